# Words on the pictures of Calimala.
calimala-render-title = Calimala
calimala-render-city = Florence
calimala-render-warm = golden: the next disc sends the lowest to the council
calimala-render-council = City council
calimala-render-cards = Cards
calimala-render-face-up = Final scoring, face up
calimala-render-finals = Final scoring
calimala-render-ties = Ties: who stands first
calimala-render-tiles-done = { $done } of { $tiles } tiles scored
calimala-render-tile-port_cities = Port cities
calimala-render-tile-trade_cities = Trade cities
calimala-render-tile-contribution_wood = Wood given
calimala-render-tile-contribution_brick = Bricks given
calimala-render-tile-contribution_marble = Marble given

## A player's area and the picture for phones
calimala-render-discs = discs
calimala-render-whites = white
calimala-render-cubes = cubes
calimala-render-hand = cards
calimala-render-cloth = cloth
calimala-render-ships = ships
calimala-render-houses = houses
calimala-render-dealt = Final scoring cards to choose from
calimala-render-finals-here = Final cards
calimala-render-coming = What scores next, and what it would bring now
calimala-render-soon = Scored next
calimala-render-soon-most = Scored next: you, and who has the most
calimala-render-next = Scored next
calimala-render-street = Street { $number }: { $one } and { $other }
calimala-render-free = { $free } free
calimala-render-twice = twice
calimala-render-done = done
calimala-render-card = impossible: a card

## Text boards and alt texts
calimala-render-text-streets = Streets (discs from the bottom up)
calimala-render-text-council = Council (> next, · soon)
calimala-render-text-council-art = Artworks in the council: { $art }
calimala-render-text-houses = houses: { $owners }
calimala-render-text-own-houses = houses: { $houses }
calimala-render-text-draft = Starting cards on offer: { $cards }
calimala-render-text-face-up = Face-up final card: { $final }
calimala-render-text-dealt = Final cards to choose from: { $finals }
calimala-render-text-kept = Final card kept: { $final }.
calimala-render-text-put-back = Put back: { $finals }.
calimala-render-alt-mat = { $name }'s mat in Calimala.
calimala-render-alt-streets = Towers by street, bottom first: { $towers }.
calimala-render-alt-next = Next tiles: { $tiles }.
calimala-render-alt-cities = Cloth: { $cities }.
calimala-render-alt-buildings = Buildings: { $buildings }.
calimala-render-alt-city = City, row by row: { $rows }.
calimala-render-alt-council = Council: { $seats }, artworks { $art }.
