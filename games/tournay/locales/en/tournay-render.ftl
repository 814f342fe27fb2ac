# Words on the pictures of Tournay.
tournay-render-title = Tournay
tournay-render-progress = Round { $turn } · Town Criers: { $criers } ({ $needed } needed)
tournay-render-progress-last = Last round
tournay-render-waiting-TakeTurn = It's { $who }'s turn.
tournay-render-waiting-HandLimit = { $who } has too many cards in hand.
tournay-render-waiting-KeepCard = { $who } is keeping one of two cards.
tournay-render-waiting-ChooseAbility = { $who } is using { $card }.
tournay-render-waiting-PickCards = { $who } is taking two of the face-up cards.
tournay-render-waiting-AimCatapult = { $who } is aiming the Catapult.
tournay-render-waiting-React = { $who }: characters react.
tournay-render-waiting-DeclareDefences = Events strike: { $who } may defend.
tournay-render-waiting-Suffer = Events strike: { $who } must choose.
tournay-render-waiting-CommitLastCards = { $count ->
    [one] { $who } is choosing a last card.
   *[other] { $who } are choosing their last cards.
}

## The board
tournay-render-decks = Decks
tournay-render-queue = Event queue
tournay-render-supply = Citizens to recruit
tournay-render-criers = Town Criers: the end draws near
tournay-render-no-event = no event
tournay-render-plaza = Plaza
tournay-render-hand = Hand

## A player's area and the picture for a phone
tournay-render-points-now = Points if scored now
tournay-render-key-value = 2 points for its owner, 1 for the others, for each …
tournay-render-key-laurel = what it brings its owner now
tournay-render-key-cross = works with its row and column
tournay-render-key-lying = used; lies until gathered
tournay-render-points-final = Final points
tournay-render-points-prestigious = Prestige buildings
tournay-render-points-prestige = Prestige of cards
tournay-render-points-ramparts = Ramparts built
tournay-render-ramparts-hand = Ramparts in hand
tournay-render-ramparts-built = Ramparts built
tournay-render-known = Seen by all:
tournay-render-covered = Covered: { $cards }
tournay-render-looked = Cards looked at
tournay-render-last-card = Your last card: { $card }
tournay-render-standing = standing
tournay-render-lying = lying
tournay-render-own = own
tournay-render-nothing = none
tournay-render-free = free
tournay-render-quarter-of = { $name }'s district

## The close-up of a card
tournay-render-kind-building = Building
tournay-render-kind-character = Character
tournay-render-kind-prestigious_building = Prestige building
tournay-render-close-line = { $kind } · { $colour } · level { $level }
tournay-render-colour-yellow = civilian
tournay-render-colour-white = religious
tournay-render-colour-red = military
tournay-render-citizen-yellow = yellow citizen
tournay-render-citizen-white = white citizen
tournay-render-citizen-red = red citizen
tournay-render-cost = Cost
tournay-render-prestige = Prestige
tournay-render-owner-other = Owner | others
tournay-render-copies = { $copies ->
    [one] One copy in the deck
   *[other] { $copies } copies in the deck
}
tournay-render-expansion = Expansion
tournay-render-alt-card = { $name }. { $line }. Cost: { $cost }. { $worth } { $effect }
tournay-render-alt-worth = Prestige { $prestige }.
tournay-render-alt-scores = Scores { $owner } for its owner and { $other } for each other player, for everything it counts.
tournay-render-cost-deniers = { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}
tournay-render-cost-citizen = a citizen of its colour
tournay-render-cost-card = a card

## Text boards and alt texts
tournay-render-letter-yellow = yellow
tournay-render-letter-white = white
tournay-render-letter-red = red
tournay-render-letter-grey = grey
tournay-render-text-under = put under it, seen by all: { $cards }
tournay-render-text-event = { $slot }. { $event }: { $coins } of { $circles } coins, fought by { $citizens } { $colour }
tournay-render-text-no-event = { $slot }. –
tournay-render-text-events-left = Event deck: { $cards }
tournay-render-text-supply = Citizens to recruit: { $citizens }
tournay-render-text-criers = Town Criers out: { $criers } ({ $needed } needed for the end)
tournay-render-text-purse = { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}; standing { $standing }; lying { $lying }
tournay-render-text-backs = hand: { $cards }
tournay-render-text-known = seen by all: { $cards }
tournay-render-text-ramparts = ramparts: { $hand } in hand, { $built } built
tournay-render-text-quarter = District: { $cards }
tournay-render-text-damaged = damaged
tournay-render-text-with = with { $tokens }
tournay-render-text-over = over { $cards }
tournay-render-text-no-quarter = District: empty
tournay-render-text-own-hand = Hand: { $cards }.
tournay-render-text-own-answer = Ramparts, decided in advance: { $answer }.
tournay-render-alt-quarter = { $name }'s district in Tournay.
tournay-render-alt-events = Events: { $events }.
tournay-render-alt-event = { $event } ({ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
})
tournay-render-alt-decks = Face up: { $cards }.

## Names as they stand on cards, with soft hyphens
tournay-render-name-architect = Archi­tect
tournay-render-name-barn = Barn
tournay-render-name-alderman = Coun­cillor
tournay-render-name-farmhouse = Farm­house
tournay-render-name-journeyman = Journey­man
tournay-render-name-market = Market
tournay-render-name-port = Port
tournay-render-name-quarry = Quarry
tournay-render-name-residence = Resi­dence
tournay-render-name-bishop = Bishop
tournay-render-name-bishopric = Bishop­ric
tournay-render-name-bridge = Bridge
tournay-render-name-hospital = Hospital
tournay-render-name-library = Library
tournay-render-name-monastery = Monas­tery
tournay-render-name-priest = Priest
tournay-render-name-prior = Prior
tournay-render-name-arsenal = Arsenal
tournay-render-name-ballista = Ballista
tournay-render-name-barracks = Barracks
tournay-render-name-fort = Fort
tournay-render-name-knight = Knight
tournay-render-name-advocate = Lawyer
tournay-render-name-road = Road
tournay-render-name-tax_collector = Tax Col­lector
tournay-render-name-customs_house = Toll House
tournay-render-name-augustinian = Augus­tinian
tournay-render-name-bastion = Bastion
tournay-render-name-belfry = Belfry
tournay-render-name-city_hall = City Hall
tournay-render-name-cloth_hall = Cloth Hall
tournay-render-name-mint = Mint
tournay-render-name-tour_des_six = Tour des Six
tournay-render-name-cathedral = Cathe­dral
tournay-render-name-la_madeleine = La Made­leine
tournay-render-name-saint_brice = Saint-Brice
tournay-render-name-saint_jacques = Saint-Jacques
tournay-render-name-saint_nicolas = Saint-Nicolas
tournay-render-name-saint_quentin = Saint-Quentin
tournay-render-name-pont_des_trous = Pont des Trous
tournay-render-name-porte_de_la_vigne = Porte de la Vigne
tournay-render-name-tour_d_arras = Tour d'Arras
tournay-render-name-tour_henry_viii = Tour Henry VIII
tournay-render-name-tour_saint_georges = Tour Saint-Georges
tournay-render-name-brewery = Brewery
tournay-render-name-inn = Inn
tournay-render-name-senator = Senator
tournay-render-name-bakery = Bakery
tournay-render-name-abbey = Abbey
tournay-render-name-monk = Monk
tournay-render-name-templar = Templar
tournay-render-name-catapult = Catapult
tournay-render-name-manor = Manor
tournay-render-name-courtroom = Court­room
tournay-render-name-mercenary = Merce­nary
tournay-render-name-town_crier = Town Crier
tournay-render-event-battle_of_bouvines = Battle of Bouvines
tournay-render-event-excommunication = Excom­munication
tournay-render-event-great_plague = Great Plague
tournay-render-event-battle_of_courtrai = Battle of Courtrai
tournay-render-event-william_the_conqueror = William the Conqueror
tournay-render-event-heresy = Heresy
tournay-render-event-crusade = Crusade
tournay-render-event-norman_attack = Norman Attack
tournay-render-event-public_festival = Public Festival
tournay-render-event-procession = Procession
tournay-render-event-royal_visit = Royal Visit
tournay-render-event-banditry = Banditry
tournay-render-event-pillage = Pillage
tournay-render-event-battle_of_cassel = Battle of Cassel
tournay-render-event-drought = Drought
