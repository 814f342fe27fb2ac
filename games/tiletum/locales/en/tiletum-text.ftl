# The position of Tiletum in words, to be heard.
tiletum-text-segment = Number { $number }, { $action }, { $points } AP; dice: { $dice }; tile: { $tile }{ $boosts ->
    [none] {""}
   *[other] ; extra AP: { $boosts }
}
tiletum-text-fair = Round { $round }, { $city }: { $tile }, { $points } VP each; present now: { $seats }
tiletum-text-fair-done = Round { $round }, { $city }: { $tile }, held
tiletum-text-offer = Space { $number }, { $price } AP: { $tile }
tiletum-text-map = Map
tiletum-text-roads = next to { $spaces }
tiletum-text-houses = house spaces: { $houses }
tiletum-text-house-plain = free
tiletum-text-house-bonus = free (a house there brings { $points } VP)
tiletum-text-house-activate = free (a house there activates a building)
tiletum-text-contributed = { $name } (has contributed)
tiletum-text-contribute = contributing costs { $stone } stone and brings { $points } VP
tiletum-text-then = {", then "}
tiletum-text-stands = { $piece }: { $space }
tiletum-text-steps = { $piece }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}: { $spaces }
tiletum-text-supply = in supply: houses { $houses }, pillars { $pillars }
tiletum-text-dice = Dice taken: { $dice }
tiletum-text-stored = In the warehouse: { $tile }
tiletum-text-fulfilled = Fulfilled: { $tile }
tiletum-text-scored = VP from { $why }: { $points }
tiletum-text-room = floor { $floor } { $tile }
tiletum-text-building = Building { $number }{ $done ->
    [done] , complete
   *[open] {""}
}: { $tenants }; { $crest }
tiletum-spoken-helper = { $count ->
    [one] helper
   *[other] helpers
}
tiletum-spoken-tile = with the tile
tiletum-spoken-pillar = with a pillar
tiletum-spoken-house = with a house
tiletum-spoken-activate = activates a building
tiletum-spoken-any = any resource
tiletum-spoken-cathedral = cathedral
