## Játékostársak keresése: /keresés, /letiltás, Szólj

command-find = keresés
find-description = Keress társakat: mondd meg, mit játszanál, és összehozlak azokkal, akik illenek hozzád
find-title = Társakat keresek
find-games = Játékok
find-sizes = Hányan
find-size = { $count } játékos
find-pace = Tempó
find-pace-live = Élőben, ma este
find-pace-day = Egy nap lépésenként
find-pace-slow = Három nap lépésenként
find-rated = Számítson?
find-rated-any = Mindegy
find-rated-rated = Értékszámra
find-rated-unrated = Tét nélkül
find-also = Kikkel
find-beginners = Kezdők is jöhetnek
find-similar = Hozzám hasonló erejűekkel

find-waiting = Várólistán vagy
find-how = Ha elegen vagytok, mindenki kap egy közvetlen üzenetet. Az asztal akkor nyílik meg, ha mindenki megnyomta a **Benne vagyok** gombot { $pace ->
        [live] tíz percen
        [day] tizenkét órán
       *[slow] egy napon
    } belül.
find-until = { $count ->
        [one] Itt eddig csak te vársz.
       *[other] Itt { $count } játékos vár.
    } A neved ott van az asztalok listáján. Lejár: { $when }.
find-ended = Itt már nem keresel társakat.
find-line = { $name } · { $games } · { $sizes } · { $pace }{ $rated ->
        [rated] { " " }· értékszámra
        [unrated] { " " }· tét nélkül
       *[any] {""}
    }
find-line-own = { $games } · { $sizes } · { $pace }{ $rated ->
        [rated] { " " }· értékszámra
        [unrated] { " " }· tét nélkül
       *[any] {""}
    }
find-line-sizes = { $sizes } játékos
list-waiting = Társakat keresnek
list-waiting-none = Most senki.
list-waiting-more = … és még { $count }

find-found = { $game }: összejöttetek!
find-with = Veled játszana: { $names }.
find-answer-until = Válaszolj eddig: { $when }, különben lekerülsz a várólistáról.
find-server = Itt: { $server }
find-in = Benne vagy. Az asztal akkor nyílik meg, ha a többiek is beleegyeztek.
find-out = Most nem: lekerültél a várólistáról. Ha megint játszanál: `/keresés`.
find-opened = Mindenki benne van. Az asztalod: { $link }
find-over = Ez az ajánlat már nem él. A `/keresés` megmutatja, várólistán vagy-e még.
find-opening = Épp most egyezett bele mindenki, nyílik az asztalod.
find-none = Itt nem keresel társakat.
find-no-game = Válassz legalább egy játékot.
find-no-size = Ennyien egyik választott játékot sem lehet játszani. Válassz más létszámot.
dm-find-back = Te benne voltál, de nem mindenki. Megtartod a helyedet a várólistán, és újra kérdezlek.
dm-find-left = Nem válaszoltál időben, ezért levettelek a várólistáról. A `/keresés` visszatesz.
dm-find-expired = Most senki sem akadt, a keresésed lejárt. Újat a `/keresés` indít.

button-find = Társakat keresek
button-find-change = Módosítás
button-find-end = Nem keresek tovább
button-find-in = Benne vagyok
button-find-out = Most nem

command-block = letiltás
block-description = Tilts le valakit, hogy ne kerüljetek össze, vagy oldd fel; név nélkül a listádat látod
block-person = Kit tiltasz le vagy oldasz fel
menu-block-personal = Letiltás magamnak
block-done = { $name } és te többé nem kerültök össze: sem a `/keresés` révén, sem új asztaloknál. A futó játékok folytatódnak. Erről nem kap értesítést.
block-undone = { $name } lekerült a listádról.
block-nobody = A listád üres. Csak te láthatod.
block-list = { $count } játékost tiltasz. Ezt csak te láthatod.
block-yours = Valaki ennél az asztalnál rajta van a tiltólistádon. A `/letiltás` megmutatja, és ott le is veheted.
block-too-many = A listád megtelt ({ $most }). Előbb vegyél le róla valakit: `/letiltás`.
table-no-seat-for-you = Ennél az asztalnál nincs számodra hely: a szabad helyeket másoknak tartják fenn, vagy a házigazda nem számít rád. Más asztalok: `/asztal lista`.

button-tell-me = Szólj
button-tell-off = { $game }: ne szólj
tell-me-title = Szólj az új asztalokról
tell-me-games = Játékok
tell-me-what = Közvetlen üzenetet kapsz, ha itt asztal nyílik, és ébren vagy. Ha egyet sem jelölsz be: semmit.
tell-me-done = Írok, ha itt asztal nyílik: { $games }.
tell-me-off = Nem írok az itteni új asztalokról.
tell-me-off-game = { $game }: több új asztalról nem írok.
dm-opened = Egy asztal játékosokra vár: { $link }
