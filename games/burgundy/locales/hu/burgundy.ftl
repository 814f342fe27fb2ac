### Burgundia várai. Azonosítók: `burgundy-<mező>-<érték>`, vagy ha minden mezőben ugyanaz a neve, `burgundy-<érték>`.

burgundy-teaser = Hercegek a Loire völgyében: két kocka vezet hajókhoz, várakhoz, bányákhoz és legelőkhöz. Kerekítsd ki a birtokodat régióról régióra, és légy gyorsabb a többieknél!
burgundy-about = A Loire völgye a 15. században: mindannyian hercegek vagytok, és egy-egy birtokot töltötök meg. Minden fordulóban mindenki két kockával dob. A kockák a depókhoz vezetnek, ahonnan lapkákat vesztek el, és a birtok számozott mezőihez, ahová leteszitek őket: a hajó árut hoz, a vár ráadás akciót ad, a bánya ezüstöt fizet, az állatok újra pontot érnek, valahányszor gyarapodik a fajtájuk, az épület rögtön segít, a tudás pedig a szabályokat hajlítja. Egy teljes régió annál többet ér, minél nagyobb és minél hamarabb elkészül, ezért minden lapka ugyanazt kérdezi: nagyot vagy most?
burgundy-turn = Használd mindkét kockádat egyszer, tetszőleges sorrendben:
    • vegyél el egy lapkát az ilyen számú depóról az egyik raktármeződre (három van),
    • rakj le egy lapkát a raktármezőidről a színének megfelelő, ilyen számú mezőre, a lapkáid mellé,
    • add el az összes ilyen számú árudat, vagy
    • vegyél el 2 munkást.
    Egy munkás 1-gyel állít a kockán; a 6 és az 1 szomszédok. Körönként egyszer 2 ezüstért lapkát is vehetsz a fekete depóról.
    Ha egy régió megtelik, a mérete és a fázis szerint kapsz pontot; aki elsőként vagy másodikként fejez be egy színt, bónuszlapkát kap. Öt fázis után, fázisonként öt fordulóval, jön a végső értékelés, és a legtöbb pont nyer.
burgundy-reconstructed = Az első kiadást játsszuk, a szabálykönyve szerint; amit csak a képei mutatnak, azt nyilvános forrásokból vettük. A depókat, a lapkák hátoldalát, az áruk számait és a birtokokat legalább két forrás egyformán adja meg – kivéve az első kiadás 4. és 8. tábláját, amelyet csak egy, és a 2. táblát, amely az újabb dobozokban a 10-es számot viseli. A 2–7 mezős régiók és a B–D fázisok pontjait egy-egy forrás mondja meg, a szabálykönyvben szereplő szélső értékek között. Egyetlen dolog a mi feltevésünk: melyik tábla melyiknek a hátoldala (nálunk 1/2, 1/3, 1/4, 1/5, 6/7 és 8/9). Ez csak a saját birtokokkal kezdett játékban számít, és ott az asztal azt is választhatja, hogy bármelyik két táblát osszuk.

## Lapkák

burgundy-warehouse = raktár
burgundy-carpenters_workshop = asztalosműhely
burgundy-church = templom
burgundy-market = piac
burgundy-boarding_house = lakóház
burgundy-bank = bank
burgundy-city_hall = városháza
burgundy-watchtower = őrtorony
burgundy-castle = vár
burgundy-mine = bánya
burgundy-ship = hajó
burgundy-cow2 = 2 tehén
burgundy-cow3 = 3 tehén
burgundy-cow4 = 4 tehén
burgundy-sheep2 = 2 birka
burgundy-sheep3 = 3 birka
burgundy-sheep4 = 4 birka
burgundy-pig2 = 2 disznó
burgundy-pig3 = 3 disznó
burgundy-pig4 = 4 disznó
burgundy-chicken2 = 2 tyúk
burgundy-chicken3 = 3 tyúk
burgundy-chicken4 = 4 tyúk
burgundy-k01 = tudás 1 (egyforma épületek)
burgundy-k02 = tudás 2 (bányánként munkás)
burgundy-k03 = tudás 3 (eladáskor 2 ezüst)
burgundy-k04 = tudás 4 (eladáskor munkás)
burgundy-k05 = tudás 5 (hajó: két depó)
burgundy-k06 = tudás 6 (vásárlás bárhonnan)
burgundy-k07 = tudás 7 (állatok +1)
burgundy-k08 = tudás 8 (munkás ±2)
burgundy-k09 = tudás 9 (±1 épület)
burgundy-k10 = tudás 10 (±1 hajó, állat)
burgundy-k11 = tudás 11 (±1 vár, bánya, tudás)
burgundy-k12 = tudás 12 (±1 elvételhez)
burgundy-k13 = tudás 13 (munkásokhoz +1 ezüst)
burgundy-k14 = tudás 14 (4 munkás)
burgundy-k15 = tudás 15 (eladott típusonként 3)
burgundy-k16 = tudás 16 (raktáranként 4)
burgundy-k17 = tudás 17 (őrtornyonként 4)
burgundy-k18 = tudás 18 (asztalosműhelyenként 4)
burgundy-k19 = tudás 19 (templomonként 4)
burgundy-k20 = tudás 20 (piaconként 4)
burgundy-k21 = tudás 21 (lakóházanként 4)
burgundy-k22 = tudás 22 (bankonként 4)
burgundy-k23 = tudás 23 (városházánként 4)
burgundy-k24 = tudás 24 (állatfajonként 4)
burgundy-k25 = tudás 25 (eladott árunként 1)
burgundy-k26 = tudás 26 (bónuszlapkánként 2)
# Ami kikerül, annak elég a rövid neve.
burgundy-discard-k01 = tudás 1
burgundy-discard-k02 = tudás 2
burgundy-discard-k03 = tudás 3
burgundy-discard-k04 = tudás 4
burgundy-discard-k05 = tudás 5
burgundy-discard-k06 = tudás 6
burgundy-discard-k07 = tudás 7
burgundy-discard-k08 = tudás 8
burgundy-discard-k09 = tudás 9
burgundy-discard-k10 = tudás 10
burgundy-discard-k11 = tudás 11
burgundy-discard-k12 = tudás 12
burgundy-discard-k13 = tudás 13
burgundy-discard-k14 = tudás 14
burgundy-discard-k15 = tudás 15
burgundy-discard-k16 = tudás 16
burgundy-discard-k17 = tudás 17
burgundy-discard-k18 = tudás 18
burgundy-discard-k19 = tudás 19
burgundy-discard-k20 = tudás 20
burgundy-discard-k21 = tudás 21
burgundy-discard-k22 = tudás 22
burgundy-discard-k23 = tudás 23
burgundy-discard-k24 = tudás 24
burgundy-discard-k25 = tudás 25
burgundy-discard-k26 = tudás 26

## A birtok mezői és a depók helyei, ahogy a képeken

burgundy-a1 = a1
burgundy-a2 = a2
burgundy-a3 = a3
burgundy-a4 = a4
burgundy-b1 = b1
burgundy-b2 = b2
burgundy-b3 = b3
burgundy-b4 = b4
burgundy-b5 = b5
burgundy-c1 = c1
burgundy-c2 = c2
burgundy-c3 = c3
burgundy-c4 = c4
burgundy-c5 = c5
burgundy-c6 = c6
burgundy-d1 = d1
burgundy-d2 = d2
burgundy-d3 = d3
burgundy-d4 = d4
burgundy-d5 = d5
burgundy-d6 = d6
burgundy-d7 = d7
burgundy-e1 = e1
burgundy-e2 = e2
burgundy-e3 = e3
burgundy-e4 = e4
burgundy-e5 = e5
burgundy-e6 = e6
burgundy-f1 = f1
burgundy-f2 = f2
burgundy-f3 = f3
burgundy-f4 = f4
burgundy-f5 = f5
burgundy-g1 = g1
burgundy-g2 = g2
burgundy-g3 = g3
burgundy-g4 = g4
burgundy-1a = 1a
burgundy-1b = 1b
burgundy-1c = 1c
burgundy-1d = 1d
burgundy-2a = 2a
burgundy-2b = 2b
burgundy-2c = 2c
burgundy-2d = 2d
burgundy-3a = 3a
burgundy-3b = 3b
burgundy-3c = 3c
burgundy-3d = 3d
burgundy-4a = 4a
burgundy-4b = 4b
burgundy-4c = 4c
burgundy-4d = 4d
burgundy-5a = 5a
burgundy-5b = 5b
burgundy-5c = 5c
burgundy-5d = 5d
burgundy-6a = 6a
burgundy-6b = 6b
burgundy-6c = 6c
burgundy-6d = 6d
burgundy-0a = 0a
burgundy-0b = 0b
burgundy-0c = 0c
burgundy-0d = 0d
burgundy-0e = 0e
burgundy-0f = 0f
burgundy-0g = 0g
burgundy-0h = 0h

## Fajták, színek, táblák

burgundy-type-building = épület
burgundy-type-animal = állat
burgundy-type-knowledge = tudás
burgundy-type-castle = vár
burgundy-type-mine = bánya
burgundy-type-ship = hajó
burgundy-animal-cow = tehén
burgundy-animal-sheep = birka
burgundy-animal-pig = disznó
burgundy-animal-chicken = tyúk
burgundy-turquoise = türkizkék
burgundy-purple = lila
burgundy-pink = rózsaszín
burgundy-red = piros
burgundy-brown = barna
burgundy-orange = narancssárga
burgundy-phase-A = „A”
burgundy-phase-B = „B”
burgundy-phase-C = „C”
burgundy-phase-D = „D”
burgundy-phase-E = „E”
burgundy-board-1 = 1. tábla
burgundy-board-2 = 2. tábla
burgundy-board-3 = 3. tábla
burgundy-board-4 = 4. tábla
burgundy-board-5 = 5. tábla
burgundy-board-6 = 6. tábla
burgundy-board-7 = 7. tábla
burgundy-board-8 = 8. tábla
burgundy-board-9 = 9. tábla
burgundy-depots-1 = 1. depó
burgundy-depots-2 = 2. depó
burgundy-depots-3 = 3. depó
burgundy-depots-4 = 4. depó
burgundy-depots-5 = 5. depó
burgundy-depots-6 = 6. depó
burgundy-by-die = kocka
burgundy-bonus-large = nagy
burgundy-bonus-small = kicsi
# Egyik sem: egy hiányzó érték neve, nem jelenik meg.
burgundy-bonus- = none
burgundy-source-goods = el nem adott áruk
burgundy-source-silver = ezüst
burgundy-source-workers = munkások
burgundy-building_1 = 1. város
burgundy-building_2 = 2. város
burgundy-building_3 = 3. város
burgundy-building_4 = 4. város
burgundy-building_5 = 5. város
burgundy-building_6 = 6. város
burgundy-animal_1 = 1. legelő
burgundy-animal_2 = 2. legelő
burgundy-knowledge_1 = 1. tudásrégió
burgundy-knowledge_2 = 2. tudásrégió
burgundy-knowledge_3 = 3. tudásrégió
burgundy-knowledge_4 = 4. tudásrégió
burgundy-castle_1 = 1. várrégió
burgundy-castle_2 = 2. várrégió
burgundy-castle_3 = 3. várrégió
burgundy-castle_4 = 4. várrégió
burgundy-mine_1 = 1. bányarégió
burgundy-mine_2 = 2. bányarégió
burgundy-mine_3 = 3. bányarégió
burgundy-ship_1 = 1. hajórégió
burgundy-ship_2 = 2. hajórégió
burgundy-ship_3 = 3. hajórégió
burgundy-ship_4 = 4. hajórégió
burgundy-ship_5 = 5. hajórégió
burgundy-ship_6 = 6. hajórégió

## Mit tud egy lapka, ha már a birtokon van

burgundy-does-warehouse = rögtön eladhatsz egy árutípust
burgundy-does-carpenters_workshop = elvehetsz egy épületet bármelyik számozott depóról
burgundy-does-church = elvehetsz egy bányát, tudást vagy várat bármelyik számozott depóról
burgundy-does-market = elvehetsz egy hajót vagy állatot bármelyik számozott depóról
burgundy-does-boarding_house = 4 munkást kapsz
burgundy-does-bank = 2 ezüstöt kapsz
burgundy-does-city_hall = rögtön lerakhatsz még egy lapkát a raktármezőidről
burgundy-does-watchtower = 4 pontot kapsz
burgundy-does-castle = ráadás akciót kapsz, bármilyen számmal
burgundy-does-mine = fázisonként 1 ezüst
burgundy-does-ship = árut hozhatsz, aztán előrébb lépsz a sorrendben
burgundy-does-animal = pont a rajta lévő állatokért, és újra az azonos fajtáért azon a legelőn
burgundy-does-k01 = egy városban egyforma épületek is állhatnak
burgundy-does-k02 = fázis végén minden bánya munkást is ad
burgundy-does-k03 = minden eladásért 2 ezüst jár
burgundy-does-k04 = minden eladásért munkás is jár
burgundy-does-k05 = a hajóid két szomszédos depóról is rakodhatnak
burgundy-does-k06 = bármelyik depóról vásárolhatsz
burgundy-does-k07 = minden pontot érő állatlapka 1 ponttal többet ad
burgundy-does-k08 = egy munkás legfeljebb 2-vel állít a kockán
burgundy-does-k09 = épület lerakásához ingyen ±1
burgundy-does-k10 = hajó és állat lerakásához ingyen ±1
burgundy-does-k11 = vár, bánya és tudás lerakásához ingyen ±1
burgundy-does-k12 = lapka elvételéhez ingyen ±1
burgundy-does-k13 = munkások elvételekor 1 ezüst is jár
burgundy-does-k14 = munkások elvételekor 2 helyett 4 jár
burgundy-does-k15 = a végén eladott árutípusonként 3 pont
burgundy-does-k16 = a végén raktáranként 4 pont
burgundy-does-k17 = a végén őrtornyonként 4 pont
burgundy-does-k18 = a végén asztalosműhelyenként 4 pont
burgundy-does-k19 = a végén templomonként 4 pont
burgundy-does-k20 = a végén piaconként 4 pont
burgundy-does-k21 = a végén lakóházanként 4 pont
burgundy-does-k22 = a végén bankonként 4 pont
burgundy-does-k23 = a végén városházánként 4 pont
burgundy-does-k24 = a végén állatfajonként 4 pont
burgundy-does-k25 = a végén eladott árulapkánként 1 pont
burgundy-does-k26 = a végén bónuszlapkánként 2 pont

## Az asztalnál, kezdés előtt

burgundy-option-setup = Előkészület
burgundy-option-setup-description = Melyik birtokokkal játszotok, és hogyan választjátok ki őket
burgundy-option-setup-basic = mindenki az 1. táblán játszik
burgundy-option-setup-basic-description = Mindenkinek ugyanaz a birtok, középen a várral
burgundy-option-setup-expert_open = saját birtok, nyílt választás
burgundy-option-setup-expert_open-description = Mindenki kap egy táblát, és a játékosok sorrendjében, nyíltan választ
burgundy-option-setup-expert_secret = saját birtok, titkos választás
burgundy-option-setup-expert_secret-description = Mindenki kap egy táblát, egyszerre választotok, aztán kiderül minden
burgundy-option-sheets = Táblapárok
burgundy-option-sheets-description = Saját birtokhoz: melyik két tábla jár együtt
burgundy-option-sheets-printed = nyomtatott párok
burgundy-option-sheets-printed-description = Egymás hátoldalai: 1/2, 1/3, 1/4, 1/5, 6/7 és 8/9
burgundy-option-sheets-free = bármelyik két tábla
burgundy-option-sheets-free-description = Mindenki két különböző táblát kap, találomra
burgundy-option-board_8 = 8. tábla
burgundy-option-board_8-description = Saját birtokhoz: játszotok-e a 8. táblával, amelyet sokan erősnek tartanak
burgundy-option-board_8-allowed = a 8. táblával
burgundy-option-board_8-allowed-description = Mind a kilenc tábla játékban van
burgundy-option-board_8-barred = a 8. tábla nélkül
burgundy-option-board_8-barred-description = A 8. táblát senki sem választhatja
burgundy-option-sold_goods = Eladott áruk
burgundy-option-sold_goods-description = Megnézhetik-e a többiek, ki mit adott el
burgundy-option-sold_goods-open = eladott áruk nyíltan
burgundy-option-sold_goods-open-description = Bárki megnézheti: minden eladás mindenki előtt történt
burgundy-option-sold_goods-hidden = eladott áruk lefordítva
burgundy-option-sold_goods-hidden-description = Csak a gazdája nézheti meg, a többieknek emlékezniük kell

## Pontok

burgundy-points-animals = állatok
burgundy-points-watchtowers = őrtornyok
burgundy-points-sales = eladások
burgundy-points-regions = régiók
burgundy-points-phases = korai régiók
burgundy-points-colours = bónuszlapkák
burgundy-points-goods = el nem adott áruk
burgundy-points-silver = ezüst
burgundy-points-workers = munkások
burgundy-points-knowledge = tudás
burgundy-tiebreak-empty-spaces = több üres mező a birtokon
burgundy-tiebreak-turn-order = hátrébb a játékosok sorrendjében

## Mi történt: a napló

burgundy-event-Chose = { $seat } birtokot választott.
burgundy-event-Settled = { $seat } birtoka: { $board }, a vár helye { $castle }.
burgundy-event-PhaseBegan = Kezdődik { $phase_id ->
    [A] az
    [E] az
   *[other] a
} { $phase } fázis, új lapkákkal. Most minden befejezett régióért még { $bonus } pont jár. Érkező áruk: { $goods }.{ $removed ->
    [0] {""}
   *[other] {" "}{ $removed } megmaradt lapka kikerült a játékból.
}
burgundy-event-RoundBegan = { $phase } fázis, { $round }. forduló. Kockák: { $dice }. A fehér kocka árut hozott: { $goods } ({ $depot }. depó). Sorrend: { $order }.
burgundy-event-TurnBegan = { $seat } jön.
burgundy-event-Took = { $seat } elvett egy lapkát: { $tile }, innen: { $slot } ({ $by_id ->
    [die] kocka: { $die }{ $paid ->
        [0] {""}
       *[other] , { $paid } munkás
    }
   *[other] { $by }
}).
burgundy-event-Discarded = { $seat } helyet csinált a raktármezőin, kikerült: { $tile }.
burgundy-event-Placed = { $seat } lerakott egy lapkát: { $tile }, ide: { $space } ({ $by_id ->
    [die] kocka: { $die }{ $paid ->
        [0] {""}
       *[other] , { $paid } munkás
    }
   *[other] { $by }
}).
burgundy-event-Sold = { $seat } eladott { $tiles } árut: { $goods } ({ $by_id ->
    [die] kocka: { $die }{ $paid ->
        [0] {""}
       *[other] , { $paid } munkás
    }
   *[other] { $by }
}). +{ $points } pont, +{ $silver } ezüst{ $workers ->
    [0] .
   *[other] , +{ $workers } munkás.
}
burgundy-event-TookWorkers = { $seat } kapott { $workers } munkást{ $silver ->
    [0] {""}
   *[other] {" "}és { $silver } ezüstöt
} ({ $by_id ->
    [die] kocka: { $die }
   *[other] { $by }
}).
burgundy-event-Bought = { $seat } { $silver } ezüstért vett egy lapkát: { $tile }, innen: { $slot }.
burgundy-event-AnimalsScored = { $seat } állatai { $points } pontot érnek: { $animal } ({ $spaces }).
burgundy-event-BuildingGave = { $seat } kapott { $workers ->
    [0] { $silver ->
        [0] { $points } pontot
       *[other] { $silver } ezüstöt
    }
   *[other] { $workers } munkást
} ({ $building }).
burgundy-event-RegionCompleted = { $seat } befejezett egy { $size } mezős { $type_id ->
    [building] várost
    [animal] legelőt
    [knowledge] tudásrégiót
    [castle] várrégiót
    [mine] bányarégiót
   *[ship] hajórégiót
}: +{ $points } pont a méretéért, +{ $bonus } a fázisért.
burgundy-event-ColourCompleted = { $seat } minden ilyen mezőt lefedett: { $type }. { $place ->
    [1] Elsőként: nagy bónuszlapka, +{ $points } pont.
    [2] Másodikként: kis bónuszlapka, +{ $points } pont.
   *[other] Bónuszlapka már nem maradt.
}
burgundy-event-Loaded = { $seat } hajója rakodott: { $depots }. { $goods_count ->
    [0] Üresen maradt.
   *[other] Amit hozott: { $goods }.
}
burgundy-event-MovedUp = { $seat } előrébb lépett a sorrendben{ $first ->
    [1] , és most az első.
   *[other] .
}
burgundy-event-EffectLost = { $seat } épületének nem volt hatása: { $building }.
burgundy-event-EffectDeclined = { $seat } nem élt az épületével: { $building }.
burgundy-event-MinesPaid = { $seat } bányái fizettek: +{ $silver } ezüst{ $workers ->
    [0] .
   *[other] , +{ $workers } munkás.
}
burgundy-event-EndScored = Végső értékelés, { $seat }: { $source }, { $count } → { $points } pont.

## Mi történt: az összefoglaló

burgundy-digest-your-dice = A kockáid: **{ $one }** és **{ $other }** ({ $phase } fázis, { $round }. forduló).
burgundy-digest-your-mines = A bányáid: +{ $silver } ezüst{ $workers ->
    [0] .
   *[other] , +{ $workers } munkás.
}
burgundy-digest-goods = Fehér kocka: { $goods }.
burgundy-digest-goods-one = { $goods } → { $depot }. depó
burgundy-digest-Settled = { $board }, vár: { $castle }
burgundy-digest-Chose = birtok kiválasztva
burgundy-digest-Took = elvett lapka: { $tile }
burgundy-digest-Discarded = kikerült: { $tile }
burgundy-digest-Placed = { $tile } → { $space }
burgundy-digest-Sold = { $tiles } eladott áru ({ $goods })
burgundy-digest-TookWorkers = +{ $workers } munkás
burgundy-digest-Bought = vásárolt lapka: { $tile }
burgundy-digest-RegionCompleted = kész: { $size } mezős { $type_id ->
    [building] város
    [animal] legelő
    [knowledge] tudásrégió
    [castle] várrégió
    [mine] bányarégió
   *[ship] hajórégió
}
burgundy-digest-ColourCompleted = { $bonus_id ->
    [large] nagy bónuszlapka ({ $type })
    [small] kis bónuszlapka ({ $type })
   *[other] minden ilyen mező kész: { $type }
}
burgundy-digest-Loaded = rakodás: { $goods }
burgundy-digest-MovedUp = első hely a sorrendben
burgundy-digest-EndScored = { $source }: { $points } pont
burgundy-digest-times = { $what } ×{ $times }
burgundy-digest-points = { $what } (**+{ $points }** pont)

## Lépések: gombok, és mindegyik egy sorban

burgundy-move-settle = Birtokválasztás
burgundy-move-take = Lapka elvétele
burgundy-move-place = Lapka lerakása
burgundy-move-sell = Áruk eladása
burgundy-move-workers = Munkások elvétele
burgundy-move-buy = Lapkavásárlás
burgundy-move-load = Rakodás
burgundy-move-skip = Nem használom
burgundy-move-end = Kör befejezése

burgundy-say-settle = Birtok: { $board }, vár: { $castle }
burgundy-say-take = Elvétel: { $tile ->
    [none] { $spot }
   *[other] { $spot } · { $tile }
}
burgundy-say-place = Lerakás: { $space } · { $tile }
burgundy-say-sell = Eladás: { $what }
burgundy-say-workers = Munkások elvétele
burgundy-say-buy = Vásárlás: { $tile ->
    [none] { $spot }
   *[other] { $spot } · { $tile }
}
burgundy-say-load = Rakodás: { $what }
burgundy-say-skip = Lemondás a hatásról
burgundy-say-skip-building = Lemondás a hatásról ({ $building })
burgundy-say-end = Kör befejezése
burgundy-say-with = { $move } ({ $die })
burgundy-say-with-paid = { $move } ({ $die }, −{ $workers } munkás)
burgundy-say-leaving = { $what }, kikerül: { $tile }

## Kérdések

burgundy-ask-kind-SettleOpenly = Melyik birtok legyen a tiéd?
burgundy-ask-kind-SettleSecretly = Melyik birtok legyen a tiéd?
burgundy-ask-kind-Act = Mit teszel?
burgundy-ask-kind-LoadShip = Hol rakodjon a hajód?
burgundy-ask-kind-ExtraAction = Mi legyen a vár ráadás akciója?
burgundy-ask-kind-BuildingEffect = Mire használod az épületet?
burgundy-ask-settle-board = A táblád melyik oldalán játszol?
burgundy-ask-settle-castle = Hol álljon az első várad?
burgundy-ask-die = Melyik kockával?
burgundy-ask-slot = Melyik lapkát veszed el?
burgundy-ask-buy-slot = Melyik lapkát veszed meg?
burgundy-ask-discard = Tele vannak a raktármezőid: melyik lapka kerüljön ki a játékból?
burgundy-ask-place-tile = Melyik lapkát rakod le a raktármezőidről?
burgundy-ask-place-space = Melyik mezőre?
burgundy-ask-sell-goods = Melyik árut adod el?
burgundy-ask-load-depots = Hol rakodjon a hajód?
burgundy-ask-load-keep = Nem fér el minden: melyik áru kerüljön az áruraktárba?

## Válaszok: a lehetőség szövege, és alatta a megjegyzés

burgundy-choice-die = { $die ->
    [1] 1-es kocka
    [2] 2-es kocka
    [3] 3-as kocka
    [4] 4-es kocka
    [5] 5-ös kocka
   *[6] 6-os kocka
}
burgundy-choice-no-die = kocka nélkül
burgundy-choice-with-die = { $die }: { $what }
burgundy-choice-whole = { $die }, { $what }
burgundy-choice-spot = { $spot } · { $tile }
burgundy-choice-leaves = kikerül: { $tile }
burgundy-choice-stays = semminek sem kell kikerülnie
burgundy-choice-goods = { $count } { $goods }
burgundy-choice-depot = { $one }. depó
burgundy-choice-depots = { $one }. és { $other }. depó
burgundy-choice-keep = az áruraktárba: { $goods }
burgundy-choice-keep-all = minden, ami elfér
burgundy-choice-castle = vár: { $space }
burgundy-choice-both = { $one }, { $other }

burgundy-note-free = munkás nélkül
burgundy-note-paid = −{ $workers } munkás
burgundy-note-with-die = { $die ->
    [1] 1-es
    [2] 2-es
    [3] 3-as
    [4] 4-es
    [5] 5-ös
   *[6] 6-os
} kockával: { $price }
burgundy-note-full = tele vannak a raktármezőid: egy lapka kikerül
burgundy-note-gone = kikerül a játékból
burgundy-note-stored = raktármezők: { $tiles }/{ $room }
burgundy-note-points = +{ $points } pont
burgundy-note-gain-silver = +{ $silver } ezüst
burgundy-note-gain-workers = +{ $workers } munkás
burgundy-note-animals = +{ $points } (állatok)
burgundy-note-region = +{ $points } (régió)
burgundy-note-phase = +{ $points } ({ $phase } fázis)
burgundy-note-bonus = +{ $points } { $bonus_id ->
    [large] (nagy bónusz)
   *[small] (kis bónusz)
}
burgundy-note-progress = régió: { $covered }/{ $size }
burgundy-note-without-workers = munkás nélkül: { $what }
burgundy-note-only-paid = csak munkással
burgundy-note-space-paid = { $space } (−{ $workers })
burgundy-note-offered = választható lapkák: { $count }
burgundy-note-storage = a raktármezőiden: { $tiles }
burgundy-note-goods = áruid: { $goods }
burgundy-note-goods-there = ott van: { $goods }
burgundy-note-loads = rakomány: { $goods }
burgundy-note-remain = ottmarad: { $goods }
burgundy-note-nothing = csak előrébb lépsz a sorrendben
burgundy-note-stocked = { $free ->
    [0] új típusnak nincs helyed
   *[other] { $free } új típusnak van helyed
}
burgundy-note-lost = később már nem pótolható
burgundy-note-rolls = új kockadobás jön: nem vehető vissza szabadon
burgundy-note-next = utána: { $who }
burgundy-note-could-buy = még vehetnél egy lapkát
burgundy-note-regions = { $type_id ->
    [building] város
    [animal] legelő
    [knowledge] tudás
    [castle] vár
    [mine] bánya
   *[ship] hajó
} { $sizes }
burgundy-note-around = mellette: { $spaces }
burgundy-note-around-one = { $type } { $number }
burgundy-note-around-building = épület
burgundy-note-around-animal = állat
burgundy-note-around-knowledge = tudás
burgundy-note-around-castle = vár
burgundy-note-around-mine = bánya
burgundy-note-around-ship = hajó

## Kitől mit várunk

burgundy-decision-SettleOpenly = Válassz birtokot: a kapott táblád egyik oldalát ({ $boards }) és az első várad helyét.
burgundy-decision-SettleSecretly = Válassz birtokot: a kapott táblád egyik oldalát ({ $boards }) és az első várad helyét. Titok marad, amíg mindenki nem választott.
burgundy-decision-Act = { $dice_count ->
    [0] Mindkét kockádat használtad. { $can_buy ->
        [yes] Vehetsz még egy lapkát, vagy befejezheted a köröd.
       *[no] Fejezd be a köröd.
    }
   *[other] Te jössz, { $phase } fázis, { $round }. forduló. { $dice_count ->
        [one] Még egy kockád van: { $dice }{ $last ->
            [yes] {" "}(az utolsó az új kockadobás előtt)
           *[no] {""}
        }
       *[other] A kockáid: { $dice }
    }; { $workers ->
        [0] munkásod nincs, { $silver ->
            [0] ezüstöd sincs
           *[other] de { $silver } ezüstöd van
        }
       *[other] { $workers } munkásod { $silver ->
            [0] van, ezüstöd nincs
           *[other] és { $silver } ezüstöd van
        }
    }{ $can_buy ->
        [yes] , tehát vásárolhatsz is.
       *[no] .
    }
}
burgundy-decision-LoadShip = A hajód elhozza egy depó{ $two ->
    [yes] {" "}(vagy két szomszédos depó)
   *[no] {""}
} minden olyan áruját, ami elfér az áruraktáradban, aztán előrébb lépsz a sorrendben.
burgundy-decision-ExtraAction = A várad ráadás akciót ad, bármilyen számmal.
burgundy-decision-BuildingEffect = Új épületed: { $building }. { $building_id ->
    [warehouse] Rögtön eladhatsz egy árutípust.
    [carpenters_workshop] Elvehetsz egy épületet bármelyik számozott depóról.
    [church] Elvehetsz egy bányát, tudást vagy várat bármelyik számozott depóról.
    [market] Elvehetsz egy hajót vagy állatot bármelyik számozott depóról.
   *[city_hall] Lerakhatsz még egy lapkát a raktármezőidről, bármilyen számú mezőre.
}

burgundy-waiting-over = Vége a játéknak.
burgundy-waiting-SettleOpenly = { $who } birtokot választ.
burgundy-waiting-SettleSecretly = { $count ->
    [one] { $who } még birtokot választ.
   *[other] Birtokot választ: { $who }.
}
burgundy-waiting-Act = { $phase } fázis, { $round }. forduló: { $who } jön{ $dice_count ->
    [0] , már mindkét kockát használta.
    [one] , még egy kockája van: { $dice }.
   *[other] , kockái: { $dice }.
}
burgundy-waiting-LoadShip = { $who } hajója rakodik.
burgundy-waiting-ExtraAction = { $who } a vár ráadás akcióját választja.
burgundy-waiting-BuildingEffect = { $who } épp használja az új épületét: { $building }.

## Elutasítások: mi a baj, és mi lenne a jó

burgundy-refusal-settle-first = Előbb válaszd ki a birtokodat és az első várad helyét.
burgundy-refusal-not-your-sheet = A kapott tábládnak nincs ilyen oldala: { $board }. A két oldala közül válassz.
burgundy-refusal-not-a-castle-space = Ez nem vármező: { $space } ({ $board }). A négy sötétzöld mező közül válassz.
burgundy-refusal-already-settled = A birtokok már megvannak, és nem változnak.
burgundy-refusal-die-needed = Mondd meg, melyik kockádat használod hozzá.
burgundy-refusal-no-such-die = Ilyet nem dobtál: { $die }. A dobott értéket add meg, a munkások maguktól állítanak rajta.
burgundy-refusal-die-used = Ezt a kockát ebben a fordulóban már használtad: { $die }. Használd a másikat.
burgundy-refusal-both-dice-used = Mindkét kockádat használtad. Vehetsz még egy lapkát, vagy befejezheted a köröd.
burgundy-refusal-dice-left = A kör végéig minden kockát használni kell; munkásokat mindig el lehet venni. Hátralévő kockák száma: { $dice }.
burgundy-refusal-too-few-workers = Ehhez { $needed } munkás kell, hogy a kocka odáig jusson; neked { $workers ->
    [0] nincs egy sem
   *[other] { $workers } van
}.
burgundy-refusal-no-such-slot = Nincs ilyen hely a depókon: { $slot }. A helyek 1a-tól 6d-ig, a fekete depón 0a-tól 0h-ig vannak.
burgundy-refusal-black-depot = A fekete depóról kockával nem lehet elvenni: onnan csak venni lehet, 2 ezüstért.
burgundy-refusal-slot-empty = Ott nincs lapka: { $slot }. Újak a következő fázissal jönnek.
burgundy-refusal-same-tile = Ugyanez a lapka van azon a depón itt is: { $slot }. Ezt add meg.
burgundy-refusal-storage-full = Tele vannak a raktármezőid. Mondd meg, melyik lapkád kerüljön ki a játékból.
burgundy-refusal-no-discard-needed = Van szabad raktármeződ, ezért most egy lapkád sem kerülhet ki.
burgundy-refusal-discard-not-stored = Ez nincs a raktármezőiden: { $tile }. Az ott lévő három lapkád közül válassz.
burgundy-refusal-tile-not-stored = Ez nincs a raktármezőiden: { $tile }. Előbb vedd el.
burgundy-refusal-no-such-space = Nincs ilyen meződ: { $space }. A mezők a1-től g4-ig vannak.
burgundy-refusal-space-covered = Ott már van lapka, és ott is marad: { $space }. Üres mezőt válassz.
burgundy-refusal-wrong-colour = Ez nem oda való: { $tile } ({ $space }). Annak a mezőnek a fajtája: { $type }.
burgundy-refusal-not-adjacent = Nincs mellette lapkád: { $space }. A birtok lapkáról lapkára nő.
burgundy-refusal-same-building-in-city = Ebben a városban már áll ilyen épület: { $tile }. Válassz másik várost.
burgundy-refusal-goods-not-owned = Ilyen árud nincs, nem tudod eladni: { $goods }.
burgundy-refusal-already-bought = Ebben a körben már vettél lapkát, és többet nem lehet.
burgundy-refusal-too-little-silver = Egy lapka ára 2 ezüst, neked { $silver ->
    [0] nincs egy sem
   *[other] { $silver } van
}.
burgundy-refusal-not-for-sale = Ez a lapka nem eladó: { $slot }. A fekete depóról vehetsz, 0a-tól 0h-ig.
burgundy-refusal-no-purchase-now = Előbb ezt fejezd be: { $effect }. Utána vehetsz lapkát.
burgundy-refusal-effect-first = Előbb fejezd be azt, amit most raktál le: { $effect }.
burgundy-refusal-die-during-effect = Ehhez nem kell kocka: { $effect }. Ne adj meg kockát.
burgundy-refusal-castle-not-skipped = A vár ráadás akciójáról nem lehet lemondani. Munkásokat mindig el lehet venni.
burgundy-refusal-nothing-to-skip = Most nincs olyan hatás, amiről lemondhatnál.
burgundy-refusal-black-depot-by-building = Ez csak a számozott depókról vesz el lapkát: { $building }.
burgundy-refusal-carpenters-workshop-takes = Az asztalosműhely csak épületet vesz el, ezt nem: { $tile }.
burgundy-refusal-church-takes = A templom csak bányát, tudást vagy várat vesz el, ezt nem: { $tile }.
burgundy-refusal-market-takes = A piac csak hajót vagy állatot vesz el, ezt nem: { $tile }.
burgundy-refusal-no-ship-placed = Rakodni csak akkor lehet, amikor épp leraktál egy hajót.
burgundy-refusal-no-such-depot = A hajó a hat számozott depó egyikén rakodik, 1-től 6-ig.
burgundy-refusal-one-depot = Egy hajó egy depón rakodik. Kettőhöz a „tudás 5” lapka kell.
burgundy-refusal-depots-not-neighbours = A két depó szomszédos legyen, elöl a kisebb számmal. A 6. és az 1. is szomszéd.
burgundy-refusal-all-that-fits = Itt nincs mit választani: minden az áruraktáradba kerül, ami elfér.
burgundy-refusal-types-to-store = { $count ->
    [0] Új árutípusnak már nincs helyed az áruraktárban.
   *[other] Pontosan { $count } új típust válassz: ennyinek van helye az áruraktárban.
}
burgundy-refusal-type-not-new = Ezt nem választhatod ott új típusnak: { $goods }. Olyat adj meg, ami ott van, és még nincs az áruraktáradban.
burgundy-refusal-types-out-of-order = Az árukat a számuk sorrendjében add meg, a türkizkéktől a narancssárgáig.
burgundy-refusal-same-goods = Ez sem hoz többet, mint egymagában a { $depot }. depó: azt add meg.

## Parancsok

burgundy-command-group = burgundia
burgundy-command = Burgundia várai: birtokok a Loire mentén
burgundy-command-take = elvesz
burgundy-command-take-description = Vegyél el egy lapkát egy depóról egy raktármeződre
burgundy-command-place = lerak
burgundy-command-place-description = Rakj le egy lapkát a raktármezőidről a birtokodra
burgundy-command-sell = elad
burgundy-command-sell-description = Add el az összes árudat egy típusból
burgundy-command-workers = munkások
burgundy-command-workers-description = Vegyél el munkásokat egy kockával
burgundy-command-buy = vásárol
burgundy-command-buy-description = Vegyél egy lapkát 2 ezüstért, körönként egyszer
burgundy-command-end = befejez
burgundy-command-end-description = Fejezd be a köröd, ha mindkét kockát használtad
burgundy-command-option-die = kocka
burgundy-command-option-die-description = Az egyik kockád a dobott értékével; a munkások maguktól állítanak rajta
burgundy-command-option-slot = hely
burgundy-command-option-slot-description = A lapka helye a depókon, például 4b; a fekete depón 0a-tól 0h-ig
burgundy-command-option-discard = kidobott
burgundy-command-option-discard-description = Ha tele vannak a raktármezőid: a lapka, amelyik kikerül
burgundy-command-option-tile = lapka
burgundy-command-option-tile-description = A lapka a raktármezőiden
burgundy-command-option-space = mező
burgundy-command-option-space-description = A birtokod mezője, a1-től g4-ig
burgundy-command-option-goods = áru
burgundy-command-option-goods-description = Az árutípus

# Gombon

burgundy-short-leaving = { $what }, kikerül: { $tile }
burgundy-short-sell = { $die ->
    [1] 1-es
    [2] 2-es
    [3] 3-as
    [4] 4-es
    [5] 5-ös
   *[6] 6-os
}, eladás: { $what }
burgundy-others-take = Lapka elvétele munkásokkal
burgundy-others-place = Lapka lerakása munkásokkal
burgundy-others-any = Munkásokkal
burgundy-others-sell = Áruk eladása munkásokkal
