### Advice.

command-hint = hint
hint-description = What a good player would do now, and why
hint-title = advice
hint-expect = about { $points } at the end
hint-better = { $points } (± { $error }) better than the next: { $why }.
hint-even-better = { $points } (± { $error }) better than my best: { $why }.
hint-worse = { $points } (± { $error }) worse than the best: { $why }.
hint-equal-next = The next one is as good, as far as I can tell.
hint-equal = As good as the best, as far as I can tell.
hint-same = That is what I would do.
hint-more = { $points } more from { $what }
hint-less = { $points } less from { $what }
hint-others-more = the strongest opponent gets { $points } more
hint-others-less = the strongest opponent gets { $points } less
hint-though = { $why }, though { $but }
hint-many = many small things
hint-draft = Your draft:
hint-how = -# Each tried to the end of the game in the same imagined worlds, from what you can see. ± says how far an estimate may be off.
hint-not-here = At this table people play without advice. Whoever opens a table can allow it in its options; against automata it is always there.
hint-nothing-asked = Nobody waits for you just now. Ask again when it is your turn.
button-hint = Advice
lobby-hints-on = Allow advice
lobby-hints-off = Forbid advice
lobby-hints = Advice is allowed (`/hint`); each use stands in the log.
act-hint = { $actor } asked for advice (seat { $seat }).
