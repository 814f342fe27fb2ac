# Szavak a Calimala képein.
calimala-render-title = Calimala
calimala-render-city = Firenze
calimala-render-warm = arany: a következő korong tanácsba küldi a legalsót
calimala-render-council = Városi tanács
calimala-render-cards = Kártyák
calimala-render-face-up = Nyílt pontozókártya
calimala-render-finals = Végső pontozás
calimala-render-ties = Holtversenynél előrébb
calimala-render-tiles-done = { $tiles } lapkából { $done } pontozva
calimala-render-tile-port_cities = Kikötő­városok
calimala-render-tile-trade_cities = Kereskedő­városok
calimala-render-tile-contribution_wood = Hozzá­járulás: fa
calimala-render-tile-contribution_brick = Hozzá­járulás: tégla
calimala-render-tile-contribution_marble = Hozzá­járulás: márvány

## Egy játékos területe és a telefonra szánt kép
calimala-render-discs = korong
calimala-render-whites = fehér
calimala-render-cubes = kocka
calimala-render-hand = kártya
calimala-render-cloth = szövet
calimala-render-ships = hajó
calimala-render-houses = ház
calimala-render-dealt = Választható pontozókártyák
calimala-render-finals-here = Pontozókártyák
calimala-render-coming = Mi számít legközelebb, és most mit érne
calimala-render-soon = Következő pontozások
calimala-render-soon-most = Következő pontozások: te és az első
calimala-render-next = Soron jön
calimala-render-street = { $number }. utca: { $one } és { $other }
calimala-render-free = { $free } szabad
calimala-render-twice = kétszer
calimala-render-done = kész
calimala-render-card = nem lehet: kártya

## Szöveges táblák és képleírások
calimala-render-text-streets = Utcák (korongok alulról fölfelé)
calimala-render-text-council = Tanács (> következő, · hamarosan)
calimala-render-text-council-art = Műalkotások a tanácsban: { $art }
calimala-render-text-houses = házak: { $owners }
calimala-render-text-own-houses = házak: { $houses }
calimala-render-text-draft = Választható kezdőkártyák: { $cards }
calimala-render-text-face-up = Nyílt pontozókártya: { $final }
calimala-render-text-dealt = Választható pontozókártyák: { $finals }
calimala-render-text-kept = Megtartott pontozókártya: { $final }.
calimala-render-text-put-back = Visszatett: { $finals }.
calimala-render-alt-mat = { $name } játékostáblája a Calimalában.
calimala-render-alt-streets = Tornyok utcánként, alulról: { $towers }.
calimala-render-alt-next = Következő lapkák: { $tiles }.
calimala-render-alt-cities = Szövet: { $cities }.
calimala-render-alt-buildings = Épületek: { $buildings }.
calimala-render-alt-city = A város soronként: { $rows }.
calimala-render-alt-council = Tanács: { $seats }, műalkotások: { $art }.
