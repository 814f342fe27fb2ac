# Words that belong to no room in particular.
list-and = { $head } and { $last }
list-nobody = nobody
score = { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } point
   *[other] { NUMBER($points, maximumFractionDigits: 1) } points
}
hidden-thing = a hidden card
hidden-number = a hidden number

event-Forced = { $seat }: { $move } (the only choice)
event-Finished = The game is over. { $winners_count ->
    [one] { $winners } wins!
   *[other] { $winners } share the victory!
}

refusal-not-now = You can't do that now.
refusal-not-your-decision = That's not for you to decide now.
refusal-game-over = This game is over.

# A game told on the command line
transcript-seat = Seat { $number }
transcript-next = next: { $names }
transcript-over = over
