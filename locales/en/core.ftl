# Words that belong to no room in particular.
list-and = { $head } and { $last }
hidden-thing = a hidden card
hidden-number = a hidden number

event-Forced = { $seat }: { $move } (the only choice)
event-Finished = The game is over. { $winners_count ->
    [one] { $winners } wins!
   *[other] { $winners } share the victory!
}

refusal-not-now = That is not possible at the moment.
refusal-not-your-decision = Nobody is waiting for a decision of yours here.
refusal-game-over = This game is over.
