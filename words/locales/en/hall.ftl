### The house: lobby, tables, panels, settings, help.

## Refusals of the house: what is wrong, and what to do instead

table-unknown = There is no table { $table } here. `/mygames` lists your tables.
table-ambiguous = You have { $count } tables here. Use the `table` option to say which one you mean.
which-table = You have { $count } tables. Which one do you mean?
which-table-choose = Choose a table
which-table-waits = Your move · { $table }
which-table-forgotten = I no longer know what you wrote. Please send the command again, with the `table` option.
table-none-here = You have no table here. Open one with `/table new`, or go to your table's thread.
board-nobody = Nobody at this table is called “{ $name }”. At it sit: { $names }.
table-not-seated = You are not playing at this table, but you can watch: press **Board** or **Log**.
table-not-joined = You haven't joined this table. Press **Join** first.
table-test-where = You have { $count } tables here. Try it in the thread of one of them.
table-not-host = Only the host ({ $host }) can do that.
table-not-started = This table has not started yet. Wait for the host to press **Start**.
table-already-started = This game has already begun.
table-over = This game is over. Open a new table with `/table new`.
table-not-over = This game is not over yet. Try again when it is.
table-closed = This table was closed. Open a new one with `/table new`.
table-full = All { $seats } seats are taken.
table-no-automaton = There is no automaton in that seat.
table-too-many-automata = This game takes at most { $most } automata.
table-already-seated = You already have a seat at this table.
table-too-few = You need at least { $least } players; there { $seats ->
    [one] is only one
   *[other] are only { $seats }
} so far.
table-unknown-game = I don't know a game called “{ $game }”. Pick one from the list.
table-bad-option = { $option } cannot be “{ $value }”. Pick one from the menu.
table-not-your-turn = It's not your turn. We are waiting for { $names }.
table-nothing-drafted = There is nothing to confirm yet. Press **My move** and choose something first.
table-draft-sealed = Once played, your last step can't simply be undone, so nothing can follow it yet. Confirm it, or take it back.
table-nothing-to-undo = You have nothing to take back.
table-undo-asked-already = Someone has already asked to take moves back. Wait for the answers.
table-undo-nobody-to-ask = Someone has moved since, or something was revealed, so the others would have to agree, but nobody else is here. (Against computer players alone, undo is always free.)
table-no-undo-request = Nobody is asking to take anything back any more.
table-not-asked = This question is not for you.
table-unreadable-move = I can't read “{ $move }” as a move. Press **My move**, or pick a suggestion as you type.
table-stale = That button is out of date. Press **My move** to see what you are asked now.
table-too-many = You are already at { $limit } tables, which is the limit. Finish or leave one first.
table-permissions = I'm missing some permissions that a table needs here. Please ask an administrator to allow: { $permissions }.
table-not-in-threads = Tables are opened in text channels and forums. Go to one, or to one of its threads, and try again.
table-opened-elsewhere = Your table is being opened in { $channel }: threads have no threads of their own.
table-other-game = This table is playing { $game }. Use that game's commands, or name another table with the `table` option.
play-does-not-fit = No legal move matches that. Leave something out and pick from the suggestions.
form-unreadable = I can't read “{ $text }”. Write it like this: { $hint }
form-incomplete = Something is still missing. Fill in at least the first lines.
error-unknown-button = This button no longer works. Press **My move** on the table's message, or use `/mygames`.
error-unexpected = Sorry, something went wrong on our side. Your game is safe: a move is played whole or not at all. Press **My move** or **Board** to see where you are, and try again. If it keeps happening, give the bot's host this reference: { $reference }.
error-unknown-command = That command has changed. Reload Discord (Ctrl+R) and try again.
error-moved-command = That command has moved: it is `{ $command }` now.
error-too-fast = That was too fast for me: nothing was done. Wait a few seconds, then go on.
progress-working = -# ⏳ Still working on it; you asked { $since }.
progress-share = -# ⏳ { $done }% done; you asked { $since }.
progress-queue = -# ⏳ { $ahead } before you; you asked { $since }.
progress-interrupted = -# I was interrupted by a restart. Ask again in a minute.
background-busy = I'm still working on what you asked for before. Ask again once that's there.
error-not-allowed = You are not allowed to do that here.
error-not-a-member = That person is not on this server. Choose someone who is, or invite them first.
error-unresolved = I cannot find that { $what ->
    [person] person
    [channel] channel
   *[role] role
}. Choose one from the list that Discord offers you.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-embed_links = Embed Links
permission-read_message_history = Read Message History

language-en = English
language-hu = Magyar

## Lobby

lobby-options = Options: { $options }
lobby-seats = { $players } players · about { $minutes } minutes per player
lobby-nobody = Nobody has joined yet.
lobby-join = Join
lobby-leave = Leave
lobby-settings = Options
lobby-start = Start
lobby-close = Close this table
lobby-closed = This table was closed.
lobby-started = The game has begun: { $thread }
lobby-language = Language of the table
lobby-change = Change…
lobby-variants = Variants
lobby-variants-what = Without a tick the usual rules apply
lobby-clock-short = Clock (runs only while a player is awake)
lobby-switches = At this table
lobby-switch-closed = No spectators
lobby-switch-hints = Hints allowed
lobby-switch-invite_only = Invite only
lobby-switch-autostart = Starts when full
lobby-switch-unrated = Unrated
lobby-switch-whispers = Private chat allowed
lobby-automata = 🤖 Add or remove a computer player (automaton)
lobby-add-automaton = Add: { $level }
lobby-remove-automaton = Remove { $name }
lobby-unrated = 🤖 With an automaton at the table, this game is not rated.
welcome = ## 👋 Welcome to Guildhall
    Heavy eurogames in Discord, in one evening or over a month. **Play now** against two computer players: press a game, and you're in.
welcome-more = With friends: `/table new`; for a whole evening: `/evening new`. Looking for company: `/find`. A season or tournament: `/league new`. Everything else: `/help`.
welcome-inviter = Thank you for inviting me to **{ $server }**. In one of its channels, `/learn` teaches a game by playing it, and `/table new` opens a table for friends. `/admin settings` chooses where and by whom tables are opened, and posts a welcome with a button for each game where you want it.
lobby-caretaker = Who plays for a missing player
lobby-linger = How long automata wait before they play
lobby-linger-seconds = { $seconds ->
    [0] Not at all
   *[other] { $seconds } seconds
  }
level-apprentice = Apprentice
level-apprentice-note = Knows the rules but makes mistakes: good for a first game
level-journeyman = Journeyman
level-journeyman-note = Plays soundly and quickly
level-master = Master
level-master-note = Thinks ahead: hard to beat
level-master-none = Plays like the journeyman in this game so far

## The table's message

table-is-over = The game is over.
table-waiting-since = Turn started { $when }
table-undo-asked = { $name } would like to take back { $moves ->
    [one] a move
   *[other] { $moves } moves
}. It's up to { $whom }.

button-move = My move
button-hand = My area
button-board = Board
button-log = Log
button-undo = Undo
button-what = ?
button-history = History
button-portrait = Phone view
button-text = Text view
button-agree = Agree
button-refuse = Refuse
button-confirm = Confirm
button-confirm-so-far = Confirm so far
button-finish = Confirm · { $move }
button-form = Type it yourself…
button-form-again = Correct it…
button-more = More…
button-on-offer = What is that?
on-offer-nothing = Nothing here needs a closer look any more.
button-why-not = Why not?
table-no-more = Nothing else is open at this table.
button-say-more = More actions…
button-back = Take back
button-restart = Start over
button-several-steps = Several steps at once…
button-wide = Wide picture
button-narrow = Narrow picture
button-other = Choose something else
button-all-commands = All commands
button-older = Older
button-newer = Newer

## The panel

panel-title = your move
panel-title-welcome = you may reply
panel-at-table = At table { $table } · { $names }
panel-since = Since your last move
panel-so-far = So far
panel-news-in-log = -# What has happened since your last move is in the **Log**.
panel-about-more = -# Press **Board** for more detail.
panel-next-below = { $count ->
    [one] Another table is waiting for you, too: see below.
   *[other] { $count } other tables are waiting for you: the first is below.
}
panel-chosen-so-far = Chosen so far: { $answers }.
panel-signs = Signs: { $signs }
panel-drafted = Your plan so far (not played yet)
panel-sealed = 🔒 Your last step reveals something that isn't shown yet; after that, undo needs the others' consent. Confirm to see it.
panel-binding = 🔒 Once you play this, undo needs the others' consent. Confirm to go on.
panel-broken = Your plan no longer works from here on: { $lost }. { $why }
panel-complete = That's everything for now. Confirm to play it.
panel-how-to-finish = How do you finish?
panel-only = There is only one thing you can do now. Confirm to play it.
panel-choose = Choose…
panel-others = Others…
panel-choose-more = { $name }: others
panel-choose-own = { $name }: other ways
panel-several-steps = ⏭️ Several steps at once
panel-several-steps-all = ⏭️ All followed by: { $steps }
panel-nothing-more = Just that
panel-done-at-once = ✓ plays it at once, without Confirm.
panel-done-at-once-menu = A ✓ in a menu plays it at once, without Confirm.
panel-page = Page { $page }
# What cannot be done now. $why is a whole sentence with its clause.
why-not-kind = **{ $kind }**: { $why }
why-not-move = **{ $kind }** – { $moves }: { $why }
why-not-more = { $moves } and { $count } more
why-not-alike = … likewise { $moves }
why-not-nothing = Nothing obvious is ruled out right now.
panel-confirmed = Done.

undo-title = Take back?
undo-would-free = This takes back:
undo-would-ask = If { $names } { $count ->
    [one] agrees
   *[other] agree
}, this is taken back:
undo-would-more = … and { $count } more
button-undo-sure = Take it back
button-undo-ask = Ask to take it back
undo-asked = I have asked { $names }. { $count ->
    [one] If they agree
   *[other] Once everyone agrees
}, the moves are taken back.
undo-done = { $moves ->
    [one] One move
   *[other] { $moves } moves
} taken back.
undo-agreed = You agreed.
undo-refused = You said no, so everything stays as it is.

hand-title = your area
log-title = log
log-empty = Nothing has happened yet.
recap-nothing = Nothing has happened since your last move.
history-first = Start
history-far = { $count } back
history-back = Back
history-on = Forward
history-last = Latest
history-title = position { $index } of { $last }

## You

mygames-title = Your tables
mygames-none = You have no games yet. Open a table with `/table new` in a channel.
mygames-lobby = waiting for players ({ $seats } of at least { $least })
mygames-yours = Your move, turn started { $since }
mygames-next = Next move
mygames-more = … and { $count } more.

settings-title = Your settings
settings-language = Language
settings-language-what = What I say to you alone. Public messages use the table's language.
settings-language-auto = Same as Discord
settings-palette = Colours
settings-palette-what = For the pictures that you see, and for the board that your whole table sees.
settings-palette-standard = Standard
settings-palette-safe = Colour-blind friendly
settings-in_words = Pictures or words
settings-in_words-what = Play by ear, with a screen reader: question, choices and position in words, no pictures.
settings-in_words-0 = With pictures
settings-in_words-1 = In words, without pictures
settings-board = Board at your tables
settings-board-what = In the message of a table that you host. The Board button always shows the wide one.
settings-board-phone = Upright, for a phone
settings-board-wide = Wide, for a large screen
settings-instant = How moves are played
settings-instant-what = Passing, rolling, and a last answer with ✓ need no Confirm.
settings-instant-0 = Plan first, then confirm
settings-instant-1 = Play at once, without confirming
settings-instant-2 = Confirm everything, even a pass or a ✓
settings-onward = The next table
settings-onward-what = After your move, when another table is waiting for you.
settings-onward-1 = Show it at once, below
settings-onward-0 = Wait until I press Next table
settings-notify = When it is your turn
settings-notify-what = If a DM doesn't get through, I mention you at the table.
settings-notify-thread = Mention me at the table
settings-notify-dm = Send me a DM
settings-notify-none = Don't notify me

privacy-title = What I keep about you
privacy-text = Your Discord id, the name you joined with, your settings, the seats and moves of your games with your notes and standing orders, and how they ended: results, times and ratings, unless you'd rather not. What belongs to a server that removes me is kept for 90 days and then erased. I read no messages, need no special access and pass nothing on.
privacy-kept = Right now: { $seats } seats, { $moves } moves, { $drafts } unfinished plans, and { $rest } other entries.
privacy-exported = This is everything I keep about you.
privacy-erase-title = Delete your data?
privacy-erase-text = Your settings and plans are deleted. Your name and id are removed from running and finished games; the moves stay, so that the others keep their games, and your seat carries on with the simplest moves. This can't be undone.
privacy-erase-button = Yes, delete my data
privacy-erased = Your data is gone. { $count ->
    [0] You had no seat anywhere.
    [one] One table goes on without your name.
   *[other] { $count } tables go on without your name.
}
erased-name = Somebody

## Help

help-title = Guildhall: heavy eurogames, play-by-post
help-text = Open a table with **/table new**, let people join, press **Start**. In the table's thread, **My move** takes you through your turn: nothing is played until you confirm it. I mention you when it's your turn. A game can take an evening or a month, as you like.
help-in-words = Do you play by ear, with a screen reader? Choose **In words** in **/{ $settings }**: no pictures, and everything they show in words.
help-games = Each game has commands of its own ({ $games }), but **My move** can do everything they can. `/help` with a game's name explains it in a minute.
what-turn = How a turn works
what-buttons = **My move** takes you through your turn · **My area** shows your own board and cards · **Board** shows the whole table · **Log** lists what happened · **Undo** takes back what can still be undone.
what-more = `/rules` looks up a rule, `/card` shows a card or tile closely, `/log` tells what happened, `/history` steps through the game. `/plan` lets you plan your turn while others think, `/note` reminds you of something on your next turn. This is table `{ $table }`.
about-text = Play { $games } in Discord, with every rule enforced, in English and Hungarian. Started { $since }. Free software under the MIT licence. No special access, no reading of messages; `/settings` says what is kept.
about-reconstructed = Some things are shown only by pictures in the box, so we had to work them out. In each game:
reconstructed-title = What we worked out ourselves
rules-title = rules
rules-look-up = To look something up, give a few words or a clause number. The rules cover:
rules-which-game = Which game? Name it, or ask in the thread of a table.
rules-nothing = I found nothing about “{ $words }” in the rules. Try another word, or a clause number.

## Commands: names (one lower-case word) and descriptions (at most 100 characters)

command-table = table
command-table-new = new
table-group-description = Open, find, join and leave tables
table-new-description = Open a table and invite people to a game
table-new-game = Which game
option-automata = How many computer players
option-level = How well the automata play
option-opponents = How many computer players to play against
command-option-automata = automata
command-option-level = level
command-option-opponents = opponents
command-table-practice = practice
table-practice-description = Play alone against computer players; it starts at once
command-move = move
move-description = Take your turn: open the panel, or type a move
move-move = A move: pick a suggestion as you type
command-area = area
area-description = Show your own board and cards (only you can see them)
command-board = board
board-description = Show the board
board-text = As text instead of a picture
board-player = Only this player's area, as text
command-undo = undo
undo-description = Take back your last step
undo-everything = Everything you can take back, not just the last step
command-log = log
log-description = List what happened at this table, or only since your last move
command-history = history
history-description = Step through the game, position by position
history-step = Which position (0 is the start)
command-mygames = mygames
mygames-description = List your tables everywhere, the longest waiting first
command-settings = settings
settings-description = Choose language, colours, notifications, waking hours, vacations, privacy
command-help = help
help-description = Find out how to play here, or what a command does
help-about = A game, a command, or a few words: what would you like to do?
command-rules = rules
rules-description = Look up the rules of a game
rules-game = Which game
rules-about = A few words, or a clause (CAL-3.6)
option-table = Which table, if not the one of this thread
command-option-table = table
command-option-game = game
command-option-move = move
command-option-text = text
command-option-everything = everything
command-option-step = step
command-option-about = about

## Commands that only one game has

genoa-command-stance = questions
genoa-command-stance-description = Choose which buildings you are asked about
genoa-command-stance-value = Ask me, always pass for me, or pass except for some buildings
genoa-no-such-stance = I don't know that answer. Choose one of these: { $hint }.
genoa-stance-without-buildings = Name the buildings you want to be asked about, too.
genoa-no-such-tile = There is no special tile called “{ $tile }”. Pick one from the suggestions.
genoa-tile-not-now = You can't play this now: { $tile }. A Starting space tile is played instead of rolling, the others during one of your actions.
genoa-tile-is-not-played = You don't need to play an Extra action tile: it is used up when you take an extra action.
settings-section-display = Display
settings-section-playing = Playing
settings-section-notify = Notifications
settings-section-hours = Waking hours
settings-section-vacation = Vacation
settings-also = Tell me also
settings-at_once = when I'm asleep or on vacation
settings-next_up = when I'm next (by DM)
settings-unconfirmed = when I forgot to confirm
settings-digest = Daily summary by DM
settings-digest-what = At this hour where you live; set your time zone under Waking hours.
settings-digest-off = Off
button-test = Send me a test
button-my-data = My data
settings-records-1-now = 🏆 Your results are kept and compared: `/stats`.
settings-records-0-now = 🏆 None of your results are kept.
settings-reliability-1-now = 🤝 People you play with can see how often you ran out of time, resigned or needed a caretaker.
settings-reliability-0-now = 🤝 How often you ran out of time is shown to nobody.
button-records-1 = Keep my results
button-records-0 = Keep no results
settings-named-1-now = 🏆 If another player logs a game with you elsewhere, such as in BG Stats, your name is in it.
settings-named-0-now = 🏆 If another player logs a game with you elsewhere, such as in BG Stats, you are “Player 2” in it.
button-named-1 = Name me in logged plays
button-named-0 = Don't name me in logged plays
button-reliability-1 = Show my reliability
button-reliability-0 = Hide my reliability
button-data-export = Download everything
button-data-erase = Delete my data…
clock-field-zone = Time zone
clock-field-from = You get up at
clock-field-until = You go to bed at
clock-field-days = Days you play on (none: every day)
help-topic-start = Start or join a game
help-topic-play = Play my turn
help-topic-catch-up = Catch up, look back
help-topic-time = Set times, pause, wait less
help-topic-seats = Leave, find a substitute, talk, end
help-topic-company = Find players, compete
help-topic-league = Play a season or a tournament
help-topic-results = See results
help-topic-trouble = Report a problem
help-topic-host = Manage a table
help-topic-server = Set up a server
help-want = What would you like to do?
help-was = was /{ $name }
help-nothing = I found no command for “{ $words }”. `/help` without words shows what there is.
button-about = About this bot
