### Egy lap, lapka vagy épület közelről.

command-card = lap
card-description = Egy lap, lapka vagy épület megmutatása közelről: mit tud, és mi róla a szabály
card-name = A neve vagy egy része
card-game = Melyik játék; asztal szálában az, amit ott játszanak
command-option-name = név
closeup-unknown = Nincs „{ $what }” nevű dolog ebben a játékban: { $game }. Válassz a felkínáltakból.

burgundy-closeup-building = épületlapka
burgundy-closeup-animal = állatlapka
burgundy-closeup-knowledge = tudáslapka
burgundy-closeup-castle = várlapka
burgundy-closeup-mine = bányalapka
burgundy-closeup-ship = hajólapka

calimala-closeup-card = akciókártya
calimala-closeup-tile = pontozólapka
calimala-closeup-final = végső pontozókártya
calimala-closeup-counts-city = Kinek hány szövete van ebben a városban.
calimala-closeup-counts-building = Kinek hány fája, téglája, márványa és műalkotása van ennél a templomnál.
calimala-closeup-counts-artwork = Kinek hány műalkotása van a három templomban és a városi tanácsban.
calimala-closeup-counts-port_cities = Kinek hány szövete van Barcelonában, Lisszabonban és Londonban együtt.
calimala-closeup-counts-trade_cities = Kinek hány szövete van Troyes-ban, Bruges-ben és Hamburgban együtt.
calimala-closeup-counts-contribution_wood = Kinek hány fája van a három templomnál együtt.
calimala-closeup-counts-contribution_brick = Kinek hány téglája van a három templomnál együtt.
calimala-closeup-counts-contribution_marble = Kinek hány márványa van a három templomnál együtt.
calimala-closeup-counts-palazzo_vecchio = Kinek hány képviselője és műalkotása van a városi tanácsban.
calimala-closeup-scores-tile = A legtöbb 3 pontot ér, a második 2-t, a harmadik 1-et.
calimala-closeup-scores-final = A végén a legtöbb 5 pontot ér, a második 3-at, a harmadik 1-et; mindenkinek számít, nem csak a gazdájának.

tiletum-closeup-helper = segítő
tiletum-closeup-character = karakter
tiletum-closeup-contract = szerződés
tiletum-closeup-crest = címer
tiletum-closeup-says-helper = Egyszer használhatod, a fordulódban bármikor; aztán kikerül a játékból.
tiletum-closeup-says-character = Ezt a bónuszt akkor kapod, amikor a karakter beköltözik egy szobába.
tiletum-closeup-says-contract = A fordulódban bármikor teljesítheted, a készletedből; a mező is hoz GYP-t, ahová kerül.
tiletum-closeup-says-crest = Élelemért egy épületed alá kerül, és megadja az oda írt bónuszt. Ha az épület minden szobája tele van, ezzel elkészül.

genoa-closeup-villa = villa a külső gyűrűben
genoa-closeup-inner = épület a belvárosban
genoa-closeup-outer = épület a külső gyűrűben
genoa-closeup-tile = speciális lapka
genoa-closeup-says-contract = A játék végén fizet: a külső gyűrűben szomszédos épületek egy csoportot alkotnak, és 1, 2, 3 vagy 4 közülük 10, 30, 60 vagy 100 dukátot ér.
genoa-closeup-says-message = 30 dukát, ha a torony egy körben mindkét épületnél jár, bármilyen sorrendben, bárki vezeti is.
genoa-closeup-says-large_order = Használd ennek a villának az akcióját, és add le a három árucikket: 100 dukát és egy tetszőleges speciális lapka.
genoa-closeup-says-small_order = Használd ennek az épületnek az akcióját, és add le az árucikket: 40 dukát, azon felül, amit az épület ad.
