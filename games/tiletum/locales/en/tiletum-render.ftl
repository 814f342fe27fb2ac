# Words on Tiletum's pictures.
tiletum-render-title = Tiletum
tiletum-render-doing = { $points ->
    [0] { $action }: no AP left
   *[other] { $action }: { $points } AP left
}
tiletum-render-progress = Round { $round } of { $rounds } · turn { $turn } of { $turns }
tiletum-render-points = you { $own } VP, best rival { $most }
tiletum-render-fair-round = fair in round
tiletum-render-key-die = number: resources
tiletum-render-key-points = AP of the action
tiletum-render-king-track = King track
tiletum-render-corruption = Corruption
tiletum-render-favour = For the leader
tiletum-render-fairs = Fairs
tiletum-render-fairs-struck = Fairs · struck out: not there
tiletum-render-contracts = Contracts · stack { $tiles }
tiletum-render-characters = Characters · stack { $tiles }

## A player's area and the picture for a phone
tiletum-render-warehouse = Warehouse
tiletum-render-markers = Extra AP
tiletum-render-fairs-now = The fairs, and what they would bring now
tiletum-render-fair-absent = struck out: no house or merchant there
tiletum-render-points-from = Victory points so far
tiletum-render-own-merchant = merchant
tiletum-render-own-architect = architect
tiletum-render-own-house = houses
tiletum-render-own-pillar = pillars
tiletum-render-own-cathedral = contributions

## Text boards and alt texts
tiletum-render-text-order = Players, in turn order
tiletum-render-text-die = Die of this turn: { $die }
tiletum-render-text-open = Under way: { $action }, AP left: { $points }
tiletum-render-text-wheel = Action wheel
tiletum-render-text-tile = tile: { $tile }
tiletum-render-text-bag = In the bag: { $dice }
tiletum-render-text-corruption = Corruption: { $markers }
tiletum-render-text-favour = For the leader: { $tile }
tiletum-render-text-favour-last = For the leader: 4 VP
tiletum-render-text-fair = fair in round { $round }
tiletum-render-text-pillars = pillars: { $pillars } ({ $spaces } spaces)
tiletum-render-text-warehouse = Warehouse { $tiles }/{ $room }
tiletum-render-text-contracts = Contracts fulfilled { $done }/{ $spaces }
tiletum-render-text-next = spaces still free: { $points }
tiletum-render-text-occupied = occupied
tiletum-render-text-crest = crest for { $food } food: { $bonus }
tiletum-render-text-stacks = Stacks
tiletum-render-text-stack-bonus = Bonus tiles: { $tiles }
tiletum-render-text-stack-contract = Contracts: { $tiles }
tiletum-render-text-stack-character = Characters: { $tiles }
tiletum-render-bonus-place_house_anywhere = a house anywhere
tiletum-render-bonus-place_pillar_anywhere = a pillar anywhere
tiletum-render-bonus-move_merchant_anywhere = merchant anywhere
tiletum-render-bonus-move_architect_anywhere = architect anywhere
tiletum-render-bonus-gain_any_2 = any 2 resources
tiletum-render-bonus-gain_vp_5 = 5 VP
tiletum-render-alt-board = { $name }'s player board in Tiletum.
tiletum-render-alt-wheel = Dice: { $dice }.
tiletum-render-alt-court = King track: { $spaces }.
tiletum-render-alt-fair = Next fair: { $city }, { $tile } ({ $points }), present: { $seats }.
tiletum-render-alt-travellers = Merchant, then architect: { $places }.
tiletum-render-alt-map = On the map: { $cities }.
tiletum-render-alt-offers = Offers: { $tiles }.
tiletum-render-alt-tenants = tenants
tiletum-render-alt-crests = crests
tiletum-render-alt-contracts = contracts fulfilled
tiletum-render-alt-where = Merchant: { $merchant }, architect: { $architect }, houses: { $houses }, pillars: { $pillars }.
tiletum-render-alt-offer = { $tile } ({ $price } AP)
tiletum-render-alt-tiles = Tiles on the map: { $tiles }.
tiletum-render-alt-later = Later fairs: { $fairs }.
