# The position of Tournay in words, to be heard.
tournay-text-deck = deck { $deck }: { $cards ->
    [0] empty
    [one] { $cards } card
   *[other] { $cards } cards
}{ $crier ->
    [out] , Town Crier out
   *[other] {""}
}
tournay-text-face-up = Face up: { $card }
tournay-text-in-hand = In your hand: { $card }
tournay-text-looked = You look at: { $card }
tournay-text-deniers = Deniers: { $deniers }
tournay-text-standing = Citizens standing: { $citizens }
tournay-text-lying = Citizens lying: { $citizens }
tournay-text-free = Empty spaces where a card may go: { $spaces }
tournay-spoken-deniers = { $count ->
    [one] denier
   *[other] deniers
}
tournay-spoken-yellow = { $count ->
    [one] yellow citizen
   *[other] yellow citizens
}
tournay-spoken-white = { $count ->
    [one] white citizen
   *[other] white citizens
}
tournay-spoken-red = { $count ->
    [one] red citizen
   *[other] red citizens
}
tournay-spoken-card = { $count ->
    [one] card
   *[other] cards
}
