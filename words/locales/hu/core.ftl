# Szavak, amelyek egyik szobához sem tartoznak.
list-and = { $head } és { $last }
list-nobody = senki
score = { NUMBER($points, maximumFractionDigits: 1) } pont
hidden-thing = rejtett lap
hidden-number = egy titkos szám

event-Forced = { $seat } csak ezt tehette: { $move }.
event-Finished = Vége a játéknak. { $winners_count ->
    [one] { $winners } nyert!
   *[other] Megosztott győzelem: { $winners }!
}

refusal-not-now = Ez most nem lehetséges.
refusal-not-your-decision = Itt most nem a te döntésedre várunk.
refusal-game-over = Ez a játék véget ért.

# A game told on the command line
transcript-seat = { $number }. hely
transcript-next = következik: { $names }
transcript-over = vége
