### Genova. Azonosítók: `genoa-<mező>-<érték>`, vagy ahol minden mező ugyanúgy mondja, `genoa-<érték>`.
### Egy alku sorait részenként mondjuk: `blind:message` a `genoa-paid-blind`, `d25` a `genoa-counted-d` szerint.

genoa-teaser = Genova, 1600: tornyot vezetsz a városban, és minden lépését eladod. Minden megkapható valamiért: mondd meg az árad, és közben a saját akciódról se feledkezz meg.
genoa-about = Genova a kereskedelem fénykorában. A kör kereskedője öt korongból álló tornyot vezet az utcákon, és minden épület, ahová ér, egyvalakinek egy akciót kínál. Körönként mindenkinek egy akciója van, ezért a kereskedő a többit eladja, sőt az odavezető utat is: dukátért, árukért, lapokért vagy abból, amit az akció hoz. Az árucikkek megrendeléseket teljesítenek, az üzenet fizet, ha a torony mindkét épületénél járt, a tulajdonjelzőkkel tiéd lesz egy-egy épület, a szomszédos épületekre szóló szerződések pedig a végén hoznak pénzt. A leggazdagabb kereskedő nyer.
genoa-turn = A kereskedő dobással dönti el a kezdő mezőt, aztán legfeljebb négyet lép a toronnyal, és egy mezőre sem tér vissza.
    • A többiek bármikor ajánlhatnak valamit egy lépésért vagy akcióért, és a kereskedő is kérhet.
    • Épületből addig nem mehet tovább a torony, amíg az akciója gazdára nem talált, vagy ki nem derült, hogy senkinek sem kell. Ha van rá ajánlat, a kereskedőnek el kell adnia, vagy magának kell használnia.
    • Akié az akció, megkapja, amit az épület ad; előtte vagy utána lapkákat játszhat ki, és egy megrendelést is teljesíthet.
    • Ha a torony megállt, a kereskedőtől indulva mindenki tulajdonjelzőket tehet a talonjából egy korongos utca melletti épületekre.
    Ha a fordulójelző a végére ért, a legtöbb dukát nyer.
genoa-reconstructed = A későbbi kiadás szabálykönyvét szóról szóra ismerjük, de sem a tábláról, sem a kártyákról nem láttunk képet. A táblát leírásokból raktuk össze: az alakja, a külső épületek sorrendje és a Céhház helye szinte biztos; hogy a Városháza, a Postahivatal és a Katedrális hol áll a Piac körül, és melyik villa melyik sarokban, azt legjobb tudásunk szerint feltételeztük. Hogy az egyes üzeneteken, nagy és kis megrendeléseken mi szerepel, az a mi munkánk: egyenletesen osztottuk el az épületeket és az árucikkeket, hogy egyik lap se legyen nehezebb a többi hasonlónál. Hogy hány lap van, mennyit fizetnek, és hogy a nagy megrendeléshez három árucikk kell, az a szabálykönyvé; hogy a kicsihez egy, azt több forrás is mondja. Hogy két, illetve három szomszédos szerződés 30-at, illetve 60-at ér, azt emlékezetből és egy összefoglalóból tudjuk, hogy csak a külső épületeknek van szerződésük, azt emlékezetből; mindkettő illik a többihez.

## Mezők

genoa-villa_colini = Villa Colini
genoa-park = Park
genoa-coach_house = Kocsiszín
genoa-villa_ricci = Villa Ricci
genoa-warehouse_spices = Fűszerraktár
genoa-inn = Fogadó
genoa-warehouse_drinks = Italraktár
genoa-villa_monetti = Villa Monetti
genoa-harbor = Kikötő
genoa-palace = Palota
genoa-villa_zasteri = Villa Zasteri
genoa-warehouse_fabric = Szövetraktár
genoa-tavern = Kocsma
genoa-warehouse_metals = Fémraktár
genoa-guild_hall = Céhház
genoa-city_hall = Városháza
genoa-post_office = Postahivatal
genoa-cathedral = Katedrális
genoa-market = Piac
genoa-street_3_2 = 3-2 utca
genoa-street_4_2 = 4-2 utca
genoa-street_5_2 = 5-2 utca
genoa-street_6_2 = 6-2 utca
genoa-street_2_3 = 2-3 utca
genoa-street_3_3 = 3-3 utca
genoa-street_6_3 = 6-3 utca
genoa-street_7_3 = 7-3 utca
genoa-street_2_4 = 2-4 utca
genoa-street_7_4 = 7-4 utca
genoa-street_2_5 = 2-5 utca
genoa-street_7_5 = 7-5 utca
genoa-street_2_6 = 2-6 utca
genoa-street_3_6 = 3-6 utca
genoa-street_6_6 = 6-6 utca
genoa-street_7_6 = 7-6 utca
genoa-street_3_7 = 3-7 utca
genoa-street_4_7 = 4-7 utca
genoa-street_5_7 = 5-7 utca
genoa-street_6_7 = 6-7 utca
# Mondatban.
genoa-space-villa_colini = Villa Colini
genoa-space-park = Park
genoa-space-coach_house = Kocsiszín
genoa-space-villa_ricci = Villa Ricci
genoa-space-warehouse_spices = Fűszerraktár
genoa-space-inn = Fogadó
genoa-space-warehouse_drinks = Italraktár
genoa-space-villa_monetti = Villa Monetti
genoa-space-harbor = Kikötő
genoa-space-palace = Palota
genoa-space-villa_zasteri = Villa Zasteri
genoa-space-warehouse_fabric = Szövetraktár
genoa-space-tavern = Kocsma
genoa-space-warehouse_metals = Fémraktár
genoa-space-guild_hall = Céhház
genoa-space-city_hall = Városháza
genoa-space-post_office = Postahivatal
genoa-space-cathedral = Katedrális
genoa-space-market = Piac
genoa-space-turn = az egész kör
# Nincs mező: nem látszik.
genoa-space- = –
genoa-name-turn = az egész kör
genoa-building-villa_colini = Villa Colini
genoa-building-park = Park
genoa-building-coach_house = Kocsiszín
genoa-building-villa_ricci = Villa Ricci
genoa-building-warehouse_spices = Fűszerraktár
genoa-building-inn = Fogadó
genoa-building-warehouse_drinks = Italraktár
genoa-building-villa_monetti = Villa Monetti
genoa-building-harbor = Kikötő
genoa-building-palace = Palota
genoa-building-villa_zasteri = Villa Zasteri
genoa-building-warehouse_fabric = Szövetraktár
genoa-building-tavern = Kocsma
genoa-building-warehouse_metals = Fémraktár
genoa-building-guild_hall = Céhház
genoa-building-city_hall = Városháza
genoa-building-post_office = Postahivatal
genoa-building-cathedral = Katedrális

## Kártyák

genoa-contract_villa_colini = szerződés (Villa Colini)
genoa-contract_park = szerződés (Park)
genoa-contract_coach_house = szerződés (Kocsiszín)
genoa-contract_villa_ricci = szerződés (Villa Ricci)
genoa-contract_warehouse_spices = szerződés (Fűszerraktár)
genoa-contract_inn = szerződés (Fogadó)
genoa-contract_warehouse_drinks = szerződés (Italraktár)
genoa-contract_villa_monetti = szerződés (Villa Monetti)
genoa-contract_harbor = szerződés (Kikötő)
genoa-contract_palace = szerződés (Palota)
genoa-contract_villa_zasteri = szerződés (Villa Zasteri)
genoa-contract_warehouse_fabric = szerződés (Szövetraktár)
genoa-contract_tavern = szerződés (Kocsma)
genoa-contract_warehouse_metals = szerződés (Fémraktár)
genoa-message_01 = üzenet (Villa Colini–Villa Ricci)
genoa-message_02 = üzenet (Park–Fűszerraktár)
genoa-message_03 = üzenet (Kocsiszín–Fogadó)
genoa-message_04 = üzenet (Villa Ricci–Italraktár)
genoa-message_05 = üzenet (Fűszerraktár–Villa Monetti)
genoa-message_06 = üzenet (Fogadó–Kikötő)
genoa-message_07 = üzenet (Italraktár–Palota)
genoa-message_08 = üzenet (Villa Monetti–Villa Zasteri)
genoa-message_09 = üzenet (Kikötő–Szövetraktár)
genoa-message_10 = üzenet (Palota–Kocsma)
genoa-message_11 = üzenet (Villa Zasteri–Fémraktár)
genoa-message_12 = üzenet (Szövetraktár–Villa Colini)
genoa-message_13 = üzenet (Kocsma–Park)
genoa-message_14 = üzenet (Fémraktár–Kocsiszín)
genoa-large_order_01 = nagy megrendelés (ezüst/vászon/bors → Villa Colini)
genoa-large_order_02 = nagy megrendelés (sör/vászon/bors → Villa Colini)
genoa-large_order_03 = nagy megrendelés (sör/réz/sáfrány → Villa Colini)
genoa-large_order_04 = nagy megrendelés (bor/ezüst/selyem → Villa Colini)
genoa-large_order_05 = nagy megrendelés (ezüst/selyem/sáfrány → Villa Monetti)
genoa-large_order_06 = nagy megrendelés (sör/selyem/sáfrány → Villa Monetti)
genoa-large_order_07 = nagy megrendelés (sör/ezüst/bors → Villa Monetti)
genoa-large_order_08 = nagy megrendelés (bor/réz/vászon → Villa Monetti)
genoa-large_order_09 = nagy megrendelés (réz/vászon/sáfrány → Villa Ricci)
genoa-large_order_10 = nagy megrendelés (bor/selyem/bors → Villa Ricci)
genoa-large_order_11 = nagy megrendelés (bor/ezüst/sáfrány → Villa Ricci)
genoa-large_order_12 = nagy megrendelés (sör/réz/selyem → Villa Ricci)
genoa-large_order_13 = nagy megrendelés (réz/selyem/bors → Villa Zasteri)
genoa-large_order_14 = nagy megrendelés (bor/vászon/sáfrány → Villa Zasteri)
genoa-large_order_15 = nagy megrendelés (bor/réz/bors → Villa Zasteri)
genoa-large_order_16 = nagy megrendelés (sör/ezüst/vászon → Villa Zasteri)
genoa-small_order_01 = kis megrendelés (ezüst → Palota)
genoa-small_order_02 = kis megrendelés (sáfrány → Palota)
genoa-small_order_03 = kis megrendelés (bor → Park)
genoa-small_order_04 = kis megrendelés (selyem → Park)
genoa-small_order_05 = kis megrendelés (réz → Kocsiszín)
genoa-small_order_06 = kis megrendelés (sör → Kocsiszín)
genoa-small_order_07 = kis megrendelés (vászon → Kikötő)
genoa-small_order_08 = kis megrendelés (sáfrány → Kikötő)
genoa-small_order_09 = kis megrendelés (sör → Kocsma)
genoa-small_order_10 = kis megrendelés (bors → Kocsma)
genoa-small_order_11 = kis megrendelés (vászon → Fogadó)
genoa-small_order_12 = kis megrendelés (réz → Fogadó)
genoa-small_order_13 = kis megrendelés (selyem → Céhház)
genoa-small_order_14 = kis megrendelés (bor → Városháza)
genoa-small_order_15 = kis megrendelés (ezüst → Katedrális)
genoa-small_order_16 = kis megrendelés (bors → Postahivatal)

## Áruk, és egy alku sorai

genoa-ale = sör
genoa-wine = bor
genoa-silver = ezüst
genoa-copper = réz
genoa-linen = vászon
genoa-silk = selyem
genoa-pepper = bors
genoa-saffron = sáfrány
genoa-starting_space = Startmező lapka
genoa-trade_1_1 = 1:1 kereskedés lapka
genoa-commodity_of_choice = Választható árucikk lapka
genoa-building_action = Épület akció lapka
genoa-extra_action = Extra akció lapka
# As something taken.
genoa-things-starting_space = { genoa-starting_space }
genoa-things-trade_1_1 = { genoa-trade_1_1 }
genoa-things-commodity_of_choice = { genoa-commodity_of_choice }
genoa-things-building_action = { genoa-building_action }
genoa-things-extra_action = { genoa-extra_action }
genoa-marker = tulajdonjelző
genoa-contract = szerződés
genoa-message = üzenet
genoa-large_order = nagy megrendelés
genoa-small_order = kis megrendelés
genoa-drawn = húzott lap
genoa-any-payer = bármilyen árucikk (a fizető választ)
genoa-any-receiver = bármilyen árucikk (az átvevő választ)
genoa-bind-large_order = egy nagy megrendelés teljesítése
genoa-bind-small_order = egy kis megrendelés teljesítése
genoa-order-tile = a jutalom speciális lapkája
genoa-counted-d = { $number } dukát
genoa-paid-blind = takart { $what }
genoa-paid-trader = { $what } (a kereskedő látja)
genoa-paid-public = nyílt { $what }
genoa-paid-random = véletlen { $what }
genoa-paid-bind = teljesítve: { $what }
genoa-paid-order = { $what } a jutalomból

## Meddig, mikor, mi van beállítva

genoa-scope-move = az odalépésért
genoa-scope-arrival = csak ha már ott a torony
genoa-scope-both = érkezés előtt vagy után
genoa-lifetime-turn = az egész körre
genoa-lifetime-step = a következő lépésig
genoa-one-leave = marad
genoa-one-place = megszerzés
genoa-one-remove = jelző eltávolítása
genoa-one-replace = eltávolítás és megszerzés
genoa-other-leave = marad
genoa-other-place = megszerzés
genoa-other-remove = jelző eltávolítása
genoa-other-replace = eltávolítás és megszerzés
genoa-what-walk = továbbmenni
genoa-what-accept = elfogadni egy ajánlatot
genoa-what-stop = megállni
genoa-what-stance = kérdések az épületekről
genoa-what-messages = üzenetek
genoa-what-windows = az akcióim
genoa-what-acquire = épületek szerzése
genoa-what-money = a dukátjaim
genoa-value-ask_me = kérdezz
genoa-value-auto_pass_all = mindig passzolj helyettem
genoa-value-auto_pass_except = passz, néhány kivétellel
genoa-value-auto = magától
genoa-value-ask = mindig kérdezz
genoa-value-pass = passz
genoa-value-show = megmutat
genoa-groups-1 = egyedül álló
genoa-groups-2 = 2 tagú csoport
genoa-groups-3 = 3 tagú csoport
genoa-groups-4 = 4 tagú csoport
genoa-groups-5 = 5 tagú csoport
genoa-groups-6 = 6 tagú csoport
genoa-groups-7 = 7 tagú csoport
genoa-groups-8 = 8 tagú csoport
genoa-groups-9 = 9 tagú csoport
genoa-groups-10 = 10 tagú csoport
genoa-groups-11 = 11 tagú csoport
genoa-groups-12 = 12 tagú csoport
genoa-groups-13 = 13 tagú csoport
genoa-groups-14 = 14 tagú csoport
# Semmi: így hívjuk a hiányzó értéket, nem látszik.
genoa-bound- = semmi
genoa-target- = semmi

## Mit ad egy épület

genoa-does-villa_colini = 1 szerződés húzása vagy egy nagy megrendelés leszállítása
genoa-does-villa_monetti = 1 szerződés húzása vagy egy nagy megrendelés leszállítása
genoa-does-villa_ricci = 1 szerződés húzása vagy egy nagy megrendelés leszállítása
genoa-does-villa_zasteri = 1 szerződés húzása vagy egy nagy megrendelés leszállítása
genoa-does-park = egy Extra akció lapka
genoa-does-coach_house = egy Startmező lapka
genoa-does-warehouse_spices = 1 bors + 1 sáfrány
genoa-does-inn = egy 1:1 kereskedés lapka
genoa-does-warehouse_drinks = 1 sör + 1 bor
genoa-does-harbor = egy Választható árucikk lapka
genoa-does-palace = egy Épület akció lapka
genoa-does-warehouse_fabric = 1 vászon + 1 selyem
genoa-does-tavern = egy 1:1 kereskedés lapka
genoa-does-warehouse_metals = 1 ezüst + 1 réz
genoa-does-guild_hall = 1 nagy megrendelés húzása
genoa-does-city_hall = 2 kis megrendelés húzása
genoa-does-post_office = 2 üzenet húzása
genoa-does-cathedral = 2 tulajdonjelző
genoa-does-starting_space = dobás helyett te választod, honnan indul a torony
genoa-does-trade_1_1 = egy árud cseréje bármilyen másikra
genoa-does-commodity_of_choice = bármilyen árucikk
genoa-does-building_action = egy saját épületed akciója
genoa-does-extra_action = még egy akció ebben a körben

## Az előszoba

genoa-option-money = Dukátok
genoa-option-money-description = Látja-e mindenki, hány dukátja van a többieknek
genoa-option-money-hidden = rejtett dukátok
genoa-option-money-hidden-description = Csak te látod a dukátjaidat; ha akarod, megmutathatod
genoa-option-money-open = nyílt dukátok
genoa-option-money-open-description = Mindenki látja mindenki dukátjait
genoa-option-start = Kezdőjátékos
genoa-option-start-description = Ki legyen minden fordulóban az első kereskedő
genoa-option-start-random = véletlen kezdőjátékos
genoa-option-start-random-description = A kezdőjátékost sorsoljuk
genoa-option-start-first_seat = az első hely kezd
genoa-option-start-first_seat-description = Az kezd, aki elsőként ült le

## Pontok

genoa-score = { NUMBER($points, maximumFractionDigits: 1) } dukát
genoa-points-ducats = dukátok
genoa-points-buildings = épületek
genoa-points-contracts = szerződések
genoa-tiebreak-goods = több kártya, árucikk és speciális lapka

## Mi történt: a napló

genoa-event-GameBegan = A város kinyitja kapuit. Minden fordulót { $start } kezd; fordulójelző: { $marker }. mező a 12-ből.
genoa-event-RoundBegan = { $last ->
    [1] Kezdődik az utolsó forduló.
   *[other] Kezdődik { ARTICLE($round) } { $round }. forduló; fordulójelző: { $marker }. mező a 12-ből.
}
genoa-event-TurnBegan = A kereskedő most { $seat }.
genoa-event-Rolled = { $seat } dobása: kék { $blue }, piros { $red }. A torony innen indul: { $space }.
genoa-event-StartChosen = { $seat } Startmező lapkát használt. A torony innen indul: { $space }.
genoa-event-RoundShortened = A torony a Piacról indult: a fordulójelző továbblép ({ $marker }. mező a 12-ből).{ $last ->
    [1] {" "}Ez az utolsó forduló.
   *[other] {""}
}
genoa-event-Walked = { $seat } továbbvitte a tornyot: { $space } ({ $left ->
    [0] több lépés nincs
   *[other] még { $left } lépés van
}).
genoa-event-Stopped = { $seat } itt megállt: { $space }.
genoa-event-TurnEnded = { $seat } köre véget ért.
genoa-event-Offered = { $seat } { $is_ask ->
    [1] kérése ({ $to ->
        [none] bárkitől
       *[other] címzett: { $to }
    }, { $space })
   *[other] { $revision ->
        [1] ajánlata
       *[other] új ajánlata
    } ({ $space })
}:{ $give_count ->
    [0] {""}
   *[other] {" "}{ $give }
}{ $proceeds_count ->
    [0] {""}
   *[other] {" "}{ $give_count ->
        [0] {""}
       *[other] {"és "}
    }az akcióból { $proceeds }
}{ $take_count ->
    [0] {""}
   *[other] ; a kereskedő hozzáadja: { $take }
}.
genoa-event-FacesShown = { $maker } { $cards_known ->
    [no] megmutatott { $cards_count } lapot (csak { $seat } látja)
   *[other] megmutatta (csak { $seat } látja): { $cards }
}.
genoa-event-Withdrawn = { $seat } visszavonta { $is_ask ->
    [1] a kérését
   *[other] az ajánlatát
}: { $space }.
genoa-event-Rejected = { $seat } elutasította { $maker } ajánlatát: { $space }.
genoa-event-Suspended = { $seat } ajánlata szünetel, mert most nem tartható: { $space }.
genoa-event-Revived = { $seat } ajánlata újra él: { $space }.
genoa-event-Expired = { $seat } { $is_ask ->
    [1] kérése
   *[other] ajánlata
} érvényét vesztette: { $space }.
genoa-event-Passed = { $seat } { $space_id ->
    [turn] az egész körre passzolt.
   *[other] passzolt: { $space }.
}
genoa-event-PassTakenBack = { $seat } visszavonta a passzt{ $space_id ->
    [turn] {""}
   *[other] : { $space }
}.
genoa-event-Called = { $seat } ajánlatokat vár ({ $spaces }). Akitől választ vár: { $asked }.
genoa-event-CallAnswered = { $seat } ajánlatkérésére mindenki válaszolt.
genoa-event-CallEnded = { $seat } lezárta az ajánlatkérését.
genoa-event-IntentDeclared = { $seat } { $what_id ->
    [walk] tovább szeretne menni: { $space }
    [accept] elfogadná ezt az ajánlatot: { $space }
   *[stop] meg szeretne állni
}.
genoa-event-IntentCancelled = { $seat } mégis marad egyelőre.
genoa-event-IntentLapsed = { $seat } terve már nem valósítható meg.
genoa-event-Queued = { $seat } útvonala: { $spaces }.
genoa-event-SaleWindowOpened = { $seat } továbbmenne ({ $space }). Az akcióra még ajánlatot tehet: { $asked }.
genoa-event-Discharged = Az akciót senki sem használja: { $space }.
genoa-event-ForcedToSell = { $seat } dönt ({ $space }): eladja az akciót, vagy maga használja ({ $offers_count } ajánlat).
genoa-event-Struck = 🤝 { $buyer } és { $seat } megegyezett ({ $space }):{ $give_count ->
    [0] {""}
   *[other] {" "}{ $give }
}{ $proceeds_count ->
    [0] {""}
   *[other] {" "}{ $give_count ->
        [0] {""}
       *[other] {"és "}
    }az akcióból { $proceeds }
}{ $take_count ->
    [0] {""}
   *[other] ; { $seat } hozzáadja: { $take }
}.
genoa-event-CardsGiven = { $seat } átadta: { $cards_known ->
    [no] { $decks }
   *[other] { $cards }
} (kapja: { $to }).
genoa-event-CardsReceived = { $seat } megkapta: { $cards_known ->
    [no] { $decks }
   *[other] { $cards }
} (adta: { $giver }).
genoa-event-MarkersExchanged = { $seat } { $paid } tulajdonjelzővel fizetett; { $to } a saját színéből { $taken } jelzőt vesz magához.
genoa-event-ProceedsPaid = { $seat } az akcióból fizetett: { $lines } (kapja: { $to }).
genoa-event-ActionBegan = { $seat } kapja az akciót: { $building }{ $tile ->
    [1] {" "}(Extra akció lapkával).
   *[other] .
}
genoa-event-OwnerPaid = { $seat } a tulajdonos ({ $building }): +{ $ducats } dukát.
genoa-event-Took = { $seat } { $things_count ->
    [0] nem kapott semmit, mert elfogyott a készlet
   *[other] ezt kapta: { $things }
}.
genoa-event-Drew = { $seat } { $cards_count ->
    [0] nem tudott húzni, ebből nincs több lap: { $deck }
   *[other] húzott: { $cards_known ->
        [no] { $cards_count ->
            [1] { $deck }
           *[other] { $cards_count } { $deck }
        }
       *[other] { $cards }
    }
}.
genoa-event-OrderFulfilled = { $seat } teljesítette: { $card }, +{ $ducats } dukát.
genoa-event-TilePlayed = { $seat } kijátszotta: { $tile }{ $tile_id ->
    [trade_1_1] .
   *[other] {" "}({ $target }).
}
genoa-event-Traded = { $seat } cserélt: { $away } helyett { $good }.
genoa-event-ActionEnded = { $seat } befejezte az akciót: { $building }.
genoa-event-MessageDelivered = { $seat } kézbesítette: { $card }, +{ $ducats } dukát.
genoa-event-Reshuffled = Újrakevert pakli: { $deck } ({ $cards } lap).
genoa-event-Acquired = { $seat } ({ $street }):{ $removed_count ->
    [0] {""}
   *[other] {" "}lekerült { $robbed } jelzője ({ $removed })
}{ $placed_count ->
    [0] {""}
   *[other] { $removed_count ->
        [0] {" "}
       *[other] {", "}
    }új tulajdona: { $placed }
}.
genoa-event-AcquisitionForgone = { $seat } most nem szerez épületet.
genoa-event-SettingChanged = { $seat } átállított valamit: { $what } – { $value }{ $buildings_count ->
    [0] {""}
   *[other] {" "}({ $buildings })
}.
genoa-event-MoneyShown = { $seat } megmutatta: { $ducats } dukátja van.
genoa-event-FinalScored = Végső elszámolás, { $seat }: { $ducats } dukát, épületekért +{ $buildings }, szerződésekért +{ $paid }{ $groups_count ->
    [0] {""}
   *[other] {" "}({ $groups })
}.

## Mi történt: az összefoglaló

genoa-digest-your-income = Az épületeid után +{ $ducats } dukátot kaptál.
genoa-digest-your-rejected = { $seat } nemet mondott az ajánlatodra: { $space }.
genoa-digest-your-expired = { $count ->
    [one] Érvényét vesztette az ajánlatod: { $spaces }.
   *[other] Érvényüket vesztették az ajánlataid: { $spaces }.
}
genoa-digest-asked = { $seat } tőled kéri: { $pay } ⇄ { $gets }
genoa-digest-deal = 🤝 **{ $buyer }**: { $pay } ⇄ { $gets } (eladta: { $seat })
genoa-digest-deal-bought = 🤝 **Te**: { $pay } ⇄ { $gets } (eladta: { $seat })
genoa-digest-deal-sold = 🤝 **{ $buyer }**: { $pay } ⇄ { $gets } (te adtad el)
genoa-digest-way = torony → { $spaces }
genoa-digest-Offered = ajánlat: { $pay } ⇄ { $gets }
genoa-digest-asks = kérés: { $pay } ⇄ { $gets }
genoa-digest-Withdrawn = { $is_ask ->
    [1] visszavont kérés ({ $space })
   *[other] visszavont ajánlat ({ $space })
}
genoa-digest-Passed = passz
genoa-digest-Took = a készletből: { $things }
genoa-digest-Drew = húzás: { $cards_count ->
    [0] semmi
    [1] { $deck }
   *[other] { $cards_count } { $deck }
}
genoa-digest-OrderFulfilled = teljesítve: { $card } (+{ $ducats } dukát)
genoa-digest-MessageDelivered = kézbesítve: { $card } (+{ $ducats } dukát)
genoa-digest-TilePlayed = kijátszva: { $tile }
genoa-digest-Traded = csere: { $away } helyett { $good }
genoa-digest-Acquired = { $placed_count ->
    [0] eltávolított jelző: { $removed }
   *[other] új tulajdon: { $placed }
}
genoa-digest-MoneyShown = felmutatva: { $ducats } dukát
genoa-digest-FinalScored = { $ducats } dukát, épületekért +{ $buildings }, szerződésekért +{ $paid }
genoa-digest-times = { $what } ×{ $times }

## Lépések: gombok, és mindegyik egy sorban

genoa-move-roll = Dobás
genoa-move-start = Startmező lapka használata
genoa-move-move = Továbblépés a toronnyal
genoa-move-queue = Több lépés megtervezése
genoa-move-use = Én használom
genoa-move-stop = Megállás
genoa-move-accept = Elfogadás
genoa-move-reject = Nemet mondás
genoa-move-ask = Kérés
genoa-move-call = Ajánlatkérés
genoa-move-cancel = Mégsem
genoa-move-offer = Ajánlattétel
genoa-move-withdraw = Visszavonás
genoa-move-pass = Passz
genoa-move-unpass = Passz visszavonása
genoa-move-choose = Árucikk választása
genoa-move-bind = Megrendelés választása
genoa-move-perform = Az akció végrehajtása
genoa-move-fulfil = Kis megrendelés teljesítése
genoa-move-pick = Választható árucikk lapka
genoa-move-trade = 1:1 kereskedés lapka
genoa-move-take = Elvétel cserébe
genoa-move-activate = Épület akció lapka
genoa-move-tile = Speciális lapka elvétele
genoa-move-hand = Lap átadása
genoa-move-end = Az akció befejezése
genoa-move-deliver = Üzenet kézbesítése
genoa-move-keep = Nincs több kézbesítés
genoa-move-build = Épületek szerzése
genoa-move-forgo = Most nem szerzek épületet
genoa-move-set = Beállítások
genoa-move-except = Passz, néhány épület kivételével

genoa-say-roll = Dobás a kockákkal
genoa-say-start = Indulás innen: { $what } (lapkával)
genoa-say-move = Torony → { $what }
genoa-say-queue = Torony → { $what }
genoa-say-use = Én használom
genoa-say-stop = Itt megállok
genoa-say-accept = Elfogadom – { $what }
genoa-say-accept-ask = Kifizetem – { $what }
genoa-say-reject = Nemet mondok – { $what }
genoa-say-ask = Kérés – { $what }
genoa-say-call = Ajánlatkérés: { $what }
genoa-say-cancel = { $what ->
    [call] Az ajánlatkérés lezárása
    [intent] Mégis maradok
   *[unknown] Mégsem
}
genoa-say-offer = Ajánlat: { $what }
genoa-say-withdraw = Visszavonás: { $what }
genoa-say-withdraw-ask = Kérés visszavonása: { $what }
genoa-say-pass = Passz: { $what }
genoa-say-unpass = Passz visszavonása: { $what }
genoa-say-choose = Választás: { $what }
genoa-say-bind = Vállalás: { $what }
genoa-say-perform = { $what }
genoa-say-fulfil = Teljesítés: { $what }
genoa-say-pick = Elvétel lapkával: { $what }
genoa-short-pick = { $what } (lapkával)
genoa-say-trade = Cserébe adom: { $what }
genoa-say-take = Elvétel: { $what }
genoa-say-activate = { $what } (Épület akció lapkával)
genoa-say-tile = Elvétel: { $what }
genoa-say-hand = Átadás: { $what }
genoa-say-end = Az akció befejezése
genoa-say-deliver = Kézbesítés: { $what }
genoa-say-keep = Nincs több kézbesítés
genoa-say-build = { $what }
genoa-say-forgo = Most nem szerzek épületet
genoa-say-set = { $what }
genoa-say-except = Passz, kivéve: { $what }

## Ajánlatok és kérések egy sorban

genoa-bundle-offer = { $who }: { $pay } ⇄ { $gets }
genoa-bundle-ask = { $who } kérése (címzett: { $to }): { $pay } ⇄ { $gets }
genoa-bundle-ask-all = { $who } kérése (bárkitől): { $pay } ⇄ { $gets }
genoa-bundle-space-first = { $who }, { $gets } ⇄ { $pay }
genoa-bundle-plain = { $pay } ⇄ { $gets }
genoa-bundle-everybody = bárkitől
genoa-bundle-asked = { $to }: { $deal }
genoa-bundle-only-you = { $deal } (csak neked)
# Miért nem jöhet utána semmi, amíg nincs jóváhagyva.
genoa-sealed-deal = 🤝 Az alku köt: ha jóváhagyod, már nem vehető vissza szabadon.
genoa-bundle-unknown = { $id }. számú
genoa-bundle-proceeds = { $what } (az akcióból)
genoa-bundle-nothing = semmi
genoa-bundle-nothing-now = azonnal semmi
genoa-bundle-nothing-later = az akcióból semmi
genoa-bundle-nothing-back = viszonzás nélkül
genoa-bundle-back = cserébe { $what }
genoa-bundle-terms = { $deal } ({ $terms })
genoa-bundle-resting = { $deal } (szünetel)
genoa-bundle-refused = { $deal } (nemet mondtál rá)
genoa-bundle-said-no = { $deal } ({ $who } nemet mondott)

## Kérdések

genoa-ask-kind-StartSpace = Honnan induljon a torony?
genoa-ask-kind-OnSpace = Mit szeretnél tenni?
genoa-ask-kind-Crossroads = Mit szeretnél tenni?
genoa-ask-kind-SaleWindow = Kell neked ez az akció?
genoa-ask-kind-ForcedChoice = Kié legyen az akció?
genoa-ask-kind-Terms = Mi legyen az?
genoa-ask-kind-ActionWindow = Mit teszel az akcióban?
genoa-ask-kind-Swap = Mit veszel el cserébe?
genoa-ask-kind-Reward = Melyik speciális lapkát veszed el?
genoa-ask-kind-ShareCards = Melyik lapot adod át?
genoa-ask-kind-LastMessages = Kézbesítesz üzenetet?
genoa-ask-kind-AcquireBuildings = Melyik épületeket szerzed meg?
# Annak, akire nem várunk.
genoa-ask-kind-welcome = Van valami, amit mondanál?
genoa-ask-space = Melyik mező?
genoa-ask-spaces = Mely mezők?
genoa-ask-id = Melyik?
genoa-ask-revision = Ahogy most áll?
genoa-ask-to = Kitől kéred?
genoa-ask-give = Mit fizessenek azonnal?
genoa-ask-offer-give = Mit fizetsz azonnal?
genoa-ask-proceeds = Mit fizessenek az akcióból?
genoa-ask-offer-proceeds = Mit fizetsz az akcióból?
genoa-ask-take = Mit tegyen hozzá a kereskedő?
genoa-ask-scope = Mikor lehessen elfogadni?
genoa-ask-lifetime = Meddig éljen?
genoa-ask-commodity = Melyik árucikk?
genoa-ask-card = Melyik lap?
genoa-ask-order = Szerződést húzol, vagy leszállítasz?
genoa-ask-away = Mit adsz oda?
genoa-ask-good = Mit veszel el?
genoa-ask-building = Melyik épületed?
genoa-ask-tile = Melyik speciális lapka?
genoa-ask-street = Melyik utcáról?
genoa-ask-one = Mi legyen az első épülettel?
genoa-ask-other = Mi legyen a második épülettel?
genoa-ask-what = Mit állítasz be?
genoa-ask-value = Hogyan legyen?
genoa-ask-buildings = Mely épületek érdekelnek?

## Válaszok: a lehetőség szövege, és alatta a megjegyzés

genoa-choice-as-it-stands = ahogy most áll
genoa-choice-draw-contract = Szerződés húzása
genoa-choice-deliver = Leszállítás: { $card }
genoa-choice-at = { $building }: { $what }
genoa-choice-from = { $street } · { $what }
genoa-choice-no-building = nincs második épület
genoa-choice-set-stance-ask_me = Kérdezz meg minden épületről
genoa-choice-set-stance-auto_pass_all = Mindig passzolj helyettem
genoa-choice-set-messages-auto = Kézbesítsd rögtön az üzeneteimet
genoa-choice-set-messages-ask = Kézbesítés előtt kérdezz meg
genoa-choice-set-windows-auto = Az akcióim maguktól záruljanak
genoa-choice-set-windows-ask = Mindig én fejezzem be az akcióimat
genoa-choice-set-acquire-ask = Kérdezz meg az épületszerzésről
genoa-choice-set-acquire-pass = Egyelőre nem szerzek épületet
genoa-choice-set-money-show = Megmutatom a dukátjaimat mindenkinek

# Ami egy megjegyzés mellett áll, az egész válasz helyett.
genoa-brief-deliver = Teljesítés
genoa-note-does = { $does }
genoa-note-beside = mellette: { $buildings }
genoa-note-market-start = a fordulójelző továbblép
genoa-note-owner = { $who } tulajdonosként 10 dukátot kap
genoa-note-own-building = a saját épületed
genoa-note-offers = ajánlatok rá: { $count }
genoa-note-lapsing = { $count } ajánlat rá ezzel lejár
genoa-note-best = legjobb ajánlat: { $deal }
genoa-note-worth = kb. { $worth } dukátot ér
genoa-note-they-do = ő ezt kapja: { $does }
genoa-note-you-do = te ezt kapod: { $does }
genoa-note-pays-left = marad { $left } dukátod
genoa-note-last-action = ez az akciód ebben a körben
genoa-note-only-informs = csak jelzés neki, az ajánlat él tovább
genoa-note-ends-move = utána épületeket lehet szerezni
genoa-note-gone = ha senkinek sem kell, az itteni akció elvész
genoa-note-reward-large = +100 dukát és egy speciális lapka
genoa-note-reward-ducats = +{ $ducats } dukát
genoa-note-have = neked van: { $count }
genoa-note-supply = a készletben: { $count }
genoa-note-markers = marad { $left } jelződ
genoa-note-was = lekerül { $who } jelzője
genoa-note-silent = erről nem kérdezünk többet
genoa-note-nothing-more = utána már se lapka, se megrendelés
genoa-note-tells-all = mindenki látja
genoa-note-wait = várunk, amíg mindenki válaszol
genoa-note-random = meglepetés: a pakli felső lapja
genoa-note-for-trader = ezt kapja: { $who }
genoa-note-default = amíg át nem állítod
# Egy lépésfajta mellett, amelynek a részletei ezután jönnek.
genoa-note-kind-offer = egy lépésért vagy egy akcióért
genoa-note-kind-ask = szabd meg az árát
genoa-note-kind-call = és megvárod, amíg mindenki válaszol
genoa-note-kind-queue = egymás után, amíg senki sem alkudozik
genoa-note-kind-pass = ebben a körben nem kérdezünk róla többet
genoa-note-kind-except = mindig passz, kivéve az általad megnevezett épületeket
genoa-note-kind-set = miről kérdezzünk, és mi történjen magától

## Kitől mit várunk

genoa-decision-StartSpace = Te vagy a kereskedő ({ $round }. forduló). Dobj a kezdő mezőért{ $tiles ->
    [0] .
   *[other] , vagy válaszd ki Startmező lapkával.
}
genoa-decision-OnSpace = { $called ->
    [yes] { $trader } ajánlatokat vár: { $spaces }. Tegyél ajánlatot, vagy passzolj.
   *[no] A torony helye: { $space } – { $does }. { $can_use ->
        [yes] Használd, add el, vagy { $left ->
            [0] állj meg itt
           *[other] menj tovább
        }
       *[no] Nincs több akciód: add el, vagy { $left ->
            [0] állj meg itt
           *[other] menj tovább
        }
    }. Mielőtt a torony továbbindul, a többieket is megkérdezzük. { $left ->
        [0] Több lépés nincs.
       *[other] Hátralévő lépések: { $left }.
    }
}
genoa-decision-Crossroads = { $called ->
    [yes] { $trader } ajánlatokat vár: { $spaces }. Tegyél ajánlatot, vagy passzolj.
   *[no] A torony helye: { $space }. Továbbmehetsz vagy megállhatsz. Hátralévő lépések: { $left }.
}
genoa-decision-SaleWindow = { $trader } itt végzett: { $space }. Kell neked az akció ({ $does })? Tegyél ajánlatot, vagy passzolj.
genoa-decision-ForcedChoice = Ajánlatok érkeztek ({ $space }: { $does }). Add el az akciót{ $can_use ->
    [yes] , vagy használd magad.
   *[no] .
}
genoa-decision-Terms = { $order ->
    [yes] Az alku ({ $space }) egy megrendelés teljesítését kéri: melyik legyen a tieid közül?
   *[no] Az alku ({ $space }) nyitva hagyott egy árucikket: válaszd ki, { $receiver ->
        [yes] mit kapsz.
       *[no] mit fizetsz.
    }
}
genoa-decision-ActionWindow = { $done ->
    [yes] { $building }: megvan.
   *[no] Az akciód ({ $building }): { $does }.
}
genoa-decision-Swap = Ezt adod oda: { $away }. Válaszd ki, mit veszel el érte a készletből.
genoa-decision-Reward = A nagy megrendelés leszállítva. Válassz egy speciális lapkát{ $promised ->
    [yes] {" "}(az alku szerint kapja: { $trader }).
   *[no] .
}
genoa-decision-ShareCards = Az alku szerint { $trader } kap a húzott lapjaidból ({ $left } lapot). Melyik legyen az?
genoa-decision-LastMessages = Véget ér a kör: kézbesítsd, amit lehet, vagy tartsd meg az üzeneteidet.
genoa-decision-AcquireBuildings = Épületeket szerezhetsz egy korongos utca mellett: { $streets }. { $stock ->
    [0] Nincs jelződ.
   *[other] { $stock } jelződ van.
}

genoa-window-besides = { $done ->
    [yes] Még
   *[no] Előtte vagy utána
} { $tiles ->
    [yes] { $order ->
        [yes] lapkát is kijátszhatsz, és egy megrendelést teljesíthetsz.
       *[no] lapkát is kijátszhatsz.
    }
   *[no] egy megrendelést is teljesíthetsz.
}
genoa-window-owed = { $who } ezt kapja belőle: { $lines }.
genoa-window-bound = Az alku szerint ezt teljesíted: { $card }.
genoa-panel-offers = Ajánlatok, elöl a legjobb:
genoa-panel-further = További ajánlatok:
genoa-panel-no-offers = Még nincs ajánlat.
genoa-panel-your-asks = Ezt kérted:
genoa-panel-your-offers = Az ajánlataid:
genoa-panel-asked-of-you = { $who } kéri:
genoa-panel-more = … és még { $count }
genoa-panel-passed = Ezekre passzoltál: { $spaces }.

# Hány ajánlat és kérés él.
genoa-book = { $asks ->
    [0] { $offers ->
        [0] Még nincs ajánlat.
       *[other] { $offers } ajánlat él.
    }
   *[other] { $offers ->
        [0] { $asks } kérés él.
       *[other] { $offers } ajánlat és { $asks } kérés él.
    }
}
genoa-waiting-over = Vége a játéknak.
genoa-waiting-StartSpace = { $who } a kereskedő ({ $round }. forduló), és dob a kezdő mezőért.
genoa-waiting-OnSpace = { $called ->
    [yes] { $trader } ajánlatokat vár ({ $spaces }). Még nem válaszolt: { $who }.
   *[no] { $who } vezeti a tornyot, most itt: { $space } – { $does }. Az akció még szabad. { $book }
}
genoa-waiting-Crossroads = { $called ->
    [yes] { $trader } ajánlatokat vár ({ $spaces }). Még nem válaszolt: { $who }.
   *[no] { $who } vezeti a tornyot, most itt: { $space }. { $book }
}
genoa-waiting-SaleWindow = { $trader } itt végzett: { $space }. Kinek kell az akció? Még nem válaszolt: { $who }.
genoa-waiting-ForcedChoice = { $who } dönt ({ $space }): eladja az akciót, vagy maga használja.
genoa-waiting-Terms = { $who } eldönti, amit az alku nyitva hagyott ({ $space }).
genoa-waiting-ActionWindow = { $who } akciója: { $space }.
genoa-waiting-Swap = { $who } cserél egy 1:1 kereskedés lapkával.
genoa-waiting-Reward = { $who } speciális lapkát választ egy nagy megrendelésért.
genoa-waiting-ShareCards = { $who } kiválasztja az átadandó húzott lapot (kapja: { $trader }).
genoa-waiting-LastMessages = Véget ér a kör; üzenetet még kézbesíthet: { $who }.
genoa-waiting-AcquireBuildings = { $who } épületeket szerezhet.

## Elutasítások: mi a baj, és mi lenne a jó

genoa-refusal-roll-first = A toronynak előbb kezdő mező kell: dobj, vagy használj Startmező lapkát.
genoa-refusal-no-such-space = Nincs ilyen mező: { $space }. Épületet, a Piacot vagy egy utcát adj meg, például 3-2.
genoa-refusal-trader-only = A tornyot csak a kereskedő vezeti. Te ajánlatot tehetsz.
genoa-refusal-not-adjacent = Oda egy lépéssel nem ér el a torony: { $space }. Szomszédos mezőre léphet, átlósan soha.
genoa-refusal-already-visited = Ott már járt a torony ebben a körben: { $space }. Új mezőt válassz.
genoa-refusal-no-moves-left = A torony mind a négy lépését megtette.
genoa-refusal-queue-broken = Itt megszakad az útvonal: { $space }. Legalább két mezőt adj meg, mindegyik az előző szomszédja legyen, és egyik se kétszer.
genoa-refusal-settle-the-building-first = Előbb dőljön el, kié az itteni akció: { $space }. Használd, add el, vagy várd meg a válaszokat.
genoa-refusal-must-sell-or-use = Ajánlatok érkeztek ({ $space }): fogadj el egyet, vagy használd magad az akciót.
genoa-refusal-no-action-here = Itt nincs akció: { $space }.
genoa-refusal-action-used = Az itteni akció ebben a körben már elkelt: { $space }.
genoa-refusal-no-capacity = Ebben a körben már volt akciód. Még egyhez Extra akció lapka kell.
genoa-refusal-no-bargaining-now = Most nincs alkudozás. Várd meg, amíg a torony elindul.
genoa-refusal-trader-makes-asks = Te vagy a kereskedő: ajánlat helyett kérj valamit.
genoa-refusal-only-the-trader-asks = Kérni csak a kereskedő tud. Tegyél inkább ajánlatot.
genoa-refusal-out-of-reach = Oda ebben a körben már nem juthat el a torony: { $space }. Olyan mezőt válassz, amit még elérhet.
genoa-refusal-wrong-scope = Ez ide nem illik: { $space } ({ $scope }). Hagyd nyitva, mikor lehet elfogadni.
genoa-refusal-buyer-without-capacity = Erre nincs akciód ebben a körben: { $space }. Utcára és a Piacra még tehetsz ajánlatot.
genoa-refusal-ask-elsewhere = Erre most nem kérhetsz semmit: { $space }. Csak a nyitott épületre, vagy ha az rendben van, a következő lépésre.
genoa-refusal-no-such-player = Az asztal egy másik játékosát nevezd meg, vagy senkit, ha mindenkitől kéred.
genoa-refusal-nobody-can-accept = Akitől kéred, annak erre már nincs akciója: { $space }.
genoa-refusal-unknown-line = Ez itt nem állhat: { $line }. Dukát, árucikk, lapka, tulajdonjelző és a saját lapjaid igen.
genoa-refusal-odd-sum = A dukát ötösével jár, legalább 5: { $line }.
genoa-refusal-too-many-lines = Ez túl sok egy ajánlatba: oldalanként legfeljebb tízféle dolog lehet.
genoa-refusal-empty-offer = Valamit fizetni kell, azonnal vagy az akcióból.
genoa-refusal-two-players-need-a-good = Két játékosnál a dukát egymagában kevés: legalább egy áru is kell.
genoa-refusal-you-lack = Ebből nincs elég neked: { $line }.
genoa-refusal-you-lack-ducats = Ennyi dukátod nincs: { $ducats }.
genoa-refusal-other-lacks = Ebből nincs elég a kereskedőnek: { $line }.
genoa-refusal-other-lacks-ducats = A kereskedőnek nincs ennyi dukátja.
genoa-refusal-card-not-in-hand = Ez a lap nincs nálad, vagy nem kétszer: { $card }.
genoa-refusal-not-certain = Nem biztos, hogy ezt meghozza az akció: { $line }. Csak olyat ígérj, amit biztosan ad.
genoa-refusal-order-not-bound = Ha egy megrendelés jutalmából fizetnél, nevezd meg a megrendelést és azt is, mennyi jár belőle.
genoa-refusal-order-cannot-be-bound = Ezt a megrendelést az akkor meglévő árukból nem lehetne ebben az akcióban teljesíteni.
genoa-refusal-offer-unchanged = Pontosan ez az, ami most is áll.
genoa-refusal-too-many-offers = Egyszerre legfeljebb nyolc lehet. Előbb vonj vissza egyet.
genoa-refusal-only-improve = A kereskedő indulni készül: az ide szóló ajánlatod most már csak jobb lehet.
genoa-refusal-withdrew-in-window = Erről az épületről visszaléptél. Ha a kereskedő döntött, újra tehetsz rá ajánlatot.
genoa-refusal-locked = A kereskedő most választ: az ide szóló ajánlatokon már nem lehet változtatni.
genoa-refusal-no-such-offer = Ilyen számú ajánlat már nincs: { $id }.
genoa-refusal-revision-changed = Ez közben megváltozott ({ $id }. számú). Nézd meg újra.
genoa-refusal-suspended = Ez most szünetel ({ $id }. számú): amit ígér, pillanatnyilag nincs meg.
genoa-refusal-not-acceptable-now = A torony mostani helyéről ez nem fogadható el ({ $id }. számú).
genoa-refusal-not-for-you = Ez nem neked szól ({ $id }. számú).
genoa-refusal-cannot-pay-that = Ehhez { $ducats } dukátot kellene hozzáadnod, és nincs ennyid.
genoa-refusal-not-yours = Ez nem a te ajánlatod ({ $id }. számú), nem vonhatod vissza.
genoa-refusal-already-rejected = Erre már nemet mondtál ({ $id }. számú).
genoa-refusal-nothing-to-pass-on = Erre most nincs mit passzolni: { $space }.
genoa-refusal-already-passed = Erre már passzoltál: { $space }.
genoa-refusal-answer-first = Most erről kérdezünk: { $space }. Előbb erre felelj: tegyél ajánlatot, vagy passzolj.
genoa-refusal-not-passed = Erre nem passzoltál: { $space }.
genoa-refusal-no-call-now = Már kérsz ajánlatokat.
genoa-refusal-call-elsewhere = Erre most nem kérhetsz ajánlatot: { $space }. Olyan mezőket adj meg, amelyek a következő lépéssel elérhetők, mindegyiket egyszer.
genoa-refusal-nobody-to-call = Nincs már, aki válaszolhatna.
genoa-refusal-nothing-to-cancel = Nincs mit visszavonni.
genoa-refusal-unknown-setting = Nincs ilyen beállítás: { $what } – { $value }.
genoa-refusal-setting-unchanged = Ez most is így van: { $what }.
genoa-refusal-money-is-open = A dukátjaidat már mindenki látja, nincs mit megmutatni.
genoa-refusal-not-a-building = Ez nem épület: { $space }.
genoa-refusal-settle-the-deal-first = Előbb döntsd el, amit az alku nyitva hagyott.
genoa-refusal-not-among-the-tiles = Ez nem választható: { $commodity }. Az ott lévő lapkák közül válassz.
genoa-refusal-order-does-not-fit = Ez a megrendelés nem illik az alkuhoz: { $card }.
genoa-refusal-not-in-this-action = Ez nem tartozik ahhoz, ami most történik.
genoa-refusal-effect-done = Az épület már megadta, amit ad. Játssz ki lapkát, vagy fejezd be az akciót.
genoa-refusal-effect-first = Előbb hajtsd végre magát az akciót, aztán fejezd be.
genoa-refusal-bound-order-first = Előbb teljesítsd a megrendelést, amit az alku kér.
genoa-refusal-only-the-bound-order = Itt az alku a saját megrendelését kéri, másikat nem.
genoa-refusal-only-villas-take-large-orders = Nagy megrendelést villába lehet szállítani, ide nem: { $building }.
genoa-refusal-order-not-in-hand = Nincs nálad ez a megrendelés: { $card }.
genoa-refusal-order-for-elsewhere = Ez máshová szól ({ $building }): { $card }.
genoa-refusal-order-needs = Ehhez még hiányzik: { $commodity } ({ $card }).
genoa-refusal-one-order = Akciónként csak egy megrendelést lehet teljesíteni.
genoa-refusal-no-such-tile = Ilyen lapkád nincs: { $tile }.
genoa-refusal-not-in-supply = Ebből már nincs a készletben: { $good }.
genoa-refusal-not-your-good = Ezt nem tudod odaadni, mert nincs nálad: { $good }.
genoa-refusal-same-good = Mást vegyél el, mint amit adsz: { $good }.
genoa-refusal-not-your-building = Itt nincs jelződ: { $building }.
genoa-refusal-spoils-the-deal = Így nem lehetne betartani az alkut.
genoa-refusal-trade-first = Előbb válaszd ki, mit veszel el az 1:1 kereskedés lapkával.
genoa-refusal-reward-first = Előbb válaszd ki a nagy megrendelésért járó speciális lapkát.
genoa-refusal-tile-gone = Ebből már nincs több: { $tile }. Válassz másikat.
genoa-refusal-hand-over-first = Előbb add át a lapot, amit az alku ígért.
genoa-refusal-not-just-drawn = Ez nincs a most húzott lapok közt: { $card }.
genoa-refusal-message-not-in-hand = Nincs nálad ez az üzenet: { $card }.
genoa-refusal-message-not-yet = Ebben a körben a torony nem járt mindkét épületnél: { $card }.
genoa-refusal-message-spoken-for = Most nem kézbesíthető: olyan ajánlat része, amelyről a kereskedő épp dönt, vagy annak, amit épp teszel: { $card }.
genoa-refusal-messages-first = Véget ér a kör: kézbesíts egy üzenetet, vagy jelezd, hogy nincs több.
genoa-refusal-acquire-first = Most az épületek szerzése jön: válassz utcát, vagy jelezd, hogy nem szerzel.
genoa-refusal-no-disc-there = Ott nincs korong: { $street }.
genoa-refusal-one-building-there = Ott csak egy épület áll: { $street }.
genoa-refusal-two-buildings-there = Ott két épület áll: { $street }. Mondd meg, melyikkel mi legyen.
genoa-refusal-nothing-acquired = Ez semmin sem változtat. Tegyél vagy vegyél le jelzőt, vagy jelezd, hogy nem szerzel.
genoa-refusal-building-taken = Ott másnak a jelzője van: { $building }. Előbb távolítsd el.
genoa-refusal-building-empty = Ott nincs jelző: { $building }. Szerezd meg, vagy hagyd úgy.
genoa-refusal-own-marker = Ott már a te jelződ van: { $building }.
genoa-refusal-too-few-markers = Ehhez { $markers } jelző kell a talonodból; kevesebb van.

## Parancsok

genoa-command-group = genova
genoa-command = Genova: vezesd a tornyot, és alkudj meg mindenre
genoa-command-roll = dob
genoa-command-roll-description = Dobj a kezdő mezőért
genoa-command-move = toronylépés
genoa-command-move-description = Lépj a toronnyal egy szomszédos mezőre
genoa-command-queue = útvonal
genoa-command-queue-description = Tervezd meg a torony több lépését
genoa-command-use = használ
genoa-command-use-description = Használd magad az épület akcióját
genoa-command-stop = megáll
genoa-command-stop-description = A torony ebben a körben nem megy tovább
genoa-command-accept = elfogad
genoa-command-accept-description = Fogadj el egy ajánlatot vagy a kereskedő kérését
genoa-command-reject = elutasít
genoa-command-reject-description = Mondj nemet; ez csak jelzés annak, akié
genoa-command-ask = kér
genoa-command-ask-description = Kereskedőként mondj árat egy mezőért
genoa-command-call = ajánlatkérés
genoa-command-call-description = Kereskedőként kérj mindenkitől ajánlatot vagy passzt
genoa-command-cancel = mégsem
genoa-command-cancel-description = Vond vissza, amire készültél, vagy zárd le az ajánlatkérést
genoa-command-offer = ajánl
genoa-command-offer-description = Ajánlj valamit a kereskedőnek egy mezőért
genoa-command-withdraw = visszavon
genoa-command-withdraw-description = Vond vissza egy ajánlatodat vagy kérésedet
genoa-command-pass = passz
genoa-command-pass-description = Passzolj egy mezőre vagy az egész körre
genoa-command-perform = végrehajt
genoa-command-perform-description = Hajtsd végre az épület akcióját
genoa-command-fulfil = teljesít
genoa-command-fulfil-description = Teljesíts egy kis megrendelést ebben az akcióban
genoa-command-tile = lapka
genoa-command-tile-description = Játssz ki egy speciális lapkát, vagy vedd el a nagy megrendelését
genoa-command-end = befejez
genoa-command-end-description = Fejezd be az akciódat
genoa-command-deliver = kézbesít
genoa-command-deliver-description = Kézbesíts egy üzenetet
genoa-command-build = megszerez
genoa-command-build-description = Tegyél jelzőket egy utca melletti épületekre
genoa-command-option-space = mező
genoa-command-option-space-description = Épület, a Piac vagy egy utca, például 3-2
genoa-command-option-spaces = mezők
genoa-command-option-spaces-description = A mezők egymás után
genoa-command-option-id = szám
genoa-command-option-id-description = Melyik ajánlat
genoa-command-option-to = kitől
genoa-command-option-to-description = Akitől kéred; hagyd el, ha mindenkitől
genoa-command-option-give = azonnal
genoa-command-option-give-description = Az azonnali fizetség, például 25 dukát + ezüst
genoa-command-option-proceeds = hozadék
genoa-command-option-proceeds-description = Amit a vevő az akcióból fizet
genoa-command-option-take = cserébe
genoa-command-option-take-description = Amit a kereskedő hozzáad
genoa-command-option-scope = mikor
genoa-command-option-scope-description = A torony érkezése előtt, utána, vagy mindkettő
genoa-command-option-lifetime = meddig
genoa-command-option-lifetime-description = Az egész körre, vagy a következő lépésig
genoa-command-option-card = lap
genoa-command-option-card-description = A lap a kezedből
genoa-command-option-order = megrendelés
genoa-command-option-order-description = A leszállított nagy megrendelés; hagyd el az épület saját akciójához
genoa-command-option-tile = lapka
genoa-command-option-tile-description = A speciális lapka
genoa-command-option-street = utca
genoa-command-option-street-description = Az utca, amelyen korong van
genoa-command-option-one = egyik
genoa-command-option-one-description = Mi legyen az első épülettel
genoa-command-option-other = másik
genoa-command-option-other-description = Mi legyen a második épülettel
genoa-command-option-value = érték
genoa-command-option-value-description = Hogyan legyen
genoa-command-option-buildings = épületek
genoa-command-option-buildings-description = Az épületek, amelyekről kérdezzünk

## Ajánlat írása: példák az űrlapon, és más szavak, amelyeket értünk (vonalak között)

genoa-hint-space = Villa Ricci, Kikötő, 3-2
genoa-hint-give = 25 dukát + ezüst, 2 jelző
genoa-hint-take = 10 dukát, bors (vagy semmi)
genoa-hint-proceeds = bors, húzott lap (vagy semmi)
genoa-hint-lifetime = kör vagy lépés
genoa-hint-to = egy név; üresen mindenki
genoa-hint-spaces = 3-2, Park, Villa Colini
genoa-hint-what = épületek, üzenetek, az akcióim, szerzés, a dukátjaim
genoa-hint-value = kérdezz, mindig passzolj helyettem, magától, mindig kérdezz, passz, megmutat
genoa-hint-buildings = Katedrális, Céhház
genoa-alias-and = és | meg | aztán
genoa-numbers = 1 egy | 2 két kettő | 3 három | 4 négy | 5 öt | 6 hat | 7 hét | 8 nyolc | 9 kilenc | 10 tíz tizen | 20 húsz huszon | 30 harminc | 40 negyven | 50 ötven | 60 hatvan | 70 hetven | 80 nyolcvan | 90 kilencven | 100 száz
genoa-alias-ducats = dukát | dukátot | dukáttal | d | arany
genoa-alias-ale = sört
genoa-alias-wine = bort
genoa-alias-silver = ezüstöt
genoa-alias-copper = rezet
genoa-alias-linen = vásznat
genoa-alias-silk = selymet
genoa-alias-pepper = borsot
genoa-alias-saffron = sáfrányt
genoa-alias-starting_space = startmező
genoa-alias-trade_1_1 = 1:1 kereskedés | 1:1 | kereskedés
genoa-alias-commodity_of_choice = választható árucikk
genoa-alias-building_action = épület akció | épületakció
genoa-alias-extra_action = extra akció
genoa-alias-marker = jelző | jelzőt | tulajdonjelzőt
genoa-alias-any-payer = bármilyen árucikk | bármi | akármilyen árucikk | tetszőleges árucikk
genoa-alias-any-receiver = bármilyen árucikk amit választasz | te választasz | a kapó fél választ
genoa-alias-contract = szerződést
genoa-alias-message = üzenetet
genoa-alias-large_order = nagy megrendelést | nagymegrendelés
genoa-alias-small_order = kis megrendelést | kismegrendelés
genoa-alias-drawn = húzott lapot | húzott kártya | lap | egy lap | kártya
genoa-alias-order-tile = speciális lapka | jutalomlapka | lapka
genoa-alias-blind = takarva | takart | rejtve | rejtett
genoa-alias-trader = a kereskedő látja | a kereskedőnek mutatva | a kereskedőnek
genoa-alias-public = nyíltan | nyílt
genoa-alias-random = véletlen | egy véletlen | véletlenszerű
genoa-alias-bind = teljesítve | teljesítem | egy teljesített
genoa-alias-order = a jutalomból | a megrendelésből | jutalomból
genoa-alias-turn = kör | egész kör | az egész kör
genoa-alias-step = lépés | következő lépés | lépésig
genoa-alias-all = mindenki | mindenkitől | bárki | bárkitől | senki
genoa-alias-stance = épületek | kérdések
genoa-alias-acquire = szerzés
genoa-alias-money = dukátok | pénz | dukátjaim
genoa-alias-windows = akciók | akcióim
genoa-alias-messages = üzenet
