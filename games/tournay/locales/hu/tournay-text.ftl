# A Tournay állása szavakban, hallgatásra.
tournay-text-deck = { $deck } pakli: { $cards ->
    [0] üres
   *[other] { $cards } lap
}{ $crier ->
    [out] , kisbíró felfedve
   *[other] {""}
}
tournay-text-face-up = Felfordítva: { $card }
tournay-text-in-hand = A kezedben: { $card }
tournay-text-looked = Ezt nézed: { $card }
tournay-text-deniers = Dénár: { $deniers }
tournay-text-standing = Álló polgárok: { $citizens }
tournay-text-lying = Fekvő polgárok: { $citizens }
tournay-text-free = Üres mezők, ahová lap kerülhet: { $spaces }
tournay-spoken-deniers = { $count ->
   *[other] dénár
}
tournay-spoken-yellow = { $count ->
   *[other] sárga polgár
}
tournay-spoken-white = { $count ->
   *[other] fehér polgár
}
tournay-spoken-red = { $count ->
   *[other] vörös polgár
}
tournay-spoken-card = { $count ->
   *[other] lap
}
