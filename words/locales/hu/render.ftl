# Szavak, amelyek minden játék képein szerepelnek.
render-colour-red = piros
render-colour-yellow = sárga
render-colour-blue = kék
render-colour-green = zöld
render-colour-black = fekete
render-colour-pink = rózsaszín

render-since = új a legutóbbi lépésed óta
render-since-of = új { $name } utolsó lépése óta
render-since-any = ami új
render-standing = te { $own }, riválisod { $most }
render-round = { $number }/{ $most }. forduló
render-last-round = utolsó forduló
render-set-up = Előkészületek
render-over = A játék véget ért
render-drafted = A terved: még nincs végrehajtva
render-stopped = A játék idő előtt véget ért
render-everybody = Mindenki
render-won = { $count ->
    [one] Győzött: { $winners }!
   *[other] Megosztott győzelem: { $winners }!
}
render-deck = Pakli
render-discard = Dobópakli

## Szöveges táblák és képleírások
render-white = fehér
render-cards = { $cards } kártya kézben
render-text-players = Játékosok
render-text-start = kezdőjátékos
render-text-active = ő jön
render-text-free = szabad: { $free }
render-text-deck = Pakli: { $cards }
render-text-discard = Dobópakli: { $cards }
render-text-yours = Csak te látod
render-text-can = Most ezt teheted
render-text-new = { $line } (új)
render-text-hand = Kézben: { $cards }.
render-alt-points = Pontok: { $points }.
render-alt-choices = Választhatsz: { $choices }.
render-alt-rest = A többi a tábla szöveges nézetében van.

## A játék vége
render-final-ahead = Előny { $name } előtt: { $points }
render-final-shared = Minden tekintetben egyenlők
render-final-sources = Miből jött össze

## Visszatekintés
render-review-title = Így alakult a játék
render-review-note = kinek mekkora volt az esélye; a sáv mutatja, mennyit tévedhet
render-review-points = ekkora végeredményre számíthattak
render-review-percent = { $share } %
render-review-line = { $name } esélye az elején { $first } % volt, közben { $least } és { $most } % között járt, a végeredménye { $points } lett.
render-film-alt = { $game }, filmen: a tábla egymás után { $frames } pillanatban.
