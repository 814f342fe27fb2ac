### Levelezésben: órák, értesítések, helycserék, sok asztal, eredmények.

## Asztalok, amelyek nem indulnak el

table-expired = Ez az asztal bezárult, mert a játék nem indult el. Újat így nyithatsz: `/asztal új`.
table-not-waiting = Csak az tarthatja nyitva az asztalt, aki már leült. Előbb nyomd meg a **Leülök** gombot.
lobby-expired = Ez az asztal magától bezárt, mert nem indult el időben.
lobby-closes = Egy ideje senki sem jött: az asztal { $when } bezárul, hacsak valaki nyitva nem tartja.
lobby-expiring = { $whom }, az asztalod ({ $game }) { $when } bezárul, hacsak valaki nyitva nem tartja: { $link }
lobby-keeps-waiting = Rendben: az asztal tovább vár, eddig: { $when }.
button-keep = Várjunk még

## Még egyszer

button-rematch = Visszavágó
button-review = Elemzés
button-export = Letöltés
rematch-invites = { $whom }: még egyszer? A **Leülök** a helyedre ültet. Mindenki eggyel előrébb ül; aki első volt, az lesz az utolsó.
rematch-of = Visszavágó: mindenki eggyel előrébb ül, aki első volt, az lesz az utolsó.
rematch-opened = A visszavágó nyitva áll itt: { $where }; a többieknek szóltam. Az új sorrendben ültök.
rematch-dm = Még egyszer? Nyitva áll a visszavágó ({ $game }): { $link }
rematch-open = Indul a visszavágó: { $link }
rematch-begun = Elindult a visszavágó: { $link }
rematch-here = Itt a visszavágó: { $link }

## Tettek: ami a lépéseken kívül történik egy asztalnál, és milyen jogon

act-power-host = Házigazdaként: { $what }
act-power-admin = Adminként: { $what }

## Tettek: gazdát cserélő helyek, jogok, nézők

act-resigned = { $actor } feladta a helyét ({ $seat }. hely). Gondnok játszik tovább, és bárki átveheti a helyet.
act-removed = { $actor } eltávolította a helyéről: { $name } ({ $seat }. hely). Gondnok játszik tovább, és bárki átveheti a helyet.
act-invited = { $actor } beugrónak hívta: { $name } ({ $seat }. hely).
act-declined = { $actor } nem veszi át a helyet ({ $seat }. hely).
act-invitation-expired = { $name } nem válaszolt a meghívásra ({ $seat }. hely).
act-substituted = Mostantól { $actor } játszik ({ $seat }. hely); eddig { $name } ült ott.
act-claimed = Mostantól { $actor } játszik ({ $seat }. hely); eddig { $name } ült ott.
act-hosting = Az asztal új házigazdája: { $name }.
act-closed = { $actor } bezárta az asztalt.
act-deserted = Mindenki elment: a játék befejezetlenül ér véget.
act-taken-back = { $actor } visszavett { $moves ->
    [one] egy lépést
   *[other] { $moves } lépést
}{ $consent ->
    [0] {""}
   *[other] ; beleegyezett: { $agreed }
}.{ $events ->
    [0] {""}
   *[other] {" "}Visszavéve: { $what }
}
act-rewound = { $actor } visszaállított egy korábbi állást ({ $to }. lépés után), és ezzel { $moves ->
    [one] egy lépést
   *[other] { $moves } lépést
} visszavett.
act-watching-open = { $actor } megnyitotta az asztalt: a szerveren bárki nézheti.
act-watching-closed = { $actor } lezárta az asztalt a nézők elől.
act-shoulder = { $actor } lapjaiba mostantól { $name } is belenézhet ({ $seat }. hely).
act-shoulder-ended = { $name } már nem néz bele más lapjaiba ({ $seat }. hely).

## Gazdát cserélő helyek

table-not-your-seat = Az nem a te helyed. Hagyd üresen a `hely` mezőt, ha a sajátodra gondolsz, vagy szólj a házigazdának.
table-no-such-seat = Nincs ilyen hely ennél az asztalnál. Válassz a listából.
table-seat-not-free = Ezt a helyet senki sem adta fel, vagy valaki megelőzött. A szabad helyeket az `/asztal csatlakozás` sorolja fel.
table-knows-too-much = { $name } ennél az asztalnál már játszott vagy nézett egy másik helyről, és tudja, amit itt nem szabad. Válassz mást.
table-sits-here = { $name } már ennél az asztalnál ül. Válassz mást.
table-no-bots = { $name } bot. Embert hívj; addig úgyis gondnok játszik.
table-invited-already = { $name } már kapott meghívást, és még nem válaszolt. Várd meg a választ, vagy kérdezz meg mást.
table-not-invited = Ez a meghívás már nem él. A szabad helyeket az `/asztal csatlakozás` sorolja fel.
table-own-seat = Ez a te helyed. Az `/asztal távozás` paranccsal adhatod fel.
table-seat-empty-already = Ott nem ül senki: azon a helyen már gondnok játszik. Az `/asztal csatlakozás` megmutatja annak, aki átvenné.

seats-title = ki mit játszott
seats-line = **{ $number }. hely** · { $spans }
seats-span = { $name }: { $from }–{ $to }. lépés
seats-span-one = { $name }: { $from }. lépés
seats-span-now = { $name }: { $from }. lépéstől
seats-caretaker = gondnok
seats-free = · szabad: bárki átveheti

resign-title = Feladod a helyed?
resign-text = Gondnok játszik tovább helyetted, és bárki végleg átveheti a helyet. Az itteni terveid, jegyzeteid és megbízásaid elvesznek. Ennél az asztalnál más helyre nem ülhetsz.
resign-button = Igen, feladom
resign-done = Feladtad a helyed. Köszönjük, hogy szóltál a többieknek.

substitute-asked = Megkérdeztem: { $name } ({ $seat }. hely). A meghívás három napig él; addig minden marad, ahogy van.
invitation-line = { $who }: átvennéd ezt a helyet? **{ $seat }. hely** ({ $holder }). A meghívás { $until } jár le.
notice-seat-invite = 🪑 { $whom }: átvennél itt egy helyet?
notice-seat-taken = 🪑 { $whom }: mostantól valaki más játszik a helyeden. Köszönjük, hogy játszottál.
notice-stuck = ⚠️ { $whom }: az üres helyen itt senki sem tud játszani. Vedd vissza az utolsó lépést, keress beugrót, vagy zárd be az asztalt.
notice-seat-removed = 🪑 { $whom }: eltávolítottak a helyedről, mostantól gondnok játszik ott.
dm-seat-invite = Átvennél egy helyet ebben a folyó játékban? { $seat }. hely ({ $holder }). A meghívás { $until } jár le.
dm-seat-taken = Mostantól { $name } játszik itt a helyeden. Köszönjük, hogy játszottál.
dm-stuck = Az üres helyen itt senki sem tud játszani. Vedd vissza az utolsó lépést, keress beugrót, vagy zárd be az asztalt.
dm-seat-removed = Eltávolítottak itt a helyedről; mostantól gondnok játszik ott.
button-free-seats = Átveszek egy helyet
invitation-accept = Átveszem
invitation-decline = Köszönöm, nem
invitation-declined = Nem vállaltad. Köszönjük, hogy válaszoltál.
seat-taken = Tiéd a hely: **{ $game }**, { $seat }. hely. Azt látod, amit a játékosa láthatott; a többit a `/napló` és a `/visszanézés` meséli el.

open-seats-title = Szabad helyek
open-seats-none = Itt nincs szabad hely. Asztalt az `/asztal új` nyit.
open-seats-line = **{ $game }** · { $seat }. hely ({ $holder }), felszabadult: { $since }
open-seats-points = { $moves ->
    [0] most kezdődött
    [one] egy lépés után
   *[other] { $moves } lépés után
} · eddig { $points }, a többiek: { $others }
open-seats-claim = Átveszem: { $game }, { $seat }. hely
open-seats-more = … és még { $count }.
table-free-seats = { $count ->
    [one] Szabad hely: { $seats }. Gondnok játszik ott, amíg valaki át nem veszi.
   *[other] Szabad helyek: { $seats }. Gondnok játszik ott, amíg valaki át nem veszi.
}

## A házigazda és a adminok jogai

table-was-removed = Eltávolítottak ettől az asztaltól. Csak a házigazda hívhat vissza.
table-not-admin = Ehhez a „Szerver kezelése” jogosultság kell. Kérj meg valakit, akinek megvan; az asztal házigazdájának a `/kezelés` való.
table-position-gone = Az az állás már nincs meg. Nyisd meg újra a listát.
table-nothing-to-rewind = Nincs korábbi állás, ahová vissza lehetne menni.

power-sure-remove = Eltávolítod: { $name } ({ $seat }. hely)? Gondnok játszik tovább, és bárki átveheti a helyet.
power-sure-close = Bezárod az asztalt? A játék befejezetlenül, eredmény nélkül ér véget. Ezt nem lehet visszacsinálni.
power-sure-close-lobby = Bezárod az asztalt? Még nem indult el; többé senki sem ülhet le hozzá.
power-sure-rewind = Visszaállítod ezt az állást: { $to }. lépés után? Ezzel { $moves ->
    [one] egy lépést
   *[other] { $moves } lépést
} visszaveszel, mindenkiét. Amit már láttak, azt nem felejtik el.
power-sure = Igen, tedd meg
power-done-remove = Kész. Szabad lett: { $seat }. hely.
power-done-close = Az asztal bezárult.
rewind-asked = Te is játszol ennél az asztalnál, és ilyen messzire visszalépve előre tudnád, ami azóta kiderült. Megkérdeztem őket: { $names }. Ha mindenki beleegyezik, visszalépünk.
power-done-rewind = Kész. Az asztal visszaállt ide: { $to }. lépés után.
power-done-pause = Az asztal szünetel: állnak az órák és az emlékeztetők. A `/kezelés szünet` indítja el újra.
power-done-resume = Megy tovább a játék: járnak az órák és az emlékeztetők.
rewind-title = melyik álláshoz menjünk vissza?
rewind-text = Itt csak az látszik, amit mindenki tud. Mielőtt bármi történne, még egyszer megkérdezlek.
rewind-choose = Válassz egy állást…
rewind-option = { $played }. lépés után · { $name }
rewind-option-start = A kezdőállás
rewind-option-when = { $ago ->
    [0] egy órán belül
    [one] egy órája
   *[other] { $ago } órája
}
table-is-closed = Ezt a játékot befejezetlenül bezárták.

## Nézők

table-watching-closed = Ezt az asztalt kívülről nem lehet nézni. Kérj meg valakit, aki játszik, hogy belenézhess a lapjaiba.
table-only-watching = Itt csak belenézel más lapjaiba: { $name } dönt.
table-watches-already = { $name } ennél az asztalnál már belenézett valaki lapjaiba, máséba nem nézhet. Válassz mást.
table-not-watching = { $name } nem néz bele a lapjaidba.
permission-create_private_threads = Privát szálak létrehozása

watching-open = Nyitott: a szerveren bárki nézheti
watching-closed = Zárt: csak a játékosok
watching-set-open = Ezt az asztalt mostantól a szerveren bárki nézheti.
watching-set-closed = Ezt az asztalt mostantól csak a játékosok látják, és akiknek megengedik, hogy a lapjaikba nézzenek.
watching-thread-stays = Egy szálat utólag nem lehet zárttá vagy nyitottá tenni: a meglévő marad, amilyen.
lobby-watching-closed = 🔒 Nézők nélkül: a játék privát szálban folyik.
lobby-started-closed = Elkezdődött a játék, privát szálban.
shoulder-allowed = { $name } mostantól látja, amit te látsz ennél az asztalnál, a terveid kivételével. Erről mindenki tud az asztalnál. Az `/asztal megmutatás` a `vége` megadásával vet véget neki.
shoulder-ended = { $name } már nem látja, amit te látsz.
hand-over-shoulder = { $name } területe és lapjai

## E rész parancsai

command-table-leave = távozás
table-leave-description = Állj fel egy asztaltól; futó játékban gondnok játszik tovább
command-table-substitute = beugró
table-substitute-description = Kérj meg valakit, hogy vegye át a helyedet
substitute-person = Kit kérdezzek meg
command-table-join = csatlakozás
table-join-description = Ülj le: a játékosra váró asztalok és a futó játékok szabad helyei
watching-who = Bárki, vagy csak a játékosok
command-table-show-hand = megmutatás
table-show-hand-description = Engedd, hogy valaki lássa, amit te látsz ennél az asztalnál
show-hand-person = Ki láthatja
show-hand-stop = Vess véget neki
command-admin = admin
admin-group-description = A szerver beállításai: asztalok, ki nyithat, ki van kitiltva
manage-seat = Melyik hely
command-option-person = személy
command-option-seat = hely
command-option-stop = vége
command-option-who = ki

## Értesítések

table-is-paused = ⏸ Szünetel (kezdete: { $when }): egyik óra sem jár.
table-time-out = ⌛ { $name } ideje lejárt: { $when }.
table-time-until = ⏳ { $name } ideje eddig tart: { $at } ({ $when }).
notice-turn = { $whom }
notice-remind = ⏰ Emlékeztető, az asztal még vár: { $whom }
notice-unconfirmed = ✍️ { $whom }: már választottál, de még nem hagytad jóvá. Nyomd meg: **Lépésem**.
notice-vote = 🗳️ { $whom }: a szavazatodra várunk.
notice-seat = 🪑 { $whom }: egy helyről van szó.
notice-proposal = 💬 { $whom }: ajánlatot kaptál. A **Lépésem** gombbal megnézheted; nem várunk a válaszodra.
notice-test = 🔔 { $whom }: ez a próba, amit kértél.
notice-draft = { $whom }: a terved már nem hajtható végre. A **Lépésem** megmondja, miért.
notice-undelivered = -# 📪 Nem tudtam üzenetet küldeni neki: { $whom }. A közvetlen üzenetei zárva vannak. A `/beállítások` próbaértesítése elmondja, hogyan nyithatók meg; ott más mód is választható.
dm-turn = Te jössz.
dm-remind = Emlékeztető: ez az asztal még mindig rád vár.
dm-unconfirmed = Itt már kiválasztottad a lépéseidet, de még nem hagytad jóvá őket.
dm-next = Ahogy most állunk, itt te jössz legközelebb.
dm-vote = Ennél az asztalnál a szavazatodra várnak.
dm-draft = Az itteni terved már nem hajtható végre, mert azóta lépéseket vettek vissza vagy léptek. A **Lépésem** megmondja, miért; semmi sem történt meg belőle.
dm-undo = Itt valaki a beleegyezésedet kéri, hogy lépéseket visszavehessen. Az asztal üzenete megmondja, ki és mennyit.
dm-seat = Ennél az asztalnál egy helyről van szó.
dm-time-until = Az időd eddig tart: { $at } ({ $when }).
dm-proposal = Ezt ajánlják neked. Nem várunk a válaszodra, de lehet, hogy nem sokáig áll.
dm-test-title = Ez egy próba
dm-test = Így szólok, ha egy asztal rád vár. Minden rendben.
button-notify = Értesítéseim

notify-test-sent = Kész: írtam egy közvetlen üzenetet. Ha nem látod, nézd meg az üzenetkérések között.
notify-test-mentioned = Kész: megemlítettelek az asztalnál: { $link }
notify-test-shut = A Discord nem enged írnom neked. Nyisd meg a szerver menüjét, majd az **Adatvédelmi beállításokat**, és engedélyezd a **közvetlen üzeneteket**; nézd meg azt is, nem tiltottál-e le. Addig az asztalnál említelek meg. Utána próbáld újra: `/beállítások`.
notify-test-waiting = A Discord most lassú. A próba úton van, megérkezik, amint átjut.
notify-test-none = Azt kérted, hogy ne szóljak, ezért nem küldtem semmit. A `/beállítások` alatt változtathatsz rajta.

## Szünet

table-paused-already = Ez az asztal már szünetel. Az `/asztal szünet` javasolja a folytatást.
table-not-paused = Ez az asztal nem szünetel. Az `/asztal szünet` javasol szünetet.
act-paused = { $actor } szüneteltette az asztalt.
act-resumed = { $actor } újraindította az asztalt.
act-paused-by-vote = { $actor } szünetet javasolt, és mindenki beleegyezett: minden óra áll.
act-resumed-by-vote = { $actor } folytatást javasolt, és mindenki beleegyezett: az órák újra járnak.

## Sok asztal

mygames-until = { $since } · az időd { $until } jár le
button-next = Következő asztal ({ $count } vár)
next-none = Egyetlen asztal sem vár rád.
digest-title = Az asztalaid ma
digest-waiting = Rád vár
digest-moved = Van újdonság, de nem te jössz
digest-ended = Véget ért
digest-lobbies = Játékosokra vár
digest-quiet = Már egyetlen asztal sem vár rád.

## Eredmények

record-none-kept = Róla nem őrzök eredményeket. Erről mindenki maga dönt.
record-you-keep-none = Nem kérted, hogy őrizzem az eredményeidet. A `/beállítások` alatt, az **Adataim** gombnál elkezdheted.
record-yourself = Magaddal nem lehet összehasonlítani. Válassz valaki mást.
record-no-server = Minden szervernek saját ranglistája van. Kérdezd le a szerver egyik csatornájában.
record-title = Az eredményeid
record-title-person = { $who } eredményei ennek a szervernek az asztalainál
record-title-versus = Te és { $who }
record-title-ladder = { $game }: a szerver ranglistája
record-title-season = { $game }: a szerver ranglistája, { $season }
season-name = { $year } { $quarter ->
        [1] január–március
        [2] április–június
        [3] július–szeptember
       *[4] október–december
    }
season-ever = Összesített
leaderboard-unknown-season = Nincs ilyen idény: { $season }. Válassz abból a listából, amelyet a `/ranglista` kínál, például: 2026Q4.
record-empty = Még egyetlen játék sem ért véget.
record-line = { $games ->
    [one] Egy játék
   *[other] { $games } játék
}, { $wins ->
    [0] győzelem nélkül
    [one] egy győzelem
   *[other] { $wins } győzelem
} · átlagosan { $points } · átlagos helyezés: { NUMBER($place, maximumFractionDigits: 1) }
record-thought = Döntésenként { $time } aktív idő
record-rating = Értékszám: **{ $value }** ({ $games ->
    [one] egy értékelt játék
   *[other] { $games } értékelt játék
})
record-provisional = { $value }, ideiglenes
record-scale = -# Értékszámok: mindenki { $begin } ponttal kezd. A szám óvatos: ahogy egyre többet tudni rólad, egyenlő ellenfelek közt is nő; az első { $games } értékelt játékig ideiglenes, és nagyokat ugrik.
record-scale-ever = Ha sokáig nem játszol, bizonytalanabb lesz, ezért csökken, amíg újra nem játszol. Ugyanaz ellen az ellenfél ellen negyedévente { $games } játék számít teljesen, a többi egyre kevesebbet. A `/ranglista` minden negyedévet külön idényként is megmutat.
record-scale-season = Minden negyedévben mindenki elölről kezdi. Ugyanaz ellen az ellenfél ellen negyedévente { $games } játék számít teljesen, a többi egyre kevesebbet.
record-duel = { $games ->
    [one] Egy játék
   *[other] { $games } játék
}. Előrébb végzett: te { $ahead }, { $who } { $behind } alkalommal; egyformán: { $even } · átlagosan { NUMBER($points, maximumFractionDigits: 1) } : { $others }
record-duel-ratings = Értékszámok: te { $own }, { $who } { $theirs }
record-ladder-line = { $place }. { $who }: { $value }, { $games ->
    [one] egy játék
   *[other] { $games } játék
}
record-off-title = Ne őrizzem az eredményeidet?
record-off-text = Minden eredményedről lekerül a neved, az értékszámaid törlődnek, és a jövőben véget érő játékok sem kerülnek a nevedre. Mások eredményei megmaradnak. Ezt nem lehet visszavonni.
record-off-button = Igen, töröld az eredményeimet
record-is-off = Kész: egyetlen eredményen sincs rajta a neved, az értékszámaid törlődtek. A `/beállítások` alatt, az **Adataim** gombnál újrakezdheted.
record-is-on = Mostantól őrzöm és összevetem az eredményeidet. A `/beállítások` alatt, az **Adataim** gombnál véget vethetsz ennek.
record-times = -# Átlagos idő döntésenként, az éjszakák nélkül: { $times }
duration-minutes = { $minutes } perc
duration-hours = { $hours } óra { $minutes } perc
duration-days = { $days } nap { $hours } óra
export-play = A BG Statsba: [jegyezd fel ezt a játékot]({ $link }), vagy importáld a `.bgsplay` fájlt. A többi játékos neve akkor van benne, ha hozzájárult (`/beállítások`, **Adataim**).
play-unnamed = { $number }. játékos
export-done = Az egész játék: a keverés magja, a beállítások és a lépések, nevek nélkül. A `python -m engine replay { $file }` visszajátssza és ellenőrzi. Írd mögé, hogy `--fingerprint`, és a meghívóban álló ujjlenyomatot: akkor az is kiderül, hogy a keverés már a játék előtt eldőlt.
command-table-export = letölt
table-export-description = Egy befejezett játék fájlként, amelyet bárki visszajátszhat és ellenőrizhet
export-table = Melyik befejezett asztal, ha nem ennek a szálnak az asztala

## Lejárt idő, szavazás, gondnok

table-caretaken = Lejárt az időd, ezért gondnok játszik a helyeden. Előbb vedd vissza a helyed a **Visszaülök** gombbal.
table-seat-is-yours = A hely már a tiéd. A **Lépésem** megmutatja, mi a kérdés.
table-no-vote = Ez a szavazás már nincs nyitva. Az asztal üzenete mutatja, hol tart a dolog.
table-asked-already = Ezt már javasolta valaki. Várd meg a válaszokat, vagy nyomd meg ott a **Nem** gombot.
act-out-waits = { $holder } ideje lejárt. Az asztal tovább vár.
act-automaton-helped = { $holder } nem tudott időben dönteni; helyette egy legény szintű automata válaszolt.
act-out-moved = { $holder } ideje lejárt: a legegyszerűbb lépések történtek meg helyette.
act-out-again = { $holder } ideje megint lejárt: gondnok játszik ({ $seat }. hely), amíg vissza nem ül.
act-out-asked = { $holder } ideje lejárt: a többiek döntenek, mi legyen.
act-out-extend = { $name } a többiektől még egyszer megkapta a teljes időt.
act-out-substitute = A többiek beugrót keresnek (eddig { $name } játszott): bárki átveheti a helyet ({ $seat }. hely). Addig gondnok játszik.
act-out-caretaker = Gondnok játszik ({ $seat }. hely), amíg { $holder } vissza nem ül.
act-out-end = { $name } távol van, és a többiek mind a játék befejezése mellett döntöttek.
act-everybody-away = Már senki sincs itt. Az asztal áll, amíg valaki vissza nem ül.
act-returned = { $actor } visszaült, és újra játszik.
act-proposed-pause = { $actor } szünetet javasolt.
act-proposed-resume = { $actor } folytatást javasolt.
act-proposed-clock = { $actor } másik órát javasolt.
act-withdrawn = { $actor } visszavonta a javaslatát ({ $what ->
    [pause] szünet
    [resume] folytatás
    [end] a játék vége
    [reopen] vissza az utolsó döntéshez
   *[clock] másik óra
}).
act-not-agreed = { $actor } javaslatával nem értett egyet mindenki ({ $what ->
    [pause] szünet
    [resume] folytatás
    [end] a játék vége
    [reopen] vissza az utolsó döntéshez
   *[clock] másik óra
}).
act-clock-changed = { $actor } másik órát javasolt, és mindenki beleegyezett; mindenkinek elölről indul.

notice-late = ⌛ { $whom }: a többiek a helyedről szavaznak. Nyomd meg a **Lépésem** gombot, és játssz: akkor nincs miről szavazni.
notice-extended = ⏳ { $whom }: a többiektől több időt kaptál. A **Lépésem** megmutatja, mi a kérdés.
dm-late = Lejárt itt az időd, és a többiek a helyedről szavaznak. Ha játszol, nincs miről szavazni.
dm-extended = Lejárt itt az időd, de a többiektől még egyszer megkaptad az egészet.
notice-seat-caretaker = { $whom }: lejárt az időd, ezért gondnok játszik. A **Visszaülök** egyetlen nyomással visszahoz.
dm-seat-caretaker = Lejárt itt az időd, ezért gondnok játszik. Egyetlen nyomással bármikor visszaülhetsz.
button-take-seat = Visszaülök
seat-is-caretaken = Gondnok játszik, amíg távol van: { $names }.
seats-all-away = ⏸ Senki sincs itt. Az asztal áll, amíg valaki vissza nem ül.
seat-taken-back = Üdv újra: a hely megint a tiéd.
seat-comes-back = Rögtön játszhatsz is; amit a gondnok lépett, az marad.

vote-pause = ⏸ **{ $name } szünetet javasol**: minden óra és emlékeztető állna.
vote-resume = ▶ **{ $name } folytatást javasol**: az órák újra járnának.
vote-clock = ⏱ **{ $name } másik órát javasol**: { $clock }
vote-out = 🗳️ **{ $name } ideje lejárt.** A többiek döntenek: több idő, beugró, gondnok, vagy legyen vége a játéknak.
vote-seat = 🗳️ **Mi legyen { $name } helyével?** { $choices }
vote-open = -# Még nem válaszolt: { $names } · határidő: { $until }
vote-answered = -# Már válaszolt: { $names }
vote-needs-all = Mindenkinek bele kell egyeznie; válasz nélkül a javaslat érvényét veszti.
vote-needs-most = A legtöbb szavazat dönt, egyenlőségnél az enyhébb. A befejezést mindenkinek akarnia kell. Ha senki sem szavaz, gondnok jön.
vote-needs-no-refusal = Folytatjuk, hacsak valaki nemet nem mond. A hallgatás beleegyezés.
button-vote = Szavazok
vote-title = mi legyen { $name } helyével?
vote-choice-extend = Kapjon több időt
vote-choice-substitute = Keressünk beugrót
vote-choice-caretaker = Játsszon gondnok
vote-choice-end = Legyen vége a játéknak
vote-yours = A szavazatod: **{ $choice }**. Amíg tart a szavazás, megváltoztathatod.
vote-nothing = Most nincs miről szavaznod. Ha a többiek a te helyedről szavaznak: nyomd meg a **Lépésem** gombot, és játssz.
vote-cast = Megkaptam a szavazatodat.
vote-agreed = Beleegyeztél.
vote-refused = Nem egyeztél bele; minden marad, ahogy van.
propose-asked = Megkérdeztem a többieket. Amint mind beleegyeznek, megtörténik; a kérdés két napig van nyitva.
propose-done = Kész: nem volt kit megkérdezni.
command-table-pause = szünet
table-pause-description = Javasolj szünetet vagy folytatást; mindenkinek bele kell egyeznie

## Az asztal órája

table-clock-unchanged = Az asztal már eszerint az óra szerint játszik. Ha változtatnál, más időt adj meg.
table-clock-no-bank = A lépésenként járó időhöz tartalék kell, amelyet tölthet. Add meg a tartalékot is.
table-clock-too-long = Válaszra és tartaléknak legfeljebb 1440 óra adható, lépésenként legfeljebb 168. Adj meg kevesebbet.
clock-none = nincs óra
clock-limit = { $hours ->
    [one] egy aktív óra
   *[other] { $hours } aktív óra
} a válaszra
clock-bank = { $hours ->
    [one] egy aktív óra
   *[other] { $hours } aktív óra
} tartalék
clock-increment = lépésenként +{ $hours } óra
clock-out-vote = utána a többiek szavaznak
clock-out-caretaker = utána gondnok játszik
clock-out-move = utána a legegyszerűbb lépés történik
clock-out-wait = utána szólunk mindenkinek, és várunk tovább
clock-then = { $time }, { $then }
lobby-clock = Óra: { $clock }
lobby-clock-preset-gentle = 3 nap aktív idő a válaszra
lobby-clock-preset-none = Nincs óra
lobby-clock-preset-12 = 12 aktív óra a válaszra
lobby-clock-preset-24 = 24 aktív óra a válaszra
lobby-clock-preset-48 = 48 aktív óra a válaszra
lobby-clock-preset-24-bank = 24 aktív óra a válaszra + 72 tartalék
lobby-clock-preset-bank = 72 aktív óra tartalék + lépésenként 4
lobby-clock-preset-own = Saját: { $clock }
lobby-out-menu = Ha lejár az idő
lobby-out-vote = Fokozatosan: emlékeztetők, tartalék, a többiek szavazása, gondnok
lobby-out-caretaker = Gondnok (egyszerű gépi játékos) játszik, amíg vissza nem ül
lobby-out-move = A legegyszerűbb lépés történik
lobby-out-wait = Szólunk mindenkinek, az asztal tovább vár
lobby-genoa-note = -# Genova: 24 aktív óra a szokásos; eladásra, ajánlatkérésre és épületszerzésre ennek a fele jut (GEN-16.1).
table-banks = Tartalék: { $banks }
table-bank-of = { $name } { $hours } óra
table-clock-shows = Ez az asztal: { $clock }
table-clock-set = Beállítva: { $clock }
command-table-clock = óra
table-clock-description = Mutasd vagy változtasd meg az asztal óráját (ébren töltött órákban)
table-clock-limit = Hány óra jut egy-egy válaszra (0: nincs)
table-clock-bank = Hány óra tartalék jut mindenkinek (0: nincs)
table-clock-increment = Hány órát kap a tartalék minden lépéssel
table-clock-out = Mi legyen, ha lejár az idő
command-option-limit = idő
command-option-bank = tartalék
command-option-increment = lépésenként
command-option-when-out = lejártakor

## A te órád

clock-no-such-zone = Nem ismerem ezt az időzónát: „{ $zone }”. Írj egy közeli nagyvárost angol nevén: Budapest, London, New York.
clock-too-little = Egy asztalhoz hetente legalább { $days } napon legalább { $hours } órát ébren kell lenned. Adj meg többet; a hosszabb távollét szabadság.
clock-unreadable-time = „{ $text }” nem olvasható időpontként. Így írd: 8, 8:30 vagy 20.15.
clock-unreadable-date = „{ $text }” nem olvasható dátumként. Így írd: év-hónap-nap, például 2027-03-20.
clock-vacation-backwards = A szabadság vége nem lehet a kezdete előtt.
clock-vacation-when = A szabadság leghamarabb ma kezdődhet, és { $days } napon belül véget kell érnie.
clock-vacation-overlaps = Akkor már szabadságon vagy. Előbb mondd le azt: `/beállítások`.
clock-vacation-too-much = Ez egy éven belül több mint { $days } nap lenne. Vegyél ki kevesebbet, vagy mondj le egy későbbi szabadságot: `/beállítások`.
clock-no-such-vacation = Ez a szabadság már véget ért, vagy lemondtad.
clock-hours = Ébren vagy **{ $from }** és **{ $until }** között: { $days } ({ $zone }). Az óráid csak ekkor járnak.
clock-hours-always = Úgy veszem, hogy éjjel-nappal ébren vagy: { $days } ({ $zone }).
clock-now = Eszerint nálad most { $time } van.
clock-no-zone = 🌍 Ezek az időpontok **UTC** szerint értendők (most { $time }), mert még nem mondtad meg, hol élsz. Válaszd ki itt az időzónádat: azt, ahol épp annyi az idő, mint a te órádon. Ha nincs köztük: az **Ébrenlét** bármelyiket megtalálja egy nagyváros nevéről.
clock-choose-zone = Válaszd ki az időzónádat…
clock-zone-now = ott most { $time } van
clock-days-all = minden nap
clock-vacations = Szabadságok
clock-vacation-line = { $from } – { $until }
clock-no-vacations = nincs bejegyezve
clock-allowance = -# Egy éven belül { $days } nap szabadságot vehetsz ki; addig állnak az óráid. Amit változtatsz, mostantól számít.
clock-cancel = Lemondom: { $from }
clock-day-names = hétfő kedd szerda csütörtök péntek szombat vasárnap
clock-day-short = H K Sze Cs P Szo V
clock-hours-zone = Egy nagyváros a közeledben: Budapest, London, New York …
clock-vacation-from = Első nap
clock-vacation-until = Utolsó nap (üresen ugyanaz)

# A játék kezdete és vége
notice-begun = 🎲 { $whom }: elkezdődött a játék.
dm-begun = Elkezdődött a játék. Szólok, amikor te jössz.
notice-over = 🏁 { $whom }: köszönjük a játékot!
notice-over-unfinished = 🏁 { $whom }: köszönjük a játékot!
dm-over = Vége a játéknak. Köszönjük a játékot!
dm-over-unfinished = Ez a játék idő előtt ért véget; hogy miért, azt az asztal üzenete mondja meg.

# Az asztal, amelynek nincs többé helye, vagy elköltözik
dm-displaced = { $reason ->
    [channel] Törölték az asztal csatornáját, ezért ott többé nem tudom megmutatni. Minden óra megállt.
    [locked] Lezárták az asztal szálát, ezért ott többé nem tudom megmutatni. Minden óra megállt.
    [threads] Nem tudok szálat nyitni az asztalnak: a szerverén már annyi élő szál van, amennyit a Discord megenged. Minden óra megállt.
    [private] A zárt asztalhoz privát szál kell, és a csatornájában ilyen nincs. Minden óra megállt.
    [server] Eltávolítottak az asztal szerveréről. Az asztal alszik, az óráival együtt; ha visszatérek oda, felébred. 90 nap múlva bezárul, és a házigazdája fájlban megkapja a játékot.
   *[access] Nem írhatok többé oda, ahol ezt az asztalt játsszák. Minden óra megállt.
}
dm-displaced-play = Közben játszhatsz tovább, bármelyik csatornában vagy itt: `/lépés asztal: { $table }`.
dm-displaced-host = Te vagy a házigazda: menj egy másik szöveges csatornába, és írd be: `/játékaim`; ott egy gomb áthozza az asztalt. Ugyanezt teszi a `/kezelés ide-költözés`, megadva, hogy `asztal: { $table }`. Az asztal ott megy tovább, és mindenki megtudja.
dm-displaced-guest = A házigazda: { $host }. Ő és a szerver kezelői is átvihetik az asztalt egy másik csatornába: `/kezelés ide-költözés`.
dm-kept = 90 napja nem vagyok ennek az asztalnak a szerverén, ezért bezárult. Itt a játék fájlban: minden, amit játszottatok.
mygames-displaced = Ahol ez az asztal volt, ott semmit sem tudok megmutatni. A `/lépés` (`asztal: { $table }`) folytatja a játékot, a `/kezelés ide-költözés` új helyet ad neki.
lobby-displaced = Elkezdődött a játék, de itt nem tudom megmutatni. A házigazda egy másik csatornában írhatja be: `/kezelés ide-költözés`.
notice-moved = 📦 { $whom }: mostantól itt játszunk.
dm-moved = Ez az asztal elköltözött: mostantól itt játszunk.
act-displaced = { $reason ->
    [channel] Törölték az asztal csatornáját. Minden óra áll, amíg új helye nem lesz.
    [locked] Lezárták az asztal szálát. Minden óra áll, amíg új helye nem lesz.
    [threads] Túl sok élő szál van a szerveren. Minden óra áll, amíg az asztalnak helye nem lesz.
    [private] Az asztal csatornájában nincsenek privát szálak. Minden óra áll, amíg új helye nem lesz.
    [server] Eltávolítottak a szerverről: az asztal alszik.
   *[access] Nem írhatok oda, ahol az asztal volt. Minden óra áll, amíg új helye nem lesz.
}
act-placed = Az asztal újra megmutatható itt: megy tovább a játék.
table-went = 📦 Ez az asztal elköltözött. Itt folytatódik: { $link }
table-went-name = 📦 elköltözött · { $name }
act-moved = { $actor } átvitte az asztalt egy másik csatornába.
act-abandoned = 90 napja nem vagyok a szerveren: a játék befejezetlenül ér véget.
power-done-move = Kész. Az asztal mostantól ebben a csatornában van; aki ott ül, mind megtudja.
table-is-here = Ez az asztal már ebben a csatornában van. Menj oda, ahová vinni szeretnéd, és ott írd be.
table-moves-within-server = Az asztal csak a saját szervere egy másik csatornájába költözhet.
table-closed-needs-text-channel = A zárt asztalt privát szálban játsszák, és közleménycsatornában ilyen nincs. Válassz neki közönséges szöveges csatornát, vagy hagyd nyitva az asztalt.

# Az asztal, amelynek nem olvasható az állása
table-unreadable = Ennek az asztalnak az állását nem tudom többé elolvasni: { $table }. Ezért ott most senki sem játszhat, de semmi sem veszett el. A házigazda vagy a szerver kezelői visszaállíthatják egy korábbi állását (`/kezelés visszaállítás`), vagy bezárhatják (`/kezelés bezárás`).
table-game-missing = Ennek az asztalnak ({ $table }) a játéka, { $game }, most nincs telepítve, vagy nem működik, ezért ott most senki sem játszhat. Semmi sem veszett el: amint a bot üzemeltetője rendbe hozta, folytatódik a játék.
mygames-game-missing = ⚠️ Ennek az asztalnak a játéka most nincs telepítve, vagy nem működik. Semmi sem veszett el: amint visszajön, folytatódik a játék.
mygames-unreadable = ⚠️ Nem tudom többé elolvasni ezt az asztalt. A `/kezelés visszaállítás` egy korábbi állást állít vissza, a `/kezelés bezárás` véget vet neki.
dm-unreadable = ⚠️ Ennek az asztalnak az állását nem tudom többé elolvasni, ezért ott most senki sem játszhat. Semmi sem veszett el, és a többi asztaloddal nincs baj. A házigazda vagy a szerver kezelői visszaállíthatják egy korábbi állását (`/kezelés visszaállítás`), vagy bezárhatják (`/kezelés bezárás`).
act-unreadable = Az asztal állását nem lehetett elolvasni.
act-rules = Megváltoztak a játék szabályai ({ $old }. → { $new }. változat). Az újak szerint játszunk tovább.
button-seats = Ki mit játszott
leave-done = Felálltál az asztaltól: { $game }.
join-title = Ahová most leülhetsz
command-manage = kezelés
manage-group-description = Egy asztal kezelése a házigazdájaként vagy a szerver kezelőjeként
command-manage-remove = eltávolítás
manage-remove-description = Távolíts el valakit a helyéről; gondnok játszik tovább
command-manage-substitute = beugró
manage-substitute-description = Kérj meg valakit, hogy vegyen át egy helyet
command-manage-host = házigazda
manage-host-description = Add át valakinek a házigazda szerepét
command-manage-pause = szünet
manage-pause-description = Állítsd le az órákat és emlékeztetőket, vagy indítsd újra
command-manage-rewind = visszaállítás
manage-rewind-description = Állíts vissza egy korábbi állást
command-manage-watching = nézők
manage-watching-description = Válaszd meg, ki nézheti az asztalt
command-manage-spectators = karzat
manage-spectators-description = Nyiss szálat, ahol a nézők beszélgethetnek
command-manage-move-here = ide-költözés
manage-move-here-description = Ezentúl ebben a csatornában folyjon a játék
command-manage-close = bezárás
manage-close-description = Zárd be az asztalt: a játék befejezetlenül ér véget
command-stats = eredmények
stats-description = Nézd meg az eredményeidet, vagy másét, és hogyan álltok egymás ellen
stats-person = Kiét, ha nem a sajátodat
command-leaderboard = ranglista
leaderboard-description = Nézd meg, ki a legjobb egy játékban ezen a szerveren
leaderboard-game = Melyik játék
command-option-season = idény
leaderboard-season = Összesített (ha mást nem választasz), vagy egy negyedév
