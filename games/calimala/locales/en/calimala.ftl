### Calimala. Ids: `calimala-<field>-<value>` or, where every field says it alike, `calimala-<value>`.

calimala-teaser = Cloth merchants of Florence: send workers into the streets, ship cloth across Europe, build the great churches, and be strong where the council scores next.
calimala-about = Florence in the late Middle Ages: you are cloth merchants of the Calimala guild. Send your workers out into twelve streets, weave cloth and carry it to the ports and trade cities of Europe, and give wood, brick, marble and artworks to the city's great churches. Every worker stays where you sent it and is activated again whenever a disc lands on it, until it moves up into the city council and a scoring begins. Be strong in the right place at the right moment, and you win.
calimala-turn = Put one disc on a street:
    • Take the two actions at its ends, in any order; with a white disc, each of them twice.
    • Then the two discs right below yours do the same for their owners.
    • For an action you can't take, you draw a card. Cards are extra actions whenever one of your discs is activated.
    • A fourth disc sends the bottom one to the council, and the next scoring tile is scored at once: 3, 2 and 1 points.
    When the discs or the tiles run out, the final scoring cards score 5, 3 and 1, and the most points win.
calimala-reconstructed = We know the rulebook's text, but not its pictures, and where only a picture would tell, we worked it out. Ours are the layout of the action tiles in a first game (it has all four pairs of neighbours named in the rulebook's examples), five action cards of each kind and one scoring tile of each category, the same number of spaces for wood, brick and marble at each building, five house spaces in every trade city, and black as the fifth colour: all of this agrees with every total and every example. That Contribute is the action printed in the centre rests on one public source; tables begun before we found it keep Build there. Everything else is from the rulebook of the first edition.

## The nine actions, and the cards that carry them

calimala-wood = Wood
calimala-brick = Brick
calimala-marble = Marble
calimala-build = Build
calimala-artwork = Artwork
calimala-weave = Weave
calimala-ship = Ship
calimala-transport = Transport
calimala-contribute = Contribute

calimala-does-wood = 1 wood into your warehouse
calimala-does-brick = 1 brick into your warehouse
calimala-does-marble = 1 marble into your warehouse
calimala-does-build = a ship (2 wood), a trade house (2 brick) or a workshop (1 wood + 1 brick)
calimala-does-artwork = 1 marble becomes an artwork at a building or in the council
calimala-does-weave = 1 cloth in each of your workshops with room
calimala-does-ship = each of your ships takes up to 1 cloth to a port city
calimala-does-transport = each of your trade houses takes up to 1 cloth
calimala-does-contribute = 1 material to a building

## Things

calimala-material-wood = wood
calimala-material-brick = brick
calimala-material-marble = marble
calimala-row-wood = wood
calimala-row-brick = brick
calimala-row-marble = marble
calimala-row-artwork = artworks
calimala-piece-ship = ship
calimala-piece-house = trade house
calimala-piece-workshop = workshop
calimala-disc-own = own disc
calimala-disc-white = white disc
calimala-by-disc = the disc
calimala-by-card = a card
calimala-by-disc_end = the disc, then done
calimala-by-card_end = a card, then done
calimala-how-done = done
calimala-how-draw = draw for what I couldn't do
calimala-how-decline = without drawing
calimala-swap-supply = the active player's supply
# No white disc lay below: what Speaker.arguments says for an absent value, not shown.
calimala-swap- = none

calimala-red = red
calimala-yellow = yellow
calimala-blue = blue
calimala-green = green
calimala-black = black

## Places

calimala-barcelona = Barcelona
calimala-lisbon = Lisbon
calimala-london = London
calimala-troyes = Troyes
calimala-bruges = Bruges
calimala-hamburg = Hamburg
calimala-santa_maria_del_fiore = Santa Maria del Fiore
calimala-san_miniato = San Miniato
calimala-santa_croce = Santa Croce
calimala-palazzo_vecchio = Palazzo Vecchio
calimala-site-palazzo_vecchio = City council

calimala-place-nw = north-west
calimala-place-n = north
calimala-place-ne = north-east
calimala-place-w = west
calimala-place-c = centre
calimala-place-e = east
calimala-place-sw = south-west
calimala-place-s = south
calimala-place-se = south-east

calimala-s01 = street 1
calimala-s02 = street 2
calimala-s03 = street 3
calimala-s04 = street 4
calimala-s05 = street 5
calimala-s06 = street 6
calimala-s07 = street 7
calimala-s08 = street 8
calimala-s09 = street 9
calimala-s10 = street 10
calimala-s11 = street 11
calimala-s12 = street 12

## Scoring tiles (those of a city or a building bear its name)

calimala-tile-artwork = Artworks
calimala-port_cities = Port cities
calimala-trade_cities = Trade cities
calimala-contribution_wood = Wood contributions
calimala-contribution_brick = Brick contributions
calimala-contribution_marble = Marble contributions

## The lobby

calimala-option-layout = Action tiles
calimala-option-layout-description = Where the eight action tiles lie in the city
calimala-option-layout-random = random layout
calimala-option-layout-random-description = Every game has its own city
calimala-option-layout-first_game = first-game layout
calimala-option-layout-first_game-description = The fixed layout recommended for a first game
calimala-option-start = Start player
calimala-option-start-description = Who goes first
calimala-option-start-random = random start player
calimala-option-start-random-description = Drawn by lot
calimala-option-start-first_seat = the first seat starts
calimala-option-start-first_seat-description = Whoever has the first seat goes first

## Points

calimala-points-tiles = scoring tiles
calimala-points-finals = final cards
calimala-tiebreak-council-sum = representatives plus artworks in the council
calimala-tiebreak-representatives = more representatives in the council
calimala-tiebreak-latest-representative = getting that many representatives sooner
calimala-tiebreak-council-artwork = the earlier artwork in the council

## What happened: the log

calimala-event-GameBegan = { $start } goes first. { $face_up ->
    [none] The final scoring counts the cards you keep.
   *[other] The face-up final scoring card is { $face_up }.
}
calimala-event-Kept = { $seat } kept { $final_known ->
    [yes] { $final }
   *[no] a card
} for the final scoring.
calimala-event-Drafted = { $seat } starts with the { $action } card.
calimala-event-Placed = { $seat } put { $disc_id ->
    [white] a white disc
   *[own] a disc
} on { $space }{ $height ->
    [1] .
   *[other] , number { $height } in the tower.
}
calimala-event-Activated = { $seat }'s disc on { $space } is activated too ({ $position ->
    [2] second
   *[other] third
} from the top).
calimala-event-CardPlayed = { $seat } played a card: { $action }.
calimala-event-Took = { $seat } took 1 { $material }.
calimala-event-Built = { $seat } built { $piece_id ->
    [ship] a ship.
    [house] a trade house in { $city }.
   *[workshop] a workshop.
}
calimala-event-ArtworkGiven = { $seat } gave an artwork to { $site_id ->
    [palazzo_vecchio] the city council.
   *[other] { $site }.
}
calimala-event-Wove = { $seat } wove { $cloth } cloth.
calimala-event-Shipped = { $seat } shipped cloth to { $ports }.
calimala-event-Transported = { $seat } transported cloth to { $cities }.
calimala-event-Contributed = { $seat } contributed { $material } to { $building }.
calimala-event-Drew = { $seat } { $cards_count ->
    [0] couldn't take the { $action } action, and there was no card left to draw.
   *[other] { $cards_known ->
        [yes] drew a card instead of { $action }: { $cards }.
       *[no] drew a card instead of { $action }.
    }
}
calimala-event-Declined = { $seat } drew no card for { $action }.
calimala-event-LeftOut = { $seat } skipped { $action }.
calimala-event-Reshuffled = The { $cards } discarded cards were shuffled into a new deck.
calimala-event-Represented = { $seat } has a new representative in the council, on { $tile }.{ $swap ->
    [none] {""}
   *[other] {" "}The white disc from below goes to: { $swap }.
}
calimala-event-TileUnrepresented = { $tile } is scored without a new representative.
calimala-event-DiscLeft = The bottom disc of { $space } left the game: all tiles have been scored.
calimala-event-TileScored = { $tile } scored: { $points }.
calimala-event-FinalCardScored = Final card { $final } { $owner ->
    [none] (face up)
   *[other] (kept by { $owner })
} scored: { $points }.
calimala-event-LastRound = All fifteen tiles have been scored. We finish this round.
calimala-event-TurnBegan = Turn { $turn }: { $seat }.

## What happened: the digest, after a player's name

calimala-digest-Kept = kept a final scoring card
calimala-digest-Drafted = took the { $action } card
calimala-digest-Placed = { $disc_id ->
    [white] white disc on { $space }
   *[own] disc on { $space }
}
calimala-digest-Took = took { $material }
calimala-digest-Built = built { $piece_id ->
    [ship] a ship
    [house] a trade house in { $city }
   *[workshop] a workshop
}
calimala-digest-ArtworkGiven = artwork → { $site }
calimala-digest-Wove = wove { $cloth } cloth
calimala-digest-Shipped = shipped cloth → { $ports }
calimala-digest-Transported = transported cloth → { $cities }
calimala-digest-Contributed = { $material } → { $building }
calimala-digest-Drew = { $count ->
    [0] had no card to draw
    [one] drew a card
   *[other] drew { $count } cards
}
calimala-digest-Represented = disc into the council
calimala-digest-by-card = { $what } (card)
calimala-digest-times = { $what } ×{ $times }
calimala-digest-your-disc = { $count ->
    [one] Your disc on { $space } was activated.
   *[other] Your discs on { $space } were activated { $count } times.
}
calimala-digest-your-representative = You have a new representative in the council, on { $tile }.
calimala-digest-scored = **{ $tile }**: { $points }
calimala-digest-scored-you = **{ $tile }**: { $points } ({ $count ->
    [0] you had nothing there
   *[other] you had { $count } there
})
calimala-digest-final = Final card **{ $tile }**: { $points }
calimala-digest-final-you = Final card **{ $tile }**: { $points } ({ $count ->
    [0] you had nothing there
   *[other] you had { $count } there
})

## Moves: buttons, and one line for each

calimala-move-keep = Keep a card
calimala-move-draft = Take a starting card
calimala-move-place = Place a disc
calimala-move-take = Take a material
calimala-move-build = Build
calimala-move-artwork = Make an artwork
calimala-move-weave = Weave cloth
calimala-move-ship = Ship cloth
calimala-move-transport = Transport cloth
calimala-move-contribute = Contribute
calimala-move-draw = Draw a card
calimala-move-skip = Skip an action
calimala-move-end = Done
calimala-move-promote = Send a disc to the council

calimala-say-keep = Keep { $final } for the final scoring
calimala-say-draft = Start with the { $action } card
calimala-say-place = { $disc_id ->
    [white] White disc on { $space }
   *[own] Disc on { $space }
}
calimala-say-place-ends = { $disc_id ->
    [white] White disc on { $space } ({ $one } + { $other })
   *[own] Disc on { $space } ({ $one } + { $other })
}
calimala-say-take = Take 1 { $material }
calimala-say-build = { $piece_id ->
    [ship] Build a ship
    [house] Build a trade house in { $city }
   *[workshop] Build a workshop
}
calimala-say-artwork = Artwork → { $site }
calimala-say-weave = Weave cloth
calimala-say-ship = Ship { $ports_count } cloth → { $ports }
calimala-say-transport = Transport { $cities_count } cloth → { $cities }
calimala-say-contribute = Contribute { $material } → { $building }
calimala-say-draw = Draw a card instead of { $action }
calimala-say-skip = Skip { $action }
calimala-say-end = { $how_id ->
    [draw] Done, drawing for the rest
    [decline] Done, without drawing
   *[done] Done
}
calimala-say-promote = Disc from { $space } (number { $height } from the bottom) → council
calimala-say-by-card = { $move } (card)
calimala-say-and-end = { $move }, then done

## Questions

calimala-ask-kind-KeepFinal = Which final scoring card do you keep?
calimala-ask-kind-DraftCard = Which card do you start with?
calimala-ask-kind-PlaceDisc = Where do you put your disc?
calimala-ask-kind-Activation = What next?
calimala-ask-kind-PromoteDisc = Which of your discs goes to the council?
calimala-ask-keep-final = Which final scoring card do you keep?
calimala-ask-draft-action = Which card do you start with?
calimala-ask-place-space = Which street?
calimala-ask-place-disc = Your own disc or a white one?
calimala-ask-take-material = Which material do you take?
calimala-ask-build-piece = What do you build?
calimala-ask-build-city = Which city is the trade house in?
calimala-ask-artwork-site = Where does the artwork go?
calimala-ask-ship-ports = Where do you ship the cloth?
calimala-ask-transport-cities = Where do you transport the cloth?
calimala-ask-contribute-material = Which material do you give?
calimala-ask-contribute-building = Which building gets it?
calimala-ask-draw-action = Instead of which action do you draw a card?
calimala-ask-skip-action = Which action do you skip?
calimala-ask-end-how = How do you finish?
calimala-ask-promote-space = From which street do you send a disc to the council?
calimala-ask-promote-height = Which disc of that tower?
calimala-ask-by = With the disc or with a card?

## Answers: the text of a choice, and the note below it

calimala-choice-space = { $number } · { $one } + { $other }
calimala-choice-none = no city needed
calimala-others-place = White discs
calimala-choice-house = Trade house
calimala-choice-house-city = Trade house in { $city }
calimala-choice-height = { $height ->
    [1] the bottom disc
   *[other] disc { $height } from the bottom
}
calimala-choice-end-done = Done
calimala-choice-end-draw = Draw for the rest, then done
calimala-choice-end-decline = Done, without drawing
calimala-choice-draw = Card instead of { $action }
calimala-choice-skip = Skip { $action }
calimala-choice-by-disc = With the disc
calimala-choice-by-card = With a card
calimala-choice-by-disc_end = With the disc, then done
calimala-choice-by-card_end = With a card, then done

calimala-note-you = you
calimala-note-draws = a card instead of { $actions }
calimala-note-then = then acts: { $who }
calimala-note-scores = scores { $tile } (you { $mine }, most { $most })
calimala-note-seat = { $own ->
    [yes] you join the council
   *[no] { $who } joins the council
}
calimala-note-leaves = the bottom disc leaves the game
calimala-note-empty = empty street
calimala-note-nobody = nobody acts after you
calimala-note-own-disc = { $left } left; each action once, and it can be activated again later
calimala-note-white-disc = { $left } left; each action twice, but never again
calimala-note-have = you have { $have }
calimala-note-store = { $before } → { $after } of { $room }
calimala-note-cloth = +{ $cloth } cloth
calimala-note-up-to = up to { $cloth } cloth
calimala-note-zone = you have { $mine } there, { $room } free
calimala-note-zone-of = { $zone }: you have { $mine } there, { $room } free
calimala-note-soon = soon to score: { $tiles }
calimala-note-soon-one = { $tile } ({ $rank ->
    [1] next
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
})
calimala-note-council-ties = counts in every tie
calimala-note-reveals = reveals a card: undo needs consent
calimala-note-no-card = you could do it, so no card for it
calimala-note-left-out = skips { $actions }
calimala-note-no-draw = no card for { $actions }
calimala-note-nothing-left = nothing skipped
calimala-note-uses-disc = uses up the street's { $action }
calimala-note-uses-card = plays { $action } from your hand ({ $count }); the street's stays open
calimala-note-final-council = representatives and artworks in the council count
calimala-note-final-zone = your cubes there count
calimala-note-white-on-top = a white disc lands on that tower

## Who is asked for what

calimala-decision-KeepFinal = Keep one of your final scoring cards. It stays secret until the end; then everybody scores it.
calimala-decision-DraftCard = Choose your starting card.
calimala-decision-PlaceDisc = Your turn: place a disc ({ $discs } of your own and { $whites } white left).
calimala-decision-Activation = { $position ->
    [1] Your { $disc_id ->
        [white] white disc
       *[own] disc
    } on { $space }
   *[other] Your lower disc on { $space } is activated
}: { $left_count ->
    [0] you have taken both actions. { $cards_id ->
        [none] Press Done.
        [unplayable] { $cards ->
            [one] Your card can't be played now.
           *[other] You can't play any of your cards now.
        }
       *[playable] { $cards ->
            [one] You may still play your card.
           *[other] You may still play cards.
        }
    }
   *[other] { $left } still to do.
}
calimala-decision-duty = { $left_count ->
    [one] You must take it.
   *[other] You must take at least one of them.
}
calimala-decision-PromoteDisc = You have no disc of your colour left in your supply: choose one from the streets for the council.
calimala-decision-times = { $action } ×{ $times }

calimala-waiting-over = The game is over.
calimala-waiting-KeepFinal = { $who } { $count ->
    [one] is choosing a final scoring card.
   *[other] are choosing their final scoring cards.
}
calimala-waiting-DraftCard = { $who } is choosing a starting card.
calimala-waiting-PlaceDisc = { $who } is placing a disc.
calimala-waiting-Activation = { $position ->
    [1] { $who } is taking actions on { $space }.
   *[other] { $who } is taking actions on { $space } (disc { $position } from the top).
}
calimala-waiting-PromoteDisc = { $who } is sending a disc to the council.

## Refusals: what is wrong, and what would be right

calimala-refusal-keep-first = First keep one of your final scoring cards.
calimala-refusal-final-not-dealt = { $final } is not among your final scoring cards. Keep one of those you were dealt.
calimala-refusal-draft-first = First take your starting card.
calimala-refusal-card-not-on-offer = The { $action } card is not on offer. Take one of the face-up cards.
calimala-refusal-place-first = First place a disc on a street: you can't pass.
calimala-refusal-no-such-space = There is no street { $space }. They are numbered from 1 to 12.
calimala-refusal-no-own-disc = You have no disc of your own colour left. Place a white one.
calimala-refusal-no-white-disc = You have no white disc left. Place one of your own colour.
calimala-refusal-nothing-to-do-there = On { $space } you could take neither { $one } nor { $other }, not even with your cards. Choose a street where at least one action works.
calimala-refusal-activation-first = One of your discs is being activated. Finish that first.
calimala-refusal-duty = The disc you placed must take { $one } or { $other } at least once. Do that first, or choose something that still leaves room for it.
calimala-refusal-action-not-on-street = This street offers { $one } and { $other }. For { $action } you need a card.
calimala-refusal-action-not-left = You have already done { $action } on this street. You need a card to do it again.
calimala-refusal-card-not-in-hand = You have no { $action } card. Play one that is in your hand.
calimala-refusal-action-possible = You can take the { $action } action, so you can't draw a card for it. Take it, or skip it.
calimala-refusal-action-impossible = You can't take the { $action } action now, so there is nothing to skip. Draw a card instead, or end without drawing.
calimala-refusal-nothing-to-draw-for = There is no impossible action left, so no card to draw or decline. Just say that you are done.
calimala-refusal-draw-or-decline = There is an impossible action left. Say whether you draw a card for it or not.
calimala-refusal-no-card-to-draw = No card is left to draw. End without drawing.
calimala-refusal-nothing-else-left = Nothing would be left after that: just say that you are done.
calimala-refusal-nothing-follows = You couldn't play any card after that. Choose the same with “then done”.
calimala-refusal-no-end-to-say = Choose it without “then done”: either there is more to do on this street, or it ends by itself.
calimala-refusal-warehouse-full = Your { $material } warehouse is full. Use some of it, or draw a card instead.
calimala-refusal-no-cubes = You have no cubes left. You get some back when you build.
calimala-refusal-no-ship-left = You already have all three ships. Build something else.
calimala-refusal-ship-needs-wood = A ship costs 2 wood; you have { $wood }.
calimala-refusal-house-needs-brick = A trade house costs 2 brick; you have { $brick }.
calimala-refusal-house-needs-city = A trade house needs a trade city: Troyes, Bruges or Hamburg.
calimala-refusal-house-already-there = You already have a trade house in { $city }. Choose another city.
calimala-refusal-no-workshop-left = You already have all three workshops. Build something else.
calimala-refusal-workshop-needs-both = A workshop costs 1 wood and 1 brick; you have { $wood } wood and { $brick } brick.
calimala-refusal-no-city-needed = A { $piece } goes on your own mat: don't name a city.
calimala-refusal-no-marble = An artwork costs 1 marble, and you have none.
calimala-refusal-no-such-site = { $site } takes no artworks. Choose one of the three buildings or the city council.
calimala-refusal-artworks-full = There is no room for an artwork there: { $site }. Choose another place.
calimala-refusal-workshops-full = All your workshops are full. Ship or transport some cloth first.
calimala-refusal-nothing-moved = Move at least one cloth. Name a city, or skip the action.
calimala-refusal-no-cloth = You have no cloth in your workshops. Weave some first.
calimala-refusal-too-little-cloth = You have only { $cloth } cloth. Name fewer cities.
calimala-refusal-no-ship = You have no ship. Build one first.
calimala-refusal-too-few-ships = Each of your ships carries one cloth, and you have { $ships ->
    [one] one ship
   *[other] { $ships } ships
}. Name fewer ports.
calimala-refusal-not-a-port = { $city } is not a port city. Ships sail to Barcelona, Lisbon and London.
calimala-refusal-no-house-there = You have no trade house in { $city }. You can transport cloth only to your own houses.
calimala-refusal-one-cloth-per-house = Your trade house takes one cloth at a time: name { $city } only once.
calimala-refusal-city-full = There isn't enough room left in { $city }. Choose another city, or send less.
calimala-refusal-cities-out-of-order = Name the cities in board order, from Barcelona to Hamburg.
calimala-refusal-no-material = You have no { $material } in your warehouse. Give something you have.
calimala-refusal-row-full = The { $material } row of { $building } is full. Choose another building or material.
calimala-refusal-promote-first = First choose which of your discs goes to the council.
calimala-refusal-same-as-below = The disc below that one is yours too, and it makes no difference which one goes. Choose the lowest.
calimala-refusal-not-your-disc = Disc { $height } on { $space } is not yours. Choose one of your own discs.

## Slash commands

calimala-command-group = calimala
calimala-command = Calimala: the cloth merchants of Florence
calimala-command-place = place
calimala-command-place-description = Place a disc on a street
calimala-command-take = take
calimala-command-take-description = Take wood, brick or marble into your warehouse
calimala-command-build = build
calimala-command-build-description = Build a ship, a trade house or a workshop
calimala-command-artwork = artwork
calimala-command-artwork-description = Turn a marble into an artwork at a building or in the council
calimala-command-weave = weave
calimala-command-weave-description = Weave a cloth in each of your workshops with room
calimala-command-ship = ship
calimala-command-ship-description = Ship cloth to the port cities, one for each of your ships
calimala-command-transport = transport
calimala-command-transport-description = Transport cloth to the cities of your trade houses
calimala-command-contribute = contribute
calimala-command-contribute-description = Contribute a material to one of the three buildings
calimala-command-draw = draw
calimala-command-draw-description = Draw a card instead of an action you can't take
calimala-command-skip = skip
calimala-command-skip-description = Skip an action that you could take
calimala-command-end = end
calimala-command-end-description = Say that you are done with this disc
calimala-command-option-action = action
calimala-command-option-action-description = The action
calimala-command-option-space = space
calimala-command-option-space-description = The street, 1 to 12
calimala-command-option-disc = disc
calimala-command-option-disc-description = Your own disc or a white one
calimala-command-option-material = material
calimala-command-option-material-description = Wood, brick or marble
calimala-command-option-by = by
calimala-command-option-by-description = With the disc or with a card, and whether it ends there
calimala-command-option-piece = piece
calimala-command-option-piece-description = Ship, trade house or workshop
calimala-command-option-city = city
calimala-command-option-city-description = The city of the trade house
calimala-command-option-site = site
calimala-command-option-site-description = A building or the city council
calimala-command-option-ports = ports
calimala-command-option-ports-description = The port cities
calimala-command-option-cities = cities
calimala-command-option-cities-description = The trade cities
calimala-command-option-building = building
calimala-command-option-building-description = The building under construction
calimala-command-option-how = how
calimala-command-option-how-description = With or without drawing for what you couldn't do

# On a button

calimala-short-card = { $what } (card)
calimala-short-end = { $what }, then done
calimala-short-take = Take { $material }
calimala-short-cloth = { $count } cloth → { $where }
calimala-short-draw = Card instead of { $action }
calimala-short-end-done = Done
calimala-short-end-skip = { $count ->
    [one] Skip { $actions }
   *[other] Skip both
}
calimala-short-end-no-card = Play no card
calimala-short-end-draw = Draw, then done
calimala-step-end-draw = Draw, done
calimala-short-end-decline = Done, no card
