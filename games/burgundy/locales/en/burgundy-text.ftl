# The position of The Castles of Burgundy in words, to be heard.
burgundy-text-dice = { $left ->
    [none] no dice left
   *[other] dice to use: { $left }
}{ $used ->
    [none] {""}
   *[other] ; used: { $used }
}
burgundy-text-silver = Silverlings: { $count }
burgundy-text-workers = Workers: { $count }
burgundy-text-stored = In storage: { $tile }; fits: { $spaces }
burgundy-text-storage-empty = Storage: empty
burgundy-text-space = { $space } (die { $die })
burgundy-text-source = Points from { $source }: { $points }
burgundy-text-knows = Knowledge placed: { $tile }
burgundy-text-board = Estate of { $name }: { $board }, by its regions. Rows a to g from the top, spaces from the left.
burgundy-text-region = { $region } ({ $size ->
    [one] 1 space
   *[other] { $size } spaces
}), needs { $needs }, +{ $points } if finished now. Free: { $free }.{ $count ->
    [0] {""}
   *[other] {" "}Placed: { $placed }.
}
burgundy-text-finished = { $region } ({ $size ->
    [one] 1 space
   *[other] { $size } spaces
}), finished: { $placed }
burgundy-text-free-open = { $space } die { $die }
burgundy-text-free-closed = { $space } die { $die } (touches nothing yet)
burgundy-text-coming = Goods to come in round { $round }: { $goods }
burgundy-text-track = Turn order track, space { $space }, from the bottom: { $players }
burgundy-text-size = size { $size } brings { $points }
burgundy-text-depot = Depot { $depot }, goods: { $goods }
burgundy-text-empty = { $slot }: empty
burgundy-text-taken = { $slot }: empty, taken by { $name }
burgundy-text-bonuses = Bonus tiles
burgundy-text-open = still open
burgundy-text-bonus = { $kind }: first ({ $large } points) { $first }; second ({ $small } points) { $second }
burgundy-text-neighbours = Which spaces of an estate touch
burgundy-text-beside = { $space }: { $spaces }
burgundy-spoken-worker = { $count ->
    [one] worker
   *[other] workers
}
burgundy-spoken-silverling = { $count ->
    [one] silverling
   *[other] silverlings
}
