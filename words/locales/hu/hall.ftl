### A ház: előtér, asztalok, panelek, beállítások, súgó.

## A ház visszautasításai: mi a baj, és mit lehet tenni helyette

table-unknown = Nincs itt { $table } azonosítójú asztal. Az asztalaidat a `/játékaim` sorolja fel.
table-ambiguous = { $count } asztalnál is ülsz errefelé. Az `asztal` megadásával mondd meg, melyikre gondolsz.
which-table = { $count } asztalnál is ülsz. Melyikre gondolsz?
which-table-choose = Válassz asztalt
which-table-waits = Te jössz · { $table }
which-table-forgotten = Már nem tudom, mit írtál. Küldd el újra a parancsot az `asztal` megadásával.
table-none-here = Itt nincs asztalod. Nyiss egyet az `/asztal új` paranccsal, vagy menj az asztalod szálába.
board-nobody = Ennél az asztalnál senkit sem hívnak úgy, hogy „{ $name }”. Itt ülnek: { $names }.
table-not-seated = Nem játszol ennél az asztalnál, de nézheted: nyomd meg a **Tábla** vagy a **Napló** gombot.
table-not-joined = Még nem ültél le ehhez az asztalhoz. Előbb nyomd meg a **Leülök** gombot.
table-test-where = { $count } asztalod is van itt. Próbáld ki az egyikük szálában.
table-not-host = Ezt csak az teheti, aki az asztalt nyitotta: { $host }.
table-not-started = Ez az asztal még nem indult el. Várd meg, míg a házigazda megnyomja az **Indítás** gombot.
table-already-started = Ennél az asztalnál már folyik a játék.
table-over = Ez a játék véget ért. Újat az `/asztal új` nyit.
table-not-over = Ez a játék még nem ért véget. Térj vissza, ha vége.
table-closed = Ezt az asztalt bezárták. Újat az `/asztal új` nyit.
table-full = Minden hely foglalt ({ $seats }).
table-no-automaton = Azon a helyen nem automata ül.
table-too-many-automata = Ennél a játéknál legfeljebb { $most } automata fér az asztalhoz.
table-already-seated = Már itt ülsz ennél az asztalnál.
table-too-few = Még csak { $seats } játékos ül itt, legalább { $least } kell.
table-unknown-game = Nem ismerek „{ $game }” nevű játékot. Válassz a listából.
table-bad-option = „{ $value }” itt nem lehetséges ({ $option }). Válassz a menüből.
table-not-your-turn = Most nem te jössz. Akire az asztal vár: { $names }.
table-nothing-drafted = Nincs mit jóváhagyni. Nyomd meg a **Lépésem** gombot, és előbb válassz valamit.
table-draft-sealed = Az utolsó lépésed, ha megtörtént, már nem vehető vissza szabadon, ezért még semmi sem jöhet utána. Előbb hagyd jóvá, vagy vedd vissza.
table-nothing-to-undo = Nincs semmid, amit vissza lehetne venni.
table-undo-asked-already = Valaki már kérte lépések visszavételét. Várd meg a válaszokat.
table-undo-nobody-to-ask = Azóta más is lépett, vagy kiderült valami, ezért a többieknek bele kellene egyezniük, de rajtad kívül nincs itt senki. Ha csak automaták ellen játszol, mindig szabad visszavenni.
table-no-undo-request = Már senki sem kér visszavételt.
table-not-asked = Erről most nem téged kérdezünk.
table-unreadable-move = „{ $move }” nem olvasható lépésként. Nyomd meg a **Lépésem** gombot, vagy válassz a felkínáltakból gépelés közben.
table-stale = Ez a gomb már nem érvényes. A **Lépésem** megmutatja, mi a kérdés most.
table-too-many = { $limit } asztalnál ülsz, ennél több nem lehet. Előbb fejezz be vagy hagyj el egyet.
table-permissions = Itt hiányzik néhány jogosultságom, ami egy asztalhoz kell. Kérj meg egy admint, hogy engedélyezze: { $permissions }.
table-not-in-threads = Az asztaloknak szöveges csatornában vagy fórumban van helyük. Menj egy ilyenbe vagy valamelyik szálába, és próbáld újra.
table-opened-elsewhere = Az asztalod itt nyílik meg: { $channel }. Szálból nem nyílhat újabb szál.
table-other-game = Ennél az asztalnál ezt játsszák: { $game }. Használd a saját parancsait, vagy nevezd meg az asztalodat.
play-does-not-fit = Egyetlen szabályos lépés sem illik arra, amit beírtál. Hagyj egy mezőt üresen, és válassz a felkínáltakból.
form-unreadable = Ezt nem tudom elolvasni: „{ $text }”. Így írd: { $hint }
form-incomplete = Valami még hiányzik. Legalább az első sorokat töltsd ki.
error-unknown-button = Ezt a gombot már nem ismerem. Nyomd meg az asztal üzenetén a **Lépésem** gombot, vagy használd a `/játékaim` parancsot.
error-unexpected = Bocs, nálunk hiba történt. A játékod biztonságban van: félig megtett lépés nincs. A **Lépésem** vagy a **Tábla** gomb megmutatja, hol tartasz; próbáld újra. Ha újra meg újra előfordul, add meg a bot üzemeltetőjének ezt az azonosítót: { $reference }.
error-unknown-command = Ezt a parancsot már nem ismerem: megváltozott, mióta a Discordod utoljára megnézte. Töltsd újra (Ctrl+R), és próbáld újra.
error-too-fast = Ez így túl gyors nekem: nem történt semmi. Várj néhány másodpercet, aztán folytasd.
progress-working = -# ⏳ Még dolgozom rajta; kérted: { $since }.
progress-queue = -# ⏳ { $ahead } kérés van előtted; kérted: { $since }.
progress-interrupted = -# Egy újraindítás közbeszólt. Kérdezz újra egy perc múlva.
background-busy = Még azon dolgozom, amit korábban kértél. Kérdezz újra, amikor az már megvan.
error-not-allowed = Ezt itt nem teheted meg.
error-not-a-member = Ez a játékos nincs ezen a szerveren. Válassz olyat, aki itt van, vagy előbb hívd meg a szerverre.
error-unresolved = Nem találom ezt { $what ->
    [person] a játékost
    [channel] a csatornát
   *[role] a rangot
}. Válassz a Discord listájából.

permission-view_channel = Csatorna megtekintése
permission-send_messages = Üzenetek küldése
permission-send_messages_in_threads = Üzenetek küldése szálakban
permission-create_public_threads = Nyilvános szálak létrehozása
permission-attach_files = Fájlok csatolása
permission-embed_links = Linkek beágyazása
permission-read_message_history = Korábbi üzenetek olvasása

language-en = English
language-hu = Magyar

## Előtér

lobby-options = Beállítások: { $options }
lobby-seats = { $players } játékos · fejenként nagyjából { $minutes } perc gondolkodás
lobby-nobody = Még senki sem ül itt.
lobby-join = Leülök
lobby-leave = Felállok
lobby-settings = Beállítások
lobby-start = Indítás
lobby-close = Asztal bezárása
lobby-closed = Ezt az asztalt bezárták.
lobby-started = Elkezdődött a játék: { $thread }
lobby-language = Az asztal nyelve
lobby-automata = 🤖 Gépi játékos (automata) hozzáadása vagy eltávolítása
lobby-add-automaton = Hozzáadás: { $level }
lobby-remove-automaton = { $name } eltávolítása
lobby-unrated = 🤖 Automata is játszik: ez a játék nem számít bele az értékszámba.
welcome = ## 👋 Üdv a Guildhallban
    Komoly társasjátékok a Discordon, egy este alatt vagy egy hónapon át. **Játssz most** két automata ellen: nyomj meg egy játékot, és már indul is.
welcome-more = Barátokkal: `/asztal új`. Minden más: `/súgó`.
lobby-caretaker = Ki játsszon az eltűnt játékos helyett
lobby-linger = Mennyit várjanak az automaták, mielőtt lépnek
lobby-linger-seconds = { $seconds ->
    [0] Azonnal lépnek
   *[other] { $seconds } másodpercet
  }
level-apprentice = Inas
level-apprentice-note = Ismeri a szabályokat, de hibázik: jó az első játékhoz
level-journeyman = Legény
level-journeyman-note = Megbízhatóan és gyorsan játszik
level-master = Mester
level-master-note = Előre gondolkodik: nehéz legyőzni
level-master-none = Ebben a játékban egyelőre úgy játszik, mint a legény

## Az asztal üzenete

table-is-over = Vége a játéknak.
table-waiting-since = Sorra került: { $when }
table-undo-asked = { $name } { $moves ->
    [one] egy lépést
   *[other] { $moves } lépést
} szeretne visszavenni. Dönt: { $whom }

button-move = Lépésem
button-hand = Saját terület
button-board = Tábla
button-log = Napló
button-undo = Visszavétel
button-what = ?
button-history = Visszanézés
button-portrait = Telefonra
button-text = Szövegként
button-agree = Rendben
button-refuse = Nem
button-confirm = Jóváhagyom
button-confirm-so-far = Eddig jóváhagyom
button-finish = Jóváhagyom · { $move }
button-form = Megírom magam…
button-form-again = Kijavítom…
button-more = Egyéb…
button-on-offer = Mi ez?
on-offer-nothing = Itt már nincs mit közelebbről megnézni.
button-why-not = Miért nem?
table-no-more = Ennél az asztalnál más nincs függőben.
button-say-more = Mondok még valamit
button-back = Visszaveszem
button-restart = Elölről
button-several-steps = Több lépés egyszerre…
button-wide = Széles kép
button-narrow = Keskeny kép
button-other = Mást szeretnék
button-all-commands = Minden parancs
button-older = Régebbi
button-newer = Újabb

## A panel

panel-title = a te lépésed
panel-title-welcome = válaszolhatsz
panel-at-table = Asztal: { $table } · { $names }
panel-since = Az utolsó lépésed óta
panel-so-far = Eddig
panel-news-in-log = -# Hogy mi történt az utolsó lépésed óta, a **Napló** mutatja.
panel-about-more = -# A többit a **Tábla** mutatja.
panel-next-below = { $count ->
    [one] Egy másik asztal is rád vár: itt van lent.
   *[other] Még { $count } asztal vár rád: az első itt van lent.
}
panel-drafted = A terved (még nincs végrehajtva)
panel-sealed = 🔒 Az utolsó lépés felfed valamit: a képen még nincs rajta, és nem vehető vissza szabadon. Hagyd jóvá, hogy meglásd.
panel-binding = 🔒 Ha ezt végrehajtod, már nem vehető vissza szabadon. A folytatáshoz hagyd jóvá.
panel-broken = A terved innentől már nem lehetséges: { $lost }. { $why }
panel-complete = Egyelőre ennyi. A végrehajtáshoz hagyd jóvá.
panel-how-to-finish = Hogyan fejezed be?
panel-only = Most csak egy dolgot tehetsz. A végrehajtáshoz hagyd jóvá.
panel-choose = Válassz…
panel-others = A többi…
panel-choose-more = { $name }: a többi
panel-choose-own = { $name } másképp
panel-several-steps = ⏭️ Több lépés egyszerre
panel-several-steps-all = ⏭️ Mindegyikhez ez is: { $steps }
panel-nothing-more = Csak ez
panel-done-at-once = A ✓ rögtön végrehajtja, jóváhagyás nélkül.
panel-done-at-once-menu = A ✓ a menüben rögtön végrehajtja, jóváhagyás nélkül.
panel-page = { $page }. oldal
# Amit most nem lehet. A $why egész mondat, a szabálypontjával.
why-not-kind = **{ $kind }**: { $why }
why-not-move = **{ $kind }** – { $moves }: { $why }
why-not-more = { $moves } és még { $count }
why-not-alike = … ugyanígy: { $moves }
why-not-nothing = Most nincs olyan kézenfekvő lépés, amit a szabályok tiltanának.
panel-confirmed = Kész.

undo-title = Visszaveszed?
undo-would-free = Ezt veszed vissza:
undo-would-ask = Ezt vennéd vissza, ha { $count ->
    [one] beleegyezik
   *[other] mind beleegyeznek
}: { $names }
undo-would-more = … és még { $count }
button-undo-sure = Visszaveszem
button-undo-ask = Megkérdezem
undo-asked = Megkérdeztem: { $names }. Amint { $count ->
    [one] beleegyezik
   *[other] mindenki beleegyezik
}, visszavesszük a lépéseket.
undo-done = Visszavéve: { $moves ->
    [one] egy lépés
   *[other] { $moves } lépés
}.
undo-agreed = Beleegyeztél.
undo-refused = Nem egyeztél bele; minden marad, ahogy van.

hand-title = a saját területed és a lapjaid
log-title = napló
log-empty = Még nem történt semmi.
recap-nothing = Az utolsó lépésed óta nem történt semmi.
history-first = Kezdet
history-far = Vissza { $count }
history-back = Vissza
history-on = Előre
history-last = Legújabb
history-title = { $index }. állás, összesen { $last }

## Te

mygames-title = Az asztalaid
mygames-none = Egyetlen asztalnál sem ülsz. Nyiss egyet egy csatornában az `/asztal új` paranccsal.
mygames-lobby = játékosokra vár ({ $seats }, legalább { $least } kell)
mygames-yours = Te jössz: { $since } kerültél sorra
mygames-next = Következő lépés
mygames-more = … és még { $count }.

settings-title = A beállításaid
settings-language = Nyelv
settings-language-what = Ahogy hozzád szólok. Az asztal nyilvános üzenetei az asztal nyelvén szólnak.
settings-language-auto = A Discordom nyelve
settings-palette = Színek
settings-palette-what = A neked szóló képeken, és azon a táblán is, amelyet az egész asztal lát.
settings-palette-standard = Szokásos
settings-palette-safe = Színtévesztőknek
settings-in_words = Szavakban
settings-in_words-what = Ha hallás után, képernyőolvasóval játszol. A paneleidben nincs kép: elöl áll a kérdés, utána a lehetőségek mindazzal, amit hoznak, és a **Tábla** gomb szavakban mondja el az állást.
settings-in_words-0 = Képekkel
settings-in_words-1 = Szavakban, képek nélkül
settings-board = Tábla az asztalaidnál
settings-board-what = Azoknak az asztaloknak az üzenetében, amelyeknek te vagy a házigazdája. A **Tábla** gomb mindig a széleset mutatja.
settings-board-phone = Álló, telefonra
settings-board-wide = Széles, nagy képernyőre
settings-instant = A lépések végrehajtása
settings-instant-what = A tervet jóváhagyásig lehet változtatni. Passzhoz, dobáshoz és a ✓ jelű utolsó válaszhoz nem kell jóváhagyás.
settings-instant-0 = Előbb terv, aztán jóváhagyás
settings-instant-1 = Azonnal, jóváhagyás nélkül
settings-instant-2 = Mindent jóváhagyok, a passzt és a ✓-t is
settings-onward = A következő asztal
settings-onward-what = Miután léptél az egyik asztalnál, és egy másik is rád vár.
settings-onward-1 = Jelenjen meg azonnal, lent
settings-onward-0 = Várjon, amíg megnyomom: Következő asztal
settings-notify = Ha te jössz
settings-notify-what = Hogyan szóljak, ha egy asztal rád vár. A finomabb beállítások: `/értesítés`.
settings-notify-thread = Említs meg az asztalnál
settings-notify-dm = Írj közvetlen üzenetet
settings-notify-none = Ne szólj

privacy-title = Amit rólad őrzök
privacy-text = A Discord-azonosítódat, a nevet, amellyel leültél, a beállításaidat, játékaid helyeit és lépéseit a jegyzeteiddel és megbízásaiddal, valamint ami lett belőlük: az eredményeket, időket és értékszámokat, hacsak nem kéred, hogy ne (`/eredmények ki`). Ha egy szerver eltávolít, az ottani asztalokat 90 napig őrzöm, aztán törlöm. Üzeneteket nem olvasok, különleges jogot nem kérek, semmit sem adok tovább. Az `/adataim letölt` mindezt odaadja, az `/adataim töröl` mindent töröl.
privacy-kept = Most őrzött adatok: { $seats } hely, { $moves } lépés, { $drafts } terv és { $rest } más bejegyzés. Mind benne van ebben: `/adataim letölt`.
privacy-exported = Ez minden, amit rólad őrzök.
privacy-erase-title = Töröljem az adataidat?
privacy-erase-text = A beállításaid és terveid törlődnek. A folyó és befejezett játékokból eltűnik a neved és az azonosítód; a lépések maradnak, hogy mások játéka ne vesszen el, a helyed pedig a legegyszerűbb lépésekkel megy tovább. Ezt nem lehet visszavonni.
privacy-erase-button = Igen, töröld
privacy-erased = Töröltem az adataidat. { $count ->
    [0] Sehol sem volt helyed.
    [one] Egy asztal megy tovább a neved nélkül.
   *[other] { $count } asztal megy tovább a neved nélkül.
}
erased-name = Valaki

## Súgó

help-title = Guildhall: komoly társasjátékok levelezve
help-text = Nyiss asztalt az **/asztal új** paranccsal, várd meg, míg leülnek, és nyomd meg az **Indítás** gombot. Az asztal szálában a **Lépésem** végigvezet a lépéseden: semmi sem történik, amíg jóvá nem hagyod. Ha te jössz, megemlítelek; a játék órákig vagy hetekig tart, ahogy tetszik.
help-in-words = Hallás után, képernyőolvasóval játszol? Válaszd a **Szavakban** beállítást itt: **/{ $settings }**. Nem lesznek képek, és minden szavakban hangzik el, ami rajtuk látszik.
help-games = Minden játéknak saját parancsai is vannak ({ $games }), de a **Lépésem** nélkülük is mindent tud. A `/súgó` egy `játék` megadásával egy perc alatt elmagyarázza.
what-turn = Amikor te jössz
what-buttons = **Lépésem**: végigvezet azon, amiről dönthetsz · **Saját terület**: a tábláid és lapjaid · **Tábla**: a teljes állás · **Napló**: ami történt · **Visszavétel**: visszaveszi, amit még lehet.
what-more = A `/szabályok` a szabályokban keres, az `/összefoglaló` elmondja, mi történt az utolsó lépésed óta, a `/visszanézés` végigvezet a játékon. A `/megbízás terv` előre tervez, amíg a többiek gondolkodnak, a `/jegyzet` a következő lépésednél emlékeztet. Az asztal azonosítója: `{ $table }`.
about-text = Ezeket játszhatjátok vele a Discordon: { $games }; betűre a szabálykönyv szerint, angolul és magyarul. Elindítva: { $since }. Szabad szoftver, MIT-licenc. Különleges jogot nem kér, üzenetet nem olvas; az `/adataim mutat` elmondja, mit őriz.
about-reconstructed = Amit csak a doboz képei mutatnának meg, azt ki kellett következtetnünk. Hogy mi ez az egyes játékokban:
reconstructed-title = Amit mi következtettünk ki
rules-title = szabályok
rules-look-up = Írj a `keresés` mezőbe néhány szót vagy egy szabálypont számát, és kikeresem. Erről szólnak a szabályok:
rules-which-game = Melyik játékéról? Nevezd meg, vagy kérdezz egy asztal szálában.
rules-nothing = Erről semmit sem találtam a szabályokban: „{ $words }”. Próbálj más szót vagy egy pont számát.

## Parancsok: nevek (egy kisbetűs szó) és leírások (legfeljebb 100 jel)

command-table = asztal
command-table-new = új
table-group-description = Ennek a szervernek az asztalai
table-new-description = Asztalt nyit és meghívja a többieket
table-new-game = Melyik játékot
option-automata = Hány automata üljön le melléd
option-level = Milyen jól játszanak az automaták
option-opponents = Hány automata ellen játszol
command-option-automata = automaták
command-option-level = szint
command-option-opponents = ellenfelek
command-table-practice = gyakorlás
table-practice-description = Játssz egyedül, automaták ellen: egy parancs, és indul a játék
command-move = lépés
move-description = A lépésed: megnyitja a panelt, vagy végrehajtja, amit beírsz
move-notation = Egy lépés, ahogy gépelés közben felkínálom
command-hand = területem
hand-description = A saját dolgaid ennél az asztalnál, csak neked
command-board = tábla
board-description = A teljes állás
board-text = Kép helyett szavakkal
board-player = Csak ennek a játékosnak a területe, szavakkal
command-undo = visszavétel
undo-description = Visszaveszi az utolsó lépésedet
undo-everything = Mindent, ami visszavehető, nem csak az utolsó lépést
command-log = napló
log-description = Minden, ami ennél az asztalnál történt
command-recap = összefoglaló
recap-description = Mi történt az utolsó lépésed óta
command-history = visszanézés
history-description = Végiglépked a játék állásain
history-step = Melyik állást (0 a kezdet)
command-mygames = játékaim
mygames-description = Minden asztalod, a legrégebben várakozó elöl
command-settings = beállítások
settings-description = Nyelv, színek, említés, tervezés
command-privacy = adataim
command-privacy-show = mutat
command-privacy-export = letölt
command-privacy-erase = töröl
privacy-group-description = Amit rólad őrzök
privacy-show-description = Mit őrzök rólad és miért
privacy-export-description = Mindez egy fájlban
privacy-erase-description = Töröld az adataimat úgy, hogy mások játéka ne sérüljön
command-help = súgó
help-description = Hogyan lehet itt játszani
help-game = Egy játék egy perc alatt elmagyarázva
command-about = névjegy
about-description = Mi ez a bot
command-rules = szabályok
rules-description = Keresés a szabályokban
rules-game = Melyik játékban
rules-clause = Egy pont (CAL-3.6) vagy néhány szó
option-table = Melyik asztal, ha nem ennek a szálnak az asztala
command-option-table = asztal
command-option-game = játék
command-option-notation = lépés
command-option-text = szöveg
command-option-everything = mindent
command-option-step = lépés
command-option-clause = keresés

## Egyetlen játék parancsai

genoa-command-stance = kérdések
genoa-command-stance-description = Mondd meg, kérdezzünk-e az épületekről
genoa-command-stance-value = Kérdezz, mindig passzolj helyettem, vagy passzolj néhány épület kivételével
genoa-no-such-stance = Ilyen lehetőség nincs. Válassz ezek közül: { $hint }.
genoa-stance-without-buildings = Add meg azokat az épületeket is, amelyekről kérdezzünk.
genoa-no-such-tile = Nincs „{ $tile }” nevű speciális lapka. Válassz a felkínáltakból.
genoa-tile-not-now = Ezt most nem játszhatod ki: { $tile }. Startmező lapkát dobás helyett játszhatsz ki, a többit egy saját akciód közben.
genoa-tile-is-not-played = Az Extra akció lapkát nem kell kijátszani: magától elfogy, amikor eggyel több akciót használsz.
