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

## Lista, hirdetőtábla, követés

command-table-list = lista
table-list-description = A szerver asztalai: gyülekezők, futók, befejezettek
list-game = Csak ez a játék
list-state = Csak ezek az asztalok
command-option-state = állapot
list-title = A szerver asztalai
list-lobby = Gyülekezők
list-playing = Futók
list-over = Befejezettek
list-lobby-none = Most senki sem gyülekezik. Nyiss asztalt: `/asztal új`.
list-playing-none = Most nem folyik játék.
list-over-none = Még nincs ilyen.
list-seats = { $names } ({ $seats } / { $most })
list-join = Beülök: { $game } ({ $host })
list-joined = Beültél: { $game }, { $link }
command-admin-board = tábla
admin-board-description = Lista az összes asztalról ebben a csatornában, mindig frissen
board-put = Kész. A lista itt jelenik meg, és magától frissül; ha akarod, tűzd ki. A régebbi már nem frissül.
command-table-follow = követ
table-follow-description = Kövess egy asztalt játék nélkül: levél a végén vagy minden kör után
follow-often = Milyen gyakran halljál róla
follow-table = Melyik asztal, ha nem ennek a szálnak az asztala
command-option-often = gyakran
follow-end = Csak a végén
follow-round = Minden kör után
follow-stop = Ne kövessem tovább
follow-begun-end = Követed: { $game }. Írok, amikor vége.
follow-begun-round = Követed: { $game }. Minden kör után írok.
follow-stopped = Ezt az asztalt már nem követed.
button-unfollow = Nem követem tovább
letter-followed-round = Lement egy kör egy asztalnál, amelyet követsz.
letter-followed-end = Véget ért egy játék, amelyet követsz.
table-follow-seated = Te ennél az asztalnál ülsz, úgyis szólok.
table-not-followed = Ezt az asztalt nem követed.
mygames-finished = Nemrég befejezettek
