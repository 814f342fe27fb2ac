### Tiletum. Azonosítók: `tiletum-<mező>-<érték>`, vagy ha minden mezőben ugyanaz a neve, `tiletum-<érték>`.
### A pont akciópont, a győzelmi pont mindig GYP.

tiletum-teaser = Reneszánsz kereskedők: egy kocka vagy sok nyersanyagot ad, vagy sok akciópontot. Járd Európa vásárait, építs katedrálist, töltsd meg a házaidat, keresd a király kegyét!
tiletum-about = Európa a reneszánsz idején: tehetős tiletumi kereskedők vagytok. A kereskedőtök városról városra jár és házakat nyit, az építészetek oszlopokat emel a nagy katedrálisoknál, otthon pedig jegyzők, udvarmesterek, építőmesterek, kalmárok és udvaroncok költöznek az épületeitekbe. Gyapjúval és vassal szerződéseket teljesítetek, kővel a katedrálisokhoz járultok hozzá, élelemmel nemesi családok címereit szerzitek meg. Körönként egyszer a király számba veszi, ki áll a kegyében, és egy város vásárt tart: akinek ott háza vagy kereskedője van, annyit kap, amennyit a vásár éppen megbecsül. Négy kör, mindegyikben három kocka: tizenkét forduló, és mindegyik számít.
tiletum-turn = Vegyél el egy kockát az akciókerékről. A száma mondja meg, hány nyersanyagot kapsz a színéből; az akció pedig, ahol fekszik, 7 mínusz ennyi pontot ér. A hatos tehát gazdaggá tesz, az egyes szorgossá. 2 aranyért eggyel elfordíthatod a kockát. Utána költsd el a pontokat: járj és építs a térképen, vegyél fel és költöztess be karaktereket, köss szerződést, vagy lépj előre a királysávon. A fordulódban bármikor beszúrhatsz feladatokat: vásárlás, szerződés teljesítése, címer lehelyezése, hozzájárulás katedrálishoz, segítő használata. Az az épület, amelynek minden szobája tele van, és címere is van, végleg erősebbé teszi az akcióját. Vigyázz a raktárra: négy lapka fér bele, és onnan semmit sem lehet kidobni.

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

tiletum-fair_house_pillar_set = Ház + oszlop készlet vására
tiletum-fair_king_track = Királysáv vására
tiletum-fair_house = Ház vására
tiletum-fair_contract_crest_set = Szerződés + címer készlet vására
tiletum-fair_contract = Szerződés vására
tiletum-fair_contract_cathedral_set = Szerződés + katedrális készlet vására
tiletum-fair_crest = Címer vására
tiletum-fair_pillar = Oszlop vására
tiletum-fair_upper_floor_character = Emeleti karakter vására
tiletum-fair_full_building = Tele épület vására
tiletum-fair_cathedral = Katedrális vására

## Szerződések

tiletum-contract_same_1 = szerződés (1 bármilyen → 1 GYP)
tiletum-contract_same_3 = szerződés (3 egyforma → 3 GYP)
tiletum-contract_same_5 = szerződés (5 egyforma → 6 GYP)
tiletum-contract_same_7 = szerződés (7 egyforma → 10 GYP)
tiletum-contract_same_8 = szerződés (8 egyforma → 13 GYP)
tiletum-contract_iron_2 = szerződés (2 vas → 2 GYP)
tiletum-contract_iron_3 = szerződés (3 vas → 4 GYP)
tiletum-contract_iron_9 = szerződés (9 vas → 17 GYP)
tiletum-contract_iron_5_king = szerződés (5 vas → 7 GYP, király 1 lépés)
tiletum-contract_iron_7_king = szerződés (7 vas → 11 GYP, király 1 lépés)
tiletum-contract_wool_2 = szerződés (2 gyapjú → 2 GYP)
tiletum-contract_wool_3 = szerződés (3 gyapjú → 4 GYP)
tiletum-contract_wool_9 = szerződés (9 gyapjú → 17 GYP)
tiletum-contract_wool_5_merchant = szerződés (5 gyapjú → 7 GYP, kereskedő 1 lépés)
tiletum-contract_wool_7_merchant = szerződés (7 gyapjú → 11 GYP, kereskedő 1 lépés)
tiletum-contract_same_2_iron_2 = szerződés (2 egyforma + 2 vas → 5 GYP)
tiletum-contract_same_3_iron_3 = szerződés (3 egyforma + 3 vas → 8 GYP)
tiletum-contract_same_2_wool_2 = szerződés (2 egyforma + 2 gyapjú → 5 GYP)
tiletum-contract_same_3_wool_3 = szerződés (3 egyforma + 3 gyapjú → 8 GYP)
tiletum-contract_mixed_2 = szerződés (1 vas + 1 gyapjú → 2 GYP)
tiletum-contract_mixed_6 = szerződés (2 vas + 2 gyapjú → 6 GYP)
tiletum-contract_mixed_12 = szerződés (3 vas + 4 gyapjú → 12 GYP)
tiletum-contract_mixed_3_3_character = szerződés (3 vas + 3 gyapjú → 9 GYP, Karakter 1 pont)
tiletum-contract_mixed_5_5_character = szerződés (5 vas + 5 gyapjú → 16 GYP, Karakter 1 pont)

## Címerek

tiletum-crest_fleur_de_lis = liliomos címer
tiletum-crest_lion = oroszlános címer
tiletum-crest_eagle = sasos címer
tiletum-crest_cross = keresztes címer
tiletum-crest_balls = golyós címer
tiletum-crest_lozenges = rombuszos címer

## Segítők

tiletum-helper_joker_1 = segítő (bármelyik akció, 1 pont)
tiletum-helper_merchant_2 = segítő (Kereskedő, 2 pont)
tiletum-helper_merchant_3 = segítő (Kereskedő, 3 pont)
tiletum-helper_character_2 = segítő (Karakter, 2 pont)
tiletum-helper_character_3 = segítő (Karakter, 3 pont)
tiletum-helper_contract_2 = segítő (Szerződés, 2 pont)
tiletum-helper_contract_3 = segítő (Szerződés, 3 pont)
tiletum-helper_architect_2 = segítő (Építész, 2 pont)
tiletum-helper_architect_3 = segítő (Építész, 3 pont)
tiletum-helper_king_2 = segítő (Király, 2 pont)
tiletum-helper_king_3 = segítő (Király, 3 pont)
tiletum-helper_plus_ap_1 = segítő (+1 pont)
tiletum-helper_plus_ap_2 = segítő (+2 pont)
tiletum-helper_plus_ap_3 = segítő (+3 pont)
tiletum-helper_change_colour = segítő (más nyersanyag a kockáért)
tiletum-helper_gold_4 = segítő (4 arany)
tiletum-helper_vp_4 = segítő (4 GYP)
tiletum-helper_gold_2_vp_2 = segítő (2 arany + 2 GYP)
tiletum-helper_any_2 = segítő (2 tetszőleges)
tiletum-helper_any_3 = segítő (3 tetszőleges)
tiletum-helper_four_resources = segítő (vas, gyapjú, kő, élelem)
tiletum-helper_activate_building = segítő (épület aktiválása)

## Karakterek: öt típus, az erősített akciójuk szerint, és a negyvenöt lapka (az egyformák számozva)

tiletum-type-architect = építőmester
tiletum-type-merchant = kalmár
tiletum-type-character = udvarmester
tiletum-type-contract = jegyző
tiletum-type-king = udvaronc

tiletum-character_contract_1 = jegyző (1 tetszőleges + Szerződés, 1 pont)
tiletum-character_contract_2 = jegyző (1 tetszőleges + Szerződés, 2 pont)
tiletum-character_contract_3 = jegyző (2 gyapjú)
tiletum-character_contract_4 = jegyző (1 vas)
tiletum-character_contract_5 = jegyző (1 arany + 1 gyapjú)
tiletum-character_contract_6 = jegyző (Szerződés, 3 pont)
tiletum-character_contract_7 = jegyző (1 arany + 1 vas)
tiletum-character_contract_8 = jegyző (2 vas)
tiletum-character_contract_9 = jegyző (1 tetszőleges + Szerződés, 1 pont) II
tiletum-character_character_1 = udvarmester (Karakter, 1 pont)
tiletum-character_character_2 = udvarmester (Karakter, 2 pont)
tiletum-character_character_3 = udvarmester (építész és kereskedő lép)
tiletum-character_character_4 = udvarmester (1 élelem)
tiletum-character_character_5 = udvarmester (2 arany)
tiletum-character_character_6 = udvarmester (2 élelem)
tiletum-character_character_7 = udvarmester (Karakter, 1 pont) II
tiletum-character_character_8 = udvarmester (3 arany)
tiletum-character_character_9 = udvarmester (építész és kereskedő lép) II
tiletum-character_king_1 = udvaronc (Király, 1 pont)
tiletum-character_king_2 = udvaronc (Király, 2 pont)
tiletum-character_king_3 = udvaronc (2 GYP)
tiletum-character_king_4 = udvaronc (3 GYP)
tiletum-character_king_5 = udvaronc (2 arany)
tiletum-character_king_6 = udvaronc (Király, 1 pont) II
tiletum-character_king_7 = udvaronc (2 GYP) II
tiletum-character_king_8 = udvaronc (Király, 2 pont) II
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

tiletum-tile-take = viszem a lapkát
tiletum-tile-leave = a lapka marad
tiletum-tile-pause = előbb a lapka, később a nyersanyag
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

tiletum-source-die = a kocka
tiletum-source-joker = a dzsóker
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
