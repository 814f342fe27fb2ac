## Finding people to play with: /find, /block, Tell me

command-find = find
find-description = Find people for a game: say what you'd like to play, and I'll match you with others
find-title = Find a game
find-games = Games
find-sizes = Players
find-size = { $count } players
find-pace = Pace
find-pace-live = Live, tonight
find-pace-day = A day per turn
find-pace-slow = Three days per turn
find-rated = Does it count?
find-rated-any = Either way
find-rated-rated = Rated
find-rated-unrated = Not rated
find-also = Who with
find-beginners = Beginners are welcome
find-similar = People about as strong as I am

find-waiting = You're in the queue
find-how = As soon as enough people fit, each gets a direct message. The table opens when everyone has pressed **I'm in** within { $pace ->
        [live] ten minutes
        [day] twelve hours
       *[slow] a day
    }.
find-until = { $count ->
        [one] Only you are waiting here so far.
       *[other] { $count } people are waiting here.
    } Your name is on the list of tables. Ends { $when }.
find-ended = You're no longer looking for a game here.
find-line = { $name } · { $games } · { $sizes } · { $pace }{ $rated ->
        [rated] { " " }· rated
        [unrated] { " " }· not rated
       *[any] {""}
    }
find-line-own = { $games } · { $sizes } · { $pace }{ $rated ->
        [rated] { " " }· rated
        [unrated] { " " }· not rated
       *[any] {""}
    }
find-line-sizes = { $sizes } players
list-waiting = Looking for a game
list-waiting-none = Nobody right now.
list-waiting-more = … and { $count } more

find-found = { $game }: there are enough of you!
find-with = With { $names }.
find-answer-until = Answer { $when }, or you leave the queue.
find-server = On { $server }
find-in = You're in. The table opens as soon as the others have agreed, too.
find-out = Not this time: you have left the queue. `/find` when you'd like to play again.
find-opened = Everyone is in. Your table: { $link }
find-over = This offer is over. `/find` shows whether you are still in the queue.
find-opening = Everyone has just agreed, and your table is opening.
find-none = You aren't looking for a game here.
find-no-game = Choose at least one game.
find-no-size = None of these games is played by that many. Choose other numbers of players.
dm-find-back = You were in, but not everyone was. You keep your place in the queue, and I'll ask you again.
dm-find-left = You didn't answer in time, so I took you off the queue. `/find` puts you back.
dm-find-expired = Nobody was found this time, and your search has ended. `/find` begins a new one.

button-find = Find a game
button-find-change = Change
button-find-end = Stop looking
button-find-in = I'm in
button-find-out = Not now

command-block = block
block-description = Block someone, so that you are never matched, or unblock them; without a name, see your list
block-person = Who to block or unblock
menu-block-personal = Block for myself
block-done = You and { $name } won't be matched any more: not by `/find`, not at new tables. Running games go on. They aren't told.
block-undone = { $name } is no longer on your list.
block-nobody = Your list is empty. Only you can see it.
block-list = { $count ->
        [one] You block one person. Only you can see this.
       *[other] You block { $count } people. Only you can see this.
    }
block-yours = Someone at this table is on your block list. `/block` shows it and takes them off.
block-too-many = Your list is full ({ $most }). Take someone off first: `/block`.
table-no-seat-for-you = There's no seat for you at this table: the free ones are kept for others, or the host doesn't expect you. `/table list` has other tables.

button-tell-me = Tell me
button-tell-off = No more of { $game }
tell-me-title = Tell me about new tables
tell-me-games = Games
tell-me-what = You get a direct message when a table opens here and you are awake. None chosen: no messages.
tell-me-done = I'll write to you when a table opens here: { $games }.
tell-me-off = I won't write to you about new tables here.
tell-me-off-game = I won't write to you about new tables of { $game } any more.
dm-opened = A table is waiting for players: { $link }
