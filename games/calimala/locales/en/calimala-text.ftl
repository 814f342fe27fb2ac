# The position of Calimala in words, to be heard.
calimala-text-street = Street { $number }, { $one } and { $other }: { $tower }
calimala-text-no-discs = no discs
calimala-text-council = City council: what is scored, in order
calimala-text-scored = { $number }. { $tile }: scored, represented by { $name }
calimala-text-tile = { $number }. { $tile }{ $when ->
    [next] , scored next
    [soon] , scored soon
   *[later] {""}
}: { $shares }
calimala-text-cities = Cities
calimala-text-cloth-there = cloth { $shares }
calimala-text-building = { $building }: what was given
calimala-text-row = { $row }: { $given } of { $spaces }; { $shares }
calimala-text-discs = Discs left: { $discs }, white { $whites }
calimala-text-cubes = Cubes left: { $cubes }
calimala-text-workshops = Cloth: { $cloth }, in workshops: { $workshops }
calimala-text-ships = Ships: { $ships }
calimala-text-drafted = { $cards }, one of them { $card }
calimala-text-final = { $card } (now { $shares })
calimala-spoken-white = white disc
