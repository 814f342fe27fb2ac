# A Tiletum állása szavakban, hallgatásra.
tiletum-text-segment = Szám { $number }: { $action }, { $points } AP; kockák: { $dice }; lapka: { $tile }{ $boosts ->
    [none] {""}
   *[other] ; plusz AP: { $boosts }
}
tiletum-text-fair = { $round }. kör, { $city }: { $tile }, egyenként { $points } GYP; most részt venne: { $seats }
tiletum-text-fair-done = { $round }. kör, { $city }: { $tile }, lezajlott
tiletum-text-offer = { $number }. mező, { $price } AP: { $tile }
tiletum-text-map = Térkép
tiletum-text-roads = szomszédai: { $spaces }
tiletum-text-houses = házhelyek: { $houses }
tiletum-text-house-plain = szabad
tiletum-text-house-bonus = szabad (az oda épített ház { $points } GYP-t hoz)
tiletum-text-house-activate = szabad (az oda épített ház épületet aktivál)
tiletum-text-contributed = { $name } (már hozzájárult)
tiletum-text-contribute = a hozzájárulás ára { $stone } kő, érte { $points } GYP
tiletum-text-then = {", azután "}
tiletum-text-stands = { $piece }: { $space }
tiletum-text-steps = { $piece }, { $steps } lépés: { $spaces }
tiletum-text-supply = készletben: ház { $houses }, oszlop { $pillars }
tiletum-text-dice = Elvett kockák: { $dice }
tiletum-text-stored = A raktárban: { $tile }
tiletum-text-fulfilled = Teljesítve: { $tile }
tiletum-text-scored = GYP, { $why }: { $points }
tiletum-text-room = { $floor }. szint { $tile }
tiletum-text-building = { $number }. épület{ $done ->
    [done] , kész
   *[open] {""}
}: { $tenants }; { $crest }
tiletum-spoken-helper = { $count ->
   *[other] segítő
}
tiletum-spoken-tile = a lapkával
tiletum-spoken-pillar = oszloppal
tiletum-spoken-house = házzal
tiletum-spoken-activate = épületet aktivál
tiletum-spoken-any = bármilyen nyersanyag
tiletum-spoken-cathedral = katedrális
