### Tanács.

command-hint = tanács
hint-description = Kérdezd meg, mit lépne most egy jó játékos, és miért
hint-title = tanács
hint-expect = Várhatóan { $points }, { $worlds } játszmából { $wins } győzelem.
hint-better = { $points } (± { $error }) előny a következőhöz képest: { $why }.
hint-even-better = { $points } (± { $error }) előny az 1. javaslathoz képest: { $why }.
hint-worse = { $points } (± { $error }) hátrány az 1. javaslathoz képest: { $why }.
hint-equal-next = A 2. javaslat nagyjából ugyanilyen jó.
hint-equal = Nagyjából olyan jó, mint az 1. javaslat.
hint-same = { $number ->
    [1] Ez az 1. javaslat.
   *[other] Ez a { $number }. javaslat.
}
hint-begins = { $number ->
    [1] Így kezdődik az 1. javaslat.
   *[other] Így kezdődik a { $number }. javaslat.
}
hint-alone = Most minden más ugyanoda vezet.
hint-then = – aztán: { $move }
hint-then-alike = – aztán ugyanúgy, mint az 1. javaslatban
hint-more = { $what } +{ $points }
hint-less = { $what } −{ $points }
hint-others-more = a legerősebb ellenfél +{ $points }
hint-others-less = a legerősebb ellenfél −{ $points }
hint-though = { $why }, viszont { $but }
hint-many = sok apróság
hint-draft = A terved:
hint-how = -# Mindegyik tervet végigjátszom ugyanabban a { $worlds } elképzelt világban, csak abból, amit te is látsz. A jobb azt jelenti, hogy nagyobb az előnyöd a legerősebb ellenféllel szemben; a ± mutatja, mennyit tévedhet ez.
hint-first = **Első ránézésre**, ahogy egy legény lépne: { $move }
hint-one-at-a-time = -# Még az előző kérdéseden gondolkodom. Kérdezz újra, amikor az a válasz teljes.
button-draft-this = Ez legyen a tervem
button-draft-way = { $number ->
    [1] Legyen az 1.
   *[other] Legyen a { $number }.
}
hint-not-here = Ennél az asztalnál tanács nélkül játszotok. Aki asztalt nyit, a beállításokban megengedheti; automaták ellen mindig van.
hint-nothing-asked = Most senki sem rád vár. Kérdezz újra, amikor te jössz.
button-hint = Tanács
lobby-hints = Kérhető tanács (`/tanács`); minden kérés a naplóba kerül.
act-hint = { $actor } tanácsot kért ({ $seat }. hely).
