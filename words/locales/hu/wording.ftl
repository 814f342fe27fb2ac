### Szavak, amelyek minden játékban egyformán állnak össze: állás, választások.

wording-standing = **{ $place }.** { $name }: { $points }
wording-standing-from = { $standing } ({ $parts })
wording-standing-part = { $what } { $points }
wording-decided = Pontegyenlőség. Ami döntött: { $why }.
wording-shared = Semmi sem dönt köztük, közös a győzelem: { $winners }.
wording-player = **{ $name }**: { $what }
wording-podium-you = te
wording-nobody-scores = senki nem kap pontot
wording-ask-besides = Mit szeretnél még?
