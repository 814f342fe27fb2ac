### Looking closely at a card, a tile or a building.

command-card = card
card-description = Show a card, tile or building closely: what it does, and the rule
card-name = Its name, or a part of it
card-game = The game; in a table's thread, the one played there
command-option-name = name
closeup-unknown = There is nothing called “{ $what }” in { $game }. Pick one from the suggestions.

burgundy-closeup-building = building tile
burgundy-closeup-animal = animal tile
burgundy-closeup-knowledge = knowledge tile
burgundy-closeup-castle = castle tile
burgundy-closeup-mine = mine tile
burgundy-closeup-ship = ship tile

calimala-closeup-card = action card
calimala-closeup-tile = scoring tile
calimala-closeup-final = final scoring card
calimala-closeup-counts-city = Counts each player's cloth in this city.
calimala-closeup-counts-building = Counts each player's wood, brick, marble and artworks at this church.
calimala-closeup-counts-artwork = Counts each player's artworks at the three churches and in the city council.
calimala-closeup-counts-port_cities = Counts each player's cloth in Barcelona, Lisbon and London together.
calimala-closeup-counts-trade_cities = Counts each player's cloth in Troyes, Bruges and Hamburg together.
calimala-closeup-counts-contribution_wood = Counts each player's wood at all three churches together.
calimala-closeup-counts-contribution_brick = Counts each player's brick at all three churches together.
calimala-closeup-counts-contribution_marble = Counts each player's marble at all three churches together.
calimala-closeup-counts-palazzo_vecchio = Counts each player's representatives and artworks in the city council.
calimala-closeup-scores-tile = The most get 3 points, the second 2, the third 1.
calimala-closeup-scores-final = At the end the most get 5 points, the second 3, the third 1; everyone is counted, not only its owner.

tiletum-closeup-helper = helper
tiletum-closeup-character = character
tiletum-closeup-contract = contract
tiletum-closeup-crest = coat of arms
tiletum-closeup-says-helper = Use it once, at any time in your turn; then it leaves the game.
tiletum-closeup-says-character = You get this bonus when the character moves into a room.
tiletum-closeup-says-contract = Fulfil it at any time in your turn, with resources from your store; the space it goes to brings VP as well.
tiletum-closeup-says-crest = For food it goes under one of your buildings and gives the bonus printed there. With all its rooms full, that building is completed.

genoa-closeup-villa = villa, in the outer ring
genoa-closeup-inner = building in the centre
genoa-closeup-outer = building in the outer ring
genoa-closeup-tile = special tile
genoa-closeup-says-contract = Pays at the end of the game: neighbours in the outer ring form a group, and 1, 2, 3 or 4 of them pay 10, 30, 60 or 100 ducats.
genoa-closeup-says-message = 30 ducats if the tower visits both buildings in one turn, in any order and whoever leads it.
genoa-closeup-says-large_order = Use the action of this villa and hand over the three commodities: 100 ducats and a special tile of your choice.
genoa-closeup-says-small_order = Use the action of this building and hand over the commodity: 40 ducats, besides what the building gives.
