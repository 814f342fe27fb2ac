## Miből jönnek a pontok

stats-game = Miből jönnek a pontjaid ebben a játékban, a győztesekéhez képest
stats-server = Mi nyer ezen a szerveren abban a játékban
command-option-server = szerver
sources-which-game = Melyik játék? Válassz egyet a `játék` mezőben.
sources-no-games = Ebből a játékból még nincs emberek közt befejezett játszma. Az automaták elleniek itt nem számítanak.
sources-too-few = Ehhez legalább { $least }, azonos létszámú befejezett játszma kell ezen a szerveren.
sources-yours = Te
sources-winners = A győztesek ezeknél az asztaloknál
sources-server-winners = A győztesek ezen a szerveren
sources-winners-here = Győztesek
sources-others = A többiek
sources-note = Átlagos pontszám játszmánként, { $games } játszma
sources-note-server = Átlagos pontszám játszmánként ezen a szerveren
sources-what-wins = Mi nyer: { $game }
sources-size = { $players } játékos, { $games } játszma
sources-seat = { $seat }. hely: { $wins }/{ $games }
sources-seats = Győzelmek ülőhely szerint, a játék sorrendjében: { $seats }.
sources-luck-above = Szerencse: { $games } átnézett játszmában a végeredmény átlagosan meghaladta, amire az elemzés az elején számított (különbség: { $points }).
sources-luck-below = Szerencse: { $games } átnézett játszmában a végeredmény átlagosan elmaradt attól, amire az elemzés az elején számított (különbség: { $points }).
sources-luck-even = Szerencse: { $games } átnézett játszmában a végeredmény annyi lett, amennyire az elemzés az elején számított.
sources-no-luck = Szerencse: ezekről a játszmákról még nincs elemzés. A `/elemzés` készít egyet.
sources-no-phases = Hogy a pontok a játék melyik szakaszában jöttek, azt nem jegyezzük fel.
button-what-wins = Mi nyer itt
render-sources-figure = { NUMBER($points, maximumFractionDigits: 1) }
