# Words that stand on pictures of every game.
render-colour-red = red
render-colour-yellow = yellow
render-colour-blue = blue
render-colour-green = green
render-colour-black = black
render-colour-pink = pink

render-since = new since your last move
render-since-of = new since { $name }'s last move
render-since-any = what is new
render-standing = you { $own }, best rival { $most }
render-round = Round { $number } of { $most }
render-last-round = last round
render-set-up = Set-up
render-over = The game is over
render-drafted = Your plan: not played yet
render-stopped = The game ended early
render-everybody = Everyone
render-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } share the victory!
}
render-deck = Deck
render-discard = Discard

## Text boards and alt texts
render-white = white
render-cards = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
render-text-players = Players
render-text-start = start player
render-text-active = to move
render-text-free = { $free } free
render-text-deck = Deck: { $cards }
render-text-discard = Discard pile: { $cards }
render-text-yours = For your eyes only
render-text-can = What you can do now
render-text-new = { $line } (new)
render-text-hand = Hand: { $cards }.
render-alt-points = Points: { $points }.
render-alt-choices = You can choose: { $choices }.
render-alt-rest = The rest is in the text view of the board.

## The end of a game
render-final-ahead = { $points } ahead of { $name }
render-final-shared = Tied on everything
render-final-sources = Where it came from

## Looking back
render-review-title = How the game went
render-review-note = each player's chance to win; the band is how far it may be off
render-review-points = the score they could expect at the end
render-review-percent = { $share } %
render-review-line = { $name } had a chance of { $first } % at the beginning, of { $least } to { $most } % on the way, and ended with { $points }.
render-film-alt = { $game }, replayed: the board after each of { $frames } turns.
