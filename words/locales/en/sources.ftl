## Where points come from

stats-game = Where your points come from in this game, against the winners'
stats-server = What wins on this server in that game
command-option-server = server
sources-which-game = Which game? Choose one with `game`.
sources-no-games = There are no finished games of this title among people yet. Games against automata don't count here.
sources-too-few = For that I need at least { $least } finished games with the same number of players on this server.
sources-yours = You
sources-winners = Winners at these tables
sources-server-winners = Winners on this server
sources-winners-here = Winners
sources-others = Everyone else
sources-note = Average points per game, { $games ->
        [one] one game
       *[other] { $games } games
    }
sources-note-server = Average points per game on this server
sources-what-wins = What wins: { $game }
sources-size = { $players } players, { $games } games
sources-by-phase = By phase, { $games ->
        [one] one game
       *[other] { $games } games
    }
sources-phase-early = First third
sources-phase-middle = Second third
sources-phase-late = Last third
sources-phase-end = Last move and final scoring
sources-gap-own = { $source } −{ NUMBER($points, maximumFractionDigits: 1) } ({ $phase })
sources-gap-all = { $source } +{ NUMBER($points, maximumFractionDigits: 1) } ({ $phase })
sources-gaps-own = Furthest behind the winners: { $gaps }.
sources-gaps-all = Winners get ahead here: { $gaps }.
sources-start-own = As start player: { NUMBER($won, maximumFractionDigits: 1) } won of { $games } ({ NUMBER($par, maximumFractionDigits: 1) } by chance alone). Otherwise: { NUMBER($won_other, maximumFractionDigits: 1) } of { $games_other } ({ NUMBER($par_other, maximumFractionDigits: 1) }).
sources-start-all = Start players won { NUMBER($won, maximumFractionDigits: 1) } of { $games ->
        [one] one game
       *[other] { $games } games
    } ({ NUMBER($par, maximumFractionDigits: 1) } by chance alone).
sources-luck-above = Luck: in { $games ->
        [one] one reviewed game
       *[other] { $games } reviewed games
    }, dice and draws were worth { $points } a game more than expected.
sources-luck-below = Luck: in { $games ->
        [one] one reviewed game
       *[other] { $games } reviewed games
    }, dice and draws were worth { $points } a game less than expected.
sources-luck-even = Luck: in { $games ->
        [one] one reviewed game
       *[other] { $games } reviewed games
    }, dice and draws were worth about what was expected.
sources-no-luck = Luck: none of these games has a review yet. `/review` makes one.
button-what-wins = What wins here
render-sources-figure = { NUMBER($points, maximumFractionDigits: 1) }
