## Are you still there?

button-still-there = Are you still there?
button-still-here = I'm still here
command-table-still-there = still-there
table-still-there-description = Ask whoever you are waiting for whether they are still there
absence-is-asked = 👋 Is **{ $name }** still there? If there is no answer, the others vote { $until }.
absence-asked = I have asked { $names }. If there is no answer, the others vote { $until }: a caretaker, a substitute, or the end.
absence-host-asked = I have asked the host. If there is no answer, the next one to sit becomes the host { $until }.
absence-answered = Good to know. Nobody will ask you again for a while.
act-called = { $actor } asked whether { $holder } is still there.
act-still-here = { $actor } is still there.
act-host-called = { $actor } asked whether the host is still there.
notice-called = 👋 { $whom }: are you still there? Press **I'm still here**, or simply play.
letter-called = The others ask whether you are still there. Press **I'm still here**, or simply play: otherwise they vote about your seat.
lobby-host-called = { $whom }, are you still there? The others wait for you to start { $game }: { $link }
lobby-host-is-called = 👋 { $host }, are you still there? Without an answer the next one to sit becomes the host.
table-nobody-to-call = You are waiting for nobody here who could answer.
table-call-paused = The table is paused. Propose to go on first: `/table resume`. Silence counts as a yes.
table-call-clock = This table has a clock: it decides { $when } what happens to whoever is late.
table-call-too-soon = Give them a day first: you can ask { $when }.
table-called-already = They have been asked already, or just answered. If nothing happens, you can ask again { $when }.
table-not-called = Nobody has asked you. Press **My move** to see where the game stands.

## Called kindly

absence-away = 🏖 **{ $name }** is away until { $until }.
absence-will-be-away = 🏖 **{ $name }** will be away from { $since } to { $until }.
button-not-this-turn = No more reminders this turn
reminders-off = All right, no more reminders until your next turn. A clock still runs, if the table has one.
table-not-waited-for = Nobody is waiting for you here, so there is nothing to be reminded of.
notify-at_once = When I'm asleep or away
notify-at_once-what = Your waking hours and vacations: `/clock hours`, `/clock vacation`. Without them I call you at any time.
notify-at_once-0 = Call me when I'm awake and back
notify-at_once-1 = Call me at once anyway

## Found: lists, boards, followers

command-table-list = list
table-list-description = The tables of this server: gathering, running, finished
list-game = Only this game
list-state = Only these tables
command-option-state = state
list-title = Tables of this server
list-lobby = Gathering
list-playing = Running
list-over = Finished
list-lobby-none = Nobody is gathering. Open a table with `/table new`.
list-playing-none = No game is running.
list-over-none = None yet.
list-seats = { $names } ({ $seats } of { $most })
list-join = Join { $game } ({ $host })
list-joined = You are in: { $game }, { $link }
command-admin-board = board
admin-board-description = Keep a list of all tables in this channel, always up to date
board-put = Done. The list appears here and keeps itself up to date; pin it if you like. An older one is no longer updated.
command-table-follow = follow
table-follow-description = Follow a table without playing: a letter at the end, or after every round
follow-often = How often you hear of it
follow-table = Which table, if not the one of this thread
command-option-often = often
follow-end = Only at the end
follow-round = After every round
follow-stop = Stop following
follow-begun-end = You follow { $game }. I'll write to you when it is over.
follow-begun-round = You follow { $game }. I'll write to you after every round.
follow-stopped = You no longer follow this table.
button-unfollow = Stop following
letter-followed-round = Another round has been played at a table you follow.
letter-followed-end = A game you follow is over.
table-follow-seated = You sit at this table and are told anyway.
table-not-followed = You don't follow this table.
mygames-finished = Finished lately
