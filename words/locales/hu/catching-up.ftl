### Felzárkózás: összefoglaló, jegyzetek magadnak, előre tervezés és megbízások.

## Visszautasítások

table-bad-since = Ezt nem tudom időpontként olvasni: „{ $since }”. Válassz a listából, vagy írd be egy lépés számát.
table-note-empty = Üres a jegyzet. Írj rá pár szót.
table-note-too-long = Egy jegyzet legfeljebb { $limit } jel lehet. Írd rövidebbre, vagy írj kettőt.
table-too-many-notes = Ennél az asztalnál már { $limit } jegyzeted van, több nem fér el. A `/jegyzet` megmutatja őket: előbb törölj egyet.
table-order-your-turn = Most te jössz: nyomd meg a **Lépésem** gombot. Előre tervezni akkor tudsz, ha már léptél.
table-nothing-to-plan = Amennyire látni lehet, ebben a játékban már nem kerül rád sor: nincs mit tervezni.
table-nothing-planned = Még nincs semmi a tervben. Előbb válassz legalább egy lépést.
table-order-past-reveal = Ez felfed valamit, amit jobb látnod, mielőtt továbblépsz. Egy megbízás itt véget érhet, de nem folytatódhat.
table-plan-moved-on = Az asztal közben továbbment. Ez a terved a mostani állás szerint: nézd át, és nyomd meg újra.
table-order-too-long = Egy megbízás legfeljebb { $limit } lépésből állhat.
table-nothing-to-pass = Ebben a játékban soron kívül nem kérdeznek olyat, amire előre lehetne passzolni.

## Napló és összefoglaló

log-by-order = { $line } · *megbízásból*
log-by-caretaker = { $line } · *a gondnok lépte*
log-by-clock = { $line } · *lejárt az idő*
recap-you = Te
recap-touched = Ami téged érint
recap-at-the-table = Az asztalnál
recap-more = -# … és még { $count } sor. A **Napló** mindet mutatja.
recap-since-last = Az utolsó lépésem óta
recap-since-day = Az utolsó 24 óra
recap-since-all = Az egész játék
recap-title-day = az utolsó 24 óra
recap-title-all = az egész játék
recap-title-move = ettől a lépéstől: { $number }
recap-nothing-then = Ezalatt nem történt semmi.
recap-since = Mikortól: utolsó lépésem, egy napja, az elejétől, vagy egy lépés száma
command-option-since = mióta
history-own = Az utolsó lépésem

## Jegyzetek magadnak

command-note = jegyzet
note-description = Jegyzet magadnak a következő lépésedhez; szöveg nélkül mindet mutatja
note-text = Legfeljebb 500 jel. Rajtad kívül soha senki nem látja
notes-title = a jegyzeteid
notes-what = -# Csak te látod őket. Akkor jelennek meg, amikor ennél az asztalnál legközelebb rád kerül a sor, és eltűnnek, amint a lépésedet jóváhagyod.
notes-none = Ennél az asztalnál nincs jegyzeted. A `/jegyzet` szöveggel ír egyet.
notes-kept = Feljegyeztem.
notes-at-hand = 📌 A jegyzeted magadnak
button-tear-up = Törlés: { $number }

## Előre tervezés és megbízások

button-plan = Előre tervezek
button-orders = Megbízásaim
button-give = Megbízás mentése
button-give-boldly = Mentés, bármi történik
plan-title = előre tervezés
plan-what = -# Elképzelt állás: te jössz, és addig a többiek a lehető legkevesebbet tették. Semmi sem történik meg, amíg tényleg rád nem kerül a sor, és akkor is csak, ha minden lépés lehetséges; különben a szokott módon megkérdezlek.
plan-guessed = -# 🎲 Mielőtt sorra kerülsz, húznak vagy dobnak valamit: ami itt a helyén áll, csak találgatás.
plan-picture = Elképzelt állás, nem a valódi
plan-planned = A terv
plan-sealed = 🔒 Hogy ez után mi jön, még nem tudható. A megbízás itt véget ér.
plan-complete = Ez lenne a teljes lépésed.
plan-give = **Megbízás mentése**: elejtem, ha előtte valaki lépése téged is érint. **Mentés, bármi történik**: csak akkor ejtem el, ha már nem lehetséges.
orders-title = a megbízásaid
orders-none = Ennél az asztalnál nincs megbízásod.
orders-given = Rendben, így fogok tenni.
orders-what = -# Csak te látod őket. Akkor nézem meg őket, amikor rád kerül a sor; a napló utólag jelzi, mi történt megbízásból.
order-play = { $moves }
order-else = **Ha nem megy:** { $moves }
order-else-ask = Különben megkérdezlek.
order-else-pass = passz
order-is-reaction = -# Egyszer, amikor ezt valaki más körében kérdezik tőled.
plan-preferred = **Először:** { $moves }
plan-else = Ha nem megy
button-or-else = Ha nem megy, akkor…
table-order-too-many = Egy megbízásban legfeljebb { $limit } lehetőség állhat.
table-order-mixed = A saját köröd lépései és a más körében adott válaszok nem kerülhetnek egy megbízásba. Adj két megbízást.
order-is-careful = -# Elejtem, ha előtte valaki lépése téged is érint.
order-is-bold = -# Bármi történjék, ha még lehetséges.
order-pass = Passz, ha soron kívül kérdeznek
order-pass-calimala = -# Ha valaki aktiválja egy korongodat, és az semmit sem tehet: kártyát húzol, és nem játszol ki semmit.
order-pass-tiletum = -# Ha a király lapkája csak útban lenne: eldobod.
order-pass-genoa = -# Ha egy épületről kérdeznek vagy ajánlatot kérnek: passzolsz.
order-since = -# Ekkor adtad: { $when }
order-dropped-heading = A megbízásodat nem hajtottam végre
order-dropped-illegal = Már nem lehetséges.
order-dropped-reveals = Félúton kiderül valami, amit előbb látnod kell.
order-dropped-surprise = Amióta adtad, valaki lépése téged is érintett.
order-dropped-undone = Azt az állást, amelyre adtad, visszavették.
button-revoke = Visszavonás: { $number }
button-read = Tudomásul vettem: { $number }
plan-moves = A lépéseid pontosvesszővel (;), a lehetőségek | jellel elválasztva
command-option-moves = lépések
command-plan = terv
plan-description = Tervezd meg előre a következő lépésedet, vagy írd be
plan-whatever-happens = Akkor is, ha közben más lépése érint engem
command-option-whatever-happens = mindenképp
button-always-pass = Mindig passz, ha kérdeznek
button-since = Az utolsó lépésem óta
