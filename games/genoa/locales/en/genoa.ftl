### Genoa. Ids: `genoa-<field>-<value>` or, where every field says it alike, `genoa-<value>`.
### A line of a deal is said by parts: `blind:message` by `genoa-paid-blind`, `d25` by `genoa-counted-d`.

genoa-teaser = Genoa, 1600: you lead a tower through the city and sell every step of it. Everything has its price, so name yours, and don't forget your own action.
genoa-about = Genoa at the height of its trade. The trader of the turn leads a tower of five discs through the streets, and every building it reaches offers one action to one player. Each of you has a single action per turn, so the trader sells the rest, and the way there too: for ducats, goods, cards, or a share of what the action brings. Goods fill orders, messages pay when the tower passes both their buildings, markers make buildings yours, and contracts for neighbouring buildings pay at the end. The richest merchant wins.
genoa-turn = The trader rolls for the starting space and moves the tower up to four spaces, never to the same one twice.
    • The others may offer something for a move or an action at any time, and the trader may ask for something.
    • The tower can't leave a building until its action is used, sold, or nobody wants it. If there are offers, the trader must sell the action or use it.
    • The player with the action takes what the building gives, and may play tiles and deliver one order before or after.
    • When the tower stops, everybody, starting with the trader, may put markers from their stock on the buildings beside one street with a disc.
    When the round marker reaches the end, the most ducats win.
genoa-reconstructed = We know the text of the later edition's rulebook, but have seen no picture of the board or the cards. We put the board together from descriptions: its shape, the order of the outer buildings and the place of the Guild Hall are as good as certain; where the City Hall, the Post Office and the Cathedral stand around the Market, and which villa stands in which corner, is our best guess. What each message, large order and small order says is our own work: we spread buildings and commodities evenly, so that no card is harder than another of its kind. How many cards there are, what they pay, and that a large order takes three commodities, is from the rulebook; that a small one takes one, several sources say. That two and three neighbouring contracts pay 30 and 60 comes from memory and one summary, and that only the outer buildings have contracts from memory; both fit everything else.

## Spaces

genoa-villa_colini = Villa Colini
genoa-park = Park
genoa-coach_house = Coach House
genoa-villa_ricci = Villa Ricci
genoa-warehouse_spices = Spices warehouse
genoa-inn = Inn
genoa-warehouse_drinks = Drinks warehouse
genoa-villa_monetti = Villa Monetti
genoa-harbor = Harbor
genoa-palace = Palace
genoa-villa_zasteri = Villa Zasteri
genoa-warehouse_fabric = Fabric warehouse
genoa-tavern = Tavern
genoa-warehouse_metals = Metals warehouse
genoa-guild_hall = Guild Hall
genoa-city_hall = City Hall
genoa-post_office = Post Office
genoa-cathedral = Cathedral
genoa-market = Market
genoa-street_3_2 = street 3-2
genoa-street_4_2 = street 4-2
genoa-street_5_2 = street 5-2
genoa-street_6_2 = street 6-2
genoa-street_2_3 = street 2-3
genoa-street_3_3 = street 3-3
genoa-street_6_3 = street 6-3
genoa-street_7_3 = street 7-3
genoa-street_2_4 = street 2-4
genoa-street_7_4 = street 7-4
genoa-street_2_5 = street 2-5
genoa-street_7_5 = street 7-5
genoa-street_2_6 = street 2-6
genoa-street_3_6 = street 3-6
genoa-street_6_6 = street 6-6
genoa-street_7_6 = street 7-6
genoa-street_3_7 = street 3-7
genoa-street_4_7 = street 4-7
genoa-street_5_7 = street 5-7
genoa-street_6_7 = street 6-7
# In a sentence.
genoa-space-villa_colini = Villa Colini
genoa-space-park = the Park
genoa-space-coach_house = the Coach House
genoa-space-villa_ricci = Villa Ricci
genoa-space-warehouse_spices = the Spices warehouse
genoa-space-inn = the Inn
genoa-space-warehouse_drinks = the Drinks warehouse
genoa-space-villa_monetti = Villa Monetti
genoa-space-harbor = the Harbor
genoa-space-palace = the Palace
genoa-space-villa_zasteri = Villa Zasteri
genoa-space-warehouse_fabric = the Fabric warehouse
genoa-space-tavern = the Tavern
genoa-space-warehouse_metals = the Metals warehouse
genoa-space-guild_hall = the Guild Hall
genoa-space-city_hall = the City Hall
genoa-space-post_office = the Post Office
genoa-space-cathedral = the Cathedral
genoa-space-market = the Market
genoa-space-turn = the whole turn
# No space: not shown.
genoa-space- = –
genoa-name-turn = the whole turn
genoa-building-villa_colini = Villa Colini
genoa-building-park = the Park
genoa-building-coach_house = the Coach House
genoa-building-villa_ricci = Villa Ricci
genoa-building-warehouse_spices = the Spices warehouse
genoa-building-inn = the Inn
genoa-building-warehouse_drinks = the Drinks warehouse
genoa-building-villa_monetti = Villa Monetti
genoa-building-harbor = the Harbor
genoa-building-palace = the Palace
genoa-building-villa_zasteri = Villa Zasteri
genoa-building-warehouse_fabric = the Fabric warehouse
genoa-building-tavern = the Tavern
genoa-building-warehouse_metals = the Metals warehouse
genoa-building-guild_hall = the Guild Hall
genoa-building-city_hall = the City Hall
genoa-building-post_office = the Post Office
genoa-building-cathedral = the Cathedral

## Cards

genoa-contract_villa_colini = contract (Villa Colini)
genoa-contract_park = contract (Park)
genoa-contract_coach_house = contract (Coach House)
genoa-contract_villa_ricci = contract (Villa Ricci)
genoa-contract_warehouse_spices = contract (Spices warehouse)
genoa-contract_inn = contract (Inn)
genoa-contract_warehouse_drinks = contract (Drinks warehouse)
genoa-contract_villa_monetti = contract (Villa Monetti)
genoa-contract_harbor = contract (Harbor)
genoa-contract_palace = contract (Palace)
genoa-contract_villa_zasteri = contract (Villa Zasteri)
genoa-contract_warehouse_fabric = contract (Fabric warehouse)
genoa-contract_tavern = contract (Tavern)
genoa-contract_warehouse_metals = contract (Metals warehouse)
genoa-message_01 = message (Villa Colini–Villa Ricci)
genoa-message_02 = message (Park–Spices warehouse)
genoa-message_03 = message (Coach House–Inn)
genoa-message_04 = message (Villa Ricci–Drinks warehouse)
genoa-message_05 = message (Spices warehouse–Villa Monetti)
genoa-message_06 = message (Inn–Harbor)
genoa-message_07 = message (Drinks warehouse–Palace)
genoa-message_08 = message (Villa Monetti–Villa Zasteri)
genoa-message_09 = message (Harbor–Fabric warehouse)
genoa-message_10 = message (Palace–Tavern)
genoa-message_11 = message (Villa Zasteri–Metals warehouse)
genoa-message_12 = message (Fabric warehouse–Villa Colini)
genoa-message_13 = message (Tavern–Park)
genoa-message_14 = message (Metals warehouse–Coach House)
genoa-large_order_01 = large order (silver/linen/pepper → Villa Colini)
genoa-large_order_02 = large order (ale/linen/pepper → Villa Colini)
genoa-large_order_03 = large order (ale/copper/saffron → Villa Colini)
genoa-large_order_04 = large order (wine/silver/silk → Villa Colini)
genoa-large_order_05 = large order (silver/silk/saffron → Villa Monetti)
genoa-large_order_06 = large order (ale/silk/saffron → Villa Monetti)
genoa-large_order_07 = large order (ale/silver/pepper → Villa Monetti)
genoa-large_order_08 = large order (wine/copper/linen → Villa Monetti)
genoa-large_order_09 = large order (copper/linen/saffron → Villa Ricci)
genoa-large_order_10 = large order (wine/silk/pepper → Villa Ricci)
genoa-large_order_11 = large order (wine/silver/saffron → Villa Ricci)
genoa-large_order_12 = large order (ale/copper/silk → Villa Ricci)
genoa-large_order_13 = large order (copper/silk/pepper → Villa Zasteri)
genoa-large_order_14 = large order (wine/linen/saffron → Villa Zasteri)
genoa-large_order_15 = large order (wine/copper/pepper → Villa Zasteri)
genoa-large_order_16 = large order (ale/silver/linen → Villa Zasteri)
genoa-small_order_01 = small order (silver → Palace)
genoa-small_order_02 = small order (saffron → Palace)
genoa-small_order_03 = small order (wine → Park)
genoa-small_order_04 = small order (silk → Park)
genoa-small_order_05 = small order (copper → Coach House)
genoa-small_order_06 = small order (ale → Coach House)
genoa-small_order_07 = small order (linen → Harbor)
genoa-small_order_08 = small order (saffron → Harbor)
genoa-small_order_09 = small order (ale → Tavern)
genoa-small_order_10 = small order (pepper → Tavern)
genoa-small_order_11 = small order (linen → Inn)
genoa-small_order_12 = small order (copper → Inn)
genoa-small_order_13 = small order (silk → Guild Hall)
genoa-small_order_14 = small order (wine → City Hall)
genoa-small_order_15 = small order (silver → Cathedral)
genoa-small_order_16 = small order (pepper → Post Office)

## Goods, and the lines of a deal

genoa-ale = ale
genoa-wine = wine
genoa-silver = silver
genoa-copper = copper
genoa-linen = linen
genoa-silk = silk
genoa-pepper = pepper
genoa-saffron = saffron
genoa-starting_space = Starting space tile
genoa-trade_1_1 = Trade 1:1 tile
genoa-commodity_of_choice = Free commodity tile
genoa-building_action = Building action tile
genoa-extra_action = Extra action tile
# As something taken.
genoa-things-starting_space = a { genoa-starting_space }
genoa-things-trade_1_1 = a { genoa-trade_1_1 }
genoa-things-commodity_of_choice = a { genoa-commodity_of_choice }
genoa-things-building_action = a { genoa-building_action }
genoa-things-extra_action = an { genoa-extra_action }
genoa-marker = ownership marker
genoa-contract = contract
genoa-message = message
genoa-large_order = large order
genoa-small_order = small order
genoa-drawn = drawn card
genoa-any-payer = any commodity (payer chooses)
genoa-any-receiver = any commodity (receiver chooses)
genoa-bind-large_order = fulfilling a large order
genoa-bind-small_order = fulfilling a small order
genoa-order-tile = the special tile of its reward
genoa-counted-d = { $number } ducats
genoa-paid-blind = face-down { $what }
genoa-paid-trader = { $what } (trader sees it)
genoa-paid-public = open { $what }
genoa-paid-random = random { $what }
genoa-paid-bind = fulfilling { $what }
genoa-paid-order = { $what } of its reward

## Ways of saying things: how long, when, what is set

genoa-scope-move = for going there
genoa-scope-arrival = only once the tower is there
genoa-scope-both = before or after the tower arrives
genoa-lifetime-turn = for the whole turn
genoa-lifetime-step = until the next step
genoa-one-leave = leave it
genoa-one-place = take it
genoa-one-remove = remove marker
genoa-one-replace = remove and take
genoa-other-leave = leave it
genoa-other-place = take it
genoa-other-remove = remove marker
genoa-other-replace = remove and take
genoa-what-walk = go on
genoa-what-accept = accept an offer
genoa-what-stop = stop
genoa-what-stance = being asked about buildings
genoa-what-messages = messages
genoa-what-windows = my actions
genoa-what-acquire = taking buildings
genoa-what-money = my ducats
genoa-value-ask_me = ask me
genoa-value-auto_pass_all = always pass for me
genoa-value-auto_pass_except = pass except for some
genoa-value-auto = automatically
genoa-value-ask = always ask
genoa-value-pass = pass
genoa-value-show = show
genoa-groups-1 = single
genoa-groups-2 = group of 2
genoa-groups-3 = group of 3
genoa-groups-4 = group of 4
genoa-groups-5 = group of 5
genoa-groups-6 = group of 6
genoa-groups-7 = group of 7
genoa-groups-8 = group of 8
genoa-groups-9 = group of 9
genoa-groups-10 = group of 10
genoa-groups-11 = group of 11
genoa-groups-12 = group of 12
genoa-groups-13 = group of 13
genoa-groups-14 = group of 14
# Nothing: what an absent value is called, not shown.
genoa-bound- = none
genoa-target- = none

## What a building gives

genoa-does-villa_colini = draw 1 contract, or deliver a large order
genoa-does-villa_monetti = draw 1 contract, or deliver a large order
genoa-does-villa_ricci = draw 1 contract, or deliver a large order
genoa-does-villa_zasteri = draw 1 contract, or deliver a large order
genoa-does-park = take an Extra action tile
genoa-does-coach_house = take a Starting space tile
genoa-does-warehouse_spices = take 1 pepper + 1 saffron
genoa-does-inn = take a Trade 1:1 tile
genoa-does-warehouse_drinks = take 1 ale + 1 wine
genoa-does-harbor = take a Free commodity tile
genoa-does-palace = take a Building action tile
genoa-does-warehouse_fabric = take 1 linen + 1 silk
genoa-does-tavern = take a Trade 1:1 tile
genoa-does-warehouse_metals = take 1 silver + 1 copper
genoa-does-guild_hall = draw 1 large order
genoa-does-city_hall = draw 2 small orders
genoa-does-post_office = draw 2 messages
genoa-does-cathedral = take 2 ownership markers
genoa-does-starting_space = choose where the tower starts, instead of rolling
genoa-does-trade_1_1 = swap one of your goods for any other
genoa-does-commodity_of_choice = take any commodity
genoa-does-building_action = use a building of your own
genoa-does-extra_action = one more action this turn

## The lobby

genoa-option-money = Ducats
genoa-option-money-description = Whether you see how many ducats the others have
genoa-option-money-hidden = hidden ducats
genoa-option-money-hidden-description = Only you see your ducats; you may show them if you like
genoa-option-money-open = open ducats
genoa-option-money-open-description = Everybody sees everybody's ducats
genoa-option-start = Start player
genoa-option-start-description = Who is the first trader each round
genoa-option-start-random = random start player
genoa-option-start-random-description = The start player is drawn by lot
genoa-option-start-first_seat = the first seat starts
genoa-option-start-first_seat-description = Whoever has the first seat starts

## Points

genoa-score = { $points ->
    [one] 1 ducat
   *[other] { NUMBER($points, maximumFractionDigits: 1) } ducats
}
genoa-points-ducats = ducats
genoa-points-buildings = buildings
genoa-points-contracts = contracts
genoa-tiebreak-goods = more cards, commodities and special tiles

## What happened: the log

genoa-event-GameBegan = The city opens its gates. { $start } starts every round; the round marker is on space { $marker } of 12.
genoa-event-RoundBegan = { $last ->
    [1] The last round begins.
   *[other] Round { $round } begins; the round marker is on space { $marker } of 12.
}
genoa-event-TurnBegan = { $seat } is the trader.
genoa-event-Rolled = { $seat } rolled blue { $blue }, red { $red }: the tower starts at { $space }.
genoa-event-StartChosen = { $seat } used a Starting space tile: the tower starts at { $space }.
genoa-event-RoundShortened = The tower started on the Market, so the round marker moves on to space { $marker } of 12.{ $last ->
    [1] {" "}This is the last round.
   *[other] {""}
}
genoa-event-Walked = { $seat } moved the tower to { $space } ({ $left ->
    [0] no move left
    [one] 1 move left
   *[other] { $left } moves left
}).
genoa-event-Stopped = { $seat } stopped at { $space }.
genoa-event-TurnEnded = { $seat }'s turn is over.
genoa-event-Offered = { $is_ask ->
    [1] { $seat } asks { $to ->
        [none] everybody
       *[other] { $to }
    } to pay for { $space }
   *[other] { $revision ->
        [1] Offer
       *[other] New offer
    } by { $seat } for { $space }
}: { $give_count ->
    [0] { $proceeds_count ->
        [0] nothing
       *[other] { $proceeds } (from the action)
    }
   *[other] { $give }{ $proceeds_count ->
        [0] {""}
       *[other] {" "}and { $proceeds } (from the action)
    }
}{ $take_count ->
    [0] {""}
   *[other] ; the trader adds { $take }
}.
genoa-event-FacesShown = { $maker } shows { $seat } { $cards_known ->
    [no] { $cards_count ->
        [one] a card
       *[other] { $cards_count } cards
    }
   *[other] { $cards }
}.
genoa-event-Withdrawn = { $seat } withdrew the { $is_ask ->
    [1] request
   *[other] offer
} for { $space }.
genoa-event-Rejected = { $seat } said no to { $maker }'s offer for { $space }.
genoa-event-Suspended = { $seat }'s offer for { $space } is on hold: it can't be paid at the moment.
genoa-event-Revived = { $seat }'s offer for { $space } is back.
genoa-event-Expired = { $seat }'s { $is_ask ->
    [1] request
   *[other] offer
} for { $space } has lapsed.
genoa-event-Passed = { $seat } passed { $space_id ->
    [turn] for the whole turn.
   *[other] on { $space }.
}
genoa-event-PassTakenBack = { $seat } took back the pass { $space_id ->
    [turn] for the whole turn.
   *[other] on { $space }.
}
genoa-event-Called = { $seat } asks for offers ({ $spaces }) and waits for { $asked }.
genoa-event-CallAnswered = Everybody has answered { $seat }.
genoa-event-CallEnded = { $seat } stopped asking for offers.
genoa-event-IntentDeclared = { $seat } would like to { $what_id ->
    [walk] go on to { $space }
    [accept] accept the offer for { $space }
   *[stop] stop here
}.
genoa-event-IntentCancelled = { $seat } stays after all.
genoa-event-IntentLapsed = { $seat }'s plan no longer works.
genoa-event-Queued = { $seat } plans a route via { $spaces }.
genoa-event-SaleWindowOpened = { $seat } is about to leave { $space }. { $asked } may still make an offer for its action.
genoa-event-Discharged = Nobody wants the action of { $space }.
genoa-event-ForcedToSell = { $seat } must sell the action of { $space } or use it ({ $offers_count ->
    [one] 1 offer
   *[other] { $offers_count } offers
}).
genoa-event-Struck = 🤝 { $buyer } and { $seat } have a deal for { $space }: { $give_count ->
    [0] { $proceeds_count ->
        [0] nothing
       *[other] { $proceeds } (from the action)
    }
   *[other] { $give }{ $proceeds_count ->
        [0] {""}
       *[other] {" "}and { $proceeds } (from the action)
    }
}{ $take_count ->
    [0] {""}
   *[other] ; { $seat } adds { $take }
}.
genoa-event-CardsGiven = { $seat } gave { $to }: { $cards_known ->
    [no] { $decks }
   *[other] { $cards }
}.
genoa-event-CardsReceived = { $seat } got from { $giver }: { $cards_known ->
    [no] { $decks }
   *[other] { $cards }
}.
genoa-event-MarkersExchanged = { $seat } paid { $paid ->
    [one] 1 marker
   *[other] { $paid } markers
}; { $to } takes { $taken } of their own colour.
genoa-event-ProceedsPaid = { $seat } paid { $to } from the action: { $lines }.
genoa-event-ActionBegan = { $seat } takes the action of { $building }{ $tile ->
    [1] , with an Extra action tile
   *[other] {""}
}.
genoa-event-OwnerPaid = { $seat } owns { $building }: +{ $ducats } ducats.
genoa-event-Took = { $seat } took { $things_count ->
    [0] nothing: the supply is empty
   *[other] { $things } from the supply
}.
genoa-event-Drew = { $seat } drew { $cards_count ->
    [0] nothing: there are no more cards of this kind ({ $deck })
    [one] a card: { $cards_known ->
        [no] { $deck }
       *[other] { $cards }
    }
   *[other] { $cards_count } cards: { $cards_known ->
        [no] { $deck }
       *[other] { $cards }
    }
}.
genoa-event-OrderFulfilled = { $seat } delivered the { $card }: +{ $ducats } ducats.
genoa-event-TilePlayed = { $seat } played the { $tile }{ $tile_id ->
    [trade_1_1] .
   *[other] {" "}({ $target }).
}
genoa-event-Traded = { $seat } swapped { $away } for { $good }.
genoa-event-ActionEnded = { $seat } ended the action at { $building }.
genoa-event-MessageDelivered = { $seat } delivered the { $card }: +{ $ducats } ducats.
genoa-event-Reshuffled = { $cards } { $deck } cards are shuffled into a new deck.
genoa-event-Acquired = { $seat }, from { $street }:{ $removed_count ->
    [0] {""}
   *[other] {" "}removed { $robbed }'s marker from { $removed }
}{ $placed_count ->
    [0] {""}
   *[other] { $removed_count ->
        [0] {" "}
       *[other] {" and "}
    }now owns { $placed }
}.
genoa-event-AcquisitionForgone = { $seat } takes no building.
genoa-event-SettingChanged = { $seat } changed a setting: { $what } – { $value }{ $buildings_count ->
    [0] {""}
   *[other] {" "}({ $buildings })
}.
genoa-event-MoneyShown = { $seat } shows { $ducats } ducats.
genoa-event-FinalScored = Final scoring, { $seat }: { $ducats } ducats, +{ $buildings } for buildings, +{ $paid } for contracts{ $groups_count ->
    [0] {""}
   *[other] {" "}({ $groups })
}.

## What happened: the digest

genoa-digest-your-income = Your buildings brought you +{ $ducats } ducats.
genoa-digest-your-rejected = { $seat } said no to your offer for { $space }.
genoa-digest-your-expired = { $count ->
    [one] Your offer for { $spaces } has lapsed.
   *[other] Your offers for { $spaces } have lapsed.
}
genoa-digest-asked = { $seat } asks you: { $pay } ⇄ { $gets }
genoa-digest-deal = 🤝 **{ $buyer }**: { $pay } ⇄ { $gets } (with { $seat })
genoa-digest-deal-bought = 🤝 **You**: { $pay } ⇄ { $gets } (with { $seat })
genoa-digest-deal-sold = 🤝 **{ $buyer }**: { $pay } ⇄ { $gets } (with you)
genoa-digest-way = tower → { $spaces }
genoa-digest-Offered = offers { $pay } ⇄ { $gets }
genoa-digest-asks = asks { $pay } ⇄ { $gets }
genoa-digest-Withdrawn = withdrew { $is_ask ->
    [1] a request
   *[other] an offer
} for { $space }
genoa-digest-Passed = passed
genoa-digest-Took = took { $things }
genoa-digest-Drew = drew { $cards_count ->
    [0] nothing
    [1] a { $deck }
   *[other] { $cards_count } { $deck }s
}
genoa-digest-OrderFulfilled = delivered { $card } (+{ $ducats } ducats)
genoa-digest-MessageDelivered = delivered { $card } (+{ $ducats } ducats)
genoa-digest-TilePlayed = played { $tile }
genoa-digest-Traded = swapped { $away } for { $good }
genoa-digest-Acquired = { $placed_count ->
    [0] removed the marker on { $removed }
   *[other] now owns { $placed }
}
genoa-digest-MoneyShown = shows { $ducats } ducats
genoa-digest-FinalScored = { $ducats } ducats, +{ $buildings } for buildings, +{ $paid } for contracts
genoa-digest-times = { $what } ×{ $times }

## Moves: buttons, and one line for each

genoa-move-roll = Roll
genoa-move-start = Use a Starting space tile
genoa-move-move = Move the tower
genoa-move-queue = Plan several moves
genoa-move-use = Use the action
genoa-move-stop = Stop here
genoa-move-accept = Accept
genoa-move-reject = Say no
genoa-move-ask = Ask for something
genoa-move-call = Ask for offers
genoa-move-cancel = Never mind
genoa-move-offer = Make an offer
genoa-move-withdraw = Withdraw
genoa-move-pass = Pass
genoa-move-unpass = Take back a pass
genoa-move-choose = Choose the commodity
genoa-move-bind = Choose the order
genoa-move-perform = Do the action
genoa-move-fulfil = Deliver a small order
genoa-move-pick = Free commodity tile
genoa-move-trade = Trade 1:1 tile
genoa-move-take = Take in return
genoa-move-activate = Building action tile
genoa-move-tile = Take a special tile
genoa-move-hand = Hand over a card
genoa-move-end = End the action
genoa-move-deliver = Deliver a message
genoa-move-keep = Deliver nothing
genoa-move-build = Take buildings
genoa-move-forgo = Take no building
genoa-move-set = Settings
genoa-move-except = Pass except for some buildings

genoa-say-roll = Roll the dice
genoa-say-start = Start at { $what } (tile)
genoa-say-move = Tower → { $what }
genoa-say-queue = Tower → { $what }
genoa-say-use = Use the action
genoa-say-stop = Stop here
genoa-say-accept = Accept { $what }
genoa-say-accept-ask = Pay { $what }
genoa-say-reject = No to { $what }
genoa-say-ask = Ask { $what }
genoa-say-call = Ask for offers: { $what }
genoa-say-cancel = { $what ->
    [call] Stop asking for offers
    [intent] Stay here after all
   *[unknown] Never mind
}
genoa-say-offer = Offer { $what }
genoa-say-withdraw = Withdraw { $what }
genoa-say-withdraw-ask = Withdraw the request to { $what }
genoa-say-pass = Pass: { $what }
genoa-say-unpass = Take back the pass: { $what }
genoa-say-choose = Choose { $what }
genoa-say-bind = Promise { $what }
genoa-say-perform = { $what }
genoa-say-fulfil = Deliver { $what }
genoa-say-pick = Take { $what } (tile)
genoa-short-pick = { $what } (tile)
genoa-say-trade = Trade away { $what }
genoa-say-take = Take { $what }
genoa-say-activate = { $what } (Building action tile)
genoa-say-tile = Take { $what }
genoa-say-hand = Hand over { $what }
genoa-say-end = End the action
genoa-say-deliver = Deliver { $what }
genoa-say-keep = Deliver nothing more
genoa-say-build = { $what }
genoa-say-forgo = Take no building
genoa-say-set = { $what }
genoa-say-except = Pass except for: { $what }

## Offers and asks in a line

genoa-bundle-offer = { $who }: { $pay } ⇄ { $gets }
genoa-bundle-ask = { $who } asks { $to }: { $pay } ⇄ { $gets }
genoa-bundle-ask-all = { $who } asks everybody: { $pay } ⇄ { $gets }
genoa-bundle-space-first = { $who }, { $gets } ⇄ { $pay }
genoa-bundle-plain = { $pay } ⇄ { $gets }
genoa-bundle-everybody = everybody
genoa-bundle-asked = { $to }: { $deal }
genoa-bundle-only-you = { $deal } (only you)
# Why nothing can follow before it is confirmed.
genoa-sealed-deal = 🤝 A deal is a deal: once you confirm, undo needs the other side's consent.
genoa-bundle-unknown = number { $id }
genoa-bundle-proceeds = { $what } (from the action)
genoa-bundle-nothing = nothing
genoa-bundle-nothing-now = nothing now
genoa-bundle-nothing-later = nothing from the action
genoa-bundle-nothing-back = nothing in return
genoa-bundle-back = in return { $what }
genoa-bundle-terms = { $deal } ({ $terms })
genoa-bundle-resting = { $deal } (on hold)
genoa-bundle-refused = { $deal } (you said no)
genoa-bundle-said-no = { $deal } ({ $who } said no)

## Questions

genoa-ask-kind-StartSpace = Where does the tower start?
genoa-ask-kind-OnSpace = What would you like to do?
genoa-ask-kind-Crossroads = What would you like to do?
genoa-ask-kind-SaleWindow = Do you want this action?
genoa-ask-kind-ForcedChoice = Who gets the action?
genoa-ask-kind-Terms = Which one?
genoa-ask-kind-ActionWindow = What do you do in this action?
genoa-ask-kind-Swap = What do you take in return?
genoa-ask-kind-Reward = Which special tile do you take?
genoa-ask-kind-ShareCards = Which card do you hand over?
genoa-ask-kind-LastMessages = Do you deliver a message?
genoa-ask-kind-AcquireBuildings = Which buildings do you take?
# Of somebody who is not waited for.
genoa-ask-kind-welcome = Would you like to do anything?
genoa-ask-space = Which space?
genoa-ask-spaces = Which spaces?
genoa-ask-id = Which one?
genoa-ask-revision = As it stands?
genoa-ask-to = Who do you ask?
genoa-ask-give = What is paid now?
genoa-ask-offer-give = What do you pay now?
genoa-ask-proceeds = What is paid from the action?
genoa-ask-offer-proceeds = What do you pay from the action?
genoa-ask-take = What does the trader add?
genoa-ask-scope = When may it be accepted?
genoa-ask-lifetime = How long is it good for?
genoa-ask-commodity = Which commodity?
genoa-ask-card = Which card?
genoa-ask-order = Draw a contract, or deliver?
genoa-ask-away = What do you give away?
genoa-ask-good = What do you take?
genoa-ask-building = Which of your buildings?
genoa-ask-tile = Which special tile?
genoa-ask-street = From which street?
genoa-ask-one = What about the first building?
genoa-ask-other = What about the second building?
genoa-ask-what = What would you like to set?
genoa-ask-value = How would you like it?
genoa-ask-buildings = Which buildings interest you?

## Answers: the text of a choice, and the note below it

genoa-choice-as-it-stands = as it stands
genoa-choice-draw-contract = Draw a contract
genoa-choice-deliver = Deliver { $card }
genoa-choice-at = { $building }: { $what }
genoa-choice-from = { $street } · { $what }
genoa-choice-no-building = no second building
genoa-choice-set-stance-ask_me = Ask me about every building
genoa-choice-set-stance-auto_pass_all = Always pass for me
genoa-choice-set-messages-auto = Deliver my messages at once
genoa-choice-set-messages-ask = Ask me before delivering messages
genoa-choice-set-windows-auto = End my actions automatically
genoa-choice-set-windows-ask = Let me end my actions myself
genoa-choice-set-acquire-ask = Ask me about taking buildings
genoa-choice-set-acquire-pass = Don't take buildings for now
genoa-choice-set-money-show = Show my ducats to everybody

# What stands beside a note, instead of the whole answer.
genoa-brief-deliver = Deliver
genoa-note-does = { $does }
genoa-note-beside = next to { $buildings }
genoa-note-market-start = the round marker moves on
genoa-note-owner = { $who } gets 10 ducats as owner
genoa-note-own-building = your own building
genoa-note-offers = { $count ->
    [one] 1 offer for it
   *[other] { $count } offers for it
}
genoa-note-lapsing = { $count ->
    [one] 1 offer for it lapses
   *[other] { $count } offers for it lapse
}
genoa-note-best = best offer: { $deal }
genoa-note-worth = worth about { $worth } ducats
genoa-note-they-do = then they { $does }
genoa-note-you-do = then you { $does }
genoa-note-pays-left = you keep { $left } ducats
genoa-note-last-action = your action this turn
genoa-note-only-informs = they are told; the offer still stands
genoa-note-ends-move = then everybody may take buildings
genoa-note-gone = if nobody wants the action here, it's lost
genoa-note-reward-large = +100 ducats and a special tile
genoa-note-reward-ducats = +{ $ducats } ducats
genoa-note-have = you have { $count }
genoa-note-supply = { $count } in the supply
genoa-note-markers = { $left ->
    [one] 1 marker left
   *[other] { $left } markers left
}
genoa-note-was = removes { $who }'s marker
genoa-note-silent = I won't ask about it again
genoa-note-nothing-more = no tile or order after this
genoa-note-tells-all = everybody sees it
genoa-note-wait = then wait for everybody's answer
genoa-note-random = a surprise: the top card
genoa-note-for-trader = goes to { $who }
genoa-note-default = until you change it
# Beside a kind of move whose details come next.
genoa-note-kind-offer = for a step or an action
genoa-note-kind-ask = name your price for it
genoa-note-kind-call = then wait for everybody's answer
genoa-note-kind-queue = one after the other, unless somebody bargains
genoa-note-kind-pass = I won't ask about it again this turn
genoa-note-kind-except = always pass, except on the buildings you name
genoa-note-kind-set = what to ask you, and what to do automatically

## Who is asked for what

genoa-decision-StartSpace = You are the trader (round { $round }). Roll for the starting space{ $tiles ->
    [0] .
   *[other] , or choose it with a Starting space tile.
}
genoa-decision-OnSpace = { $called ->
    [yes] { $trader } asks for offers: { $spaces }. Make one, or pass.
   *[no] The tower is at { $space }: { $does }. { $can_use ->
        [yes] Use the action, sell it, or { $left ->
            [0] stop here
           *[other] go on
        }
       *[no] You have no action of your own left: sell this one, or { $left ->
            [0] stop here
           *[other] go on
        }
    }. The others are asked before the tower leaves. { $left ->
        [0] No moves left.
        [one] 1 move left.
       *[other] { $left } moves left.
    }
}
genoa-decision-Crossroads = { $called ->
    [yes] { $trader } asks for offers: { $spaces }. Make one, or pass.
   *[no] The tower is at { $space }, and you may go on or stop. { $left ->
        [one] 1 move left.
       *[other] { $left } moves left.
    }
}
genoa-decision-SaleWindow = { $trader } is done at { $space }. Would you like its action ({ $does })? Make an offer, or pass.
genoa-decision-ForcedChoice = There are offers for { $space } ({ $does }): sell the action{ $can_use ->
    [yes] , or use it yourself.
   *[no] .
}
genoa-decision-Terms = { $order ->
    [yes] Your deal for { $space } includes fulfilling an order: which one?
   *[no] Your deal for { $space } leaves a commodity open: choose { $receiver ->
        [yes] what you get.
       *[no] what you pay.
    }
}
genoa-decision-ActionWindow = { $done ->
    [yes] { $building }: done.
   *[no] { $building }, your action: { $does }.
}
genoa-decision-Swap = You give away { $away }. Choose what you take for it from the supply.
genoa-decision-Reward = You delivered the large order. Choose a special tile{ $promised ->
    [yes] {" "}for { $trader }.
   *[no] .
}
genoa-decision-ShareCards = Your deal gives { $trader } { $left ->
    [one] one of the cards
   *[other] { $left } of the cards
} you drew: which?
genoa-decision-LastMessages = The turn is ending: deliver your messages now, or keep them.
genoa-decision-AcquireBuildings = You may take buildings next to one street with a disc: { $streets }. You have { $stock ->
    [0] no markers
    [one] 1 marker
   *[other] { $stock } markers
}.

genoa-window-besides = { $done ->
    [yes] You may still
   *[no] Before or after it you may
} { $tiles ->
    [yes] { $order ->
        [yes] play tiles and deliver one order.
       *[no] play tiles.
    }
   *[no] deliver one order.
}
genoa-window-owed = { $who } gets from it: { $lines }.
genoa-window-bound = Your deal: deliver { $card }.
genoa-panel-offers = Offers, best first:
genoa-panel-further = Other offers:
genoa-panel-no-offers = No offers yet.
genoa-panel-your-asks = You asked for:
genoa-panel-your-offers = Your offers:
genoa-panel-asked-of-you = { $who } asks:
genoa-panel-more = … and { $count } more
genoa-panel-passed = You passed on: { $spaces }.

# How many offers and asks there are.
genoa-book = { $asks ->
    [0] { $offers ->
        [0] No offers yet.
        [one] 1 offer.
       *[other] { $offers } offers.
    }
   *[other] { $offers ->
        [0] {""}
        [one] 1 offer,{" "}
       *[other] { $offers } offers,{" "}
    }{ $asks ->
        [one] 1 request.
       *[other] { $asks } requests.
    }
}
genoa-waiting-over = The game is over.
genoa-waiting-StartSpace = Round { $round }: { $who } is the trader and rolls for the starting space.
genoa-waiting-OnSpace = { $called ->
    [yes] { $trader } asks for offers ({ $spaces }) and waits for { $who }.
   *[no] { $who } has the tower at { $space }: { $does }. The action is still free. { $book }
}
genoa-waiting-Crossroads = { $called ->
    [yes] { $trader } asks for offers ({ $spaces }) and waits for { $who }.
   *[no] { $who } has the tower at { $space }. { $book }
}
genoa-waiting-SaleWindow = { $trader } is done at { $space }. Who wants its action? Waiting for { $who }.
genoa-waiting-ForcedChoice = { $who } must sell the action of { $space }, or use it.
genoa-waiting-Terms = { $who } is settling what the deal for { $space } leaves open.
genoa-waiting-ActionWindow = { $who } has the action of { $space }.
genoa-waiting-Swap = { $who } is choosing what to take with a Trade 1:1 tile.
genoa-waiting-Reward = { $who } is choosing a special tile for a large order.
genoa-waiting-ShareCards = { $who } is choosing a card for { $trader }.
genoa-waiting-LastMessages = The turn is ending; { $who } may still deliver messages.
genoa-waiting-AcquireBuildings = { $who } may take buildings.

## Refusals: what is wrong, and what would be right

genoa-refusal-roll-first = The tower needs a starting space first: roll, or use a Starting space tile.
genoa-refusal-no-such-space = There is no space { $space }. Name a building, the Market, or a street such as 3-2.
genoa-refusal-trader-only = Only the trader moves the tower. You may make an offer.
genoa-refusal-not-adjacent = The tower can't reach { $space } in one step. It moves to a neighbouring space, never diagonally.
genoa-refusal-already-visited = The tower has already been at { $space } this turn. Choose a new space.
genoa-refusal-no-moves-left = The tower has made its four moves.
genoa-refusal-queue-broken = Your route breaks at { $space }. Name at least two spaces, each next to the one before, none twice.
genoa-refusal-settle-the-building-first = First it must be clear who gets the action of { $space }. Use it, sell it, or wait for the answers.
genoa-refusal-must-sell-or-use = There are offers for { $space }: accept one of them, or use the action yourself.
genoa-refusal-no-action-here = There is no action at { $space }.
genoa-refusal-action-used = The action of { $space } has already been used this turn.
genoa-refusal-no-capacity = You have already had your action this turn. An Extra action tile gives you another one.
genoa-refusal-no-bargaining-now = You can't bargain right now. Wait until the tower moves.
genoa-refusal-trader-makes-asks = You are the trader: ask for something instead of offering.
genoa-refusal-only-the-trader-asks = Only the trader asks. Make an offer instead.
genoa-refusal-out-of-reach = The tower can no longer reach { $space } this turn. Choose a space it can still reach.
genoa-refusal-wrong-scope = That doesn't fit { $space } ({ $scope }). Leave open when the offer may be accepted.
genoa-refusal-buyer-without-capacity = You have no action left for { $space } this turn. You may still offer for streets and the Market.
genoa-refusal-ask-elsewhere = You can't ask for { $space } now: only for this building, or for the next step once that is settled.
genoa-refusal-no-such-player = Name another player at this table, or nobody to ask everyone.
genoa-refusal-nobody-can-accept = Nobody you ask has an action left for { $space }.
genoa-refusal-unknown-line = You can't put this here: { $line }. Ducats, commodities, tiles, markers and your own cards are fine.
genoa-refusal-odd-sum = Ducats come in fives, from 5 up: { $line }.
genoa-refusal-too-many-lines = That's too much for one offer: at most ten different things on each side.
genoa-refusal-empty-offer = Something must be paid, now or from the action.
genoa-refusal-two-players-need-a-good = With two players, ducats alone are not enough: add at least one good.
genoa-refusal-you-lack = You don't have enough of this: { $line }.
genoa-refusal-you-lack-ducats = You don't have { $ducats } ducats.
genoa-refusal-other-lacks = The trader doesn't have enough of this: { $line }.
genoa-refusal-other-lacks-ducats = The trader doesn't have that many ducats.
genoa-refusal-card-not-in-hand = You don't have this card, or not twice: { $card }.
genoa-refusal-not-certain = The action may not bring this: { $line }. Promise only what it gives for sure.
genoa-refusal-order-not-bound = To share the reward of an order, name the order and the part of its reward that is paid.
genoa-refusal-order-cannot-be-bound = You couldn't fulfil that order in this action with what you would have.
genoa-refusal-offer-unchanged = That's exactly your offer already.
genoa-refusal-too-many-offers = You can have at most eight at a time. Withdraw one first.
genoa-refusal-only-improve = The trader is about to leave: you may only improve your offer for this building now.
genoa-refusal-withdrew-in-window = You withdrew from this building. You can offer for it again once the trader has decided.
genoa-refusal-locked = The trader is choosing: offers for this building can't be changed now.
genoa-refusal-no-such-offer = There is no offer number { $id } any more.
genoa-refusal-revision-changed = Offer number { $id } has changed. Look at it again.
genoa-refusal-suspended = Offer number { $id } is on hold: what it promises isn't there at the moment.
genoa-refusal-not-acceptable-now = Offer number { $id } can't be accepted from where the tower is.
genoa-refusal-not-for-you = Offer number { $id } is not for you.
genoa-refusal-cannot-pay-that = You would have to add { $ducats } ducats, and you don't have them.
genoa-refusal-not-yours = Offer number { $id } is not yours to withdraw.
genoa-refusal-already-rejected = You have already said no to offer number { $id }.
genoa-refusal-nothing-to-pass-on = There is nothing to pass on here: { $space }.
genoa-refusal-already-passed = You have already passed on this: { $space }.
genoa-refusal-answer-first = You are being asked about { $space }. Answer that first: make an offer, or pass.
genoa-refusal-not-passed = You haven't passed on this: { $space }.
genoa-refusal-no-call-now = You are already asking for offers.
genoa-refusal-call-elsewhere = You can't ask for offers for { $space } now. Name spaces that the next step can reach, each once.
genoa-refusal-nobody-to-call = There is nobody left who could answer.
genoa-refusal-nothing-to-cancel = There is nothing to take back.
genoa-refusal-unknown-setting = There is no such setting: { $what } – { $value }.
genoa-refusal-setting-unchanged = It is already set like that: { $what }.
genoa-refusal-money-is-open = Everybody can already see your ducats.
genoa-refusal-not-a-building = This is not a building: { $space }.
genoa-refusal-settle-the-deal-first = First settle what the deal leaves open.
genoa-refusal-not-among-the-tiles = You can't choose this: { $commodity }. Choose one of the tiles there.
genoa-refusal-order-does-not-fit = This order doesn't fit the deal: { $card }.
genoa-refusal-not-in-this-action = You can't do that during this action.
genoa-refusal-effect-done = You have already taken what the building gives. Play tiles, or end the action.
genoa-refusal-effect-first = Take the action itself first; then end it.
genoa-refusal-bound-order-first = First fulfil the order from your deal.
genoa-refusal-only-the-bound-order = Your deal names another order for this action.
genoa-refusal-only-villas-take-large-orders = Large orders are delivered at villas, not at { $building }.
genoa-refusal-order-not-in-hand = You don't have this order: { $card }.
genoa-refusal-order-for-elsewhere = This goes to { $building }: { $card }.
genoa-refusal-order-needs = For this you still need { $commodity }: { $card }.
genoa-refusal-one-order = You may deliver only one order per action.
genoa-refusal-no-such-tile = You don't have this tile: { $tile }.
genoa-refusal-not-in-supply = There is none of this left: { $good }.
genoa-refusal-not-your-good = You don't have this to give away: { $good }.
genoa-refusal-same-good = Take something other than what you give: { $good }.
genoa-refusal-not-your-building = You don't own { $building }.
genoa-refusal-spoils-the-deal = Then you couldn't keep your deal.
genoa-refusal-trade-first = First choose what you take for the Trade 1:1 tile.
genoa-refusal-reward-first = First choose the special tile for the large order.
genoa-refusal-tile-gone = There are none of these left: { $tile }. Choose another.
genoa-refusal-hand-over-first = First hand over the card you promised.
genoa-refusal-not-just-drawn = You didn't just draw this card: { $card }.
genoa-refusal-message-not-in-hand = You don't have this message: { $card }.
genoa-refusal-message-not-yet = The tower has not been at both buildings this turn: { $card }.
genoa-refusal-message-spoken-for = You can't deliver this now: it is part of an offer the trader is deciding on, or of what you are doing: { $card }.
genoa-refusal-messages-first = The turn is ending: deliver a message, or deliver nothing.
genoa-refusal-acquire-first = Now you take buildings: choose a street, or take none.
genoa-refusal-no-disc-there = There is no disc there: { $street }.
genoa-refusal-one-building-there = There is only one building there: { $street }.
genoa-refusal-two-buildings-there = There are two buildings there: { $street }. Say what happens to both.
genoa-refusal-nothing-acquired = That changes nothing. Place or remove a marker, or take no building.
genoa-refusal-building-taken = Somebody's marker is on { $building }: remove it first.
genoa-refusal-building-empty = There is no marker on { $building }: take it, or leave it.
genoa-refusal-own-marker = You already own { $building }.
genoa-refusal-too-few-markers = That takes { $markers } markers; you have fewer.

## Slash commands

genoa-command-group = genoa
genoa-command = Genoa: lead the tower and trade everything
genoa-command-roll = roll
genoa-command-roll-description = Roll for the starting space
genoa-command-move = move-tower
genoa-command-move-description = Move the tower to a neighbouring space
genoa-command-queue = route
genoa-command-queue-description = Plan several moves of the tower
genoa-command-use = use
genoa-command-use-description = Use the action of the building yourself
genoa-command-stop = stop
genoa-command-stop-description = Stop the tower for this turn
genoa-command-accept = accept
genoa-command-accept-description = Accept an offer, or what the trader asks for
genoa-command-reject = reject
genoa-command-reject-description = Say no; it only tells whoever made the offer
genoa-command-ask = ask
genoa-command-ask-description = Name your price for a space, as the trader
genoa-command-call = request-offers
genoa-command-call-description = Ask everybody to offer or pass, as the trader
genoa-command-cancel = cancel
genoa-command-cancel-description = Take back what you were about to do, or stop asking for offers
genoa-command-offer = offer
genoa-command-offer-description = Offer the trader something for a space
genoa-command-withdraw = withdraw
genoa-command-withdraw-description = Withdraw an offer or a request of yours
genoa-command-pass = pass
genoa-command-pass-description = Pass on a space or the whole turn
genoa-command-perform = take-action
genoa-command-perform-description = Take the action of the building
genoa-command-fulfil = fulfil
genoa-command-fulfil-description = Deliver a small order in this action
genoa-command-tile = tile
genoa-command-tile-description = Play a special tile, or take the one of a large order
genoa-command-end = end
genoa-command-end-description = End your action
genoa-command-deliver = deliver
genoa-command-deliver-description = Deliver a message
genoa-command-build = build
genoa-command-build-description = Put markers on the buildings beside a street
genoa-command-option-space = space
genoa-command-option-space-description = A building, the Market, or a street such as 3-2
genoa-command-option-spaces = spaces
genoa-command-option-spaces-description = The spaces, one after the other
genoa-command-option-id = id
genoa-command-option-id-description = Which offer
genoa-command-option-to = to
genoa-command-option-to-description = The player you ask; leave it out to ask everybody
genoa-command-option-give = give
genoa-command-option-give-description = What the buyer pays now, such as 25 ducats + silver
genoa-command-option-proceeds = proceeds
genoa-command-option-proceeds-description = What the buyer pays from the action
genoa-command-option-take = take
genoa-command-option-take-description = What the trader adds
genoa-command-option-scope = scope
genoa-command-option-scope-description = Before the tower arrives, after it, or both
genoa-command-option-lifetime = lifetime
genoa-command-option-lifetime-description = For the whole turn, or until the next step
genoa-command-option-card = card
genoa-command-option-card-description = The card in your hand
genoa-command-option-order = order
genoa-command-option-order-description = The large order you deliver; leave it out for the building's own action
genoa-command-option-tile = tile
genoa-command-option-tile-description = The special tile
genoa-command-option-street = street
genoa-command-option-street-description = The street with a disc
genoa-command-option-one = one
genoa-command-option-one-description = What happens to the first building
genoa-command-option-other = other
genoa-command-option-other-description = What happens to the second building
genoa-command-option-value = value
genoa-command-option-value-description = How you would like it
genoa-command-option-buildings = buildings
genoa-command-option-buildings-description = The buildings you want to be asked about

## Writing an offer: examples in the form, and other words that are understood (between bars)

genoa-hint-space = Villa Ricci, Harbor, 3-2
genoa-hint-give = 25 ducats + silver, 2 markers
genoa-hint-take = 10 ducats, pepper (or nothing)
genoa-hint-proceeds = pepper, drawn card (or nothing)
genoa-hint-lifetime = turn, or step
genoa-hint-to = a name, or nobody for everybody
genoa-hint-spaces = 3-2, Park, Villa Colini
genoa-hint-what = buildings, messages, my actions, taking buildings, my ducats
genoa-hint-value = ask me, always pass for me, automatically, always ask, pass, show
genoa-hint-buildings = Cathedral, Guild Hall
genoa-alias-and = and | then
genoa-numbers = 1 a an one | 2 two | 3 three | 4 four | 5 five | 6 six | 7 seven | 8 eight | 9 nine | 10 ten | 15 fifteen | 20 twenty | 30 thirty | 40 forty | 50 fifty | 60 sixty | 70 seventy | 80 eighty | 90 ninety | 100 hundred
genoa-alias-ducats = ducat | ducats | d | coins | gold
genoa-alias-ale = beer
genoa-alias-wine = wines
genoa-alias-silver = ag
genoa-alias-copper = cu
genoa-alias-linen = cloth
genoa-alias-silk = silks
genoa-alias-pepper = peppers
genoa-alias-saffron = safran
genoa-alias-starting_space = starting space | start tile
genoa-alias-trade_1_1 = trade 1:1 | trade tile | 1:1 | trade
genoa-alias-commodity_of_choice = commodity of choice | commodity of your choice | free commodity
genoa-alias-building_action = building action
genoa-alias-extra_action = extra action
genoa-alias-marker = marker | markers | ownership markers
genoa-alias-any-payer = any commodity | any | any commodity of mine
genoa-alias-any-receiver = commodity of the receiver's choice | your choice | receiver chooses
genoa-alias-contract = contracts | contract card
genoa-alias-message = messages | message card
genoa-alias-large_order = large orders | big order
genoa-alias-small_order = small orders | little order
genoa-alias-drawn = card drawn | drawn cards | card | one card
genoa-alias-order-tile = special tile | reward tile | tile
genoa-alias-blind = face down | hidden | blind
genoa-alias-trader = shown to the trader | for the trader's eyes | trader sees it
genoa-alias-public = open | public | face up
genoa-alias-random = random | a random
genoa-alias-bind = fulfilling | fulfilled | delivering | deliver | fulfil
genoa-alias-order = of its reward | of the order | of the reward | from the order
genoa-alias-turn = turn | whole turn | this turn
genoa-alias-step = step | next step | until the next step
genoa-alias-all = all | everybody | anybody | nobody
genoa-alias-stance = buildings | asked
genoa-alias-acquire = acquiring
genoa-alias-money = ducats | money
genoa-alias-windows = actions
genoa-alias-messages = message
