# A Tournay képeinek szavai.
tournay-render-title = Tournay
tournay-render-progress = { $turn }. forduló · Kisbíró: { $criers } (kell: { $needed })
tournay-render-progress-last = Utolsó forduló
tournay-render-waiting-TakeTurn = { $who } jön.
tournay-render-waiting-HandLimit = Túl sok lap van kézben: { $who }.
tournay-render-waiting-KeepCard = Két lapból egyet tart meg: { $who }.
tournay-render-waiting-ChooseAbility = { $who } képességet használ ({ $card }).
tournay-render-waiting-PickCards = { $who } két felfordított lapot vesz el.
tournay-render-waiting-AimCatapult = { $who } a Katapulttal céloz.
tournay-render-waiting-React = { $who }: a karakterek hatnak.
tournay-render-waiting-DeclareDefences = Lecsapnak az események, védekezhet: { $who }.
tournay-render-waiting-Suffer = Lecsapnak az események, választania kell: { $who }.
tournay-render-waiting-CommitLastCards = { $count ->
    [one] Utolsó lapot választ: { $who }.
   *[other] Utolsó lapot választanak: { $who }.
}

## A tábla
tournay-render-decks = Paklik
tournay-render-queue = Eseménysor
tournay-render-supply = Toborozható polgárok
tournay-render-criers = Kisbírók: közeleg a játék vége
tournay-render-no-event = nincs esemény
tournay-render-plaza = Főtér
tournay-render-hand = Kéz

## Egy játékos területe és a telefonra szánt kép
tournay-render-points-now = PP, ha most számolnánk
tournay-render-key-value = 2 PP a gazdájának, 1 PP a többieknek, minden … után
tournay-render-key-laurel = ennyit hoz most a gazdájának
tournay-render-key-cross = a sorában és az oszlopában hat
tournay-render-key-lying = már dolgozott; összegyűjtésig fekszik
tournay-render-points-final = Végeredmény
tournay-render-points-prestigious = Köztiszteletben álló épületek
tournay-render-points-prestige = A lapok presztízse
tournay-render-points-ramparts = Megépített bástyák
tournay-render-ramparts-hand = Bástya kézben
tournay-render-ramparts-built = Megépített bástya
tournay-render-known = Mindenki látta:
tournay-render-covered = Letakarva: { $cards }
tournay-render-looked = A megnézett lapok
tournay-render-last-card = Utolsó lapod: { $card }
tournay-render-standing = áll
tournay-render-lying = fekszik
tournay-render-own = saját
tournay-render-nothing = egy sem
tournay-render-free = ingyen
tournay-render-quarter-of = Városnegyed: { $name }

## Egy kártya közelről
tournay-render-kind-building = Épület
tournay-render-kind-character = Karakter
tournay-render-kind-prestigious_building = Köztiszteletben álló épület
tournay-render-close-line = { $kind } · { $colour } · { $level }. szint
tournay-render-colour-yellow = civil
tournay-render-colour-white = egyházi
tournay-render-colour-red = katonai
tournay-render-citizen-yellow = sárga polgár
tournay-render-citizen-white = fehér polgár
tournay-render-citizen-red = vörös polgár
tournay-render-cost = Költség
tournay-render-prestige = Presztízs
tournay-render-owner-other = Tulajdonos | többiek
tournay-render-copies = A pakliban: { $copies } példány
tournay-render-expansion = Kiegészítő
tournay-render-alt-card = { $name }. { $line }. Költség: { $cost }. { $worth } { $effect }
tournay-render-alt-worth = Presztízs: { $prestige }.
tournay-render-alt-scores = PP: tulajdonosának { $owner }, a többieknek { $other }, annyiszor, ahányat számol.
tournay-render-cost-deniers = { $deniers } dénár
tournay-render-cost-citizen = egy polgár a lap színéből
tournay-render-cost-card = egy lap

## Szöveges táblák és képleírások
tournay-render-letter-yellow = sárga
tournay-render-letter-white = fehér
tournay-render-letter-red = vörös
tournay-render-letter-grey = szürke
tournay-render-text-key = Színek: sá sárga, fe fehér, vö vörös. Mezők: A–E oszlop, 1–5. sor; a negyed első lapja a C3 mezőn fekszik.
tournay-render-text-deck = { $deck }: { $cards ->
    [0] üres
   *[other] { $cards } lap
}{ $up ->
    [none] {""}
   *[other] , felfordítva: { $up }
}{ $crier ->
    [out] , kisbíró felfedve
   *[other] {""}
}
tournay-render-text-under = alá került, mindenki látta: { $cards }
tournay-render-text-event = { $slot }. { $event }: { $coins } / { $circles } érme, megküzdeni: { $citizens } { $colour } polgár
tournay-render-text-no-event = { $slot }. –
tournay-render-text-events-left = Eseménypakli: { $cards }
tournay-render-text-supply = Toborozható polgárok: { $citizens }
tournay-render-text-criers = Felfedett kisbírók: { $criers } (a játék végéhez kell: { $needed })
tournay-render-text-purse = { $deniers } dénár; áll { $standing }; fekszik { $lying }
tournay-render-text-backs = kéz: { $cards }
tournay-render-text-known = mindenki látta: { $cards }
tournay-render-text-ramparts = bástya: { $hand } kézben, { $built } megépítve
tournay-render-text-quarter = Városnegyed: { $cards }
tournay-render-text-damaged = sérült
tournay-render-text-with = rajta { $tokens }
tournay-render-text-over = alatta { $cards }
tournay-render-text-no-quarter = Városnegyed: üres
tournay-render-text-own-looked = Ezeket nézed: { $cards }.
tournay-render-text-own-hand = Kéz: { $cards }.
tournay-render-text-own-answer = Előre döntöttél a bástyákról: { $answer }.
tournay-render-alt-quarter = Tournay, városnegyed: { $name }.
tournay-render-alt-events = Események: { $events }.
tournay-render-alt-event = { $event } ({ $coins } érme)
tournay-render-alt-decks = Felfordítva: { $cards }.

## Nevek, ahogy a kártyákon állnak, feltételes kötőjelekkel
tournay-render-name-architect = Építész
tournay-render-name-barn = Csűr
tournay-render-name-alderman = Taná­csos
tournay-render-name-farmhouse = Tanya­ház
tournay-render-name-journeyman = Nap­számos
tournay-render-name-market = Piac
tournay-render-name-port = Kikötő
tournay-render-name-quarry = Kőbánya
tournay-render-name-residence = Rezi­dencia
tournay-render-name-bishop = Püspök
tournay-render-name-bishopric = Püspök­ség
tournay-render-name-bridge = Híd
tournay-render-name-hospital = Kórház
tournay-render-name-library = Könyv­tár
tournay-render-name-monastery = Kolostor
tournay-render-name-priest = Pap
tournay-render-name-prior = Perjel
tournay-render-name-arsenal = Fegyver­raktár
tournay-render-name-ballista = Ballista
tournay-render-name-barracks = Laktanya
tournay-render-name-fort = Erőd
tournay-render-name-knight = Lovag
tournay-render-name-advocate = Ügyvéd
tournay-render-name-road = Út
tournay-render-name-tax_collector = Adó­szedő
tournay-render-name-customs_house = Vámház
tournay-render-name-augustinian = Ágos­tonos
tournay-render-name-bastion = Bástya
tournay-render-name-belfry = Harang­torony
tournay-render-name-city_hall = Város­háza
tournay-render-name-cloth_hall = Posztó­csarnok
tournay-render-name-mint = Pénz­verde
tournay-render-name-tour_des_six = Tour des Six
tournay-render-name-cathedral = Kated­rális
tournay-render-name-la_madeleine = La Made­leine
tournay-render-name-saint_brice = Saint-Brice
tournay-render-name-saint_jacques = Saint-Jacques
tournay-render-name-saint_nicolas = Saint-Nicolas
tournay-render-name-saint_quentin = Saint-Quentin
tournay-render-name-pont_des_trous = Pont des Trous
tournay-render-name-porte_de_la_vigne = Porte de la Vigne
tournay-render-name-tour_d_arras = Tour d’Arras
tournay-render-name-tour_henry_viii = Tour Henry VIII
tournay-render-name-tour_saint_georges = Tour Saint-Georges
tournay-render-name-brewery = Sör­főzde
tournay-render-name-inn = Fogadó
tournay-render-name-senator = Szenátor
tournay-render-name-bakery = Sütőde
tournay-render-name-abbey = Apátság
tournay-render-name-monk = Szer­zetes
tournay-render-name-templar = Templo­mos
tournay-render-name-catapult = Katapult
tournay-render-name-manor = Ura­dalom
tournay-render-name-courtroom = Törvény­szék
tournay-render-name-mercenary = Zsoldos
tournay-render-name-town_crier = Kisbíró
tournay-render-event-battle_of_bouvines = Bouvines-i csata
tournay-render-event-excommunication = Egyházi átok
tournay-render-event-great_plague = A nagy pestis
tournay-render-event-battle_of_courtrai = Courtrai-i csata
tournay-render-event-william_the_conqueror = Hódító Vilmos
tournay-render-event-heresy = Eretnek­ség
tournay-render-event-crusade = Keresztes hadjárat
tournay-render-event-norman_attack = Támadnak a normannok
tournay-render-event-public_festival = Nagy­gyűlés
tournay-render-event-procession = Fel­vonulás
tournay-render-event-royal_visit = Királyi látogatás
tournay-render-event-banditry = Banditák
tournay-render-event-pillage = Foszto­gatás
tournay-render-event-battle_of_cassel = Casseli csata
tournay-render-event-drought = Aszály
