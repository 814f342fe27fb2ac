### Looking back at a finished game.

command-review = review
review-description = Look back at a finished game: how it went, what decided it, and an animated replay
review-title = looking back
review-patience = I'm replaying the game many times, from what each of you knew then. It takes a minute or two; this message updates by itself.
review-turning = Turning points (🔎 takes you there)
review-swing = **{ $number }.** { $when }: { $name }'s chance went from { $before } % to **{ $after } %** (expected: { $was } → { $now }).
review-played-advised = { $name } played: { $played }. So would I have; the next best ({ $other }) is worth about { $points } less.
review-played-unlucky = { $name } played: { $played }. I'd have done the same, but { $other } turned out about { $points } better.
review-played-cost = { $name } played: { $played }. I would have played: { $other }. That's worth about { $points } more.
review-played-gain = { $name } played: { $played }. I would have played { $other }, which is worth about { $points } less: well spotted.
review-round = Round { $mark }
review-phase = Phase { $mark }
review-own = your own moves
review-costly = Your costliest moves
review-costly-move = Move { $number }: { $played }. Better: { $other } (about { $points }).
review-best = Your best moves
review-best-move = Move { $number }: { $played }, rather than { $other } (about { $points }).
review-how = -# Estimated by playing on from each position { $worlds } times (three times as often around the turning points), dealing anew what the player couldn't see. It may be off by a few points or percent.
review-how-moves = -# Only you see this. Compared with the { $level }'s moves, by the lead at the end; it may be off by a few points.
review-old-rules = This game was played by an earlier version of the rules, so I can't replay it. `/history` shows its positions.
button-film = Replay
button-own-moves = My own moves
