### The living board: opening it, sharing it, and why a page is refused.

button-open-board = Open the board
web-link = **[Open the board]({ $url })** of { $game }. The link is yours alone: it works once, within five minutes. Don't pass it on.
web-activity-unknown = Discord has not told me who you are. Close the board and press **Open the board** again: if it does not open then, you get a link.
web-activity-no-table = Which table? Press **Open the board** in the message of a table.
web-off = The host of this bot has not opened the board on the web. **Board** shows the picture.

web-link-gone = This link has been used, or is older than five minutes. Press **Open the board** in Discord again.
web-no-session = Your visit has ended. Press **Open the board** in Discord again.
web-share-gone = This table is no longer shared. Ask whoever gave you the link.
web-not-found = There is nothing here. Press **Open the board** in Discord.
web-foreign = This request comes from another page. Press **Open the board** in Discord.
web-not-json = I can't read that. Load the page again.
web-stale = The table has moved on. This is how it stands now.
web-your-turn = It's your turn. You can plan ahead once you have played.
web-too-large = That is too much at once. Load the page again.
web-proof-seed = Seed: { $seed }

web-proof-how = The fingerprint stood in the invitation before the game began: it is the SHA-256 of the seed (of what stands before a +), from which every draw and roll follows.
export-page = And the game to look at, as one file for any browser: every position with everyone's eyes, the log, and the proof of the shuffle.
export-page-large = The game is too long to be sent as one file to look at. **Share** shows it.

button-share = Share
share-link = Anyone with this link can watch **{ $game }**, without an account: { $url }
share-live = They see what spectators see, live; when the game is over, everything.
share-delayed = They see what spectators see, { $delay ->
    [one] one move
   *[other] { $delay } moves
    } late; when the game is over, everything.
share-over = They see the whole game, with every player's eyes.
share-host-can = The host can close it again: `/table share` with `stop`.
share-off = Closed. The old link shows nothing now; `/table share` opens it again.
share-none = This table is not shared.
share-closed-table = Only its players may watch this table, so it can't be shared.
share-no-web = The host of this bot has not opened the board on the web, so there is nothing to share. Once the game is over, `/table export` gives it as a file.

command-table-share = share
table-share-description = Get a link with which anyone can watch this table in a browser
share-delay = How many moves late they see it (only the host)
share-close = Close the link (only the host)
command-option-delay = delay
