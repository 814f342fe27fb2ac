### Az első Calimala-játék leckéi: két-három mondat, mindegyik egyszer hangzik el.
calimala-lesson-aim = **Így nyersz.** Az utolsó pontozás után a legtöbb pont nyer. Minden pontozólapka 3, 2 és 1 pontot ad azoknak, akiknek valamiből a legtöbbjük van: szövet egy városban, kocka és műalkotás egy templomban. A titkos végső kártyák 5, 3 és 1 pontot érnek.

calimala-lesson-final = **Egy titkos kártya.** Tarts meg egyet ezekből a végső pontozókártyákból: a végén mindenkinek pontozzuk, de csak te tudod, hogy jön.
calimala-lesson-start_card = **Az első kártyád.** Mindenki egy akciókártyával kezd. A kártya egy ráadás akció, akkor játszhatod ki, amikor valamelyik korongod aktiválódik.
calimala-lesson-disc = **Egy korong, két akció.** Minden utca két akciót köt össze. Tegyél egy korongot egy utcára, és hajtsd végre mindkettőt, tetszőleges sorrendben. Legalább az egyiknek lehetségesnek kell lennie.
calimala-lesson-tower = **Újra aktiválódik a korongod.** Valaki korongot tett a tiédre, ezért az ő körében te is megkapod az utca két akcióját. Egy toronyban a felső három korong aktiválódik, felülről lefelé. Nézd meg, melyik utca kell másoknak is.
calimala-lesson-material = **Nyersanyagok.** Egy fa-, tégla- vagy márványkocka a maga raktárába kerül; mindegyikbe négy fér. Fából és téglából építesz, mindhármat adhatod a templomokhoz, márványból műalkotás lesz.
calimala-lesson-weave = **Szövés.** Minden műhelyed egy szövetet sző, és négyet tárol. Több műhely ugyanazért az akcióért több szövetet ad.
calimala-lesson-build = **Építés.** Egyszerre egyet: a hajó 2 fa, a kereskedőház 2 tégla, a műhely 1-1 mindkettőből. A hajók és a házak szállítják a szövetedet, minden alkalommal újra; egy kereskedővárosban egy házad lehet.
calimala-lesson-ship = **Hajók a kikötőkbe.** Minden hajód egy szövetet visz egy tetszőleges kikötőbe: Barcelonába, Lisszabonba vagy Londonba. A hajó visszajön, a szövet ott marad, és a végéig számít.
calimala-lesson-transport = **Szövet a kereskedővárosokba.** Minden kereskedőházad egy szövetet visz a saját városába: Troyes, Bruges vagy Hamburg. Ami ott van, számít, amikor azt a várost vagy az összeset pontozzuk.
calimala-lesson-contribute = **Hozzájárulás a templomokhoz.** Egy fa-, tégla- vagy márványkocka a raktáradból a maga sorába kerül az egyik templomnál. A sorok rövidek: nézd meg, mennyi hely van még. Annál a templomnál és annál a nyersanyagnál is számít.
calimala-lesson-artwork = **Műalkotások.** Egy márványból műalkotás lesz egy templomban vagy a városi tanácsban. A templomban a templomnál számít, a tanácsban minden holtversenynél segít.
calimala-lesson-impossible = **Amit nem tudsz megtenni, azért kártya jár.** Az utca minden akciójáért, amely neked lehetetlen, húzhatsz egy akciókártyát. Ha egy lehetségest kihagysz, azért nem jár semmi.
calimala-lesson-cards = **Kártya kijátszása.** Amikor a korongod aktiválódik, akárhány kártyát kijátszhatsz az akciói előtt vagy után. Mindegyik egyszer megadja a maga akcióját, bármit kínál is az utca.
calimala-lesson-white = **Fehér korongok.** Van belőlük néhány. A fehér korong mindkét akcióját kétszer hajtja végre. De ha korong kerül rá, többé nem aktiválódik, és a tanácsba sem jut.
calimala-lesson-council = **A negyedik korong.** Ha egy tornyon a korongoddal négy lesz, a legalsó a gazdája képviselőjeként a tanácsba kerül, és a következő pontozólapkát azonnal pontozzuk. Előtte nézd meg azt a lapkát.
calimala-lesson-scoring = **Egy pontozólapka.** Akinek a legtöbb van abból, amit a lapka mutat, 3 pontot kap, a második 2-t, a harmadik 1-et. Holtversenynél a képviselők és a tanácsban lévő műalkotások döntenek.
calimala-lesson-ending = **Közeleg a játék vége.** Ha minden korong lekerült, a maradék lapkákat sorban pontozzuk, aztán a végső kártyákat 5, 3 és 1 ponttal. Nézd meg, melyik lapkák vannak még hátra.
