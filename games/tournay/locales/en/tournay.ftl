### Tournay. Ids: `tournay-<field>-<value>` or, where every field says it alike, `tournay-<value>`.

tournay-teaser = A city rises again after the raids: build your district card by card, send out citizens, fend off plague and war, and crown it all with prestige buildings.
tournay-about = Tournay in the Middle Ages: the city is being rebuilt after the raids, and each of you builds a district of three by three cards. Citizens in three colours draw cards, work in the buildings and fight what troubles the city; characters improve the cards in their row and column. Whenever a Town Crier turns up, all the events strike everybody, unless you build a rampart. In the end prestige buildings score for everyone, and most for whoever built them.
tournay-turn = You may play one card from your hand into your district. Then take one action:
    • draw a card (1, 2 or 3 citizens of its colour for level I, II or III),
    • activate a building with a citizen of its colour,
    • fight an event that has coins (it becomes your rampart),
    • earn 2 deniers for each citizen, or
    • gather: all your citizens come back and all damage is repaired.
    You may use other players' citizens for 2 deniers each. At the end of your turn you keep at most four cards.
    When two districts are complete, with all nine spaces filled and two prestige buildings visible, the last round begins; with enough Town Criers out, one such district will do. The most prestige wins.
tournay-reconstructed = We know the rulebook's text, but not the pictures on every card, and where only a picture would tell, we worked it out. Ours are which colour of citizen fights each event, which colour the six events against “the given colour” and the three feasts mean, and that every event has room for three coins: one of each colour per group, by the theme of the card. In the expansion, the prices and prestige of all cards except the Catapult and the Knight I are ours too, and which three cards of a deck it replaces (except a Fort in red I). Everything else, the cards of the base game with their prices, prestige and effects, and the prestige buildings, is from the rulebook, checked against public sources where there are any; three English card names (Councillor, Lawyer, Toll House) are translated back.

## Colours, decks and levels

tournay-yellow = yellow
tournay-white = white
tournay-red = red
tournay-grey = grey
tournay-yellow_1 = yellow I
tournay-white_1 = white I
tournay-red_1 = red I
tournay-yellow_2 = yellow II
tournay-white_2 = white II
tournay-red_2 = red II
tournay-yellow_3 = yellow III
tournay-white_3 = white III
tournay-red_3 = red III
tournay-deck-events = the event deck

## Ways and places

tournay-how-face_up = the face-up card
tournay-how-hidden = 2 hidden cards
tournay-how-new = on an empty space
tournay-how-cover = on a card of its colour
tournay-how-replace = instead of other cards
tournay-answer-ask = ask me each time
tournay-answer-suffer = never build a rampart
tournay-answer-guard = a rampart against all damage
tournay-plaza = the plaza
tournay-lying = beside the plaza
tournay-by-fight = the action
# What Speaker.arguments says for an absent value, not shown.
tournay-shown- = none
tournay-queue- = no event
tournay-card-none = no card
tournay-coins-0 = 0
tournay-coins-1 = 1
tournay-coins-2 = 2
tournay-coins-3 = 3

## The activity cards: names

tournay-card-architect_1 = Architect I
tournay-card-barn_1 = Barn I
tournay-card-alderman_1 = Councillor I
tournay-card-farmhouse_1 = Farmhouse I
tournay-card-journeyman_1 = Journeyman I
tournay-card-market_1 = Market I
tournay-card-port_1 = Port I
tournay-card-quarry_1 = Quarry I
tournay-card-residence_1 = Residence I
tournay-card-brewery_1 = Brewery I
tournay-card-inn_1 = Inn I
tournay-card-senator_1 = Senator I
tournay-card-bishop_1 = Bishop I
tournay-card-bishopric_1 = Bishopric I
tournay-card-bridge_1 = Bridge I
tournay-card-hospital_1 = Hospital I
tournay-card-library_1_draw = Library I (draw)
tournay-card-library_1_take_two = Library I (take two)
tournay-card-monastery_1_any = Monastery I
tournay-card-priest_1 = Priest I
tournay-card-prior_1 = Prior I
tournay-card-abbey_1 = Abbey I
tournay-card-monk_1 = Monk I
tournay-card-templar_1 = Templar I
tournay-card-arsenal_1 = Arsenal I
tournay-card-ballista_1 = Ballista I
tournay-card-barracks_1 = Barracks I
tournay-card-fort_1 = Fort I
tournay-card-knight_1 = Knight I
tournay-card-advocate_1 = Lawyer I
tournay-card-road_1 = Road I
tournay-card-tax_collector_1 = Tax Collector I
tournay-card-catapult_1 = Catapult I
tournay-card-knight_exp_1 = Knight I (expansion)
tournay-card-manor_1 = Manor I
tournay-card-architect_2 = Architect II
tournay-card-barn_2 = Barn II
tournay-card-alderman_2 = Councillor II
tournay-card-journeyman_2 = Journeyman II
tournay-card-market_2 = Market II
tournay-card-port_2 = Port II
tournay-card-quarry_2 = Quarry II
tournay-card-residence_2 = Residence II
tournay-card-customs_house_2 = Toll House II
tournay-card-bakery_2 = Bakery II
tournay-card-brewery_2 = Brewery II
tournay-card-senator_2 = Senator II
tournay-card-augustinian_2 = Augustinian II
tournay-card-bishopric_2 = Bishopric II
tournay-card-bridge_2 = Bridge II
tournay-card-library_2_draw = Library II (draw)
tournay-card-library_2_take_two = Library II (take two)
tournay-card-monastery_2_white = Monastery II (white)
tournay-card-monastery_2_any = Monastery II (any colour)
tournay-card-priest_2 = Priest II
tournay-card-prior_2 = Prior II
tournay-card-abbey_2 = Abbey II
tournay-card-monk_2 = Monk II
tournay-card-templar_2 = Templar II
tournay-card-arsenal_2 = Arsenal II
tournay-card-ballista_2 = Ballista II
tournay-card-barracks_2 = Barracks II
tournay-card-bastion_2 = Bastion II
tournay-card-fort_2 = Fort II
tournay-card-advocate_2 = Lawyer II
tournay-card-road_2 = Road II
tournay-card-tax_collector_2 = Tax Collector II
tournay-card-courtroom_2 = Courtroom II
tournay-card-knight_exp_2 = Knight II (expansion)
tournay-card-mercenary_2 = Mercenary II
tournay-card-belfry_3 = Belfry
tournay-card-city_hall_3 = City Hall
tournay-card-cloth_hall_3 = Cloth Hall
tournay-card-mint_3 = Mint
tournay-card-tour_des_six_3 = Tour des Six
tournay-card-cathedral_3 = Cathedral
tournay-card-la_madeleine_3 = La Madeleine
tournay-card-saint_brice_3 = Saint-Brice
tournay-card-saint_jacques_3 = Saint-Jacques
tournay-card-saint_nicolas_3 = Saint-Nicolas
tournay-card-saint_quentin_3 = Saint-Quentin
tournay-card-pont_des_trous_3 = Pont des Trous
tournay-card-porte_de_la_vigne_3 = Porte de la Vigne
tournay-card-tour_d_arras_3 = Tour d'Arras
tournay-card-tour_henry_viii_3 = Tour Henry VIII
tournay-card-tour_saint_georges_3 = Tour Saint-Georges
tournay-card-town_crier_yellow_1 = Town Crier (yellow I)
tournay-card-town_crier_white_1 = Town Crier (white I)
tournay-card-town_crier_red_1 = Town Crier (red I)
tournay-card-town_crier_yellow_2 = Town Crier (yellow II)
tournay-card-town_crier_white_2 = Town Crier (white II)
tournay-card-town_crier_red_2 = Town Crier (red II)
tournay-card-town_crier_yellow_3 = Town Crier (yellow III)
tournay-card-town_crier_white_3 = Town Crier (white III)
tournay-card-town_crier_red_3 = Town Crier (red III)

# The same where another field than `card` holds the card.
tournay-architect_1 = { tournay-card-architect_1 }
tournay-barn_1 = { tournay-card-barn_1 }
tournay-alderman_1 = { tournay-card-alderman_1 }
tournay-farmhouse_1 = { tournay-card-farmhouse_1 }
tournay-journeyman_1 = { tournay-card-journeyman_1 }
tournay-market_1 = { tournay-card-market_1 }
tournay-port_1 = { tournay-card-port_1 }
tournay-quarry_1 = { tournay-card-quarry_1 }
tournay-residence_1 = { tournay-card-residence_1 }
tournay-brewery_1 = { tournay-card-brewery_1 }
tournay-inn_1 = { tournay-card-inn_1 }
tournay-senator_1 = { tournay-card-senator_1 }
tournay-bishop_1 = { tournay-card-bishop_1 }
tournay-bishopric_1 = { tournay-card-bishopric_1 }
tournay-bridge_1 = { tournay-card-bridge_1 }
tournay-hospital_1 = { tournay-card-hospital_1 }
tournay-library_1_draw = { tournay-card-library_1_draw }
tournay-library_1_take_two = { tournay-card-library_1_take_two }
tournay-monastery_1_any = { tournay-card-monastery_1_any }
tournay-priest_1 = { tournay-card-priest_1 }
tournay-prior_1 = { tournay-card-prior_1 }
tournay-abbey_1 = { tournay-card-abbey_1 }
tournay-monk_1 = { tournay-card-monk_1 }
tournay-templar_1 = { tournay-card-templar_1 }
tournay-arsenal_1 = { tournay-card-arsenal_1 }
tournay-ballista_1 = { tournay-card-ballista_1 }
tournay-barracks_1 = { tournay-card-barracks_1 }
tournay-fort_1 = { tournay-card-fort_1 }
tournay-knight_1 = { tournay-card-knight_1 }
tournay-advocate_1 = { tournay-card-advocate_1 }
tournay-road_1 = { tournay-card-road_1 }
tournay-tax_collector_1 = { tournay-card-tax_collector_1 }
tournay-catapult_1 = { tournay-card-catapult_1 }
tournay-knight_exp_1 = { tournay-card-knight_exp_1 }
tournay-manor_1 = { tournay-card-manor_1 }
tournay-architect_2 = { tournay-card-architect_2 }
tournay-barn_2 = { tournay-card-barn_2 }
tournay-alderman_2 = { tournay-card-alderman_2 }
tournay-journeyman_2 = { tournay-card-journeyman_2 }
tournay-market_2 = { tournay-card-market_2 }
tournay-port_2 = { tournay-card-port_2 }
tournay-quarry_2 = { tournay-card-quarry_2 }
tournay-residence_2 = { tournay-card-residence_2 }
tournay-customs_house_2 = { tournay-card-customs_house_2 }
tournay-bakery_2 = { tournay-card-bakery_2 }
tournay-brewery_2 = { tournay-card-brewery_2 }
tournay-senator_2 = { tournay-card-senator_2 }
tournay-augustinian_2 = { tournay-card-augustinian_2 }
tournay-bishopric_2 = { tournay-card-bishopric_2 }
tournay-bridge_2 = { tournay-card-bridge_2 }
tournay-library_2_draw = { tournay-card-library_2_draw }
tournay-library_2_take_two = { tournay-card-library_2_take_two }
tournay-monastery_2_white = { tournay-card-monastery_2_white }
tournay-monastery_2_any = { tournay-card-monastery_2_any }
tournay-priest_2 = { tournay-card-priest_2 }
tournay-prior_2 = { tournay-card-prior_2 }
tournay-abbey_2 = { tournay-card-abbey_2 }
tournay-monk_2 = { tournay-card-monk_2 }
tournay-templar_2 = { tournay-card-templar_2 }
tournay-arsenal_2 = { tournay-card-arsenal_2 }
tournay-ballista_2 = { tournay-card-ballista_2 }
tournay-barracks_2 = { tournay-card-barracks_2 }
tournay-bastion_2 = { tournay-card-bastion_2 }
tournay-fort_2 = { tournay-card-fort_2 }
tournay-advocate_2 = { tournay-card-advocate_2 }
tournay-road_2 = { tournay-card-road_2 }
tournay-tax_collector_2 = { tournay-card-tax_collector_2 }
tournay-courtroom_2 = { tournay-card-courtroom_2 }
tournay-knight_exp_2 = { tournay-card-knight_exp_2 }
tournay-mercenary_2 = { tournay-card-mercenary_2 }
tournay-belfry_3 = { tournay-card-belfry_3 }
tournay-city_hall_3 = { tournay-card-city_hall_3 }
tournay-cloth_hall_3 = { tournay-card-cloth_hall_3 }
tournay-mint_3 = { tournay-card-mint_3 }
tournay-tour_des_six_3 = { tournay-card-tour_des_six_3 }
tournay-cathedral_3 = { tournay-card-cathedral_3 }
tournay-la_madeleine_3 = { tournay-card-la_madeleine_3 }
tournay-saint_brice_3 = { tournay-card-saint_brice_3 }
tournay-saint_jacques_3 = { tournay-card-saint_jacques_3 }
tournay-saint_nicolas_3 = { tournay-card-saint_nicolas_3 }
tournay-saint_quentin_3 = { tournay-card-saint_quentin_3 }
tournay-pont_des_trous_3 = { tournay-card-pont_des_trous_3 }
tournay-porte_de_la_vigne_3 = { tournay-card-porte_de_la_vigne_3 }
tournay-tour_d_arras_3 = { tournay-card-tour_d_arras_3 }
tournay-tour_henry_viii_3 = { tournay-card-tour_henry_viii_3 }
tournay-tour_saint_georges_3 = { tournay-card-tour_saint_georges_3 }

## The activity cards: what they do

tournay-effect-architect_1 = When you play any building, prestige buildings included, in its row or column: +1 denier.
tournay-effect-barn_1 = Draw from yellow II: the face-up card, or one of two hidden ones.
tournay-effect-alderman_1 = When you play a character in its row or column: +2 deniers.
tournay-effect-farmhouse_1 = +1 denier for each empty space in your district.
tournay-effect-journeyman_1 = When you activate a building in its row or column: +1 denier.
tournay-effect-market_1 = +5 deniers.
tournay-effect-port_1 = Copy another player's free yellow building.
tournay-effect-quarry_1 = +4 deniers.
tournay-effect-residence_1 = Pay 3 deniers: a yellow citizen from the supply joins your plaza.
tournay-effect-brewery_1 = +1 denier for each citizen standing on your plaza.
tournay-effect-inn_1 = +4 deniers for each pair of a yellow and a red citizen standing on your plaza.
tournay-effect-senator_1 = +2 deniers each time you gather your citizens.
tournay-effect-bishop_1 = When you activate a white building in its row or column: you may stand up your lying citizens.
tournay-effect-bishopric_1 = Take the two top cards of white II into your hand.
tournay-effect-bridge_1 = Copy another player's free building, of any colour.
tournay-effect-hospital_1 = +4 deniers.
tournay-effect-library_1_draw = Draw from any level II deck: the face-up card, or one of two hidden ones.
tournay-effect-library_1_take_two = Take the two top cards of any level I deck into your hand.
tournay-effect-monastery_1_any = Pay 3 deniers: a citizen of any colour from the supply joins your plaza.
tournay-effect-priest_1 = You may activate white buildings in its row and column twice, in separate actions.
tournay-effect-prior_1 = When you activate a white building in its row or column: +2 deniers.
tournay-effect-abbey_1 = Turn up the top cards of the three level I decks and take two of them.
tournay-effect-monk_1 = When you activate a white building in line: a second white citizen may activate a yellow one there.
tournay-effect-templar_1 = When you activate a white building in line: a second white citizen may activate a red one there.
tournay-effect-arsenal_1 = Draw from red II: the face-up card, or one of two hidden ones.
tournay-effect-ballista_1 = Put a coin on 1 or 2 events; they strike the others at once (good ones: everybody).
tournay-effect-barracks_1 = Pay 3 deniers: a red citizen from the supply joins your plaza.
tournay-effect-fort_1 = Fight an event that has coins, for free. Its card becomes your rampart.
tournay-effect-knight_1 = Play a prestige building in its row or column: fight an event for free and take its coins.
tournay-effect-advocate_1 = When you play a white or yellow building in its row or column: +2 deniers.
tournay-effect-road_1 = Copy another player's free red building.
tournay-effect-tax_collector_1 = When you activate a yellow building in its row or column: +1 denier.
tournay-effect-catapult_1 = Damages a free card of every opponent. With a citizen on it, it keeps off one Town Crier event.
tournay-effect-knight_exp_1 = The 2nd, 4th and 6th red citizen in its row and column: fight an event for free.
tournay-effect-manor_1 = Name a colour: the others pay you 1 denier for each building of that colour they have.
tournay-effect-architect_2 = When you play any building, prestige buildings included, in its row or column: +2 deniers.
tournay-effect-barn_2 = Draw from yellow III: the face-up card, or one of two hidden ones.
tournay-effect-alderman_2 = When you play a character in its row or column: +4 deniers.
tournay-effect-journeyman_2 = When you activate a building in its row or column: +2 deniers.
tournay-effect-market_2 = +6 deniers.
tournay-effect-port_2 = Copy another player's yellow building, free or occupied.
tournay-effect-quarry_2 = +5 deniers.
tournay-effect-residence_2 = Pay 2 deniers: a yellow citizen from the supply joins your plaza.
tournay-effect-customs_house_2 = +1 denier for each occupied space in your district.
tournay-effect-bakery_2 = Red or white, you choose: +2 deniers for each such citizen standing on your plaza.
tournay-effect-brewery_2 = +2 deniers for each citizen lying beside your plaza.
tournay-effect-senator_2 = +3 deniers each time you gather your citizens.
tournay-effect-augustinian_2 = When you play a white building or character in its row or column: +2 deniers.
tournay-effect-bishopric_2 = Draw from white III: the face-up card, or one of two hidden ones.
tournay-effect-bridge_2 = Copy another player's building, of any colour, free or occupied.
tournay-effect-library_2_draw = Draw from any level III deck: the face-up card, or one of two hidden ones.
tournay-effect-library_2_take_two = Take the two top cards of any level II deck into your hand.
tournay-effect-monastery_2_white = Pay 2 deniers: a white citizen from the supply joins your plaza.
tournay-effect-monastery_2_any = Pay 2 deniers: a citizen of any colour from the supply joins your plaza.
tournay-effect-priest_2 = You may activate buildings of any colour in its row and column twice, in separate actions.
tournay-effect-prior_2 = When you activate a white building in its row or column: +3 deniers.
tournay-effect-abbey_2 = Turn up the top cards of the three level II decks and take two of them.
tournay-effect-monk_2 = When you activate a white building in line: a second white citizen may activate a yellow one there.
tournay-effect-templar_2 = When you activate a white building in line: a second white citizen may activate a red one there.
tournay-effect-arsenal_2 = Draw from red III: the face-up card, or one of two hidden ones.
tournay-effect-ballista_2 = Put a coin on 1, 2 or 3 events; they strike the others at once (good ones: everybody).
tournay-effect-barracks_2 = Pay 2 deniers: a red citizen from the supply joins your plaza.
tournay-effect-bastion_2 = Fight an event without coins, for free. Its card becomes your rampart.
tournay-effect-fort_2 = Fight an event that has coins, for free, and take the coins. It becomes your rampart.
tournay-effect-advocate_2 = When you play a white or yellow building in its row or column: +3 deniers.
tournay-effect-road_2 = Copy another player's red building, free or occupied.
tournay-effect-tax_collector_2 = When you activate a yellow building in its row or column: +2 deniers.
tournay-effect-courtroom_2 = The richest player gives you 3 deniers; if several are tied, each of them does.
tournay-effect-knight_exp_2 = The 2nd, 4th and 6th red citizen in its row and column: fight an event for free, take its coins.
tournay-effect-mercenary_2 = Your red citizens earn 3 deniers each instead of 2.
tournay-effect-belfry_3 = At the end: 4 points (others 2) for each set of a yellow, a white and a red card of level I–II.
tournay-effect-city_hall_3 = At the end: 2 points (others 1) for each yellow citizen.
tournay-effect-cloth_hall_3 = At the end: 2 points (others 1) for each visible yellow card of level I–II.
tournay-effect-mint_3 = At the end: 2 points (others 1) for every 4 deniers.
tournay-effect-tour_des_six_3 = At the end: 2 points (others 1) for each visible character.
tournay-effect-cathedral_3 = At the end: 8 points, for you alone.
tournay-effect-la_madeleine_3 = At the end: 2 points (others 1) for each visible prestige building.
tournay-effect-saint_brice_3 = At the end: 4 points (others 2) for each set of a yellow, a white and a red card of level I–II.
tournay-effect-saint_jacques_3 = At the end: 2 points (others 1) for each visible white card of level I–II.
tournay-effect-saint_nicolas_3 = At the end: 3 points (others 1) for each set of a yellow, a white and a red citizen.
tournay-effect-saint_quentin_3 = At the end: 2 points (others 1) for each white citizen.
tournay-effect-pont_des_trous_3 = At the end: 3 points (others 1) for each set of a yellow, a white and a red citizen.
tournay-effect-porte_de_la_vigne_3 = At the end: 2 points (others 1) for each red citizen.
tournay-effect-tour_d_arras_3 = At the end: 2 points (others 1) for each visible white or yellow building of level I–II.
tournay-effect-tour_henry_viii_3 = At the end: 2 points (others 1) for each rampart built.
tournay-effect-tour_saint_georges_3 = At the end: 2 points (others 1) for each visible red card of level I–II.

## The events, which become ramparts

tournay-battle_of_bouvines = Battle of Bouvines
tournay-excommunication = Excommunication
tournay-great_plague = Great Plague
tournay-battle_of_courtrai = Battle of Courtrai
tournay-william_the_conqueror = William the Conqueror
tournay-heresy = Heresy
tournay-crusade = Crusade
tournay-norman_attack = Norman Attack
tournay-public_festival = Public Festival
tournay-procession = Procession
tournay-royal_visit = Royal Visit
tournay-banditry = Banditry
tournay-pillage = Pillage
tournay-battle_of_cassel = Battle of Cassel
tournay-drought = Drought

tournay-effect-battle_of_bouvines = For each coin: a red citizen on your plaza lies down.
tournay-effect-excommunication = For each coin: a white citizen on your plaza lies down.
tournay-effect-great_plague = For each coin: a yellow citizen on your plaza lies down.
tournay-effect-battle_of_courtrai = For each coin: a free red card of level I or II in your district is damaged.
tournay-effect-william_the_conqueror = For each coin: a free yellow card of level I or II in your district is damaged.
tournay-effect-heresy = For each coin: a free white card of level I or II in your district is damaged.
tournay-effect-crusade = For each coin: a citizen on your plaza lies down, any colour you like.
tournay-effect-norman_attack = For each coin: a free card of level I or II in your district is damaged, of any colour.
tournay-effect-public_festival = For each coin: 2 deniers for whoever has the most yellow buildings and citizens.
tournay-effect-procession = For each coin: 2 deniers for whoever has the most white buildings and citizens.
tournay-effect-royal_visit = For each coin: 2 deniers for whoever has the most red buildings and citizens.
tournay-effect-banditry = For each coin: you lose 1 denier.
tournay-effect-pillage = For each coin: you lose 1 denier.
tournay-effect-battle_of_cassel = For each coin: you lose 1 denier.
tournay-effect-drought = For each coin: you lose 1 denier.

## The lobby

tournay-option-rules = Rules
tournay-option-rules-description = How many citizens you start with, and how you get more
tournay-option-rules-basic = basic rules
tournay-option-rules-basic-description = Start with two citizens of each colour and 6 deniers
tournay-option-rules-expert = expert rules
tournay-option-rules-expert-description = Start with one citizen of each colour and 9 deniers; recruiting is a sixth action
tournay-option-expansion = Expansion cards
tournay-option-expansion-description = Whether to play with the 18 cards of the small expansion
tournay-option-expansion-none = without expansion
tournay-option-expansion-none-description = The base cards only; best for a first game
tournay-option-expansion-replace = expansion replaces
tournay-option-expansion-replace-description = Three cards of each level I and II deck make room for the new ones
tournay-option-expansion-mix = expansion mixed in
tournay-option-expansion-mix-description = Of old and new, three at random complete each level I and II deck
tournay-option-start = Start player
tournay-option-start-description = Who goes first
tournay-option-start-random = random start player
tournay-option-start-random-description = Drawn by lot
tournay-option-start-first_seat = the first seat starts
tournay-option-start-first_seat-description = Whoever has the first seat goes first

## Points

tournay-score = { $points ->
    [one] 1 prestige point
   *[other] { NUMBER($points, maximumFractionDigits: 1) } prestige points
}
tournay-points-prestigious = prestige buildings
tournay-points-prestige = printed prestige
tournay-points-ramparts = ramparts

## What happened: the log

tournay-event-GameBegan = { $start } goes first. The first events: { $queue }.
tournay-event-TurnBegan = Turn { $turn }: { $seat }.
tournay-event-StandingSet = { $seat } decided about ramparts in advance{ $answer_id ->
    [ask] : ask me each time.
    [suffer] : never build one.
    [guard] : one against all damage.
   *[other] .
}
tournay-event-CardPlayed = { $seat } played { $card } on { $space }{ $how_id ->
    [cover] , on top of a card of its colour
    [replace] , replacing what was there
   *[new] {""}
}{ $deniers ->
    [0] .
    [one] , for 1 denier.
   *[other] , for { $deniers } deniers.
}
tournay-event-CardGiven = { $seat } also gave { $shown ->
    [none] { $card }
   *[other] { $shown }
}, { $space ->
    [none] from their hand
   *[other] from { $space }
}, under { $deck }.
tournay-event-CitizenGiven = { $seat } returned a { $colour } citizen to the supply (from { $place }).
tournay-event-CardsReplaced = { $seat } cleared { $space }, putting this under its deck: { $cards }.
tournay-event-CitizensUsed = { $seat } used { $citizens_count ->
    [one] a { $colour } citizen
   *[other] { $citizens_count } { $colour } citizens
}{ $citizens_own ->
    [yes] .
   *[no] {" "}(owners: { $citizens }; { $price } deniers for each borrowed one).
}
tournay-event-FaceUpTaken = { $seat } took the face-up card of { $deck }: { $card }.
tournay-event-FaceUpBuried = { $seat } put the face-up card of { $deck } on the bottom: { $card }.
tournay-event-Looked = { $seat } { $cards_count ->
    [0] found no card in { $deck }.
    [one] drew the last card of { $deck }.
   *[other] looked at two cards of { $deck }{ $cards_known ->
        [yes] : { $cards }.
       *[no] .
    }
}{ $crier ->
    [1] {" "}One of them was the Town Crier.
   *[0] {""}
}
tournay-event-CardKept = { $seat } kept { $shown ->
    [none] { $card }
   *[other] { $shown }
} ({ $deck }).{ $left ->
    [none] {""}
   *[other] {" "}Now face up: { $left }.
}
tournay-event-CardsTaken = { $seat } took { $cards_count ->
    [0] nothing
    [one] a card
   *[other] { $cards_count } cards
} from { $deck }{ $cards_known ->
    [yes] { $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
   *[no] { $shown ->
        [none] .
       *[other] , among them { $shown }.
    }
}{ $crier ->
    [1] {" "}The Town Crier came with them.
   *[0] {""}
}
tournay-event-TurnedUp = Turned up on { $deck }: { $card }.
tournay-event-Picked = { $seat } took { $cards }.
tournay-event-Discarded = { $seat } put { $shown ->
    [none] { $card }
   *[other] { $shown }
} under { $deck }.
tournay-event-BuildingActivated = { $seat } activated { $card } on { $space }{ $token_id ->
    [grey] {" "}with a borrowed citizen.
   *[other] .
}
tournay-event-AbilityUnused = { $seat } didn't use { $card }.
tournay-event-Gained = { $seat } got { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} ({ $source }).
tournay-event-Recruited = { $seat } recruited a { $colour } citizen for { $deniers } deniers.
tournay-event-Copied = { $seat } copied { $owner }'s { $card } ({ $space }).
tournay-event-Paid = { $seat } paid { $to } { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} ({ $source }).
tournay-event-CatapultHit = { $seat } damaged { $victim }'s { $card } on { $space } with a Catapult.
tournay-event-StoodUp = { $seat } stood up their citizens with the { $card }: { $citizens }.
tournay-event-Earned = { $seat } earned { $deniers } deniers with { $count ->
    [one] a { $colour } citizen.
   *[other] { $count } { $colour } citizens.
}
tournay-event-Gathered = { $seat } gathered { $citizens ->
    [0] no citizens
    [one] 1 citizen
   *[other] { $citizens } citizens
}{ $tokens ->
    [0] .
    [one] {" "}and cleared 1 token.
   *[other] {" "}and cleared { $tokens } tokens.
}
tournay-event-EventFought = { $seat } fought { $event }{ $by_id ->
    [fight] {""}
   *[other] {" "}with { $by }
}{ $ransom ->
    [0] {""}
   *[other] {" "}for { $ransom } deniers
} and got a rampart{ $taken ->
    [0] .
    [one] {" "}and its coin.
   *[other] {" "}and its { $taken } coins.
}
tournay-event-EventTurnedUp = { $event ->
    [none] There are no more events.
   *[other] A new event: { $event }.
}
tournay-event-CrierCalled = { $seat } drew the Town Crier of { $deck } (number { $criers }). Coins are added, and the events strike: { $queue }.
tournay-event-BallistaFired = { $seat } fired a Ballista: { $events }.
tournay-event-AnsweredAhead = { $seat } had already decided how to answer.
tournay-event-Defended = { $seat } fends off { $ramparts_count ->
    [0] {""}
    [one] { $ramparts } with a rampart
   *[other] { $ramparts } with ramparts
}{ $catapult ->
    [none] .
   *[other] { $ramparts_count ->
        [0] { $catapult } with the Catapult.
       *[other] {" "}and { $catapult } with the Catapult.
    }
}
tournay-event-EventStruck = { $event } strikes { $times ->
    [0] nobody.
    [one] once.
    [2] twice.
   *[other] { $times } times.
}
tournay-event-CitizensLaid = { $event }: { $seat }'s citizens lie down ({ $colours }).
tournay-event-CardsDamaged = { $event }: { $seat }'s cards are damaged ({ $cards }).
tournay-event-DeniersLost = { $event }: { $seat } loses { $deniers ->
    [one] 1 denier.
   *[other] { $deniers } deniers.
}
tournay-event-RampartBuilt = { $seat } built a rampart ({ $rampart }).
tournay-event-NothingGrew = Nothing has been added to any quarter for { $rounds } rounds: the last round begins.
tournay-event-StoodStill = Nobody has done anything but gather for { $rounds } rounds: the last round begins.
tournay-event-LastRoundBegan = The last round begins. Complete: { $complete }; Town Criers so far: { $criers }.
tournay-event-LastCardCommitted = { $seat } has chosen a last card, or none.
tournay-event-LastCardRevealed = { $seat } { $card ->
    [none] plays no last card.
   *[other] plays { $card } as their last card.
}
tournay-event-BuildingScored = { $card } (built by { $owners }) scored: { $points }.
tournay-event-PrestigeScored = Final scoring, { $seat }: { $prestige ->
    [one] 1 point
   *[other] { $prestige } points
} for printed prestige, { $ramparts } for ramparts.

## What happened: the digest, after a player's name

tournay-digest-CardPlayed = played { $card }
tournay-digest-FaceUpTaken = took { $card }
tournay-digest-CardKept = drew from { $deck }{ $left ->
    [none] {""}
   *[other] {" "}(left { $left })
}
tournay-digest-CardsTaken = took { $cards_count ->
    [one] a card
   *[other] { $cards_count } cards
} from { $deck }
tournay-digest-Picked = took { $cards }
tournay-digest-Discarded = put a card under { $deck }
tournay-digest-BuildingActivated = activated { $card }
tournay-digest-Recruited = recruited a { $colour } citizen
tournay-digest-Copied = copied { $owner }'s { $card }
tournay-digest-CatapultHit = damaged { $victim }'s { $card }
tournay-digest-StoodUp = stood up their citizens
tournay-digest-Earned = earned { $deniers } deniers
tournay-digest-Gathered = gathered { $citizens ->
    [one] 1 citizen
   *[other] { $citizens } citizens
}
tournay-digest-EventFought = fought { $event }
tournay-digest-Defended = fended off { $ramparts_count ->
    [0] { $catapult }
   *[other] { $catapult ->
        [none] { $ramparts }
       *[other] { $ramparts } and { $catapult }
    }
}
tournay-digest-CitizensLaid = citizens laid down: { $colours }
tournay-digest-CardsDamaged = damaged: { $cards }
tournay-digest-DeniersLost-event = lost { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} ({ $event })
tournay-digest-RampartBuilt = built a rampart
tournay-digest-LastCardRevealed = { $card ->
    [none] no last card
   *[other] last card: { $card }
}
tournay-digest-PrestigeScored = { $prestige ->
    [one] 1 point
   *[other] { $prestige } points
} for printed prestige, { $ramparts } for ramparts
tournay-digest-Gained = got { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}
tournay-digest-Gained-event = got { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} ({ $event })
tournay-digest-earlier = … ({ $count } earlier)
tournay-digest-times = { $what } ×{ $times }
tournay-digest-coins = { $coins ->
    [1] { $event }
   *[other] { $event } ×{ $coins }
}
tournay-digest-crier = Town Crier number { $criers } ({ $deck }): { $events }
tournay-digest-BuildingScored = **{ $card }** ({ $owners }): { $points }
tournay-digest-your-CardsDamaged = { $event } damaged your { $cards } ({ $spaces }).
tournay-digest-your-CitizensLaid = { $event }: your citizens lie down ({ $colours }).
tournay-digest-your-DeniersLost = { $event } cost you { $deniers ->
    [one] 1 denier.
   *[other] { $deniers } deniers.
}
tournay-digest-your-CatapultHit = { $seat } hit your { $card } on { $space } with a Catapult.
tournay-digest-your-Paid = You paid { $to } { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} ({ $source }).
tournay-digest-your-Gained = { $source } brought you { $deniers } deniers.
tournay-digest-your-citizens = { $who } borrowed { $count ->
    [one] one of your citizens
   *[other] { $count } of your citizens
}: +{ $deniers } deniers.

## Moves: buttons, and one line for each

tournay-move-play = Play a card
tournay-move-draw = Draw a card
tournay-move-activate = Activate a building
tournay-move-visit = Activate, but skip the ability
tournay-move-fight = Fight an event
tournay-move-earn = Earn deniers
tournay-move-gather = Gather citizens
tournay-move-recruit = Recruit a citizen
tournay-move-standing = Decide about ramparts in advance
tournay-move-keep = Keep a card
tournay-move-take = Take two cards
tournay-move-copy = Copy a building
tournay-move-fire = Trigger events
tournay-move-hit = Damage a card
tournay-move-name = Name a colour
tournay-move-pick = Take two of the cards
tournay-move-call = Choose a character
tournay-move-raise = Stand up citizens
tournay-move-skip = No, thanks
tournay-move-defend = Defend against the events
tournay-move-damage = Choose the damaged card
tournay-move-lay = Choose who lies down
tournay-move-discard = Discard a card
tournay-move-build = Build a rampart

tournay-say-play = Play { $what }
tournay-say-draw = Draw: { $what }
tournay-say-activate = Activate { $what }
tournay-say-visit = No ability: { $what }
tournay-say-fight = Fight { $what }
tournay-say-earn = Earn: { $what }
tournay-say-gather = Gather citizens
tournay-say-recruit = Recruit: { $what }
tournay-say-standing = When events strike: { $what }
tournay-say-keep = Keep { $what }
tournay-say-take = Take two cards: { $what }
tournay-say-copy = Copy { $what }
tournay-say-fire = Trigger { $what }
tournay-say-hit = Damage { $what }
tournay-say-name = Name a colour: { $what }
tournay-say-pick = Take { $what }
tournay-say-call = { $what } next
tournay-say-raise = Stand up citizens
tournay-say-skip = No, thanks
tournay-say-skip-card = Don't use { $card }
tournay-say-skip-characters = No more characters
tournay-say-skip-last = No last card
tournay-say-defend = Events: { $what }
tournay-say-damage = Damaged: { $what }
tournay-say-lay = Lies down: { $what } citizen
tournay-say-discard = Discard { $what }
tournay-say-build = Build a rampart: { $what }

## Questions

tournay-ask-kind-TakeTurn = What would you like to do?
tournay-ask-kind-KeepCard = Which card do you keep?
tournay-ask-kind-ChooseAbility = How do you use the building?
tournay-ask-kind-PickCards = Which two cards do you take?
tournay-ask-kind-AimCatapult = Which card does your Catapult hit?
tournay-ask-kind-React = What do your characters do?
tournay-ask-kind-DeclareDefences = Events are striking: which do you fend off?
tournay-ask-kind-Suffer = An event strikes you: what do you lose?
tournay-ask-kind-HandLimit = Which card do you give up?
tournay-ask-kind-CommitLastCards = The game is ending: which last card do you play?
tournay-ask-play-card = Which card do you play?
tournay-ask-play-pay = What else do you give for it?
tournay-ask-play-space = Where does it go?
tournay-ask-draw-deck = Which deck do you draw from?
tournay-ask-draw-how = The face-up card, or one of two hidden ones?
tournay-ask-activate-space = Which building do you activate?
tournay-ask-visit-space = Which building do you activate without its ability?
tournay-ask-fight-event = Which event do you fight?
tournay-ask-earn-colour = Which citizens earn money?
tournay-ask-earn-count = How many of them?
tournay-ask-recruit-colour = Which citizen do you recruit?
tournay-ask-citizens = Whose citizens do you use? Each borrowed one costs 2 deniers.
tournay-ask-standing-answer = When events strike, what should I do for you?
tournay-ask-keep-card = Which card do you keep?
tournay-ask-take-deck = Which deck do you take the two top cards from?
tournay-ask-copy-seat = Whose building do you copy?
tournay-ask-copy-space = Which building do you copy?
tournay-ask-fire-events = Which events do you trigger? Each gets a coin first.
tournay-ask-hit-seat = Whose card do you damage?
tournay-ask-hit-space = Which card do you damage?
tournay-ask-name-colour = Which colour do you name?
tournay-ask-pick-cards = Which two cards do you take?
tournay-ask-call-space = Which character acts next?
tournay-ask-defend-ramparts = Events are striking: against which do you build a rampart?
tournay-ask-defend-catapult = Which event does your Catapult fend off?
tournay-ask-damage-space = An event strikes you: which of your cards is damaged?
tournay-ask-lay-colour = An event strikes you: which of your citizens lies down?
tournay-ask-discard-card = Which card do you discard?
tournay-ask-build-rampart = Which rampart do you build?

## Answers: the text of a choice, and the note below it

tournay-choice-begun = { $verb }: { $what }
tournay-choice-with = { $what } – { $citizens }
tournay-choice-priced = { $card } ({ $price })
tournay-choice-own = { $all ->
    [yes] { $count ->
        [one] 1 citizen
       *[other] { $count } citizens
    }
   *[no] { $count } of yours
}
tournay-choice-lent = { $among ->
    [one] { $who }'s citizen
    [several] { $count } of { $who }'s
   *[lenders] { $who } { $count }
}
tournay-choice-paid = { $citizens }, pay { $price }
tournay-choice-no-citizen = no citizen needed
tournay-choice-site = { $space } · { $card }
tournay-choice-event = { $event } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
})
tournay-choice-fired = { $coins ->
    [1] { $event }
   *[other] { $event } ×{ $coins }
}
tournay-choice-space = { $space }
tournay-choice-space-empty = { $space } (empty)
tournay-choice-space-cover = { $space } on top of { $card }
tournay-choice-space-replace = { $space } instead of { $card }
tournay-choice-give-nothing = nothing else
tournay-choice-give-hand = giving { $card } from your hand
tournay-choice-give-card = giving { $card } from { $space }
tournay-choice-give-card-at = giving the card on { $space }
tournay-choice-give-plaza = giving a { $colour } citizen from the plaza
tournay-choice-give-lying = giving a lying { $colour } citizen
tournay-choice-give-citizen = giving the { $colour } citizen on { $card }, { $space }
tournay-choice-give-citizen-at = giving the citizen on { $space }
tournay-choice-face-up = { $card }, face up
tournay-choice-count = { $count ->
    [one] 1 citizen
   *[other] { $count } citizens
}
tournay-choice-suffer = no defence
tournay-choice-ramparts = { $count ->
    [one] rampart against { $events }
   *[other] ramparts against { $events }
}
tournay-choice-no-rampart = no rampart
tournay-choice-catapult = Catapult: { $event }
tournay-choice-no-catapult = without the Catapult

tournay-note-cost = { $also ->
    [citizen] 1 { $colour } citizen
    [card] { $deniers } deniers + a card
   *[nothing] { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }
}
tournay-note-worth = costs { $price }{ $prestige ->
    [0] {""}
   *[other] , worth { $prestige }
}
tournay-note-left = { $left } left
tournay-note-prestige = worth { $prestige }
tournay-note-people = { $count } { $colour }
tournay-note-nobody = nobody
tournay-note-hand = in your hand: { $cards }
tournay-note-plaza = on your plaza: { $citizens }
tournay-note-ready = ready: { $cards }
tournay-note-visits = skips the ability
tournay-note-visit-recruit = recruits nobody and costs nothing
tournay-note-visit = skips the ability; only characters react
tournay-note-supply = in the supply: { $citizens }
tournay-note-in-supply = { $count } left in the supply
tournay-note-stands = now: { $answer }
tournay-note-standing-ask = I ask you whenever events strike
tournay-note-standing-suffer = the current events strike you and I won't ask
tournay-note-standing-guard = a rampart against each current event that would damage your cards
tournay-note-standing = { $count } { $colour } standing on your plaza
tournay-note-too-many = you have { $cards } cards; the limit is { $limit }
tournay-note-own-free = no extra cost
tournay-note-borrowed = { $price } deniers to { $owners ->
    [one] the owner
   *[other] the owners
}
tournay-note-lost = under its deck: { $cards }
tournay-note-covered = covered cards count only for prestige
tournay-note-lies-down = your citizen there lies down
tournay-note-pays = +{ $deniers } deniers from { $card }
tournay-note-reacts = { $card } reacts
tournay-note-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tournay-note-face-up = face up: { $card }
tournay-note-no-crier = no Town Crier left in it
tournay-note-buried = { $card } goes to the bottom
tournay-note-reveals = undo needs consent
tournay-note-gain = +{ $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}
tournay-note-for-nothing = free, becomes your rampart
tournay-note-rampart = becomes your rampart
tournay-note-earn = up to { $count ->
    [one] 1 citizen
   *[other] { $count } citizens
}: +{ $deniers } deniers
tournay-note-gather = { $count ->
    [0] all your citizens are on your plaza
    [one] 1 citizen comes back
   *[other] { $count } citizens come back
}
tournay-note-repaired = { $count ->
    [one] 1 card repaired
   *[other] { $count } cards repaired
}
tournay-note-fire = strikes everybody but you, once for each coin
tournay-note-fire-good = once for each coin; good events for everybody, bad ones not for you
tournay-note-stays = stays face up: { $cards }
tournay-note-stand-up = back on your plaza: { $citizens }
tournay-note-no-effect = no effect now
tournay-note-unused = you lose the ability; characters still react
tournay-note-no-reaction = you still get the money you are due
tournay-note-no-last = you play nothing more
tournay-note-out-of-use = can't be used until you gather
tournay-note-under = face down under its deck
tournay-note-rampart-gone = back under the event deck, worth nothing
tournay-note-point = 1 point at the end
tournay-note-unharmed = nothing touches you
tournay-note-ramparts-left = +{ $points ->
    [one] 1 point
   *[other] { $points } points
}, { $left ->
    [0] no rampart left
    [one] 1 rampart left
   *[other] { $left } ramparts left
}
tournay-note-strikes-lose_citizen_colour = { $event }: { $count ->
    [one] 1 { $colour } citizen lies down
   *[other] { $count } { $colour } citizens lie down
}
tournay-note-strikes-lose_citizen_any = { $event }: { $count ->
    [one] 1 citizen of your choice lies down
   *[other] { $count } citizens of your choice lie down
}
tournay-note-strikes-damage_colour = { $event }: { $count ->
    [one] 1 { $colour } card damaged
   *[other] { $count } { $colour } cards damaged
}
tournay-note-strikes-damage_any = { $event }: { $count ->
    [one] 1 card damaged
   *[other] { $count } cards damaged
}
tournay-note-strikes-majority_reward = { $event }: +{ $count } deniers
tournay-note-strikes-lose_denier = { $event }: −{ $count ->
    [one] 1 denier
   *[other] { $count } deniers
}
tournay-note-strikes-nothing = { $event }: nothing for you

## Who is asked for what

tournay-decision-TakeTurn = Your turn: you have { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}. { $may_play ->
    [yes] You may play a card first; then take an action.
   *[no] Take an action.
}
tournay-decision-last-round = This is your last turn.
tournay-decision-KeepCard = You drew from { $deck }: keep one of the two cards. The other stays face up on the deck.
tournay-decision-ChooseAbility = Your { $card }: { $effect }{ $victim ->
    [none] {""}
   *[other] {" "}First target: { $victim }.
}
tournay-decision-PickCards = The Abbey has turned up the top cards: take two of them.
tournay-decision-AimCatapult = Your Catapult is aimed at { $victim }'s district: choose the card to damage.
tournay-decision-React = { $cards_count ->
    [one] Your { $names } may act.
   *[other] Your characters may act: { $names }. Choose who comes next.
}
tournay-decision-DeclareDefences = { $crier ->
    [yes] { $who } drew the Town Crier, and every event strikes.
   *[no] { $who } fires a Ballista at you.
} What's coming: { $strikes }. { $ramparts ->
    [0] Your Catapult can fend off one event.
    [one] You have 1 rampart{ $catapult ->
        [yes] , and your Catapult can fend off one event.
       *[no] : use it?
    }
   *[other] You have { $ramparts } ramparts{ $catapult ->
        [yes] , and your Catapult can fend off one event.
       *[no] : use them?
    }
}
tournay-decision-Suffer = { $event } strikes you ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $lost ->
    [0] {""}
   *[other] , { $lost } lost so far
}): { $damage ->
    [yes] choose one of your cards to be damaged.
   *[no] choose one of your citizens to lie down.
}
tournay-decision-HandLimit = You have { $cards } cards, but may keep only { $limit }: discard one, or build a rampart.
tournay-decision-CommitLastCards = The last round is over. You may secretly play one last card; all are revealed together.

tournay-waiting-over = The game is over.
tournay-waiting-TakeTurn = It's { $who }'s turn.
tournay-waiting-KeepCard = { $who } is looking at two cards of { $deck }.
tournay-waiting-ChooseAbility = { $who } is using { $card }.
tournay-waiting-PickCards = { $who } is taking cards with an Abbey.
tournay-waiting-AimCatapult = { $who } is aiming a Catapult at { $victim }'s district.
tournay-waiting-React = { $who } is choosing what the characters do: { $names }.
tournay-waiting-DeclareDefences = { $crier ->
    [yes] { $active } drew the Town Crier
   *[no] { $active } fires a Ballista
}: { $events }. { $who } { $count ->
    [one] is deciding how to defend.
   *[other] are deciding how to defend.
}
tournay-waiting-Suffer = The events strike: { $who } { $count ->
    [one] is choosing what to lose.
   *[other] are choosing what to lose.
}
tournay-waiting-HandLimit = { $who } has too many cards and is choosing which to give up.
tournay-waiting-CommitLastCards = The last cards: { $who } { $count ->
    [one] is still deciding.
   *[other] are still deciding.
}

## Refusals: what is wrong, and what would be right

tournay-refusal-turn-first = It's your turn: play a card or take an action.
tournay-refusal-not-your-turn = It's not your turn. For now you can only decide about ramparts in advance.
tournay-refusal-no-rampart-in-hand = You have no rampart in hand to decide about. Fight an event to get one.
tournay-refusal-answer-stands-already = You have already said so: { $answer }.
tournay-refusal-one-card-per-turn = You have already played a card this turn. Now take an action.
tournay-refusal-card-not-in-hand = { $card } is not in your hand. Choose a card you have.
tournay-refusal-rampart-not-playable = { $card } is a rampart, and ramparts don't go into your district. Use it when events strike.
tournay-refusal-too-dear = { $card } costs { $price } deniers; you have { $deniers }.
tournay-refusal-already-built = You already have { $card } in your district. You may build each prestige building only once.
tournay-refusal-no-such-space = There is no such space in your district: { $space }. Choose one next to your cards, or one of them.
tournay-refusal-not-adjacent = { $space } touches none of your cards. A new card goes next to one of them, or on top.
tournay-refusal-quarter-too-large = A card on { $space } would make your district larger than three by three.
tournay-refusal-first-card-place = Your district is empty, so the card goes to { $space }. The others will grow around it.
tournay-refusal-nothing-more-to-give = { $card } costs only deniers. Give nothing else for it.
tournay-refusal-give-citizen = { $card } costs one of your { $colour } citizens. Say where it comes from: the plaza, beside it, or a building.
tournay-refusal-no-citizen-there = You have no { $colour } citizen there: { $place }.
tournay-refusal-give-card = { $card } costs 2 deniers and a card. Say which card you give, from your hand or your district.
tournay-refusal-give-the-lying-one = There is a { $colour } citizen lying beside your plaza: give that one. The one on the building you cover would only lie down in its place.
tournay-refusal-cannot-give-that = You can't give that: { $pay }. Give another card from your hand, or a visible one from your district.
tournay-refusal-wrong-number-of-citizens = This takes { $need ->
    [one] 1 citizen
   *[other] { $need } citizens
}; you named { $given ->
    [0] none
   *[other] { $given }
}.
tournay-refusal-citizens-out-of-order = Name your own citizens first, then the others' clockwise.
tournay-refusal-citizen-not-available = There { $available ->
    [0] is no { $colour } citizen
    [one] is only 1 { $colour } citizen
   *[other] are only { $available } { $colour } citizens
} standing on that plaza. Choose somebody else's.
tournay-refusal-cannot-pay-lenders = With the borrowed citizens this costs { $price } deniers; you have { $deniers }. Use more of your own.
tournay-refusal-no-citizens-needed = You don't need citizens for this. Name none.
tournay-refusal-no-such-deck = There is no deck { $deck }. Name a colour and a level, such as yellow I.
tournay-refusal-deck-empty = This deck is empty: { $deck }. Choose another.
tournay-refusal-no-face-up-card = There is no face-up card on { $deck }. Draw two hidden ones.
tournay-refusal-last-card-must-be-taken = { $deck } has only its face-up card left. Take that one.
tournay-refusal-keep-first = Keep one of the two cards you drew first.
tournay-refusal-card-not-drawn = { $card } is not one of the two cards you drew.
tournay-refusal-pick-first = Take your cards with the Abbey first.
tournay-refusal-pick-two-of-these = Take two of the cards the Abbey turned up, in deck order.
tournay-refusal-nothing-there = There is no card on { $space }. Choose a building.
tournay-refusal-not-a-building = You can't activate { $card } on { $space }. Choose a building of level I or II.
tournay-refusal-building-damaged = { $card } on { $space } is damaged. Gather your citizens to repair it.
tournay-refusal-building-occupied = { $card } on { $space } is occupied. Gather your citizens to free it.
tournay-refusal-decline-when-asked = { $card } will ask you what to do. Activate it, and decline then.
tournay-refusal-nobody-to-decline = { $card } could not recruit anybody for you now, so there is nothing to decline: activate it.
tournay-refusal-nobody-reacts = You may skip the ability of { $card } only to make characters react: none would react now, or the ability would do nothing anyway.
tournay-refusal-ability-first = First say what you do with { $card }, or decline.
tournay-refusal-not-this-deck = { $card } doesn't work on this deck: { $deck }.
tournay-refusal-not-this-colour = { $card } doesn't work with this colour: { $colour }.
tournay-refusal-colour-changes-nothing = { $card }: { $colour } would bring nothing, or the same as another colour in the list.
tournay-refusal-own-building = You can copy only other players' buildings.
tournay-refusal-no-copy-damaged = { $card } is damaged, so you can't copy it. Choose another.
tournay-refusal-no-copy-occupied = { $card } is occupied, and your building copies only free ones.
tournay-refusal-copy-does-nothing = { $card } would do nothing for you now. Copy another, or skip.
tournay-refusal-no-copy-twice = You have already copied { $card } in this activation. Choose another.
tournay-refusal-too-many-events = Choose one to { $most } different events.
tournay-refusal-events-out-of-order = Name the events in the order they lie.
tournay-refusal-target-first = First choose a card for your Catapult to damage, in the district it is aimed at.
tournay-refusal-target-not-free = There is no free card of level I or II on { $space }. Choose one without citizens or damage.
tournay-refusal-characters-first = First say what your characters do.
tournay-refusal-character-not-reacting = There is no character waiting to act on { $space }.
tournay-refusal-call-one-first = Several characters may act. First choose which comes next.
tournay-refusal-character-cannot-do-that = The character acting now can't do that.
tournay-refusal-not-in-the-shared-line = There is no suitable building on { $space } in the line your character shares with the white building.
tournay-refusal-activated-in-this-action = You have already activated the building on { $space } in this action. Choose another.
tournay-refusal-event-not-in-queue = { $event } is not face up now. Choose one of the face-up events.
tournay-refusal-event-without-coins = { $event } has no coin on it. Choose an event with coins.
tournay-refusal-event-with-coins = { $event } has coins on it. A Bastion fights events without coins.
tournay-refusal-ransom = Fighting { $event } costs { $ransom } deniers; you have { $deniers }.
tournay-refusal-too-few-own-citizens = { $available ->
    [0] None of your { $colour } citizens is
    [one] Only 1 of your { $colour } citizens is
   *[other] Only { $available } of your { $colour } citizens are
} standing on your plaza, and other players' don't earn for you.
tournay-refusal-at-least-one = Choose at least one citizen to earn.
tournay-refusal-expert-only = Recruiting is an action only in the expert rules. Here certain buildings do it.
tournay-refusal-supply-empty = There is no { $colour } citizen left in the supply.
tournay-refusal-recruit-price = Recruiting costs { $price } deniers; you have { $deniers }.
tournay-refusal-defend-first = Events are striking: first say which you fend off, if any.
tournay-refusal-event-not-firing = { $event } is not striking now. Choose one that is.
tournay-refusal-too-few-ramparts = You have { $ramparts ->
    [0] no rampart.
    [one] only 1 rampart.
   *[other] only { $ramparts } ramparts.
}
tournay-refusal-one-defence-per-event = One defence is enough against { $event }.
tournay-refusal-no-catapult = You have no Catapult with a citizen on it that could help now.
tournay-refusal-suffer-first = { $event } strikes you: first choose what you lose.
tournay-refusal-damage-free-card = { $event } can't damage a card on { $space }. Choose a free card of level I or II that it can strike.
tournay-refusal-no-such-citizen = You have no { $colour } citizen left standing on your plaza. Choose another colour.
tournay-refusal-hand-limit-first = You have { $cards } cards, but may keep only { $limit }. Discard first, or build a rampart.
tournay-refusal-rampart-not-in-hand = { $card } is not a rampart in your hand.
tournay-refusal-last-card-first = Only your last card is left to decide: play one, or decline.

## Slash commands

tournay-command-group = tournay
tournay-command = Tournay: districts of a medieval city
tournay-command-play = play
tournay-command-play-description = Play a card from your hand into your district
tournay-command-draw = draw
tournay-command-draw-description = Draw a card with citizens of its colour
tournay-command-activate = activate
tournay-command-activate-description = Activate a building in your district with a citizen
tournay-command-visit = activate-plain
tournay-command-visit-description = Activate a building without its ability: for its characters, or to recruit nobody
tournay-command-fight = fight
tournay-command-fight-description = Fight an event and make it your rampart
tournay-command-earn = earn
tournay-command-earn-description = Earn 2 deniers with each citizen you use
tournay-command-gather = gather
tournay-command-gather-description = Gather all your citizens; all damage is repaired
tournay-command-recruit = recruit
tournay-command-recruit-description = Recruit a citizen from the supply
tournay-command-standing = ramparts
tournay-command-standing-description = Decide in advance how to use your ramparts when events strike
tournay-command-option-card = card
tournay-command-option-card-description = The card
tournay-command-option-pay = pay
tournay-command-option-pay-description = What you give besides deniers: a card, or the place of a citizen
tournay-command-option-space = space
tournay-command-option-space-description = The space in the district, as in the picture
tournay-command-option-deck = deck
tournay-command-option-deck-description = The deck, by colour and level
tournay-command-option-how = how
tournay-command-option-how-description = The face-up card, or one of two hidden ones
tournay-command-option-citizens = citizens
tournay-command-option-citizens-description = Whose citizens you use, your own or borrowed for 2 deniers each
tournay-command-option-event = event
tournay-command-option-event-description = The event
tournay-command-option-colour = colour
tournay-command-option-colour-description = Yellow, white or red
tournay-command-option-count = count
tournay-command-option-count-description = How many citizens
tournay-command-option-answer = answer
tournay-command-option-answer-description = Ask me, never use a rampart, or use one against all damage

# On a button

tournay-short-visit = { $what }, no ability
tournay-short-hidden = { $deck }, hidden
tournay-short-own = { $count } own
tournay-short-lent = { $count ->
    [one] { $who }'s
   *[other] { $count } of { $who }'s
}
tournay-short-earn = Earn: { $colour }
tournay-short-gather = Gather citizens
tournay-short-over = { $what } over { $card }
tournay-others-draw = Borrow citizens to draw
tournay-others-activate = Borrow citizens to activate
tournay-others-visit = Borrow citizens, skip the ability
tournay-others-any = Borrow citizens
tournay-others-fight = Borrow citizens to fight
