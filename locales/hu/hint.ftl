### Tanács.

command-hint = tanács
hint-description = Mit lépne most egy jó játékos, és miért
hint-title = tanács
hint-expect = a végén várható: { $points }
hint-better = Ennyivel jobb a következőnél: { $points } (± { $error }). Miért: { $why }.
hint-even-better = Ennyivel jobb az én legjobbamnál: { $points } (± { $error }). Miért: { $why }.
hint-worse = Ennyivel rosszabb a legjobbnál: { $points } (± { $error }). Miért: { $why }.
hint-equal-next = A következő, amennyire látom, ugyanilyen jó.
hint-equal = Amennyire látom, ugyanolyan jó, mint a legjobb.
hint-same = Én is ezt lépném.
hint-more = { $what }: +{ $points }
hint-less = { $what }: −{ $points }
hint-others-more = a legerősebb ellenfél: +{ $points }
hint-others-less = a legerősebb ellenfél: −{ $points }
hint-though = { $why }, viszont { $but }
hint-many = sok apróság
hint-draft = A terved:
hint-how = -# Mindegyik lépést végigjátszom ugyanazokban az elképzelt világokban, abból, amit te látsz. A ± mutatja, mennyit tévedhet a becslés.
hint-not-here = Ennél az asztalnál tanács nélkül játszotok. Aki asztalt nyit, a beállításokban megengedheti; automaták ellen mindig van.
hint-nothing-asked = Most senki sem rád vár. Kérdezz újra, amikor te jössz.
button-hint = Tanács
lobby-hints-on = Legyen tanács
lobby-hints-off = Ne legyen tanács
lobby-hints = Kérhető tanács (`/tanács`); minden kérés a naplóba kerül.
act-hint = { $actor } tanácsot kért ({ $seat }. hely).
