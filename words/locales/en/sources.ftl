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
sources-seat = seat { $seat }: { $wins } of { $games }
sources-seats = Wins by seat, in the order of play: { $seats }.
sources-luck-above = Luck: in { $games ->
        [one] one reviewed game
       *[other] { $games } reviewed games
    } the end was { $points } above what the review expected at the beginning, on average.
sources-luck-below = Luck: in { $games ->
        [one] one reviewed game
       *[other] { $games } reviewed games
    } the end was { $points } below what the review expected at the beginning, on average.
sources-luck-even = Luck: in { $games ->
        [one] one reviewed game
       *[other] { $games } reviewed games
    } the end was what the review expected at the beginning.
sources-no-luck = Luck: none of these games has a review yet. `/review` makes one.
sources-no-phases = When in the game points came is not recorded.
button-what-wins = What wins here
render-sources-figure = { NUMBER($points, maximumFractionDigits: 1) }
