### A first game with lessons.

command-learn = learn
learn-description = Learn a game by playing it: a first game against beginners, with lessons as you go
learn-game = Which game
learn-not-taught = There are no lessons for { $game } yet. `/table practice` opens a game without them, `/help` explains it in a minute.
learn-nothing-yet = I haven't explained anything here yet.
learn-so-far = what I have explained so far
learn-brought = That scored **{ $points }** right away.
learn-cost = That cost you **{ $points }**.
button-lesson-rule = Read the rule
button-lesson-skip = Skip
button-lesson-again = Earlier lessons
button-lesson-stop = No lessons
practice-begun = **{ $game }** has begun: [here is your table]({ $link }).
welcome-learn = 🎓 **New to a game?** Learn it by playing: short lessons, just when something is new.
