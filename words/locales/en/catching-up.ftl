### Catching up: the recap, notes to oneself, planning ahead and standing orders.

## Refusals

table-bad-since = I don't understand “{ $since }”. Pick one from the list, or give the number of a move.
table-note-empty = Your note is empty. Write a few words.
table-note-too-long = A note can have at most { $limit } characters. Make it shorter, or write two.
table-too-many-notes = You already have { $limit } notes at this table, which is the limit. `/note` shows them: delete one first.
table-order-your-turn = It's your turn: press **My move**. You can plan ahead once you have played.
table-nothing-to-plan = As far as I can see, you won't have another turn in this game, so there is nothing to plan.
table-nothing-planned = You haven't planned anything yet. Choose at least one move first.
table-order-past-reveal = That reveals something you should see before you go on. An order can end there, but can't go past it.
table-plan-moved-on = The game has moved on. Here is your plan as things stand now: check it and press again.
table-order-too-long = An order can have at most { $limit } moves.
table-nothing-to-pass = In this game there is nothing you could pass on in advance.

## The log and the recap

log-by-order = { $line } · *by standing order*
log-by-caretaker = { $line } · *by the caretaker*
log-by-clock = { $line } · *out of time*
recap-touched = What affects you
recap-you = You
recap-at-the-table = At the table
recap-more = -# … and { $count } more. **Log** has everything.
recap-since-last = Since my last move
recap-since-day = The last 24 hours
recap-since-all = The whole game
recap-title-day = the last 24 hours
recap-title-all = the whole game
recap-title-move = since move { $number }
recap-nothing-then = Nothing happened in that time.
recap-since = From when: my last move, a day ago, the start, or the number of a move
command-option-since = since
history-own = My last move

## Notes to oneself

command-note = note
note-description = Write a note to yourself for your next turn; without text, see all of them
note-text = At most 500 characters. Only you will ever see it
notes-title = your notes
notes-what = -# Only you see them. They appear on your next turn at this table and are gone once you confirm it.
notes-none = You have no notes at this table. Write one with `/note`.
notes-kept = Noted.
notes-at-hand = 📌 Your note to yourself
button-tear-up = Delete { $number }

## Planning ahead and standing orders

button-plan = Plan ahead
button-orders = My orders
button-give = Save order
button-give-boldly = Save, whatever happens
plan-title = plan ahead
plan-what = -# Imagine it's your turn, and the others have done as little as possible. Nothing is played until your turn really comes, and then only if all of it is still possible; otherwise I'll ask you as usual.
plan-guessed = -# 🎲 Something is drawn or rolled before your turn, so what you see in its place is a guess.
plan-picture = Imagined: not the real table
plan-planned = Planned
plan-sealed = 🔒 Nobody knows yet what comes after this, so the order ends here.
plan-complete = That would be your whole turn.
plan-give = **Save order**: it is cancelled if another player's move affects you first. **Save, whatever happens**: it is cancelled only if it's no longer possible.
orders-title = your standing orders
orders-none = You have no standing orders at this table.
orders-given = Saved. That's what I'll do.
orders-what = -# Only you see them until they are played; the log then says so.
order-play = { $moves }
order-else = **Otherwise** { $moves }
order-else-ask = Otherwise I'll ask you.
order-else-pass = pass
order-is-reaction = -# Once, when you are asked this on another player's turn.
plan-preferred = **First** { $moves }
plan-else = Otherwise
button-or-else = Add an alternative…
table-order-too-many = An order can have at most { $limit } alternatives.
table-order-mixed = Moves on your own turn and answers on another player's turn can't be in one order. Give two orders.
order-is-careful = -# Cancelled if another player's move affects you first.
order-is-bold = -# Whatever happens, as long as it's still possible.
order-pass = Pass when asked out of turn
order-pass-calimala = -# When someone activates one of your discs and it can't do anything: take the card, play none.
order-pass-tiletum = -# When the king's tile would only be in the way: discard it.
order-pass-genoa = -# When you are asked about a building or invited to make an offer: pass.
order-since = -# Given { $when }
order-dropped-heading = Your standing order was not carried out
order-dropped-illegal = It's no longer possible.
order-dropped-reveals = Something is revealed halfway that you should see first.
order-dropped-surprise = Another player's move has affected you since.
order-dropped-undone = The position you gave it for was taken back.
button-revoke = Revoke { $number }
button-read = Got it: { $number }
plan-moves = The moves of your turn, separated by ; and alternatives by |
command-option-moves = moves
command-plan = plan
plan-description = Plan your next turn while others play, or type its moves
plan-whatever-happens = Play it even if another player's move affects me first
command-option-whatever-happens = whatever-happens
button-always-pass = Always pass when asked
button-since = Since my last move
