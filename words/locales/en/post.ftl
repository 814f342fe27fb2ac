### By post: clocks, notices, changing seats, many tables, records.

## Tables that do not start

table-expired = This table closed because the game never started. Open a new one with `/table new`.
table-not-waiting = Only people who have joined can keep this table open. Press **Join** first.
lobby-expired = This table closed because the game did not start in time.
lobby-closes = Nobody has joined for a while. This table closes { $when } unless someone keeps it open.
lobby-expiring = { $whom }, your { $game } table closes { $when } unless someone keeps it open: { $link }
lobby-keeps-waiting = Good. The table stays open until { $when }.
button-keep = Keep it open

## Once more

button-rematch = Rematch
button-review = Review
button-export = Export
rematch-invites = { $whom }: play again? **Join** takes you to your seat. Everyone moves up one seat; the first player goes last.
rematch-of = Rematch: everyone moves up one seat, and the first player goes last.
rematch-opened = The rematch is open in { $where }, and I've told the others. You will sit in the new order.
rematch-dm = Play again? A rematch of { $game } is open: { $link }
rematch-open = A rematch is on: { $link }
rematch-begun = The rematch has begun: { $link }
rematch-here = The rematch is here: { $link }

## Acts: what is done at a table apart from moves, and with which power

act-power-host = As host: { $what }
act-power-admin = As server admin: { $what }

## Acts: seats change hands, powers, watching

act-resigned = { $actor } resigned. A caretaker plays seat { $seat }, and anyone may take it over.
act-removed = { $actor } removed { $name } from seat { $seat }. A caretaker plays it, and anyone may take it over.
act-invited = { $actor } invited { $name } to take over seat { $seat }.
act-declined = { $actor } won't take over seat { $seat }.
act-invitation-expired = { $name } did not answer. Seat { $seat } still needs a player.
act-substituted = { $actor } now plays seat { $seat } in place of { $name }.
act-claimed = { $actor } now plays seat { $seat } in place of { $name }.
act-hosting = { $name } is now the host of this table.
act-closed = { $actor } closed the table.
act-deserted = Everyone has left. The game ends unfinished.
act-taken-back = { $actor } took back { $moves ->
    [one] a move
   *[other] { $moves } moves
}{ $consent ->
    [0] {""}
   *[other] ; { $agreed } agreed
}.{ $events ->
    [0] {""}
   *[other] {" "}Taken back: { $what }
}
act-rewound = { $actor } went back to the position after move { $to }, taking back { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
act-watching-open = { $actor } opened the table: everyone on the server may watch.
act-watching-closed = { $actor } closed the table to spectators.
act-shoulder = { $actor } lets { $name } look over their shoulder (seat { $seat }).
act-shoulder-ended = { $name } no longer looks over a player's shoulder (seat { $seat }).

## Seats change hands

table-not-your-seat = That is not your seat. Leave `seat` empty to mean your own, or ask the host.
table-no-such-seat = There is no such seat at this table. Pick one from the list.
table-seat-not-free = This seat is not free: either nobody gave it up, or someone was quicker. `/table join` lists the free ones.
table-knows-too-much = { $name } has played or watched from another seat at this table and knows too much. Choose someone else.
table-sits-here = { $name } is already at this table. Choose someone else.
table-no-bots = { $name } is a bot. Invite a person; a caretaker plays until then.
table-invited-already = { $name } has already been asked and hasn't answered yet. Wait for the answer, or ask someone else.
table-not-invited = This invitation has closed. `/table join` lists the free seats.
table-own-seat = That is your own seat. `/table leave` gives it up.
table-seat-empty-already = Nobody sits there: a caretaker already plays this seat. `/table join` shows it to anyone who wants it.

seats-title = who played when
seats-line = **Seat { $number }** · { $spans }
seats-span = { $name }: moves { $from }–{ $to }
seats-span-one = { $name }: move { $from }
seats-span-now = { $name }: since move { $from }
seats-caretaker = caretaker
seats-free = · free: anyone may take it over

resign-title = Give up your seat?
resign-text = A caretaker plays on for you, and anyone may take over the seat for good. Your plans, notes and orders at this table are deleted. You can't take another seat here.
resign-button = Yes, I resign
resign-done = You gave up your seat. Thank you for telling the others.

substitute-asked = I have asked { $name } to take over seat { $seat }. The invitation is open for three days; until then nothing changes.
invitation-line = { $who }: would you take over **seat { $seat }** ({ $holder })? The invitation closes { $until }.
notice-seat-invite = 🪑 { $whom }: would you take over a seat here?
notice-seat-taken = 🪑 { $whom }: someone else now plays your seat. Thank you for playing.
notice-stuck = ⚠️ { $whom }: nobody can play the empty seat here. Take back the last move, find a substitute or close the table.
notice-seat-removed = 🪑 { $whom }: you were removed from your seat; a caretaker plays it now.
dm-seat-invite = Would you take over a seat in this game? Seat { $seat } ({ $holder }). The invitation closes { $until }.
dm-seat-taken = { $name } now plays your seat here. Thank you for playing.
dm-stuck = Nobody can play the empty seat here. Take back the last move, find a substitute or close the table.
dm-seat-removed = You were removed from your seat here; a caretaker plays it now.
button-free-seats = Take over a seat
invitation-accept = I'll take it
invitation-decline = No, thank you
invitation-declined = You said no. Thank you for answering.
seat-taken = The seat is yours: **{ $game }**, seat { $seat }. You see what its player could see; `/log` and `/history` tell you the rest.

open-seats-title = Free seats
open-seats-none = There is no free seat here. Open a table with `/table new`.
open-seats-line = **{ $game }** · seat { $seat } ({ $holder }), became free { $since }
open-seats-points = { $moves ->
    [0] just begun
    [one] one move played
   *[other] { $moves } moves played
} · { $points } so far, others { $others }
open-seats-claim = Take seat { $seat } in { $game }
open-seats-more = … and { $count } more.
table-free-seats = { $count ->
    [one] Seat { $seats } is free: a caretaker plays it until someone takes it over.
   *[other] Seats { $seats } are free: a caretaker plays them until someone takes them over.
}

## Powers of the host and of server admins

table-was-removed = You were removed from this table. Only its host can invite you back.
table-not-admin = You need the “Manage Server” permission for that. Ask someone who has it; a table's own host can use `/manage`.
table-position-gone = That position is no longer there. Open the list again.
table-nothing-to-rewind = There is no earlier position to go back to.

power-sure-remove = Remove { $name } from seat { $seat }? A caretaker plays on, and anyone may take over the seat.
power-sure-close = Close this table? The game ends unfinished, without a result. This can't be undone.
power-sure-close-lobby = Close this table? The game has not started; nobody will be able to join any more.
power-sure-rewind = Go back to the position after move { $to }? { $moves ->
    [one] One move is
   *[other] { $moves } moves are
} taken back for everyone. What people have seen, they have seen.
power-sure = Yes, do it
power-done-remove = Done. Seat { $seat } is free.
power-done-close = The table is closed.
rewind-asked = You play at this table, and going back that far would let you use what you have seen since. I have asked { $names }: the table goes back once everyone agrees.
power-done-rewind = Done. The table is back at the position after move { $to }.
power-done-pause = The table is paused: no clocks, no reminders. `/manage pause` starts them again.
power-done-resume = The game goes on: clocks and reminders are running again.
rewind-title = go back to which position?
rewind-text = This shows only what everyone knows. I'll ask you once more before anything happens.
rewind-choose = Choose a position…
rewind-option = After move { $played } · { $name }
rewind-option-start = The start
rewind-option-when = { $ago ->
    [0] less than an hour ago
    [one] an hour ago
   *[other] { $ago } hours ago
}
table-is-closed = This game was closed unfinished.

## Watching

table-watching-closed = This table is closed to spectators. Ask one of the players to let you look over their shoulder.
table-only-watching = You are only looking over a shoulder here: { $name } decides.
table-watches-already = { $name } has already looked over another shoulder at this table. Choose someone else.
table-not-watching = { $name } is not looking over your shoulder.
permission-create_private_threads = Create Private Threads

watching-open = Open: everyone on the server may watch
watching-closed = Closed: players only
watching-set-open = Everyone on the server may now watch this table.
watching-set-closed = Only the players, and whoever they let look over their shoulder, can see this table now.
watching-thread-stays = A thread can't be made public or private later, so this one stays as it is.
lobby-watching-closed = 🔒 No spectators: the game is played in a private thread.
lobby-started-closed = The game has begun, in a private thread.
shoulder-allowed = { $name } can now see what you see at this table, except your unconfirmed plans. Everyone at the table is told. `/table show-hand` with `stop` ends it.
shoulder-ended = { $name } can no longer see what you see.
hand-over-shoulder = { $name }'s area

## Commands of this part

command-table-leave = leave
table-leave-description = Leave a table: a caretaker plays on in a running game
command-table-substitute = substitute
table-substitute-description = Ask someone to take over your seat
substitute-person = Who to ask
command-table-join = join
table-join-description = Join a table: those waiting for players, and free seats in running games
watching-who = Everyone, or players only
command-table-show-hand = show-hand
table-show-hand-description = Let someone see what you see at this table
show-hand-person = Who may see it
show-hand-stop = Stop it
command-admin = admin
admin-group-description = Settle how this server plays: tables, who may open them, who is blocked
manage-seat = Which seat
command-option-person = person
command-option-seat = seat
command-option-stop = stop
command-option-who = who

## Being told

table-is-paused = ⏸ Paused { $when }. No clock is running.
table-time-out = ⌛ { $name } ran out of time { $when }.
table-time-until = ⏳ { $name } has until { $at } ({ $when }).
notice-turn = { $whom }
notice-remind = ⏰ Reminder: still waiting for { $whom }
notice-unconfirmed = ✍️ { $whom }: you have chosen your move but not confirmed it. Press **My move**.
notice-vote = 🗳️ { $whom }: please vote.
notice-seat = 🪑 { $whom }: there's a question about a seat.
notice-proposal = 💬 { $whom }: you have an offer. **My move** shows it; nobody is waiting for your answer.
notice-test = 🔔 { $whom }: this is the test you asked for.
notice-draft = { $whom }: your plan no longer works. **My move** says why.
notice-undelivered = -# 📪 I couldn't DM { $whom }: their DMs are closed. `/settings` has a test that says how to open them, and other ways to be told.
dm-turn = It's your move.
dm-remind = Reminder: this table is still waiting for you.
dm-unconfirmed = You have chosen your move here but not confirmed it.
dm-next = As things stand, you are next here.
dm-vote = This table needs your vote.
dm-draft = Your plan here no longer works, because moves were taken back or played since. **My move** says why; none of it was played.
dm-undo = Someone would like to take moves back here and needs your consent. The table's message says who and how many.
dm-seat = There's a question about a seat at this table.
dm-time-until = You have until { $at } ({ $when }).
dm-proposal = Someone has made you this offer. Nobody is waiting for your answer, but it may not last long.
dm-test-title = This is a test
dm-test = This is how I'll notify you that it's your turn. All is well.
button-notify = Notifications

notify-test-sent = Done: I've sent you a DM. If you don't see it, check your message requests.
notify-test-mentioned = Done: I've mentioned you at the table: { $link }
notify-test-shut = Discord won't let me message you. Open the server's menu, **Privacy Settings**, and allow **Direct Messages**; check that you haven't blocked me. Until then I'll mention you at the table. Then try `/settings` again.
notify-test-waiting = Discord is slow just now. Your test is on its way.
notify-test-none = Notifications are off for you, so I sent nothing. `/settings` changes that.

## Pausing

table-paused-already = This table is already paused. `/table pause` proposes to go on.
table-not-paused = This table is not paused. `/table pause` proposes to pause it.
act-paused = { $actor } paused the table.
act-resumed = { $actor } ended the pause.
act-paused-by-vote = { $actor } proposed a pause and everyone agreed: all clocks are stopped.
act-resumed-by-vote = { $actor } proposed to go on and everyone agreed: the clocks are running again.

## Many tables

mygames-until = { $since } · time runs out { $until }
button-next = Next table ({ $count } waiting)
next-none = No table is waiting for you.
digest-title = Your tables today
digest-waiting = Waiting for you
digest-moved = News, but not your turn
digest-ended = Finished
digest-lobbies = Looking for players
digest-quiet = Nothing is waiting for you any more.

## Records

record-none-kept = This player has turned records off.
record-you-keep-none = Your results aren't recorded. `/settings`, **My data**, turns that on.
record-yourself = You can't be compared with yourself. Choose someone else.
record-no-server = Every server has its own ladder. Ask in one of its channels.
record-title = Your record
record-title-person = { $who }'s record on this server
record-title-versus = You and { $who }
record-title-ladder = { $game }: this server's ladder
record-title-season = { $game }: this server's ladder, { $season }
season-name = { $quarter ->
        [1] January to March
        [2] April to June
        [3] July to September
       *[4] October to December
    } { $year }
season-ever = All time
leaderboard-unknown-season = { $season } isn't a season. Choose one from the list that `/leaderboard` offers, such as 2026Q4.
record-empty = No finished games yet.
record-line = { $games ->
    [one] One game
   *[other] { $games } games
}, { $wins ->
    [0] no wins
    [one] one win
   *[other] { $wins } wins
} · average { $points }, average place { NUMBER($place, maximumFractionDigits: 1) }
record-thought = { $time } per decision, nights not counted
record-rating = Rating **{ $value }** ({ $games ->
    [one] one rated game
   *[other] { $games } rated games
})
record-provisional = { $value }, provisional
record-scale = -# Everyone's rating starts at { $begin }. It is cautious: it grows as we learn more about you, even among equals. Until { $games } rated games it is provisional and jumps around.
record-scale-ever = A long absence makes it less certain, so it sinks until you play again. Against the same opponent, { $games } games in a quarter count in full, and further ones less and less. `/leaderboard` also shows each quarter as a season of its own.
record-scale-season = Everyone starts afresh each quarter. Against the same opponent, { $games } games in a quarter count in full, and further ones less and less.
record-duel = { $games ->
    [one] One game
   *[other] { $games } games
}: you finished ahead { $ahead ->
    [one] once
   *[other] { $ahead } times
}, { $who } { $behind ->
    [one] once
   *[other] { $behind } times
}, tied { $even ->
    [one] once
   *[other] { $even } times
} · average { NUMBER($points, maximumFractionDigits: 1) } to { $others }
record-duel-ratings = Ratings: you { $own }, { $who } { $theirs }
record-ladder-line = { $place }. { $who }: { $value }, { $games ->
    [one] one game
   *[other] { $games } games
}
record-off-title = Stop keeping records?
record-off-text = Your name is removed from all your results, your ratings are deleted, and future games are not recorded under your name. Other people's records stay. This can't be undone.
record-off-button = Yes, delete my records
record-is-off = Done: your name is off every result, and your ratings are deleted. `/settings`, **My data**, starts afresh.
record-is-on = I'll keep and compare your results from now on. `/settings`, **My data**, ends that.
record-times = -# Average time per decision, nights not counted: { $times }
duration-minutes = { $minutes } min
duration-hours = { $hours } h { $minutes } min
duration-days = { $days } d { $hours } h
export-play = For BG Stats: [log this play]({ $link }), or import the `.bgsplay` file. Other players are named in it if they agreed (`/settings`, **My data**).
play-unnamed = Player { $number }
export-done = The whole game: seed, options and moves, without names. `python -m engine replay { $file }` plays it again and verifies it. Add `--fingerprint` and the fingerprint from the invitation, and it proves that the shuffle was fixed before the game.
command-table-export = export
table-export-description = Download a finished game as a file anyone can replay and verify
export-table = Which finished table, if not the one of this thread

## Time is out, votes, caretakers

table-caretaken = A caretaker is playing for you because your time ran out. Press **Take my seat back** first.
table-seat-is-yours = The seat is already yours. Press **My move** to see what you are asked.
table-no-vote = This vote is closed. The table's message shows where things stand.
table-asked-already = Someone has already proposed this. Wait for the answers, or press **Refuse** there.
act-out-waits = { $holder } is out of time. We keep waiting.
act-automaton-helped = { $holder } couldn't decide in time; a journeyman answered.
act-out-moved = { $holder } ran out of time, so the simplest moves were played.
act-out-again = { $holder } ran out of time again: a caretaker plays seat { $seat } until they take it back.
act-out-asked = { $holder } ran out of time. The others decide what happens.
act-out-extend = The others gave { $name } the full time again.
act-out-substitute = The others are looking for a substitute for { $name }: anyone may take over seat { $seat }. A caretaker plays until then.
act-out-caretaker = A caretaker plays seat { $seat } until { $holder } takes it back.
act-out-end = { $name } is away, and everyone else agreed to end the game unfinished.
act-everybody-away = Nobody is here any more. The game waits until someone takes their seat back.
act-returned = { $actor } is back.
act-proposed-pause = { $actor } proposed a pause.
act-proposed-resume = { $actor } proposed to go on.
act-proposed-clock = { $actor } proposed a different clock.
act-withdrawn = { $actor } withdrew the proposal { $what ->
    [pause] to pause
    [resume] to go on
    [end] to end the game
    [reopen] to go back to the last decision
   *[clock] to change the clock
}.
act-not-agreed = { $actor } proposed { $what ->
    [pause] to pause
    [resume] to go on
    [end] to end the game
    [reopen] to go back to the last decision
   *[clock] to change the clock
}, but not everyone agreed.
act-clock-changed = { $actor } proposed a different clock and everyone agreed. It starts afresh for all.

notice-late = ⌛ { $whom }: the others are voting about your seat. Press **My move** and play, and the vote is off.
notice-extended = ⏳ { $whom }: the others gave you more time. **My move** shows what you are asked.
dm-late = Your time ran out here, and the others are voting about your seat. Play, and the vote is off.
dm-extended = Your time ran out here, but the others gave you all of it again.
notice-seat-caretaker = { $whom }: your time ran out, so a caretaker is playing for you. Press **Take my seat back** to return.
dm-seat-caretaker = Your time ran out here, so a caretaker is playing for you. One press brings you back whenever you like.
button-take-seat = Take my seat back
seat-is-caretaken = A caretaker is playing for { $names }.
seats-all-away = ⏸ Nobody is here. The game waits until someone takes their seat back.
seat-taken-back = Welcome back! The seat is yours again.
seat-comes-back = You can play right away; what the caretaker played stays.

vote-pause = ⏸ **{ $name } proposes a pause**: no clocks, no reminders.
vote-resume = ▶ **{ $name } proposes to go on**: the clocks start again.
vote-clock = ⏱ **{ $name } proposes a different clock**: { $clock }
vote-out = 🗳️ **{ $name } is out of time.** The others decide: more time, a substitute, a caretaker, or the end of the game.
vote-seat = 🗳️ **What should happen to { $name }'s seat?** { $choices }
vote-open = -# Waiting for { $names } · closes { $until }
vote-answered = -# Answered: { $names }
vote-needs-all = Everyone must agree. Without answers, the proposal is dropped.
vote-needs-most = Most votes win; on a tie, the milder choice. Ending the game needs everyone. If nobody votes, a caretaker takes over.
vote-needs-no-refusal = We go on unless someone says no. Silence counts as a yes.
button-vote = Vote
vote-title = what should happen to { $name }'s seat?
vote-choice-extend = More time
vote-choice-substitute = Look for a substitute
vote-choice-caretaker = A caretaker plays
vote-choice-end = End the game
vote-yours = You voted: **{ $choice }**. You can change your mind while the vote is open.
vote-nothing = There is nothing for you to vote on. If the others are voting about your own seat, press **My move** and play.
vote-cast = Got your vote.
vote-agreed = You agreed.
vote-refused = You said no, so everything stays as it is.
propose-asked = I have asked the others. It happens once everyone agrees; they have two days to answer.
propose-done = Done: there was nobody else to ask.
command-table-pause = pause
table-pause-description = Propose a pause, or to go on after one; everyone must agree

## The clock of a table

table-clock-unchanged = The table already plays by this clock. Give other hours to change it.
table-clock-no-bank = Extra hours per turn need a time bank to go into. Give the option `bank` too.
table-clock-too-long = At most 1440 hours to answer or in the bank, and 168 extra per turn. Give fewer.
clock-none = no clock
clock-limit = { $hours ->
    [one] one waking hour
   *[other] { $hours } waking hours
} to answer
clock-bank = a time bank of { $hours ->
    [one] one waking hour
   *[other] { $hours } waking hours
}
clock-increment = +{ $hours } h per turn
clock-out-vote = then the others vote
clock-out-caretaker = then a caretaker takes over
clock-out-move = then the simplest move is played
clock-out-wait = then everyone is told and we keep waiting
clock-then = { $time }, { $then }
lobby-clock = Clock: { $clock }
lobby-clock-preset-gentle = 3 days of waking time to answer
lobby-clock-preset-none = No clock
lobby-clock-preset-12 = 12 waking hours to answer
lobby-clock-preset-24 = 24 waking hours to answer
lobby-clock-preset-48 = 48 waking hours to answer
lobby-clock-preset-24-bank = 24 waking hours to answer + a time bank of 72
lobby-clock-preset-bank = A time bank of 72 waking hours + 4 per turn
lobby-clock-preset-own = Your own: { $clock }
lobby-out-menu = When time runs out
lobby-out-vote = Step by step: reminders, time bank, a vote by the others, caretaker
lobby-out-caretaker = A caretaker (a simple automatic player) takes over until they return
lobby-out-move = The simplest move is played
lobby-out-wait = Everyone is told, and we keep waiting
lobby-genoa-note = -# Genoa: 24 waking hours are usual; sales, calls and buying buildings get half of that (GEN-16.1).
table-banks = Time banks: { $banks }
table-bank-of = { $name } { $hours } h
table-clock-shows = This table: { $clock }
table-clock-set = Set: { $clock }
command-table-clock = clock
table-clock-description = Show or change this table's clock (in waking hours)
table-clock-limit = Hours to answer each time (0: none)
table-clock-bank = Hours in everyone's bank (0: none)
table-clock-increment = Hours added to the bank each turn
table-clock-out = What happens when time runs out
command-option-limit = limit
command-option-bank = bank
command-option-increment = increment
command-option-when-out = when-out

## Your clock

clock-no-such-zone = I don't know the time zone “{ $zone }”. Write the name of a big city near you, in English: Budapest, London, New York.
clock-too-little = A table needs you awake at least { $hours } hours a day on at least { $days } days a week. Give more, or book a vacation.
clock-unreadable-time = I can't read “{ $text }” as a time of day. Write 8, 8:30 or 20.15.
clock-unreadable-date = I can't read “{ $text }” as a date. Write it as year-month-day, such as 2027-03-20.
clock-vacation-backwards = A vacation can't end before it begins.
clock-vacation-when = A vacation can start today at the earliest and must end within { $days } days.
clock-vacation-overlaps = You are already on vacation then. Cancel that one first: `/settings`.
clock-vacation-too-much = That would be more than { $days } days in a year. Book fewer, or cancel a later vacation: `/settings`.
clock-no-such-vacation = This vacation is already over or cancelled.
clock-hours = You are awake from **{ $from }** to **{ $until }**, { $days } ({ $zone }). Your clocks run only then.
clock-hours-always = I take it you are awake around the clock, { $days } ({ $zone }).
clock-now = So it's { $time } where you live.
clock-no-zone = 🌍 These times are in **UTC** (now { $time }), because I don't know where you live. Choose the time zone that shows the same time as your watch. Not listed? **Waking hours** finds any zone by a big city.
clock-choose-zone = Choose your time zone…
clock-zone-now = it's { $time } there now
clock-days-all = every day
clock-vacations = Vacations
clock-vacation-line = { $from } – { $until }
clock-no-vacations = none booked
clock-allowance = -# You may book { $days } days in a year; your clocks stop on those days. Changes count from now on.
clock-cancel = Cancel { $from }
clock-day-names = Monday Tuesday Wednesday Thursday Friday Saturday Sunday
clock-day-short = Mon Tue Wed Thu Fri Sat Sun
clock-hours-zone = A big city near you: Budapest, London, New York …
clock-vacation-from = First day
clock-vacation-until = Last day (the same if left empty)

# The beginning and the end of a game
notice-begun = 🎲 { $whom }: the game has begun.
dm-begun = The game has begun. I'll tell you when it's your turn.
notice-over = 🏁 { $whom }: thank you for playing!
notice-over-unfinished = 🏁 { $whom }: thank you for playing!
dm-over = The game is over. Thank you for playing!
dm-over-unfinished = This game has ended early; the table's message says why.

# A table that has lost its place, or is moved
dm-displaced = { $reason ->
    [channel] This table's channel was deleted, so I can't show it there any more. All clocks have stopped.
    [locked] This table's thread was locked, so I can't show it there any more. All clocks have stopped.
    [threads] I can't open a thread for this table: its server has as many active threads as Discord allows. All clocks have stopped.
    [private] A closed table needs a private thread, and its channel has none. All clocks have stopped.
    [server] I was removed from this table's server. The table is on hold, clocks included, and resumes when I'm back. After 90 days it is closed, and its host gets the game as a file.
   *[access] I'm no longer allowed to write where this table is played. All clocks have stopped.
}
dm-displaced-play = You can keep playing in the meantime: `/move table: { $table }`, in any channel or here.
dm-displaced-host = You are the host: go to another text channel and type `/mygames`; it has a button that moves the table there. `/manage move-here table: { $table }` does the same. The game goes on there, and I'll tell everyone.
dm-displaced-guest = { $host } is the host and can move it to another channel with `/manage move-here`; so can the server's managers.
dm-kept = I have been away from this table's server for 90 days, so it is closed. Here is the whole game as a file.
mygames-displaced = I can't show this table where it was. `/move table: { $table }` plays on; `/manage move-here` gives it a new place.
lobby-displaced = The game has begun, but I can't show it here. The host can type `/manage move-here` in another channel.
notice-moved = 📦 { $whom }: we play here now.
dm-moved = This table has moved: we play here now.
act-displaced = { $reason ->
    [channel] The table's channel was deleted. All clocks have stopped until it has a new place.
    [locked] The table's thread was locked. All clocks have stopped until it has a new place.
    [threads] The server has too many active threads. All clocks have stopped until the table has a place.
    [private] The table's channel has no private threads. All clocks have stopped until it has a new place.
    [server] I was removed from the server, so the table is on hold.
   *[access] I'm no longer allowed to write where the table was. All clocks have stopped until it has a new place.
}
act-placed = The table is back here, and the game goes on.
table-went = 📦 This table has moved. It is played here now: { $link }
table-went-name = 📦 moved · { $name }
act-moved = { $actor } moved the table to another channel.
act-abandoned = I have been away from the server for 90 days: the game ends unfinished.
power-done-move = Done. This table is played in this channel from now on, and I've told everyone.
table-is-here = This table is already in this channel. Go to the channel where you want it and type it there.
table-moves-within-server = A table can only move to another channel of its own server.
table-closed-needs-text-channel = A closed table is played in a private thread, and announcement channels have none. Choose an ordinary text channel, or leave the table open.

# A table whose position cannot be read
table-unreadable = I can't read table { $table } any more, so nobody can play there for now. Nothing is lost. Its host or the server's managers can go back to an earlier position (`/manage rewind`) or close it (`/manage close`).
table-game-missing = The game of table { $table }, { $game }, is not installed here at the moment or does not work, so nobody can play there for now. Nothing is lost: the table goes on when whoever runs this bot has put it right.
mygames-game-missing = ⚠️ The game of this table is not installed here at the moment or does not work. Nothing is lost: the table goes on when it is back.
mygames-unreadable = ⚠️ I can't read this table any more. `/manage rewind` goes back to an earlier position, `/manage close` ends it.
dm-unreadable = ⚠️ I can't read this table any more, so nobody can play there for now. Nothing is lost, and your other tables are fine. Its host or the server's managers can go back to an earlier position (`/manage rewind`) or close it (`/manage close`).
act-unreadable = The table's position could not be read.
act-rules = The rules of this game have been revised (version { $old } → { $new }). We play on by the new ones.
button-seats = Who played what
leave-done = You have left the table: { $game }.
join-title = Where you can sit down
command-manage = manage
manage-group-description = Manage a table, as its host or a manager of the server
command-manage-remove = remove
manage-remove-description = Remove someone from their seat; a caretaker plays on
command-manage-substitute = substitute
manage-substitute-description = Ask someone to take over a seat
command-manage-host = host
manage-host-description = Make someone else at the table its host
command-manage-pause = pause
manage-pause-description = Stop clocks and reminders, or start them again
command-manage-rewind = rewind
manage-rewind-description = Go back to an earlier position
command-manage-watching = watching
manage-watching-description = Choose who may watch this table
command-manage-spectators = spectators
manage-spectators-description = Open a thread in which spectators can talk
command-manage-move-here = move-here
manage-move-here-description = Play this table in this channel from now on
command-manage-close = close
manage-close-description = Close the table: the game ends unfinished
command-stats = stats
stats-description = See your results and rating, or someone else's and how you fare against them
stats-person = Whose, if not your own
command-leaderboard = leaderboard
leaderboard-description = See who is rated best at a game on this server
leaderboard-game = Which game
command-option-season = season
leaderboard-season = All time (the default), or a quarter
