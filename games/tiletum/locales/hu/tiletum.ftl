### Tiletum. Azonosítók: `tiletum-<mező>-<érték>`, vagy ha minden mezőben ugyanaz a neve, `tiletum-<érték>`.
### AP: akciópont, GYP: győzelmi pont.

tiletum-teaser = Reneszánsz kereskedők: egy kocka vagy sok nyersanyagot ad, vagy sok akciópontot. Járd Európa vásárait, építs katedrálist, töltsd meg a házaidat, keresd a király kegyét!
tiletum-about = Európa a reneszánsz idején: tehetős tiletumi kereskedők vagytok. A kereskedőtök városról városra jár és házakat nyit, az építészetek oszlopokat emel a nagy katedrálisoknál, otthon pedig jegyzők, udvarmesterek, építőmesterek, kalmárok és udvaroncok költöznek az épületeitekbe. Gyapjúval és vassal szerződéseket teljesítetek, kővel a katedrálisokhoz járultok hozzá, élelemmel nemesi családok címereit szerzitek meg. Körönként egyszer a király számba veszi, ki áll a kegyében, és egy város vásárt tart: akinek ott háza vagy kereskedője van, annak pontot ér, amit a vásár éppen jutalmaz. Négy kör, mindegyikben három kocka: tizenkét forduló, és mindegyik számít.
tiletum-turn = Vegyél el egy kockát az akciókerékről: a száma mondja meg, hány nyersanyagot kapsz a színéből, az akció pedig, ahol fekszik, 7 mínusz ennyi akciópontot (AP) ad. A hatos tehát gazdaggá tesz, az egyes szorgossá. 2 aranyért eggyel elfordíthatod a kockát. Utána költsd el az akciópontokat:
    • járj és építs a térképen,
    • vegyél fel és költöztess be karaktereket,
    • köss szerződést, vagy
    • lépj előre a királysávon.
    A fordulódban bármikor elvégezhetsz feladatokat is: vásárlás, szerződés teljesítése, címer lehelyezése, hozzájárulás katedrálishoz, segítő használata.
    Az az épület, amelynek minden szobája tele van, és címere is van, végleg erősebbé teszi az akcióját. Vigyázz a raktárra: négy lapka fér bele, és onnan semmit sem lehet kidobni. Négy kör után a legtöbb GYP nyer.
tiletum-reconstructed = A szabálykönyvet szó szerint ismerjük, az előkészületek néhány elveszett lépését kivéve, amelyeket több nyilvános összefoglaló egyformán mond el; a képeit viszont nem, és ahol csak a kép árulna el valamit, azt kikövetkeztettük. Biztos a 23 város és a 6 útmező, a vásárlapkák, az összes szerződés ára és jutalma (három szerződésnél a vas és a gyapjú aránya kivételével), a segítők és a karakterbónuszok fajtái, a címermezők, a kezdőkészlet és a végső pontozás. A mi munkánk a városok közti legtöbb út, hogy melyik városban milyen házmező, házbónusz és bónuszlapka van, a királysáv értékeinek fele, a szerződésmezők és a négy vásárból három alapértéke, a legtöbb építésköltség- és katedrálislapka ára és pontja, a nyolc városlapkából hat, a szerződéskínálat helyeinek ára, négy címer rajza, továbbá hogy melyik lapkából hány van és hány játékosnál, és hogy melyik karakternek mi a bónusza. Mindez összhangban van a szabálykönyv minden darabszámával és példájával; a játék tehát ugyanaz, de ne várd, hogy minden lapka megegyezzen a dobozodban lévővel.

## A hat akció

tiletum-architect = Építész
tiletum-merchant = Kereskedő
tiletum-character = Karakter
tiletum-contract = Szerződés
tiletum-king = Király
tiletum-joker = Dzsóker

tiletum-piece-architect = építész
tiletum-piece-merchant = kereskedő

## Nyersanyagok

tiletum-many-resources = { $count } { $name }
tiletum-many-choice = { $count } { $name }
tiletum-many-get = { $count } { $name }
tiletum-gold = arany
tiletum-food = élelem
tiletum-wool = gyapjú
tiletum-stone = kő
tiletum-iron = vas

## Kockák, ahogy fekszenek

tiletum-yellow1 = sárga 1-es
tiletum-pink1 = rózsaszín 1-es
tiletum-light_grey1 = világosszürke 1-es
tiletum-dark_grey1 = sötétszürke 1-es
tiletum-blue1 = kék 1-es
tiletum-yellow2 = sárga 2-es
tiletum-pink2 = rózsaszín 2-es
tiletum-light_grey2 = világosszürke 2-es
tiletum-dark_grey2 = sötétszürke 2-es
tiletum-blue2 = kék 2-es
tiletum-yellow3 = sárga 3-as
tiletum-pink3 = rózsaszín 3-as
tiletum-light_grey3 = világosszürke 3-as
tiletum-dark_grey3 = sötétszürke 3-as
tiletum-blue3 = kék 3-as
tiletum-yellow4 = sárga 4-es
tiletum-pink4 = rózsaszín 4-es
tiletum-light_grey4 = világosszürke 4-es
tiletum-dark_grey4 = sötétszürke 4-es
tiletum-blue4 = kék 4-es
tiletum-yellow5 = sárga 5-ös
tiletum-pink5 = rózsaszín 5-ös
tiletum-light_grey5 = világosszürke 5-ös
tiletum-dark_grey5 = sötétszürke 5-ös
tiletum-blue5 = kék 5-ös
tiletum-yellow6 = sárga 6-os
tiletum-pink6 = rózsaszín 6-os
tiletum-light_grey6 = világosszürke 6-os
tiletum-dark_grey6 = sötétszürke 6-os
tiletum-blue6 = kék 6-os

## A térkép

tiletum-london = London
tiletum-london_brugge = London–Brugge út
tiletum-brugge = Brugge
tiletum-antwerpen = Antwerpen
tiletum-antwerpen_hamburg = Antwerpen–Hamburg út
tiletum-hamburg = Hamburg
tiletum-tiletum = Tiletum
tiletum-koeln = Köln
tiletum-leipzig = Lipcse
tiletum-paris = Párizs
tiletum-troyes = Troyes
tiletum-strasbourg = Strasbourg
tiletum-frankfurt = Frankfurt
tiletum-nuernberg = Nürnberg
tiletum-praha = Prága
tiletum-paris_bordeaux = Párizs–Bordeaux út
tiletum-bordeaux = Bordeaux
tiletum-strasbourg_milano = Strasbourg–Milánó út
tiletum-nuernberg_verona = Nürnberg–Verona út
tiletum-wien = Bécs
tiletum-lyon = Lyon
tiletum-milano = Milánó
tiletum-verona = Verona
tiletum-venezia = Velence
tiletum-toulouse = Toulouse
tiletum-arles = Arles
tiletum-arles_genova = Arles–Genova út
tiletum-genova = Genova
tiletum-firenze = Firenze

## Építésköltség-lapkák

tiletum-cost_2_2 = 2 kő → 2 GYP
tiletum-cost_3_4 = 3 kő → 4 GYP
tiletum-cost_4_6 = 4 kő → 6 GYP
tiletum-cost_5_9 = 5 kő → 9 GYP
tiletum-cost_6_12 = 6 kő → 12 GYP
tiletum-unavailable_cathedral = elérhetetlen katedrális

## Vásárok

tiletum-fair_house_pillar_set = Ház–oszlop készletek vására
tiletum-fair_king_track = Királysáv vására
tiletum-fair_house = Házak vására
tiletum-fair_contract_crest_set = Szerződés–címer készletek vására
tiletum-fair_contract = Szerződések vására
tiletum-fair_contract_cathedral_set = Szerződés–katedrális készletek vására
tiletum-fair_crest = Címerek vására
tiletum-fair_pillar = Oszlopok vására
tiletum-fair_upper_floor_character = Felső emeletek vására
tiletum-fair_full_building = Tele épületek vására
tiletum-fair_cathedral = Katedrálisok vására

## Szerződések

tiletum-contract_same_1 = szerződés (1 bármilyen nyersanyag → 1 GYP)
tiletum-contract_same_3 = szerződés (3 egyforma → 3 GYP)
tiletum-contract_same_5 = szerződés (5 egyforma → 6 GYP)
tiletum-contract_same_7 = szerződés (7 egyforma → 10 GYP)
tiletum-contract_same_8 = szerződés (8 egyforma → 13 GYP)
tiletum-contract_iron_2 = szerződés (2 vas → 2 GYP)
tiletum-contract_iron_3 = szerződés (3 vas → 4 GYP)
tiletum-contract_iron_9 = szerződés (9 vas → 17 GYP)
tiletum-contract_iron_5_king = szerződés (5 vas → 7 GYP, királysáv: 1 lépés)
tiletum-contract_iron_7_king = szerződés (7 vas → 11 GYP, királysáv: 1 lépés)
tiletum-contract_wool_2 = szerződés (2 gyapjú → 2 GYP)
tiletum-contract_wool_3 = szerződés (3 gyapjú → 4 GYP)
tiletum-contract_wool_9 = szerződés (9 gyapjú → 17 GYP)
tiletum-contract_wool_5_merchant = szerződés (5 gyapjú → 7 GYP, kereskedő: 1 lépés)
tiletum-contract_wool_7_merchant = szerződés (7 gyapjú → 11 GYP, kereskedő: 1 lépés)
tiletum-contract_same_2_iron_2 = szerződés (2 egyforma + 2 vas → 5 GYP)
tiletum-contract_same_3_iron_3 = szerződés (3 egyforma + 3 vas → 8 GYP)
tiletum-contract_same_2_wool_2 = szerződés (2 egyforma + 2 gyapjú → 5 GYP)
tiletum-contract_same_3_wool_3 = szerződés (3 egyforma + 3 gyapjú → 8 GYP)
tiletum-contract_mixed_2 = szerződés (1 vas + 1 gyapjú → 2 GYP)
tiletum-contract_mixed_6 = szerződés (2 vas + 2 gyapjú → 6 GYP)
tiletum-contract_mixed_12 = szerződés (3 vas + 4 gyapjú → 12 GYP)
tiletum-contract_mixed_3_3_character = szerződés (3 vas + 3 gyapjú → 9 GYP, Karakter 1 AP)
tiletum-contract_mixed_5_5_character = szerződés (5 vas + 5 gyapjú → 16 GYP, Karakter 1 AP)

## Címerek

tiletum-crest_fleur_de_lis = liliomos címer
tiletum-crest_lion = oroszlános címer
tiletum-crest_eagle = sasos címer
tiletum-crest_cross = keresztes címer
tiletum-crest_balls = golyós címer
tiletum-crest_lozenges = rombuszos címer

## Segítők

tiletum-helper_joker_1 = segítő (bármelyik akció, 1 AP)
tiletum-helper_merchant_2 = segítő (Kereskedő, 2 AP)
tiletum-helper_merchant_3 = segítő (Kereskedő, 3 AP)
tiletum-helper_character_2 = segítő (Karakter, 2 AP)
tiletum-helper_character_3 = segítő (Karakter, 3 AP)
tiletum-helper_contract_2 = segítő (Szerződés, 2 AP)
tiletum-helper_contract_3 = segítő (Szerződés, 3 AP)
tiletum-helper_architect_2 = segítő (Építész, 2 AP)
tiletum-helper_architect_3 = segítő (Építész, 3 AP)
tiletum-helper_king_2 = segítő (Király, 2 AP)
tiletum-helper_king_3 = segítő (Király, 3 AP)
tiletum-helper_plus_ap_1 = segítő (+1 AP)
tiletum-helper_plus_ap_2 = segítő (+2 AP)
tiletum-helper_plus_ap_3 = segítő (+3 AP)
tiletum-helper_change_colour = segítő (más nyersanyag a kockáért)
tiletum-helper_gold_4 = segítő (4 arany)
tiletum-helper_vp_4 = segítő (4 GYP)
tiletum-helper_gold_2_vp_2 = segítő (2 arany + 2 GYP)
tiletum-helper_any_2 = segítő (2 bármilyen nyersanyag)
tiletum-helper_any_3 = segítő (3 bármilyen nyersanyag)
tiletum-helper_four_resources = segítő (vas, gyapjú, kő, élelem)
tiletum-helper_activate_building = segítő (épület aktiválása)

## Karakterek: öt típus, az erősített akciójuk szerint, és a negyvenöt lapka (az egyformák számozva)

tiletum-type-architect = építőmester (építész)
tiletum-type-merchant = kalmár (kereskedő)
tiletum-type-character = udvarmester (karakter)
tiletum-type-contract = jegyző (szerződés)
tiletum-type-king = udvaronc (király)

tiletum-character_contract_1 = jegyző (1 nyersanyag + Szerződés, 1 AP)
tiletum-character_contract_2 = jegyző (1 nyersanyag + Szerződés, 2 AP)
tiletum-character_contract_3 = jegyző (2 gyapjú)
tiletum-character_contract_4 = jegyző (1 vas)
tiletum-character_contract_5 = jegyző (1 arany + 1 gyapjú)
tiletum-character_contract_6 = jegyző (Szerződés, 3 AP)
tiletum-character_contract_7 = jegyző (1 arany + 1 vas)
tiletum-character_contract_8 = jegyző (2 vas)
tiletum-character_contract_9 = jegyző (1 nyersanyag + Szerződés, 1 AP) II
tiletum-character_character_1 = udvarmester (Karakter, 1 AP)
tiletum-character_character_2 = udvarmester (Karakter, 2 AP)
tiletum-character_character_3 = udvarmester (építész és kereskedő lép)
tiletum-character_character_4 = udvarmester (1 élelem)
tiletum-character_character_5 = udvarmester (2 arany)
tiletum-character_character_6 = udvarmester (2 élelem)
tiletum-character_character_7 = udvarmester (Karakter, 1 AP) II
tiletum-character_character_8 = udvarmester (3 arany)
tiletum-character_character_9 = udvarmester (építész és kereskedő lép) II
tiletum-character_king_1 = udvaronc (Király, 1 AP)
tiletum-character_king_2 = udvaronc (Király, 2 AP)
tiletum-character_king_3 = udvaronc (2 GYP)
tiletum-character_king_4 = udvaronc (3 GYP)
tiletum-character_king_5 = udvaronc (2 arany)
tiletum-character_king_6 = udvaronc (Király, 1 AP) II
tiletum-character_king_7 = udvaronc (2 GYP) II
tiletum-character_king_8 = udvaronc (Király, 2 AP) II
tiletum-character_king_9 = udvaronc (3 arany)
tiletum-character_merchant_1 = kalmár (kereskedő 1 lépés)
tiletum-character_merchant_2 = kalmár (kereskedő 2 lépés)
tiletum-character_merchant_3 = kalmár (ház a kereskedőnél)
tiletum-character_merchant_4 = kalmár (3 arany)
tiletum-character_merchant_5 = kalmár (kereskedő 1 lépés + ház)
tiletum-character_merchant_6 = kalmár (kereskedő 1 lépés) II
tiletum-character_merchant_7 = kalmár (1 élelem)
tiletum-character_merchant_8 = kalmár (kereskedő 2 lépés) II
tiletum-character_merchant_9 = kalmár (2 arany)
tiletum-character_architect_1 = építőmester (építész 1 lépés)
tiletum-character_architect_2 = építőmester (építész 2 lépés)
tiletum-character_architect_3 = építőmester (oszlop az építésznél)
tiletum-character_architect_4 = építőmester (1 kő)
tiletum-character_architect_5 = építőmester (építész 1 lépés + oszlop)
tiletum-character_architect_6 = építőmester (építész 1 lépés) II
tiletum-character_architect_7 = építőmester (2 kő)
tiletum-character_architect_8 = építőmester (építész 2 lépés) II
tiletum-character_architect_9 = építőmester (2 kő) II

## Szobák

tiletum-b1f1 = 1. épület, 1. emelet
tiletum-b1f2 = 1. épület, 2. emelet
tiletum-b1f3 = 1. épület, 3. emelet
tiletum-b2f1 = 2. épület, 1. emelet
tiletum-b2f2 = 2. épület, 2. emelet
tiletum-b3f1 = 3. épület, 1. emelet
tiletum-b3f2 = 3. épület, 2. emelet
tiletum-b4f1 = 4. épület, 1. emelet
tiletum-b5f1 = 5. épület, 1. emelet

## A lépések és események szavai

tiletum-tile-take = elveszem a lapkát
tiletum-tile-leave = a lapka marad
tiletum-tile-pause = most csak a lapka
tiletum-tile-discard = a lapka eldobása
tiletum-doing-walk = csak odamegy
tiletum-doing-tile = lapka
tiletum-doing-pillar = oszlop
tiletum-doing-house = ház
tiletum-doing-both = lapka és építés
tiletum-character-all = minden bónusz
tiletum-what-action = az akció
tiletum-what-turn = a forduló
tiletum-what-house = egy ház
tiletum-what-pillar = egy oszlop
tiletum-what-activate = egy épület aktiválása
tiletum-what-steps = lépések

## A bónuszlapkák helyei (az akcióké és a városoké a nevükön szerepel)

tiletum-king_track = Királysáv
tiletum-contracts = Szerződéskínálat
tiletum-characters = Karakterkínálat

## Honnan jön valami (a lapkák, városok és vásárok a nevükön szerepelnek)

tiletum-source-die = kocka
tiletum-source-joker = dzsóker
tiletum-source-building = befejezett épület
tiletum-source-first_swap = a forduló első cseréje
tiletum-source-crest = címermező
tiletum-source-space = szerződésmező
tiletum-source-track = királysáv
tiletum-source-leader = a királysáv vezetője
tiletum-source-end = a játék vége
tiletum-why-contracts = szerződések
tiletum-why-cathedrals = katedrálisok
tiletum-why-houses = házbónuszok
tiletum-why-characters = karakterek
tiletum-why-helpers = segítők
tiletum-why-crests = címermezők
tiletum-why-king = királyfázis
tiletum-why-fairs = vásárok
tiletum-why-map = házak × oszlopok
tiletum-why-buildings = befejezett épületek
tiletum-why-resources = megmaradt nyersanyag
# A hatodik épület nem erősít akciót: nem jelenik meg.
tiletum-action- = none

## Az asztalnál, kezdés előtt

tiletum-option-action_tiles = Akciók a keréknél
tiletum-option-action_tiles-description = Milyen sorrendben veszik körül a kereket az akciók
tiletum-option-action_tiles-printed = nyomtatott akciósorrend
tiletum-option-action_tiles-printed-description = Ahogy a táblán van; első játékhoz ez a legjobb
tiletum-option-action_tiles-shuffled = megkevert akciók
tiletum-option-action_tiles-shuffled-description = Az akciólapkákat megkeverjük, és a nyomtatott akciókra tesszük
tiletum-option-wheel_start = A kerék állása
tiletum-option-wheel_start-description = Melyik szám melyik akciónál áll az első körben
tiletum-option-wheel_start-random = véletlen kerékállás
tiletum-option-wheel_start-random-description = A sors dönti el
tiletum-option-wheel_start-fixed = a kerék 1-essel indul
tiletum-option-wheel_start-fixed-description = Az 1-es az első akciónál áll
tiletum-option-king_tile_rounds = A király bónuszlapkája
tiletum-option-king_tile_rounds-description = Hány körben kap lapkát a királysáv vezetője
tiletum-option-king_tile_rounds-three = királylapka három körben
tiletum-option-king_tile_rounds-three-description = Az utolsó körben a vezető inkább 4 GYP-t kap
tiletum-option-king_tile_rounds-four = királylapka minden körben
tiletum-option-king_tile_rounds-four-description = Az utolsó körben is van lapka, a 4 GYP elmarad
tiletum-option-warehouse_crests = Címerek a raktárban
tiletum-option-warehouse_crests-description = Számítanak-e azokon a vásárokon, ahol címerért jár GYP
tiletum-option-warehouse_crests-count = a vásárokon minden címer számít
tiletum-option-warehouse_crests-count-description = A lehelyezett és a raktárban lévő is
tiletum-option-warehouse_crests-ignored = a vásárokon csak a lehelyezett címer számít
tiletum-option-warehouse_crests-ignored-description = A raktárban lévő nem
tiletum-option-occupied_building = A hatodik épület
tiletum-option-occupied_building-description = Számít-e a tele épületek vásárán
tiletum-option-occupied_building-ignored = a hatodik épület a vásáron nem számít
tiletum-option-occupied_building-ignored-description = Nincs benne karakter, ezért ott nem számít
tiletum-option-occupied_building-counts = a hatodik épület a vásáron tele van
tiletum-option-occupied_building-counts-description = Így mindenkinek van egy tele épülete már az elején

## Pontok

tiletum-score = { NUMBER($points, maximumFractionDigits: 1) } GYP
tiletum-points-contracts = szerződések
tiletum-points-cathedrals = katedrálisok
tiletum-points-houses = házbónuszok
tiletum-points-characters = karakterek
tiletum-points-helpers = segítők
tiletum-points-crests = címerek
tiletum-points-king = királysáv
tiletum-points-fairs = vásárok
tiletum-points-map = házak × oszlopok
tiletum-points-buildings = befejezett épületek
tiletum-points-resources = megmaradt nyersanyag
tiletum-tiebreak-turn-order = előrébb a fordulósorrendben

## Mi történt: a napló

tiletum-event-RoundBegan = Kezdődik { ARTICLE($round) } { $round }. kör. A kockák: { $dice }.
tiletum-event-CorruptionShown = A kör { $turn }. fordulója, korrupció { $steps }: { $steps ->
    [0] senki sem lép hátra.
   *[other] a királysávon mindenki hátralép { $steps } mezőt.
}
tiletum-event-TurnBegan = { $seat } jön ({ $round }. kör, { $turn }. forduló).
tiletum-event-TurnEnded = { $seat } befejezte a fordulóját.
tiletum-event-ContractsRefilled = Új a szerződéskínálatban: { $new }.
tiletum-event-DieTaken = { $seat } kockája: { $die }{ $gold ->
    [0] {""}
   *[other] , { $gold } aranyért elfordítva, az új szám { $number }
}. Akció: { $action }.
tiletum-event-TileTaken = { $seat } lapkát vett el: { $tile }, innen: { $place }.
tiletum-event-ActionBegan = { $seat } akciója: { $action } ({ $points } AP){ $source_id ->
    [die] .
    [joker] , dzsókerrel.
   *[other] , ebből: { $source }.
}
tiletum-event-PointsAdded = { $seat }: +{ $points } AP a kocka akciójához – { $source }.
tiletum-event-ActionEnded = { $seat } befejezte az akciót: { $action }{ $lost ->
    [0] .
   *[other] , { $lost } AP kárba ment.
}
tiletum-event-Gained = { $seat } kapott: { $amount } { $resource } { $source_id ->
    [die] (kocka)
    [joker] (dzsóker)
    [building] (befejezett épület)
    [first_swap] (a forduló első cseréje)
    [crest] (címermező)
    [space] (szerződésmező)
    [track] (királysáv)
    [leader] (a királysáv vezetője)
   *[other] – { $source }
}.
tiletum-event-Paid = { $seat } fizetett: { $amount } { $resource } { $source_id ->
    [die] (a kocka elfordítása)
    [cost_2_2] (katedrális)
    [cost_3_4] (katedrális)
    [cost_4_6] (katedrális)
    [cost_5_9] (katedrális)
    [cost_6_12] (katedrális)
   *[other] – { $source }
}.
tiletum-event-Scored = { $seat }: { $points } GYP – { $why_id ->
    [houses] ház: { $source }
    [cathedrals] katedrális: { $source }
    [map] { $why }
    [buildings] { $why }
    [resources] { $why }
   *[other] { $source }
}.
tiletum-event-Travelled = { $seat }: { $piece }, { $start } → { $space }{ $steps ->
    [0] .
   *[other] , { $steps } lépés.
}
tiletum-event-PillarPlaced = { $seat } oszlopot emelt: { $city }.
tiletum-event-HousePlaced = { $seat } házat épített: { $city } ({ $spot }. házmező).
tiletum-event-CharacterCame = Új a karakterkínálatban ({ $space }. hely): { $character }.
tiletum-event-OfferRefreshed = { $seat } lecserélte a karakterkínálatot. Ez volt benne: { $old }.
tiletum-event-Settled = { $seat } beköltöztetett egy karaktert: { $character } → { $room }.
tiletum-event-RoofHouseCame = { $seat } megtöltött egy épületet ({ $building }. épület), és megkapta a házat a tetejéről.
tiletum-event-BuildingCompleted = { $seat } befejezett egy épületet ({ $building }. épület){ $points ->
    [0] .
   *[other] : mostantól +{ $points } AP ({ $action }).
}
tiletum-event-Swapped = { $seat } cserélt: 1 { $give } → 1 { $get }.
tiletum-event-KingMoved = { $seat } helye a királysávon: { $space ->
    [0] −10
    [1] −5
    [2] −2
    [3] −1
    [4] 0
    [5] 1
    [6] 2
    [7] 3
    [8] 5
    [9] 7
    [10] 9
    [11] 12
   *[12] 15
}.{ $lost ->
    [0] {""}
   *[other] {" "}A sáv végén { $lost } AP kárba ment.
}
tiletum-event-Bought = { $seat } aranyért vásárolt: { $count } { $good }.
tiletum-event-ContractFulfilled = { $seat } teljesített egy szerződést ({ $space }. szerződésmező): { $contract }.{ $pillar ->
    [0] {""}
   *[other] {" "}Felszabadult egy oszlop.
}
tiletum-event-CrestPlaced = { $seat } címert helyezett le ({ $building }. épület): { $crest }.
tiletum-event-Contributed = { $seat } hozzájárult a katedrálishoz: { $city } ({ $cost }), és egy { $tile } GYP értékű katedrálislapkát kapott.
tiletum-event-HelperUsed = { $seat } ezt használta: { $helper }.
tiletum-event-BuildingActivated = { $seat } aktivált egy épületet ({ $building }. épület).
tiletum-event-BonusLost = { $seat } nem tudott élni egy bónusszal: { $what }.
tiletum-event-BonusForgone = { $seat } lemondott egy bónusz maradékáról.
tiletum-event-KingTileDiscarded = { $seat } eldobta a király lapkáját: { $tile }.
tiletum-event-OrderChanged = Az új fordulósorrend: { $order }.
tiletum-event-DiscsReturned = Visszakerült a királysáv 0-s mezőjére: { $seats }.
tiletum-event-FairScored = { $tile }, { $city } ({ $round }. kör): { $present_count ->
    [0] senki sem volt ott.
   *[other] { $points }. Ott volt: { $present }.
}
tiletum-event-TilesLaid = { $tiles_count ->
    [0] Minden bónuszlapka a helyén maradt.
   *[other] Új bónuszlapkák: { $tiles }.
}
tiletum-event-FinalScored = Végső pontozás, { $seat }: { $houses } ház × { $pillars } oszlop, { $buildings } befejezett épület, { $resources } megmaradt nyersanyag.

## Mi történt: az összefoglaló

tiletum-digest-DieTaken = { $die } → { $action }
tiletum-digest-TileTaken = lapka: { $tile }
tiletum-digest-PillarPlaced = oszlop: { $city }
tiletum-digest-HousePlaced = ház: { $city }
tiletum-digest-Settled = { $character } → { $room }
tiletum-digest-BuildingCompleted = kész: { $building }. épület
tiletum-digest-ContractFulfilled = teljesítve: { $contract }
tiletum-digest-CrestPlaced = { $crest } → { $building }. épület
tiletum-digest-Contributed = hozzájárulás: { $city }
tiletum-digest-HelperUsed = felhasználva: { $helper }
tiletum-digest-OfferRefreshed = új karakterkínálat
tiletum-digest-KingTileDiscarded = királylapka eldobva
tiletum-digest-joker = dzsóker: { $action }
tiletum-digest-travelled = { $piece } → { $space }
tiletum-digest-king = királysáv → { $vp }
tiletum-digest-scored = **{ $vp } GYP**
tiletum-digest-times = { $what } ×{ $times }
tiletum-digest-fair = **{ $tile }, { $city }**: { $points }
tiletum-digest-king-phase = **Királysáv**: { $points }
tiletum-digest-corruption = Korrupció: mindenki hátralép { $steps } mezőt a királysávon.
tiletum-digest-round = Elkezdődött: **{ $round }. kör**.
tiletum-digest-final = { $houses } ház × { $pillars } oszlop, { $buildings } befejezett épület, { $resources } megmaradt nyersanyag

## Lépések: gombok, és mindegyik egy sorban

tiletum-move-die = Kockaválasztás
tiletum-move-collect = Nyersanyag felvétele
tiletum-move-perform = Akció választása
tiletum-move-architect = Építész
tiletum-move-merchant = Kereskedő
tiletum-move-hire = Karakter felvétele
tiletum-move-settle = Beköltöztetés
tiletum-move-refresh = Karakterkínálat cseréje
tiletum-move-sign = Szerződéskínálat
tiletum-move-swap = Nyersanyagcsere
tiletum-move-gain = Nyersanyag választása
tiletum-move-house = Ház lehelyezése
tiletum-move-pillar = Oszlop lehelyezése
tiletum-move-activate = Épület aktiválása
tiletum-move-buy = Vásárlás aranyért
tiletum-move-fulfil = Szerződés teljesítése
tiletum-move-crest = Címer lehelyezése
tiletum-move-contribute = Hozzájárulás
tiletum-move-helper = Segítő használata
tiletum-move-end = Kész
tiletum-move-skip = A többi nem kell
tiletum-move-favour = A király lapkája

# Rövidebben, a megnevezett dolog előtt.
tiletum-verb-perform = Dzsóker
tiletum-verb-hire = Felvétel
tiletum-verb-settle = Beköltözés
tiletum-verb-fulfil = Teljesítés
tiletum-verb-buy = Vásárlás
tiletum-verb-activate = Aktiválás
tiletum-verb-swap = Csere
tiletum-verb-gain = Kérek
tiletum-verb-house = Ház
tiletum-verb-pillar = Oszlop

tiletum-say-die = { $die }{ $turned ->
    [yes] {" "}→ { $number }
   *[no] {""}
}: { $number } { $resource }{ $tile_id ->
    [take] , lapkával
    [pause] , lapkával, nyersanyag később
   *[leave] {""}
}
tiletum-say-die-action = { $die }{ $turned ->
    [yes] {" "}→ { $number }
   *[no] {""}
}: { $number } { $resource }, { $action } ({ $points } AP){ $tile_id ->
    [take] , lapkával
    [pause] , lapkával, nyersanyag később
   *[leave] {""}
}
tiletum-say-collect = A kocka nyersanyaga: { $resource }
tiletum-say-perform = A dzsóker akciója: { $action }
tiletum-say-architect = Építész → { $space }{ $doing_id ->
    [walk] {""}
    [tile] , lapkát vesz el
    [pillar] , oszlopot emel
   *[both] , lapkát vesz el és oszlopot emel
}
tiletum-say-merchant = Kereskedő → { $space }{ $doing_id ->
    [walk] {""}
    [tile] , lapkát vesz el
    [house] , házat épít ({ $spot }. házmező)
   *[both] , lapkát vesz el és házat épít ({ $spot }. házmező)
}
tiletum-say-hire = Felvétel: { $character }{ $room ->
    [none] {""}
   *[other] {" "}→ { $room }
}
tiletum-say-settle = Beköltözik: { $character } → { $room }
tiletum-say-refresh = A karakterkínálat lecserélése
tiletum-say-sign = A szerződéskínálat { $space }. lapkája
tiletum-say-sign-tile = Szerződéskínálat, { $space }. hely: { $tile }
tiletum-say-swap = Csere: 1 { $give } → { $get }
tiletum-say-gain = Kérek: { $resources }
tiletum-say-house = Ház: { $city }, { $spot }. házmező
tiletum-say-pillar = Oszlop: { $city }
tiletum-say-activate = Aktiválás, { $building }. épület: { $character }
tiletum-say-buy = Vásárlás: { $count } { $good }
tiletum-say-fulfil = Teljesítés: { $contract }{ $pay ->
    [none] {""}
   *[other] , fizetség: { $pay }
}
tiletum-say-crest = { $crest } → { $building }. épület
tiletum-say-contribute = Hozzájárulás a katedrálishoz: { $city }
tiletum-say-helper = Használat: { $helper }{ $choice_count ->
    [0] {""}
   *[other] : { $choice }
}
tiletum-say-end = { $what_id ->
    [action] Vége az akciónak
   *[turn] Vége a fordulónak
}
tiletum-say-skip = A bónusz többi része nem kell
tiletum-say-favour = { $tile_id ->
    [take] A király lapkájának elvétele
   *[discard] A király lapkájának eldobása
}
tiletum-say-tile = { $move }: { $tile }
tiletum-say-price = { $move }, { $price }

## Kérdések

tiletum-ask-kind-TakeDie = Melyik kocka, vagy előbb egy feladat?
tiletum-ask-kind-CollectResources = Jöhet a nyersanyag, vagy előbb egy feladat?
tiletum-ask-kind-ChooseAction = Melyik akció legyen a dzsóker?
tiletum-ask-kind-DieAction = Mi legyen a következő?
tiletum-ask-kind-GrantedAction = Mire költöd az akciópontokat?
tiletum-ask-kind-AfterAction = Még egy feladat, vagy vége a fordulónak?
tiletum-ask-kind-ChooseResources = Milyen nyersanyagot kérsz?
tiletum-ask-kind-Errand = Hogyan használod a bónuszt?
tiletum-ask-kind-PlaceHouse = Hová kerüljön a ház?
tiletum-ask-kind-PlacePillar = Hová kerüljön az oszlop?
tiletum-ask-kind-Journey = Hová menjen?
tiletum-ask-kind-ActivateBuilding = Mely bónuszokat kéred?
tiletum-ask-kind-TakeKingTile = Elveszed a király lapkáját?
tiletum-ask-die-die = Melyik kockát veszed el?
tiletum-ask-die-number = Ahogy fekszik, vagy aranyért elfordítva?
tiletum-ask-die-tile = És az akció bónuszlapkája?
tiletum-ask-resource = Melyik nyersanyagot kéred?
tiletum-ask-action = Melyik akciót választod?
tiletum-ask-architect-space = Hová menjen az építész?
tiletum-ask-merchant-space = Hová menjen a kereskedő?
tiletum-ask-doing = Mit csinálsz ott?
tiletum-ask-spot = Melyik házmezőre?
tiletum-ask-hire-character = Melyik karaktert veszed fel?
tiletum-ask-settle-character = Ki költözik be?
tiletum-ask-hire-room = A raktárba kerüljön, vagy rögtön egy szobába?
tiletum-ask-settle-room = Melyik szobába?
tiletum-ask-sign-space = A szerződéskínálat melyik lapkája?
tiletum-ask-swap-give = Mit adsz?
tiletum-ask-swap-get = Mit kérsz érte? (A forduló első cseréje kettőt hoz.)
tiletum-ask-resources = Milyen nyersanyagot kérsz?
tiletum-ask-house-city = Melyik városba kerüljön a ház?
tiletum-ask-pillar-city = Melyik katedrálishoz kerüljön az oszlop?
tiletum-ask-contribute-city = Melyik katedrálishoz járulsz hozzá?
tiletum-ask-activate-building = Melyik épületet aktiválod?
tiletum-ask-activate-character = Kinek a bónusza jöjjön?
tiletum-ask-buy-good = Mit veszel?
tiletum-ask-buy-count = Mennyit?
tiletum-ask-fulfil-contract = Melyik szerződést teljesíted?
tiletum-ask-fulfil-pay = Mivel fizetsz?
tiletum-ask-crest-crest = Melyik címert helyezed le?
tiletum-ask-crest-building = Melyik épület alá?
tiletum-ask-helper-helper = Melyik segítőt használod?
tiletum-ask-helper-choice = Mit hozzon?
tiletum-ask-end-what = Csak az akciónak van vége, vagy a fordulónak is?
tiletum-ask-favour-tile = Elveszed a király lapkáját?

## Válaszok: a lehetőség szövege

tiletum-choice-here = { $space } (itt)
tiletum-choice-outcome = { $number } { $resource } · { $action } { $points } AP
tiletum-choice-lies = ahogy fekszik ({ $number })
tiletum-choice-turned = elfordítva: { $number }
tiletum-choice-warehouse = a raktárba
tiletum-choice-building = { $building }. épület
tiletum-choice-paid = fizetség: { $resource }
tiletum-choice-give = { $resource }
tiletum-choice-get = kapsz: { $resource }
tiletum-choice-spot-plain = egyszerű házmező
tiletum-choice-spot-vp = +{ $vp } GYP
tiletum-choice-spot-activate = épület aktiválása
tiletum-choice-none = nincs mit választani
tiletum-choice-end-action = Vége az akciónak
tiletum-choice-end-turn = Vége a fordulónak

## Válaszok: a megjegyzés alattuk

tiletum-does-die = fordulónként egy: nyersanyag és AP
tiletum-does-collect = annyi, amennyi a kockád száma
tiletum-does-perform = a kocka minden akciópontja az öt másik akció egyikére
tiletum-does-architect = lépés, oszlop, lapka: 1-1 AP
tiletum-does-merchant = lépés, ház, lapka: 1-1 AP
tiletum-does-hire = egy karakter a kínálatból: 1 AP
tiletum-does-settle = egy karakter egy szobába: emeletenként 1 AP
tiletum-does-refresh = öt másik karakter
tiletum-does-sign = egy lapka: 3, 2, 2, 1 vagy 1 AP
tiletum-does-swap = 1 nyersanyag helyett egy másik: 1 AP
tiletum-does-gain = amire a legnagyobb szükséged van
tiletum-does-house = bármelyik városba, ahol van hely
tiletum-does-pillar = bármelyik katedrálishoz, ahol van hely
tiletum-does-activate = egy épület minden karakterének bónusza
tiletum-does-buy = 2 aranyért 1 kő, gyapjú, vas vagy élelem
tiletum-does-fulfil = nyersanyagért GYP és egy oszlop
tiletum-does-crest = élelemért az épület alatti bónusz
tiletum-does-contribute = ahol oszlopod áll, ott kőért GYP
tiletum-does-helper = ingyen ráadás, és hely a raktárban
tiletum-does-end = az akció vagy az egész forduló
tiletum-does-skip = ebből a bónuszból több nem jön
tiletum-does-favour = a raktárba, vagy ki a játékból

tiletum-note-left = { $points ->
    [0] utána nem marad AP
   *[other] utána { $points } AP marad
}
tiletum-note-points = { $points } AP-t költhetsz
tiletum-note-from = innen: { $space }
tiletum-note-tile = lapka: { $tile }
tiletum-note-warehouse = raktár: { $filled } / { $room }
tiletum-note-turnable = aranyért elfordítható
tiletum-note-marker = a jelződ +{ $points } AP-jével együtt
tiletum-note-king = királysáv: { $before } → { $after }
tiletum-note-fair = vásár, { $round }. kör: most { $vp } GYP
tiletum-note-fair-own = vásár, { $round }. kör: így is ott vagy
tiletum-note-cathedral = később { $stone } kő → { $vp } GYP
tiletum-note-can-pillar = oszlop emelhető
tiletum-note-can-house = ház építhető
tiletum-note-house-vp = a ház +{ $vp } GYP-t hoz
tiletum-note-house-activate = a ház épületet aktivál
tiletum-note-home = lakhelye: { $building }. épület, { $free ->
    [0] nincs szabad szoba
   *[other] { $free } szoba szabad
}
tiletum-note-homeless = üres épület kell neki
tiletum-note-boosts = erősítheti: { $action }
tiletum-note-roof = tele lesz az épület: egy ház a készletedbe
tiletum-note-completes = kész az épület: +{ $points } AP ({ $action })
tiletum-note-completes-last = kész az épület
tiletum-note-reveals = lapkákat fed fel: nem vehető vissza szabadon
tiletum-note-vp = +{ $vp } GYP
tiletum-note-contract = +{ $vp } GYP, { $space }. szerződésmező
tiletum-note-frees-pillar = egy oszlop a készletedbe
tiletum-note-stock = { $resource }: { $before } → { $after }
tiletum-note-recolours = elhasznál egy segítőt
tiletum-note-pause = előbb használd a lapkát, aztán jön a nyersanyag
tiletum-note-crest-place_house_anywhere = ház bármelyik városba
tiletum-note-crest-place_pillar_anywhere = oszlop bármelyik katedrálishoz
tiletum-note-crest-move_merchant_anywhere = a kereskedő bárhová mehet
tiletum-note-crest-move_architect_anywhere = az építész bárhová mehet
tiletum-note-crest-gain_any_2 = 2 tetszőleges nyersanyag
tiletum-note-crest-gain_vp_5 = +5 GYP
tiletum-note-adds = { $action }: { $points } AP lesz
tiletum-note-frees-space = felszabadul egy hely a raktárban
tiletum-note-tasks-stay = feladat még jöhet
tiletum-note-nothing-lost = semmi sem vész kárba
tiletum-note-leaves-game = a lapka kikerül a játékból

## Figyelmeztetések: mit rontana el egy választás

tiletum-warning-warehouse-fills = ⚠️ megtelik vele a raktárad
tiletum-warning-character-stuck = ⚠️ nincs szoba ennek a típusnak: a raktáradban ragadna
tiletum-warning-contract-stuck = ⚠️ nem marad neki szerződésmező: a raktáradban ragadna
tiletum-warning-no-room-for-tile = ⚠️ tele a raktár, nem fér be: { $tile }
tiletum-warning-points-lost = ⚠️ { $points } AP kárba megy
tiletum-warning-king-track-ends = ⚠️ a királysáv végén { $points } AP kárba megy
tiletum-warning-bonus-lost = ⚠️ nem használható ki: { $what }

## Kitől mit várunk

tiletum-decision-TakeDie = Vegyél el egy kockát ({ $round }. kör, { $turn }/3. forduló). Vásár: { $city } ({ $fair }).
tiletum-decision-CollectResources = A kockád nyersanyaga vár ({ $number } { $resource }). Előbb tedd meg, amit akarsz, aztán vedd fel.
tiletum-decision-ChooseAction = Dzsóker, { $points } AP: melyik akció legyen?
tiletum-decision-DieAction = { $action_id ->
    [king] Király: a jelződ előrelépett. Ha most kapsz még AP-t, azzal is lép.
   *[other] { $points ->
        [0] { $action }: nincs több AP-d.
       *[other] { $action }: még { $points } AP-d van.
    }
}
tiletum-decision-GrantedAction = { $action } – { $source }: még { $points } AP-d van.
tiletum-decision-AfterAction = Az akciónak vége. Feladat még jöhet, aztán fejezd be a fordulót.
tiletum-decision-ChooseResources = Bónusz: { $amount } tetszőleges nyersanyag.
tiletum-decision-Errand = A bónuszból hátravan: { $what }.
tiletum-decision-PlaceHouse = Bónusz: tegyél egy házat bármelyik városba, ahol van hely.
tiletum-decision-PlacePillar = Bónusz: tegyél egy oszlopot bármelyik katedrálishoz, ahol van hely.
tiletum-decision-Journey = { $piece_id ->
    [architect] Bónusz: az építészed bárhová mehet.
   *[merchant] Bónusz: a kereskedőd bárhová mehet.
}
tiletum-decision-ActivateBuilding = { $building ->
    [0] Bónusz: aktiváld az egyik épületedet.
   *[other] Bónusz: ami még hátravan ({ $building }. épület).
}
tiletum-decision-TakeKingTile = Te vezetsz a királysávon: a mellette fekvő bónuszlapkát elveheted vagy eldobhatod. A lapka: { $tile }.
tiletum-decision-then = Utána folytatódik: { $actions }.
tiletum-decision-king-tile = Te vezetsz a királysávon, de a lapkáját így nem veheted el: { $tile }.
tiletum-decision-full = A raktárad tele van.
tiletum-thread-action = { $points ->
    [0] { $action }
   *[other] { $action } ({ $points } AP)
}
tiletum-thread-TakeDie = kockaválasztás
tiletum-thread-CollectResources = a kocka nyersanyaga
tiletum-thread-ChooseAction = a dzsóker
tiletum-thread-AfterAction = a forduló vége
tiletum-thread-ChooseResources = tetszőleges nyersanyag
tiletum-thread-Errand = bónusz a térképen
tiletum-thread-PlaceHouse = ház lehelyezése
tiletum-thread-PlacePillar = oszlop lehelyezése
tiletum-thread-Journey = utazás
tiletum-thread-ActivateBuilding = az aktivált épület
tiletum-errand-architect = építész, { $steps } lépés
tiletum-errand-merchant = kereskedő, { $steps } lépés
tiletum-errand-house = ház a kereskedőnél
tiletum-errand-pillar = oszlop az építésznél

tiletum-waiting-over = Vége a játéknak.
tiletum-waiting-TakeDie = { $who } kockát választ ({ $round }. kör, { $turn }. forduló).
tiletum-waiting-CollectResources = { $who } elvett egy kockát, de a nyersanyagát még nem.
tiletum-waiting-ChooseAction = { $who } eldönti, mi legyen a dzsóker.
tiletum-waiting-DieAction = { $who } lép: { $action }{ $points ->
    [0] .
   *[other] {" "}(még { $points } AP).
}
tiletum-waiting-GrantedAction = { $who } lép: { $action }{ $points ->
    [0] .
   *[other] {" "}(még { $points } AP).
}
tiletum-waiting-AfterAction = { $who } mindjárt befejezi a fordulóját.
tiletum-waiting-ChooseResources = { $who } nyersanyagot választ.
tiletum-waiting-Errand = { $who } bónuszt használ a térképen.
tiletum-waiting-PlaceHouse = { $who } házat helyez le.
tiletum-waiting-PlacePillar = { $who } oszlopot helyez le.
tiletum-waiting-Journey = { $who } úti célt választ.
tiletum-waiting-ActivateBuilding = { $who } épületet aktivál.
tiletum-waiting-TakeKingTile = { $who } vezet a királysávon, és dönt a bónuszlapkáról.

## Elutasítások: mi a baj, és mi lenne a jó

tiletum-refusal-die-first = Előbb vegyél el egy kockát: a forduló ezzel kezdődik. Csak feladat előzheti meg.
tiletum-refusal-die-taken = Ebben a fordulóban már vettél el kockát.
tiletum-refusal-collect-first = Előbb vedd fel a kockád nyersanyagát. Csak feladat előzheti meg.
tiletum-refusal-nothing-to-collect = Most nem vár rád nyersanyag: azt a kockával együtt kapod meg.
tiletum-refusal-choose-action-first = Előbb válaszd ki, melyik akció legyen a dzsóker. Csak feladat előzheti meg.
tiletum-refusal-no-joker = Most nincs dzsóker, amelyhez akciót kellene választani.
tiletum-refusal-bonus-first = Előbb egy bónusz van soron: használd fel, vagy mondj le róla, ha lehet.
tiletum-refusal-no-such-bonus = Erre most semmilyen bónusz nem ad lehetőséget.
tiletum-refusal-granted-action-first = Előbb fejezd be a kapott akciót: { $action }. Maradék AP-vel is befejezheted.
tiletum-refusal-action-ended = A kockád akciójának vége. Jöhetnek feladatok, vagy fejezd be a fordulót.
tiletum-refusal-end-the-turn = Az akció után nem marad elvégezhető feladat: fejezd be a fordulót.
tiletum-refusal-action-not-open = Ez másik akcióhoz tartozik ({ $action }), most viszont ez folyik: { $open }.
tiletum-refusal-too-few-points = Ehhez { $price } AP kell, neked { $points ->
    [0] nincs egy sem
   *[other] { $points } van
}.
tiletum-refusal-favour-first = Te vezetsz a királysávon: előbb vedd el vagy dobd el a bónuszlapkát. Feladat csak a saját fordulódban jöhet.
tiletum-refusal-no-favour = Most nincs döntenivaló a király lapkájáról.
tiletum-refusal-no-such-die = Nincs ilyen kocka a keréknél: { $die }. Olyat vegyél el, ami ott van.
tiletum-refusal-no-such-number = A kockán 1-től 6-ig vannak számok, ez nem jó: { $number }.
tiletum-refusal-turning-costs-gold = Ennyi elfordítás ára { $gold } arany, neked { $owned ->
    [0] nincs egy sem
   *[other] { $owned } van
}.
tiletum-refusal-no-tile-at-action = Itt már nincs bónuszlapka: { $action }. Lapka nélkül vedd el a kockát.
tiletum-refusal-no-reason-to-pause = Semmi sem változtatná meg, mit ad a kocka. Vedd fel vele együtt a nyersanyagot.
tiletum-refusal-pause-without-colour = Ha a nyersanyag később jön, a fajtáját is akkor válaszd ki.
tiletum-refusal-other-resource = Ezt a kockád nem adja: { $resource }. Ahhoz segítő kell (más nyersanyag a kockáért).
tiletum-refusal-warehouse-full = Tele van a raktárad, ez nem fér be: { $tile }. Feladattal vagy egy karakter beköltöztetésével csinálhatsz helyet.
tiletum-refusal-crest-family = Ilyened már van: { $tile }. Minden családból csak egy lehet.
tiletum-refusal-no-contract-space = Mind a hat szerződésmeződ foglalt: több szerződést nem vehetsz el.
tiletum-refusal-not-in-warehouse = Ez nincs a raktáradban: { $tile }.
tiletum-refusal-no-such-space = Nincs ilyen hely a térképen: { $space }.
tiletum-refusal-already-there = Már ott áll: { $space }. Menj máshová, vagy csinálj itt valamit.
tiletum-refusal-too-far = Ez { $distance } lépésre van, a bónusz viszont ennyit ad: { $steps }.
tiletum-refusal-not-part-of-bonus = Ez nem tartozik ehhez a bónuszhoz.
tiletum-refusal-no-city-tile = Itt nincs bónuszlapka: { $city }.
tiletum-refusal-no-pillar = Nincs oszlop a készletedben. Egy teljesített szerződés felszabadít egyet.
tiletum-refusal-no-cathedral = Itt nincs katedrális: { $city }.
tiletum-refusal-cathedral-unavailable = Ez a katedrális ebben a játékban nem épül: { $city }.
tiletum-refusal-pillar-already-there = Itt már áll oszlopod: { $city }.
tiletum-refusal-pillar-spaces-full = Itt nincs szabad oszlopmező: { $city }.
tiletum-refusal-no-house = Nincs ház a készletedben. Egy megtöltött épület felszabadít egyet.
tiletum-refusal-house-already-there = Itt már áll házad: { $city }.
tiletum-refusal-no-house-space = Itt nincs használható házmező: { $city }.
tiletum-refusal-equal-house-space = Az itteni szabad házmezők egyformák ({ $city }), ezt add meg: { $spot }.
tiletum-refusal-spot-without-house = Házmezőt csak akkor adj meg, ha házat is építesz.
tiletum-refusal-not-in-offer = Ez nincs a karakterkínálatban: { $tile }.
tiletum-refusal-offer-empty = Üres a karakterkínálat, nincs mit lecserélni.
tiletum-refusal-no-such-room = Nincs ilyen szoba: { $room }.
tiletum-refusal-room-taken = Itt már lakik valaki: { $room }.
tiletum-refusal-lives-elsewhere = Ez a típus már máshol lakik: { $type }, { $building }. épület. A többieknek is ott a helyük.
tiletum-refusal-other-type-there = Ebben az épületben más típus lakik ({ $building }. épület): { $type }.
tiletum-refusal-no-such-offer-space = A szerződéskínálat helyei 1-től 5-ig vannak számozva, ilyen nincs: { $space }.
tiletum-refusal-offer-gap = A szerződéskínálat { $space }. helye a forduló végéig üres.
tiletum-refusal-equal-offer-space = Ugyanez a lapka ugyanennyi AP-ért a kínálat { $space }. helyén is ott van: azt vedd el.
tiletum-refusal-swap-same = Cserélni másik nyersanyagra lehet, ezt adnád és kapnád is: { $resource }.
tiletum-refusal-swap-nothing = Ebből nincs, amit odaadj: { $resource }.
tiletum-refusal-swap-bonus-due = A forduló első cseréje két tetszőleges nyersanyagot hoz: add meg mindkettőt.
tiletum-refusal-swap-bonus-spent = Ráadás csak a forduló első cseréjéhez jár.
tiletum-refusal-swap-gift = Amit odaadsz, ráadásként visszakapod, így mindegy, mit adsz. Cserélj így: 1 { $give } → 1 { $give } + 1 { $gift }.
tiletum-refusal-buy-something = Legalább egyet vegyél.
tiletum-refusal-gold-short = Ennek ára { $gold } arany, neked { $owned ->
    [0] nincs egy sem
   *[other] { $owned } van
}.
tiletum-refusal-contract-spaces-covered = Mind a hat szerződésmeződ foglalt: több szerződést nem teljesíthetsz.
tiletum-refusal-contract-needs-resource = Mondd meg, milyen nyersanyaggal fizetsz.
tiletum-refusal-contract-names-resources = Ez a szerződés maga mondja meg az árát: ne adj meg nyersanyagot.
tiletum-refusal-contract-unpaid = A szerződéshez ennyi kell: { $amount } { $resource }. Neked { $owned ->
    [0] nincs egy sem
   *[other] { $owned } van
}.
tiletum-refusal-no-such-building = Az épületek 1-től 6-ig vannak számozva, ilyen nincs: { $building }.
tiletum-refusal-crest-space-taken = Itt már van címer: { $building }. épület.
tiletum-refusal-food-short = Ide { $food } élelembe kerül a címer, neked { $owned ->
    [0] nincs egy sem
   *[other] { $owned } van
}.
tiletum-refusal-contribution-needs-pillar = Ehhez előbb oszlop kell a katedrálisnál: { $city }.
tiletum-refusal-contributed-already = Itt már hozzájárultál: { $city }.
tiletum-refusal-stone-short = Ennek ára { $stone } kő, neked { $owned ->
    [0] nincs egy sem
   *[other] { $owned } van
}.
tiletum-refusal-points-need-action = Ez a segítő a kockád akciójához ad AP-t, az pedig most nem folyik.
tiletum-refusal-colour-with-die = Ezt a segítőt kockavételkor lehet használni: ott adj meg másik nyersanyagot.
tiletum-refusal-nobody-to-activate = Még senki sem lakik az épületeidben, nincs mit aktiválni.
tiletum-refusal-helper-choice = Így nem használható: { $helper }. A felkínált lehetőségek közül válassz.
tiletum-refusal-gain-how-many = Pontosan ennyi nyersanyagot válassz: { $amount }.
tiletum-refusal-gain-out-of-order = A nyersanyagokat ebben a sorrendben add meg: arany, élelem, gyapjú, kő, vas.
tiletum-refusal-must-place = Ezt le kell helyezned, ha van hová.
tiletum-refusal-bonus-impossible = { $building }. épület: itt most egyik bónuszt sem tudnád használni. Hagyd ki, vagy válassz másikat.
tiletum-refusal-nobody-there = Innen már nem jár bónusz: { $building }. épület. A felkínáltak közül válassz.

## Parancsok

tiletum-command-group = tiletum
tiletum-command = Tiletum: reneszánsz kereskedők, vásárok és katedrálisok
tiletum-command-die = kocka
tiletum-command-die-description = Vegyél el egy kockát az akciókerékről
tiletum-command-collect = begyűjt
tiletum-command-collect-description = Vedd fel a kockád nyersanyagát, ha eddig várattad
tiletum-command-perform = dzsóker
tiletum-command-perform-description = Válaszd ki, melyik akció legyen a dzsóker
tiletum-command-architect = építész
tiletum-command-architect-description = Küldd el valahová az építészt, és csinálj ott valamit
tiletum-command-merchant = kereskedő
tiletum-command-merchant-description = Küldd el valahová a kereskedőt, és csinálj ott valamit
tiletum-command-hire = felvesz
tiletum-command-hire-description = Vegyél fel egy karaktert a kínálatból, ha akarod, rögtön egy szobába
tiletum-command-settle = beköltöztet
tiletum-command-settle-description = Költöztess egy karaktert a raktárból egy szobába
tiletum-command-refresh = frissít
tiletum-command-refresh-description = Cseréltesd le az egész karakterkínálatot
tiletum-command-sign = szerződés
tiletum-command-sign-description = Vegyél el egy lapkát a szerződéskínálatból
tiletum-command-swap = cserél
tiletum-command-swap-description = Cserélj el egy nyersanyagot egy másikra
tiletum-command-activate = aktivál
tiletum-command-activate-description = Kérd egy épület karaktereinek bónuszait
tiletum-command-buy = vásárol
tiletum-command-buy-description = Vegyél követ, gyapjút, vasat vagy élelmet, darabját 2 aranyért
tiletum-command-fulfil = teljesít
tiletum-command-fulfil-description = Teljesíts egy szerződést a raktáradból
tiletum-command-crest = címer
tiletum-command-crest-description = Helyezz le egy címert az egyik épületed alá
tiletum-command-contribute = hozzájárul
tiletum-command-contribute-description = Járulj hozzá egy katedrálishoz, ahol oszlopod áll
tiletum-command-helper = segítő
tiletum-command-helper-description = Használj egy segítőt a raktáradból
tiletum-command-end = befejez
tiletum-command-end-description = Fejezd be az akciót vagy a fordulót
tiletum-command-option-die = kocka
tiletum-command-option-die-description = A kocka, szín és szám szerint
tiletum-command-option-number = szám
tiletum-command-option-number-description = Mire fordítod, lépésenként 2 aranyért
tiletum-command-option-tile = lapka
tiletum-command-option-tile-description = Elveszed-e a bónuszlapkát
tiletum-command-option-resource = nyersanyag
tiletum-command-option-resource-description = A nyersanyag
tiletum-command-option-action = akció
tiletum-command-option-action-description = Az akció
tiletum-command-option-space = hely
tiletum-command-option-space-description = A térkép egy helye, vagy a kínálat egy helye
tiletum-command-option-doing = tennivaló
tiletum-command-option-doing-description = Mit csinálsz ott
tiletum-command-option-spot = házmező
tiletum-command-option-spot-description = A házmező száma
tiletum-command-option-character = karakter
tiletum-command-option-character-description = A karakter
tiletum-command-option-room = szoba
tiletum-command-option-room-description = A szoba, épület és emelet szerint
tiletum-command-option-give = adott
tiletum-command-option-give-description = Amit odaadsz
tiletum-command-option-get = kapott
tiletum-command-option-get-description = Amit kapsz érte: a forduló első cseréjénél két nyersanyag
tiletum-command-option-city = város
tiletum-command-option-city-description = A város
tiletum-command-option-building = épület
tiletum-command-option-building-description = Az épület száma, balról 1-től 6-ig
tiletum-command-option-good = áru
tiletum-command-option-good-description = Kő, gyapjú, vas vagy élelem
tiletum-command-option-count = darab
tiletum-command-option-count-description = Mennyit
tiletum-command-option-contract = szerződés
tiletum-command-option-contract-description = A szerződés a raktáradban
tiletum-command-option-pay = fizetség
tiletum-command-option-pay-description = A nyersanyag, amivel fizetsz
tiletum-command-option-crest = címer
tiletum-command-option-crest-description = A címer a raktáradban
tiletum-command-option-helper = segítő
tiletum-command-option-helper-description = A segítő a raktáradban
tiletum-command-option-choice = választás
tiletum-command-option-choice-description = A nyersanyagok vagy az akció, amit hozzon
tiletum-command-option-what = mit
tiletum-command-option-what-description = Az akciót vagy az egész fordulót

# Gombon

tiletum-short-points = { $points } AP
tiletum-short-action-points = AP
tiletum-short-favour-take = Elveszem a lapkát
tiletum-short-favour-discard = Eldobom a lapkát
tiletum-short-take = lapka
tiletum-short-leave = lapka nélkül
tiletum-short-pause = lapka, nyersanyag később
tiletum-others-die-changed = Elfordítva vagy átváltva
tiletum-others-die-without = Kocka a lapkája nélkül
tiletum-others-die-otherwise = Kocka másképp
tiletum-others-die-both = Elfordítva vagy lapka nélkül
tiletum-others-architect = Építész: csak odamegy
tiletum-others-merchant = Kereskedő: csak odamegy
tiletum-short-room = { $building }/{ $floor }
