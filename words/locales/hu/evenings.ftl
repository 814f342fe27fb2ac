## Játékest

command-evening = játékest
command-evening-new = új
command-evening-list = lista
command-evening-cancel = lemondás
command-option-evening = játékest
evening-group-description = Találkozzatok egy játékestre
evening-new-description = Játékest meghirdetése: időpont, játékok, helyek
evening-list-description = A szerver közelgő játékestjei
evening-cancel-description = Játékest lemondása, vagy az ismétlés leállítása
evening-option-evening = Melyik játékest? Ha csak egy van, hagyd üresen

# ---- az űrlap
evening-form-title = Új játékest
evening-form-name = Név
evening-form-default = Játékest
evening-form-when = Mikor
evening-form-when-what = 2027-03-27 20:00, vagy csak 20:00 ({ $zone }). Mások a sajátjukban látják.
evening-form-games = Választható játékok
evening-form-places = Helyek
evening-form-places-what = 2 és 40 között. Ezen felül várólista van.
evening-form-repeat = Milyen gyakran
evening-form-once = Egyszer
evening-form-weekly = Minden héten ilyenkor
evening-announced = Meghirdetve itt: { $channel }, időpont: { $when }. Lemondani így lehet: `/játékest lemondás`.
evening-no-event = A szerver eseményei közé nem tudom felvenni: nincs jogom eseményt létrehozni. Minden más működik enélkül is.

# ---- a meghívó
evening-games = { $count ->
        [one] **Játék:** { $games }
       *[other] **Játékok:** { $games }
    }
evening-weekly = 🔁 Minden héten
evening-by = -# Szervező: { $name }
evening-coming = { $count ->
        [0] **Még senki sem jelentkezett** ({ $places } hely)
       *[other] **{ $places } helyből { $count } foglalt:** { $names }
    }
evening-waiting = **Várólista:** { $names }
evening-asked = Jöttök újra? { $names }
evening-how = Negyedórával előtte megkérdezem, ki van itt. Aztán asztalokhoz ültetlek titeket, élő órával.
evening-has-begun = Elkezdődött.
evening-is-over = Vége. Köszönjük, hogy eljöttetek!
evening-is-cancelled = { $why ->
        [channel] **Elmarad:** a csatornáját törölték.
       *[other] **Elmarad.**
    }
button-evening-come = Jövök
button-evening-not = Nem tudok jönni
evening-you-come = Találkozunk: { $when }. { $call } után nyomd meg ebben a csatornában az **Itt vagyok** gombot: csak az kap helyet, aki megnyomja.
evening-you-wait = Megtelt. A várólistán a { $place }. vagy; szólok, ha felszabadul egy hely. Aki nem jelenik meg, annak a helye is felszabadul.
evening-tick = Melyikkel játszanál?
evening-you-do-not-come = Lekerültél a listáról. Köszönöm, hogy szóltál.

# ---- az óra elérkezett
evening-call = Kezdés: { $when }. **Nyomjátok meg az *Itt vagyok* gombot:** amint mindenki itt van, de legkésőbb { $latest }-kor kisorsolom az asztalokat.
evening-here = **Itt van ({ $count }):** { $names }
evening-missing = **Még nincs itt:** { $names }
evening-late = Elkéstél? Nyomd meg az **Itt vagyok** gombot: kapsz egy szabad helyet, vagy ha elegen vagytok, új asztalt.
evening-no-tables = Még nincsenek elegen egy asztalhoz.
evening-table = { $what ->
        [open] **{ $number }. asztal** · { $game } · { $names } · { $where }
       *[drawn] **{ $number }. asztal** · { $game } · { $names } · kezdés { $when }
    }
evening-why = { $why ->
        [full] ⏳ { $name }: minden hely betelt.
       *[few] ⏳ { $name }: a választott játékokhoz még nincsenek elegen.
    }
button-evening-here = Itt vagyok
evening-you-are-here = Örülök, hogy itt vagy! Kezdés: { $when }; az asztalokat legkésőbb { $latest }-kor sorsolom ki.
evening-your-table = A te asztalod a { $number }.: { $game }. Mindjárt megnyílik ebben a csatornában.
evening-no-table-yet = { $why ->
        [full] Minden hely betelt. Ha felszabadul egy, a tiéd.
       *[few] Még nincs asztalod: { $count ->
            [0] rajtad kívül senki sem vár
           *[other] rajtad kívül még { $names } vár, de ez kevés a játékaidhoz
        }. Amint elegen lesztek, leültetlek titeket.
    }

# ---- privát üzenetek
dm-evening-soon = Kezdés: { $when }. Játékok: { $games }. Negyedórával előtte nyomd meg az **Itt vagyok** gombot [a csatornában]({ $link }).
dm-evening-up = Felszabadult egy hely, jöhetsz: { $when }. Ha mégsem tudsz, jelezd [a csatornában]({ $link }).
dm-evening-cancelled = { $why ->
        [channel] **Elmarad:** a csatornáját törölték. Ekkorra volt kitűzve: { $when }.
       *[other] **Elmarad.** Ekkorra volt kitűzve: { $when }.
    }
dm-evening-left = { $why ->
        [full] Megvannak az asztalok, és minden hely betelt. Ha felszabadul egy, a tiéd.
       *[few] Megvannak az asztalok, de a választott játékaidhoz nem voltak elegen. A listán maradsz: ha jön valaki később, leültetlek. Vagy nyiss saját asztalt: `/asztal új`.
    }

# ---- lemondás és lista
evening-cancel-sure = Lemondod ezt: **{ $name }**, { $when }? Mindenkinek szólok, aki jelentkezett.
button-evening-cancel-only = Lemondom
button-evening-cancel-this = Csak ezt mondom le
button-evening-cancel-stop = Ez marad, de ne ismétlődjön
button-evening-cancel-all = Ezt és az összes későbbit
evening-cancelled-this = **{ $name }** most elmarad. A jövő hetit meghirdettem.
evening-cancelled-stop = **{ $name }** nem ismétlődik tovább. A meghirdetett még megvan.
evening-cancelled-all = **{ $name }** elmarad.
evening-list-title = Közelgő játékestek
evening-list-line = { $weekly ->
        [0] **[{ $name }]({ $link })** · { $when } · { $games } · { $count }/{ $places }
       *[other] **[{ $name }]({ $link })** · { $when }, minden héten · { $games } · { $count }/{ $places }
    }

# ---- visszautasítások
evening-unknown = Nem ismerem ezt a játékestet. A `/játékest lista` mutatja a közelgőket.
evening-which = Több játékest is van. Válassz egyet a **játékest** mezőben.
evening-not-organiser = Ezt csak a szervező, { $name } vagy a szerver egyik kezelője teheti meg.
evening-no-name = Adj nevet a játékestnek.
evening-no-game = Válassz legalább egy játékot.
evening-bad-places = A helyek száma { $least } és { $most } között lehet.
evening-bad-time = A játékest csak a jövőben lehet, legfeljebb { $days } nappal előre.
evening-bad-when = Ezt az időpontot nem értem. Így írd: 2026-11-27 20:00, vagy csak 20:00, ha a legközelebbi ilyen órára gondolsz.
evening-no-zone = Még nem tudom, melyik időzónában élsz, így eltéveszteném az órát. Add meg az **Ébrenlét** alatt, aztán próbáld újra.
evening-too-many = Már { $most } játékest van kitűzve. Előbb mondj le egyet: `/játékest lemondás`.
evening-too-early = Még korai. { $when } után nyomhatod meg.
evening-was-cancelled = Ez a játékest elmarad.
evening-over = Ez a játékest véget ért.
evening-begun = Az asztalok már ki vannak sorsolva, lemondani nem lehet.
evening-not-coming = Nem vagy a listán.
evening-playing = Az asztalod már elindult. Kiszállni ott lehet: `/asztal távozás`.
evening-no-server = A játékest egy szerveren zajlik. Kérdezd az egyik csatornájában.
evening-server-none = Itt nincs kitűzve játékest. Hirdess meg egyet: `/játékest új`.
