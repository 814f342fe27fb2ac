### Catching up: the recap, notes to oneself, planning ahead and standing orders.

## Refusals

table-bad-since = I cannot read “{ $since }” as a moment. Choose one of the list, or write the number of a move.
table-note-empty = There is nothing on this note. Write a few words.
table-note-too-long = A note holds at most { $limit } characters. Make it shorter, or write two.
table-too-many-notes = You have { $limit } notes at this table, and that is all it holds. `/note` shows them: delete one first.
table-order-your-turn = It is your turn now: press **My move**. You can plan ahead as soon as you have played.
table-nothing-to-plan = As far as anybody can see you will not be asked any more in this game: there is nothing to plan.
table-nothing-planned = Nothing is planned yet. Choose at least one move first.
table-order-past-reveal = That brings something to light which you should see before you go on. An order can end there, but not go beyond it.
table-plan-moved-on = The table has moved on since. This is your plan as things stand now: look it over and press again.
table-order-too-long = An order has at most { $limit } moves.
table-nothing-to-pass = This game asks nothing out of turn that can be passed on beforehand.

## The log and the recap

log-by-order = { $line } · *by standing order*
log-by-caretaker = { $line } · *by the caretaker*
log-by-clock = { $line } · *time was out*
recap-touched = What concerns you
recap-at-the-table = At the table
recap-more = -# … and { $count } more. **Log** has all of it.
recap-since-last = Since my last move
recap-since-day = The last 24 hours
recap-since-all = The whole game
recap-title-day = the last 24 hours
recap-title-all = the whole game
recap-title-move = since move { $number }
recap-nothing-then = Nothing has happened in that time.
recap-since = Since my last move, a day ago, the beginning, or the number of a move
command-option-since = since
history-own = My last move

## Notes to oneself

command-note = note
note-description = A note to yourself, shown when you are next asked; without a text: all your notes
note-text = At most 500 characters. Only you will ever see it
notes-title = your notes
notes-what = -# Only you see them. They are shown when you are next asked at this table, and are gone when you confirm that turn.
notes-none = You have no notes at this table. `/note` with a text writes one.
notes-kept = Noted.
notes-at-hand = 📌 You wanted to remember
button-tear-up = Delete { $number }

## Planning ahead and standing orders

button-plan = Plan ahead
button-orders = My orders
button-give = Give this order
button-give-boldly = … come what may
plan-title = plan ahead
plan-what = -# Imagined: it is your turn, and until then the others have done as little as they could. Nothing is played before your turn really comes, and then only if all of it is still possible; otherwise you are asked as always.
plan-guessed = -# 🎲 Something is drawn or rolled before your turn comes: what you see here in its place is a guess.
plan-picture = Imagined: not the position at the table
plan-planned = Planned
plan-sealed = 🔒 What comes after this cannot be told yet. The order ends here.
plan-complete = That would be your whole turn.
plan-give = **Give this order**: it is dropped if anybody does something to you before. **… come what may**: only if it is not possible any more.
orders-title = your standing orders
orders-none = You have no standing orders at this table.
orders-given = Good: that is what I will do.
orders-what = -# Only you see them. They are looked at when you are asked; the log says afterwards what was played by standing order.
order-play = { $moves }
order-is-careful = -# Dropped if anybody does something to you before.
order-is-bold = -# Come what may, if it is still possible.
order-pass = Pass on what you are asked out of turn
order-pass-calimala = -# When somebody activates one of your discs and it can do nothing: take the card, play none.
order-pass-tiletum = -# When the king's tile would only be in the way: discard it.
order-pass-genoa = -# When you are asked about a building or called for an offer: pass.
order-since = -# Given { $when }
order-dropped-heading = Your standing order was not carried out
order-dropped-illegal = It is not possible any more.
order-dropped-reveals = Something comes to light half-way that you should see first.
order-dropped-surprise = Somebody has done something to you since you gave it.
order-dropped-undone = The position you gave it for was taken back.
button-revoke = Revoke { $number }
button-read = Noted { $number }
command-order = order
command-order-plan = plan
command-order-play = play
command-order-pass = pass
command-order-list = list
order-group-description = What to do when your turn comes
order-plan-description = Put an order together while it is somebody else's turn
order-play-description = Give an order in writing
order-play-moves = The moves of your turn, one after the other, with ; between them
order-play-careful = Drop it if anybody does something to me before (yes, unless you say no)
order-pass-description = Pass on whatever can be passed on out of turn, until you revoke it
order-list-description = Your standing orders at this table
command-option-moves = moves
command-option-careful = careful
