### The house: lobby, tables, panels, settings, help.

## Refusals of the house: what is wrong, and what to do instead

table-unknown = There is no table { $table } here. `/mygames` lists your tables.
table-ambiguous = You sit at { $count } tables around here. Say which one you mean with the option `table`.
table-none-here = There is no table of yours here. Open one with `/table new`, or go to the thread of your table.
table-not-seated = You do not sit at this table. You can watch: press **Board** or **Log**.
table-not-host = Only { $host }, who opened the table, can do that.
table-not-started = This table has not started yet. Wait for the host to press **Start**.
table-already-started = This table is playing already.
table-over = This game is over. `/table new` opens another one.
table-not-over = This game is not over yet. Come back when it is.
table-closed = This table was closed. `/table new` opens another one.
table-full = All { $seats } seats are taken.
table-no-automaton = No automaton sits there.
table-too-many-automata = At most { $most } automata fit at a table of this game.
table-already-seated = You sit at this table already.
table-too-few = { $seats ->
    [one] One person sits here
   *[other] { $seats } people sit here
}; at least { $least } are needed.
table-unknown-game = I do not know a game called “{ $game }”. Choose one of the list.
table-bad-option = { $option } cannot be “{ $value }”. Choose one of the menu.
table-not-your-turn = It is not your turn. The table waits for { $names }.
table-nothing-drafted = There is nothing to confirm. Press **My move** and choose something first.
table-draft-sealed = Your last step cannot be taken back freely once it is played, so nothing can follow it yet. Confirm it first, or take it back.
table-nothing-to-undo = There is nothing of yours to take back.
table-undo-asked-already = Somebody has asked to take moves back already. Wait for the answers.
table-no-undo-request = Nobody is asking to take anything back any more.
table-not-asked = You are not asked about this.
table-unreadable-move = I cannot read “{ $move }” as a move. Press **My move**, or pick from the suggestions as you type.
table-stale = That button belonged to an earlier moment. Press **My move** to see what is asked now.
table-too-many = You sit at { $limit } tables, which is the limit. Finish or leave one first.
table-permissions = I may not do everything here that a table needs. Please ask an administrator to allow me: { $permissions }.
table-not-in-threads = A table needs an ordinary text channel. Go to one and try again.
table-other-game = This table plays { $game }. Use its own commands, or name your table with the option `table`.
play-does-not-fit = No legal move fits what you typed. Leave an option empty and pick from the suggestions.
form-unreadable = I cannot read “{ $text }”. Write it like this: { $hint }
form-incomplete = Something is still missing. Fill in at least the first lines.
error-unknown-button = I do not know this button any more. Press **My move** on the table's message, or use `/mygames`.
error-unexpected = Something went wrong on our side. No move is ever half made: press **My move** or **Board** to see where the table stands, and try again. If it stays, tell the host of this bot the reference { $reference }.
error-unknown-command = I do not know this command any more: it has changed since your Discord last looked. Reload it (Ctrl+R) and try again.
error-not-allowed = You are not allowed to do that here.
error-not-a-member = That person is not in this server. Choose somebody who is, or invite them first.

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
lobby-seats = { $least } to { $most } players · about { $minutes } minutes of thought each
lobby-nobody = Nobody sits here yet.
lobby-join = Join
lobby-leave = Leave
lobby-settings = Options
lobby-start = Start
lobby-close = Close this table
lobby-closed = This table was closed.
lobby-started = The game has begun: { $thread }
lobby-language = Language of the table
lobby-automata = 🤖 Add or remove an automaton
lobby-add-automaton = Add: { $level }
lobby-remove-automaton = Remove { $name }
lobby-unrated = 🤖 An automaton plays along: this table is not rated.
welcome = ## 👋 Welcome to Guildhall
    Heavy eurogames, by post. **Play now** against two automata: press a game, and it begins.
welcome-more = With friends: `/table new`. Everything else: `/help`.
lobby-caretaker = Who plays for somebody who vanishes
lobby-linger = How long automata wait before their turn
lobby-linger-seconds = { $seconds ->
    [0] They play at once
   *[other] { $seconds } seconds
  }
level-apprentice = Apprentice
level-apprentice-note = Knows the rules, makes mistakes: good for a first game
level-journeyman = Journeyman
level-journeyman-note = Plays soundly and quickly

## The table's message

table-is-over = The game is over.
table-waiting-since = The wait began { $when }
table-fingerprint = -# Fingerprint of the shuffle: `{ $fingerprint }…`. The seed is shown at the end, so anybody can check it.
table-seed = -# Seed `{ $seed }` (fingerprint `{ $fingerprint }…`): `/table export` gives the whole game as a file that anybody can check.
table-undo-asked = { $name } asks to take back { $moves ->
    [one] a move
   *[other] { $moves } moves
}. { $whom } decide.

button-move = My move
button-hand = My hand
button-board = Board
button-log = Log
button-undo = Undo
button-what = ?
button-history = History
button-text = As text
button-agree = Agree
button-refuse = Refuse
button-confirm = Confirm
button-confirm-so-far = Confirm so far
button-finish = Confirm · { $move }
button-form = Write it yourself…
button-more = More…
table-no-more = Nothing more is open at this table.
button-say-more = Say more
button-back = Take back
button-restart = Start over
button-other = Something else
button-older = Older
button-newer = Newer

## The panel

panel-title = your move
panel-title-welcome = you may speak
panel-since = Since your last move
panel-drafted = Drafted, not yet played
panel-sealed = 🔒 This reveals something and cannot be taken back freely. Confirm to see it.
panel-binding = 🔒 Once played, this cannot be taken back freely. Confirm to go on.
panel-broken = What you had drafted no longer fits. { $why }
panel-complete = That is all for now. Confirm to play it.
panel-only = Only one thing is possible now. Confirm to play it.
panel-choose = Choose…
panel-choose-part = { $name }: { $first } – { $last }
panel-page = Page { $page }
panel-confirmed = Played.

undo-asked = I asked { $names }. The moves come back as soon as everybody agrees.
undo-done = { $moves ->
    [one] One move
   *[other] { $moves } moves
} taken back.
undo-agreed = You agreed.
undo-refused = You refused; everything stays as it is.

hand-title = your mat and hand
log-title = log
log-empty = Nothing has happened yet.
recap-nothing = Nothing has happened since your last move.
history-title = position { $index } of { $last }

## You

mygames-title = Your tables
mygames-none = You sit at no table. Open one with `/table new` in a channel.
mygames-lobby = waiting for players ({ $seats } of at least { $least })
mygames-yours = Your move: asked { $since }
mygames-next = Next move
mygames-more = … and { $count } more.

settings-title = Your settings
settings-language = Language
settings-language-what = What I say to you privately. A table's public messages follow the table.
settings-language-auto = As my Discord
settings-palette = Colours
settings-palette-what = Pictures that only you see.
settings-palette-standard = Standard
settings-palette-safe = For colour-blind readers
settings-instant = How moves are played
settings-instant-what = Drafts can be changed until you confirm. Passing, rolling or declining needs no Confirm.
settings-instant-0 = Draft first, then confirm
settings-instant-1 = At once, without confirming
settings-instant-2 = Confirm everything, even a pass
settings-notify = When it is your turn
settings-notify-what = How I tell you that a table waits for you. `/notify` has the finer choices.
settings-notify-thread = Mention me at the table
settings-notify-dm = Write me a direct message
settings-notify-none = Do not tell me

privacy-title = What I keep about you
privacy-text = Your Discord id, the name you sat down with, your settings, the seats and moves of your games with your notes and standing orders, and what came of them: results, times and ratings, unless you want none (`/record off`). I read no messages, need no privileged access and pass nothing on. `/privacy export` gives you all of it, `/privacy erase` forgets you.
privacy-kept = Kept now: { $seats } seats, { $moves } moves, { $drafts } drafts.
privacy-exported = This is everything I keep about you.
privacy-erase-title = Forget me?
privacy-erase-text = Your settings and drafts are deleted. In running and finished games your name and id are removed; the moves stay, so that the others' games are not destroyed, and your seat goes on with the simplest moves. This cannot be undone.
privacy-erase-button = Yes, forget me
privacy-erased = You are forgotten. { $count ->
    [0] You had no seat anywhere.
    [one] One table goes on without your name.
   *[other] { $count } tables go on without your name.
}
erased-name = Somebody

## Help

help-title = Guildhall: heavy eurogames by post
help-text = Open a table with **/table new**, let people join, press **Start**. In the table's thread **My move** leads you through your turn: nothing is played before you confirm it. You are mentioned when it is your turn; play takes hours or weeks, as you like.
help-games = Every game has commands of its own ({ $games }), but **My move** does all of it without them. `/help` with a `game` explains one in a minute.
what-turn = How a turn goes
what-buttons = **My move** asks what you may decide · **My hand** shows your own things · **Board** the whole position · **Log** what happened · **Undo** takes back what can still be taken back.
what-more = `/rules` looks rules up, `/recap` tells what happened since your last move, `/history` walks through the game. `/order plan` plans ahead while the others think, `/note` reminds you at your next turn. This is table `{ $table }`.
about-text = Plays { $games } in Discord, rules enforced to the letter, in English and Hungarian. Awake since { $since }. Free software under the MIT licence. No privileged access, no message reading; `/privacy show` says what is kept.
about-reconstructed = Where only a picture in the box would tell, we had to work it out. What that is in each game:
rules-title = rules
rules-look-up = With a `clause` – its number, or a few words – I look it up.
rules-nothing = I found nothing about “{ $words }” in the rules. Try another word, or a clause number.

## Commands: names (one lower-case word) and descriptions (at most 100 characters)

command-table = table
command-table-new = new
table-group-description = Tables of this server
table-new-description = Open a table and invite people
table-new-game = Which game
option-automata = How many automata sit down with you
option-level = How well the automata play
option-opponents = How many automata to play against
command-option-automata = automata
command-option-level = level
command-option-opponents = opponents
command-table-practice = practice
table-practice-description = Play alone against automata: one command, and the game begins
command-move = move
move-description = Your move: opens the panel, or plays a move that you type
move-notation = A move, as suggested while you type
command-hand = hand
hand-description = Your own things at this table, for your eyes only
command-board = board
board-description = The whole position
board-text = In words instead of a picture
command-undo = undo
undo-description = Take back your last step
undo-everything = Everything that can be taken back, not only the last step
command-log = log
log-description = Everything that happened at this table
command-recap = recap
recap-description = What happened since your last move
command-history = history
history-description = Walk through the positions of the game
history-step = Which position (0 is the beginning)
command-mygames = mygames
mygames-description = All your tables, the longest waiting first
command-settings = settings
settings-description = Language, colours, mentions, drafts
command-privacy = privacy
command-privacy-show = show
command-privacy-export = export
command-privacy-erase = erase
privacy-group-description = What I keep about you
privacy-show-description = What I keep about you and why
privacy-export-description = All of it as a file
privacy-erase-description = Forget me, without destroying the others' games
command-help = help
help-description = How to play here
help-game = One game explained in a minute
command-about = about
about-description = What this is
command-rules = rules
rules-description = What rules we play by, and what they say
rules-game = Which game
rules-clause = A clause (CAL-3.6) or a few words
option-table = Which table, if you do not mean the one of this thread
command-option-table = table
command-option-game = game
command-option-notation = notation
command-option-text = text
command-option-everything = everything
command-option-step = step
command-option-clause = clause

## Commands that only one game has

tournay-command-card = card
tournay-command-card-description = Look at a card closely
tournay-command-card-which = Which card
tournay-no-such-card = There is no card called “{ $card }” in Tournay. Pick one from the suggestions.
genoa-command-stance = stance
genoa-command-stance-description = Say whether you want to be asked about buildings
genoa-command-stance-value = Ask me, always pass for me, or pass except for some buildings
genoa-no-such-stance = That is none of the ways to be asked. Choose one: { $hint }.
genoa-stance-without-buildings = Name the buildings you want to be asked about, too.
genoa-no-such-tile = There is no special tile called “{ $tile }”. Pick one from the suggestions.
genoa-tile-not-now = You cannot play this now: { $tile }. A Starting space tile is played instead of rolling, the others within an action of your own.
genoa-tile-is-not-played = An Extra action tile needs no playing: it is used up by itself when you take one action more.
