### Az élő tábla: megnyitása, megosztása, és hogy miért nem megy valami.

button-open-board = Tábla megnyitása
web-link = **[Nyisd meg a táblát]({ $url })**: { $game }. A link csak a tiéd: egyszer használható, öt percig. Ne add tovább.
web-activity-unknown = A Discord nem mondta meg, ki vagy. Zárd be a táblát, és nyomd meg újra a **Tábla megnyitása** gombot: ha akkor sem nyílik meg, linket kapsz.
web-activity-no-table = Melyik asztalt? Nyomd meg egy asztal üzenetében a **Tábla megnyitása** gombot.
web-off = A bot gazdája nem nyitotta meg a táblát a weben. A **Tábla** gomb megmutatja a képét.

web-link-gone = Ezt a linket már használták, vagy öt percnél régebbi. Nyomd meg újra a Discordon a **Tábla megnyitása** gombot.
web-no-session = A látogatásod véget ért. Nyomd meg újra a Discordon a **Tábla megnyitása** gombot.
web-share-gone = Ez az asztal már nincs megosztva. Kérdezd meg, akitől a linket kaptad.
web-not-found = Itt nincs semmi. Nyomd meg a Discordon a **Tábla megnyitása** gombot.
web-foreign = Ez a kérés egy másik oldalról jött. Nyomd meg a Discordon a **Tábla megnyitása** gombot.
web-not-json = Ezt nem értem. Töltsd be újra az oldalt.
web-stale = Közben történt valami az asztalnál. Most így áll.
web-your-turn = Most te jössz. Előre tervezni akkor tudsz, ha már léptél.
web-too-large = Ez egyszerre túl sok. Töltsd be újra az oldalt.
web-proof-seed = Mag: { $seed }

web-proof-how = Az ujjlenyomat már a játék előtt ott állt a meghívóban: a mag (ami a + előtt áll) SHA-256 lenyomata, és a magból következik minden húzás és dobás.
export-page = És a játék, megnézni: egyetlen fájl bármelyik böngészőnek, minden állással, bármelyik játékos szemével, a naplóval és a keverés bizonyítékával.
export-page-large = A játék túl hosszú ahhoz, hogy egy fájlként elküldjem. A **Megosztás** megmutatja.

button-share = Megosztás
share-link = Ezzel a linkkel bárki nézheti, fiók nélkül is (**{ $game }**): { $url }
share-live = Azt látják élőben, amit egy néző; ha vége a játéknak, mindent.
share-delayed = Azt látják, amit egy néző, { $delay } lépéssel később; ha vége a játéknak, mindent.
share-over = Az egész játékot látják, bármelyik játékos szemével.
share-host-can = Az asztal gazdája bármikor bezárhatja: `/asztal megosztás`, `vége`.
share-off = Bezártam. A régi link már nem mutat semmit; az `/asztal megosztás` újra megnyitja.
share-none = Ez az asztal nincs megosztva.
share-closed-table = Ezt az asztalt csak a játékosai nézhetik, ezért nem osztható meg.
share-no-web = A bot gazdája nem nyitotta meg a táblát a weben, így nincs mit megosztani. Ha vége a játéknak, az `/asztal letölt` fájlként adja.

command-table-share = megosztás
table-share-description = Link, amellyel bárki nézheti ezt az asztalt böngészőben
share-delay = Hány lépéssel később lássák (csak az asztal gazdája)
share-close = A link bezárása (csak az asztal gazdája)
command-option-delay = késés
