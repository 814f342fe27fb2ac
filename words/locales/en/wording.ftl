### Words that are put together alike for every game: standings, choices.

wording-standing = **{ $place }.** { $name }: { $points }
wording-standing-from = { $standing } ({ $parts })
wording-standing-part = { $what } { $points }
wording-decided = Tied on points. Tie-break: { $why }.
wording-shared = { $winners } are tied on everything and share the victory.
wording-player = **{ $name }**: { $what }
wording-podium-you = you
wording-nobody-scores = nobody scores
wording-ask-besides = Any of these as well?
