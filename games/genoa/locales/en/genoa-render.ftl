# Words on the pictures of Genoa.
genoa-render-title = Genoa
genoa-render-progress = { $skipped ->
    [0] Round { $round } of { $most }
   *[other] Round { $round } of { $most } ({ $skipped } skipped)
}
genoa-render-no-action = no action left
genoa-render-moves-left = { $moves ->
    [0] no moves left
    [one] one move left
   *[other] { $moves } moves left
}
genoa-render-waiting-StartSpace = { $who } starts the turn.
genoa-render-waiting-OnSpace = { $called ->
    [yes] Offers wanted ({ $place }). Waiting for { $who }.
   *[no] { $who } decides about the action here: { $place }.
}
genoa-render-waiting-Crossroads = { $called ->
    [yes] Offers wanted. Waiting for { $who }.
   *[no] { $who } decides where to go.
}
genoa-render-waiting-SaleWindow = Offers for the action ({ $place })? Waiting for { $who }.
genoa-render-waiting-ForcedChoice = { $who } must sell or use the action: { $place }.
genoa-render-waiting-Terms = { $who } is settling the deal.
genoa-render-waiting-ActionWindow = { $who } takes the action: { $place }.
genoa-render-waiting-Swap = { $who } trades 1:1.
genoa-render-waiting-Reward = { $who } takes a special tile.
genoa-render-waiting-ShareCards = { $who } hands over a drawn card.
genoa-render-waiting-LastMessages = Messages to deliver? Waiting for { $who }.
genoa-render-waiting-AcquireBuildings = { $who } may take buildings.

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
genoa-render-reckoning = Final scoring
genoa-render-supply = Supply
genoa-render-played = + face up under the deck
genoa-render-markers = markers: { $stock } at hand, { $owned } built, { $central } left
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
genoa-render-call = Offers wanted ({ $spaces }). Waiting for { $who }.

## Offers and asks
genoa-render-here = here
genoa-render-next = next
genoa-render-later = farther
genoa-render-asks = asks
genoa-render-suspended = on hold: can't be paid now
genoa-render-rejected = { $who } said no

## A player's area
genoa-render-buildings = Buildings owned
genoa-render-hand = Cards in hand
genoa-render-own-offers = Open offers
genoa-render-groups = groups: { $scale }
genoa-render-contracts = Contracts: { $ducats } ducats so far
genoa-render-stance-ask_me = wants to be asked about every building
genoa-render-stance-auto_pass_all = passes on every action
genoa-render-stance-auto_pass_except = passes on most actions
genoa-render-acquire-pass = takes no buildings

## The picture for a phone
genoa-render-action-open = action still free
genoa-render-action-used = action used
genoa-render-action-discharged = nobody wants the action
genoa-render-action-none = no action here
genoa-render-reach = within reach
genoa-render-planned = planned
genoa-render-named = your cards name it
genoa-render-done = done
genoa-render-promised = Promised: { $lines }
genoa-render-ordered = You have already delivered an order in this action.
genoa-render-owner = owned by { $who }
genoa-render-no-owner = no owner

## Text boards and alt texts
genoa-render-text-tower = Tower's way: { $way }
genoa-render-text-tower-none = The tower is not in the city yet.
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
