### Az első Genova-játék leckéi: két-három mondat, mindegyik egyszer hangzik el.

genoa-lesson-aim = **Így nyersz.** A végén a legtöbb dukát nyer. Dukátot hoznak a megrendelések (40 és 100), az üzenetek (30), az épületeid, a szerződések és az alkuk: minden körben akciókat adtok-vesztek. A megmaradt áru semmit sem ér.
genoa-lesson-offers = **Ajánlat.** A kereskedő vezeti a tornyot, te pedig azt szeretnéd, hogy neked jó épülethez menjen. Ajánlj érte valamit: ha elfogadja, a torony odamegy, te fizetsz, és az akció a tiéd. Vagy passzolj, és reméld, hogy magától is arra megy.
genoa-lesson-roll = **Hol kezdődik a kör.** Két kocka mondja meg, honnan indul a torony. Startmező lapkával te választhatod meg a mezőt.
genoa-lesson-tower = **Te vagy a kereskedő.** Lépj a toronnyal mezőről mezőre, legfeljebb négyszer, és egyikre se kétszer; ahol járt, ott egy korongot hagy. Minden épület egy akciót kínál. Magad csak egyet használhatsz, a többit eladhatod.
genoa-lesson-action = **Az épület akciója.** Minden épület akcióját, ahová a torony ér, egy játékos használhatja, és körönként mindenkinek egy akciója van. Magad is mindig használhatod, amíg van akciód.
genoa-lesson-selling = **Akció eladása.** Ha valaki ajánlott valamit ezért az akcióért, a torony addig nem megy tovább, amíg nem használod vagy el nem adod; hogy kinek, az rajtad áll. A vevő azonnal fizet, és azonnal cselekszik.
genoa-lesson-effect = **Az akció.** Vedd el, amit az épület ad. Előtte vagy utána lapkákat játszhatsz ki, és egy megrendelést teljesíthetsz. Ha azt mondod, kész, az akció véget ér.
genoa-lesson-small_orders = **Kis megrendelések.** Egy épületet és egy árucikket neveznek meg. Használd annak az épületnek az akcióját, és adj le egyet abból az áruból: 40 dukát, azon felül, amit az épület ad.
genoa-lesson-messages = **Üzenetek.** Egy üzenet két épületet nevez meg. Ha a torony egy körben mindkettőnél jár, 30 dukátot kapsz, bárki vezeti is, akció nélkül. Ezért ajánlat előtt nézd meg, hol járt már a torony.
genoa-lesson-large_orders = **Nagy megrendelések.** Három árucikk, a megnevezett villa akciójával: 100 dukát és egy speciális lapka. Az árukat a szélen álló raktárak adják: nézd meg, melyik van már nálad.
genoa-lesson-payment = **Mivel fizethetsz.** Dukáttal, árukkal, lapokkal, lapkákkal, jelzőkkel a talonodból, akárhogyan keverve, akár abból is, amit az akció hozni fog. Későbbi körökre tett ígéret nem számít.
genoa-lesson-asking = **Kérés.** Kereskedőként nem kell ajánlatokra várnod: nevezz meg egy épületet és az árát, mindenkinek vagy egyvalakinek. Te is tehetsz valamit az alkuba.
genoa-lesson-contracts = **Szerződések.** A villák osztják őket, és a végén fizetnek: a külső gyűrűben szomszédos épületek egy csoportot alkotnak, és 1, 2, 3 vagy 4 közülük 10, 30, 60 vagy 100 dukátot ér.
genoa-lesson-buildings = **Épületek megszerzése.** A torony útja után mindenki választhat egy korongos utcát, és egy vagy két jelzőt tehet a talonjából a mellette álló épületekre, vagy eltávolíthat onnan egy idegen jelzőt. Az az utca ezután elveszti a korongjait.
genoa-lesson-owners = **Tulajdonosok.** Ha más használja egy olyan épület akcióját, amelyen a te jelződ van, a bank 10 dukátot fizet neked; a végén mindegyik újabb 10-et ér. A Katedrális két jelzőt ad.
genoa-lesson-tiles = **Speciális lapkák.** Az egyikkel te választod meg a kezdő mezőt, a másik még egy akciót ad, a harmadik bármilyen árucikket, a negyedik egy árut másikra cserél, az ötödik egy saját épületed akcióját ismétli. Az utolsó három csak saját akciód közben játszható ki.
genoa-lesson-rounds = **Fordulók.** Egy fordulóban mindenki egyszer kereskedő; aztán a jelző továbblép. Ha egy kör a Piacon kezdődik, még egyet lép: a játék hamarabb véget érhet, mint gondolnád.
genoa-lesson-ending = **Közeleg a játék vége.** Az utolsó forduló után minden épületedért 10 dukátot kapsz, és azt, amit a szerződéseid fizetnek. A megrendelések, üzenetek, áruk és lapkák akkor már semmit sem érnek: nézd meg, mit teljesíthetsz még.
