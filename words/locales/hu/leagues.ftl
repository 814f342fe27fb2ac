command-league = bajnokság
command-league-new = új
command-league-list = lista
command-league-show = mutat
command-league-join = belép
command-league-leave = kilép
command-league-draw = sorsolás
command-league-correct = javítás
command-league-export = letöltés
command-league-close = lezárás
command-option-league = bajnokság
league-group-description = Idény vagy torna több asztallal
league-new-description = Alapíts bajnokságot: játékok, lebonyolítás, jelentkezés, fordulók
league-list-description = Sorold fel a szerver bajnokságait
league-show-description = Nézd meg a bajnokságot: kiírás, tabella, asztalok, javítások
league-join-description = Jelentkezz egy bajnokságra, vagy vegyél át egy megüresedett helyet
league-leave-description = Lépj vissza egy bajnokságtól
league-draw-description = Zárd le most a jelentkezést vagy a fordulót, és sorsold ki a következő asztalokat
league-correct-description = Javítsd egy asztal eredményét, mindenki által olvasható indoklással
league-export-description = Töltsd le az eredményeket és a tabellát CSV-ben és JSON-ban
league-close-description = Töröld a bajnokságot, vagy zárd le a mostani állással
league-option-league = Melyik bajnokság? Ha csak egy van, hagyd üresen
league-option-table = Melyik asztal?

# ---- az űrlap és a beállítások
league-form-title = Új bajnokság
league-form-name = Név
league-form-games = Játékok (fordulónként váltják egymást)
league-form-format = Lebonyolítás
league-form-until = Jelentkezés eddig
league-form-until-what = Dátum, például 2026-12-01, vagy a napok száma.
league-form-days = Egy forduló hány nap?
league-form-days-what = Ami addig nem ér véget, azt a következő lépésben választott szabály dönti el.
league-format-groups = Csoportok: a csoportban mindenki mindenkivel
league-format-swiss = Svájci: a hasonlóan állók találkoznak
league-format-ladder = Osztályok feljutással és kieséssel
league-setup-title = Még nincs meghirdetve: csak te látod
league-setup-seats = Játékosok egy asztalnál
league-setup-seats-n = Asztalonként { $count } játékos
league-setup-rounds = Fordulók száma
league-setup-rounds-n = { $count } forduló
league-setup-size = Egy csoport vagy osztály létszáma
league-setup-size-n = { $format ->
    [ladder] Egy osztályban
   *[other] Egy csoportban
} kb. { $count } játékos
league-setup-moves-n = { $count } feljutó, { $count } kieső
league-setup-moves = Hányan jutnak fel és esnek ki
league-setup-clock = Az asztalok órája
league-setup-settle = Ha egy asztal nem ér véget a forduló végéig
league-settle-standing = Az állás számít; aki egy napja megvárakoztatja az asztalt, az az utolsó
league-settle-even = Mindenki 6 pontot kap
league-setup-people = Meghívok valakit…
league-button-open-to-all = Mindenkinek nyitott
league-button-by-invitation = Csak meghívással
league-button-rated = Értékszámra
league-button-unrated = Tét nélkül
league-button-options = { $game }: változatok
league-button-publish = Meghirdetem
league-button-discard = Elvetem
league-button-back = Vissza
league-published-now = Indul a jelentkezés. A kiírás itt van: { $channel }.
league-discarded = Elvetve.

# ---- a kiírás
league-title = { $season ->
    [1] { $name }
   *[other] { $name } · { $season }. idény
}
league-by = Szervező: { $name }
league-games = { $count ->
    [one] **Játék**: { $games }
   *[other] **Játékok**, egymás után: { $games }
}
league-of-format = { $format ->
    [groups] **Csoportok**, egyenként kb. { $size } játékos: { $rounds } forduló, amelyben a csoportod minél több tagjával találkozol
    [ladder] **Osztályok**, egyenként kb. { $size } játékos: { $rounds } forduló után minden osztályból az első { $moves } feljut, az utolsó { $moves } kiesik
   *[swiss] **Svájci rendszer**: { $rounds } forduló, amelyben a hasonlóan állók találkoznak; amíg lehet, senki sem ül le kétszer ugyanazzal
}
league-tables-of = **Asztalok**: { $seats } játékos{ $seats ->
    [2] {""}
   *[other] {" "}(ha nem jön ki, néhánynál eggyel több vagy kevesebb)
}, { $rated ->
    [1] értékszámra megy
   *[0] tét nélkül
} · { $clock }
league-round-takes = Egy forduló akkor ér véget, amikor minden asztala végzett, de legkésőbb { $days } nap után. Ami akkor még tart: { $settle ->
    [even] ott mindenki 6 pontot kap.
   *[standing] a pillanatnyi állás számít, és aki egy napja megvárakoztatja az asztalt, az az utolsó.
}
league-points = **Pontok**: az asztal elsője 12, az utolsó 0, közben egyenletesen; holtversenyben osztoznak rajta. Az erőnyerő 6 pontot ér. Ha a pontszám egyenlő: az egymás elleni játszmák, aztán a pontok aránya az asztalaidnál, végül az ellenfelek ereje dönt.
league-drop-outs = **Ha valaki kiszáll**: beugró veheti át a helyét; addig gondnok játszik, és az a hely senkinél sem számít.
league-signup-until = Jelentkezés eddig: { $when }.
league-signup-over = A jelentkezés lezárult.
league-was-cancelled = Törölve.
league-too-few-came = Elmarad: túl kevesen jelentkeztek.
league-in = { $count ->
    [0] Még nincs jelentkező.
   *[other] **{ $count } jelentkező:** { $names }
}
league-in-more = és még { $count }
league-invited = Meghívva: { $names }
league-invited-rule = Csak meghívással.
league-open-rule = Bárki jelentkezhet.
league-division = { $format ->
    [ladder] { $number }. osztály
   *[other] { $number }. csoport
}
league-all = Tabella
league-button-join = Jelentkezem
league-button-leave = Visszalépek
league-button-substitute = Beugrom
league-button-words = Szövegesen
league-button-next = Következő idény
league-button-here = Legyen ebben a csatornában

# ---- a tabella
league-round-now = Most { ARTICLE($round) } { $round }. forduló megy ({ $rounds } közül), határideje: { $when }
league-round-short = { $round }. forduló ({ $rounds } közül)
league-ended = Végeredmény
league-table-line = **{ $number }. asztal** · { $game } · { $names } · { $what ->
    [drawn] hamarosan nyílik
    [playing] [játékban]({ $link })
    [settled] a határidőn lezárva
    [even] osztoznak a pontokon
    [corrected] javítva
   *[ended] véget ért
}
league-bye-line = Erőnyerő ebben a fordulóban: { $names }
league-tables-more = … és még { $count } asztal
league-vacancy = { $count ->
    [one] Van egy üres hely: aki átveszi, a következő fordulótól játszik, és ha lehet, a mostani asztalnál is beül.
   *[other] Van { $count } üres hely: aki átvesz egyet, a következő fordulótól játszik, és ha lehet, a mostani asztalnál is beül.
}
league-correction = { $round }. forduló, { $table }. asztal, javította { $name }: { $after } (előtte: { $before }). „{ $reason }”
league-lost = A bajnokság csatornája eltűnt, vagy nem írhatok bele, ezért nem tudok asztalt nyitni. A szervező vagy a szerver egyik kezelője újat választhat: `/bajnokság mutat` → „Legyen ebben a csatornában”.
league-server-none = Itt nincs bajnokság. A `/bajnokság új` alapít egyet.
league-list-title = Bajnokságok
league-list-line = **{ $name }** · { $what ->
    [open] jelentkezés eddig: { $when }
    [running] { $round }. forduló ({ $rounds } közül)
   *[over] véget ért
} · { $count } játékos
league-own = Te: { $line }
league-picture-games = Játék
league-picture-wins = Győz.
league-picture-points = Pont
league-picture-more = … és még { $count }
league-picture-line = { $place }. { $name }: { $points } pont, { $games } játék, { $wins } győzelem
league-picture-rest = A többi: nyomd meg a „Szövegesen” gombot.
league-break-direct = egymás
league-break-share = arány
league-break-strength = ellenfél
league-picture-up = feljut
league-picture-down = kiesik
league-picture-gone = kiszállt
league-decided-direct = az egymás elleni játszmák döntöttek
league-decided-share = a pontok aránya döntött
league-decided-strength = az ellenfelek ereje döntött

# ---- válaszok
league-joined = Jelentkeztél: **{ $name }**. Amikor a jelentkezés lezárul ({ $when }), kisorsolom az asztalokat, és szólok.
league-joined-place = Beugrottál: **{ $name }**. A következő fordulótól játszol, és a mostani asztalnál is, ha az a hely szabad neked.
league-left = Visszaléptél: **{ $name }**.
league-left-running = Kiszálltál: **{ $name }**. A helyeiden gondnok játszik, amíg valaki át nem veszi.
league-leave-sure = Kiszállsz idény közben? **{ $name }**: a helyeidet gondnok veszi át, és senkinél sem számítanak.
league-leave-button = Kiszállok
league-drawn = { $round ->
    [1] Az első forduló asztalai kisorsolva.
   *[other] { ARTICLE($round, capital: 1) } { $round }. forduló kisorsolva.
}
league-draw-sure = Sorsoljak most? { $what ->
    [open] A jelentkezés { $count } játékossal zárul.
   *[running] { $count ->
        [0] A forduló minden asztala véget ért.
       *[other] { $count } asztal még tart: azt a kiírás szabálya szerint lezárom.
    }
}
league-draw-button = Sorsolj most
league-close-sure = { $what ->
    [open] Törlöd? **{ $name }**: minden jelentkezés megszűnik.
   *[running] Lezárod most? **{ $name }**: a mostani állás a végeredmény. A futó asztalok folytatódnak, de már nem számítanak.
}
league-close-button = Lezárom
league-is-closed = **{ $name }** véget ért.
league-moved = A bajnokság mostantól itt látható.
league-next-opened = { ARTICLE($season, capital: 1) } { $season }. idényre lehet jelentkezni.
league-exported = Eredmények és tabella: **{ $name }**.
league-correct-title = Javítás: { $round }. forduló, { $table }. asztal
league-correct-places = Helyezések, soronként egy játékos
league-correct-places-what = Egyenlő számok: holtverseny.
league-correct-reason = Indoklás, mindenki olvashatja
league-corrected = Kijavítva. A tabella mutatja, az indoklásoddal együtt.
league-invited-now = Meghívva: { $names }
act-league-settled = Lejárt a forduló ideje ({ $name }): a játék a mostani állással ér véget.

# ---- elutasítások
league-unknown = Nem ismerem ezt a bajnokságot. A szerver bajnokságai: `/bajnokság lista`.
league-which = Itt több bajnokság is van. Válassz egyet a `bajnokság` mezőben.
league-not-organiser = Ezt csak a szervező ({ $name }) vagy a szerver egyik kezelője teheti meg.
league-no-name = A bajnokságnak név is kell.
league-no-game = Válassz legalább egy játékot.
league-bad-date = Ezt a dátumot nem tudom használni. Írj egy mai utáni napot { $days } napon belül, például 2026-12-01, vagy a napok számát.
league-bad-days = Írd meg, hány napos egy forduló: egész szám 1 és { $most } között.
league-too-many = A szerveren már { $most } bajnokság fut. Előbb zárj le egyet: `/bajnokság lezárás`.
league-games-apart = Ezek a játékok nem játszhatók azonos létszámmal. Válassz másokat.
league-bad-seats = Ezek a játékok { $least }–{ $most } játékosra valók.
league-bad-setting = Ez a beállítás nem használható. Válassz a listából.
league-published = A jelentkezés már megnyílt, ezért a szabályok maradnak. Ha valami nem jó, töröld (`/bajnokság lezárás`), és alapíts másikat.
league-joined-already = Már jelentkeztél.
league-not-open = A jelentkezés még nem nyílt meg.
league-running = Az idény már elkezdődött, és nincs üres hely. Ha valaki kiszáll, átveheted a helyét: `/bajnokság belép`.
league-place-taken = A helyedet már átvették. Ha megürül egy másik, átveheted.
league-invited-only = Ez a bajnokság csak meghívással nyitott. Kérj meghívót tőle: { $name }.
league-not-joined = Nem vagy tagja ennek a bajnokságnak.
league-over = Ez a bajnokság véget ért.
league-not-over = Az idény még nem ért véget.
league-too-few = A sorsoláshoz legalább { $least } játékos kell.
league-no-result = Annak az asztalnak még nincs eredménye. Válassz olyat, amelyik véget ért.
league-bad-places = Írj mind a { $count } játékosnak egy sort a helyezésével, 1 és { $count } között: „Anna: 1”. Egyenlő számok: holtverseny.
league-no-reason = A javításhoz indoklás kell, amit mindenki elolvashat.
league-no-server = A bajnokságok szerverhez tartoznak. Használd egy szerver csatornájában.
