### Words that are put together alike for every game: standings, choices.

wording-standing = **{ $place }.** { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wording-standing-from = { $standing } ({ $parts })
wording-standing-part = { $what } { $points }
wording-decided = Level on points. What decided: { $why }.
wording-shared = Nothing tells { $winners } apart: they share the victory.
wording-player = **{ $name }**: { $what }
