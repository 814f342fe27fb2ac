### Az első Tiletum-játék leckéi: két-három mondat, mindegyik egyszer hangzik el.

tiletum-lesson-die = **Vegyél el egy kockát.** A száma mondja meg, hány nyersanyagot kapsz a színéből. A mellette lévő akció 7 mínusz ennyi akciópontot (AP) ad. A hatos gazdaggá tesz, az egyes szorgossá.
tiletum-lesson-warehouse = **Bónuszlapkák és a raktár.** A kockával elveheted az akciója bónuszlapkáját is. Minden lapka előbb a raktáradba kerül, amelybe négy lapka fér, és onnan semmit sem lehet kidobni: csak azt vedd el, amire szükséged lesz.
tiletum-lesson-joker = **A dzsóker.** Az akciója bármelyik lehet a másik öt közül, a kocka összes akciópontjával.
tiletum-lesson-merchant = **A kereskedőd.** Egy akciópont egy lépés, egy másikért házat nyithatsz, ahol áll, városonként egyet; egy harmadikért elveheted az ottani bónuszlapkát. A házakkal részt veszel a vásárokon, és a végén is pontot érnek.
tiletum-lesson-architect = **Az építészed.** Egy akciópont egy lépés, egy másikért oszlopot emelhetsz az ottani katedrálisnál. Ahol oszlopod van, ott később kővel hozzájárulhatsz a katedrálishoz, bárhol jár is az építész.
tiletum-lesson-character = **Karakterek.** Egy akciópontért felveszel egyet a kínálatból; beköltöztetni annyiba kerül, ahányadik emeletre megy. Egy épületben egyféle lakik, és egy fajta csak egy épületben. Beköltözéskor mindegyik bónuszt ad; a megtelt épület odaadja a házát.
tiletum-lesson-contract = **Szerződések.** Vegyél el egyet a kínálatból az alatta álló akciópontért; később, a fordulódban bármikor teljesítheted, ha megvan hozzá a nyersanyag. Cserélhetsz is: az első csere eggyel többet hoz.
tiletum-lesson-fulfil = **Szerződés teljesítése.** Fizesd ki, amit mutat: megkapod a GYP-jét és annak a mezőnek a GYP-jét, ahová kerül. Ha ott oszlop állt, azt mostantól a térképre teheted.
tiletum-lesson-cathedral = **Hozzájárulás egy katedrálishoz.** Van ott oszlopod, és van hozzá köved: elveszed a felső lapkáját, és megkapod mindkét lapka GYP-jét, katedrálisonként egyszer. Felülről lefelé egyre kevesebbet érnek, ezért siess.
tiletum-lesson-crest = **Címerek.** Egy címer a raktáradból élelemért egy épület alá kerül, és megadja az oda írt bónuszt. Az az épület, amelynek címere van és minden szobája tele, a játék végéig erősebbé teszi a maga akcióját.
tiletum-lesson-helper = **Segítők.** A raktáradban lévő segítőt egyszer használhatod, a fordulódban bármikor, aztán helyet ad másnak. Ne őrizd sokáig: foglalja a helyet.
tiletum-lesson-tasks = **Feladatok.** Néhány dologhoz nem kell akciópont, a fordulódban bármikor megteheted: 2 aranyért vehetsz egy nyersanyagot, teljesíthetsz szerződést, lehelyezhetsz címert, hozzájárulhatsz katedrálishoz, használhatsz segítőt.
tiletum-lesson-turning = **A kocka elfordítása.** Mielőtt elveszed, 2 aranyért eggyel elfordíthatsz egy kockát, akár többször is; a 6 és az 1 szomszédok. Ezzel más akcióhoz kerül, és más számot ad.
tiletum-lesson-fair = **A vásár.** Minden kör végén a soros vásárváros fizet mindenkinek, akinek ott háza vagy kereskedője van: a vásár értékét annyiszor, ahányszor megvan, amit számol. Minden kör vására ismert, ezért előre tervezhetsz.
tiletum-lesson-king = **A királysáv.** Akciópontonként egy lépés. A kör végén mindenki megkapja vagy elveszti a mezője GYP-jét, a vezető egy lapkát kap, és a sáv sorrendje lesz a következő kör sorrendje.
tiletum-lesson-corruption = **Korrupció.** A kör mindhárom fordulója előtt egy jelző mindenkit visszalök a királysávon. Ha épp csak a nulla fölött állsz, nem vagy biztonságban.
tiletum-lesson-rounds = **Új kör.** Újra dobtunk a kockákkal, az akciókerék eggyel elfordult, a bónuszlapkák feltöltődtek: minden szám más akciónál fekszik. Mindenkinek három kocka jut, és összesen négy kör van.
tiletum-lesson-ending = **Az utolsó kör.** A végén GYP-t érnek a házaid szorozva az oszlopaiddal a térképen, a befejezett épületeid a harmadiktól, és minden négy maradék nyersanyag 1 GYP. Egy épületet befejező címer most többet érhet egy szerződésnél.
