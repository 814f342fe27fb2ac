### Advice.

command-hint = hint
hint-description = What a good player would do now, and why
hint-title = advice
hint-expect = about { $points } at the end
hint-better = { $points } (± { $error }) better than the next: { $why }.
hint-even-better = { $points } (± { $error }) better than my best: { $why }.
hint-worse = { $points } (± { $error }) worse than the best: { $why }.
hint-equal-next = The next one is about as good.
hint-equal = About as good as the best.
hint-same = That's what I would do.
hint-more = { $points } more from { $what }
hint-less = { $points } less from { $what }
hint-others-more = the strongest opponent gets { $points } more
hint-others-less = the strongest opponent gets { $points } less
hint-though = { $why }, though { $but }
hint-many = many small things
hint-draft = Your plan:
hint-how = -# I play each move to the end of the game in the same imagined worlds, knowing only what you can see. ± is how far an estimate may be off.
hint-not-here = There is no advice at this table. Whoever opens a table can allow it in the options; against automata it is always there.
hint-nothing-asked = Nobody is waiting for you. Ask again when it's your turn.
button-hint = Advice
lobby-hints-on = Allow advice
lobby-hints-off = Don't allow advice
lobby-hints = Advice is allowed (`/hint`); the log says who asks for it.
act-hint = { $actor } asked for advice (seat { $seat }).
