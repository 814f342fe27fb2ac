## Studies: playing on from a position of a finished game

button-study = Play on from here
study-mark = Study
study-line = 🔎 Study: plays on from move { $played } of table { $table }. It is unrated and leaves no results.
study-title = Play on from here
study-about = Position { $index } of { $last }. You play against automata in a private thread, unrated; the game itself stays as it was.
study-level = How strong are the automata?
study-seat = Whose seat do you take?
study-begun = Your study of { $game } has begun: { $link }
study-begun-page = Your study has begun. It is also in a private thread in Discord.
study-not-over = This game is still being played. You can play on from any of its positions once it is over.
study-old-rules = This game was played by an older version of the rules, so it can't be continued. Its history and log are still there.
study-at-the-end = The game is over in this position. Go back a few steps, then play on from there.
study-no-place = I can no longer post in the channel of this game, so there is no place for a study.
study-in-server = Begin this study in Discord, on the server of the game: `/history`, then **Play on from here**.
page-study = { button-study }
page-study-hint = To play on from here, open this game in Discord: **/history**, then **Play on from here**.
