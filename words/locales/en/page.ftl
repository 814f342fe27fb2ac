### The living board: what its page says besides what panels and pictures say.

page-about = What is this?
page-areas = Whose area
page-cancel = Cancel
page-choices = All choices
page-chosen = Chosen so far
page-close = Close
page-deadline = Time until
page-draft = Your plan so far
page-everybody = what everybody saw
page-eyes = Seen by
page-lost = Connection lost. Trying again…
page-now = Back to now
page-ok = OK
page-older = Show older
page-pause = Pause
page-play = Play
page-position = Position
page-rule = The rule
page-since = Since your last move
page-latest = The last move
page-sound = Sound when it is your turn
page-things = On the board
page-thinking = Thinking…
page-which = Which one?
page-zoom-in = Zoom in
page-zoom-out = Zoom out
