### Tiletum. Ids: `tiletum-<field>-<value>` or, where every field says it alike, `tiletum-<value>`.
### Points are action points; victory points are VP.

tiletum-teaser = Merchants of the Renaissance: one die gives resources or action points, rarely both. Travel Europe’s fairs, build cathedrals, fill your houses, please the king.
tiletum-about = Europe in the Renaissance: you are wealthy merchants from Tiletum. Your merchant travels from town to town and opens houses, your architect raises pillars for the great cathedrals, and at home notaries, stewards, builders, traders and courtiers move into your buildings. Wool and iron pay for contracts, stone for cathedrals, food for the coats of arms of noble families. Once a round the king looks at who stands in his favour, and a town holds its fair: whoever has a house or the merchant there is paid for what the fair honours. Four rounds, three dice each: twelve turns, and each of them counts.
tiletum-turn = Take a die from the wheel. Its number says how many resources of its colour you get; the action where it lies gets 7 minus that number in points. So a 6 makes you rich and a 1 makes you busy. For 2 gold a die can be turned by one. Then spend the points: walk and build on the map, take and settle characters, sign contracts, or climb the king track. Whenever you like during your turn you may slip in tasks: buy goods, fulfil a contract, place a crest, contribute to a cathedral, use a helper. A building whose rooms are full and which bears a crest makes its action stronger for good. Mind the warehouse: it holds four tiles, and nothing in it can be thrown away.

## The six actions

tiletum-architect = Architect
tiletum-merchant = Merchant
tiletum-character = Character
tiletum-contract = Contract
tiletum-king = King
tiletum-joker = Joker

tiletum-piece-architect = architect
tiletum-piece-merchant = merchant

## Resources

tiletum-gold = gold
tiletum-food = food
tiletum-wool = wool
tiletum-stone = stone
tiletum-iron = iron

## Dice as they lie

tiletum-yellow1 = yellow 1
tiletum-pink1 = pink 1
tiletum-light_grey1 = light grey 1
tiletum-dark_grey1 = dark grey 1
tiletum-blue1 = blue 1
tiletum-yellow2 = yellow 2
tiletum-pink2 = pink 2
tiletum-light_grey2 = light grey 2
tiletum-dark_grey2 = dark grey 2
tiletum-blue2 = blue 2
tiletum-yellow3 = yellow 3
tiletum-pink3 = pink 3
tiletum-light_grey3 = light grey 3
tiletum-dark_grey3 = dark grey 3
tiletum-blue3 = blue 3
tiletum-yellow4 = yellow 4
tiletum-pink4 = pink 4
tiletum-light_grey4 = light grey 4
tiletum-dark_grey4 = dark grey 4
tiletum-blue4 = blue 4
tiletum-yellow5 = yellow 5
tiletum-pink5 = pink 5
tiletum-light_grey5 = light grey 5
tiletum-dark_grey5 = dark grey 5
tiletum-blue5 = blue 5
tiletum-yellow6 = yellow 6
tiletum-pink6 = pink 6
tiletum-light_grey6 = light grey 6
tiletum-dark_grey6 = dark grey 6
tiletum-blue6 = blue 6

## The map

tiletum-london = London
tiletum-london_brugge = London–Brugge road
tiletum-brugge = Brugge
tiletum-antwerpen = Antwerpen
tiletum-antwerpen_hamburg = Antwerpen–Hamburg road
tiletum-hamburg = Hamburg
tiletum-tiletum = Tiletum
tiletum-koeln = Köln
tiletum-leipzig = Leipzig
tiletum-paris = Paris
tiletum-troyes = Troyes
tiletum-strasbourg = Strasbourg
tiletum-frankfurt = Frankfurt
tiletum-nuernberg = Nürnberg
tiletum-praha = Praha
tiletum-paris_bordeaux = Paris–Bordeaux road
tiletum-bordeaux = Bordeaux
tiletum-strasbourg_milano = Strasbourg–Milano road
tiletum-nuernberg_verona = Nürnberg–Verona road
tiletum-wien = Wien
tiletum-lyon = Lyon
tiletum-milano = Milano
tiletum-verona = Verona
tiletum-venezia = Venezia
tiletum-toulouse = Toulouse
tiletum-arles = Arles
tiletum-arles_genova = Arles–Genova road
tiletum-genova = Genova
tiletum-firenze = Firenze

## Building cost tiles

tiletum-cost_2_2 = 2 stone → 2 VP
tiletum-cost_3_4 = 3 stone → 4 VP
tiletum-cost_4_6 = 4 stone → 6 VP
tiletum-cost_5_9 = 5 stone → 9 VP
tiletum-cost_6_12 = 6 stone → 12 VP
tiletum-unavailable_cathedral = unavailable cathedral

## Fairs

tiletum-fair_house_pillar_set = Fair of houses and pillars
tiletum-fair_king_track = Fair of the king track
tiletum-fair_house = Fair of houses
tiletum-fair_contract_crest_set = Fair of contracts and crests
tiletum-fair_contract = Fair of contracts
tiletum-fair_contract_cathedral_set = Fair of contracts and cathedrals
tiletum-fair_crest = Fair of crests
tiletum-fair_pillar = Fair of pillars
tiletum-fair_upper_floor_character = Fair of the upper floors
tiletum-fair_full_building = Fair of full buildings
tiletum-fair_cathedral = Fair of cathedrals

## Contracts

tiletum-contract_same_1 = contract (1 of any kind → 1 VP)
tiletum-contract_same_3 = contract (3 of a kind → 3 VP)
tiletum-contract_same_5 = contract (5 of a kind → 6 VP)
tiletum-contract_same_7 = contract (7 of a kind → 10 VP)
tiletum-contract_same_8 = contract (8 of a kind → 13 VP)
tiletum-contract_iron_2 = contract (2 iron → 2 VP)
tiletum-contract_iron_3 = contract (3 iron → 4 VP)
tiletum-contract_iron_9 = contract (9 iron → 17 VP)
tiletum-contract_iron_5_king = contract (5 iron → 7 VP, king 1 step)
tiletum-contract_iron_7_king = contract (7 iron → 11 VP, king 1 step)
tiletum-contract_wool_2 = contract (2 wool → 2 VP)
tiletum-contract_wool_3 = contract (3 wool → 4 VP)
tiletum-contract_wool_9 = contract (9 wool → 17 VP)
tiletum-contract_wool_5_merchant = contract (5 wool → 7 VP, merchant 1 step)
tiletum-contract_wool_7_merchant = contract (7 wool → 11 VP, merchant 1 step)
tiletum-contract_same_2_iron_2 = contract (2 of a kind + 2 iron → 5 VP)
tiletum-contract_same_3_iron_3 = contract (3 of a kind + 3 iron → 8 VP)
tiletum-contract_same_2_wool_2 = contract (2 of a kind + 2 wool → 5 VP)
tiletum-contract_same_3_wool_3 = contract (3 of a kind + 3 wool → 8 VP)
tiletum-contract_mixed_2 = contract (1 iron + 1 wool → 2 VP)
tiletum-contract_mixed_6 = contract (2 iron + 2 wool → 6 VP)
tiletum-contract_mixed_12 = contract (3 iron + 4 wool → 12 VP)
tiletum-contract_mixed_3_3_character = contract (3 iron + 3 wool → 9 VP, Character 1 point)
tiletum-contract_mixed_5_5_character = contract (5 iron + 5 wool → 16 VP, Character 1 point)

## Crests

tiletum-crest_fleur_de_lis = lily crest
tiletum-crest_lion = lion crest
tiletum-crest_eagle = eagle crest
tiletum-crest_cross = cross crest
tiletum-crest_balls = ball crest
tiletum-crest_lozenges = lozenge crest

## Helpers

tiletum-helper_joker_1 = helper (any action, 1 point)
tiletum-helper_merchant_2 = helper (Merchant, 2 points)
tiletum-helper_merchant_3 = helper (Merchant, 3 points)
tiletum-helper_character_2 = helper (Character, 2 points)
tiletum-helper_character_3 = helper (Character, 3 points)
tiletum-helper_contract_2 = helper (Contract, 2 points)
tiletum-helper_contract_3 = helper (Contract, 3 points)
tiletum-helper_architect_2 = helper (Architect, 2 points)
tiletum-helper_architect_3 = helper (Architect, 3 points)
tiletum-helper_king_2 = helper (King, 2 points)
tiletum-helper_king_3 = helper (King, 3 points)
tiletum-helper_plus_ap_1 = helper (+1 point)
tiletum-helper_plus_ap_2 = helper (+2 points)
tiletum-helper_plus_ap_3 = helper (+3 points)
tiletum-helper_change_colour = helper (another resource for the die)
tiletum-helper_gold_4 = helper (4 gold)
tiletum-helper_vp_4 = helper (4 VP)
tiletum-helper_gold_2_vp_2 = helper (2 gold + 2 VP)
tiletum-helper_any_2 = helper (2 of choice)
tiletum-helper_any_3 = helper (3 of choice)
tiletum-helper_four_resources = helper (iron, wool, stone, food)
tiletum-helper_activate_building = helper (activate a building)

## Characters: five types, named after the action they boost, and the forty-five tiles (equal ones are numbered)

tiletum-type-architect = master builder
tiletum-type-merchant = trader
tiletum-type-character = steward
tiletum-type-contract = notary
tiletum-type-king = courtier

tiletum-character_contract_1 = notary (1 of choice + Contract, 1 point)
tiletum-character_contract_2 = notary (1 of choice + Contract, 2 points)
tiletum-character_contract_3 = notary (2 wool)
tiletum-character_contract_4 = notary (1 iron)
tiletum-character_contract_5 = notary (1 gold + 1 wool)
tiletum-character_contract_6 = notary (Contract, 3 points)
tiletum-character_contract_7 = notary (1 gold + 1 iron)
tiletum-character_contract_8 = notary (2 iron)
tiletum-character_contract_9 = notary (1 of choice + Contract, 1 point) II
tiletum-character_character_1 = steward (Character, 1 point)
tiletum-character_character_2 = steward (Character, 2 points)
tiletum-character_character_3 = steward (architect and merchant 1 step)
tiletum-character_character_4 = steward (1 food)
tiletum-character_character_5 = steward (2 gold)
tiletum-character_character_6 = steward (2 food)
tiletum-character_character_7 = steward (Character, 1 point) II
tiletum-character_character_8 = steward (3 gold)
tiletum-character_character_9 = steward (architect and merchant 1 step) II
tiletum-character_king_1 = courtier (King, 1 point)
tiletum-character_king_2 = courtier (King, 2 points)
tiletum-character_king_3 = courtier (2 VP)
tiletum-character_king_4 = courtier (3 VP)
tiletum-character_king_5 = courtier (2 gold)
tiletum-character_king_6 = courtier (King, 1 point) II
tiletum-character_king_7 = courtier (2 VP) II
tiletum-character_king_8 = courtier (King, 2 points) II
tiletum-character_king_9 = courtier (3 gold)
tiletum-character_merchant_1 = trader (merchant 1 step)
tiletum-character_merchant_2 = trader (merchant 2 steps)
tiletum-character_merchant_3 = trader (house at the merchant)
tiletum-character_merchant_4 = trader (3 gold)
tiletum-character_merchant_5 = trader (merchant 1 step + house)
tiletum-character_merchant_6 = trader (merchant 1 step) II
tiletum-character_merchant_7 = trader (1 food)
tiletum-character_merchant_8 = trader (merchant 2 steps) II
tiletum-character_merchant_9 = trader (2 gold)
tiletum-character_architect_1 = master builder (architect 1 step)
tiletum-character_architect_2 = master builder (architect 2 steps)
tiletum-character_architect_3 = master builder (pillar at the architect)
tiletum-character_architect_4 = master builder (1 stone)
tiletum-character_architect_5 = master builder (architect 1 step + pillar)
tiletum-character_architect_6 = master builder (architect 1 step) II
tiletum-character_architect_7 = master builder (2 stone)
tiletum-character_architect_8 = master builder (architect 2 steps) II
tiletum-character_architect_9 = master builder (2 stone) II

## Rooms

tiletum-b1f1 = building 1, floor 1
tiletum-b1f2 = building 1, floor 2
tiletum-b1f3 = building 1, floor 3
tiletum-b2f1 = building 2, floor 1
tiletum-b2f2 = building 2, floor 2
tiletum-b3f1 = building 3, floor 1
tiletum-b3f2 = building 3, floor 2
tiletum-b4f1 = building 4, floor 1
tiletum-b5f1 = building 5, floor 1

## Words of moves and events

tiletum-tile-take = take the tile
tiletum-tile-leave = leave the tile
tiletum-tile-pause = take the tile, the resources later
tiletum-tile-discard = discard the tile
tiletum-doing-walk = just go there
tiletum-doing-tile = take the tile
tiletum-doing-pillar = place a pillar
tiletum-doing-house = place a house
tiletum-doing-both = take the tile and build
tiletum-character-all = all bonuses
tiletum-what-action = the action
tiletum-what-turn = the turn
tiletum-what-house = a house
tiletum-what-pillar = a pillar
tiletum-what-activate = a building to activate
tiletum-what-steps = steps

## Places of bonus tiles (those of an action or a city bear its name)

tiletum-king_track = King track
tiletum-contracts = Contract offer
tiletum-characters = Character offer

## Where things come from (tiles, cities and fairs bear their names)

tiletum-source-die = the die
tiletum-source-joker = the joker
tiletum-source-building = a completed building
tiletum-source-first_swap = first swap of the turn
tiletum-source-crest = crest space
tiletum-source-space = contract space
tiletum-source-track = king track
tiletum-source-leader = leader of the king track
tiletum-source-end = end of the game
tiletum-why-contracts = contracts
tiletum-why-cathedrals = cathedrals
tiletum-why-houses = house bonuses
tiletum-why-characters = characters
tiletum-why-helpers = helpers
tiletum-why-crests = crest spaces
tiletum-why-king = king phase
tiletum-why-fairs = fairs
tiletum-why-map = houses × pillars
tiletum-why-buildings = completed buildings
tiletum-why-resources = resources left
# The sixth building boosts no action: not shown.
tiletum-action- = none
