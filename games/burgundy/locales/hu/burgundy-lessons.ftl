### Az első Burgundia-játék leckéi: két-három mondat, mindegyik egyszer hangzik el.
burgundy-lesson-aim = **Így nyersz.** Az öt fázis végén a legtöbb pont nyer. Pontot ér a birtokod minden megtelt régiója (a nagyobb és a korábbi többet), az állatok, az eladott áruk, az elsőként megtöltött szín, a végén pedig a tudáslapkák.

burgundy-lesson-dice = **A köröd.** Fordulónként két kockával dobsz, és mindkettőt egyszer használod: elveszel egy lapkát az ilyen számú depóról, leraksz egyet egy ilyen számú mezőre, eladod az ilyen számú áruidat – vagy bármilyen számmal elveszel 2 munkást.
burgundy-lesson-taking = **Lapka elvétele.** A kockád számával jelölt depóról vehetsz el egy lapkát. Egy raktármeződre kerül, nem a birtokodra. Három raktármeződ van; ha tele vannak, az új lapkáért egy réginek ki kell kerülnie a játékból.
burgundy-lesson-placing = **Lapka lerakása.** A raktármezőidről egy lapka olyan üres mezőre kerül, amely ugyanolyan színű, a kockád számát mutatja, és szomszédos egy már lent lévő lapkáddal. A hatása azonnal érvényes. Ezért mielőtt elveszel egy lapkát, nézd meg a számokat a birtokodon.
burgundy-lesson-loading = **Áruk.** A lerakott hajó egy tetszőleges depó összes áruját elhozza. Háromféle árut tarthatsz, mindegyikből akármennyit: nézd meg, milyened van már.
burgundy-lesson-castle = **Várak.** A lerakott vár azonnal még egy akciót ad, mintha bármilyen számú kockád volna. Nézd meg, mire használhatnád éppen akkor.
burgundy-lesson-ship = **Hajók.** A lerakott hajó elhozza egy depó összes áruját, és előrébb visz a sorrendben. Az árukat később, a számukat mutató kockával adod el.
burgundy-lesson-mine = **Bányák.** A bánya lerakáskor nem tesz semmit, de minden fázis végén 1 ezüstöt fizet. Minél korábban áll, annál többször fizet.
burgundy-lesson-animal = **Állatok.** Egy lapka annyi pontot ér, ahány állat van rajta, és az ugyanazon a legelőn álló, azonos fajtájú lapkáid újra pontot érnek. Nézd meg, mi áll már azon a legelőn.
burgundy-lesson-building = **Épületek.** Minden épület egyszer segít, azonnal: a bank 2 ezüstöt, a lakóház 4 munkást, az őrtorony 4 pontot ad, más épülettel lapkát hozhatsz, lapkát tehetsz le vagy árut adhatsz el. Egy városban mindegyik fajta csak egyszer állhat.
burgundy-lesson-knowledge = **Tudás.** A sárga lapka mostantól megváltoztat neked egy szabályt, vagy a végén ér pontot. Hogy mit tud, a gombja mellett és a saját területeden olvashatod: nézd meg, mit változtat vagy mit számol.
burgundy-lesson-regions = **Régiók.** Ha egy összefüggő, egyszínű terület megtelik, pontot ér a mérete szerint (1, 3, 6, 10, 15…) és a fázis szerint: A-ban 10, B-ben 8, végül E-ben 2. Nézd meg, melyikben hány mező üres még.
burgundy-lesson-workers = **Munkások.** Egy munkás eggyel állít egy kockán fel vagy le, a 6 és az 1 szomszédok; amihez munkás kell, ott ez oda van írva. Bármelyik kockáért 2 új munkást is kaphatsz, ha másra nem jó.
burgundy-lesson-silver = **Ezüst és a fekete depó.** Körönként egyszer, a kockáidon felül, 2 ezüstért vehetsz egy lapkát a középső, fekete depóról. Kocka nem kell hozzá, tehát az ezüst ráadás akciót ér.
burgundy-lesson-selling = **Eladás.** Egy kocka az összes ilyen számú árudat egyszerre eladja: darabonként pontot kapsz (két játékosnál 2, háromnál 3, négynél 4), és az egész eladásért 1 ezüstöt. Nézd meg, melyik fajtából mennyi van nálad.
burgundy-lesson-order = **Sorrend.** A sávról olvassuk le: aki legelöl áll, az kezd, egy mezőn pedig az van előbb, aki később ért oda. Előre csak a hajók visznek. Aki első, az választ először a depókról.
burgundy-lesson-phases = **Öt forduló, öt fázis.** Egy fázis öt fordulóból áll. A végén a bányák fizetnek, a depókon maradt lapkák kikerülnek, és újak jönnek. Egy régió egy fázissal később 2 ponttal ér kevesebbet.
burgundy-lesson-colours = **Egész színek.** Aki elsőként tölti meg egy szín minden mezőjét a birtokán, elveszi a nagy bónuszlapkáját, a második a kicsit. Nézd meg, melyik színnek hány mezője van.
burgundy-lesson-ending = **Az utolsó fázis.** A végén egy-egy pont jár minden ezüstért és eladatlan áruért, egy minden két munkásért, és amit a tudáslapkáid érnek. A raktármezőkön maradt lapka semmit sem ér.
