# Words on the pictures of Genoa.
genoa-render-title = Genoa
genoa-render-progress = { $left ->
    [0] Round { $round }, the last one
    [one] Round { $round }, one more to come
   *[other] Round { $round }, { $left } more to come
}
genoa-render-moves-left = { $moves ->
    [0] no moves left
    [one] one move left
   *[other] { $moves } moves left
}
genoa-render-waiting-StartSpace = { $who } begins the turn.
genoa-render-waiting-OnSpace = { $called ->
    [yes] Open call for offers ({ $place }). Still asked: { $who }.
   *[no] { $who } decides about the action here: { $place }.
}
genoa-render-waiting-Crossroads = { $called ->
    [yes] Open call for offers. Still asked: { $who }.
   *[no] { $who } decides where to go.
}
genoa-render-waiting-SaleWindow = Offers for the action ({ $place })? Still asked: { $who }.
genoa-render-waiting-ForcedChoice = { $who } must sell or use the action: { $place }.
genoa-render-waiting-Terms = { $who } settles what a deal leaves open.
genoa-render-waiting-ActionWindow = { $who } performs the action: { $place }.
genoa-render-waiting-Swap = { $who } trades 1:1.
genoa-render-waiting-Reward = { $who } takes a special tile.
genoa-render-waiting-ShareCards = { $who } hands over a drawn card.
genoa-render-waiting-LastMessages = Messages to deliver? Still asked: { $who }.
genoa-render-waiting-AcquireBuildings = { $who } may acquire buildings.

## The city
genoa-render-space-city_hall = City Hall
genoa-render-space-cathedral = Cathe­dral
genoa-render-space-warehouse_drinks = Drinks
genoa-render-space-warehouse_metals = Metals
genoa-render-space-warehouse_fabric = Fabric
genoa-render-space-warehouse_spices = Spices

## The panels
genoa-render-rounds = Rounds
genoa-render-book = Offer book
genoa-render-reckoning = Final reckoning
genoa-render-supply = Supply
genoa-render-played = + face up under the deck
genoa-render-owned = on buildings { $count }
genoa-render-central = supply { $count }
genoa-render-no-offers = No offers yet
genoa-render-more-offers = { $count ->
    [one] … and one more
   *[other] … and { $count } more
}
genoa-render-then = later
genoa-render-in-return = in return
genoa-render-intent-walk = { $who } is about to go on: { $place }.
genoa-render-intent-accept = { $who } is about to accept an offer: { $place }.
genoa-render-intent-stop = { $who } is about to stop here.
genoa-render-queue = Then straight on: { $way }.
genoa-render-call = Open call ({ $spaces }). Still asked: { $who }.

## Offers and asks
genoa-render-suspended = suspended: cannot be paid now
genoa-render-rejected = declined by { $who }

## A player's area
genoa-render-buildings = Buildings owned
genoa-render-hand = Cards in hand
genoa-render-own-offers = Standing offers
genoa-render-contracts = contracts worth { $ducats } ducats so far
genoa-render-stance-ask_me = wants to be asked about every building
genoa-render-stance-auto_pass_all = passes on every action
genoa-render-stance-auto_pass_except = passes on most actions
genoa-render-acquire-pass = acquires no buildings

## The picture for a phone
genoa-render-action-open = action still to be had
genoa-render-action-used = action used
genoa-render-action-discharged = action wanted by nobody
genoa-render-action-none = no action here
genoa-render-done = done
genoa-render-promised = Promised: { $lines }
genoa-render-orders = Orders for this building
genoa-render-ordered = An order has been fulfilled in this action.
genoa-render-owner = owned by { $who }
genoa-render-no-owner = nobody's

## Text boards and alt texts
genoa-render-text-city = City
genoa-render-text-tower = Tower's way: { $way }
genoa-render-text-tower-none = The tower has not been placed yet.
genoa-render-text-discs = Discs: { $discs }
genoa-render-text-key = Squares are blue-red: column from the left, row from the top. ·· is a street, [] the market. * marks where the tower was, # where it is; after / stands the owner.
genoa-render-text-track = Round marker: space { $marker } of 12
genoa-render-text-commodities = commodities: { $goods }
genoa-render-text-tiles = special tiles: { $tiles }
genoa-render-text-cards = cards: { $cards }
genoa-render-text-markers = markers: { $stock } at hand, { $central } in supply, { $owned } on buildings
genoa-render-text-ducats = { $ducats } ducats
genoa-render-text-trader = trader
genoa-render-text-actions = actions this turn: { $count }
genoa-render-text-passes = passed on: { $spaces }
genoa-render-text-up = face up: { $cards }
genoa-render-alt-seat = { $name }'s area in Genoa.
genoa-render-alt-offers = Offers: { $offers }.
genoa-render-alt-owners = Owners: { $owners }.
genoa-render-alt-markers = { $count ->
    [one] one ownership marker
   *[other] { $count } ownership markers
}
genoa-render-brief-coach_house = Coa
