### Calimala. Azonosítók: `calimala-<mező>-<érték>`, vagy ha minden mezőben ugyanaz a neve, `calimala-<érték>`.

calimala-teaser = Firenzei szövetkereskedők: küldj embereket az utcákra, hajózd be a szövetet Európába, építsd a nagy templomokat, és ott légy erős, ahol a tanács legközelebb pontoz.
calimala-about = Firenze a késő középkorban: a Calimala céh szövetkereskedői vagytok. Tizenkét utcába külditek szét az embereiteket, szövetet szőttök, és eljuttatjátok Európa kikötőibe és kereskedővárosaiba, közben fát, téglát, márványt és műalkotásokat adtok a város nagy templomaihoz. Akit egyszer elküldtetek, ott marad, és újra dolgozik, valahányszor fölé lép valaki, míg végül bekerül a városi tanácsba, és ezzel pontozás indul. Az nyer, aki jó időben a jó helyen a legerősebb.
calimala-turn = Tegyél egy korongot egy utcára:
    • Hajtsd végre az utca két végén lévő akciókat, tetszőleges sorrendben; fehér koronggal mindkettőt kétszer.
    • Utána a közvetlenül alatta lévő két korong ugyanezt teszi a gazdájának.
    • Amit nem tudsz végrehajtani, azért kártyát húzol. A kártya ráadás akció, bármelyik korongod aktiválásakor kijátszhatod.
    • A negyedik korong a legalsót a tanácsba küldi, és a soron következő pontozólapkát rögtön pontozzuk: 3, 2 és 1 pont.
    Ha elfogynak a korongok vagy a lapkák, jönnek a végső pontozókártyák 5, 3 és 1 ponttal, és a legtöbb pont nyer.
calimala-reconstructed = A szabálykönyvet szóról szóra ismerjük, de a képeit nem, és amit csak egy kép mutatna meg, azt kikövetkeztettük. A mi rekonstrukciónk az akciólapkák elrendezése az első játékban (benne van mind a négy szomszédos pár, amelyet a szabálykönyv példái említenek), az, hogy minden akcióból öt kártya és minden kategóriából egy pontozólapka van, hogy egy épületen a fának, a téglának és a márványnak ugyanannyi hely jut, hogy minden kereskedővárosban öt háznak van hely, és hogy az ötödik szín a fekete: mindez megfelel minden darabszámnak és példának. Azt, hogy középre a Hozzájárulás van nyomtatva, egyetlen nyilvános forrás mondja; a korábban kezdett asztaloknál ott az Építés marad. Minden más a szabálykönyvé, az első kiadásé.

## A kilenc akció, és a kártyáik

calimala-wood = Fa
calimala-brick = Tégla
calimala-marble = Márvány
calimala-build = Építés
calimala-artwork = Műalkotás
calimala-weave = Szövés
calimala-ship = Behajózás
calimala-transport = Szállítás
calimala-contribute = Hozzájárulás

calimala-does-wood = 1 fa a raktáradba
calimala-does-brick = 1 tégla a raktáradba
calimala-does-marble = 1 márvány a raktáradba
calimala-does-build = hajó (2 fa), kereskedőház (2 tégla) vagy műhely (1 fa + 1 tégla)
calimala-does-artwork = 1 márványból műalkotás lesz egy épületnél vagy a tanácsban
calimala-does-weave = 1 szövet minden műhelyedbe, ahol van hely
calimala-does-ship = minden hajód legfeljebb 1 szövetet visz egy kikötővárosba
calimala-does-transport = minden kereskedőházad legfeljebb 1 szövetet fogad
calimala-does-contribute = 1 nyersanyag egy épülethez

## Dolgok

calimala-material-wood = fa
calimala-material-brick = tégla
calimala-material-marble = márvány
calimala-row-wood = fa
calimala-row-brick = tégla
calimala-row-marble = márvány
calimala-row-artwork = műalkotások
calimala-piece-ship = hajó
calimala-piece-house = kereskedőház
calimala-piece-workshop = műhely
calimala-disc-own = saját korong
calimala-disc-white = fehér korong
calimala-by-disc = a korong
calimala-by-card = egy kártya
calimala-by-disc_end = a korong, és kész
calimala-by-card_end = egy kártya, és kész
calimala-how-done = kész
calimala-how-draw = kártyahúzással a lehetetlen akciókért
calimala-how-decline = húzás nélkül
calimala-swap-supply = az aktív játékos készlete
# Nem feküdt alul fehér korong: amit a Speaker.arguments hiányzó értékre mond, nem jelenik meg.
calimala-swap- = none

calimala-red = piros
calimala-yellow = sárga
calimala-blue = kék
calimala-green = zöld
calimala-black = fekete

## Helyek

calimala-barcelona = Barcelona
calimala-lisbon = Lisszabon
calimala-london = London
calimala-troyes = Troyes
calimala-bruges = Bruges
calimala-hamburg = Hamburg
calimala-santa_maria_del_fiore = Santa Maria del Fiore
calimala-san_miniato = San Miniato
calimala-santa_croce = Santa Croce
calimala-palazzo_vecchio = Palazzo Vecchio
calimala-site-palazzo_vecchio = Városi tanács

calimala-place-nw = északnyugat
calimala-place-n = észak
calimala-place-ne = északkelet
calimala-place-w = nyugat
calimala-place-c = középen
calimala-place-e = kelet
calimala-place-sw = délnyugat
calimala-place-s = dél
calimala-place-se = délkelet

calimala-s01 = 1. utca
calimala-s02 = 2. utca
calimala-s03 = 3. utca
calimala-s04 = 4. utca
calimala-s05 = 5. utca
calimala-s06 = 6. utca
calimala-s07 = 7. utca
calimala-s08 = 8. utca
calimala-s09 = 9. utca
calimala-s10 = 10. utca
calimala-s11 = 11. utca
calimala-s12 = 12. utca

## Pontozólapkák (a városoké és az épületeké a nevükön szerepel)

calimala-tile-artwork = Műalkotások
calimala-port_cities = Kikötővárosok
calimala-trade_cities = Kereskedővárosok
calimala-contribution_wood = Hozzájárulás (fa)
calimala-contribution_brick = Hozzájárulás (tégla)
calimala-contribution_marble = Hozzájárulás (márvány)

## Az asztalnál, kezdés előtt

calimala-option-layout = Akciólapkák
calimala-option-layout-description = Hogyan kerül a nyolc akciólapka a városba
calimala-option-layout-random = véletlen elrendezés
calimala-option-layout-random-description = Minden játékban más a város
calimala-option-layout-first_game = első játékhoz való elrendezés
calimala-option-layout-first_game-description = Az első játékhoz ajánlott, kötött elrendezés
calimala-option-start = Kezdőjátékos
calimala-option-start-description = Kié az első kör
calimala-option-start-random = véletlen kezdőjátékos
calimala-option-start-random-description = A sors dönti el
calimala-option-start-first_seat = az kezd, aki elsőként ült le
calimala-option-start-first_seat-description = Az első szék gazdájáé az első kör

## Pontok

calimala-points-tiles = pontozólapkák
calimala-points-finals = végső kártyák
calimala-tiebreak-council-sum = képviselők és műalkotások együtt a tanácsban
calimala-tiebreak-representatives = több képviselő a tanácsban
calimala-tiebreak-latest-representative = hamarabb összegyűlt képviselők
calimala-tiebreak-council-artwork = korábbi műalkotás a tanácsban

## Mi történt: a napló

calimala-event-GameBegan = { $start } kezdi a játékot. { $face_up ->
    [none] A végén azok a kártyák számítanak, amelyeket megtartotok.
   *[other] A felfordított végső pontozókártya: { $face_up }.
}
calimala-event-Kept = { $seat } félretett egy kártyát a végső pontozásra{ $final_known ->
    [yes] : { $final }.
   *[no] .
}
calimala-event-Drafted = { $seat } kezdőkártyája: { $action }.
calimala-event-Placed = { $seat } { $disc_id ->
    [white] fehér korongot
   *[own] korongot
} tett le: { $space }{ $height ->
    [1] .
   *[other] , a torony { $height }. korongja.
}
calimala-event-Activated = { $seat } korongja is aktiválódik: { $space } (felülről { $position ->
    [2] a második
   *[other] a harmadik
}).
calimala-event-CardPlayed = { $seat } kijátszott egy kártyát: { $action }.
calimala-event-Took = { $seat } { $material_id ->
    [wood] fát
    [brick] téglát
   *[marble] márványt
} tett a raktárába.
calimala-event-Built = { $seat } { $piece_id ->
    [ship] hajót épített.
    [house] kereskedőházat épített: { $city }.
   *[workshop] műhelyt épített.
}
calimala-event-ArtworkGiven = { $seat } műalkotást adott{ $site_id ->
    [palazzo_vecchio] {" "}a városi tanácsnak.
   *[other] : { $site }.
}
calimala-event-Wove = { $seat } { $cloth } szövetet szőtt.
calimala-event-Shipped = { $seat } szövetet hajózott be: { $ports }.
calimala-event-Transported = { $seat } szövetet szállított: { $cities }.
calimala-event-Contributed = { $seat } { $material_id ->
    [wood] fával
    [brick] téglával
   *[marble] márvánnyal
} járult hozzá: { $building }.
calimala-event-Drew = { $seat } { $cards_count ->
    [0] nem tudott húzni ({ $action }): elfogyott a pakli.
   *[other] { $cards_known ->
        [yes] kártyát húzott { $action } helyett: { $cards }.
       *[no] kártyát húzott { $action } helyett.
    }
}
calimala-event-Declined = { $seat } nem húzott kártyát { $action } helyett.
calimala-event-LeftOut = { $seat } kihagyott egy akciót: { $action }.
calimala-event-Reshuffled = Új pakli lett { $cards } eldobott kártyából.
calimala-event-Represented = { $seat } új képviselője a tanácsban ezen a lapkán áll: { $tile }.{ $swap ->
    [none] {""}
   *[other] {" "}Az alul fekvő fehér korong új helye: { $swap }.
}
calimala-event-TileUnrepresented = Új képviselő nélkül kerül sorra: { $tile }.
calimala-event-DiscLeft = A legalsó korong kikerült a játékból ({ $space }), mert már minden lapkát pontoztunk.
calimala-event-TileScored = Pontozás: { $tile } – { $points }.
calimala-event-FinalCardScored = Végső pontozás, { $final } { $owner ->
    [none] (felfordított kártya)
   *[other] ({ $owner } kártyája)
}: { $points }.
calimala-event-LastRound = Mind a tizenöt lapkát pontoztuk. A fordulót még végigjátsszuk.
calimala-event-TurnBegan = { $seat } jön, { $turn }. kör.

## Mi történt: az összefoglaló, a játékos neve után

calimala-digest-Kept = végső pontozókártya félretéve
calimala-digest-Drafted = kezdőkártya: { $action }
calimala-digest-Placed = { $disc_id ->
    [white] fehér korong: { $space }
   *[own] korong: { $space }
}
calimala-digest-Took = { $material_id ->
    [wood] fa
    [brick] tégla
   *[marble] márvány
} felvétele
calimala-digest-Built = { $piece_id ->
    [ship] új hajó
    [house] új kereskedőház: { $city }
   *[workshop] új műhely
}
calimala-digest-ArtworkGiven = műalkotás → { $site }
calimala-digest-Wove = szövés: { $cloth } szövet
calimala-digest-Shipped = behajózás → { $ports }
calimala-digest-Transported = szállítás → { $cities }
calimala-digest-Contributed = { $material } → { $building }
calimala-digest-Drew = { $count ->
    [0] nincs húzható kártya
    [one] kártyahúzás
   *[other] { $count } kártya húzása
}
calimala-digest-Represented = korong a tanácsba
calimala-digest-by-card = { $what } (kártyával)
calimala-digest-times = { $what } ×{ $times }
calimala-digest-your-disc = { $count ->
    [one] Aktiválták a korongodat: { $space }.
   *[other] Aktiválták a korongjaidat: { $space } ({ $count } alkalommal).
}
calimala-digest-your-representative = Új képviselőd van a tanácsban, ezen a lapkán: { $tile }.
calimala-digest-scored = **{ $tile }**: { $points }
calimala-digest-scored-you = **{ $tile }**: { $points } ({ $count ->
    [0] neked ott semmid sem volt
   *[other] neked { $count } volt ott
})
calimala-digest-final = Végső kártya, **{ $tile }**: { $points }
calimala-digest-final-you = Végső kártya, **{ $tile }**: { $points } ({ $count ->
    [0] neked ott semmid sem volt
   *[other] neked { $count } volt ott
})

## Lépések: gombok, és mindegyik egy sorban

calimala-move-keep = Megtartok egyet
calimala-move-draft = Kezdőkártya
calimala-move-place = Korong lerakása
calimala-move-take = Nyersanyag
calimala-move-build = Építés
calimala-move-artwork = Műalkotás
calimala-move-weave = Szövés
calimala-move-ship = Behajózás
calimala-move-transport = Szállítás
calimala-move-contribute = Hozzájárulás
calimala-move-draw = Kártyahúzás
calimala-move-skip = Akció kihagyása
calimala-move-end = Kész
calimala-move-promote = Korong a tanácsba

calimala-say-keep = Végső pontozásra megtartva: { $final }
calimala-say-draft = Kezdőkártya: { $action }
calimala-say-place = { $disc_id ->
    [white] Fehér korong: { $space }
   *[own] Korong: { $space }
}
calimala-say-place-ends = { $disc_id ->
    [white] Fehér korong: { $space } ({ $one } + { $other })
   *[own] Korong: { $space } ({ $one } + { $other })
}
calimala-say-take = 1 { $material } a raktárba
calimala-say-build = { $piece_id ->
    [ship] Hajó építése
    [house] Kereskedőház építése: { $city }
   *[workshop] Műhely építése
}
calimala-say-artwork = Műalkotás → { $site }
calimala-say-weave = Szövés
calimala-say-ship = Behajózás: { $ports_count } szövet → { $ports }
calimala-say-transport = Szállítás: { $cities_count } szövet → { $cities }
calimala-say-contribute = Hozzájárulás: { $material } → { $building }
calimala-say-draw = Kártyahúzás { $action } helyett
calimala-say-skip = Kimarad: { $action }
calimala-say-end = { $how_id ->
    [draw] Kész, húzok a többiért
    [decline] Kész, húzás nélkül
   *[done] Kész
}
calimala-say-promote = { $space }, alulról { $height }. korong → tanács
calimala-say-by-card = { $move } (kártyával)
calimala-say-and-end = { $move }, és kész

## Kérdések

calimala-ask-kind-KeepFinal = Melyik végső pontozókártyát tartod meg?
calimala-ask-kind-DraftCard = Melyik kártyával kezdesz?
calimala-ask-kind-PlaceDisc = Hová kerüljön a korongod?
calimala-ask-kind-Activation = Mi legyen a következő?
calimala-ask-kind-PromoteDisc = Melyik korongod kerüljön a tanácsba?
calimala-ask-keep-final = Melyik végső pontozókártyát tartod meg?
calimala-ask-draft-action = Melyik kártyával kezdesz?
calimala-ask-place-space = Melyik utcára kerüljön a korong?
calimala-ask-place-disc = Saját korong legyen vagy fehér?
calimala-ask-take-material = Melyik nyersanyagot veszed fel?
calimala-ask-build-piece = Mit építesz?
calimala-ask-build-city = Melyik városban álljon a kereskedőház?
calimala-ask-artwork-site = Hová kerüljön a műalkotás?
calimala-ask-ship-ports = Hová hajózzon a szövet?
calimala-ask-transport-cities = Hová menjen a szövet?
calimala-ask-contribute-material = Melyik nyersanyagot adod?
calimala-ask-contribute-building = Melyik épület kapja?
calimala-ask-draw-action = Melyik lehetetlen akció helyett húzol kártyát?
calimala-ask-skip-action = Melyik akciót hagyod ki?
calimala-ask-end-how = Hogyan fejezed be?
calimala-ask-promote-space = Melyik utcáról menjen egy korongod a tanácsba?
calimala-ask-promote-height = A torony melyik korongja?
calimala-ask-by = A koronggal vagy kártyával?

## Válaszok: a lehetőség szövege, és alatta a megjegyzés

calimala-choice-space = { $number } · { $one } + { $other }
calimala-choice-none = város nem kell
calimala-others-place = Fehér korongok
calimala-choice-house = Kereskedőház
calimala-choice-house-city = Kereskedőház: { $city }
calimala-choice-height = { $height ->
    [1] a legalsó korong
   *[other] alulról a { $height }. korong
}
calimala-choice-end-done = Kész
calimala-choice-end-draw = A többi helyett húzok, aztán kész
calimala-choice-end-decline = Kész, húzás nélkül
calimala-choice-draw = Kártya { $action } helyett
calimala-choice-skip = Kimarad: { $action }
calimala-choice-by-disc = A koronggal
calimala-choice-by-card = Kártyával
calimala-choice-by-disc_end = A koronggal, és kész
calimala-choice-by-card_end = Kártyával, és kész

calimala-note-you = te
calimala-note-draws = { $actions } helyett kártya
calimala-note-then = utána lép: { $who }
calimala-note-scores = pontozás: { $tile } (neked { $mine }, a legtöbb { $most })
calimala-note-seat = { $own ->
    [yes] te kerülsz a tanácsba
   *[no] tanácsba kerül: { $who }
}
calimala-note-leaves = a legalsó korong kikerül a játékból
calimala-note-empty = üres utca
calimala-note-nobody = utánad senki sem lép
calimala-note-own-disc = még { $left } van; mindkét akció egyszer, később újra aktiválódhat
calimala-note-white-disc = még { $left } van; mindkét akció kétszer, de csak most
calimala-note-have = raktáradban: { $have }
calimala-note-store = { $before } → { $after } (legfeljebb { $room })
calimala-note-cloth = +{ $cloth } szövet
calimala-note-up-to = legfeljebb { $cloth } szövet
calimala-note-zone = ott neked { $mine }, szabad { $room }
calimala-note-zone-of = { $zone }: ott neked { $mine }, szabad { $room }
calimala-note-soon = hamarosan pontozzuk: { $tiles }
calimala-note-soon-one = { $rank }. { $tile }
calimala-note-council-ties = minden holtversenyben számít
calimala-note-reveals = felfed egy kártyát: nem vehető vissza szabadon
calimala-note-no-card = végrehajtható lenne, ezért kártya nem jár érte
calimala-note-left-out = kimarad: { $actions }
calimala-note-no-draw = nem jár kártya: { $actions }
calimala-note-nothing-left = semmi sem marad ki
calimala-note-uses-disc = az utca akciója fogy el: { $action }
calimala-note-uses-card = a kezedből: { $action } ({ $count }); az utca akciója megmarad
calimala-note-final-council = a tanácsbeli képviselők és műalkotások számítanak
calimala-note-final-zone = az ottani kockáid számítanak
calimala-note-white-on-top = arra a toronyra fehér korong kerül

## Kitől mit várunk

calimala-decision-KeepFinal = Tartsd meg az egyik végső pontozókártyádat. A játék végéig titok marad, akkor mindenkinek pontozzuk.
calimala-decision-DraftCard = Válassz kezdőkártyát.
calimala-decision-PlaceDisc = Te jössz: tegyél le egy korongot (még { $whites ->
    [0] { $discs } saját
   *[other] { $discs } saját és { $whites } fehér
} korongod van).
calimala-decision-Activation = { $position ->
    [1] { $disc_id ->
        [white] A fehér korongod aktiválódott
       *[own] A korongod aktiválódott
    } ({ $space }).
   *[other] Egy lejjebb fekvő korongod is aktiválódott ({ $space }).
} { $left_count ->
    [0] Mindkét akción túl vagy. { $cards_id ->
        [none] Nyomd meg: Kész.
        [unplayable] { $cards ->
            [one] A kártyádat most nem lehet kijátszani.
           *[other] Egyik kártyádat sem lehet most kijátszani.
        }
       *[playable] { $cards ->
            [one] Kijátszhatod még a kártyádat.
           *[other] Játszhatsz még ki kártyát.
        }
    }
   *[other] Hátravan: { $left }.
}
calimala-decision-duty = { $left_count ->
    [one] Ezt végre kell hajtanod.
   *[other] Legalább az egyiket végre kell hajtanod.
}
calimala-decision-PromoteDisc = Nincs több színes korong a készletedben: válaszd ki, melyik kerüljön az utcákról a tanácsba.
calimala-decision-times = { $action } ×{ $times }

calimala-waiting-over = Vége a játéknak.
calimala-waiting-KeepFinal = { $count ->
    [one] { $who } még választ a végső pontozókártyái közül.
   *[other] Végső pontozókártyát választ: { $who }.
}
calimala-waiting-DraftCard = { $who } kezdőkártyát választ.
calimala-waiting-PlaceDisc = { $who } jön: korongot tesz le.
calimala-waiting-Activation = { $position ->
    [1] { $who } lép: { $space }.
   *[other] { $who } lép: { $space } (felülről a { $position }. korong).
}
calimala-waiting-PromoteDisc = { $who } korongot küld a tanácsba.

## Elutasítások: mi a baj, és mi lenne a jó

calimala-refusal-keep-first = Előbb tartsd meg az egyik végső pontozókártyádat.
calimala-refusal-final-not-dealt = Ez nincs a végső pontozókártyáid között: { $final }. Azok közül tarts meg egyet, amelyeket kaptál.
calimala-refusal-draft-first = Előbb válassz kezdőkártyát.
calimala-refusal-card-not-on-offer = Ez a kártya nincs a választhatók között: { $action }. A felfordítottakból válassz.
calimala-refusal-place-first = Előbb tegyél le egy korongot egy utcára: passzolni nem lehet.
calimala-refusal-no-such-space = Nincs ilyen utca: { $space }. Az utcák 1-től 12-ig vannak számozva.
calimala-refusal-no-own-disc = Nincs több saját színű korongod. Tegyél le fehéret.
calimala-refusal-no-white-disc = Nincs több fehér korongod. Tegyél le saját színűt.
calimala-refusal-nothing-to-do-there = Itt egyik akciót sem tudnád végrehajtani, még a kártyáiddal sem: { $space } ({ $one } + { $other }). Olyan utcát válassz, ahol legalább az egyik megy.
calimala-refusal-activation-first = Épp az egyik korongod aktiválása tart. Előbb azt fejezd be.
calimala-refusal-duty = A letett korongnak legalább az egyik akciót végre kell hajtania: { $one } vagy { $other }. Előbb azt tedd meg, vagy válassz olyat, ami után még megteheted.
calimala-refusal-action-not-on-street = Ez az utca mást kínál: { $one } és { $other }. Ehhez kártya kell: { $action }.
calimala-refusal-action-not-left = Ezen az utcán ez már megvolt: { $action }. Újra csak kártyával lehet.
calimala-refusal-card-not-in-hand = Ilyen kártyád nincs: { $action }. Olyat játssz ki, ami a kezedben van.
calimala-refusal-action-possible = Ez végrehajtható, ezért nem jár érte kártya: { $action }. Hajtsd végre, vagy hagyd ki.
calimala-refusal-action-impossible = Ez most nem hajtható végre, ezért nincs mit kihagyni: { $action }. Húzz helyette kártyát, vagy fejezd be húzás nélkül.
calimala-refusal-nothing-to-draw-for = Nem maradt lehetetlen akció, nincs miért húzni vagy lemondani. Egyszerűen fejezd be.
calimala-refusal-draw-or-decline = Maradt lehetetlen akció. Mondd meg, hogy húzol-e érte kártyát, vagy húzás nélkül fejezed be.
calimala-refusal-no-card-to-draw = Nincs több húzható kártya. Fejezd be húzás nélkül.
calimala-refusal-nothing-else-left = Azután semmi sem maradna: egyszerűen fejezd be.
calimala-refusal-nothing-follows = Azután egyik kártyádat sem lehetne kijátszani. Ugyanezt „és kész” kiegészítéssel válaszd.
calimala-refusal-no-end-to-say = Válaszd az „és kész” nélkül: vagy maradt még tennivaló ebben az utcában, vagy magától véget ér.
calimala-refusal-warehouse-full = Tele van a raktárad: { $material }. Használj el belőle, vagy húzz kártyát az akció helyett.
calimala-refusal-no-cubes = Nincs több kocka a készletedben. Ha építesz, kockákat kapsz vissza.
calimala-refusal-no-ship-left = Már mind a három hajód megvan. Építs mást.
calimala-refusal-ship-needs-wood = Egy hajó ára 2 fa, neked { $wood ->
    [0] nincs egy sem
   *[other] { $wood } van
}.
calimala-refusal-house-needs-brick = Egy kereskedőház ára 2 tégla, neked { $brick ->
    [0] nincs egy sem
   *[other] { $brick } van
}.
calimala-refusal-house-needs-city = A kereskedőházhoz kereskedőváros kell: Troyes, Bruges vagy Hamburg.
calimala-refusal-house-already-there = Itt már áll kereskedőházad: { $city }. Válassz másik várost.
calimala-refusal-no-workshop-left = Már mind a három műhelyed megvan. Építs mást.
calimala-refusal-workshop-needs-both = Egy műhely ára 1 fa és 1 tégla, neked { $wood ->
    [0] fád nincs
   *[other] { $wood } fád van
}, { $brick ->
    [0] téglád nincs
   *[other] { $brick } téglád van
}.
calimala-refusal-no-city-needed = Ez a saját tábládra épül ({ $piece }), várost ne adj meg hozzá.
calimala-refusal-no-marble = A műalkotás ára 1 márvány, és neked most nincs.
calimala-refusal-no-such-site = Ide nem kerülhet műalkotás: { $site }. A három épület és a városi tanács közül válassz.
calimala-refusal-artworks-full = Itt nincs több szabad műalkotásmező: { $site }. Válassz másik helyet.
calimala-refusal-workshops-full = Minden műhelyed tele van. Előbb hajózz be vagy szállíts el szövetet.
calimala-refusal-nothing-moved = Legalább egy szövetnek mozdulnia kell. Adj meg várost, vagy hagyd ki az akciót.
calimala-refusal-no-cloth = Nincs szövet a műhelyeidben. Előbb szőj.
calimala-refusal-too-little-cloth = Csak { $cloth } szöveted van. Kevesebb várost adj meg.
calimala-refusal-no-ship = Nincs hajód. Előbb építs egyet.
calimala-refusal-too-few-ships = Minden hajó egy szövetet visz, és neked { $ships ->
    [one] egy hajód
   *[other] { $ships } hajód
} van. Kevesebb kikötőt adj meg.
calimala-refusal-not-a-port = Ez nem kikötőváros: { $city }. A hajók ide mennek: Barcelona, Lisszabon, London.
calimala-refusal-no-house-there = Itt nincs kereskedőházad: { $city }. Szövetet csak oda szállíthatsz, ahol házad áll.
calimala-refusal-one-cloth-per-house = Egy kereskedőház egyszerre egy szövetet fogad, ezt csak egyszer add meg: { $city }.
calimala-refusal-city-full = Itt már nincs elég hely: { $city }. Válassz másik várost, vagy küldj kevesebbet.
calimala-refusal-cities-out-of-order = A városokat a tábla sorrendjében add meg, Barcelonától Hamburgig.
calimala-refusal-no-material = Ebből nincs a raktáradban: { $material }. Olyat adj, amid van.
calimala-refusal-row-full = Itt megtelt a sor: { $building } ({ $material }). Válassz másik épületet vagy nyersanyagot.
calimala-refusal-promote-first = Előbb válaszd ki, melyik korongod kerüljön a tanácsba.
calimala-refusal-same-as-below = Az alatta lévő korong is a tiéd, és mindegy, melyik megy. Válaszd a legalsót.
calimala-refusal-not-your-disc = Ez nem a te korongod: { $space }, alulról { $height }. korong. A sajátjaid közül válassz.

## Parancsok

calimala-command-group = calimala
calimala-command = Calimala: Firenze szövetkereskedői
calimala-command-place = lerak
calimala-command-place-description = Tegyél egy korongot egy utcára
calimala-command-take = gyűjt
calimala-command-take-description = Vegyél fát, téglát vagy márványt a raktáradba
calimala-command-build = épít
calimala-command-build-description = Építs hajót, kereskedőházat vagy műhelyt
calimala-command-artwork = alkot
calimala-command-artwork-description = Tegyél műalkotást (1 márvány) egy épülethez vagy a tanácsba
calimala-command-weave = sző
calimala-command-weave-description = Szőj egy szövetet minden műhelyedben, ahol van hely
calimala-command-ship = behajóz
calimala-command-ship-description = Hajózz be szövetet a kikötővárosokba, hajónként egyet
calimala-command-transport = szállít
calimala-command-transport-description = Szállíts szövetet oda, ahol kereskedőházad áll
calimala-command-contribute = hozzájárul
calimala-command-contribute-description = Adj egy nyersanyagot a három épület egyikéhez
calimala-command-draw = húz
calimala-command-draw-description = Húzz kártyát egy végrehajthatatlan akció helyett
calimala-command-skip = kihagy
calimala-command-skip-description = Hagyj ki egy akciót, amit végrehajthatnál
calimala-command-end = befejez
calimala-command-end-description = Mondd, hogy végeztél ezzel a koronggal
calimala-command-option-action = akció
calimala-command-option-action-description = Az akció
calimala-command-option-space = utca
calimala-command-option-space-description = Az utca száma, 1-től 12-ig
calimala-command-option-disc = korong
calimala-command-option-disc-description = Saját korong vagy fehér
calimala-command-option-material = nyersanyag
calimala-command-option-material-description = Fa, tégla vagy márvány
calimala-command-option-by = mivel
calimala-command-option-by-description = A koronggal vagy kártyával, és hogy ezzel véget ér-e
calimala-command-option-piece = mit
calimala-command-option-piece-description = Hajó, kereskedőház vagy műhely
calimala-command-option-city = város
calimala-command-option-city-description = A kereskedőház városa
calimala-command-option-site = hová
calimala-command-option-site-description = Egy épület vagy a városi tanács
calimala-command-option-ports = kikötők
calimala-command-option-ports-description = A kikötővárosok
calimala-command-option-cities = városok
calimala-command-option-cities-description = A kereskedővárosok
calimala-command-option-building = épület
calimala-command-option-building-description = Az épülő templom
calimala-command-option-how = hogyan
calimala-command-option-how-description = Kártyahúzással vagy anélkül a lehetetlen akciókért

# Gombon

calimala-short-card = { $what } (kártya)
calimala-short-end = { $what }, és kész
calimala-short-take = { $material } felvétele
calimala-short-cloth = { $count } szövet → { $where }
calimala-short-draw = { $action } → kártya
calimala-short-end-done = Kész
calimala-short-end-skip = { $count ->
    [one] Kihagyom: { $actions }
   *[other] Mindkettőt kihagyom
}
calimala-short-end-no-card = Nem játszom ki kártyát
calimala-short-end-draw = Húzok, aztán kész
calimala-step-end-draw = Húzok, kész
calimala-short-end-decline = Kész, húzás nélkül
