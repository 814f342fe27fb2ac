# A Calimala állása szavakban, hallgatásra.
calimala-text-street = { $number }. utca, { $one } és { $other }: { $tower }
calimala-text-no-discs = nincs korong
calimala-text-council = Városi tanács: az értékelések sorrendben
calimala-text-scored = { $number }. { $tile }: értékelve, képviselője { $name }
calimala-text-tile = { $number }. { $tile }{ $when ->
    [next] , ez következik
    [soon] , hamarosan sorra kerül
   *[later] {""}
}: { $shares }
calimala-text-cities = Városok
calimala-text-cloth-there = szövet { $shares }
calimala-text-building = { $building }: a felajánlások
calimala-text-row = { $row }: { $given }, hely összesen { $spaces }; { $shares }
calimala-text-discs = Maradt korong: { $discs }, fehér: { $whites }
calimala-text-cubes = Maradt kocka: { $cubes }
calimala-text-workshops = Szövet: { $cloth }, műhelyenként: { $workshops }
calimala-text-ships = Hajó: { $ships }
calimala-text-drafted = { $cards }, köztük: { $card }
calimala-text-final = { $card } (most { $shares })
calimala-spoken-white = fehér korong
