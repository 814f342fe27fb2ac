### Tournay. Azonosítók: `tournay-<mező>-<érték>`, vagy ha minden mezőben ugyanaz a neve, `tournay-<érték>`.

tournay-teaser = Egy város új életre kel: építsd lapról lapra a negyededet, küldd ki a polgáraidat, állj ellen járványnak és háborúnak, és koronázd meg nagy hírű épületekkel.
tournay-about = Tournay a középkorban: a feldúlt város újjáépül, és mindegyikőtök egy háromszor hármas városnegyedet emel kártyákból. A háromféle polgár lapokat szerez, dolgozik az épületekben, és megküzd azzal, ami a várost sújtja; a karakterek jobbá teszik a soruk és oszlopuk lapjait. Ha előkerül egy kisbíró, minden esemény mindenkit sújt, hacsak nem építesz bástyát. A végén a köztiszteletben álló épületek mindenkinek pontot hoznak, a legtöbbet annak, aki felépítette őket.
tournay-turn = Kijátszhatsz egy lapot a kezedből a városnegyededbe. Utána egy akciót hajtasz végre:
    • húzol egy lapot (az I., II. vagy III. szintűhöz 1, 2 vagy 3, a színéhez illő polgár kell),
    • aktiválsz egy épületet egy hozzá illő színű polgárral,
    • megküzdesz egy érmés eseménnyel (a bástyád lesz),
    • polgáronként 2 dénárt keresel, vagy
    • összegyűjtöd a polgáraidat: mind visszatérnek, és minden sérülés rendbe jön.
    Más polgárát is használhatod, darabját 2 dénárért. A fordulód végén legfeljebb négy lapod maradhat.
    Ha két városnegyed kész, vagyis mind a kilenc mezője foglalt, és látszik rajta két köztiszteletben álló épület, jön az utolsó forduló; elég sok kisbíró után egy ilyen negyed is elég. A legtöbb presztízs nyer.
tournay-reconstructed = A szabálykönyvet szóról szóra ismerjük, de nem minden kártya képét, és amit csak egy kép mutatna meg, azt kikövetkeztettük. A mi rekonstrukciónk az, hogy melyik eseménnyel milyen színű polgár küzdhet meg, melyik színt sújtja a hat „adott színű” esemény, és melyiket jutalmazza a három ünnep, valamint hogy minden eseményen három érmének van helye: csoportonként mindhárom szín egyszer, a kártya témája szerint. A kiegészítőben a mieink az árak és a presztízsek (a Katapult és a Lovag I kivételével), és az is, hogy egy pakliból melyik három kártyát váltja le (a vörös I egyik Erődjét kivéve). Minden más – az alapjáték kártyái az áraikkal, presztízsükkel és hatásukkal, meg a köztiszteletben álló épületek – a szabálykönyvé, és ahol van nyilvános forrás, azzal is egyezik; három angol kártyanevet (Councillor, Lawyer, Toll House) fordítottunk vissza.

## Színek, paklik, szintek

tournay-yellow = sárga
tournay-white = fehér
tournay-red = vörös
tournay-grey = szürke
tournay-yellow_1 = sárga I
tournay-white_1 = fehér I
tournay-red_1 = vörös I
tournay-yellow_2 = sárga II
tournay-white_2 = fehér II
tournay-red_2 = vörös II
tournay-yellow_3 = sárga III
tournay-white_3 = fehér III
tournay-red_3 = vörös III
tournay-deck-events = eseménypakli

## Módok és helyek

tournay-how-face_up = a felfordított lap
tournay-how-hidden = 2 rejtett lap
tournay-how-new = üres mezőre
tournay-how-cover = azonos színű lapra
tournay-how-replace = más lapok helyére
tournay-answer-ask = kérdezz meg minden alkalommal
tournay-answer-suffer = sose építs bástyát
tournay-answer-guard = bástya minden sérülés ellen
tournay-plaza = a főtér
tournay-lying = a főtér mellett
tournay-by-fight = az akció
# Amit a Speaker.arguments hiányzó értékre mond, nem jelenik meg.
tournay-shown- = none
tournay-queue- = nincs esemény
tournay-card-none = nincs lap
tournay-coins-0 = 0
tournay-coins-1 = 1
tournay-coins-2 = 2
tournay-coins-3 = 3

## A tevékenységkártyák: nevek

tournay-card-architect_1 = Építész I
tournay-card-barn_1 = Csűr I
tournay-card-alderman_1 = Tanácsos I
tournay-card-farmhouse_1 = Tanyaház I
tournay-card-journeyman_1 = Napszámos I
tournay-card-market_1 = Piac I
tournay-card-port_1 = Kikötő I
tournay-card-quarry_1 = Kőbánya I
tournay-card-residence_1 = Rezidencia I
tournay-card-brewery_1 = Sörfőzde I
tournay-card-inn_1 = Fogadó I
tournay-card-senator_1 = Szenátor I
tournay-card-bishop_1 = Püspök I
tournay-card-bishopric_1 = Püspökség I
tournay-card-bridge_1 = Híd I
tournay-card-hospital_1 = Kórház I
tournay-card-library_1_draw = Könyvtár I (húzás)
tournay-card-library_1_take_two = Könyvtár I (két lap)
tournay-card-monastery_1_any = Kolostor I
tournay-card-priest_1 = Pap I
tournay-card-prior_1 = Perjel I
tournay-card-abbey_1 = Apátság I
tournay-card-monk_1 = Szerzetes I
tournay-card-templar_1 = Templomos I
tournay-card-arsenal_1 = Fegyverraktár I
tournay-card-ballista_1 = Ballista I
tournay-card-barracks_1 = Laktanya I
tournay-card-fort_1 = Erőd I
tournay-card-knight_1 = Lovag I
tournay-card-advocate_1 = Ügyvéd I
tournay-card-road_1 = Út I
tournay-card-tax_collector_1 = Adószedő I
tournay-card-catapult_1 = Katapult I
tournay-card-knight_exp_1 = Lovag I (kiegészítő)
tournay-card-manor_1 = Uradalom I
tournay-card-architect_2 = Építész II
tournay-card-barn_2 = Csűr II
tournay-card-alderman_2 = Tanácsos II
tournay-card-journeyman_2 = Napszámos II
tournay-card-market_2 = Piac II
tournay-card-port_2 = Kikötő II
tournay-card-quarry_2 = Kőbánya II
tournay-card-residence_2 = Rezidencia II
tournay-card-customs_house_2 = Vámház II
tournay-card-bakery_2 = Sütőde II
tournay-card-brewery_2 = Sörfőzde II
tournay-card-senator_2 = Szenátor II
tournay-card-augustinian_2 = Ágostonos II
tournay-card-bishopric_2 = Püspökség II
tournay-card-bridge_2 = Híd II
tournay-card-library_2_draw = Könyvtár II (húzás)
tournay-card-library_2_take_two = Könyvtár II (két lap)
tournay-card-monastery_2_white = Kolostor II (fehér)
tournay-card-monastery_2_any = Kolostor II (bármely szín)
tournay-card-priest_2 = Pap II
tournay-card-prior_2 = Perjel II
tournay-card-abbey_2 = Apátság II
tournay-card-monk_2 = Szerzetes II
tournay-card-templar_2 = Templomos II
tournay-card-arsenal_2 = Fegyverraktár II
tournay-card-ballista_2 = Ballista II
tournay-card-barracks_2 = Laktanya II
tournay-card-bastion_2 = Bástya II (épület)
tournay-card-fort_2 = Erőd II
tournay-card-advocate_2 = Ügyvéd II
tournay-card-road_2 = Út II
tournay-card-tax_collector_2 = Adószedő II
tournay-card-courtroom_2 = Törvényszék II
tournay-card-knight_exp_2 = Lovag II (kiegészítő)
tournay-card-mercenary_2 = Zsoldos II
tournay-card-belfry_3 = Harangtorony
tournay-card-city_hall_3 = Városháza
tournay-card-cloth_hall_3 = Posztócsarnok
tournay-card-mint_3 = Pénzverde
tournay-card-tour_des_six_3 = Tour des Six
tournay-card-cathedral_3 = Katedrális
tournay-card-la_madeleine_3 = La Madeleine
tournay-card-saint_brice_3 = Saint-Brice
tournay-card-saint_jacques_3 = Saint-Jacques
tournay-card-saint_nicolas_3 = Saint-Nicolas
tournay-card-saint_quentin_3 = Saint-Quentin
tournay-card-pont_des_trous_3 = Pont des Trous
tournay-card-porte_de_la_vigne_3 = Porte de la Vigne
tournay-card-tour_d_arras_3 = Tour d’Arras
tournay-card-tour_henry_viii_3 = Tour Henry VIII
tournay-card-tour_saint_georges_3 = Tour Saint-Georges
tournay-card-town_crier_yellow_1 = Kisbíró (sárga I)
tournay-card-town_crier_white_1 = Kisbíró (fehér I)
tournay-card-town_crier_red_1 = Kisbíró (vörös I)
tournay-card-town_crier_yellow_2 = Kisbíró (sárga II)
tournay-card-town_crier_white_2 = Kisbíró (fehér II)
tournay-card-town_crier_red_2 = Kisbíró (vörös II)
tournay-card-town_crier_yellow_3 = Kisbíró (sárga III)
tournay-card-town_crier_white_3 = Kisbíró (fehér III)
tournay-card-town_crier_red_3 = Kisbíró (vörös III)

# Ugyanez ott, ahol nem a `card` mezőben áll a lap.
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

## A tevékenységkártyák: mit tudnak

tournay-effect-architect_1 = Ha bármilyen (akár köztiszteletben álló) épületet játszol ki a sorába vagy oszlopába: +1 dénár.
tournay-effect-barn_1 = Húzz egy II. szintű sárga lapot: a felfordítottat, vagy két rejtettből egyet.
tournay-effect-alderman_1 = Ha karaktert játszol ki a sorába vagy oszlopába: +2 dénár.
tournay-effect-farmhouse_1 = +1 dénár a városnegyeded minden üres mezőjéért.
tournay-effect-journeyman_1 = Ha épületet aktiválsz a sorában vagy oszlopában: +1 dénár.
tournay-effect-market_1 = +5 dénár.
tournay-effect-port_1 = Lemásolja egy másik játékos szabad sárga épületét.
tournay-effect-quarry_1 = +4 dénár.
tournay-effect-residence_1 = Fizess 3 dénárt: egy sárga polgár a készletből a főteredre áll.
tournay-effect-brewery_1 = +1 dénár minden polgárért, aki a főtereden áll.
tournay-effect-inn_1 = +4 dénár a főtereden álló minden sárga–vörös polgárpárért.
tournay-effect-senator_1 = +2 dénár, valahányszor összegyűjtöd a polgáraidat.
tournay-effect-bishop_1 = Ha fehér épületet aktiválsz a sorában vagy oszlopában: felállíthatod a fekvő polgáraidat.
tournay-effect-bishopric_1 = A fehér II pakli két felső lapja a kezedbe kerül.
tournay-effect-bridge_1 = Lemásolja egy másik játékos szabad épületét, bármilyen színűt.
tournay-effect-hospital_1 = +4 dénár.
tournay-effect-library_1_draw = Húzz egy tetszőleges II. szintű lapot: a felfordítottat, vagy két rejtettből egyet.
tournay-effect-library_1_take_two = Egy tetszőleges I. szintű pakli két felső lapja a kezedbe kerül.
tournay-effect-monastery_1_any = Fizess 3 dénárt: egy tetszőleges színű polgár a készletből a főteredre áll.
tournay-effect-priest_1 = A sorában és oszlopában lévő fehér épület kétszer aktiválható, két külön akcióval.
tournay-effect-prior_1 = Ha fehér épületet aktiválsz a sorában vagy oszlopában: +2 dénár.
tournay-effect-abbey_1 = Fordítsd fel a három I. szintű pakli felső lapját, és vegyél el kettőt.
tournay-effect-monk_1 = Ha vele egy vonalban fehéret aktiválsz, még egy fehér polgár ott egy sárga épületet is aktiválhat.
tournay-effect-templar_1 = Ha vele egy vonalban fehéret aktiválsz, még egy fehér polgár ott egy vörös épületet is aktiválhat.
tournay-effect-arsenal_1 = Húzz egy II. szintű vörös lapot: a felfordítottat, vagy két rejtettből egyet.
tournay-effect-ballista_1 = Érme 1 vagy 2 eseményre; rögtön sújtják a többieket (a jók mindenkire hatnak).
tournay-effect-barracks_1 = Fizess 3 dénárt: egy vörös polgár a készletből a főteredre áll.
tournay-effect-fort_1 = Küzdj meg ingyen egy érmés eseménnyel. A lapja a bástyád lesz.
tournay-effect-knight_1 = Köztiszteletben álló épület vele egy vonalban: ingyen küzdhetsz egy érmés eseménnyel, érméi a tieid.
tournay-effect-advocate_1 = Ha fehér vagy sárga épületet játszol ki a sorába vagy oszlopába: +2 dénár.
tournay-effect-road_1 = Lemásolja egy másik játékos szabad vörös épületét.
tournay-effect-tax_collector_1 = Ha sárga épületet aktiválsz a sorában vagy oszlopában: +1 dénár.
tournay-effect-catapult_1 = Minden ellenfél egy szabad lapja megsérül. Amíg áll rajta polgár, egy kisbírós esemény elkerül.
tournay-effect-knight_exp_1 = A 2., 4. és 6. vörös polgár vele egy vonalban: ingyen megküzdhetsz egy érmés eseménnyel.
tournay-effect-manor_1 = Nevezz meg egy színt: a többiek minden ilyen színű épületük után 1 dénárt fizetnek neked.
tournay-effect-architect_2 = Ha bármilyen (akár köztiszteletben álló) épületet játszol ki a sorába vagy oszlopába: +2 dénár.
tournay-effect-barn_2 = Húzz egy III. szintű sárga lapot: a felfordítottat, vagy két rejtettből egyet.
tournay-effect-alderman_2 = Ha karaktert játszol ki a sorába vagy oszlopába: +4 dénár.
tournay-effect-journeyman_2 = Ha épületet aktiválsz a sorában vagy oszlopában: +2 dénár.
tournay-effect-market_2 = +6 dénár.
tournay-effect-port_2 = Lemásolja egy másik játékos sárga épületét, akár szabad, akár foglalt.
tournay-effect-quarry_2 = +5 dénár.
tournay-effect-residence_2 = Fizess 2 dénárt: egy sárga polgár a készletből a főteredre áll.
tournay-effect-customs_house_2 = +1 dénár a városnegyeded minden foglalt mezőjéért.
tournay-effect-bakery_2 = Vörös vagy fehér, te választasz: +2 dénár minden ilyen polgárért, aki a főtereden áll.
tournay-effect-brewery_2 = +2 dénár minden polgárért, aki a főtered mellett fekszik.
tournay-effect-senator_2 = +3 dénár, valahányszor összegyűjtöd a polgáraidat.
tournay-effect-augustinian_2 = Ha fehér épületet vagy karaktert játszol ki a sorába vagy oszlopába: +2 dénár.
tournay-effect-bishopric_2 = Húzz egy III. szintű fehér lapot: a felfordítottat, vagy két rejtettből egyet.
tournay-effect-bridge_2 = Lemásolja egy másik játékos épületét, bármilyen színűt, akár szabad, akár foglalt.
tournay-effect-library_2_draw = Húzz egy tetszőleges III. szintű lapot: a felfordítottat, vagy két rejtettből egyet.
tournay-effect-library_2_take_two = Egy tetszőleges II. szintű pakli két felső lapja a kezedbe kerül.
tournay-effect-monastery_2_white = Fizess 2 dénárt: egy fehér polgár a készletből a főteredre áll.
tournay-effect-monastery_2_any = Fizess 2 dénárt: egy tetszőleges színű polgár a készletből a főteredre áll.
tournay-effect-priest_2 = A sorában és oszlopában lévő bármilyen színű épület kétszer aktiválható, két külön akcióval.
tournay-effect-prior_2 = Ha fehér épületet aktiválsz a sorában vagy oszlopában: +3 dénár.
tournay-effect-abbey_2 = Fordítsd fel a három II. szintű pakli felső lapját, és vegyél el kettőt.
tournay-effect-monk_2 = Ha vele egy vonalban fehéret aktiválsz, még egy fehér polgár ott egy sárga épületet is aktiválhat.
tournay-effect-templar_2 = Ha vele egy vonalban fehéret aktiválsz, még egy fehér polgár ott egy vörös épületet is aktiválhat.
tournay-effect-arsenal_2 = Húzz egy III. szintű vörös lapot: a felfordítottat, vagy két rejtettből egyet.
tournay-effect-ballista_2 = Érme 1, 2 vagy 3 eseményre; rögtön sújtják a többieket (a jók mindenkire hatnak).
tournay-effect-barracks_2 = Fizess 2 dénárt: egy vörös polgár a készletből a főteredre áll.
tournay-effect-bastion_2 = Küzdj meg ingyen egy érme nélküli eseménnyel. A lapja a bástyád lesz.
tournay-effect-fort_2 = Küzdj meg ingyen egy érmés eseménnyel, az érméi a tieid. A lapja a bástyád lesz.
tournay-effect-advocate_2 = Ha fehér vagy sárga épületet játszol ki a sorába vagy oszlopába: +3 dénár.
tournay-effect-road_2 = Lemásolja egy másik játékos vörös épületét, akár szabad, akár foglalt.
tournay-effect-tax_collector_2 = Ha sárga épületet aktiválsz a sorában vagy oszlopában: +2 dénár.
tournay-effect-courtroom_2 = A leggazdagabb játékos 3 dénárt ad neked; ha többen vannak, mindegyikük.
tournay-effect-knight_exp_2 = A 2., 4. és 6. vörös polgár vele egy vonalban: ingyen küzdhetsz egy érmés eseménnyel, érméi a tieid.
tournay-effect-mercenary_2 = A vörös polgáraid pénzkereséskor fejenként 3 dénárt hoznak 2 helyett.
tournay-effect-belfry_3 = A végén 4 PP (a többieknek 2) minden sárga–fehér–vörös hármasért az I–II. szintű lapjaid között.
tournay-effect-city_hall_3 = A végén 2 PP (a többieknek 1) minden sárga polgárért.
tournay-effect-cloth_hall_3 = A végén 2 PP (a többieknek 1) minden látható I–II. szintű sárga lapért.
tournay-effect-mint_3 = A végén 2 PP (a többieknek 1) minden 4 dénárért.
tournay-effect-tour_des_six_3 = A végén 2 PP (a többieknek 1) minden látható karakterért.
tournay-effect-cathedral_3 = A végén 8 PP, csak neked.
tournay-effect-la_madeleine_3 = A végén 2 PP (a többieknek 1) minden látható, köztiszteletben álló épületért.
tournay-effect-saint_brice_3 = A végén 4 PP (a többieknek 2) minden sárga–fehér–vörös hármasért az I–II. szintű lapjaid között.
tournay-effect-saint_jacques_3 = A végén 2 PP (a többieknek 1) minden látható I–II. szintű fehér lapért.
tournay-effect-saint_nicolas_3 = A végén 3 PP (a többieknek 1) minden sárga–fehér–vörös polgárhármasért.
tournay-effect-saint_quentin_3 = A végén 2 PP (a többieknek 1) minden fehér polgárért.
tournay-effect-pont_des_trous_3 = A végén 3 PP (a többieknek 1) minden sárga–fehér–vörös polgárhármasért.
tournay-effect-porte_de_la_vigne_3 = A végén 2 PP (a többieknek 1) minden vörös polgárért.
tournay-effect-tour_d_arras_3 = A végén 2 PP (a többieknek 1) minden látható I–II. szintű fehér vagy sárga épületért.
tournay-effect-tour_henry_viii_3 = A végén 2 PP (a többieknek 1) minden megépített bástyáért.
tournay-effect-tour_saint_georges_3 = A végén 2 PP (a többieknek 1) minden látható I–II. szintű vörös lapért.

## Az események, amelyekből bástya lesz

tournay-battle_of_bouvines = Bouvines-i csata
tournay-excommunication = Egyházi átok
tournay-great_plague = A nagy pestis
tournay-battle_of_courtrai = Courtrai-i csata
tournay-william_the_conqueror = Hódító Vilmos
tournay-heresy = Eretnekség
tournay-crusade = Keresztes hadjárat
tournay-norman_attack = Támadnak a normannok
tournay-public_festival = Nagygyűlés
tournay-procession = Felvonulás
tournay-royal_visit = Királyi látogatás
tournay-banditry = Banditák
tournay-pillage = Fosztogatás
tournay-battle_of_cassel = Casseli csata
tournay-drought = Aszály

tournay-effect-battle_of_bouvines = Érménként: egy vörös polgár lefekszik a főteredről.
tournay-effect-excommunication = Érménként: egy fehér polgár lefekszik a főteredről.
tournay-effect-great_plague = Érménként: egy sárga polgár lefekszik a főteredről.
tournay-effect-battle_of_courtrai = Érménként: a negyeded egy szabad, I–II. szintű vörös lapja megsérül.
tournay-effect-william_the_conqueror = Érménként: a negyeded egy szabad, I–II. szintű sárga lapja megsérül.
tournay-effect-heresy = Érménként: a negyeded egy szabad, I–II. szintű fehér lapja megsérül.
tournay-effect-crusade = Érménként: egy tetszőleges színű polgár lefekszik a főteredről.
tournay-effect-norman_attack = Érménként: a negyeded egy szabad, I–II. szintű lapja megsérül, bármilyen színű.
tournay-effect-public_festival = Érménként: 2 dénár annak, akinek a legtöbb sárga épülete és polgára van.
tournay-effect-procession = Érménként: 2 dénár annak, akinek a legtöbb fehér épülete és polgára van.
tournay-effect-royal_visit = Érménként: 2 dénár annak, akinek a legtöbb vörös épülete és polgára van.
tournay-effect-banditry = Érménként: elveszítesz 1 dénárt.
tournay-effect-pillage = Érménként: elveszítesz 1 dénárt.
tournay-effect-battle_of_cassel = Érménként: elveszítesz 1 dénárt.
tournay-effect-drought = Érménként: elveszítesz 1 dénárt.

## Az asztalnál, kezdés előtt

tournay-option-rules = Szabályok
tournay-option-rules-description = Hány polgárral indultok, és hogyan lesz több
tournay-option-rules-basic = alapszabályok
tournay-option-rules-basic-description = Színenként két polgár és 6 dénár a kezdéshez
tournay-option-rules-expert = haladó szabályok
tournay-option-rules-expert-description = Színenként egy polgár és 9 dénár; a toborzás a hatodik akció
tournay-option-expansion = Kiegészítő lapok
tournay-option-expansion-description = Játszik-e a kis kiegészítő 18 lapja
tournay-option-expansion-none = kiegészítő nélkül
tournay-option-expansion-none-description = Csak az alaplapok; első játékhoz ez a legjobb
tournay-option-expansion-replace = kiegészítő cserével
tournay-option-expansion-replace-description = Minden I. és II. szintű pakliban három lap helyére kerülnek az újak
tournay-option-expansion-mix = kiegészítő vegyesen
tournay-option-expansion-mix-description = Régiből és újból sorsolt három lap egészíti ki az I. és II. szintű paklikat
tournay-option-start = Kezdőjátékos
tournay-option-start-description = Kié az első forduló
tournay-option-start-random = véletlen kezdőjátékos
tournay-option-start-random-description = A sors dönti el
tournay-option-start-first_seat = az kezd, aki elsőként ült le
tournay-option-start-first_seat-description = Az első szék gazdájáé az első forduló

## Pontok

tournay-score = { NUMBER($points, maximumFractionDigits: 1) } PP
tournay-points-prestigious = köztiszteletben álló épületek
tournay-points-prestige = a lapok presztízse
tournay-points-ramparts = bástyák

## Mi történt: a napló

tournay-event-GameBegan = { $start } kezdi a játékot. Az első események: { $queue }.
tournay-event-TurnBegan = { $seat } jön, { $turn }. forduló.
tournay-event-StandingSet = { $seat } előre döntött a bástyáiról{ $answer_id ->
    [ask] : minden alkalommal kérdezzük meg.
    [suffer] : egyet se építsünk.
    [guard] : minden sérülés ellen épüljön egy.
   *[other] .
}
tournay-event-CardPlayed = { $seat } kijátszott egy lapot: { $card } ({ $space }){ $how_id ->
    [cover] , egy azonos színű lap tetejére
    [replace] , az ott fekvő lap helyére
   *[new] {""}
}{ $deniers ->
    [0] .
   *[other] , { $deniers } dénárért.
}
tournay-event-CardGiven = { $seat } az ár részeként egy lapot is adott: { $shown ->
    [none] { $card }
   *[other] { $shown }
} ({ $space ->
    [none] kézből
   *[other] innen: { $space }
}; pakli: { $deck }).
tournay-event-CitizenGiven = { $seat } visszaadott egy polgárt a készletbe: { $colour } (helye: { $place }).
tournay-event-CardsReplaced = { $seat } helyet csinált ({ $space }), a paklija alá került: { $cards }.
tournay-event-CitizensUsed = { $seat } { $citizens_count } { $colour } polgárt használt{ $citizens_own ->
    [yes] .
   *[no] {" "}({ $citizens_count ->
        [1] gazdája
       *[other] gazdájuk
    }: { $citizens }; a kölcsönkért darabja { $price } dénár).
}
tournay-event-FaceUpTaken = { $seat } elvette a felfordított lapot ({ $deck }): { $card }.
tournay-event-FaceUpBuried = { $seat } a pakli aljára tette a felfordított lapot ({ $deck }): { $card }.
tournay-event-Looked = { $seat } { $cards_count ->
    [0] nem talált lapot ({ $deck }).
    [one] kihúzta a pakli utolsó lapját ({ $deck }).
   *[other] megnézett két lapot ({ $deck }){ $cards_known ->
        [yes] : { $cards }.
       *[no] .
    }
}{ $crier ->
    [1] {" "}Köztük volt a kisbíró is.
   *[0] {""}
}
tournay-event-CardKept = { $seat } { $shown ->
    [none] { $card_known ->
        [no] egy rejtett lapot tartott meg ({ $deck })
       *[other] megtartott egy lapot ({ $deck }): { $card }
    }
   *[other] ezt tartotta meg ({ $deck }): { $shown }
}.{ $left ->
    [none] {""}
   *[other] {" "}Felfordítva maradt: { $left }.
}
tournay-event-CardsTaken = { $seat } { $cards_count ->
    [0] nem talált lapot
   *[other] { $cards_count } lapot vett el
} ({ $deck }){ $cards_known ->
    [yes] { $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
   *[no] { $shown ->
        [none] .
       *[other] , köztük: { $shown }.
    }
}{ $crier ->
    [1] {" "}A kisbíró is velük jött.
   *[0] {""}
}
tournay-event-TurnedUp = Felfordítva ({ $deck }): { $card }.
tournay-event-Picked = { $seat } elvett két lapot: { $cards }.
tournay-event-Discarded = { $seat } egy lapot a paklija alá tett ({ $deck }): { $shown ->
    [none] { $card }
   *[other] { $shown }
}.
tournay-event-BuildingActivated = { $seat } aktivált egy épületet{ $token_id ->
    [grey] {" "}kölcsönkért polgárral
   *[other] {""}
}: { $card } ({ $space }).
tournay-event-AbilityUnused = { $seat } nem használta egy épület képességét: { $card }.
tournay-event-Gained = { $seat } { $deniers } dénárt kapott ({ $source }).
tournay-event-Recruited = { $seat } { $deniers } dénárért toborzott egy polgárt: { $colour }.
tournay-event-Copied = { $seat } lemásolta { $owner } egyik épületét: { $card } ({ $space }).
tournay-event-Paid = { $seat } { $deniers } dénárt fizetett ({ $source }). Kapta: { $to }.
tournay-event-CatapultHit = { $seat } katapultja eltalálta { $victim } egyik lapját: { $card } ({ $space }).
tournay-event-StoodUp = { $seat } felállította a fekvő polgárait ({ $card }): { $citizens }.
tournay-event-Earned = { $seat } { $count } { $colour } polgárral { $deniers } dénárt keresett.
tournay-event-Gathered = { $seat } összegyűjtött { $citizens } polgárt{ $tokens ->
    [0] .
   *[other] , és { $tokens } jelzőt vett le a negyedéről.
}
tournay-event-EventFought = { $seat } megküzdött egy eseménnyel: { $event }{ $by_id ->
    [fight] {""}
   *[other] {" "}({ $by })
}{ $ransom ->
    [0] {""}
   *[other] , { $ransom } dénárért
}. Bástya lett belőle{ $taken ->
    [0] .
   *[other] , és { $taken } érmét is elvett róla.
}
tournay-event-EventTurnedUp = { $event ->
    [none] Nincs több felfordítható esemény.
   *[other] Új esemény: { $event }.
}
tournay-event-CrierCalled = { $seat } kihúzott egy kisbírót ({ $deck }; eddig { $criers }). Érmék kerülnek az eseményekre, és mind lecsapnak: { $queue }.
tournay-event-BallistaFired = { $seat } ballistája eseményeket indított el: { $events }.
tournay-event-AnsweredAhead = { $seat } már előre döntött.
tournay-event-Defended = { $seat } { $ramparts_count ->
    [0] {""}
    [one] bástyával elhárította: { $ramparts }
   *[other] bástyákkal elhárította: { $ramparts }
}{ $catapult ->
    [none] .
   *[other] { $ramparts_count ->
        [0] katapulttal elhárította: { $catapult }.
       *[other] ; katapulttal: { $catapult }.
    }
}
tournay-event-EventStruck = { $event }: { $times ->
    [0] most nem hat.
    [1] egyszer hat.
    [2] kétszer hat.
    [3] háromszor hat.
   *[other] { $times } alkalommal hat.
}
tournay-event-CitizensLaid = { $event }: { $seat } lefekvő polgárai: { $colours }.
tournay-event-CardsDamaged = { $event }: { $seat } megsérülő lapjai: { $cards }.
tournay-event-DeniersLost = { $event }: { $seat } { $deniers } dénárt veszít.
tournay-event-RampartBuilt = { $seat } megépített egy bástyát ({ $rampart }).
tournay-event-NothingGrew = { $rounds } teljes fordulón át egyetlen városnegyed sem gyarapodott: jön az utolsó forduló.
tournay-event-StoodStill = { $rounds } teljes fordulón át mindenki csak a polgárait gyűjtötte össze: jön az utolsó forduló.
tournay-event-LastRoundBegan = Jön az utolsó forduló. Kész városnegyed: { $complete }; kisbírók eddig: { $criers }.
tournay-event-LastCardCommitted = { $seat } döntött az utolsó lapjáról.
tournay-event-LastCardRevealed = { $seat } { $card ->
    [none] nem játszik ki utolsó lapot.
   *[other] utolsó lapja: { $card }.
}
tournay-event-BuildingScored = Pontozás: { $card } (aki felépítette: { $owners }) – { $points }.
tournay-event-PrestigeScored = Végső pontozás, { $seat }: { $prestige } PP a lapok presztízséért, { $ramparts } PP a bástyákért.

## Mi történt: az összefoglaló, a játékos neve után

tournay-digest-CardPlayed = kijátszva: { $card }
tournay-digest-FaceUpTaken = elvett lap: { $card }
tournay-digest-CardKept = húzás: { $deck }{ $left ->
    [none] {""}
   *[other] {" "}(ott maradt: { $left })
}
tournay-digest-CardsTaken = { $cards_count } elvett lap ({ $deck })
tournay-digest-Picked = elvett lap: { $cards }
tournay-digest-Discarded = eldobott lap ({ $deck })
tournay-digest-BuildingActivated = aktiválva: { $card }
tournay-digest-Recruited = toborzás: { $colour } polgár
tournay-digest-Copied = lemásolva: { $card } ({ $owner })
tournay-digest-CatapultHit = katapulttal eltalálva: { $card } ({ $victim })
tournay-digest-StoodUp = fekvő polgárok felállítva
tournay-digest-Earned = kereset: { $deniers } dénár
tournay-digest-Gathered = { $citizens } polgár összegyűjtve
tournay-digest-EventFought = leküzdve: { $event }
tournay-digest-Defended = elhárítva: { $ramparts_count ->
    [0] { $catapult }
   *[other] { $catapult ->
        [none] { $ramparts }
       *[other] { $ramparts } és { $catapult }
    }
}
tournay-digest-CitizensLaid = lefekvő polgárok: { $colours }
tournay-digest-CardsDamaged = megsérült: { $cards }
tournay-digest-DeniersLost-event = −{ $deniers } dénár ({ $event })
tournay-digest-RampartBuilt = új bástya
tournay-digest-LastCardRevealed = { $card ->
    [none] nincs utolsó lap
   *[other] utolsó lap: { $card }
}
tournay-digest-PrestigeScored = { $prestige } PP a lapok presztízséért, { $ramparts } PP a bástyákért
tournay-digest-Gained = +{ $deniers } dénár
tournay-digest-Gained-event = +{ $deniers } dénár ({ $event })
tournay-digest-earlier = … (előtte még { $count })
tournay-digest-times = { $what } ×{ $times }
tournay-digest-coins = { $coins ->
    [1] { $event }
   *[other] { $event } ×{ $coins }
}
tournay-digest-crier = { $criers }. kisbíró ({ $deck }): { $events }
tournay-digest-BuildingScored = **{ $card }** ({ $owners }): { $points }
tournay-digest-your-CardsDamaged = { $event }. Megsérült lapjaid: { $cards } ({ $spaces }).
tournay-digest-your-CitizensLaid = { $event }. Lefekvő polgáraid: { $colours }.
tournay-digest-your-DeniersLost = { $event }: { $deniers } dénárt veszítettél.
tournay-digest-your-CatapultHit = { $seat } katapultja eltalálta a lapodat: { $card } ({ $space }).
tournay-digest-your-Paid = { $deniers } dénárt fizettél ({ $source }). Kapta: { $to }.
tournay-digest-your-Gained = { $source }: { $deniers } dénárt kaptál.
tournay-digest-your-citizens = { $who } { $count } polgárodat kölcsönkérte: +{ $deniers } dénár.

## Lépések: gombok, és mindegyik egy sorban

tournay-move-play = Kijátszás
tournay-move-draw = Laphúzás
tournay-move-activate = Épület aktiválása
tournay-move-visit = Aktiválás képesség nélkül
tournay-move-fight = Küzdelem egy eseménnyel
tournay-move-earn = Pénzkeresés
tournay-move-gather = Polgárok összegyűjtése
tournay-move-recruit = Toborzás
tournay-move-standing = Döntés előre a bástyákról
tournay-move-keep = Megtartom
tournay-move-take = Két lap elvétele
tournay-move-copy = Épület lemásolása
tournay-move-fire = Események elindítása
tournay-move-hit = Lap megrongálása
tournay-move-name = Szín megnevezése
tournay-move-pick = Két lap elvétele
tournay-move-call = Karakter választása
tournay-move-raise = Polgárok felállítása
tournay-move-skip = Köszönöm, nem
tournay-move-defend = Védekezés
tournay-move-damage = Megsérülő lap
tournay-move-lay = Lefekvő polgár
tournay-move-discard = Lap eldobása
tournay-move-build = Bástya építése

tournay-say-play = Kijátszás: { $what }
tournay-say-draw = Húzás: { $what }
tournay-say-activate = Aktiválás: { $what }
tournay-say-visit = Képesség nélkül: { $what }
tournay-say-fight = Küzdelem: { $what }
tournay-say-earn = Pénzkeresés: { $what }
tournay-say-gather = Polgárok összegyűjtése
tournay-say-recruit = Toborzás: { $what }
tournay-say-standing = Ha lecsap egy esemény: { $what }
tournay-say-keep = Megtartva: { $what }
tournay-say-take = Két lap elvétele: { $what }
tournay-say-copy = Másolás: { $what }
tournay-say-fire = Elindítva: { $what }
tournay-say-hit = Megrongálva: { $what }
tournay-say-name = A megnevezett szín: { $what }
tournay-say-pick = Elvéve: { $what }
tournay-say-call = Következik: { $what }
tournay-say-raise = Fekvő polgárok felállítása
tournay-say-skip = Köszönöm, nem
tournay-say-skip-card = Kimarad: { $card }
tournay-say-skip-characters = A karakterek mást nem tesznek
tournay-say-skip-last = Nincs utolsó lap
tournay-say-defend = Védekezés – { $what }
tournay-say-damage = Megsérül: { $what }
tournay-say-lay = Lefekszik egy { $what } polgár
tournay-say-discard = Eldobva: { $what }
tournay-say-build = Bástya építése: { $what }

## Kérdések

tournay-ask-kind-TakeTurn = Mit teszel?
tournay-ask-kind-KeepCard = Melyik lapot tartod meg?
tournay-ask-kind-ChooseAbility = Hogyan használod az épületet?
tournay-ask-kind-PickCards = Melyik két lapot veszed el?
tournay-ask-kind-AimCatapult = Melyik lapot találja el a katapultod?
tournay-ask-kind-React = Mit tegyenek a karaktereid?
tournay-ask-kind-DeclareDefences = Lecsapnak az események: melyiket hárítod el?
tournay-ask-kind-Suffer = Egy esemény sújt: mit veszítesz?
tournay-ask-kind-HandLimit = Melyik laptól válsz meg?
tournay-ask-kind-CommitLastCards = Vége felé járunk: melyik utolsó lapot játszod ki?
tournay-ask-play-card = Melyik lapot játszod ki?
tournay-ask-play-pay = Mit adsz érte a dénárokon kívül?
tournay-ask-play-space = A negyeded melyik mezőjére kerüljön?
tournay-ask-draw-deck = Melyik pakliból húzol?
tournay-ask-draw-how = A felfordított lap kell, vagy két rejtettből egy?
tournay-ask-activate-space = Melyik épületet aktiválod?
tournay-ask-visit-space = Melyik épületet aktiválod a képessége nélkül?
tournay-ask-fight-event = Melyik eseménnyel küzdesz meg?
tournay-ask-earn-colour = Melyik polgáraid keressenek pénzt?
tournay-ask-earn-count = Hányan közülük?
tournay-ask-recruit-colour = Melyik polgárt toborzod?
tournay-ask-citizens = Kinek a polgárait használod? A kölcsönkért darabja 2 dénár.
tournay-ask-standing-answer = Mit tegyek helyetted, ha lecsapnak az események?
tournay-ask-keep-card = Melyik lapot tartod meg?
tournay-ask-take-deck = Melyik pakli két felső lapját veszed el?
tournay-ask-copy-seat = Kinek az épületét másolod le?
tournay-ask-copy-space = Melyik épületet másolod le?
tournay-ask-fire-events = Melyik eseményeket indítod el? Előbb mindegyik kap egy érmét.
tournay-ask-hit-seat = Kinek a lapját rongálod meg?
tournay-ask-hit-space = Melyik lapot rongálod meg?
tournay-ask-name-colour = Melyik színt nevezed meg?
tournay-ask-pick-cards = Melyik két lapot veszed el?
tournay-ask-call-space = Melyik karakter következzen?
tournay-ask-defend-ramparts = Lecsapnak az események: melyik ellen építesz bástyát?
tournay-ask-defend-catapult = Melyik eseményt tartsa távol a katapultod?
tournay-ask-damage-space = Egy esemény sújt: melyik lapod sérüljön meg?
tournay-ask-lay-colour = Egy esemény sújt: melyik polgárod feküdjön le?
tournay-ask-discard-card = Melyik lapot dobod el?
tournay-ask-build-rampart = Melyik bástyát építed meg?

## Válaszok: a lehetőség szövege, és alatta a megjegyzés

tournay-choice-begun = { $verb }: { $what }
tournay-choice-with = { $what } – { $citizens }
tournay-choice-priced = { $card } ({ $price })
tournay-choice-own = { $all ->
    [yes] { $count ->
        [one] 1 polgár
       *[other] { $count } polgár
    }
   *[no] { $count } saját
}
tournay-choice-lent = { $among ->
    [one] { $who } polgára
    [several] { $who } { $count } polgára
   *[lenders] { $who } { $count }
}
tournay-choice-paid = { $citizens }, { $price } dénár
tournay-choice-no-citizen = nem kell polgár
tournay-choice-site = { $space } · { $card }
tournay-choice-event = { $event } ({ $coins } érme)
tournay-choice-fired = { $coins ->
    [1] { $event }
   *[other] { $event } ×{ $coins }
}
tournay-choice-space = { $space }
tournay-choice-space-empty = { $space } (üres)
tournay-choice-space-cover = { $space }, letakarva: { $card }
tournay-choice-space-replace = { $space }, lecserélve: { $card }
tournay-choice-give-nothing = mást nem kell adni
tournay-choice-give-hand = kézből adva: { $card }
tournay-choice-give-card = a negyedből adva: { $card } ({ $space })
tournay-choice-give-card-at = a negyedből adva: { $space }
tournay-choice-give-plaza = egy { $colour } polgár a főtérről
tournay-choice-give-lying = egy fekvő { $colour } polgár
tournay-choice-give-citizen = a { $colour } polgár innen: { $card }, { $space }
tournay-choice-give-citizen-at = a polgár innen: { $space }
tournay-choice-face-up = { $card }, felfordítva
tournay-choice-count = { $count } polgár
tournay-choice-suffer = mindet elviselem
tournay-choice-ramparts = { $count ->
    [one] bástya: { $events }
   *[other] bástyák: { $events }
}
tournay-choice-no-rampart = bástya nélkül
tournay-choice-catapult = katapult: { $event }
tournay-choice-no-catapult = katapult nélkül

tournay-note-cost = { $also ->
    [citizen] 1 { $colour } polgár
    [card] { $deniers } dénár + egy lap
   *[nothing] { $deniers } dénár
}
tournay-note-worth = ára { $price }{ $prestige ->
    [0] {""}
   *[other] , { $prestige } PP-t ér
}
tournay-note-left = marad { $left }
tournay-note-prestige = { $prestige } PP-t ér
tournay-note-people = { $count } { $colour }
tournay-note-nobody = senki
tournay-note-hand = kezedben: { $cards }
tournay-note-plaza = főtereden: { $citizens }
tournay-note-ready = használható: { $cards }
tournay-note-visits = a képessége kimarad
tournay-note-visit-recruit = nem toboroz, és nem kerül semmibe
tournay-note-visit = a képessége kimarad, csak a karakterek hatnak
tournay-note-supply = a készletben: { $citizens }
tournay-note-in-supply = a készletben még { $count }
tournay-note-stands = most: { $answer }
tournay-note-standing-ask = megkérdezlek, valahányszor lecsapnak az események
tournay-note-standing-suffer = a mostani események kérdés nélkül sújtanak
tournay-note-standing-guard = bástya minden mostani esemény ellen, amely egy lapodat megrongálná
tournay-note-standing = a főtereden álló { $colour } polgárok: { $count }
tournay-note-too-many = { $cards } lap van a kezedben, legfeljebb { $limit } maradhat
tournay-note-own-free = külön nem kerül semmibe
tournay-note-borrowed = { $price } dénár { $owners ->
    [one] a gazdájának
   *[other] a gazdáiknak
}
tournay-note-lost = paklija alá kerül: { $cards }
tournay-note-covered = a letakart lapnak csak a presztízse számít
tournay-note-lies-down = az ott álló polgárod lefekszik
tournay-note-pays = +{ $deniers } dénár ({ $card })
tournay-note-reacts = hat: { $card }
tournay-note-cards = { $count } lap
tournay-note-face-up = felfordítva: { $card }
tournay-note-no-crier = kisbíró már nincs benne
tournay-note-buried = a pakli aljára kerül: { $card }
tournay-note-reveals = nem vehető vissza szabadon
tournay-note-gain = +{ $deniers } dénár
tournay-note-for-nothing = ingyen van, bástyád lesz belőle
tournay-note-rampart = bástyád lesz belőle
tournay-note-earn = legfeljebb { $count } polgár: +{ $deniers } dénár
tournay-note-gather = { $count ->
    [0] minden polgárod a főtereden van
   *[other] { $count } polgár tér vissza
}
tournay-note-repaired = { $count } lap rendbe jön
tournay-note-fire = téged kivéve mindenkit sújt, érménként egyszer
tournay-note-fire-good = érménként egyszer; a jó mindenkire hat, a rossz rád nem
tournay-note-stays = felfordítva marad: { $cards }
tournay-note-stand-up = visszaáll a főteredre: { $citizens }
tournay-note-no-effect = most hatástalan
tournay-note-unused = a képesség elvész; a karakterek így is hatnak
tournay-note-no-reaction = a járó pénzt így is megkapod
tournay-note-no-last = a kezedben maradnak a lapjaid
tournay-note-out-of-use = a következő összegyűjtésig nem használható
tournay-note-under = képpel lefelé a paklija alá kerül
tournay-note-rampart-gone = az eseménypakli alá kerül, nem jár érte PP
tournay-note-point = a végén 1 PP
tournay-note-unharmed = semmi sem ér el
tournay-note-ramparts-left = +{ $points } PP, { $left ->
    [0] nem marad bástyád
   *[other] { $left } bástyád marad
}
tournay-note-strikes-lose_citizen_colour = { $event }: lefekszik { $count } { $colour } polgár
tournay-note-strikes-lose_citizen_any = { $event }: lefekszik { $count } általad választott polgár
tournay-note-strikes-damage_colour = { $event }: megsérül { $count } { $colour } lap
tournay-note-strikes-damage_any = { $event }: megsérül { $count } lap
tournay-note-strikes-majority_reward = { $event }: +{ $count } dénár
tournay-note-strikes-lose_denier = { $event }: −{ $count } dénár
tournay-note-strikes-nothing = { $event }: téged nem érint

## Kitől mit várunk

tournay-decision-TakeTurn = { $deniers ->
    [0] Nincs dénárod
   *[other] { $deniers } dénárod van
}. { $may_play ->
    [yes] Kijátszhatsz egy lapot, aztán válassz akciót.
   *[no] Válassz akciót.
}
tournay-decision-last-round = Ez az utolsó fordulód.
tournay-decision-KeepCard = Húztál ({ $deck }): tartsd meg a két lap egyikét. A másik felfordítva a paklin marad.
tournay-decision-ChooseAbility = { $card }: { $effect }{ $victim ->
    [none] {""}
   *[other] {" "}Az első célpont: { $victim }.
}
tournay-decision-PickCards = Az apátság felfordította a felső lapokat: vegyél el kettőt.
tournay-decision-AimCatapult = A katapultod { $victim } negyedére céloz: válaszd ki, melyik lapja sérüljön meg.
tournay-decision-React = { $cards_count ->
    [one] Most cselekedhet a karaktered: { $names }.
   *[other] Most cselekedhetnek a karaktereid: { $names }. Válaszd ki, ki következzen.
}
tournay-decision-DeclareDefences = { $crier ->
    [yes] { $who } kisbírót húzott: minden esemény lecsap.
   *[no] { $who } ballistája feléd indít eseményeket.
} Ami rád vár: { $strikes }. { $ramparts ->
    [0] A katapultod (polgár áll rajta) egy eseményt távol tarthat.
    [one] Van 1 bástyád{ $catapult ->
        [yes] , és a katapultod (polgár áll rajta) is távol tarthat egy eseményt.
       *[no] : megépíted, vagy elviseled?
    }
   *[other] Van { $ramparts } bástyád{ $catapult ->
        [yes] , és a katapultod (polgár áll rajta) is távol tarthat egy eseményt.
       *[no] : építesz, vagy elviseled?
    }
}
tournay-decision-Suffer = Egy esemény sújt: { $event } ({ $coins } érme{ $lost ->
    [0] {""}
   *[other] , eddigi veszteséged: { $lost }
}). { $damage ->
    [yes] Válaszd ki, melyik lapod sérüljön meg.
   *[no] Válaszd ki, melyik polgárod feküdjön le.
}
tournay-decision-HandLimit = { $cards } lap van a kezedben, és legfeljebb { $limit } maradhat: dobj el egyet, vagy építs bástyát.
tournay-decision-CommitLastCards = Véget ért az utolsó forduló. Titokban kijátszhatsz még egy utolsó lapot; egyszerre fedjük fel mindet.

tournay-waiting-over = Vége a játéknak.
tournay-waiting-TakeTurn = { $who } jön.
tournay-waiting-KeepCard = { $who } két lap közül választ ({ $deck }).
tournay-waiting-ChooseAbility = { $who } egy épületet használ: { $card }.
tournay-waiting-PickCards = { $who } lapokat vesz el egy apátsággal.
tournay-waiting-AimCatapult = { $who } katapultja { $victim } negyedére céloz.
tournay-waiting-React = { $who } eldönti, mit tegyenek a karakterei: { $names }.
tournay-waiting-DeclareDefences = { $crier ->
    [yes] { $active } kisbírót húzott, lecsapnak az események
   *[no] { $active } ballistája eseményeket indított
}: { $events }. { $count ->
    [one] A védekezésről dönt: { $who }.
   *[other] A védekezésről döntenek: { $who }.
}
tournay-waiting-Suffer = Lecsapnak az események. { $count ->
    [one] Kiválasztja, mit veszít: { $who }.
   *[other] Kiválasztják, mit veszítenek: { $who }.
}
tournay-waiting-HandLimit = { $who } túl sok lapot tart a kezében, és megválik valamelyiktől.
tournay-waiting-CommitLastCards = Az utolsó lapok. { $count ->
    [one] Még gondolkodik: { $who }.
   *[other] Még gondolkodnak: { $who }.
}

## Elutasítások: mi a baj, és mi lenne a jó

tournay-refusal-turn-first = Te jössz: játssz ki egy lapot, vagy válassz az akciók közül.
tournay-refusal-not-your-turn = Most nem te jössz. Addig csak a bástyáidról dönthetsz előre.
tournay-refusal-no-rampart-in-hand = Nincs bástya a kezedben, így nincs miről döntened. Ha megküzdesz egy eseménnyel, lesz.
tournay-refusal-answer-stands-already = Ezt már mondtad: { $answer }.
tournay-refusal-one-card-per-turn = Ebben a fordulóban már kijátszottál egy lapot. Most válassz akciót.
tournay-refusal-card-not-in-hand = Ez nincs a kezedben: { $card }. Olyat válassz, amid van.
tournay-refusal-rampart-not-playable = Ez bástya, és bástya nem kerülhet a negyedbe: { $card }. Akkor használd, ha lecsapnak az események.
tournay-refusal-too-dear = { $card }: { $price } dénárba kerül, neked { $deniers ->
    [0] nincs egy sem
   *[other] { $deniers } van
}.
tournay-refusal-already-built = Ez már a negyededben van: { $card }. Minden köztiszteletben álló épület csak egyszer építhető meg.
tournay-refusal-no-such-space = Nincs ilyen mező a negyededben: { $space }. A lapjaid mellé vagy a lapjaidra tehetsz.
tournay-refusal-not-adjacent = Ez egyik lapodat sem érinti: { $space }. Az új lap egy meglévő mellé, fölé, alá vagy rá kerülhet.
tournay-refusal-quarter-too-large = Ezzel a negyeded három sornál vagy oszlopnál nagyobb lenne: { $space }. Maradj háromszor hármon belül.
tournay-refusal-first-card-place = A negyeded még üres, a lap ide kerül: { $space }. A többi majd köré nő.
tournay-refusal-nothing-more-to-give = { $card }: csak dénárba kerül. Mást ne adj érte.
tournay-refusal-give-citizen = { $card }: az ára egy saját { $colour } polgár. Mondd meg, honnan: a főtérről, mellőle vagy egy épületről.
tournay-refusal-no-citizen-there = Itt nincs { $colour } polgárod: { $place }. Onnan vedd el, ahol áll vagy fekszik.
tournay-refusal-give-card = { $card }: az ára 2 dénár és egy lap. Mondd meg, melyiket adod, a kezedből vagy a negyededből.
tournay-refusal-give-the-lying-one = Fekszik egy { $colour } polgár a főtered mellett: azt add. A letakart épületen álló úgyis a helyére feküdne.
tournay-refusal-cannot-give-that = Ez nem adható: { $pay }. Egy másik kézben lévő vagy egy látható lapot adj a negyededből.
tournay-refusal-wrong-number-of-citizens = Ehhez { $need } polgár kell, te { $given ->
    [0] egyet sem
   *[other] { $given } polgárt
} adtál meg.
tournay-refusal-citizens-out-of-order = Előbb a saját polgáraidat add meg, aztán a többiekét az óramutató járása szerint.
tournay-refusal-citizen-not-available = Azon a főtéren { $available ->
    [0] nem áll { $colour } polgár
   *[other] csak { $available } { $colour } polgár áll
}. Válaszd valaki másét.
tournay-refusal-cannot-pay-lenders = A kölcsönkért polgárokkal ez { $price } dénár, neked { $deniers ->
    [0] nincs egy sem
   *[other] { $deniers } van
}. Használj több sajátot.
tournay-refusal-no-citizens-needed = Ehhez nem kell polgár. Ne adj meg egyet sem.
tournay-refusal-no-such-deck = Nincs ilyen pakli: { $deck }. Színt és szintet adj meg, például így: sárga I.
tournay-refusal-deck-empty = Ez a pakli üres: { $deck }. Válassz másikat.
tournay-refusal-no-face-up-card = Ezen a paklin nincs felfordított lap: { $deck }. Húzz két rejtettet.
tournay-refusal-last-card-must-be-taken = Ebben a pakliban már csak a felfordított lap van meg: { $deck }. Azt vedd el.
tournay-refusal-keep-first = Előbb tartsd meg a két húzott lap egyikét.
tournay-refusal-card-not-drawn = Ez nincs a két húzott lapod között: { $card }.
tournay-refusal-pick-first = Előbb vedd el a lapjaidat az apátsággal.
tournay-refusal-pick-two-of-these = Két lapot vegyél el azok közül, amelyeket az apátság felfordított, a paklik sorrendjében.
tournay-refusal-nothing-there = Itt nincs lap: { $space }. Válassz egy épületet.
tournay-refusal-not-a-building = Ez nem aktiválható épület: { $card } ({ $space }). I. vagy II. szintű épületet válassz.
tournay-refusal-building-damaged = Ez az épület sérült: { $card } ({ $space }). Ha összegyűjtöd a polgáraidat, rendbe jön.
tournay-refusal-building-occupied = Ez az épület foglalt: { $card } ({ $space }). Ha összegyűjtöd a polgáraidat, felszabadul.
tournay-refusal-decline-when-asked = Ez az épület úgyis megkérdez: { $card }. Aktiváld, és majd akkor hagyd ki.
tournay-refusal-nobody-to-decline = { $card }: most úgysem tudnál toborozni vele, nincs miről lemondani. Aktiváld egyszerűen.
tournay-refusal-nobody-reacts = { $card }: képesség nélkül csak azért lehet aktiválni, hogy egy karakter hasson, de most egyik sem hatna, vagy a képesség úgysem tenne semmit.
tournay-refusal-ability-first = Előbb mondd meg, mihez kezdesz ezzel, vagy hagyd ki: { $card }.
tournay-refusal-not-this-deck = { $card }: ehhez a paklihoz nem ér el: { $deck }.
tournay-refusal-not-this-colour = { $card }: ezzel a színnel nem működik: { $colour }.
tournay-refusal-colour-changes-nothing = { $card }: ez a szín ({ $colour }) semmit sem hozna, vagy ugyanannyit, mint egy másik a listán.
tournay-refusal-own-building = Csak a többiek épületeit lehet lemásolni.
tournay-refusal-no-copy-damaged = Ez sérült, nem másolható le: { $card }. Válassz másikat.
tournay-refusal-no-copy-occupied = Ez foglalt: { $card }. A te épületed csak szabadot másolhat.
tournay-refusal-copy-does-nothing = { $card }: ez most semmit sem tenne érted. Másolj mást, vagy hagyd ki.
tournay-refusal-no-copy-twice = Ezt az aktiválás során már lemásoltad: { $card }. Válassz másikat.
tournay-refusal-too-many-events = Legalább egy, legfeljebb { $most } különböző eseményt válassz.
tournay-refusal-events-out-of-order = Az eseményeket abban a sorrendben add meg, ahogyan fekszenek.
tournay-refusal-target-first = Előbb válaszd ki, melyik lapot rongálja meg a katapultod abban a negyedben, amelyre most céloz.
tournay-refusal-target-not-free = Itt nincs szabad I. vagy II. szintű lapja: { $space }. Olyat válassz, amelyen nincs polgár és sérülés.
tournay-refusal-characters-first = Előbb mondd meg, mit tegyenek a karaktereid.
tournay-refusal-character-not-reacting = Itt nem vár sorára karakter: { $space }.
tournay-refusal-call-one-first = Több karakter is cselekedhet. Előbb válaszd ki, melyik következzen.
tournay-refusal-character-cannot-do-that = A most következő karakter ezt nem tudja.
tournay-refusal-not-in-the-shared-line = Itt nincs megfelelő épület abban a sorban vagy oszlopban, amelyen a karaktered a fehér épülettel osztozik: { $space }.
tournay-refusal-activated-in-this-action = Ezt az épületet ebben az akcióban már aktiváltad: { $space }. Válassz másikat.
tournay-refusal-event-not-in-queue = Ez az esemény most nincs kiterítve: { $event }. A felfordítottak közül válassz.
tournay-refusal-event-without-coins = Ezen az eseményen nincs érme: { $event }. Olyat válassz, amelyen van.
tournay-refusal-event-with-coins = Ezen az eseményen érme van: { $event }. A Bástya (épület) csak érme nélkülivel küzd meg.
tournay-refusal-ransom = { $event }: a küzdelem ára { $ransom } dénár, neked { $deniers ->
    [0] nincs egy sem
   *[other] { $deniers } van
}.
tournay-refusal-too-few-own-citizens = { $available ->
    [0] A főtereden nem áll { $colour } polgárod
   *[other] A főtereden csak { $available } { $colour } polgárod áll
}, a többieké pedig nem keres neked.
tournay-refusal-at-least-one = Legalább egy polgárnak pénzt kell keresnie.
tournay-refusal-expert-only = A toborzás csak a haladó szabályokban akció. Itt bizonyos épületek teszik lehetővé.
tournay-refusal-supply-empty = A készletben nincs több { $colour } polgár.
tournay-refusal-recruit-price = A toborzás ára { $price } dénár, neked { $deniers ->
    [0] nincs egy sem
   *[other] { $deniers } van
}.
tournay-refusal-defend-first = Lecsapnak az események: előbb mondd meg, elhárítasz-e közülük.
tournay-refusal-event-not-firing = Ez az esemény most nem csap le: { $event }. A lecsapók közül válassz.
tournay-refusal-too-few-ramparts = { $ramparts ->
    [0] Nincs bástya a kezedben.
   *[other] Csak { $ramparts } bástya van a kezedben.
}
tournay-refusal-one-defence-per-event = Ez ellen egy védekezés is elég: { $event }.
tournay-refusal-no-catapult = Most nincs olyan katapultod, amelyen polgár áll.
tournay-refusal-suffer-first = Egy esemény sújt: { $event }. Előbb válaszd ki, mit veszítesz.
tournay-refusal-damage-free-card = { $event }: itt nem rongálhat meg lapot: { $space }. Szabad, I. vagy II. szintű, hozzá illő lapot válassz.
tournay-refusal-no-such-citizen = A főtereden nem áll több { $colour } polgárod. Válassz másik színt.
tournay-refusal-hand-limit-first = { $cards } lap van a kezedben, és legfeljebb { $limit } maradhat. Előbb dobj el egyet, vagy építs bástyát.
tournay-refusal-rampart-not-in-hand = Ez nem a kezedben lévő bástya: { $card }.
tournay-refusal-last-card-first = Már csak az utolsó lapról kell döntened: játssz ki egyet, vagy hagyd ki.

## Parancsok

tournay-command-group = tournay
tournay-command = Tournay: egy középkori város negyedei
tournay-command-play = kijátszik
tournay-command-play-description = Játssz ki egy lapot a kezedből a városnegyededbe
tournay-command-draw = húz
tournay-command-draw-description = Húzz egy lapot a színéhez illő polgárokkal
tournay-command-activate = aktivál
tournay-command-activate-description = Aktiváld a negyeded egyik épületét egy polgárral
tournay-command-visit = aktivál-képesség-nélkül
tournay-command-visit-description = Aktiválj egy épületet a képessége nélkül: a karakterekért, vagy hogy ne kelljen toborozni
tournay-command-fight = küzd
tournay-command-fight-description = Küzdj meg egy eseménnyel, és bástyád lesz belőle
tournay-command-earn = keres
tournay-command-earn-description = Keress 2 dénárt minden felhasznált polgároddal
tournay-command-gather = összegyűjt
tournay-command-gather-description = Gyűjtsd vissza minden polgárodat; minden sérülés rendbe jön
tournay-command-recruit = toboroz
tournay-command-recruit-description = Toborozz egy polgárt a készletből
tournay-command-standing = bástyák
tournay-command-standing-description = Döntsd el előre, mi legyen a bástyáiddal, ha lecsapnak az események
tournay-command-option-card = lap
tournay-command-option-card-description = A lap
tournay-command-option-pay = fizetség
tournay-command-option-pay-description = Mit adsz a dénárokon kívül: egy lapot, vagy egy polgár helyét
tournay-command-option-space = mező
tournay-command-option-space-description = A negyed mezője, ahogyan a képen áll
tournay-command-option-deck = pakli
tournay-command-option-deck-description = A pakli, színnel és szinttel
tournay-command-option-how = hogyan
tournay-command-option-how-description = A felfordított lap, vagy két rejtettből egy
tournay-command-option-citizens = polgárok
tournay-command-option-citizens-description = Kinek a polgárait használod: sajátot, vagy kölcsönkértet 2 dénárért
tournay-command-option-event = esemény
tournay-command-option-event-description = Az esemény
tournay-command-option-colour = szín
tournay-command-option-colour-description = Sárga, fehér vagy vörös
tournay-command-option-count = hány
tournay-command-option-count-description = Hány polgár
tournay-command-option-answer = válasz
tournay-command-option-answer-description = Kérdezz meg, sose építs bástyát, vagy építs minden sérülés ellen

# Gombon

tournay-short-visit = { $what }, képesség nélkül
tournay-short-hidden = { $deck }, rejtett
tournay-short-own = { $count } saját
tournay-short-lent = { $who }: { $count }
tournay-short-earn = Kereset: { $colour }
tournay-short-gather = Összegyűjtés
tournay-short-over = { $what }, alatta: { $card }
tournay-others-draw = Húzás kölcsönkért polgárral
tournay-others-activate = Aktiválás kölcsönkért polgárral
tournay-others-visit = Kölcsönkért polgárral, képesség nélkül
tournay-others-any = Kölcsönkért polgárral
tournay-others-fight = Küzdelem kölcsönkért polgárral
