### Tiletum. Ids: `tiletum-<field>-<value>` or, where every field says it alike, `tiletum-<value>`.
### AP are action points, VP victory points.

tiletum-teaser = Merchants of the Renaissance: one die gives resources or action points, rarely both. Travel to Europe's fairs, build cathedrals, fill your houses, please the king.
tiletum-about = Europe in the Renaissance: you are wealthy merchants from Tiletum. Your merchant travels from town to town and opens houses, your architect raises pillars for the great cathedrals, and at home notaries, stewards, builders, traders and courtiers move into your buildings. Wool and iron pay for contracts, stone for cathedrals, food for the coats of arms of noble families. Once a round the king looks at who stands in his favour, and a town holds its fair: if you have a house or your merchant there, you score for what the fair rewards. Four rounds, three dice each: twelve turns, and every one counts.
tiletum-turn = Take a die from the wheel: you get as many resources of its colour as its number, and the action where it lies gets 7 minus that number in action points (AP). So a 6 makes you rich and a 1 makes you busy. For 2 gold you can turn a die by one. Then spend the AP:
    • walk and build on the map,
    • take and settle characters,
    • sign contracts, or
    • climb the king track.
    At any time during your turn you may also do tasks: buy goods, fulfil a contract, place a crest, contribute to a cathedral, use a helper.
    A building with full rooms and a crest makes its action stronger for good. Mind the warehouse: it holds four tiles, and you can't throw anything away. After four rounds the most VP win.
tiletum-reconstructed = We know the rulebook's text except for a few lost steps of the set-up, on which several public summaries agree; we don't have its pictures, and where only a picture would tell, we worked it out. Certain are the 23 cities and 6 road spaces, the fair tiles, what all contracts cost and pay (except how three of them split iron and wool), which helpers and character bonuses there are, the crest spaces, the start and the final scoring. Ours are most roads between the cities, which house spaces, house bonuses and bonus tiles a city has, half of the values on the king track, the points a contract space and three of the four fairs add, the costs and points of most building cost tiles and cathedral tiles, six of the eight city tiles, the price of each place in the contract offer, the arms of four crests, how many copies of each tile there are and for how many players, and which character has which bonus. All of it agrees with every count and every example in the rulebook; so the game is the same, but don't expect each tile to match your box.

## The six actions

tiletum-architect = Architect
tiletum-merchant = Merchant
tiletum-character = Character
tiletum-contract = Contract
tiletum-king = King
tiletum-joker = Joker

tiletum-piece-architect = architect
tiletum-piece-merchant = merchant

## Resources

tiletum-many-resources = { $count } { $name }
tiletum-many-choice = { $count } { $name }
tiletum-many-get = { $count } { $name }
tiletum-gold = gold
tiletum-food = food
tiletum-wool = wool
tiletum-stone = stone
tiletum-iron = iron

## Dice as they lie

tiletum-yellow1 = yellow 1
tiletum-pink1 = pink 1
tiletum-light_grey1 = light grey 1
tiletum-dark_grey1 = dark grey 1
tiletum-blue1 = blue 1
tiletum-yellow2 = yellow 2
tiletum-pink2 = pink 2
tiletum-light_grey2 = light grey 2
tiletum-dark_grey2 = dark grey 2
tiletum-blue2 = blue 2
tiletum-yellow3 = yellow 3
tiletum-pink3 = pink 3
tiletum-light_grey3 = light grey 3
tiletum-dark_grey3 = dark grey 3
tiletum-blue3 = blue 3
tiletum-yellow4 = yellow 4
tiletum-pink4 = pink 4
tiletum-light_grey4 = light grey 4
tiletum-dark_grey4 = dark grey 4
tiletum-blue4 = blue 4
tiletum-yellow5 = yellow 5
tiletum-pink5 = pink 5
tiletum-light_grey5 = light grey 5
tiletum-dark_grey5 = dark grey 5
tiletum-blue5 = blue 5
tiletum-yellow6 = yellow 6
tiletum-pink6 = pink 6
tiletum-light_grey6 = light grey 6
tiletum-dark_grey6 = dark grey 6
tiletum-blue6 = blue 6

## The map

tiletum-london = London
tiletum-london_brugge = London–Brugge road
tiletum-brugge = Brugge
tiletum-antwerpen = Antwerpen
tiletum-antwerpen_hamburg = Antwerpen–Hamburg road
tiletum-hamburg = Hamburg
tiletum-tiletum = Tiletum
tiletum-koeln = Köln
tiletum-leipzig = Leipzig
tiletum-paris = Paris
tiletum-troyes = Troyes
tiletum-strasbourg = Strasbourg
tiletum-frankfurt = Frankfurt
tiletum-nuernberg = Nürnberg
tiletum-praha = Praha
tiletum-paris_bordeaux = Paris–Bordeaux road
tiletum-bordeaux = Bordeaux
tiletum-strasbourg_milano = Strasbourg–Milano road
tiletum-nuernberg_verona = Nürnberg–Verona road
tiletum-wien = Wien
tiletum-lyon = Lyon
tiletum-milano = Milano
tiletum-verona = Verona
tiletum-venezia = Venezia
tiletum-toulouse = Toulouse
tiletum-arles = Arles
tiletum-arles_genova = Arles–Genova road
tiletum-genova = Genova
tiletum-firenze = Firenze

## Building cost tiles

tiletum-cost_2_2 = 2 stone → 2 VP
tiletum-cost_3_4 = 3 stone → 4 VP
tiletum-cost_4_6 = 4 stone → 6 VP
tiletum-cost_5_9 = 5 stone → 9 VP
tiletum-cost_6_12 = 6 stone → 12 VP
tiletum-unavailable_cathedral = unavailable cathedral

## Fairs

tiletum-fair_house_pillar_set = Fair of houses and pillars
tiletum-fair_king_track = Fair of the king track
tiletum-fair_house = Fair of houses
tiletum-fair_contract_crest_set = Fair of contracts and crests
tiletum-fair_contract = Fair of contracts
tiletum-fair_contract_cathedral_set = Fair of contracts and cathedrals
tiletum-fair_crest = Fair of crests
tiletum-fair_pillar = Fair of pillars
tiletum-fair_upper_floor_character = Fair of the upper floors
tiletum-fair_full_building = Fair of full buildings
tiletum-fair_cathedral = Fair of cathedrals

## Contracts

tiletum-contract_same_1 = contract (any 1 resource → 1 VP)
tiletum-contract_same_3 = contract (3 of a kind → 3 VP)
tiletum-contract_same_5 = contract (5 of a kind → 6 VP)
tiletum-contract_same_7 = contract (7 of a kind → 10 VP)
tiletum-contract_same_8 = contract (8 of a kind → 13 VP)
tiletum-contract_iron_2 = contract (2 iron → 2 VP)
tiletum-contract_iron_3 = contract (3 iron → 4 VP)
tiletum-contract_iron_9 = contract (9 iron → 17 VP)
tiletum-contract_iron_5_king = contract (5 iron → 7 VP, king track 1 step)
tiletum-contract_iron_7_king = contract (7 iron → 11 VP, king track 1 step)
tiletum-contract_wool_2 = contract (2 wool → 2 VP)
tiletum-contract_wool_3 = contract (3 wool → 4 VP)
tiletum-contract_wool_9 = contract (9 wool → 17 VP)
tiletum-contract_wool_5_merchant = contract (5 wool → 7 VP, merchant 1 step)
tiletum-contract_wool_7_merchant = contract (7 wool → 11 VP, merchant 1 step)
tiletum-contract_same_2_iron_2 = contract (2 of a kind + 2 iron → 5 VP)
tiletum-contract_same_3_iron_3 = contract (3 of a kind + 3 iron → 8 VP)
tiletum-contract_same_2_wool_2 = contract (2 of a kind + 2 wool → 5 VP)
tiletum-contract_same_3_wool_3 = contract (3 of a kind + 3 wool → 8 VP)
tiletum-contract_mixed_2 = contract (1 iron + 1 wool → 2 VP)
tiletum-contract_mixed_6 = contract (2 iron + 2 wool → 6 VP)
tiletum-contract_mixed_12 = contract (3 iron + 4 wool → 12 VP)
tiletum-contract_mixed_3_3_character = contract (3 iron + 3 wool → 9 VP, Character 1 AP)
tiletum-contract_mixed_5_5_character = contract (5 iron + 5 wool → 16 VP, Character 1 AP)

## Crests

tiletum-crest_fleur_de_lis = lily crest
tiletum-crest_lion = lion crest
tiletum-crest_eagle = eagle crest
tiletum-crest_cross = cross crest
tiletum-crest_balls = ball crest
tiletum-crest_lozenges = lozenge crest

## Helpers

tiletum-helper_joker_1 = helper (any action, 1 AP)
tiletum-helper_merchant_2 = helper (Merchant, 2 AP)
tiletum-helper_merchant_3 = helper (Merchant, 3 AP)
tiletum-helper_character_2 = helper (Character, 2 AP)
tiletum-helper_character_3 = helper (Character, 3 AP)
tiletum-helper_contract_2 = helper (Contract, 2 AP)
tiletum-helper_contract_3 = helper (Contract, 3 AP)
tiletum-helper_architect_2 = helper (Architect, 2 AP)
tiletum-helper_architect_3 = helper (Architect, 3 AP)
tiletum-helper_king_2 = helper (King, 2 AP)
tiletum-helper_king_3 = helper (King, 3 AP)
tiletum-helper_plus_ap_1 = helper (+1 AP)
tiletum-helper_plus_ap_2 = helper (+2 AP)
tiletum-helper_plus_ap_3 = helper (+3 AP)
tiletum-helper_change_colour = helper (another resource for the die)
tiletum-helper_gold_4 = helper (4 gold)
tiletum-helper_vp_4 = helper (4 VP)
tiletum-helper_gold_2_vp_2 = helper (2 gold + 2 VP)
tiletum-helper_any_2 = helper (any 2 resources)
tiletum-helper_any_3 = helper (any 3 resources)
tiletum-helper_four_resources = helper (iron, wool, stone, food)
tiletum-helper_activate_building = helper (activate a building)

## Characters: five types, named after the action they boost, and the forty-five tiles (equal ones are numbered)

tiletum-type-architect = builder (Architect)
tiletum-type-merchant = trader (Merchant)
tiletum-type-character = steward (Character)
tiletum-type-contract = notary (Contract)
tiletum-type-king = courtier (King)

tiletum-character_contract_1 = notary (any resource + Contract, 1 AP)
tiletum-character_contract_2 = notary (any resource + Contract, 2 AP)
tiletum-character_contract_3 = notary (2 wool)
tiletum-character_contract_4 = notary (1 iron)
tiletum-character_contract_5 = notary (1 gold + 1 wool)
tiletum-character_contract_6 = notary (Contract, 3 AP)
tiletum-character_contract_7 = notary (1 gold + 1 iron)
tiletum-character_contract_8 = notary (2 iron)
tiletum-character_contract_9 = notary (any resource + Contract, 1 AP) II
tiletum-character_character_1 = steward (Character, 1 AP)
tiletum-character_character_2 = steward (Character, 2 AP)
tiletum-character_character_3 = steward (architect and merchant 1 step)
tiletum-character_character_4 = steward (1 food)
tiletum-character_character_5 = steward (2 gold)
tiletum-character_character_6 = steward (2 food)
tiletum-character_character_7 = steward (Character, 1 AP) II
tiletum-character_character_8 = steward (3 gold)
tiletum-character_character_9 = steward (architect and merchant 1 step) II
tiletum-character_king_1 = courtier (King, 1 AP)
tiletum-character_king_2 = courtier (King, 2 AP)
tiletum-character_king_3 = courtier (2 VP)
tiletum-character_king_4 = courtier (3 VP)
tiletum-character_king_5 = courtier (2 gold)
tiletum-character_king_6 = courtier (King, 1 AP) II
tiletum-character_king_7 = courtier (2 VP) II
tiletum-character_king_8 = courtier (King, 2 AP) II
tiletum-character_king_9 = courtier (3 gold)
tiletum-character_merchant_1 = trader (merchant 1 step)
tiletum-character_merchant_2 = trader (merchant 2 steps)
tiletum-character_merchant_3 = trader (house at the merchant)
tiletum-character_merchant_4 = trader (3 gold)
tiletum-character_merchant_5 = trader (merchant 1 step + house)
tiletum-character_merchant_6 = trader (merchant 1 step) II
tiletum-character_merchant_7 = trader (1 food)
tiletum-character_merchant_8 = trader (merchant 2 steps) II
tiletum-character_merchant_9 = trader (2 gold)
tiletum-character_architect_1 = builder (architect 1 step)
tiletum-character_architect_2 = builder (architect 2 steps)
tiletum-character_architect_3 = builder (pillar at the architect)
tiletum-character_architect_4 = builder (1 stone)
tiletum-character_architect_5 = builder (architect 1 step + pillar)
tiletum-character_architect_6 = builder (architect 1 step) II
tiletum-character_architect_7 = builder (2 stone)
tiletum-character_architect_8 = builder (architect 2 steps) II
tiletum-character_architect_9 = builder (2 stone) II

## Rooms

tiletum-b1f1 = building 1, floor 1
tiletum-b1f2 = building 1, floor 2
tiletum-b1f3 = building 1, floor 3
tiletum-b2f1 = building 2, floor 1
tiletum-b2f2 = building 2, floor 2
tiletum-b3f1 = building 3, floor 1
tiletum-b3f2 = building 3, floor 2
tiletum-b4f1 = building 4, floor 1
tiletum-b5f1 = building 5, floor 1

## Words of moves and events

tiletum-tile-take = take the tile
tiletum-tile-leave = leave the tile
tiletum-tile-pause = tile now, resources later
tiletum-tile-discard = discard the tile
tiletum-doing-walk = just go there
tiletum-doing-tile = take the tile
tiletum-doing-pillar = place a pillar
tiletum-doing-house = place a house
tiletum-doing-both = take the tile and build
tiletum-character-all = all bonuses
tiletum-what-action = the action
tiletum-what-turn = the turn
tiletum-what-house = a house
tiletum-what-pillar = a pillar
tiletum-what-activate = activating a building
tiletum-what-steps = steps

## Places of bonus tiles (those of an action or a city bear its name)

tiletum-king_track = King track
tiletum-contracts = Contract offer
tiletum-characters = Character offer

## Where things come from (tiles, cities and fairs bear their names)

tiletum-source-die = the die
tiletum-source-joker = the joker
tiletum-source-building = a completed building
tiletum-source-first_swap = first swap of the turn
tiletum-source-crest = crest space
tiletum-source-space = contract space
tiletum-source-track = king track
tiletum-source-leader = leader of the king track
tiletum-source-end = end of the game
tiletum-why-contracts = contracts
tiletum-why-cathedrals = cathedrals
tiletum-why-houses = house bonuses
tiletum-why-characters = characters
tiletum-why-helpers = helpers
tiletum-why-crests = crest spaces
tiletum-why-king = king phase
tiletum-why-fairs = fairs
tiletum-why-map = houses × pillars
tiletum-why-buildings = completed buildings
tiletum-why-resources = resources left
# The sixth building boosts no action: not shown.
tiletum-action- = none

## The lobby

tiletum-option-action_tiles = Actions at the wheel
tiletum-option-action_tiles-description = In which order the six actions lie around the wheel
tiletum-option-action_tiles-printed = printed action order
tiletum-option-action_tiles-printed-description = As on the board; best for a first game
tiletum-option-action_tiles-shuffled = shuffled actions
tiletum-option-action_tiles-shuffled-description = Action tiles are shuffled and laid over the printed ones
tiletum-option-wheel_start = Start of the wheel
tiletum-option-wheel_start-description = Which number faces which action in the first round
tiletum-option-wheel_start-random = random wheel
tiletum-option-wheel_start-random-description = Drawn by lot
tiletum-option-wheel_start-fixed = wheel starts at 1
tiletum-option-wheel_start-fixed-description = The 1 faces the first action
tiletum-option-king_tile_rounds = The king's bonus tile
tiletum-option-king_tile_rounds-description = In how many rounds the leader of the king track may take a tile
tiletum-option-king_tile_rounds-three = king's tile in three rounds
tiletum-option-king_tile_rounds-three-description = In the last round the leader gets 4 VP instead
tiletum-option-king_tile_rounds-four = king's tile in every round
tiletum-option-king_tile_rounds-four-description = A tile in the last round too, and no 4 VP
tiletum-option-warehouse_crests = Crests in the warehouse
tiletum-option-warehouse_crests-description = Whether they count at the fairs that honour crests
tiletum-option-warehouse_crests-count = all crests count at fairs
tiletum-option-warehouse_crests-count-description = Placed or still in the warehouse
tiletum-option-warehouse_crests-ignored = only placed crests count at fairs
tiletum-option-warehouse_crests-ignored-description = Those in the warehouse do not
tiletum-option-occupied_building = The sixth building
tiletum-option-occupied_building-description = Whether it counts at the fair of full buildings
tiletum-option-occupied_building-ignored = sixth building not at fairs
tiletum-option-occupied_building-ignored-description = It holds no characters, so it does not count there
tiletum-option-occupied_building-counts = sixth building counts as full at fairs
tiletum-option-occupied_building-counts-description = Everybody has one full building from the start

## Points

tiletum-score = { NUMBER($points, maximumFractionDigits: 1) } VP
tiletum-points-contracts = contracts
tiletum-points-cathedrals = cathedrals
tiletum-points-houses = house bonuses
tiletum-points-characters = characters
tiletum-points-helpers = helpers
tiletum-points-crests = crests
tiletum-points-king = king track
tiletum-points-fairs = fairs
tiletum-points-map = houses × pillars
tiletum-points-buildings = completed buildings
tiletum-points-resources = resources left
tiletum-tiebreak-turn-order = earlier in turn order

## What happened: the log

tiletum-event-RoundBegan = Round { $round } begins. The dice: { $dice }.
tiletum-event-CorruptionShown = Turn { $turn } of the round, corruption { $steps }: { $steps ->
    [0] nobody moves.
    [one] every disc on the king track moves back 1 step.
   *[other] every disc on the king track moves back { $steps } steps.
}
tiletum-event-TurnBegan = { $seat } begins a turn (round { $round }, turn { $turn }).
tiletum-event-TurnEnded = { $seat } ended the turn.
tiletum-event-ContractsRefilled = New in the contract offer: { $new }.
tiletum-event-DieTaken = { $seat } took the { $die } at { $action }{ $gold ->
    [0] .
   *[other] {" "}and turned it to { $number } for { $gold } gold.
}
tiletum-event-TileTaken = { $seat } took a tile ({ $place }): { $tile }.
tiletum-event-ActionBegan = { $seat } takes the { $action } action ({ $points } AP){ $source_id ->
    [die] .
    [joker] {" "}with the joker.
   *[other] {" "}with the { $source }.
}
tiletum-event-PointsAdded = { $seat } adds { $points } AP to the die's action with { $source_id ->
    [building] { $source }
   *[other] the { $source }
}.
tiletum-event-ActionEnded = { $seat } ended the { $action } action{ $lost ->
    [0] .
   *[other] , leaving { $lost } AP unused.
}
tiletum-event-Gained = { $seat } got { $amount } { $resource } { $source_id ->
    [die] from the die.
    [first_swap] for the first swap of the turn.
    [crest] from a crest space.
   *[other] from the { $source }.
}
tiletum-event-Paid = { $seat } paid { $amount } { $resource } { $source_id ->
    [die] to turn the die.
    [cost_2_2] to the cathedral.
    [cost_3_4] to the cathedral.
    [cost_4_6] to the cathedral.
    [cost_5_9] to the cathedral.
    [cost_6_12] to the cathedral.
   *[other] for the { $source }.
}
tiletum-event-Scored = { $seat } scored { $points } VP: { $why_id ->
    [houses] house in { $source }
    [cathedrals] cathedral of { $source }
    [map] { $why }
    [buildings] { $why }
    [resources] { $why }
   *[other] { $source }
}.
tiletum-event-Travelled = { $seat }'s { $piece }: { $start } → { $space }{ $steps ->
    [0] .
    [one] , 1 step.
   *[other] , { $steps } steps.
}
tiletum-event-PillarPlaced = { $seat } placed a pillar in { $city }.
tiletum-event-HousePlaced = { $seat } placed a house in { $city } (space { $spot }).
tiletum-event-CharacterCame = New in the character offer, on space { $space }: { $character }.
tiletum-event-OfferRefreshed = { $seat } replaced the character offer. It was: { $old }.
tiletum-event-Settled = { $seat } settled the { $character } in { $room }.
tiletum-event-RoofHouseCame = { $seat } filled building { $building } and took the house from its roof.
tiletum-event-BuildingCompleted = { $seat } completed building { $building }{ $points ->
    [0] .
   *[other] : +{ $points } AP for { $action } from now on.
}
tiletum-event-Swapped = { $seat } swapped 1 { $give } for 1 { $get }.
tiletum-event-KingMoved = { $seat } is now at { $space ->
    [0] −10
    [1] −5
    [2] −2
    [3] −1
    [4] 0
    [5] 1
    [6] 2
    [7] 3
    [8] 5
    [9] 7
    [10] 9
    [11] 12
   *[12] 15
} on the king track.{ $lost ->
    [0] {""}
   *[other] {" "}{ $lost } AP went unused at the end of the track.
}
tiletum-event-Bought = { $seat } bought { $count } { $good } for gold.
tiletum-event-ContractFulfilled = { $seat } fulfilled a contract on contract space { $space }: { $contract }.{ $pillar ->
    [0] {""}
   *[other] {" "}That frees a pillar.
}
tiletum-event-CrestPlaced = { $seat } placed the { $crest } under building { $building }.
tiletum-event-Contributed = { $seat } contributed to the cathedral of { $city } ({ $cost }) and got a cathedral tile worth { $tile } VP.
tiletum-event-HelperUsed = { $seat } used the { $helper }.
tiletum-event-BuildingActivated = { $seat } activated building { $building }.
tiletum-event-BonusLost = { $seat } could not use a bonus: { $what }.
tiletum-event-BonusForgone = { $seat } gave up the rest of a bonus.
tiletum-event-KingTileDiscarded = { $seat } discarded the king's tile: { $tile }.
tiletum-event-OrderChanged = The new turn order: { $order }.
tiletum-event-DiscsReturned = Back to 0 on the king track: { $seats }.
tiletum-event-FairScored = { $tile } in { $city } (round { $round }): { $present_count ->
    [0] nobody was there.
   *[other] { $points }. Present: { $present }.
}
tiletum-event-TilesLaid = { $tiles_count ->
    [0] All bonus tiles are still there.
   *[other] New bonus tiles: { $tiles }.
}
tiletum-event-FinalScored = Final scoring, { $seat }: { $houses ->
    [one] 1 house
   *[other] { $houses } houses
} × { $pillars ->
    [one] 1 pillar
   *[other] { $pillars } pillars
}, { $buildings ->
    [one] 1 completed building
   *[other] { $buildings } completed buildings
}, { $resources ->
    [one] 1 resource left
   *[other] { $resources } resources left
}.

## What happened: the digest

tiletum-digest-DieTaken = { $die } → { $action }
tiletum-digest-TileTaken = took the { $tile }
tiletum-digest-PillarPlaced = pillar in { $city }
tiletum-digest-HousePlaced = house in { $city }
tiletum-digest-Settled = { $character } → { $room }
tiletum-digest-BuildingCompleted = completed building { $building }
tiletum-digest-ContractFulfilled = fulfilled the { $contract }
tiletum-digest-CrestPlaced = { $crest } under building { $building }
tiletum-digest-Contributed = contributed in { $city }
tiletum-digest-HelperUsed = used the { $helper }
tiletum-digest-OfferRefreshed = new character offer
tiletum-digest-KingTileDiscarded = discarded the king's tile
tiletum-digest-joker = joker as { $action }
tiletum-digest-travelled = { $piece } → { $space }
tiletum-digest-king = king track at { $vp } VP
tiletum-digest-scored = **{ $vp } VP**
tiletum-digest-times = { $what } ×{ $times }
tiletum-digest-fair = **{ $tile }, { $city }**: { $points }
tiletum-digest-king-phase = **King track**: { $points }
tiletum-digest-corruption = Corruption: everybody goes back { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} on the king track.
tiletum-digest-round = **Round { $round }** has begun.
tiletum-digest-final = { $houses ->
    [one] 1 house
   *[other] { $houses } houses
} × { $pillars ->
    [one] 1 pillar
   *[other] { $pillars } pillars
}, { $buildings ->
    [one] 1 completed building
   *[other] { $buildings } completed buildings
}, { $resources ->
    [one] 1 resource left
   *[other] { $resources } resources left
}

## Moves: buttons, and one line for each

tiletum-move-die = Take a die
tiletum-move-collect = Take the resources
tiletum-move-perform = Choose an action
tiletum-move-architect = Architect
tiletum-move-merchant = Merchant
tiletum-move-hire = Take a character
tiletum-move-settle = Settle a character
tiletum-move-refresh = Replace the character offer
tiletum-move-sign = Contract offer
tiletum-move-swap = Swap resources
tiletum-move-gain = Choose resources
tiletum-move-house = Place a house
tiletum-move-pillar = Place a pillar
tiletum-move-activate = Activate a building
tiletum-move-buy = Buy for gold
tiletum-move-fulfil = Fulfil a contract
tiletum-move-crest = Place a crest
tiletum-move-contribute = Contribute
tiletum-move-helper = Use a helper
tiletum-move-end = Done
tiletum-move-skip = No more of this bonus
tiletum-move-favour = The king's tile

# Shorter, before what they name.
tiletum-verb-perform = Joker
tiletum-verb-hire = Take
tiletum-verb-settle = Settle
tiletum-verb-fulfil = Fulfil
tiletum-verb-buy = Buy
tiletum-verb-activate = Activate
tiletum-verb-swap = Swap
tiletum-verb-gain = Get
tiletum-verb-house = House
tiletum-verb-pillar = Pillar

tiletum-say-die = { $die }{ $turned ->
    [yes] {" "}→ { $number }
   *[no] {""}
}: { $number } { $resource }{ $tile_id ->
    [take] , with the tile
    [pause] , tile now, resources later
   *[leave] {""}
}
tiletum-say-die-action = { $die }{ $turned ->
    [yes] {" "}→ { $number }
   *[no] {""}
}: { $number } { $resource }, { $action } ({ $points } AP){ $tile_id ->
    [take] , with the tile
    [pause] , tile now, resources later
   *[leave] {""}
}
tiletum-say-collect = Take the die's resources: { $resource }
tiletum-say-perform = Use the joker as { $action }
tiletum-say-architect = Architect → { $space }{ $doing_id ->
    [walk] {""}
    [tile] , takes the tile
    [pillar] , places a pillar
   *[both] , takes the tile and places a pillar
}
tiletum-say-merchant = Merchant → { $space }{ $doing_id ->
    [walk] {""}
    [tile] , takes the tile
    [house] , places a house (space { $spot })
   *[both] , takes the tile and places a house (space { $spot })
}
tiletum-say-hire = Take the { $character }{ $room ->
    [none] {""}
   *[other] {" "}→ { $room }
}
tiletum-say-settle = Settle the { $character } → { $room }
tiletum-say-refresh = Replace the character offer
tiletum-say-sign = Take tile { $space } of the contract offer
tiletum-say-sign-tile = Contract offer { $space }: take the { $tile }
tiletum-say-swap = Swap 1 { $give } for { $get }
tiletum-say-gain = Get { $resources }
tiletum-say-house = House in { $city } (space { $spot })
tiletum-say-pillar = Pillar in { $city }
tiletum-say-activate = Activate building { $building }: { $character }
tiletum-say-buy = Buy { $count } { $good }
tiletum-say-fulfil = Fulfil the { $contract }{ $pay ->
    [none] {""}
   *[other] , paying { $pay }
}
tiletum-say-crest = Place the { $crest } under building { $building }
tiletum-say-contribute = Contribute to the cathedral of { $city }
tiletum-say-helper = Use the { $helper }{ $choice_count ->
    [0] {""}
   *[other] : { $choice }
}
tiletum-say-end = { $what_id ->
    [action] End the action
   *[turn] End the turn
}
tiletum-say-skip = Give up the rest of the bonus
tiletum-say-favour = { $tile_id ->
    [take] Take the king's tile
   *[discard] Discard the king's tile
}
tiletum-say-tile = { $move }: { $tile }
tiletum-say-price = { $move }, { $price }

## Questions

tiletum-ask-kind-TakeDie = Which die, or a task first?
tiletum-ask-kind-CollectResources = Take the resources, or a task first?
tiletum-ask-kind-ChooseAction = Which action do you take with the joker?
tiletum-ask-kind-DieAction = What next?
tiletum-ask-kind-GrantedAction = How do you spend the AP?
tiletum-ask-kind-AfterAction = Another task, or end your turn?
tiletum-ask-kind-ChooseResources = Which resources do you want?
tiletum-ask-kind-Errand = How do you use the bonus?
tiletum-ask-kind-PlaceHouse = Where do you place the house?
tiletum-ask-kind-PlacePillar = Where do you place the pillar?
tiletum-ask-kind-Journey = Where to?
tiletum-ask-kind-ActivateBuilding = Which bonuses do you take?
tiletum-ask-kind-TakeKingTile = Do you take the king's tile?
tiletum-ask-die-die = Which die do you take?
tiletum-ask-die-number = As it lies, or turned for gold?
tiletum-ask-die-tile = And the action's bonus tile?
tiletum-ask-resource = Which resource do you take?
tiletum-ask-action = Which action do you take?
tiletum-ask-architect-space = Where does the architect go?
tiletum-ask-merchant-space = Where does the merchant go?
tiletum-ask-doing = What do you do there?
tiletum-ask-spot = Which house space?
tiletum-ask-hire-character = Which character do you take?
tiletum-ask-settle-character = Who moves in?
tiletum-ask-hire-room = To the warehouse, or straight into a room?
tiletum-ask-settle-room = Which room?
tiletum-ask-sign-space = Which tile of the contract offer?
tiletum-ask-swap-give = What do you give?
tiletum-ask-swap-get = What do you get for it? (The first swap of a turn brings two.)
tiletum-ask-resources = Which resources do you want?
tiletum-ask-house-city = Which city gets the house?
tiletum-ask-pillar-city = Which cathedral gets the pillar?
tiletum-ask-contribute-city = Which cathedral do you contribute to?
tiletum-ask-activate-building = Which building do you activate?
tiletum-ask-activate-character = Whose bonus?
tiletum-ask-buy-good = What do you buy?
tiletum-ask-buy-count = How many?
tiletum-ask-fulfil-contract = Which contract do you fulfil?
tiletum-ask-fulfil-pay = What do you pay with?
tiletum-ask-crest-crest = Which crest do you place?
tiletum-ask-crest-building = Under which building?
tiletum-ask-helper-helper = Which helper do you use?
tiletum-ask-helper-choice = What do you want from it?
tiletum-ask-end-what = End just the action, or your whole turn?
tiletum-ask-favour-tile = Do you take the king's tile?

## Answers: the text of a choice

tiletum-choice-here = { $space } (here)
tiletum-choice-outcome = { $number } { $resource } · { $action } { $points } AP
tiletum-choice-lies = as it lies ({ $number })
tiletum-choice-turned = turned to { $number }
tiletum-choice-warehouse = to the warehouse
tiletum-choice-building = building { $building }
tiletum-choice-paid = pay { $resource }
tiletum-choice-give = give { $resource }
tiletum-choice-get = get { $resource }
tiletum-choice-spot-plain = plain house space
tiletum-choice-spot-vp = +{ $vp } VP
tiletum-choice-spot-activate = activate a building
tiletum-choice-none = nothing to choose
tiletum-choice-end-action = End the action
tiletum-choice-end-turn = End the turn

## Answers: the note below a choice

tiletum-does-die = one per turn: resources and AP
tiletum-does-collect = as many as the number of your die
tiletum-does-perform = all the die's AP for one of the other five actions
tiletum-does-architect = walk, place a pillar, take a tile: 1 AP each
tiletum-does-merchant = walk, place a house, take a tile: 1 AP each
tiletum-does-hire = a character from the offer for 1 AP
tiletum-does-settle = a character into a room: 1 AP per floor
tiletum-does-refresh = five other characters
tiletum-does-sign = a tile for 3, 2, 2, 1 or 1 AP
tiletum-does-swap = 1 resource for another: 1 AP
tiletum-does-gain = whatever you need most
tiletum-does-house = in any city with room
tiletum-does-pillar = at any cathedral with room
tiletum-does-activate = the bonuses of all characters in a building
tiletum-does-buy = 2 gold for 1 stone, wool, iron or food
tiletum-does-fulfil = pay resources, get VP and a pillar
tiletum-does-crest = pay food, get the bonus below a building
tiletum-does-contribute = pay stone where you have a pillar, get VP
tiletum-does-helper = a free extra, and room in the warehouse
tiletum-does-end = the action or the whole turn
tiletum-does-skip = nothing more from this bonus
tiletum-does-favour = into the warehouse, or out of the game

tiletum-note-left = { $points ->
    [0] no AP left
   *[other] { $points } AP left
}
tiletum-note-points = { $points } AP to spend
tiletum-note-from = from { $space }
tiletum-note-tile = tile: { $tile }
tiletum-note-warehouse = warehouse { $filled } of { $room }
tiletum-note-turnable = can be turned for gold
tiletum-note-marker = with your marker's +{ $points }
tiletum-note-king = king track { $before } → { $after }
tiletum-note-fair = fair of round { $round }: { $vp } VP as things stand
tiletum-note-fair-own = you are at the fair of round { $round } anyway
tiletum-note-cathedral = later { $stone } stone → { $vp } VP
tiletum-note-can-pillar = room for a pillar
tiletum-note-can-house = room for a house
tiletum-note-house-vp = a house brings +{ $vp } VP
tiletum-note-house-activate = a house activates a building
tiletum-note-home = lives in building { $building }, { $free ->
    [0] no room free
    [one] 1 room free
   *[other] { $free } rooms free
}
tiletum-note-homeless = needs an empty building
tiletum-note-boosts = can boost { $action }
tiletum-note-roof = fills the building: a house for your supply
tiletum-note-completes = completes the building: +{ $points } AP for { $action }
tiletum-note-completes-last = completes the building
tiletum-note-reveals = reveals tiles: undo needs consent
tiletum-note-vp = +{ $vp } VP
tiletum-note-contract = +{ $vp } VP with contract space { $space }
tiletum-note-frees-pillar = a pillar for your supply
tiletum-note-stock = { $resource } { $before } → { $after }
tiletum-note-recolours = uses up a helper
tiletum-note-pause = use the tile before the resources come
tiletum-note-crest-place_house_anywhere = a house in any city
tiletum-note-crest-place_pillar_anywhere = a pillar at any cathedral
tiletum-note-crest-move_merchant_anywhere = the merchant to any place
tiletum-note-crest-move_architect_anywhere = the architect to any place
tiletum-note-crest-gain_any_2 = any 2 resources
tiletum-note-crest-gain_vp_5 = +5 VP
tiletum-note-adds = then { $points } AP for { $action }
tiletum-note-frees-space = frees a warehouse space
tiletum-note-tasks-stay = you can still do tasks
tiletum-note-nothing-lost = nothing is lost
tiletum-note-leaves-game = the tile leaves the game

## Warnings: what a choice would spoil

tiletum-warning-warehouse-fills = ⚠️ your warehouse will be full
tiletum-warning-character-stuck = ⚠️ no room for this type: it would clog your warehouse
tiletum-warning-contract-stuck = ⚠️ no contract space left for it: it would clog your warehouse
tiletum-warning-no-room-for-tile = ⚠️ warehouse full, no room for the { $tile }
tiletum-warning-points-lost = ⚠️ you lose { $points } AP
tiletum-warning-king-track-ends = ⚠️ { $points } AP wasted at the end of the king track
tiletum-warning-bonus-lost = ⚠️ you can't use: { $what }

## Who is asked for what

tiletum-decision-TakeDie = Round { $round }, turn { $turn } of 3: take a die. This round's fair: { $city } ({ $fair }).
tiletum-decision-CollectResources = Your die's resources are waiting ({ $number } { $resource }). Do what you want to do first, then take them.
tiletum-decision-ChooseAction = Joker, { $points } AP: which action do you take?
tiletum-decision-DieAction = { $action_id ->
    [king] King: your disc has moved up. Extra AP would move it further.
   *[other] { $points ->
        [0] { $action }: no AP left.
       *[other] { $action }: { $points } AP left.
    }
}
tiletum-decision-GrantedAction = { $action }, from the { $source }: { $points } AP left.
tiletum-decision-AfterAction = Your action is done. You can still do tasks, then end your turn.
tiletum-decision-ChooseResources = Bonus: any { $amount ->
    [one] resource
   *[other] { $amount } resources
} you like.
tiletum-decision-Errand = Bonus to use: { $what }.
tiletum-decision-PlaceHouse = Bonus: place a house in any city with room.
tiletum-decision-PlacePillar = Bonus: place a pillar at any cathedral with room.
tiletum-decision-Journey = Bonus: your { $piece } may go anywhere.
tiletum-decision-ActivateBuilding = { $building ->
    [0] Bonus: activate one of your buildings.
   *[other] Building { $building }: bonuses still to take.
}
tiletum-decision-TakeKingTile = You lead the king track. Take its bonus tile, or discard it: { $tile }.
tiletum-decision-then = Then back to { $actions }.
tiletum-decision-king-tile = You lead the king track but can't take its tile: { $tile }.
tiletum-decision-full = Your warehouse is full.
tiletum-thread-action = { $points ->
    [0] { $action }
   *[other] { $action } ({ $points } AP)
}
tiletum-thread-TakeDie = taking a die
tiletum-thread-CollectResources = the die's resources
tiletum-thread-ChooseAction = the joker
tiletum-thread-AfterAction = the end of your turn
tiletum-thread-ChooseResources = choosing resources
tiletum-thread-Errand = a bonus on the map
tiletum-thread-PlaceHouse = placing a house
tiletum-thread-PlacePillar = placing a pillar
tiletum-thread-Journey = a journey
tiletum-thread-ActivateBuilding = the activated building
tiletum-errand-architect = architect, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
tiletum-errand-merchant = merchant, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
tiletum-errand-house = a house where the merchant stands
tiletum-errand-pillar = a pillar where the architect stands

tiletum-waiting-over = The game is over.
tiletum-waiting-TakeDie = { $who } is taking a die (round { $round }, turn { $turn }).
tiletum-waiting-CollectResources = { $who } has taken a die, but not its resources yet.
tiletum-waiting-ChooseAction = { $who } is choosing the joker's action.
tiletum-waiting-DieAction = { $who }: { $action }{ $points ->
    [0] .
   *[other] {" "}({ $points } AP left).
}
tiletum-waiting-GrantedAction = { $who }: { $action }{ $points ->
    [0] .
   *[other] {" "}({ $points } AP left).
}
tiletum-waiting-AfterAction = { $who } has finished their action.
tiletum-waiting-ChooseResources = { $who } is choosing resources.
tiletum-waiting-Errand = { $who } is using a bonus on the map.
tiletum-waiting-PlaceHouse = { $who } is placing a house.
tiletum-waiting-PlacePillar = { $who } is placing a pillar.
tiletum-waiting-Journey = { $who } is choosing where to travel.
tiletum-waiting-ActivateBuilding = { $who } is activating a building.
tiletum-waiting-TakeKingTile = { $who } leads the king track and may take the bonus tile.

## Refusals: what is wrong, and what would be right

tiletum-refusal-die-first = Take a die first. Only tasks may come before it.
tiletum-refusal-die-taken = You have already taken your die this turn.
tiletum-refusal-collect-first = Take your die's resources first. Only tasks may come before that.
tiletum-refusal-nothing-to-collect = You get the resources together with the die; there is nothing to collect.
tiletum-refusal-choose-action-first = Choose the joker's action first. Only tasks may come before that.
tiletum-refusal-no-joker = You have no joker to choose an action for.
tiletum-refusal-bonus-first = You have a bonus to use first, or to give up if you may.
tiletum-refusal-no-such-bonus = You have no bonus that allows that now.
tiletum-refusal-granted-action-first = Finish this action first: { $action }. You may end it with AP left.
tiletum-refusal-action-ended = Your die's action is over. Do tasks, or end your turn.
tiletum-refusal-end-the-turn = There is no task left to do: end your turn.
tiletum-refusal-action-not-open = That is part of { $action }, but you are doing { $open }.
tiletum-refusal-too-few-points = That costs { $price } AP; you have { $points ->
    [0] none
   *[other] { $points }
}.
tiletum-refusal-favour-first = You lead the king track: take or discard the bonus tile first. Tasks are for your own turn.
tiletum-refusal-no-favour = There is no king's tile to take or discard now.
tiletum-refusal-no-such-die = There is no such die on the wheel: { $die }.
tiletum-refusal-no-such-number = A die shows 1 to 6, not { $number }.
tiletum-refusal-turning-costs-gold = Turning the die that far costs { $gold } gold; you have { $owned }.
tiletum-refusal-no-tile-at-action = There is no bonus tile left at this action: { $action }. Take the die without it.
tiletum-refusal-no-reason-to-pause = Waiting would change nothing: take the resources with the die.
tiletum-refusal-pause-without-colour = If the resources come later, choose their kind later too.
tiletum-refusal-other-resource = Your die doesn't give { $resource }. You would need the helper for another resource.
tiletum-refusal-warehouse-full = Your warehouse is full: no room for the { $tile }. Make room with a task or by settling a character.
tiletum-refusal-crest-family = You already have this one: { $tile }. Only one crest per family.
tiletum-refusal-no-contract-space = All six of your contract spaces are covered: you can't take another contract.
tiletum-refusal-not-in-warehouse = This is not in your warehouse: { $tile }.
tiletum-refusal-no-such-space = There is no such place on the map: { $space }.
tiletum-refusal-already-there = That piece is already there: { $space }. Go elsewhere, or do something here.
tiletum-refusal-too-far = It is { $distance ->
    [one] 1 step
   *[other] { $distance } steps
} away, but the bonus gives { $steps }.
tiletum-refusal-not-part-of-bonus = That is not part of this bonus.
tiletum-refusal-no-city-tile = There is no bonus tile here: { $city }.
tiletum-refusal-no-pillar = You have no pillars left. You get one for each contract you fulfil.
tiletum-refusal-no-cathedral = There is no cathedral here: { $city }.
tiletum-refusal-cathedral-unavailable = The cathedral here is not built in this game: { $city }.
tiletum-refusal-pillar-already-there = You already have a pillar here: { $city }.
tiletum-refusal-pillar-spaces-full = There is no room for a pillar here: { $city }.
tiletum-refusal-no-house = You have no houses left. You get one for each building you fill.
tiletum-refusal-house-already-there = You already have a house here: { $city }.
tiletum-refusal-no-house-space = There is no room for your house here: { $city }.
tiletum-refusal-equal-house-space = The free house spaces here are all the same ({ $city }): name number { $spot }.
tiletum-refusal-spot-without-house = Name a house space only if you place a house.
tiletum-refusal-not-in-offer = This is not in the character offer: { $tile }.
tiletum-refusal-offer-empty = The character offer is empty: there is nothing to replace.
tiletum-refusal-no-such-room = There is no such room: { $room }.
tiletum-refusal-room-taken = Somebody already lives here: { $room }.
tiletum-refusal-lives-elsewhere = Your { $type } already lives in building { $building }: others of that type must move in there too.
tiletum-refusal-other-type-there = Another type lives in building { $building }: { $type }.
tiletum-refusal-no-such-offer-space = The contract offer has spaces 1 to 5, not { $space }.
tiletum-refusal-offer-gap = Space { $space } of the contract offer stays empty until the end of the turn.
tiletum-refusal-equal-offer-space = The same tile costs the same on space { $space }: take that one.
tiletum-refusal-swap-same = Swap for a different resource: you would give and get { $resource }.
tiletum-refusal-swap-nothing = You have no { $resource } to give.
tiletum-refusal-swap-bonus-due = The first swap of a turn brings two resources of your choice: name both.
tiletum-refusal-swap-bonus-spent = Only the first swap of a turn brings an extra resource.
tiletum-refusal-swap-gift = You would get back what you give, so it makes no difference: swap { $give } for { $give } and { $gift }.
tiletum-refusal-buy-something = Buy at least one.
tiletum-refusal-gold-short = That costs { $gold } gold; you have { $owned }.
tiletum-refusal-contract-spaces-covered = All six of your contract spaces are covered: you can't fulfil another contract.
tiletum-refusal-contract-needs-resource = Say which resource you pay with.
tiletum-refusal-contract-names-resources = This contract has a fixed price: don't name a resource.
tiletum-refusal-contract-unpaid = The contract costs { $amount } { $resource }; you have { $owned }.
tiletum-refusal-no-such-building = There are buildings 1 to 6, not { $building }.
tiletum-refusal-crest-space-taken = There is already a crest under building { $building }.
tiletum-refusal-food-short = A crest costs { $food } food there; you have { $owned }.
tiletum-refusal-contribution-needs-pillar = You need a pillar there first: { $city }.
tiletum-refusal-contributed-already = You have already contributed here: { $city }.
tiletum-refusal-stone-short = That costs { $stone } stone; you have { $owned }.
tiletum-refusal-points-need-action = This helper adds AP to your die's action, which is not under way now.
tiletum-refusal-colour-with-die = You use this helper when you take the die: name another resource there.
tiletum-refusal-nobody-to-activate = Nobody lives in your buildings yet, so there is nothing to activate.
tiletum-refusal-helper-choice = You can't use the { $helper } like that. Pick one of the choices offered.
tiletum-refusal-gain-how-many = Choose exactly { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}.
tiletum-refusal-gain-out-of-order = Name the resources in this order: gold, food, wool, stone, iron.
tiletum-refusal-must-place = You must place this piece if you can.
tiletum-refusal-bonus-impossible = Nothing that building { $building } gives can be done now. Skip, or choose another.
tiletum-refusal-nobody-there = Building { $building } has no bonus left to take.

## Slash commands

tiletum-command-group = tiletum
tiletum-command = Tiletum: merchants, fairs and cathedrals of the Renaissance
tiletum-command-die = die
tiletum-command-die-description = Take a die from the wheel
tiletum-command-collect = collect
tiletum-command-collect-description = Take your die's resources if you left them for later
tiletum-command-perform = joker
tiletum-command-perform-description = Choose the joker's action
tiletum-command-architect = architect
tiletum-command-architect-description = Send the architect somewhere and do something there
tiletum-command-merchant = merchant
tiletum-command-merchant-description = Send the merchant somewhere and do something there
tiletum-command-hire = hire
tiletum-command-hire-description = Take a character from the offer, straight into a room if you like
tiletum-command-settle = settle
tiletum-command-settle-description = Settle a character from the warehouse in a room
tiletum-command-refresh = refresh
tiletum-command-refresh-description = Replace the whole character offer
tiletum-command-sign = contract
tiletum-command-sign-description = Take a tile from the contract offer
tiletum-command-swap = swap
tiletum-command-swap-description = Swap one resource for another
tiletum-command-activate = activate
tiletum-command-activate-description = Take the bonuses of a building's characters
tiletum-command-buy = buy
tiletum-command-buy-description = Buy stone, wool, iron or food for 2 gold each
tiletum-command-fulfil = fulfil
tiletum-command-fulfil-description = Fulfil a contract from the warehouse
tiletum-command-crest = crest
tiletum-command-crest-description = Place a crest under one of your buildings
tiletum-command-contribute = contribute
tiletum-command-contribute-description = Contribute to a cathedral where you have a pillar
tiletum-command-helper = helper
tiletum-command-helper-description = Use a helper from the warehouse
tiletum-command-end = end
tiletum-command-end-description = End the action or the turn
tiletum-command-option-die = die
tiletum-command-option-die-description = The die, by colour and number
tiletum-command-option-number = number
tiletum-command-option-number-description = The number to turn it to, 2 gold per step
tiletum-command-option-tile = tile
tiletum-command-option-tile-description = Take the bonus tile or not
tiletum-command-option-resource = resource
tiletum-command-option-resource-description = The resource
tiletum-command-option-action = action
tiletum-command-option-action-description = The action
tiletum-command-option-space = space
tiletum-command-option-space-description = The place on the map, or the space of the offer
tiletum-command-option-doing = doing
tiletum-command-option-doing-description = What you do there
tiletum-command-option-spot = spot
tiletum-command-option-spot-description = The house space
tiletum-command-option-character = character
tiletum-command-option-character-description = The character
tiletum-command-option-room = room
tiletum-command-option-room-description = The room, by building and floor
tiletum-command-option-give = give
tiletum-command-option-give-description = What you give
tiletum-command-option-get = get
tiletum-command-option-get-description = What you get: two resources with the first swap of a turn
tiletum-command-option-city = city
tiletum-command-option-city-description = The city
tiletum-command-option-building = building
tiletum-command-option-building-description = The building, 1 to 6 from the left
tiletum-command-option-good = good
tiletum-command-option-good-description = Stone, wool, iron or food
tiletum-command-option-count = count
tiletum-command-option-count-description = How many
tiletum-command-option-contract = contract
tiletum-command-option-contract-description = The contract in your warehouse
tiletum-command-option-pay = pay
tiletum-command-option-pay-description = The resource you pay with
tiletum-command-option-crest = crest
tiletum-command-option-crest-description = The crest in your warehouse
tiletum-command-option-helper = helper
tiletum-command-option-helper-description = The helper in your warehouse
tiletum-command-option-choice = choice
tiletum-command-option-choice-description = The resources or the action you want
tiletum-command-option-what = what
tiletum-command-option-what-description = The action or the whole turn

# On a button

tiletum-short-points = { $points } AP
tiletum-short-action-points = AP
tiletum-short-favour-take = Take the king's tile
tiletum-short-favour-discard = Discard the king's tile
tiletum-short-take = tile
tiletum-short-leave = no tile
tiletum-short-pause = tile, resources later
tiletum-others-die-changed = A die turned or exchanged
tiletum-others-die-without = A die without its tile
tiletum-others-die-otherwise = A die in another way
tiletum-others-die-both = A die turned, or without its tile
tiletum-others-architect = Architect: just walk
tiletum-others-merchant = Merchant: just walk
tiletum-short-room = { $building }/{ $floor }
