### Looking back at a finished game.

command-review = review
review-description = Look back at a finished game: how it went, what decided it, and a film of it
review-title = looking back
review-patience = I am playing the game over many times, from what each of you knew then. That takes a minute or two; this message changes by itself.
review-turning = What turned the game
review-swing = **{ $number }.** Turn { $turn }: { $name } could expect { $before } before it and { $after } after it.
review-played-advised = { $name } played: { $played }. So would I; the next best ({ $other }) is worth about { $points } less.
review-played-unlucky = { $name } played: { $played }. So would I, yet { $other } is worth about { $points } more.
review-played-cost = { $name } played: { $played }. I would have played: { $other }. That is worth about { $points } more.
review-played-gain = { $name } played: { $played }. I would have played { $other }, and that is worth about { $points } less: well seen.
review-step = See turning point { $number }
review-costly = Your costliest moves (only you see this)
review-costly-move = Move { $number }: { $played }. Better: { $other } (about { $points }).
review-best = Your best moves
review-best-move = Move { $number }: { $played }, rather than { $other } (about { $points }).
review-how = -# Estimated by playing on from each position { $worlds } times, with what was hidden from the seat dealt anew; moves are compared with those of the { $level } by the lead at the end. Such estimates err by a few points.
review-old-rules = This game was played by an earlier version of the rules, so I cannot play it over. `/history` shows its positions.
button-film = Film
