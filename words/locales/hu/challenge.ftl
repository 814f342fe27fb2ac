## A hét kihívása

command-challenge = kihívás
challenge-description = Játszd le a hét kihívását: mindenkinek ugyanazok a lapok, egy próbálkozás
challenge-game = Melyik játék
challenge-title = { $game }: a hét kihívása
challenge-against = Te { $count } automata ellen ({ $level }). Mindenki ugyanazt az osztást kapja, és egyszer próbálkozhat, tanács nélkül; amit már megláttál, azt nem vonhatod vissza.
challenge-now = Vége: { $when }. Akkor játszol, amikor akarsz.
challenge-before = Véget ért: { $when }.
challenge-seed = A keverés magja: `{ $seed }`
challenge-seed-later = A keverés magja a hét végén itt olvasható: `/kihívás`.
challenge-tries = { $begun ->
        [0] Itt még senki sem kezdte el.
       *[other] Itt { $begun } játékos kezdte el{ $finished ->
            [0] { "." }
           *[other] { "," } { $finished } be is fejezte.
        }
    }
challenge-results-later = Az eredményeket akkor látod, ha befejezted, vagy ha a hét véget ért.
challenge-line = { $place }. { $who }: { $points }
challenge-yours = Az asztalod: { $link }
challenge-best-title = A legjobb játék: { $who }
button-challenge-play = Kezdem
button-challenge-best = A legjobb játék
button-challenge-before = Múlt hét
button-challenge-now = Ez a hét
button-challenge-back = Vissza

challenge-none-before = A múlt héten senki sem játszott kihívást.
challenge-no-server = Kihívást szerveren lehet játszani. Kérd az egyik csatornájában.
challenge-needs-threads = A kihívás privát szálban zajlik, és itt nem nyithatok ilyet. Próbáld olyan szöveges csatornában, ahol létrehozhatok privát szálat.
challenge-over = Ez a kihívás véget ért. A `/kihívás` mutatja az újat.
challenge-hidden = Ezt akkor látod, ha befejezted a saját próbálkozásodat, vagy ha a hét véget ért.
challenge-nobody = Itt még senki sem fejezte be.
challenge-no-undo = Kihívásban nem vonható vissza, amit már megláttál, és ami véget ért, az véget ért.
challenge-sealed = Mások még ugyanezt az osztást játsszák, ezért ez az asztal a hét végéig zárva marad.
