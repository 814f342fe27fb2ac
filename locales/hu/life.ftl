## Itt vagy még?

button-still-there = Itt vagy még?
button-still-here = Itt vagyok
command-table-still-there = itt-vagy-még
table-still-there-description = Megkérdezi, itt van-e még az, akire vártok
absence-is-asked = 👋 Itt van még **{ $name }**? Ha nem válaszol, a többiek szavaznak: { $until }.
absence-asked = Megkérdeztem: { $names }. Ha nincs válasz, a többiek szavaznak ({ $until }): gondnok, beugró vagy a játék vége.
absence-host-asked = Megkérdeztem a házigazdát. Ha nem válaszol, a következő helyen ülő lesz a házigazda: { $until }.
absence-answered = Jó tudni. Egy ideig senki sem kérdez újra.
act-called = { $actor } megkérdezte, itt van-e még { $holder }.
act-still-here = { $actor } itt van.
act-host-called = { $actor } megkérdezte, itt van-e még a házigazda.
notice-called = 👋 { $whom }: itt vagy még? Nyomd meg az **Itt vagyok** gombot, vagy egyszerűen lépj.
letter-called = A többiek azt kérdezik, itt vagy-e még. Nyomd meg az **Itt vagyok** gombot, vagy egyszerűen lépj: különben a helyedről szavaznak.
lobby-host-called = { $whom }, itt vagy még? A többiek arra várnak, hogy elindítsd az asztalt ({ $game }): { $link }
lobby-host-is-called = 👋 { $host }, itt vagy még? Ha nincs válasz, a következő helyen ülő lesz a házigazda.
table-nobody-to-call = Senkire sem vársz itt, aki válaszolhatna.
table-call-paused = Az asztal szünetel. Előbb javasolj folytatást: `/asztal folytatás`. A hallgatás beleegyezés.
table-call-clock = Ennek az asztalnak van órája: { $when } az dönt arról, mi legyen azzal, aki késik.
table-call-too-soon = Adj nekik egy napot: { $when } kérdezheted meg.
table-called-already = Már megkérdezték őket, vagy épp most válaszoltak. Ha nem történik semmi, { $when } újra kérdezhetsz.
table-not-called = Senki sem kérdezett. A **Lépésem** megmutatja, hol tart a játék.

## Kímélettel

absence-away = 🏖 **{ $name }** távol van eddig: { $until }.
absence-will-be-away = 🏖 **{ $name }** távol lesz: { $since } – { $until }.
button-not-this-turn = Ebben a körben ne szólj többet
reminders-off = Rendben, a következő köröd előtt nem emlékeztetlek. Ha van óra az asztalnál, az tovább jár.
table-not-waited-for = Itt most senki sem vár rád, úgyhogy nincs mire emlékeztetni.
notify-at_once = Amikor alszom vagy távol vagyok
notify-at_once-what = Mikor vagy ébren és mikor nem vagy itt: `/órám ébren`, `/órám szabadság`. Ezek nélkül bármikor szólok.
notify-at_once-0 = Akkor szólj, ha ébren vagyok és visszajöttem
notify-at_once-1 = Szólj akkor is azonnal
