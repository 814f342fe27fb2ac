# Szavak a Burgundia várai képein.
burgundy-render-title = Burgundia várai
burgundy-render-progress = „{ $phase }” fázis (+{ $bonus }) · { $round }/{ $rounds }. forduló
burgundy-render-waiting-SettleOpenly = Birtokot választ: { $who }.
burgundy-render-waiting-SettleSecretly = { $count ->
    [one] Birtokot választ: { $who }.
   *[other] Birtokot választanak: { $who }.
}
burgundy-render-waiting-Act = { $who } köre.
burgundy-render-waiting-ExtraAction = { $who }: a vár ráadás akciója.
burgundy-render-waiting-BuildingEffect = { $who }: épülethatás ({ $building }).
burgundy-render-waiting-LoadShip = { $who }: a hajó árut vesz fel.

## A tábla
burgundy-render-depots = Depók
burgundy-render-black-depot = Központi fekete depó
burgundy-render-phases = Fázis és régiónkénti bónusza
burgundy-render-rounds = Forduló: fehér kocka és érkező áruk
burgundy-render-order = Játékossorrend-sáv
burgundy-render-bonuses = Bónuszlapkák: az első és második befejezőnek
burgundy-render-choosing = még választ
burgundy-render-chosen = titokban választott

## Egy játékos területe és a telefonra szánt kép
burgundy-render-empty = üres
burgundy-render-knowledge = Tudás
burgundy-render-sold = Eladva
burgundy-render-sources = Honnan jöttek a pontok

## Szöveges táblák és képleírások
burgundy-render-text-course = A játék menete
burgundy-render-text-phases = Régióbónusz fázisonként: { $points }
burgundy-render-text-regions = Pont a régió mérete szerint: { $points }
burgundy-render-text-white = Fehér kocka: { $die }
burgundy-render-text-order = Sorrend: { $order }
burgundy-render-text-black-depot = Központi fekete depó (2 ezüst)
burgundy-render-text-purse = ezüst { $silver }, munkás { $workers }
burgundy-render-text-storage = raktármezők: { $tiles }
burgundy-render-text-goods = áruraktár: { $goods }
burgundy-render-text-sold = eladva: { $goods }
burgundy-render-text-sheet = Választható birtokok: { $boards }{ $chosen ->
    [yes] {" "}(titokban választott)
   *[other] {""}
}.
burgundy-render-text-supplies = Még húzható lapkák
burgundy-render-text-black-backs = fekete hátúak
burgundy-render-text-removed = Kikerült a játékból: { $tiles }
burgundy-render-text-own-choice = Titkos választásod: { $board }, a vár helye { $castle }.
burgundy-render-alt-estate = { $name } birtoka (Burgundia várai).
burgundy-render-alt-black = fekete
burgundy-render-alt-depots = Depók: { $depots }.
burgundy-render-alt-goods = Áruk a depókon: { $goods }.
burgundy-render-alt-bonuses = Befejezett színek: { $owners }.
