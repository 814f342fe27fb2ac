### Visszatekintés egy befejezett játékra.

command-review = elemzés
review-description = Visszatekintés egy befejezett játékra: hogyan alakult, mi döntött, és az egész filmen
review-title = visszatekintés
review-patience = Sokszor újrajátszom a játékot abból, amit ki-ki akkor tudott. Egy-két percig tart; ez az üzenet magától megváltozik.
review-turning = Ami megfordította a játékot (🔎 odavisz)
review-swing = **{ $number }.** { $when }: { $name } esélye { $before } %-ról **{ $after } %-ra** változott (várható: { $was } → { $now }).
review-played-advised = { $name } lépése: { $played }. Én is ezt léptem volna; a következő legjobb ({ $other }) ennyivel ér kevesebbet: { $points }.
review-played-unlucky = { $name } lépése: { $played }. Én is ezt léptem volna, pedig jobb lett volna ez: { $other }. Ennyivel ér többet: { $points }.
review-played-cost = { $name } lépése: { $played }. Én ezt léptem volna: { $other }. Ez körülbelül ennyivel ér többet: { $points }.
review-played-gain = { $name } lépése: { $played }. Én ezt léptem volna: { $other }. Szép lépés volt, ennyivel ér többet: { $points }.
review-round = { $mark }. forduló
review-phase = „{ $mark }” fázis
review-own = a saját lépéseid
review-costly = A legdrágább lépéseid
review-costly-move = **{ $number }. lépés:** { $played }. Jobb lett volna: { $other } (mintegy { $points }).
review-best = A legjobb lépéseid
review-best-move = **{ $number }. lépés:** { $played }, és nem ez: { $other } (mintegy { $points }).
review-how = -# Becslés: minden állást { $worlds } alkalommal játszottam tovább (a fordulópontok körül háromszor annyiszor), újraosztva, amit az adott játékos nem láthatott. Néhány pontot vagy százalékot tévedhet.
review-how-moves = -# Ezt csak te látod. Az összehasonlítás alapja ez a szint: { $level }, a végső előny szerint; néhány pontot tévedhet.
review-old-rules = Ezt a játékot a szabályok egy korábbi változatával játszották, ezért nem tudom újrajátszani. A `/visszanézés` mutatja az állásait.
button-film = Film
button-own-moves = Saját lépéseim
