# The position of Genoa in words, to be heard.
genoa-text-tower = Tower and rounds
genoa-text-discs = { $count ->
    [one] One disc lies
   *[other] { $count } discs lie
} here: { $space }
genoa-text-buildings = Buildings
genoa-text-squares-key = Squares are blue-red: the column from the left, then the row from the top.
genoa-text-squares = squares { $squares }
genoa-text-no-action = no action
genoa-text-beside = next to { $spaces }
genoa-text-named = named by your { $cards }
genoa-text-here = the tower is here
genoa-text-visited = the tower was here
genoa-text-streets = Streets
genoa-text-card = In your hand: { $card }
genoa-spoken-marker = { $count ->
    [one] ownership marker
   *[other] ownership markers
}
genoa-spoken-deal = Deal:
