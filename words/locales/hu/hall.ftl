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
error-moved-command = Ez a parancs elköltözött: most így hívják: `{ $command }`.
error-too-fast = Ez így túl gyors nekem: nem történt semmi. Várj néhány másodpercet, aztán folytasd.
progress-working = -# ⏳ Még dolgozom rajta; kérted: { $since }.
progress-share = -# ⏳ { $done } %-nál tartok; { $since } kérted.
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
lobby-change = Módosítás…
lobby-variants = Változatok
lobby-variants-what = Pipa nélkül a szokásos szabály érvényes
lobby-clock-short = Óra (csak ébren töltött időben jár)
lobby-switches = Ennél az asztalnál
lobby-switch-closed = Nézők nélkül
lobby-switch-hints = Kérhető tanács
lobby-switch-invite_only = Csak meghívottaknak
lobby-switch-autostart = Indul, ha megtelt
lobby-switch-unrated = Tét nélkül
lobby-switch-whispers = Szabad privátban beszélgetni
lobby-automata = 🤖 Gépi játékos (automata) hozzáadása vagy eltávolítása
lobby-add-automaton = Hozzáadás: { $level }
lobby-remove-automaton = { $name } eltávolítása
lobby-unrated = 🤖 Automata is játszik: ez a játék nem számít bele az értékszámba.
welcome = ## 👋 Üdv a Guildhallban
    Komoly társasjátékok a Discordon, egy este alatt vagy egy hónapon át. **Játssz most** két automata ellen: nyomj meg egy játékot, és már indul is.
welcome-more = Barátokkal: `/asztal új`; egész estére: `/játékest új`. Társakat keresel: `/keresés`. Bajnokság vagy torna: `/bajnokság új`. Minden más: `/súgó`.
welcome-inviter = Köszönöm a meghívást ide: **{ $server }**. Valamelyik csatornájában a `/tanulás` játszva tanít meg egy játékot, az `/asztal új` pedig asztalt nyit a barátokkal. Az `/admin beállítások` alatt választhatod meg, hol és ki nyithat asztalt, és ott kérhetsz üdvözlőt is, minden játékhoz egy gombbal.
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
panel-chosen-so-far = Eddig ezt választottad: { $answers }.
panel-signs = Jelek: { $signs }
panel-drafted = A terved (még nincs végrehajtva)
panel-sealed = 🔒 Az utolsó lépés felfed valamit: ez még nem látszik, és utána nem vehető vissza szabadon. Hagyd jóvá, hogy megtudd.
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
settings-language-what = Amit csak neked mondok. A nyilvános üzenetek az asztal nyelvén szólnak.
settings-language-auto = A Discordom nyelve
settings-palette = Színek
settings-palette-what = A neked szóló képeken, és azon a táblán is, amelyet az egész asztal lát.
settings-palette-standard = Szokásos
settings-palette-safe = Színtévesztőknek
settings-in_words = Képek vagy szavak
settings-in_words-what = Hallás után, képernyőolvasóval: a kérdés, a lehetőségek és az állás szavakban, képek nélkül.
settings-in_words-0 = Képekkel
settings-in_words-1 = Szavakban, képek nélkül
settings-board = Tábla az asztalaidnál
settings-board-what = Azoknál az asztaloknál, ahol te vagy a házigazda. A Tábla gomb mindig a széleset mutatja.
settings-board-phone = Álló, telefonra
settings-board-wide = Széles, nagy képernyőre
settings-instant = A lépések végrehajtása
settings-instant-what = Passzhoz, dobáshoz és a ✓ végű válaszhoz nem kell jóváhagyás.
settings-instant-0 = Előbb terv, aztán jóváhagyás
settings-instant-1 = Azonnal, jóváhagyás nélkül
settings-instant-2 = Mindent jóváhagyok, a passzt és a ✓-t is
settings-onward = A következő asztal
settings-onward-what = Miután léptél az egyik asztalnál, és egy másik is rád vár.
settings-onward-1 = Jelenjen meg azonnal, lent
settings-onward-0 = Várjon, amíg megnyomom: Következő asztal
settings-notify = Ha te jössz
settings-notify-what = Ha az üzenet nem ér célba, az asztalnál említelek meg.
settings-notify-thread = Említs meg az asztalnál
settings-notify-dm = Írj közvetlen üzenetet
settings-notify-none = Ne szólj

privacy-title = Amit rólad őrzök
privacy-text = A Discord-azonosítódat, a nevet, amellyel leültél, a beállításaidat, játékaid helyeit és lépéseit a jegyzeteiddel és megbízásaiddal, valamint ami lett belőlük: az eredményeket, időket és értékszámokat, hacsak nem kéred másképp. Ami egy olyan szerveré, amely eltávolít, azt 90 napig őrzöm, aztán törlöm. Üzeneteket nem olvasok, különleges jogot nem kérek, semmit sem adok tovább.
privacy-kept = Most őrzött adatok: { $seats } hely, { $moves } lépés, { $drafts } terv és { $rest } más bejegyzés.
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
help-games = Minden játéknak vannak saját parancsai ({ $games }), de a **Lépésem** mindent tud, amit azok. A `/súgó` a játék nevével egy perc alatt elmagyarázza.
what-turn = Amikor te jössz
what-buttons = **Lépésem**: végigvezet azon, amiről dönthetsz · **Saját terület**: a tábláid és lapjaid · **Tábla**: a teljes állás · **Napló**: ami történt · **Visszavétel**: visszaveszi, amit még lehet.
what-more = A `/szabályok` a szabályokban keres, a `/lap` közelről mutat egy lapot vagy lapkát, a `/napló` elmondja, mi történt, a `/visszanézés` végigvezet a játékon. A `/terv` előre tervez, amíg más gondolkodik, a `/jegyzet` emlékeztet valamire a következő lépésednél. Az asztal azonosítója: `{ $table }`.
about-text = Ezeket játszhatjátok vele a Discordon: { $games }; betűre a szabálykönyv szerint, angolul és magyarul. Elindítva: { $since }. Szabad szoftver, MIT-licenc. Különleges jogot nem kér, üzenetet nem olvas; a `/beállítások` elmondja, mit őriz.
about-reconstructed = Amit csak a doboz képei mutatnának meg, azt ki kellett következtetnünk. Hogy mi ez az egyes játékokban:
reconstructed-title = Amit mi következtettünk ki
rules-title = szabályok
rules-look-up = Írj a `keresés` mezőbe néhány szót vagy egy szabálypont számát, és kikeresem. Erről szólnak a szabályok:
rules-which-game = Melyik játékéról? Nevezd meg, vagy kérdezz egy asztal szálában.
rules-nothing = Erről semmit sem találtam a szabályokban: „{ $words }”. Próbálj más szót vagy egy pont számát.

## Parancsok: nevek (egy kisbetűs szó) és leírások (legfeljebb 100 jel)

command-table = asztal
command-table-new = új
table-group-description = Asztalok nyitása, keresése, csatlakozás és távozás
table-new-description = Nyiss asztalt, és hívj játékosokat
table-new-game = Melyik játékot
option-automata = Hány automata üljön le melléd
option-level = Milyen jól játszanak az automaták
option-opponents = Hány automata ellen játszol
command-option-automata = automaták
command-option-level = szint
command-option-opponents = ellenfelek
command-table-practice = gyakorlás
table-practice-description = Játssz egyedül gépi játékosok ellen; azonnal indul
command-move = lépés
move-description = Lépj: nyisd meg a panelt, vagy írd be a lépést
move-move = Egy lépés, ahogy gépelés közben felkínálom
command-area = területem
area-description = Mutasd a saját tábládat és lapjaidat (csak te látod)
command-board = tábla
board-description = Mutasd a táblát
board-text = Kép helyett szavakkal
board-player = Csak ennek a játékosnak a területe, szavakkal
command-undo = visszavétel
undo-description = Vond vissza az utolsó lépésedet
undo-everything = Mindent, ami visszavehető, nem csak az utolsó lépést
command-log = napló
log-description = Sorold fel, mi történt az asztalnál, vagy csak az utolsó lépésed óta
command-history = visszanézés
history-description = Lapozz végig a játék állásain
history-step = Melyik állást (0 a kezdet)
command-mygames = játékaim
mygames-description = Sorold fel az asztalaidat mindenhol, a legrégebben várót elöl
command-settings = beállítások
settings-description = Nyelv, színek, értesítések, ébrenlét, szabadság, adataid: mind itt állítható
command-help = súgó
help-description = Hogyan kell itt játszani, és melyik parancs mit csinál
help-about = Egy játék, egy parancs vagy pár szó: mit szeretnél?
command-rules = szabályok
rules-description = Keress egy játék szabályaiban
rules-game = Melyik játékban
rules-about = Pár szó vagy egy szabálypont (CAL-3.6)
option-table = Melyik asztal, ha nem ennek a szálnak az asztala
command-option-table = asztal
command-option-game = játék
command-option-move = lépés
command-option-text = szöveg
command-option-everything = mindent
command-option-step = lépés
command-option-about = miről

## Egyetlen játék parancsai

genoa-command-stance = kérdések
genoa-command-stance-description = Mondd meg, kérdezzünk-e az épületekről
genoa-command-stance-value = Kérdezz, mindig passzolj helyettem, vagy passzolj néhány épület kivételével
genoa-no-such-stance = Ilyen lehetőség nincs. Válassz ezek közül: { $hint }.
genoa-stance-without-buildings = Add meg azokat az épületeket is, amelyekről kérdezzünk.
genoa-no-such-tile = Nincs „{ $tile }” nevű speciális lapka. Válassz a felkínáltakból.
genoa-tile-not-now = Ezt most nem játszhatod ki: { $tile }. Startmező lapkát dobás helyett játszhatsz ki, a többit egy saját akciód közben.
genoa-tile-is-not-played = Az Extra akció lapkát nem kell kijátszani: magától elfogy, amikor eggyel több akciót használsz.
settings-section-display = Megjelenés
settings-section-playing = Játék közben
settings-section-notify = Értesítések
settings-section-hours = Ébrenlét
settings-section-vacation = Szabadság
settings-also = Szólj akkor is
settings-at_once = ha alszom vagy szabadságon vagyok
settings-next_up = ha én következem (üzenetben)
settings-unconfirmed = ha elfelejtettem jóváhagyni
settings-digest = Napi összefoglaló üzenetben
settings-digest-what = Ekkor, ahol élsz; az időzónádat az Ébrenlét alatt add meg.
settings-digest-off = Nem kérem
button-test = Próbaértesítés
button-my-data = Adataim
settings-records-1-now = 🏆 Az eredményeidet őrzöm és összevetem: `/eredmények`.
settings-records-0-now = 🏆 Az eredményeidet nem őrzöm.
settings-reliability-1-now = 🤝 Akikkel játszol, láthatják, hányszor járt le az időd, adtad fel, vagy kellett gondnok.
settings-reliability-0-now = 🤝 Azt, hogy hányszor járt le az időd, senki sem látja.
button-records-1 = Őrizd az eredményeimet
button-records-0 = Ne őrizz eredményt
settings-named-1-now = 🏆 Ha valaki máshol is feljegyzi a közös játékotokat, például a BG Statsban, benne van a neved.
settings-named-0-now = 🏆 Ha valaki máshol is feljegyzi a közös játékotokat, például a BG Statsban, ott csak „2. játékos” vagy.
button-named-1 = Feljegyzésben nevezz meg
button-named-0 = Feljegyzésben ne nevezz meg
button-reliability-1 = Látsszon, mennyire vagyok megbízható
button-reliability-0 = Ne látsszon
button-data-export = Minden letöltése
button-data-erase = Adataim törlése…
clock-field-zone = Időzóna
clock-field-from = Ekkor kelsz
clock-field-until = Ekkor fekszel
clock-field-days = Játéknapok (ha egy sincs: minden nap)
help-topic-start = Játékot kezdeni vagy csatlakozni
help-topic-play = Lépni
help-topic-catch-up = Utolérni, mi történt
help-topic-time = Időt, szünetet beállítani
help-topic-seats = Távozni, beugrót keresni, befejezni
help-topic-company = Játékostársat keresni, versenyezni
help-topic-league = Bajnokságot, tornát játszani
help-topic-results = Eredményeket nézni
help-topic-trouble = Hibát jelenteni
help-topic-host = Asztalt kezelni
help-topic-server = Szervert beállítani
help-want = Mit szeretnél?
help-was = régen: /{ $name }
help-nothing = Nem találtam parancsot erre: „{ $words }”. A `/súgó` szavak nélkül megmutatja, mi van.
button-about = A botról
