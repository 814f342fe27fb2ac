### By post: clocks, notices, changing seats, many tables, records.

## Tables that do not start

table-expired = This table closed by itself because it did not start. `/table new` opens another one.
table-not-waiting = Only those who sit at this table can keep it waiting. Press **Join** to sit down.
lobby-expired = This table closed by itself because it did not start in time.
lobby-closes = Nobody has come for a while: this table closes { $when } unless somebody keeps it waiting.
lobby-expiring = { $whom }, your table of { $game } closes { $when } unless somebody keeps it waiting: { $link }
lobby-keeps-waiting = Good: the table waits on until { $when }.
button-keep = Keep waiting

## Once more

button-rematch = Rematch
button-export = Export
rematch-invites = { $whom }: once more? **Join** takes you to your place. Everybody moves up by one; whoever sat first sits last.
rematch-of = Rematch: everybody moves up by one, whoever sat first sits last.
rematch-opened = The rematch is open in { $where }; the others are told. You will sit in the new order.
rematch-letter = Once more? A rematch of { $game } is open: { $link }
rematch-open = They play once more: { $link }
rematch-here = The rematch is here: { $link }

## Acts: what is done at a table apart from moves, and with which power

act-power-host = As host: { $what }
act-power-admin = As server admin: { $what }

## Acts: seats change hands, powers, watching

act-resigned = { $actor } resigned. A caretaker plays seat { $seat }, and anybody may take it over.
act-removed = { $actor } took { $name } off seat { $seat }. A caretaker plays it, and anybody may take it over.
act-invited = { $actor } invited { $name } to take over seat { $seat }.
act-declined = { $actor } will not take over seat { $seat }.
act-invitation-expired = { $name } did not answer: seat { $seat } keeps waiting for somebody.
act-substituted = { $actor } plays seat { $seat } from now on, in place of { $name }.
act-claimed = { $actor } plays seat { $seat } from now on, in place of { $name }.
act-hosting = { $name } hosts this table from now on.
act-closed = { $actor } closed the table: the game ends unfinished.
act-deserted = Everybody has left: the game ends unfinished.
act-rewound = { $actor } went back to the position after move { $to }: { $moves ->
    [one] one move was
   *[other] { $moves } moves were
} taken back.
act-watching-open = { $actor } opened the table: everybody in the server may watch.
act-watching-closed = { $actor } closed the table to onlookers.
act-shoulder = { $actor } lets { $name } look over their shoulder (seat { $seat }).
act-shoulder-ended = { $name } no longer looks over a shoulder (seat { $seat }).

## Seats change hands

table-not-your-seat = That is not your seat. Leave the option `seat` empty to mean your own, or ask the host.
table-no-such-seat = There is no such seat at this table. Pick one from the list.
table-seat-not-free = Nobody gave up this seat, or somebody was quicker. `/table open-seats` lists the seats that are free.
table-knows-too-much = { $name } has played or watched from another seat of this table and knows what this one must not. Choose somebody else.
table-sits-here = { $name } sits at this table already. Choose somebody else.
table-no-bots = { $name } is a bot. Invite a person; a caretaker plays meanwhile anyway.
table-invited-already = { $name } has been asked already and has not answered yet. Wait for the answer, or ask somebody else.
table-not-invited = This invitation is not open any more. `/table open-seats` lists the seats that are free.
table-own-seat = That is your own seat. `/table resign` gives it up.
table-seat-empty-already = Nobody sits there: a caretaker plays this seat already. `/table open-seats` shows it to whoever may want it.

seats-title = who played what
seats-line = **Seat { $number }** · { $spans }
seats-span = { $name } moves { $from }–{ $to }
seats-span-one = { $name } move { $from }
seats-span-now = { $name } since move { $from }
seats-caretaker = caretaker
seats-free = · free: anybody may take it over

resign-title = Give up your seat?
resign-text = A caretaker goes on for you, and anybody may take the seat over for good. Your drafts, notes and orders at this table are gone. You cannot take another seat here.
resign-button = Yes, I resign
resign-done = You gave up your seat. Thank you for telling the others.

substitute-asked = I asked { $name } to take over seat { $seat }. The invitation is open for three days; until then everything stays as it is.
invitation-line = { $who }: would you take over **seat { $seat }** ({ $holder })? The invitation lapses { $until }.
notice-seat-invite = 🪑 { $whom }: would you take over a seat here?
notice-seat-taken = 🪑 { $whom }: somebody else plays your seat from now on. Thank you for playing.
notice-stuck = ⚠️ { $whom }: nobody can play for the empty seat here. Take the last move back, find a substitute or close the table.
notice-seat-removed = 🪑 { $whom }: you were taken off your seat; a caretaker plays it now.
letter-seat-invite = Would you take over a seat in this running game? Seat { $seat } ({ $holder }). The invitation lapses { $until }.
letter-seat-taken = { $name } plays your seat here from now on. Thank you for playing.
letter-stuck = Nobody can play for the empty seat here. Take the last move back, find a substitute or close the table.
letter-seat-removed = You were taken off your seat here; a caretaker plays it now.
button-free-seats = Take over a seat
invitation-accept = I take it
invitation-decline = No, thank you
invitation-declined = You declined. Thank you for answering.
seat-taken = The seat is yours: **{ $game }**, seat { $seat }. You see what its player could see; `/recap` and `/history` tell the rest.

open-seats-title = Seats that are free
open-seats-none = No seat is free here. `/table new` opens a table.
open-seats-line = **{ $game }** · seat { $seat } ({ $holder }), became free { $since }
open-seats-points = { $moves ->
    [0] just begun
    [one] one move played
   *[other] { $moves } moves played
} · { $points } points so far, others { $others }
open-seats-claim = Take seat { $seat } of { $game }
open-seats-more = … and { $count } more.
table-free-seats = { $count ->
    [one] Seat { $seats } is free: a caretaker plays it until somebody takes it over.
   *[other] Seats { $seats } are free: a caretaker plays them until somebody takes them over.
}

## Powers of the host and of server admins

table-was-removed = You were taken off this table. Only an invitation from its host brings you back.
table-not-admin = That needs the permission “Manage Server”. Ask somebody who has it; the table’s own host has `/host`.
table-position-gone = That position is not there any more. Open the list again.
table-nothing-to-rewind = There is no earlier position to go back to.

power-sure-remove = Take { $name } off seat { $seat }? A caretaker plays on, and anybody may take the seat over.
power-sure-close = Close this table? The game ends unfinished, without a result. This cannot be undone.
power-sure-close-lobby = Close this table? It has not started; nobody can join it any more.
power-sure-rewind = Go back to the position after move { $to }? { $moves ->
    [one] One move is
   *[other] { $moves } moves are
} taken back for everybody. What has been seen cannot be unseen.
power-sure = Yes, do it
power-done-remove = Done. Seat { $seat } is free.
power-done-close = The table is closed.
rewind-asked = You play at this table, and going back so far would show you again what came to light. I asked { $names }: the table goes back as soon as everybody agrees.
power-done-rewind = Done. The table stands after move { $to }.
power-done-pause = The table is paused: clocks and reminders stand.
power-done-resume = The table goes on: clocks and reminders run.
rewind-title = go back to which position?
rewind-text = Only what everybody knows is shown here. You are asked once more before anything happens.
rewind-choose = Choose a position…
rewind-option = After move { $played } · { $name }
rewind-option-start = The beginning
rewind-option-when = { $ago ->
    [0] less than an hour ago
    [one] an hour ago
   *[other] { $ago } hours ago
}
table-is-closed = This game was closed unfinished.

## Watching

table-watching-closed = This table is closed to onlookers. Ask somebody who plays to let you look over their shoulder.
table-only-watching = You only look over a shoulder here: { $name } decides.
table-watches-already = { $name } has looked over another shoulder at this table and can look over no second one. Choose somebody else.
table-not-watching = { $name } does not look over your shoulder.
permission-create_private_threads = Create Private Threads

watching-name = Who may watch
watching-open = Open: everybody in the server may watch
watching-closed = Closed: only those who play
watching-set-open = Everybody in the server may watch this table now.
watching-set-closed = Only those who play, and whom they let look over their shoulder, see this table now.
watching-thread-stays = A thread cannot be made public or private afterwards: the one that is there stays as it is.
lobby-watching-closed = 🔒 Closed to onlookers: the game is played in a private thread.
lobby-started-closed = The game has begun, in a private thread.
shoulder-allowed = { $name } may now see what you see at this table, except what you draft. Everybody at the table is told. `/table shoulder` with `off` ends it.
shoulder-ended = { $name } no longer sees what you see.
hand-over-shoulder = mat and hand of { $name }

## Commands of this part

command-table-resign = resign
table-resign-description = Give up your seat; a caretaker plays on
command-table-substitute = substitute
table-substitute-description = Ask somebody to take over your seat
substitute-person = Whom to ask
substitute-seat = Which seat, if not your own (host and admins)
command-table-open-seats = open-seats
table-open-seats-description = Seats of running games that anybody may take over
command-table-seats = seats
table-seats-description = Who played which turns at this table
command-table-watching = watching
table-watching-description = Who may watch this table (host)
watching-who = Everybody, or only those who play
command-table-shoulder = shoulder
table-shoulder-description = Let somebody see what you see at this table
shoulder-person = Who may look over your shoulder
shoulder-off = End it
command-host = host
host-group-description = What the host of a table may do
command-host-remove = remove
command-host-substitute = substitute
command-host-pause = pause
command-host-resume = resume
command-host-close = close
command-host-rewind = rewind
command-admin = admin
admin-group-description = What server admins may do at any table
command-admin-remove = remove
command-admin-substitute = substitute
command-admin-pause = pause
command-admin-resume = resume
command-admin-close = close
command-admin-rewind = rewind
power-remove-description = Take somebody off their seat; a caretaker plays on
power-substitute-description = Ask somebody to take over a seat
power-pause-description = Let clocks and reminders stand
power-resume-description = Let clocks and reminders run again
power-close-description = End the game unfinished
power-rewind-description = Go back to an earlier position of this game
power-seat = Which seat
command-option-person = person
command-option-seat = seat
command-option-off = off
command-option-who = who

## Being told

table-is-paused = ⏸ Paused { $when }: no clock runs.
table-time-out = ⌛ Time ran out for { $name } { $when }.
table-time-until = ⏳ { $name } has time until { $at } ({ $when }).
notice-turn = { $whom }
notice-remind = ⏰ Reminder: the table still waits for { $whom }
notice-unconfirmed = ✍️ { $whom }: you have chosen, but not confirmed. Press **My move**.
notice-vote = 🗳️ { $whom }: your vote is asked for.
notice-seat = 🪑 { $whom }: this is about a seat.
notice-proposal = 💬 { $whom }: there is a proposal for you. **My move** shows it; nothing waits for your answer.
notice-test = 🔔 { $whom }: this is the test you asked for.
notice-undelivered = -# 📪 I could not write to { $whom }: their direct messages are closed. `/notify test` says how to open them, `/notify show` offers other ways.
letter-turn = It is your move.
letter-remind = Reminder: this table still waits for you.
letter-unconfirmed = You have chosen your moves here, but not confirmed them.
letter-next = You are next here, as things stand.
letter-vote = Your vote is asked for at this table.
letter-undo = Somebody asks you to let them take moves back here. The table's message says who, and how much.
letter-seat = This is about a seat at this table.
letter-time-until = You have time until { $at } ({ $when }).
letter-proposal = Somebody proposes this to you. Nothing waits for your answer, but it may not stand for long.
letter-test-title = This is a test
letter-test = This is how I tell you that a table waits for you. All is well.
button-notify = How I am told

notify-title = How I tell you
notify-route = When a table waits for you
notify-route-what = For calls, reminders and votes. Where direct messages do not get through I mention you at the table.
notify-next_up = When you are next
notify-next_up-what = Always as a direct message; nobody is mentioned for it.
notify-next_up-0 = Do not tell me
notify-next_up-1 = Tell me beforehand
notify-unconfirmed = When you have chosen but not confirmed
notify-unconfirmed-what = Once, after half an hour of your waking time.
notify-unconfirmed-0 = Do not tell me
notify-unconfirmed-1 = Tell me
notify-digest = Daily summary
notify-digest-what = All your tables in one direct message, at this hour { $zone ->
    [UTC] in UTC, because you have not said where you live: `/clock show` sets your time zone.
   *[other] where you live ({ $zone }).
}
notify-digest-off = None
notify-test-sent = Done: I have written you a direct message. If you do not see it, look among the message requests.
notify-test-mentioned = Done: I have mentioned you at the table: { $link }
notify-test-shut = Discord does not let me write to you. Open the server's menu, **Privacy Settings**, and allow **Direct Messages**; check that you have not blocked me. Until then I mention you at the table. Then try `/notify test` again.
notify-test-waiting = Discord is slow just now. The test is on its way and comes as soon as it gets through.
notify-test-none = You have chosen not to be told, so nothing was sent. `/notify show` changes that.
command-notify = notify
command-notify-show = show
command-notify-test = test
notify-group-description = How I tell you that a table waits
notify-show-description = Choose how, and about what, I tell you
notify-test-description = Try it out: I tell you now, in the way you have chosen

## Pausing

table-paused-already = This table is paused already. `/table resume` proposes to go on.
table-not-paused = This table is not paused. `/table pause` proposes to pause it.
act-paused = { $actor } paused the table.
act-resumed = { $actor } let the table go on.
act-paused-by-vote = { $actor } proposed a pause and everybody agreed: all clocks stand.
act-resumed-by-vote = { $actor } proposed to go on and everybody agreed: the clocks run again.

## Many tables

mygames-until = { $since } · time runs out { $until }
button-next = Next table · { $count }
next-none = Nothing waits for you at any table.
digest-title = Your tables today
digest-waiting = Waiting for you
digest-moved = Something happened, others are to move
digest-ended = Finished
digest-lobbies = Gathering people
digest-quiet = Nothing waits for you any more.

## Records

record-none-kept = No records are kept for this person. Everybody decides that for themselves: `/record on`, `/record off`.
record-you-keep-none = You keep no records. `/record on` begins to.
record-yourself = You cannot be compared with yourself. Choose somebody else.
record-no-server = Ladders belong to a server. Ask in one of its channels.
record-title = Your record
record-title-person = The record of { $who } at this server's tables
record-title-versus = You and { $who }
record-title-ladder = { $game }: ladder of this server
record-empty = No game has been played to its end yet.
record-line = { $games ->
    [one] One game
   *[other] { $games } games
}, { $wins ->
    [0] no win
    [one] one win
   *[other] { $wins } wins
} · on average { NUMBER($points, maximumFractionDigits: 1) } points, place { NUMBER($place, maximumFractionDigits: 1) }
record-thought = { $time } of waking time per decision
record-rating = Rating **{ $value }** ({ $games ->
    [one] one rated game
   *[other] { $games } rated games
})
record-provisional = { $value } (provisional)
record-scale = -# Ratings: everybody begins at { $begin }. The number is cautious, so it rises as more is known of you, even among equals; until { $games } rated games it is provisional and jumps.
record-duel = { $games ->
    [one] One game
   *[other] { $games } games
}: { $ahead } × you ahead, { $behind } × { $who } ahead, { $even } × equal · on average { NUMBER($points, maximumFractionDigits: 1) } to { NUMBER($others, maximumFractionDigits: 1) } points
record-duel-ratings = Ratings: you { $own }, { $who } { $theirs }
record-ladder-line = { $place }. { $who }: { $value }, { $games ->
    [one] one game
   *[other] { $games } games
}
record-off-title = No records any more?
record-off-text = Your name is taken off all your results and your ratings are deleted; games that end from now on are not put down under your name. Other people's records stay. This cannot be undone.
record-off-button = Yes, delete my records
record-is-off = Done: your name stands on no result, and your ratings are deleted. `/record on` begins anew.
record-is-on = Results are kept and compared from now on. `/record off` ends that.
record-times = -# Waking time per decision: { $times }
duration-minutes = { $minutes } min
duration-hours = { $hours } h { $minutes } min
duration-days = { $days } d { $hours } h
settings-records = Records
settings-records-what = Results, statistics and ratings: `/record me`. Choosing none deletes those there are.
settings-records-1 = Keep and compare my results
settings-records-0 = Keep none
export-done = The whole game: seed, options and moves, seats without names. `python -m engine replay { $file }` plays it again and verifies it, also that the seed is the one whose fingerprint was shown at the start.
command-record = record
command-record-me = me
command-record-person = person
command-record-versus = versus
command-record-ladder = ladder
command-record-off = off
command-record-on = on
record-group-description = Results, statistics and ratings
record-me-description = Your games so far
record-person-description = Somebody's games at this server's tables
record-versus-description = You and somebody else at the same tables
record-ladder-description = The ratings of this server at a game
record-off-description = Keep no records of me, and delete those there are
record-on-description = Keep records of me from now on
record-who = Whose
record-against = Against whom
record-game = Which game
command-table-export = export
table-export-description = A finished game as a file that anybody can replay and verify
export-table = Which finished table, if you do not mean the one of this thread

## Time is out, votes, caretakers

table-caretaken = A caretaker plays your seat because your time was out. Take the seat back first: one press on **Take my seat back**.
table-seat-is-yours = The seat is yours already. Press **My move** to see what is asked.
table-no-vote = This vote is not open any more. The table's message shows where things stand.
table-asked-already = This has been proposed already. Wait for the answers, or press **Refuse** there.
act-out-waits = Time is out for { $holder }. The table goes on waiting.
act-automaton-helped = { $holder } could not decide in time; a journeyman answered.
act-out-moved = Time was out for { $holder }: the simplest moves were played for them.
act-out-again = Time was out again for { $holder }: a caretaker plays seat { $seat } until they take it back.
act-out-asked = Time ran out for { $holder }: the others decide what happens.
act-out-extend = The others gave { $name } all the time once more.
act-out-substitute = The others are looking for a substitute for { $name }: anybody may take over seat { $seat }. A caretaker plays until then.
act-out-caretaker = A caretaker plays seat { $seat } until { $holder } takes it back.
act-out-end = All the others agreed to end the game unfinished, because { $name } is away.
act-everybody-away = Nobody is here any more. The table stands still until somebody takes their seat back.
act-returned = { $actor } is back and plays again.
act-proposed-pause = { $actor } proposed a pause.
act-proposed-resume = { $actor } proposed to go on.
act-proposed-clock = { $actor } proposed another clock.
act-withdrawn = { $actor } withdrew the proposal { $what ->
    [pause] to pause
    [resume] to go on
   *[clock] of another clock
}.
act-not-agreed = Not everybody agreed with { $actor } { $what ->
    [pause] to pause
    [resume] to go on
   *[clock] on another clock
}.
act-clock-changed = Everybody agreed with { $actor } on another clock; it starts anew for all.

notice-late = ⌛ { $whom }: the others vote about your seat. Press **My move** and play, and there is nothing to vote on.
notice-extended = ⏳ { $whom }: the others gave you more time. **My move** shows what you are asked.
letter-late = Your time is out here, and the others vote about your seat. Play, and there is nothing to vote on.
letter-extended = Your time was out here, and the others gave you all of it once more.
notice-seat-caretaker = { $whom }: your time was out, so a caretaker plays for you. **Take my seat back** brings you back with one press.
letter-seat-caretaker = Your time was out here, so a caretaker plays for you. One press brings you back, whenever you like.
button-take-seat = Take my seat back
seat-is-caretaken = A caretaker plays for { $names }.
seats-all-away = ⏸ Nobody is here. The table stands still until somebody takes their seat back.
seat-taken-back = Welcome back: the seat is yours again.
seat-comes-back = You can play again at once; what the caretaker played stays.

vote-pause = ⏸ **{ $name } proposes a pause**: all clocks and reminders would stand.
vote-resume = ▶ **{ $name } proposes to go on**: the clocks would run again.
vote-clock = ⏱ **{ $name } proposes another clock**: { $clock }
vote-out = 🗳️ **Time is out for { $name }.** The others decide: more time, a substitute, a caretaker, or the end of the game.
vote-seat = 🗳️ **What happens with { $name }’s seat?** { $choices }
vote-open = -# Still to answer: { $names } · closes { $until }
vote-answered = -# Have answered: { $names }
vote-needs-all = All must agree; the proposal lapses without an answer.
vote-needs-most = Most votes decide; between equals the milder choice. To end the game all must want it. Without any vote a caretaker takes over.
button-vote = Vote
vote-title = what happens with { $name }’s seat?
vote-choice-extend = More time
vote-choice-substitute = Look for a substitute
vote-choice-caretaker = A caretaker plays
vote-choice-end = End the game
vote-yours = You said: **{ $choice }**. You can say otherwise as long as the vote is open.
vote-nothing = There is nothing for you to vote on just now. If the others vote about your own seat: press **My move** and play.
vote-cast = Your vote is counted.
vote-agreed = You agreed.
vote-refused = You refused; everything stays as it is.
propose-asked = I asked the others. It happens as soon as all have agreed; the question is open for two days.
propose-done = Done: nobody else had to be asked.
command-table-pause = pause
command-table-resume = resume
table-pause-description = Propose a pause: all clocks stand once everybody agrees
table-resume-description = Propose to go on after a pause

## The clock of a table

table-clock-unchanged = The table plays by this clock already. Name other hours to change it.
table-clock-no-bank = Time added for each turn needs a bank that it can fill. Give the option `bank` too.
table-clock-too-long = At most 1440 hours per answer or bank, and 168 added for each turn. Name fewer.
clock-none = no clock
clock-limit = { $hours ->
    [one] one waking hour
   *[other] { $hours } waking hours
} to answer
clock-bank = a time bank of { $hours ->
    [one] one waking hour
   *[other] { $hours } waking hours
}
clock-increment = +{ $hours } h each turn
clock-out-vote = then the others vote
clock-out-caretaker = then a caretaker takes over
clock-out-move = then the simplest move is played
clock-out-wait = then everybody is told and waits on
clock-then = { $time }, { $then }
lobby-clock = Clock: { $clock }
lobby-clock-menu = Clock (runs only in each player’s waking hours)
lobby-clock-preset-none = No clock
lobby-clock-preset-12 = 12 waking hours to answer
lobby-clock-preset-24 = 24 waking hours to answer
lobby-clock-preset-48 = 48 waking hours to answer
lobby-clock-preset-24-bank = 24 waking hours to answer + a time bank of 72
lobby-clock-preset-bank = A time bank of 72 waking hours + 4 each turn
lobby-clock-preset-own = Your own: { $clock }
lobby-out-menu = When time is out
lobby-out-vote = Step by step: reminders, time bank, vote of the others, caretaker
lobby-out-caretaker = A caretaker (a simple automatic player) takes over until they return
lobby-out-move = The simplest move is played
lobby-out-wait = Everybody is told, the table waits on
lobby-genoa-note = -# Genoa: 24 waking hours are the usual clock; sale windows, calls and buying buildings get half of it (GEN-16.1).
table-banks = Time banks: { $banks }
table-bank-of = { $name } { $hours } h
table-clock-shows = This table: { $clock }
table-clock-set = Set: { $clock }
command-table-clock = clock
table-clock-description = Show or change the clock of this table (waking hours)
table-clock-limit = Hours to answer, for each turn (0: none)
table-clock-bank = Hours in everybody’s bank (0: none)
table-clock-increment = Hours added to the bank with each turn
table-clock-out = What happens when time is out
command-option-limit = limit
command-option-bank = bank
command-option-increment = increment
command-option-out = out

## Your clock

clock-no-such-zone = I do not know the time zone “{ $zone }”. Type the name of a big city near you and pick from the list.
clock-too-little = A table needs you awake for at least { $hours } hours on at least { $days } days a week. Name more; a longer absence is a vacation: `/clock vacation`.
clock-unreadable-time = I cannot read “{ $text }” as a time of day. Write 8, 8:30 or 20.15.
clock-unreadable-days = I cannot read “{ $text }” as days. Write for example Mon-Fri, or Sat, Sun.
clock-unreadable-date = I cannot read “{ $text }” as a date. Write it as 2026-08-20, or pick from the list.
clock-vacation-backwards = A vacation ends on the day it begins, or later.
clock-vacation-when = A vacation can begin today at the earliest and end within { $days } days.
clock-vacation-overlaps = You are on vacation then already. `/clock show` lists your vacations; cancel one first.
clock-vacation-too-much = That would be more than { $days } days within a year. Book fewer, or cancel a vacation that is still to come: `/clock show`.
clock-no-such-vacation = This vacation is over or cancelled already.
clock-title = Your clock
clock-hours = You are awake from **{ $from }** to **{ $until }**, { $days } ({ $zone }). Your clocks run only then.
clock-hours-always = I take you to be awake around the clock, { $days } ({ $zone }). `/clock hours` tells me when you sleep.
clock-now = By that it is now { $time } where you live.
clock-no-zone = 🌍 These times are in **UTC** (now { $time }), because you have not said where you live. Choose your time zone here: the one in which it is as late as on your watch. If it is not among these: `/clock hours` finds every zone by a big city.
clock-choose-zone = Choose your time zone…
clock-zone-now = it is { $time } there now
clock-days-all = every day
clock-vacations = Vacations
clock-vacation-line = { $from } – { $until }
clock-no-vacations = No vacation is booked. `/clock vacation` books one.
clock-allowance = -# You may book { $days } days within a year; your clocks stand on them. What you change counts from now on.
clock-cancel = Cancel { $from }
clock-day-names = Monday Tuesday Wednesday Thursday Friday Saturday Sunday
clock-day-short = Mon Tue Wed Thu Fri Sat Sun
command-clock = clock
command-clock-hours = hours
command-clock-vacation = vacation
command-clock-show = show
clock-group-description = When your clocks run
clock-hours-description = Say when you are awake: only then your time runs
clock-hours-zone = Your time zone: type a big city near you
clock-hours-from = When you get up: 8, 8:30
clock-hours-until = When you go to bed: 22, 23:30
clock-hours-days = On which days: Mon-Fri, Sat … (every day if left empty)
clock-vacation-description = Stop your clocks for some days
clock-vacation-from = First day
clock-vacation-until = Last day (the same if left empty)
clock-show-description = Your waking hours and vacations
command-option-zone = zone
command-option-from = from
command-option-until = until
command-option-days = days

# The beginning and the end of a game
notice-begun = 🎲 { $whom }: the game has begun.
letter-begun = The game has begun. I will tell you when it is your turn.
notice-over = 🏁 { $whom }: thank you for playing!
notice-over-unfinished = 🏁 { $whom }: the game has ended unfinished.
letter-over = The game is over. Thank you for playing!
letter-over-unfinished = This game has ended unfinished; the table's message says why.
