## Are you still there?

button-still-there = Are you still there?
button-still-here = I'm still here
command-table-nudge = nudge
table-nudge-description = Ask a player you're waiting for whether they're still there
absence-is-asked = 👋 Is **{ $name }** still there? If there is no answer, the others vote { $until }.
absence-asked = I have asked { $names }. If there is no answer, the others vote { $until }: a caretaker, a substitute, or the end.
absence-host-asked = I have asked the host. If there is no answer, the next player in line becomes the host { $until }.
absence-answered = Good to know. Nobody will ask you again for a while.
act-called = { $actor } asked whether { $holder } is still there.
act-still-here = { $actor } is still there.
act-host-called = { $actor } asked whether the host is still there.
notice-called = 👋 { $whom }: are you still there? Press **I'm still here**, or simply play.
dm-called = The others ask whether you are still there. Press **I'm still here**, or simply play: otherwise they vote about your seat.
lobby-host-called = { $whom }, are you still there? The others are waiting for you to start { $game }: { $link }
lobby-host-is-called = 👋 { $host }, are you still there? Without an answer the next player in line becomes the host.
table-nobody-to-call = You aren't waiting for anyone here who could answer.
table-call-paused = The table is paused. Propose to go on first: `/table pause`. Silence counts as a yes.
table-call-clock = This table has a clock. It runs out { $when }, and then it decides what happens.
table-call-too-soon = Give them a day first: you can ask { $when }.
table-called-already = They have been asked already, or just answered. If nothing happens, you can ask again { $when }.
table-not-called = Nobody has asked whether you're still here. Press **My move** to see where the game stands.

## Called kindly

absence-away = 🚶 **{ $name }** is away until { $until }.
absence-will-be-away = 🚶 **{ $name }** will be away from { $since } to { $until }.
button-not-this-turn = No more reminders this turn
reminders-off = All right, no more reminders until your next turn. A clock still runs, if the table has one.
table-not-waited-for = Nobody is waiting for you here, so you won't get reminders.

## Found: lists, boards, followers

command-table-list = list
table-list-description = List this server's tables: waiting for players, running, finished
list-game = Only this game
list-state = Only these tables
command-option-state = state
list-title = Tables of this server
list-lobby = Waiting for players
list-playing = Running
list-over = Finished
list-lobby-none = No table is waiting for players. Open a table with `/table new`.
list-playing-none = No game is running.
list-over-none = None yet.
list-since = since { $when }
list-turn = turn: { $names }
list-seats = { $names } ({ $seats } of { $most })
list-join = Join { $game } ({ $host })
list-joined = You are in: { $game }, { $link }
command-admin-tables = tables
admin-tables-description = Keep a list of all tables in this channel, always up to date
board-put = Done. The list appears here and keeps itself up to date; pin it if you like. An older one is no longer updated.
command-table-follow = follow
table-follow-description = Follow a table without playing: a message at the end, or after every round
follow-often = How often you are notified
follow-table = Which table, if not the one of this thread
command-option-often = often
follow-end = Only at the end
follow-round = After every round
follow-stop = Stop following
follow-begun-end = You're following { $game }. I'll send you a message when it is over.
follow-begun-round = You're following { $game }. I'll send you a message after every round.
follow-stopped = You no longer follow this table.
button-unfollow = Stop following
dm-followed-round = Another round has been played at a table you follow.
dm-followed-end = A game you follow is over.
table-follow-seated = You're playing at this table, so you're notified anyway.
table-not-followed = You aren't following this table.
mygames-finished = Recently finished

## Joined: who sits down, and how

command-option-player = player
command-option-players = players
command-option-invite-only = invite-only
command-option-unit = unit
table-new-invite = Reserve a seat for this person
table-new-players = How many players: exactly 3, or 3–4
lobby-players = How many players
lobby-players-wanted = { $players } players
table-players-unread = “{ $text }” is no number of players. Write **3** for exactly three, or **3–4** for three or four.
table-bad-players = This game is for { $least } to { $most } players.
table-more-than-wanted = { $seats } seats are taken or kept already. Free some of them first, or choose more than { $most } players.
table-new-invite-only = Only the people you name can join
lobby-guests = Players & seats
guests-invite_only-turn-on = Make it invite only
guests-invite_only-turn-off = Open it to all
guests-autostart-turn-on = Start when full
guests-autostart-turn-off = I start it myself
guests-unrated-turn-on = Play unrated
guests-unrated-turn-off = Play rated
guests-whispers-turn-on = Allow private chat
guests-whispers-turn-off = No private chat
guests-invite_only-on = **Invite only**: only people you reserve a seat for can join.
guests-invite_only-off = **Open**: anyone can join.
guests-autostart-on = **Starts when full**, without waiting for you; with invited players only, when all who were named sit.
guests-autostart-off = **You start the game** when you like.
guests-unrated-on = **Unrated**: the result changes nobody's rating.
guests-unrated-off = **Rated**, as long as no automaton plays.
guests-order = Seating
guests-order-joined = In the order people join
guests-order-chosen = As you arrange them
guests-order-random = Random
guests-first = Who sits first?
guests-free = Release reserved seats
guests-no-thanks = No, thanks
guests-declined = All right, the seat is free for others.
lobby-kept-for = 🪑 Reserved for { $whom }
guests-not-yours = This invitation is for { $whom }. Your own seat stays yours.
lobby-offer-closed = -# This invitation to { $game } is closed: { $link }
lobby-seat-kept = { $whom }, a seat is reserved for you at { $game }: { $link }
lobby-is-full = { $whom }, everyone is here: { $game } can begin. { $link }
lobby-sent-away = { $whom }, the host has removed you from the { $game } table. { $link }
lobby-invite-only = 🔒 Invite only
lobby-autostart = ▶ { $who ->
    [named] Starts when all who were named sit
   *[anybody] Starts when full
}
lobby-order-random = 🎲 Random seating
lobby-unrated-chosen = -# Unrated: the result changes nobody's rating.
lobby-length = ⏳ About { $days ->
    [one] a day
   *[other] { $days } days
} at a play-by-post pace
lobby-length-evening = ⏳ One evening, with everyone there
lobby-overlap = ⏰ All awake: { $spans }
lobby-no-overlap = 🛌 Never all awake at the same time: moves will take a day
table-invite-only = This table is invite only. Ask { $host } to reserve you a seat.
table-seats-kept = { $count ->
    [one] The last free seat is reserved for someone.
   *[other] The last { $count } free seats are reserved for others.
} Ask the host, or open your own table with `/table new`.
table-too-many-kept = There aren't that many seats: you can reserve { $most } more.
table-no-kept-seat = No seat is reserved for you here.
table-host-must-play = Only someone who plays can be the host. Choose another seat.
table-is-host = { $name } is the host already.
act-host-given = { $actor } made { $name } the host of this table.
act-sent-away = { $actor } removed { $name } from the table before the start.
power-done-transfer = Done: { $name } is the host now.
power-done-sent-away = Done. They have been told, and can only rejoin if a seat is reserved for them.
lobby-clock-preset-live-5 = Live: 5 minutes to answer + 15 in the bank
lobby-clock-preset-live-15 = Live: 15 minutes to answer
clock-limit-minutes = { $minutes } minutes to answer
clock-bank-minutes = a time bank of { $minutes } minutes
clock-increment-minutes = +{ $minutes } min per turn
clock-unit-hours = hours
clock-unit-minutes = minutes
table-clock-unit = Whether these are hours or minutes (for a live evening)
table-clock-too-short = At least { $minutes } minutes, please: nobody answers faster than that.

## Ended well

command-table-end = end
command-table-reopen = reopen
command-option-result = result
table-end-description = Propose to end the game early: everyone must agree
table-reopen-description = Propose to go on with a game that has just ended
end-result = Whether it counts
end-result-none = It doesn't: the game ends unfinished
end-result-standings = It counts as it stands now
vote-end-none = 🏁 **{ $name } proposes to end the game**: unfinished, without a result.
vote-end-standings = 🏁 **{ $name } proposes to end the game**: it counts as it stands now{ $rated ->
    [no] , but this early it is not rated
   *[yes] {""}
}.
vote-reopen = ↩️ **{ $name } proposes { $how ->
    [agreed] to play on** from where this game was ended.
   *[played] to go back to the last decision** of this game.
}
act-proposed-end = { $actor } proposed to end the game.
act-proposed-reopen = { $actor } proposed to reopen the game.
act-ended-none = { $actor } proposed to end the game and everyone agreed.
act-ended-standings = { $actor } proposed to end the game and everyone agreed. It counts as it stands.
act-reopened = { $actor } proposed to go back to the last decision and everyone agreed. The game goes on.
act-played-on = { $actor } proposed to play on and everybody agreed. The game goes on where it stood.
act-kept-open = { $actor } is keeping this table open.
act-idle-closed = Nobody had done anything here for two months: the game ends unfinished. `/table export` still has it.
table-is-agreed = Ended by agreement. It counts as it stands{ $rated ->
    [no] , but is not rated: less than two thirds of a usual game were played
   *[yes] {""}
}.
table-reopen-late = A finished game can be reopened within a day after its end. `/history` shows how it went; **Rematch** plays it again.
table-not-idle = This table is not about to close.
idle-closes = 🛌 Nobody has done anything here for two months. The table closes { $when } unless someone keeps it open.
idle-kept = The table stays open.
notice-idle = 🛌 { $whom }: does anyone still want this table?
dm-idle = Nobody has done anything at this table for two months. It closes in a week unless someone keeps it open.
dm-kept-idle = Nobody had done anything at this table for two months, so it is closed. Here is the whole game as a file.

## Records that mean something

record-tally = { $players } players: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won (expected { $par }), average { $average }, best { $best }
record-apart-unrated = Unrated, { $line }
record-apart-automata = With automata, { $line }
record-sources = Points on average from { $sources }
reliability = { $games ->
    [one] 1 table
   *[other] { $games } tables
} · { $timeouts ->
    [one] 1 timeout
   *[other] { $timeouts } timeouts
} · { $resignations ->
    [one] 1 resignation
   *[other] { $resignations } resignations
} · { $caretakers ->
    [one] 1 caretaker
   *[other] { $caretakers } caretakers
}

## Bring it home

command-table-report = report
table-report-description = Report a problem to the bot's owner (with the position and the log)
report-words = What went wrong, in your words
report-sent = Thank you. The owner has your words, the position and the log.
report-kept = Thank you. I couldn't reach the owner just now; your report is kept for them.
report-to-owner = 📣 { $who } reports { $game } (table { $table }): { $text }
table-report-again = You have just sent a report. You can send another { $when }.
table-report-players = Only the players of this table and the managers of the server can report it. Tell one of them what you have seen.
button-report-answer = Answer
report-answer-form = Answer a report
report-answer-label = Your answer
report-answered = Your answer is on its way to { $who }.
dm-report-answer-title = About your report
dm-report-answer = You reported that something was wrong in { $game } (table { $table }). The bot's owner answers:
act-updated = Guildhall was updated to { $version }. { $link ->
    [empty] `/help` says more.
   *[other] What's new: { $link }
}

## Talk

command-table-chat = chat
table-chat-description = Open a private chat with one or two other players, if the table allows it
chat-seat = Which seat to chat with
chat-another = And which other seat
command-option-another = another
aside-name = Spectators · { $game } · { $table }
aside-first = 👥 Spectators chat about the game here. { $names }: please don't read along.
aside-is-there = -# 👥 Spectators chat in { $thread }
aside-done = Spectators can chat in { $thread } now.
whisper-name = Between { $names }
whisper-first = 🔒 Only { $names } can read this. Everyone at the table knows that you are chatting.
whisper-done = You can chat in { $thread }.
act-aside = { $actor } opened a thread for spectators.
act-whisper = { $actor } started a private chat: { $names }.
guests-talk = Table talk
guests-talk-free = Say what you like
guests-talk-quiet = No advice on others' moves
guests-talk-silent = Nothing about the game until it is over
guests-whispers-on = **Private chat allowed** between two or three players (`/table chat`).
guests-whispers-off = **No private chat**: everything is said at the table.
lobby-talk-free = -# 💬 Table talk: say what you like.
lobby-talk-quiet = -# 💬 Table talk: no advice on others' moves.
lobby-talk-silent = -# 💬 Table talk: nothing about the game until it is over.
lobby-whispers = Private chat is allowed.
table-no-whispers = This table doesn't allow private chat. The host can allow it before the start, under **Players & seats**.
table-whisper-nobody = There is nobody in that seat to chat with: { $name } is away.
table-whisper-how-many = Choose one or two other seats: at most { $most } people can chat privately.
table-whisper-all = That would be everyone. Chat in the table's thread.
table-whisper-where = Private threads exist only in ordinary text channels. `/manage move-here` takes the table to one.
more-title = More
more-text = A pause or an early end needs everybody's consent. Everything here can also be typed: `/table` …
more-pause = Pause
more-resume = Go on after the pause
more-substitute = Find a substitute
more-substitute-how = Choose who should take over your seat. They have three days to accept; until then you play on.
more-resign = Resign
more-end = End the game
more-report = Report a problem
command-table-invite = invite
table-invite-description = Reserve a seat for someone at your table; they are told
invite-person = Who to invite
invite-done = A seat is reserved for { $name }, and I've told them.
invite-none = You have no table that is waiting for players. Open one with `/table new`.
guests-invite = Invite people: reserve seats for them…
table-new-invite-more = And for this one
command-option-invite = invite
command-option-invite-2 = invite-2
command-option-invite-3 = invite-3
command-option-invite-4 = invite-4
more-manage = -# You may also manage this table: `/manage` removes a player, hands the table on, goes back to an earlier position, moves or closes it.
more-nudge = Are they still there?
more-show-hand = Show someone my hand
more-show-hand-how = Whoever you choose sees what you see at this table until you stop it. Everyone at the table is told.
more-choose-person = Choose someone…
more-reopen = Go on after all
more-follow = Follow this table
tag-waiting = waiting for players
tag-running = running
tag-over = finished
tag-live = live
tag-beginners = beginners welcome
menu-stats = Results and rating
menu-invite = Invite to my table
menu-block = Block from tables
menu-move = My move
menu-report = Report a problem
menu-no-table = This message belongs to no table. Use it on the message of a table.
invite-which = To which table do you invite { $whom }?
