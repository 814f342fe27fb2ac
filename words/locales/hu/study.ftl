## Elemző játszmák: egy befejezett játék folytatása valamelyik állásából

button-study = Innen játszom tovább
study-mark = Elemzés
study-line = 🔎 Elemző játszma: a { $table } asztal { $played }. lépése után folytatódik. Nem számít a pontozásba, és nem hagy eredményt.
study-title = Játék innen tovább
study-about = { $index }. állás, összesen { $last }. Automaták ellen játszol, privát szálban, tét nélkül; maga a játék változatlan marad.
study-level = Milyen erősek legyenek az automaták?
study-seat = Kinek a helyére ülsz?
study-begun = Elkezdődött az elemző játszmád ({ $game }): { $link }
study-begun-page = Elkezdődött az elemző játszmád. Discordon egy privát szálban is megtalálod.
study-not-over = Ez a játék még tart. Ha véget ért, bármelyik állásából továbbjátszhatsz.
study-old-rules = Ezt a játékot még a szabályok régebbi változatával játszották, ezért nem folytatható. A története és a naplója megmaradt.
study-at-the-end = Ebben az állásban a játék már véget ért. Lépj vissza néhányat, és onnan játssz tovább.
study-no-place = A játék csatornájába már nem írhatok, ezért nincs hol elkezdeni az elemzést.
study-in-server = Ezt az elemzést Discordon, a játék szerverén kezdheted el: `/visszanézés`, majd **Innen játszom tovább**.
page-study = { button-study }
page-study-hint = Ha innen tovább akarsz játszani, nyisd meg ezt a játékot Discordon: **/visszanézés**, majd **Innen játszom tovább**.
