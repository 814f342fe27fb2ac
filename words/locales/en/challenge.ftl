## The challenge of the week

command-challenge = challenge
challenge-description = Play this week's challenge: the same cards for everyone, one try
challenge-game = Which game
challenge-title = { $game }: challenge of the week
challenge-against = You against { $count ->
        [one] one automaton
       *[other] { $count } automata
    } ({ $level }). Everyone gets the same deal and has one try, without hints and without undoing what was revealed.
challenge-now = It ends { $when }. Play whenever you like.
challenge-before = It ended { $when }.
challenge-seed = Seed: `{ $seed }`
challenge-seed-later = The seed is published in `/challenge` when the week is over.
challenge-tries = { $begun ->
        [0] Nobody here has begun yet.
        [one] One player here has begun.
       *[other] { $begun } players here have begun.
    }{ $finished ->
        [0] { "" }
       *[other] { " " }{ $finished } finished.
    }
challenge-results-later = You'll see the results when you have finished, or when the week is over.
challenge-line = { $place }. { $who }: { $points }
challenge-yours = Your table: { $link }
challenge-best-title = The best game: { $who }
button-challenge-play = Begin my try
button-challenge-best = The best game
button-challenge-before = Last week
button-challenge-now = This week
button-challenge-back = Back

challenge-none-before = Nobody played a challenge last week.
challenge-no-server = A challenge is played in a server. Ask in one of its channels.
challenge-needs-threads = A challenge is played in a private thread, and I can't open one here. Try a text channel where I may create private threads.
challenge-over = This week's challenge is over. `/challenge` has the new one.
challenge-hidden = You'll see that when you have finished your own try, or when the week is over.
challenge-nobody = Nobody here has finished it yet.
challenge-no-undo = In a challenge you can't undo what was revealed, and a finished game stays finished.
challenge-sealed = Others are still playing the same deal, so this table stays closed until the week is over.
