# Szavak a Tiletum képein.
tiletum-render-title = Tiletum
tiletum-render-doing = { $points ->
    [0] { $action }: nincs több AP
   *[other] { $action }: még { $points } AP
}
tiletum-render-progress = { $round }/{ $rounds }. kör · { $turn }/{ $turns }. forduló
tiletum-render-points = te { $own } GYP, riválisod { $most }
tiletum-render-fair-round = vásár köre
tiletum-render-key-die = szám: nyersanyag
tiletum-render-key-points = az akció AP-je
tiletum-render-king-track = Királysáv
tiletum-render-corruption = Korrupció
tiletum-render-favour = A vezetőé
tiletum-render-fairs = Vásárok
tiletum-render-fairs-struck = Vásárok · áthúzva: nincs ott
tiletum-render-contracts = Szerződések · halom: { $tiles }
tiletum-render-characters = Karakterek · halom: { $tiles }

## Egy játékos területe és a telefonra szánt kép
tiletum-render-warehouse = Raktár
tiletum-render-markers = Plusz AP
tiletum-render-fairs-now = A vásárok, és most mit érnének
tiletum-render-fair-absent = áthúzva: nincs ott háza vagy kereskedője
tiletum-render-points-from = Eddigi győzelmi pontok
tiletum-render-own-merchant = kereskedő
tiletum-render-own-architect = építész
tiletum-render-own-house = ház
tiletum-render-own-pillar = oszlop
tiletum-render-own-cathedral = hozzájárulás

## Szöveges táblák és képleírások
tiletum-render-text-order = Játékosok sorrendben
tiletum-render-text-die = E forduló kockája: { $die }
tiletum-render-text-open = Folyamatban: { $action }, maradt AP: { $points }
tiletum-render-text-wheel = Akciókerék
tiletum-render-text-tile = lapka: { $tile }
tiletum-render-text-bag = A zsákban: { $dice }
tiletum-render-text-corruption = Korrupció: { $markers }
tiletum-render-text-favour = A vezetőé: { $tile }
tiletum-render-text-favour-last = A vezetőé: 4 GYP
tiletum-render-text-fair = vásár { ARTICLE($round) } { $round }. körben
tiletum-render-text-pillars = oszlopok { $pillars } (hely: { $spaces })
tiletum-render-text-warehouse = Raktár { $tiles }/{ $room }
tiletum-render-text-contracts = Teljesített szerződés { $done }/{ $spaces }
tiletum-render-text-next = szabad mezők: { $points }
tiletum-render-text-occupied = foglalt
tiletum-render-text-crest = címer { $food } élelemért: { $bonus }
tiletum-render-text-stacks = Halmok
tiletum-render-text-stack-bonus = Bónuszlapkák: { $tiles }
tiletum-render-text-stack-contract = Szerződések: { $tiles }
tiletum-render-text-stack-character = Karakterek: { $tiles }
tiletum-render-bonus-place_house_anywhere = ház bárhová
tiletum-render-bonus-place_pillar_anywhere = oszlop bárhová
tiletum-render-bonus-move_merchant_anywhere = kereskedő bárhová
tiletum-render-bonus-move_architect_anywhere = építész bárhová
tiletum-render-bonus-gain_any_2 = 2 bármilyen nyersanyag
tiletum-render-bonus-gain_vp_5 = 5 GYP
tiletum-render-alt-board = { $name } játékostáblája a Tiletumban.
tiletum-render-alt-wheel = Kockák: { $dice }.
tiletum-render-alt-court = Királysáv: { $spaces }.
tiletum-render-alt-fair = Következő vásár: { $city }, { $tile } ({ $points }), részt venne: { $seats }.
tiletum-render-alt-travellers = Kereskedő, majd építész: { $places }.
tiletum-render-alt-map = A térképen: { $cities }.
tiletum-render-alt-offers = Kínálat: { $tiles }.
tiletum-render-alt-tenants = lakó
tiletum-render-alt-crests = címer
tiletum-render-alt-contracts = teljesített szerződés
tiletum-render-alt-where = Kereskedő: { $merchant }, építész: { $architect }, házak: { $houses }, oszlopok: { $pillars }.
tiletum-render-alt-offer = { $tile } ({ $price } AP)
tiletum-render-alt-tiles = Lapkák a térképen: { $tiles }.
tiletum-render-alt-later = Későbbi vásárok: { $fairs }.
