## Itt vagy még?

button-still-there = Itt vagy még?
button-still-here = Itt vagyok
command-table-nudge = szólongatás
table-nudge-description = Kérdezd meg, itt van-e még, akire vártok
absence-is-asked = 👋 Itt van még **{ $name }**? Ha nem válaszol, a többiek szavaznak: { $until }.
absence-asked = Megkérdeztem: { $names }. Ha nincs válasz, a többiek szavaznak ({ $until }): gondnok, beugró vagy a játék vége.
absence-host-asked = Megkérdeztem a házigazdát. Ha nem válaszol, a következő helyen ülő lesz a házigazda: { $until }.
absence-answered = Jó tudni. Egy ideig senki sem kérdez újra.
act-called = { $actor } megkérdezte, itt van-e még { $holder }.
act-still-here = { $actor } itt van.
act-host-called = { $actor } megkérdezte, itt van-e még a házigazda.
notice-called = 👋 { $whom }: itt vagy még? Nyomd meg az **Itt vagyok** gombot, vagy egyszerűen lépj.
dm-called = A többiek azt kérdezik, itt vagy-e még. Nyomd meg az **Itt vagyok** gombot, vagy egyszerűen lépj: különben a helyedről szavaznak.
lobby-host-called = { $whom }, itt vagy még? A többiek arra várnak, hogy elindítsd az asztalt ({ $game }): { $link }
lobby-host-is-called = 👋 { $host }, itt vagy még? Ha nincs válasz, a következő helyen ülő lesz a házigazda.
table-nobody-to-call = Senkire sem vársz itt, aki válaszolhatna.
table-call-paused = Az asztal szünetel. Előbb javasolj folytatást: `/asztal szünet`. A hallgatás beleegyezés.
table-call-clock = Ennek az asztalnak van órája: { $when } az dönt arról, mi legyen azzal, aki késik.
table-call-too-soon = Adj nekik egy napot: { $when } kérdezheted meg.
table-called-already = Már megkérdezték őket, vagy épp most válaszoltak. Ha nem történik semmi, { $when } újra kérdezhetsz.
table-not-called = Most senki sem kérdezte, itt vagy-e még. A **Lépésem** megmutatja, hol tart a játék.

## Kímélettel

absence-away = 🚶 **{ $name }** távol van eddig: { $until }.
absence-will-be-away = 🚶 **{ $name }** távol lesz: { $since } – { $until }.
button-not-this-turn = Most ne emlékeztess többet
reminders-off = Rendben, nem emlékeztetlek, amíg legközelebb sorra nem kerülsz. Ha van óra az asztalnál, az tovább jár.
table-not-waited-for = Itt most senki sem vár rád, úgyhogy nincs mire emlékeztetni.

## Lista, hirdetőtábla, követés

command-table-list = lista
table-list-description = Sorold fel a szerver asztalait: játékosra várók, futók, befejezettek
list-game = Csak ez a játék
list-state = Csak ezek az asztalok
command-option-state = állapot
list-title = A szerver asztalai
list-lobby = Játékosokra vár
list-playing = Folyamatban
list-over = Befejezett
list-lobby-none = Most egyetlen asztal sem vár játékosokra. Nyiss egyet: `/asztal új`.
list-playing-none = Most nem folyik játék.
list-over-none = Még nincs ilyen.
list-since = { $when } óta
list-turn = lép: { $names }
list-seats = { $names } ({ $seats } / { $most })
list-join = Leülök: { $game } ({ $host })
list-joined = Leültél: { $game }, { $link }
command-admin-tables = asztalok
admin-tables-description = Legyen ebben a csatornában mindig friss lista az asztalokról
board-put = Kész. A lista itt jelenik meg, és magától frissül; ha akarod, tűzd ki. A régebbi már nem frissül.
command-table-follow = követ
table-follow-description = Kövess egy asztalt: üzenet a végén vagy minden teljes kör után
follow-often = Milyen gyakran szóljak róla
follow-table = Melyik asztal, ha nem ennek a szálnak az asztala
command-option-often = gyakran
follow-end = Csak a végén
follow-round = Minden teljes kör után
follow-stop = Ne kövessem tovább
follow-begun-end = Követed: { $game }. Írok, amikor vége.
follow-begun-round = Követed: { $game }. Minden teljes kör után írok.
follow-stopped = Ezt az asztalt már nem követed.
button-unfollow = Nem követem tovább
dm-followed-round = Lement egy teljes kör egy asztalnál, amelyet követsz.
dm-followed-end = Véget ért egy játék, amelyet követsz.
table-follow-seated = Te ennél az asztalnál ülsz, úgyis szólok.
table-not-followed = Ezt az asztalt nem követed.
mygames-finished = Nemrég befejezettek

## Ki ülhet le, és hová

command-option-player = játékos
command-option-players = játékosok
command-option-invite-only = csak-meghívott
command-option-unit = egység
table-new-invite = Foglalj helyet neki
table-new-players = Hányan játszotok: pontosan 3, vagy 3–4
lobby-players = Hányan játszotok
lobby-players-wanted = { $players } játékos
table-players-unread = „{ $text }” nem létszám. Írj **3**-at, ha pontosan hárman, vagy **3–4**-et, ha hárman vagy négyen játszanátok.
table-bad-players = Ez a játék { $least }–{ $most } játékosnak való.
table-more-than-wanted = Már { $seats } hely foglalt vagy fenntartott. Előbb szabadíts fel közülük, vagy válassz { $most } főnél többet.
table-new-invite-only = Csak az ülhet le, akit megnevezel
lobby-guests = Vendégek és helyek
guests-invite_only-turn-on = Csak meghívottaknak
guests-invite_only-turn-off = Mindenkinek nyitva
guests-autostart-turn-on = Induljon, ha megtelt
guests-autostart-turn-off = Én indítom
guests-unrated-turn-on = Tét nélkül
guests-unrated-turn-off = Értékszámra
guests-whispers-turn-on = Privát beszélgetés engedélyezése
guests-whispers-turn-off = Nincs privát beszélgetés
guests-invite_only-on = **Csak meghívottaknak**: csak az ülhet le, akinek helyet tartunk fenn.
guests-invite_only-off = **Nyitott**: bárki leülhet.
guests-autostart-on = **Magától indul, ha megtelt**, nem vár rád; ha csak meghívottak játszhatnak, akkor, amikor mind leültek.
guests-autostart-off = **Te indítod a játékot**, amikor akarod.
guests-unrated-on = **Tét nélkül**: az eredmény senki értékszámán nem változtat.
guests-unrated-off = **Értékszámra megy**, ha emberek játszanak egymás közt.
guests-order = Ülésrend
guests-order-joined = Ahogy leültök
guests-order-chosen = Ahogy te rendezed
guests-order-random = Sorsolás induláskor
guests-first = Ki üljön az első helyen?
guests-free = Ne tartsunk fenn helyet
guests-no-thanks = Köszönöm, nem
guests-declined = Rendben, másé lehet a hely.
lobby-kept-for = 🪑 Fenntartva: { $whom }
guests-not-yours = Ez a meghívás neki szól: { $whom }. A te helyed a tiéd marad.
lobby-offer-closed = -# Ez a meghívás lezárult ({ $game }): { $link }
lobby-seat-kept = { $whom }, helyet tartanak neked ({ $game }): { $link }
lobby-is-full = { $whom }, mindenki itt van, kezdődhet a játék ({ $game }). { $link }
lobby-sent-away = { $whom }, a házigazda eltávolított az asztaltól ({ $game }). { $link }
lobby-invite-only = 🔒 Csak meghívottaknak
lobby-autostart = ▶ { $who ->
    [named] Magától indul, ha minden meghívott leült
   *[anybody] Magától indul, ha megtelt
}
lobby-order-random = 🎲 A helyeket induláskor sorsoljuk
lobby-unrated-chosen = -# Tét nélkül: az eredmény senki értékszámán nem változtat.
lobby-length = ⏳ Levelezve körülbelül { $days } nap
lobby-length-evening = ⏳ Egyetlen este, amikor mindenki ott van
lobby-overlap = ⏰ Mindenki ébren van: { $spans }
lobby-no-overlap = 🛌 Sosem vagytok egyszerre mind ébren: egy-egy lépés egy nap is lehet
table-invite-only = Ehhez az asztalhoz csak meghívottak ülhetnek. Kérd meg a házigazdát, hogy tartson neked helyet: { $host }.
table-seats-kept = { $count ->
    [one] Az utolsó szabad helyet fenntartják valakinek.
   *[other] Az utolsó { $count } szabad helyet másoknak tartják fenn.
} Kérdezd a házigazdát, vagy nyiss saját asztalt: `/asztal új`.
table-too-many-kept = Nincs ennyi hely: még { $most } tartható fenn.
table-no-kept-seat = Itt nem tartanak fenn neked helyet.
table-host-must-play = Csak az lehet házigazda, aki játszik. Válassz másik helyet.
table-is-host = { $name } már most is a házigazda.
act-host-given = { $actor } átadta a házigazda szerepét; az új házigazda: { $name }.
act-sent-away = { $actor } az indulás előtt eltávolította az asztaltól: { $name }.
power-done-transfer = Kész: mostantól { $name } a házigazda.
power-done-sent-away = Kész. Szóltam neki; csak akkor jöhet vissza, ha helyet tartasz neki.
lobby-clock-preset-live-5 = Élőben: 5 perc a válaszra + 15 tartalék
lobby-clock-preset-live-15 = Élőben: 15 perc a válaszra
clock-limit-minutes = { $minutes } perc a válaszra
clock-bank-minutes = { $minutes } perc tartalék
clock-increment-minutes = lépésenként +{ $minutes } perc
clock-unit-hours = óra
clock-unit-minutes = perc
table-clock-unit = Óra vagy perc (élő estére)
table-clock-too-short = Legalább { $minutes } perc legyen: ennél gyorsabban senki sem válaszol.

## Jó véggel

command-table-end = befejezés
command-table-reopen = újranyit
command-option-result = eredmény
table-end-description = A játék korai befejezését javasolja: mindenkinek bele kell egyeznie
table-reopen-description = Egy épp véget ért játék folytatását javasolja
end-result = Számítson-e az eredmény
end-result-none = Nem: befejezetlenül ér véget
end-result-standings = Igen, a mostani állás szerint
vote-end-none = 🏁 **{ $name } befejezést javasol**: befejezetlenül, eredmény nélkül.
vote-end-standings = 🏁 **{ $name } befejezést javasol**: a mostani állás számítson{ $rated ->
    [no] , de ilyen korán nem változtat senki értékszámán
   *[yes] {""}
}.
vote-reopen = ↩️ **{ $name } azt javasolja, { $how ->
    [agreed] folytassuk a játékot onnan, ahol abbahagytuk.**
   *[played] térjünk vissza a játék utolsó döntéséhez.**
}
act-proposed-end = { $actor } a játék befejezését javasolta.
act-proposed-reopen = { $actor } a játék újranyitását javasolta.
act-ended-none = { $actor } befejezést javasolt, és mindenki beleegyezett.
act-ended-standings = { $actor } befejezést javasolt, és mindenki beleegyezett. A mostani állás számít.
act-reopened = { $actor } visszatérést javasolt az utolsó döntéshez, és mindenki beleegyezett. A játék folytatódik.
act-played-on = { $actor } folytatást javasolt, és mindenki beleegyezett. A játék onnan megy tovább, ahol abbamaradt.
act-kept-open = { $actor } nyitva tartja az asztalt.
act-idle-closed = Két hónapja senki sem csinált itt semmit: a játék befejezetlenül ér véget. Az `/asztal letölt` paranccsal még megkapod.
table-is-agreed = Közös megegyezéssel vége. A mostani állás számít{ $rated ->
    [no] , de az értékszámba nem: a szokásos játék kétharmadát sem játszottátok le
   *[yes] {""}
}.
table-reopen-late = Egy befejezett játékot a végétől számított egy napon belül lehet újranyitni. A `/visszanézés` megmutatja, hogyan zajlott; a **Visszavágó** újra játssza.
table-not-idle = Ez az asztal nem készül bezárulni.
idle-closes = 🛌 Két hónapja senki sem csinált itt semmit. Az asztal { $when } bezárul, hacsak valaki nyitva nem tartja.
idle-kept = Az asztal nyitva marad.
notice-idle = 🛌 { $whom }: kell még valakinek ez az asztal?
dm-idle = Két hónapja senki sem csinált semmit ennél az asztalnál. Egy hét múlva bezárul, hacsak valaki nyitva nem tartja.
dm-kept-idle = Két hónapja senki sem csinált semmit ennél az asztalnál, ezért bezárult. Itt a játék fájlban: minden, amit játszottatok.

## Eredmények, amelyek mondanak valamit

record-tally = { $players } játékos: { $games } játék, { $wins } győzelem (véletlen esetén { $par } várható), átlag { $average }, legjobb { $best }
record-apart-unrated = Tét nélkül, { $line }
record-apart-automata = Automatákkal, { $line }
record-sources = Pontok átlagosan innen: { $sources }
reliability = { $games } asztal · { $timeouts } × lejárt idő · { $resignations } × feladta · { $caretakers } × gondnok

## Jelentsd

command-table-report = hiba
table-report-description = Valami nem stimmel itt: szólj az üzemeltetőnek, az állással és a naplóval együtt
report-words = Mi a baj, a te szavaiddal
report-sent = Köszönöm. Az üzemeltető megkapta, amit írtál, az állást és a naplót.
report-kept = Köszönöm. Az üzemeltetőt most nem értem el; a jelentésedet megőrzöm, és később megkapja.
report-to-owner = 📣 { $who } jelenti: { $game } (asztal: { $table }): { $text }
table-report-again = Épp most küldtél jelentést. A következőt { $when } küldheted.
table-report-players = Hibát csak az asztal játékosai és a szerver kezelői jelenthetnek. Mondd el valamelyiküknek, mit láttál.
button-report-answer = Válasz
report-answer-form = Válasz egy hibajelentésre
report-answer-label = A válaszod
report-answered = A válaszod úton van hozzá: { $who }.
dm-report-answer-title = A hibajelentésedről
dm-report-answer = Hibát jelentettél: { $game } (asztal: { $table }). A bot üzemeltetője ezt válaszolja:
act-updated = A Guildhall frissült: { $version }. { $link ->
    [empty] Bővebben: `/súgó`.
   *[other] Újdonságok: { $link }
}

## Beszélgetés

command-table-chat = csevegés
table-chat-description = Nyiss privát beszélgetést egy-két játékossal, ha az asztal engedi
chat-seat = Melyik hellyel
chat-another = És még melyik hellyel
command-option-another = másik
aside-name = Nézők · { $game } · { $table }
aside-first = 👥 Itt a nézők beszélgetnek a játékról. Jobb, ha ti nem olvassátok: { $names }.
aside-is-there = -# 👥 A nézők itt beszélgetnek: { $thread }
aside-done = A nézők mostantól itt beszélgethetnek: { $thread }
whisper-name = Privát: { $names }
whisper-first = 🔒 Ezt csak ti olvassátok: { $names }. Azt, hogy beszéltek, az egész asztal tudja.
whisper-done = Itt beszélhettek: { $thread }
act-aside = { $actor } külön szálat nyitott a nézőknek.
act-whisper = { $actor } privát beszélgetést nyitott: { $names }.
guests-talk = Beszéd az asztalnál
guests-talk-free = Bármit mondhattok
guests-talk-quiet = Más lépéséhez ne adjatok tanácsot
guests-talk-silent = A végéig semmit a játékról
guests-whispers-on = **Privát beszélgetés engedélyezve** két-három játékosnak (`/asztal csevegés`).
guests-whispers-off = **Nincs privát beszélgetés**: amit írtok, mindenki látja.
lobby-talk-free = -# 💬 Az asztalnál bármit mondhattok.
lobby-talk-quiet = -# 💬 Az asztalnál más lépéséhez ne adjatok tanácsot.
lobby-talk-silent = -# 💬 Az asztalnál a végéig ne beszéljetek a játékról.
lobby-whispers = Privátban is beszélhettek.
table-no-whispers = Ennél az asztalnál nincs privát beszélgetés. A házigazda indulás előtt engedheti meg: **Vendégek és helyek**.
table-whisper-nobody = Azon a helyen nincs, akivel beszélhetnél: { $name } távol van.
table-whisper-how-many = Egy vagy két másik helyet válassz: legfeljebb { $most } ember beszélhet privátban.
table-whisper-all = Az már mindenki lenne. Beszéljetek az asztal szálában.
table-whisper-where = Privát szál csak szokásos szöveges csatornában nyitható. A `/kezelés ide-költözés` átviszi az asztalt egy ilyenbe.

## A kérdőjel mögött

more-title = Továbbiak
more-text = A szünethez és a korai befejezéshez mindenki beleegyezése kell. Mindezt be is írhatod: `/asztal` …
more-pause = Szünet
more-resume = Folytatás a szünet után
more-substitute = Beugrót keresek
more-substitute-how = Válaszd ki, ki vegye át a helyedet. Három napja van elfogadni; addig te játszol.
more-resign = Feladom
more-end = Befejezés
more-report = Hibát jelentek
command-table-invite = meghívás
table-invite-description = Foglalj helyet valakinek az asztalodnál; értesítem
invite-person = Kit hívsz meg
invite-done = A helyet fenntartom neki, és szóltam: { $name }.
invite-none = Nincs asztalod, amely játékosokra várna. Nyiss egyet: `/asztal új`.
guests-invite = Hívj meg embereket: helyet foglalok nekik…
table-new-invite-more = És neki
command-option-invite = meghívott
command-option-invite-2 = meghívott-2
command-option-invite-3 = meghívott-3
command-option-invite-4 = meghívott-4
more-manage = -# Ezt az asztalt kezelheted is: a `/kezelés` eltávolít egy játékost, átadja az asztalt, visszaállít egy korábbi állást, átköltözteti vagy bezárja.
more-nudge = Itt vannak még?
more-show-hand = Megmutatom valakinek
more-show-hand-how = Akit kiválasztasz, az látja, amit te látsz ennél az asztalnál, amíg véget nem vetsz neki. Az asztalnál mindenki értesül róla.
more-choose-person = Válassz valakit…
more-reopen = Mégis folytassuk
more-follow = Követem az asztalt
tag-waiting = játékosra vár
tag-running = folyamatban
tag-over = befejezett
tag-live = élő
tag-beginners = kezdőknek is
menu-stats = Eredményei
menu-invite = Meghívás az asztalomhoz
menu-block = Kitiltás az asztaloktól
menu-move = Lépésem
menu-report = Hibajelentés
menu-no-table = Ez az üzenet egyik asztalé sem. Egy asztal üzenetén használd.
invite-which = Melyik asztalhoz hívod meg: { $whom }?
