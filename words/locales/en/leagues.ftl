command-league = league
command-league-new = new
command-league-list = list
command-league-show = show
command-league-join = join
command-league-leave = leave
command-league-draw = draw
command-league-correct = correct
command-league-export = export
command-league-close = close
command-option-league = league
league-group-description = Play a season or a tournament
league-new-description = Start a league: games, format, sign-up, rounds
league-list-description = List this server's leagues
league-show-description = Show a league: invitation, standings, tables, corrections
league-join-description = Sign up for a league, or take a free place in a running one
league-leave-description = Withdraw from a league
league-draw-description = Close the sign-up or this round now, and draw the next tables
league-correct-description = Correct the result of a table, with a reason everyone can read
league-export-description = Download a league's results and standings as CSV and JSON
league-close-description = Cancel a league, or end it with the current standings
league-option-league = Which league? Leave empty if there is only one
league-option-table = Which table?

# ---- the form and the settings
league-form-title = A new league
league-form-name = Name
league-form-games = Games (they take turns, one per round)
league-form-format = Format
league-form-until = Sign-up until
league-form-until-what = A date such as 2026-12-01, or a number of days.
league-form-days = Days for a round
league-form-days-what = What isn't finished then is settled by the rule you choose next.
league-format-groups = Groups: everyone meets everyone in the group
league-format-swiss = Swiss: players with similar points meet
league-format-ladder = Ladder: divisions with promotion and relegation
league-setup-title = Not open yet: only you see this
league-setup-seats = Players per table
league-setup-seats-n = { $count } players per table
league-setup-rounds = Number of rounds
league-setup-rounds-n = { $count ->
    [one] One round
   *[other] { $count } rounds
}
league-setup-size = Size of a group or division
league-setup-size-n = About { $count } players in a { $format ->
    [ladder] division
   *[other] group
}
league-setup-moves-n = { $count } up, { $count } down between divisions
league-setup-moves = How many move up and down
league-setup-clock = Clock of the tables
league-setup-settle = If a table isn't finished at the end of its round
league-settle-standing = The ranks count as they stand; who has kept the table waiting for a day comes last
league-settle-even = Everyone at it gets 6 points
league-setup-people = Invite people…
league-button-open-to-all = Open to all
league-button-by-invitation = By invitation only
league-button-rated = Rated games
league-button-unrated = Unrated games
league-button-options = { $game }: options
league-button-publish = Open the sign-up
league-button-discard = Discard
league-button-back = Back
league-published-now = The sign-up is open. The invitation is in { $channel }.
league-discarded = Discarded.

# ---- the invitation
league-title = { $season ->
    [1] { $name }
   *[other] { $name } · season { $season }
}
league-by = Organised by { $name }
league-games = { $count ->
    [one] **Game**: { $games }
   *[other] **Games**, one after the other: { $games }
}
league-of-format = { $format ->
    [groups] **Groups** of about { $size }: { $rounds } rounds in which you meet as many of your group as possible
    [ladder] **Ladder** of divisions of about { $size }: after { $rounds } rounds the first { $moves } of a division move up, the last { $moves } down
   *[swiss] **Swiss**: { $rounds } rounds in which players with similar points meet; nobody meets twice before they must
}
league-tables-of = **Tables** of { $seats }{ $seats ->
    [2] {""}
   *[other] {" "}(a few with one more or fewer, where the numbers don't divide)
}, { $rated ->
    [1] rated
   *[0] unrated
} · { $clock }
league-round-takes = A round ends when its tables have ended, at the latest after { $days ->
    [one] one day
   *[other] { $days } days
}. What isn't finished then: { $settle ->
    [even] everyone at the table gets 6 points.
   *[standing] the ranks count as they stand, and who has kept the table waiting for a day comes last.
}
league-points = **Points**: 12 for the first of a table, 0 for the last, equal steps between; a shared rank shares them. A bye is 6 points. If points are equal: games against each other, then the share of the points at your tables, then the strength of your opponents.
league-drop-outs = **If someone drops out**: a substitute may take the place; until then a caretaker plays, and that seat counts for nobody.
league-signup-until = Sign-up until { $when }.
league-signup-over = The sign-up is closed.
league-was-cancelled = Cancelled.
league-too-few-came = Cancelled: too few signed up.
league-in = { $count ->
    [0] Nobody has signed up yet.
    [one] **One is in:** { $names }
   *[other] **{ $count } are in:** { $names }
}
league-in-more = and { $count } more
league-invited = Invited: { $names }
league-invited-rule = By invitation only.
league-open-rule = Open to everyone here.
league-division = { $format ->
    [ladder] Division { $number }
   *[other] Group { $number }
}
league-all = Standings
league-button-join = Join
league-button-leave = Leave
league-button-substitute = Take a free place
league-button-words = In words
league-button-next = Next season
league-button-here = Show it in this channel

# ---- the standing
league-round-now = Round { $round } of { $rounds }, until { $when }
league-round-short = Round { $round } of { $rounds }
league-ended = Final standings
league-table-line = **Table { $number }** · { $game } · { $names } · { $what ->
    [drawn] opens soon
    [playing] [playing]({ $link })
    [settled] settled by the date
    [even] points shared
    [corrected] corrected
   *[ended] finished
}
league-bye-line = Bye in this round: { $names }
league-tables-more = { $count ->
    [one] … and one more table
   *[other] … and { $count } more tables
}
league-vacancy = { $count ->
    [one] One place is free: whoever takes it plays on from the next round, and takes over the seat at the present table if it can.
   *[other] { $count } places are free: whoever takes one plays on from the next round, and takes over the seat at the present table if it can.
}
league-correction = Round { $round }, table { $table }, corrected by { $name }: { $after } (before: { $before }). “{ $reason }”
league-lost = The channel of this league is gone or closed to me, so no tables can be opened. The organiser or a manager of the server can choose a new one with `/league show` → “Show it in this channel”.
league-server-none = There's no league here. `/league new` starts one.
league-list-title = Leagues
league-list-line = **{ $name }** · { $what ->
    [open] sign-up until { $when }
    [running] round { $round } of { $rounds }
   *[over] finished
} · { $count ->
    [one] one player
   *[other] { $count } players
}
league-own = You: { $line }
league-picture-games = Games
league-picture-wins = Wins
league-picture-points = Points
league-picture-more = { $count ->
    [one] … and one more
   *[other] … and { $count } more
}
league-picture-line = { $place }. { $name }: { $points } points, { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won
league-picture-rest = The rest: press “In words”.
league-break-direct = direct
league-break-share = share
league-break-strength = oppon.
league-picture-up = moves up
league-picture-down = moves down
league-picture-gone = has left
league-decided-direct = behind by direct games
league-decided-share = behind by share of the points
league-decided-strength = behind by strength of opponents

# ---- answers
league-joined = You're in **{ $name }**. When the sign-up closes { $when }, I draw the tables and call you.
league-joined-place = You take a free place in **{ $name }**. You play from the next round, and at the present table if its seat is free for you.
league-left = You've left **{ $name }**.
league-left-running = You've dropped out of **{ $name }**. A caretaker plays your seats until someone takes your place.
league-leave-sure = Leave **{ $name }** in the middle of the season? A caretaker takes over your seats, and they count for nobody.
league-leave-button = Drop out
league-drawn = { $round ->
    [1] The tables of the first round are drawn.
   *[other] Round { $round } is drawn.
}
league-draw-sure = Draw now? { $what ->
    [open] The sign-up closes with { $count } players.
   *[running] { $count ->
        [0] All tables of this round have ended.
        [one] One table isn't finished and will be settled by the rule in the invitation.
       *[other] { $count } tables aren't finished and will be settled by the rule in the invitation.
    }
}
league-draw-button = Draw now
league-close-sure = { $what ->
    [open] Cancel **{ $name }**? Everybody who signed up is let go.
   *[running] End **{ $name }** now? The standings stay as they are. Running tables go on, but no longer count.
}
league-close-button = End it
league-is-closed = **{ $name }** has ended.
league-moved = From now on the league is shown here.
league-next-opened = Season { $season } is open for sign-up.
league-exported = The results and the standings of **{ $name }**.
league-correct-title = Correct table { $table } of round { $round }
league-correct-places = Places, one line per player
league-correct-places-what = Equal numbers share a place.
league-correct-reason = Reason, for everyone to read
league-corrected = Corrected. The standings show it, with your reason.
league-invited-now = Invited: { $names }
act-league-settled = The time of the round is over in { $name }: the game ends as it stands.

# ---- refusals
league-unknown = I don't know that league. `/league list` shows those of this server.
league-which = There are several leagues here. Choose one in the option `league`.
league-not-organiser = Only { $name }, who organises the league, or a manager of this server can do that.
league-no-name = A league needs a name.
league-no-game = Choose at least one game.
league-bad-date = I can't use that date. Write a day after today and within { $days } days, such as 2026-12-01, or a number of days.
league-bad-days = Write how many days a round takes: a whole number from 1 to { $most }.
league-too-many = This server has { $most } leagues already. End one of them first, with `/league close`.
league-games-apart = These games can't be played with the same number of players. Choose others.
league-bad-seats = These games are for { $least } to { $most } players.
league-bad-setting = That setting can't be used. Choose one from the list.
league-published = The sign-up is open already, so its rules stay. Cancel it with `/league close` and start another if something is wrong.
league-joined-already = You're in already.
league-not-open = The sign-up isn't open yet.
league-running = The season has begun and no place is free. When someone drops out, you can take theirs with `/league join`.
league-place-taken = Someone has taken your place. When another one is free, you can take it.
league-invited-only = This league is by invitation. Ask { $name } for one.
league-not-joined = You aren't in this league.
league-over = This league has ended.
league-not-over = The season isn't over yet.
league-too-few = There must be at least { $least } players to draw tables.
league-no-result = That table has no result yet. Choose one that has ended.
league-bad-places = Write one line for each of the { $count } players, with their place from 1 to { $count }: “Anna: 1”. Equal numbers share a place.
league-no-reason = A correction needs a reason that everyone can read.
league-no-server = Leagues belong to a server. Use this in one of its channels.
