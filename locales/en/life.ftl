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
