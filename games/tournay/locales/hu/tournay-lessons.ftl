### Az első Tournay-játék leckéi: két-három mondat, mindegyik egyszer hangzik el.
tournay-lesson-aim = **Így nyersz.** Az utolsó forduló után a legtöbb presztízspont (PP) nyer. PP áll a negyeded lapjain; a III. szintű, köztiszteletben álló épületek azért adnak, amid van, a bástyák 1-1 PP-t érnek. A pénz és a kézben maradt lap semmit sem ér.

tournay-lesson-turn = **A fordulód.** Kijátszhatsz egy lapot, aztán egy akciót hajtasz végre egyszínű polgárokkal: húzás, épület aktiválása, küzdelem egy eseménnyel, pénzkeresés vagy összegyűjtés.
tournay-lesson-keep = **Kettőből egy.** Két rejtett lapot néztél meg: tarts meg egyet. A másik képpel felfelé a pakli tetejére kerül, ahonnan a következő játékos elveheti.
tournay-lesson-play = **Lap kijátszása.** Fizesd ki az árát, és tedd a városnegyeded egyik lapja mellé, oldalával érintkezve. A negyed legfeljebb háromszor hármas: kilenc mező, és mindre szükséged lesz.
tournay-lesson-draw = **Húzás.** Egy polgár a színe I. szintű paklijából húz, kettő a II., három a III. szintűből. Vedd el a felfordított lapot, vagy nézz meg két rejtettet, és tarts meg egyet. A polgárok az összegyűjtésig lefekszenek.
tournay-lesson-activate = **Épület aktiválása.** Egy hozzá illő színű polgár egy szabad épületedre áll, és használja, amit az tud. Az összegyűjtésig ott marad, ezért két összegyűjtés között minden épület egyszer dolgozik.
tournay-lesson-suffer = **Lecsap egy esemény.** Annyiszor hat, ahány érme van rajta. A sérült lap a következő összegyűjtésig nem működik; a lefektetett polgár is akkor jön vissza.
tournay-lesson-fight = **Küzdelem egy eseménnyel.** Olyan eseménnyel küzdhetsz meg, amelyen van érme. Az ára 1 ilyen színű polgár és eggyel több dénár, mint ahány érme rajta van (2 érme: 3 dénár); a pénzt elvevő eseményeké 2 polgár, dénár nélkül. A lap bástyaként a kezedbe kerül.
tournay-lesson-gather = **Összegyűjtés.** Minden polgárod visszatér a főteredre, és minden sérülés rendbe jön. Az egész akciódba kerül, ezért nézd meg, ki áll még.
tournay-lesson-earn = **Pénzkeresés.** A saját főtered egyszínű polgárai fejenként 2 dénárt keresnek. Nézd meg, ki állna különben tétlenül.
tournay-lesson-borrow = **Mások polgárai.** A mások főterén álló polgárokat is használhatod, darabját 2 dénárért, amelyet a gazdájuk kap. Ott lefekszenek: neked segít, őt lassítja.
tournay-lesson-character = **Karakterek.** A karakter magától dolgozik: valahányszor a sorában vagy oszlopában hozzá illő lapot aktiválsz vagy játszol ki. Nézd meg a mezők sorát és oszlopát.
tournay-lesson-crier = **Kisbírók.** Minden pakliban rejtőzik egy. Ha előkerül, minden esemény kap egy érmét, és mind lecsap mindenkire, annyiszor, ahány érméje van. Minél több az érme, annál többet ér egy bástya.
tournay-lesson-rampart = **Bástyák.** Amikor az események lecsapnak, építs meg egy bástyát a kezedből, és egyet közülük teljesen elkerülsz. A bástya a végén 1 PP-t ér.
tournay-lesson-prestigious = **Köztiszteletben álló épületek.** A III. szintű lapok a végén mindenkinek PP-t hoznak, de a legtöbbet annak, aki felépítette őket: polgárokért, színekért, karakterekért, egyenként legfeljebb 12-t. Nézd meg, melyik mit számol.
tournay-lesson-cover = **Ráépítés és csere.** Egy lap ráfekhet egy ugyanolyan színűre: ami alatta van, annak a nyomtatott presztízse tovább számít. Más színűvel lecseréled a lapot, és az visszakerül a paklijába.
tournay-lesson-hand = **Legfeljebb négy lap.** A fordulód végén négy lapod maradhat, a bástyákkal együtt. A kézben lévő lap nem ér semmit: nézd meg, mit tudsz még kifizetni.
tournay-lesson-ending = **Mikor van vége.** Egy negyed akkor kész, ha mind a kilenc mezője foglalt, és látszik rajta két köztiszteletben álló épület. Két kész negyed után jön az utolsó forduló; elég sok kisbíró után egy is elég. A végén a nyomtatott presztízs, ezek az épületek és a bástyák számítanak.
