### The Castles of Burgundy. Ids: `burgundy-<field>-<value>` or, where every field says it alike, `burgundy-<value>`.

burgundy-teaser = Princes in the Loire valley: two dice lead you to ships, castles, mines and pastures. Fill your estate region by region, and be quicker than the others.
burgundy-about = The Loire valley in the fifteenth century: each of you is a prince with an estate to fill. Every round you roll two dice. They lead you to the depots, where you take tiles, and to the numbered spaces of your estate, where you place them: ships fetch goods, castles give an extra action, mines pay silverlings, animals score again whenever more of their kind arrive, buildings help at once and knowledge bends the rules. A completed region is worth more the larger it is and the sooner you finish it, so every tile asks the same question: big, or now?
burgundy-turn = Use each of your two dice once, in any order:
    • take a tile from the depot with that number into your storage (three spaces),
    • place a stored tile on a space of its colour with that number, next to your other tiles,
    • sell all your goods of that number, or
    • take 2 workers.
    A worker shifts a die by 1; 6 and 1 are neighbours. Once per turn you may also buy a tile from the black depot for 2 silverlings.
    A completed region scores for its size and for the phase; the first two players to finish a colour get a bonus tile. After five phases of five rounds comes the final scoring, and the most points win.
burgundy-reconstructed = We play the first edition by its rulebook; what only its pictures show, we took from public sources. At least two of them agree on the depots, the backs of the tiles, the numbers of the goods and the estates, except that boards 4 and 8 of the first edition come from a single one, and its board 2 is called board 10 in newer boxes. The points for regions of 2 to 7 spaces and for phases B to D come from one source each, between the ends that the rulebook names. Only one thing is our own guess: which boards are printed back to back (we deal 1/2, 1/3, 1/4, 1/5, 6/7 and 8/9). It matters only when you play with your own estates, and there the table may deal any two boards instead.

## Tiles

burgundy-warehouse = warehouse
burgundy-carpenters_workshop = carpenter's workshop
burgundy-church = church
burgundy-market = market
burgundy-boarding_house = boarding house
burgundy-bank = bank
burgundy-city_hall = city hall
burgundy-watchtower = watchtower
burgundy-castle = castle
burgundy-mine = mine
burgundy-ship = ship
burgundy-cow2 = 2 cows
burgundy-cow3 = 3 cows
burgundy-cow4 = 4 cows
burgundy-sheep2 = 2 sheep
burgundy-sheep3 = 3 sheep
burgundy-sheep4 = 4 sheep
burgundy-pig2 = 2 pigs
burgundy-pig3 = 3 pigs
burgundy-pig4 = 4 pigs
burgundy-chicken2 = 2 chickens
burgundy-chicken3 = 3 chickens
burgundy-chicken4 = 4 chickens
burgundy-k01 = knowledge 1 (same buildings)
burgundy-k02 = knowledge 2 (mines: +1 worker)
burgundy-k03 = knowledge 3 (2 silverlings per sale)
burgundy-k04 = knowledge 4 (worker per sale)
burgundy-k05 = knowledge 5 (ship: two depots)
burgundy-k06 = knowledge 6 (buy anywhere)
burgundy-k07 = knowledge 7 (animals +1)
burgundy-k08 = knowledge 8 (worker ±2)
burgundy-k09 = knowledge 9 (±1 buildings)
burgundy-k10 = knowledge 10 (±1 ships, animals)
burgundy-k11 = knowledge 11 (±1 castles, mines…)
burgundy-k12 = knowledge 12 (±1 taking)
burgundy-k13 = knowledge 13 (+1 silverling)
burgundy-k14 = knowledge 14 (4 workers)
burgundy-k15 = knowledge 15 (3 per type sold)
burgundy-k16 = knowledge 16 (4 per warehouse)
burgundy-k17 = knowledge 17 (4 per watchtower)
burgundy-k18 = knowledge 18 (4 per workshop)
burgundy-k19 = knowledge 19 (4 per church)
burgundy-k20 = knowledge 20 (4 per market)
burgundy-k21 = knowledge 21 (4 per boarding house)
burgundy-k22 = knowledge 22 (4 per bank)
burgundy-k23 = knowledge 23 (4 per city hall)
burgundy-k24 = knowledge 24 (4 per animal kind)
burgundy-k25 = knowledge 25 (1 per tile sold)
burgundy-k26 = knowledge 26 (2 per bonus tile)
# A tile that leaves is named in short.
burgundy-discard-k01 = knowledge 1
burgundy-discard-k02 = knowledge 2
burgundy-discard-k03 = knowledge 3
burgundy-discard-k04 = knowledge 4
burgundy-discard-k05 = knowledge 5
burgundy-discard-k06 = knowledge 6
burgundy-discard-k07 = knowledge 7
burgundy-discard-k08 = knowledge 8
burgundy-discard-k09 = knowledge 9
burgundy-discard-k10 = knowledge 10
burgundy-discard-k11 = knowledge 11
burgundy-discard-k12 = knowledge 12
burgundy-discard-k13 = knowledge 13
burgundy-discard-k14 = knowledge 14
burgundy-discard-k15 = knowledge 15
burgundy-discard-k16 = knowledge 16
burgundy-discard-k17 = knowledge 17
burgundy-discard-k18 = knowledge 18
burgundy-discard-k19 = knowledge 19
burgundy-discard-k20 = knowledge 20
burgundy-discard-k21 = knowledge 21
burgundy-discard-k22 = knowledge 22
burgundy-discard-k23 = knowledge 23
burgundy-discard-k24 = knowledge 24
burgundy-discard-k25 = knowledge 25
burgundy-discard-k26 = knowledge 26

## Spaces of an estate and of the depots, as on the pictures

burgundy-a1 = a1
burgundy-a2 = a2
burgundy-a3 = a3
burgundy-a4 = a4
burgundy-b1 = b1
burgundy-b2 = b2
burgundy-b3 = b3
burgundy-b4 = b4
burgundy-b5 = b5
burgundy-c1 = c1
burgundy-c2 = c2
burgundy-c3 = c3
burgundy-c4 = c4
burgundy-c5 = c5
burgundy-c6 = c6
burgundy-d1 = d1
burgundy-d2 = d2
burgundy-d3 = d3
burgundy-d4 = d4
burgundy-d5 = d5
burgundy-d6 = d6
burgundy-d7 = d7
burgundy-e1 = e1
burgundy-e2 = e2
burgundy-e3 = e3
burgundy-e4 = e4
burgundy-e5 = e5
burgundy-e6 = e6
burgundy-f1 = f1
burgundy-f2 = f2
burgundy-f3 = f3
burgundy-f4 = f4
burgundy-f5 = f5
burgundy-g1 = g1
burgundy-g2 = g2
burgundy-g3 = g3
burgundy-g4 = g4
burgundy-1a = 1a
burgundy-1b = 1b
burgundy-1c = 1c
burgundy-1d = 1d
burgundy-2a = 2a
burgundy-2b = 2b
burgundy-2c = 2c
burgundy-2d = 2d
burgundy-3a = 3a
burgundy-3b = 3b
burgundy-3c = 3c
burgundy-3d = 3d
burgundy-4a = 4a
burgundy-4b = 4b
burgundy-4c = 4c
burgundy-4d = 4d
burgundy-5a = 5a
burgundy-5b = 5b
burgundy-5c = 5c
burgundy-5d = 5d
burgundy-6a = 6a
burgundy-6b = 6b
burgundy-6c = 6c
burgundy-6d = 6d
burgundy-0a = 0a
burgundy-0b = 0b
burgundy-0c = 0c
burgundy-0d = 0d
burgundy-0e = 0e
burgundy-0f = 0f
burgundy-0g = 0g
burgundy-0h = 0h

## Kinds, colours, boards

burgundy-type-building = buildings
burgundy-type-animal = animals
burgundy-type-knowledge = knowledge
burgundy-type-castle = castles
burgundy-type-mine = mines
burgundy-type-ship = ships
burgundy-animal-cow = cows
burgundy-animal-sheep = sheep
burgundy-animal-pig = pigs
burgundy-animal-chicken = chickens
burgundy-turquoise = turquoise
burgundy-purple = purple
burgundy-pink = pink
burgundy-red = red
burgundy-brown = brown
burgundy-orange = orange
burgundy-phase-A = A
burgundy-phase-B = B
burgundy-phase-C = C
burgundy-phase-D = D
burgundy-phase-E = E
burgundy-board-1 = board 1
burgundy-board-2 = board 2
burgundy-board-3 = board 3
burgundy-board-4 = board 4
burgundy-board-5 = board 5
burgundy-board-6 = board 6
burgundy-board-7 = board 7
burgundy-board-8 = board 8
burgundy-board-9 = board 9
burgundy-depots-1 = depot 1
burgundy-depots-2 = depot 2
burgundy-depots-3 = depot 3
burgundy-depots-4 = depot 4
burgundy-depots-5 = depot 5
burgundy-depots-6 = depot 6
burgundy-by-die = a die
burgundy-bonus-large = large
burgundy-bonus-small = small
# Neither: what an absent value is called, not shown.
burgundy-bonus- = none
burgundy-source-goods = unsold goods
burgundy-source-silver = silverlings
burgundy-source-workers = workers
burgundy-building_1 = city 1
burgundy-building_2 = city 2
burgundy-building_3 = city 3
burgundy-building_4 = city 4
burgundy-building_5 = city 5
burgundy-building_6 = city 6
burgundy-animal_1 = pasture 1
burgundy-animal_2 = pasture 2
burgundy-knowledge_1 = knowledge region 1
burgundy-knowledge_2 = knowledge region 2
burgundy-knowledge_3 = knowledge region 3
burgundy-knowledge_4 = knowledge region 4
burgundy-castle_1 = castle region 1
burgundy-castle_2 = castle region 2
burgundy-castle_3 = castle region 3
burgundy-castle_4 = castle region 4
burgundy-mine_1 = mine region 1
burgundy-mine_2 = mine region 2
burgundy-mine_3 = mine region 3
burgundy-ship_1 = ship region 1
burgundy-ship_2 = ship region 2
burgundy-ship_3 = ship region 3
burgundy-ship_4 = ship region 4
burgundy-ship_5 = ship region 5
burgundy-ship_6 = ship region 6

## What a tile does once it lies on the estate

burgundy-does-warehouse = sell one type of goods at once
burgundy-does-carpenters_workshop = take a building from any numbered depot
burgundy-does-church = take a mine, knowledge or castle tile from any numbered depot
burgundy-does-market = take a ship or animal from any numbered depot
burgundy-does-boarding_house = get 4 workers
burgundy-does-bank = get 2 silverlings
burgundy-does-city_hall = place another stored tile at once
burgundy-does-watchtower = score 4 points
burgundy-does-castle = an extra action with any number
burgundy-does-mine = 1 silverling each phase
burgundy-does-ship = fetches goods, then moves you up in turn order
burgundy-does-animal = scores its animals, and again all of their kind in that pasture
burgundy-does-k01 = a city may hold the same building twice
burgundy-does-k02 = each mine also gives a worker at the end of a phase
burgundy-does-k03 = each sale pays 2 silverlings
burgundy-does-k04 = each sale also gives a worker
burgundy-does-k05 = your ships may load at two neighbouring depots
burgundy-does-k06 = you may buy from any depot
burgundy-does-k07 = every animal tile that scores gives 1 point more
burgundy-does-k08 = each worker shifts a die by 1 or 2
burgundy-does-k09 = shift by 1 for free when placing buildings
burgundy-does-k10 = shift by 1 for free when placing ships and animals
burgundy-does-k11 = shift by 1 for free when placing castles, mines and knowledge
burgundy-does-k12 = shift by 1 for free when taking tiles
burgundy-does-k13 = taking workers also gives 1 silverling
burgundy-does-k14 = taking workers gives 4 instead of 2
burgundy-does-k15 = at the end 3 points per type of goods sold
burgundy-does-k16 = at the end 4 points per warehouse
burgundy-does-k17 = at the end 4 points per watchtower
burgundy-does-k18 = at the end 4 points per carpenter's workshop
burgundy-does-k19 = at the end 4 points per church
burgundy-does-k20 = at the end 4 points per market
burgundy-does-k21 = at the end 4 points per boarding house
burgundy-does-k22 = at the end 4 points per bank
burgundy-does-k23 = at the end 4 points per city hall
burgundy-does-k24 = at the end 4 points per kind of animal
burgundy-does-k25 = at the end 1 point per goods tile sold
burgundy-does-k26 = at the end 2 points per bonus tile

## The lobby

burgundy-option-setup = Set-up
burgundy-option-setup-description = Which estates you play, and how you choose them
burgundy-option-setup-basic = everybody plays board 1
burgundy-option-setup-basic-description = The same estate for all, with the castle in the middle
burgundy-option-setup-expert_open = own estates, chosen openly
burgundy-option-setup-expert_open-description = Everybody gets a sheet and chooses openly, in turn order
burgundy-option-setup-expert_secret = own estates, chosen secretly
burgundy-option-setup-expert_secret-description = Everybody gets a sheet and chooses at the same time; then you reveal
burgundy-option-sheets = Sheets
burgundy-option-sheets-description = Own estates: which two boards come together
burgundy-option-sheets-printed = printed sheets
burgundy-option-sheets-printed-description = 1/2, 1/3, 1/4, 1/5, 6/7 and 8/9 are back to back
burgundy-option-sheets-free = any two boards
burgundy-option-sheets-free-description = Everybody gets two different boards at random
burgundy-option-board_8 = Board 8
burgundy-option-board_8-description = Own estates: whether to play board 8, which many find strong
burgundy-option-board_8-allowed = with board 8
burgundy-option-board_8-allowed-description = All nine boards may be dealt
burgundy-option-board_8-barred = without board 8
burgundy-option-board_8-barred-description = Nobody may choose board 8
burgundy-option-sold_goods = Sold goods
burgundy-option-sold_goods-description = Whether you may look at what the others have sold
burgundy-option-sold_goods-open = sold goods open
burgundy-option-sold_goods-open-description = Everybody may look: every sale was public anyway
burgundy-option-sold_goods-hidden = sold goods face down
burgundy-option-sold_goods-hidden-description = Only the owner may look; the others must remember

## Points

burgundy-points-animals = animals
burgundy-points-watchtowers = watchtowers
burgundy-points-sales = sales
burgundy-points-regions = regions
burgundy-points-phases = early regions
burgundy-points-colours = bonus tiles
burgundy-points-goods = unsold goods
burgundy-points-silver = silverlings
burgundy-points-workers = workers
burgundy-points-knowledge = knowledge
burgundy-tiebreak-empty-spaces = more empty spaces on the estate
burgundy-tiebreak-turn-order = later in turn order

## What happened: the log

burgundy-event-Chose = { $seat } has chosen an estate.
burgundy-event-Settled = { $seat } plays { $board }, with the castle on { $castle }.
burgundy-event-PhaseBegan = Phase { $phase } begins with new tiles: +{ $bonus } points for every region completed in it. Goods to come: { $goods }.{ $removed ->
    [0] {""}
    [one] {" "}One leftover tile was removed.
   *[other] {" "}{ $removed } leftover tiles were removed.
}
burgundy-event-RoundBegan = Round { $round } of phase { $phase }. Dice: { $dice }. The white die brings { $goods } goods to depot { $depot }. Turn order: { $order }.
burgundy-event-TurnBegan = It's { $seat }'s turn.
burgundy-event-Took = { $seat } took a tile from { $slot } ({ $by_id ->
    [die] die { $die }{ $paid ->
        [0] {""}
        [one] , 1 worker
       *[other] , { $paid } workers
    }
   *[other] { $by }
}): { $tile }.
burgundy-event-Discarded = { $seat } discarded a tile to make room: { $tile }.
burgundy-event-Placed = { $seat } placed a tile on { $space } ({ $by_id ->
    [die] die { $die }{ $paid ->
        [0] {""}
        [one] , 1 worker
       *[other] , { $paid } workers
    }
   *[other] { $by }
}): { $tile }.
burgundy-event-Sold = { $seat } sold { $tiles ->
    [one] 1 { $goods } goods tile
   *[other] { $tiles } { $goods } goods tiles
} ({ $by_id ->
    [die] die { $die }{ $paid ->
        [0] {""}
        [one] , 1 worker
       *[other] , { $paid } workers
    }
   *[other] { $by }
}): +{ $points } points, { $silver ->
    [one] +1 silverling
   *[other] +{ $silver } silverlings
}{ $workers ->
    [0] .
    [one] , +1 worker.
   *[other] , +{ $workers } workers.
}
burgundy-event-TookWorkers = { $seat } took { $workers } workers{ $silver ->
    [0] {""}
    [one] {" "}and 1 silverling
   *[other] {" "}and { $silver } silverlings
} ({ $by_id ->
    [die] die { $die }
   *[other] { $by }
}).
burgundy-event-Bought = { $seat } bought a tile from { $slot } for { $silver } silverlings: { $tile }.
burgundy-event-AnimalsScored = { $seat }'s { $animal } score { $points } points ({ $spaces }).
burgundy-event-BuildingGave = { $seat }'s { $building } gave { $workers ->
    [0] { $silver ->
        [0] { $points } points
       *[other] { $silver } silverlings
    }
   *[other] { $workers } workers
}.
burgundy-event-RegionCompleted = { $seat } completed { $type_id ->
    [building] a city
    [animal] a pasture
    [knowledge] a knowledge region
    [castle] a castle region
    [mine] a mine region
   *[ship] a ship region
} of { $size ->
    [one] 1 space
   *[other] { $size } spaces
}: +{ $points ->
    [one] 1 point
   *[other] { $points } points
} for the size, +{ $bonus } for the phase.
burgundy-event-ColourCompleted = { $seat } has placed all { $type }{ $place ->
    [1] {" "}first: the large bonus tile, +{ $points } points.
    [2] {" "}second: the small bonus tile, +{ $points } points.
   *[other] , but too late for a bonus tile.
}
burgundy-event-Loaded = { $seat }'s ship called at { $depots }{ $goods_count ->
    [0] {" "}and loaded nothing.
   *[other] : { $goods }.
}
burgundy-event-MovedUp = { $seat } moved up in turn order{ $first ->
    [1] {" "}and now goes first.
   *[other] .
}
burgundy-event-EffectLost = { $seat }'s { $building } had no effect.
burgundy-event-EffectDeclined = { $seat } did not use the { $building }.
burgundy-event-MinesPaid = { $seat } got { $silver ->
    [one] 1 silverling
   *[other] { $silver } silverlings
}{ $workers ->
    [0] {""}
    [one] {" "}and 1 worker
   *[other] {" "}and { $workers } workers
} from the mines.
burgundy-event-EndScored = Final scoring, { $seat }: { $source }, { $count } → { $points ->
    [one] 1 point.
   *[other] { $points } points.
}

## What happened: the digest

burgundy-digest-your-dice = Your dice: **{ $one }** and **{ $other }** (phase { $phase }, round { $round }).
burgundy-digest-your-mines = Your mines: { $silver ->
    [one] +1 silverling
   *[other] +{ $silver } silverlings
}{ $workers ->
    [0] .
    [one] , +1 worker.
   *[other] , +{ $workers } workers.
}
burgundy-digest-goods = The white die brought { $goods }.
burgundy-digest-goods-one = { $goods } to depot { $depot }
burgundy-digest-Settled = { $board }, castle on { $castle }
burgundy-digest-Chose = has chosen an estate
burgundy-digest-Took = took: { $tile }
burgundy-digest-Discarded = discarded: { $tile }
burgundy-digest-Placed = { $tile } → { $space }
burgundy-digest-Sold = sold { $tiles ->
    [one] 1 { $goods } goods tile
   *[other] { $tiles } { $goods } goods tiles
}
burgundy-digest-TookWorkers = +{ $workers } workers
burgundy-digest-Bought = bought: { $tile }
burgundy-digest-RegionCompleted = completed { $type_id ->
    [building] a city
    [animal] a pasture
    [knowledge] a knowledge region
    [castle] a castle region
    [mine] a mine region
   *[ship] a ship region
} of { $size ->
    [one] 1 space
   *[other] { $size } spaces
}
burgundy-digest-ColourCompleted = { $bonus_id ->
    [large] large bonus tile ({ $type })
    [small] small bonus tile ({ $type })
   *[other] all { $type } placed
}
burgundy-digest-Loaded = loaded { $goods }
burgundy-digest-MovedUp = now goes first
burgundy-digest-EndScored = { $source }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
burgundy-digest-times = { $what } ×{ $times }
burgundy-digest-points = { $what } (**+{ $points }** { $points ->
    [one] point
   *[other] points
})

## Moves: buttons, and one line for each

burgundy-move-settle = Choose your estate
burgundy-move-take = Take a tile
burgundy-move-place = Place a tile
burgundy-move-sell = Sell goods
burgundy-move-workers = Take workers
burgundy-move-buy = Buy a tile
burgundy-move-load = Load the ship
burgundy-move-skip = Don't use it
burgundy-move-end = End the turn

burgundy-say-settle = Play { $board }, castle on { $castle }
burgundy-say-take = { $tile ->
    [none] Take the tile on { $spot }
   *[other] Take { $tile } from { $spot }
}
burgundy-say-place = Place { $tile } on { $space }
burgundy-say-sell = Sell { $what }
burgundy-say-workers = Take workers
burgundy-say-buy = { $tile ->
    [none] Buy the tile on { $spot }
   *[other] Buy { $tile } from { $spot }
}
burgundy-say-load = Load from { $what }
burgundy-say-skip = Don't use the building
burgundy-say-skip-building = Don't use the { $building }
burgundy-say-end = End the turn
burgundy-say-with = { $move } ({ $die })
burgundy-say-with-paid = { $move } ({ $die }, −{ $workers ->
    [one] 1 worker
   *[other] { $workers } workers
})
burgundy-say-leaving = { $what }, discarding { $tile }

## Questions

burgundy-ask-kind-SettleOpenly = Which estate do you want?
burgundy-ask-kind-SettleSecretly = Which estate do you want?
burgundy-ask-kind-Act = What would you like to do?
burgundy-ask-kind-LoadShip = Where does your ship load?
burgundy-ask-kind-ExtraAction = Which extra action do you take?
burgundy-ask-kind-BuildingEffect = How do you use the building?
burgundy-ask-settle-board = Which side of your sheet do you play?
burgundy-ask-settle-castle = Where do you put your first castle?
burgundy-ask-die = Which die?
burgundy-ask-slot = Which tile?
burgundy-ask-buy-slot = Which tile do you buy?
burgundy-ask-discard = Your storage is full. Which tile do you discard?
burgundy-ask-place-tile = Which stored tile do you place?
burgundy-ask-place-space = Which space?
burgundy-ask-sell-goods = Which goods do you sell?
burgundy-ask-load-depots = Where does your ship load?
burgundy-ask-load-keep = Not everything fits. Which goods do you keep?

## Answers: the text of a choice, and the note below it

burgundy-choice-die = Die { $die }
burgundy-choice-no-die = without a die
burgundy-choice-with-die = { $die }: { $what }
burgundy-choice-whole = { $die }: { $what }
burgundy-choice-spot = { $spot } · { $tile }
burgundy-choice-leaves = discard { $tile }
burgundy-choice-stays = nothing to discard
burgundy-choice-goods = { $count } { $goods }
burgundy-choice-depot = depot { $one }
burgundy-choice-depots = depots { $one } and { $other }
burgundy-choice-keep = keep { $goods }
burgundy-choice-keep-all = everything that fits
burgundy-choice-castle = castle on { $space }
burgundy-choice-both = { $one }, { $other }

burgundy-note-free = no workers
burgundy-note-paid = −{ $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
burgundy-note-with-die = with { $die }: { $price }
burgundy-note-full = storage full: discard a tile
burgundy-note-gone = out of the game
burgundy-note-stored = storage { $tiles } of { $room }
burgundy-note-points = +{ $points } points
burgundy-note-gain-silver = +{ $silver ->
    [one] 1 silverling
   *[other] { $silver } silverlings
}
burgundy-note-gain-workers = +{ $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
burgundy-note-animals = +{ $points } animals
burgundy-note-region = +{ $points } region
burgundy-note-phase = +{ $points } phase { $phase }
burgundy-note-bonus = +{ $points } { $bonus_id ->
    [large] large bonus
   *[small] small bonus
}
burgundy-note-progress = { $covered } of { $size } in the region
burgundy-note-without-workers = without workers: { $what }
burgundy-note-only-paid = only with workers
burgundy-note-space-paid = { $space } (−{ $workers })
burgundy-note-offered = { $count ->
    [one] 1 tile to choose from
   *[other] { $count } tiles to choose from
}
burgundy-note-storage = you have stored { $tiles }
burgundy-note-goods = you have { $goods }
burgundy-note-goods-there = there: { $goods }
burgundy-note-loads = loads { $goods }
burgundy-note-remain = left behind: { $goods }
burgundy-note-nothing = you only move up in turn order
burgundy-note-stocked = room for { $free ->
    [0] no new type
    [one] 1 new type
   *[other] { $free } new types
}
burgundy-note-lost = you won't get it later
burgundy-note-rolls = new dice are rolled: undo needs consent
burgundy-note-next = { $who } is next
burgundy-note-could-buy = you could still buy a tile
burgundy-note-regions = { $type_id ->
    [building] cities
    [animal] pastures
    [knowledge] knowledge
    [castle] castles
    [mine] mines
   *[ship] ships
} { $sizes }
burgundy-note-around = next to it: { $spaces }
burgundy-note-around-one = { $type } { $number }
burgundy-note-around-building = building
burgundy-note-around-animal = animal
burgundy-note-around-knowledge = knowledge
burgundy-note-around-castle = castle
burgundy-note-around-mine = mine
burgundy-note-around-ship = ship

## Who is asked for what

burgundy-decision-SettleOpenly = Choose your estate: one side of your sheet ({ $boards }) and a space for your first castle.
burgundy-decision-SettleSecretly = Choose your estate: one side of your sheet ({ $boards }) and a space for your first castle. It stays secret until everybody has chosen.
burgundy-decision-Act = { $dice_count ->
    [0] You have used both dice. { $can_buy ->
        [yes] You may still buy a tile, or end your turn.
       *[no] End your turn.
    }
   *[other] Your turn, phase { $phase }, round { $round }: { $dice_count ->
        [one] die { $dice } is left{ $last ->
            [yes] , the last one before everybody rolls again
           *[no] {""}
        }
       *[other] dice { $dice }
    }. { $workers ->
        [0] No workers
        [one] 1 worker
       *[other] { $workers } workers
    }, { $silver ->
        [0] no silverlings
        [one] 1 silverling
       *[other] { $silver } silverlings
    }{ $can_buy ->
        [yes] ; you may buy a tile.
       *[no] .
    }
}
burgundy-decision-LoadShip = Your ship fetches all the goods you can store from one depot{ $two ->
    [yes] {" "}(or two neighbouring ones)
   *[no] {""}
}, then you move up in turn order.
burgundy-decision-ExtraAction = Your castle gives you an extra action with any number.
burgundy-decision-BuildingEffect = Your { $building }: { $building_id ->
    [warehouse] you may sell one type of goods at once.
    [carpenters_workshop] you may take a building from any numbered depot.
    [church] you may take a mine, knowledge or castle tile from any numbered depot.
    [market] you may take a ship or an animal from any numbered depot.
   *[city_hall] you may place another stored tile, whatever the number.
}

burgundy-waiting-over = The game is over.
burgundy-waiting-SettleOpenly = { $who } is choosing an estate.
burgundy-waiting-SettleSecretly = { $who } { $count ->
    [one] is choosing an estate.
   *[other] are choosing their estates.
}
burgundy-waiting-Act = Phase { $phase }, round { $round }: it's { $who }'s turn{ $dice_count ->
    [0] , both dice used.
    [one] , die { $dice } left.
   *[other] , dice { $dice }.
}
burgundy-waiting-LoadShip = { $who } is loading a ship.
burgundy-waiting-ExtraAction = { $who } is choosing the castle's extra action.
burgundy-waiting-BuildingEffect = { $who } is using the { $building }.

## Refusals: what is wrong, and what would be right

burgundy-refusal-settle-first = First choose your estate and a space for your first castle.
burgundy-refusal-not-your-sheet = Your sheet doesn't have { $board }. Choose one of its two sides.
burgundy-refusal-not-a-castle-space = There is no castle space on { $space } of { $board }. Choose one of its four dark green spaces.
burgundy-refusal-already-settled = The estates have already been chosen.
burgundy-refusal-die-needed = Say which of your dice you use.
burgundy-refusal-no-such-die = You didn't roll a { $die }. Name a die as you rolled it; workers shift it automatically.
burgundy-refusal-die-used = You have already used your { $die } this round. Use the other die.
burgundy-refusal-both-dice-used = You have used both dice. You may still buy a tile, or end your turn.
burgundy-refusal-dice-left = Use all your dice before you end your turn; you can always take workers. Dice left: { $dice }.
burgundy-refusal-too-few-workers = Shifting the die that far takes { $needed ->
    [one] 1 worker
   *[other] { $needed } workers
}; you have { $workers }.
burgundy-refusal-no-such-slot = There is no space { $slot } in the depots. They are 1a to 6d, and 0a to 0h on the black depot.
burgundy-refusal-black-depot = You can't use a die on the black depot: its tiles are bought for 2 silverlings.
burgundy-refusal-slot-empty = There is no tile on { $slot }. New ones come with the next phase.
burgundy-refusal-same-tile = The same tile is on { $slot } of that depot: name that one.
burgundy-refusal-storage-full = Your storage is full. Say which of your three tiles you discard.
burgundy-refusal-no-discard-needed = Your storage has room, so you can't remove a tile.
burgundy-refusal-discard-not-stored = You don't have this in storage: { $tile }. Name one of your three stored tiles.
burgundy-refusal-tile-not-stored = You don't have this in storage: { $tile }. Take it first.
burgundy-refusal-no-such-space = Your estate has no space { $space }. They go from a1 to g4.
burgundy-refusal-space-covered = There is already a tile on { $space }. Choose an empty space.
burgundy-refusal-wrong-colour = This doesn't go on { $space }, which is for { $type }: { $tile }.
burgundy-refusal-not-adjacent = None of your tiles is next to { $space }. You can only build next to your own tiles.
burgundy-refusal-same-building-in-city = This city already has that building: { $tile }. Choose another city.
burgundy-refusal-goods-not-owned = You have no { $goods } goods to sell.
burgundy-refusal-already-bought = You have already bought a tile this turn. You may buy only one.
burgundy-refusal-too-little-silver = A tile costs 2 silverlings; you have { $silver }.
burgundy-refusal-not-for-sale = The tile on { $slot } is not for sale. Buy from the black depot, 0a to 0h.
burgundy-refusal-no-purchase-now = Finish with the { $effect } first; then you may buy.
burgundy-refusal-effect-first = Finish with the { $effect } first: you have just placed it.
burgundy-refusal-die-during-effect = The { $effect } needs no die. Leave it out.
burgundy-refusal-castle-not-skipped = You can't decline a castle's extra action. You can always take workers.
burgundy-refusal-nothing-to-skip = There is nothing to decline.
burgundy-refusal-black-depot-by-building = The { $building } takes from the numbered depots only.
burgundy-refusal-carpenters-workshop-takes = A carpenter's workshop takes only buildings, not this: { $tile }.
burgundy-refusal-church-takes = A church takes only mines, knowledge and castles, not this: { $tile }.
burgundy-refusal-market-takes = A market takes only ships and animals, not this: { $tile }.
burgundy-refusal-no-ship-placed = You can load goods only right after placing a ship.
burgundy-refusal-no-such-depot = A ship loads at one of the depots, 1 to 6.
burgundy-refusal-one-depot = A ship loads at one depot. For two you need knowledge 5.
burgundy-refusal-depots-not-neighbours = The two depots must be neighbours, the lower number first. 6 and 1 are neighbours too.
burgundy-refusal-all-that-fits = There is nothing to choose: you store everything that fits.
burgundy-refusal-types-to-store = { $count ->
    [0] You have no room for a new type of goods.
    [one] Choose exactly 1 new type to store: you have room for one.
   *[other] Choose exactly { $count } new types to store, as many as you have room for.
}
burgundy-refusal-type-not-new = There are no new { $goods } goods to choose there. Name types that lie there and that you don't have yet.
burgundy-refusal-types-out-of-order = Name the goods in the order of their numbers, from turquoise to orange.
burgundy-refusal-same-goods = That brings no more than depot { $depot } alone: name that one.

## Slash commands

burgundy-command-group = burgundy
burgundy-command = The Castles of Burgundy: estates on the Loire
burgundy-command-take = take
burgundy-command-take-description = Take a tile from a depot into your storage
burgundy-command-place = place
burgundy-command-place-description = Place a stored tile on your estate
burgundy-command-sell = sell
burgundy-command-sell-description = Sell all your goods of one type
burgundy-command-workers = workers
burgundy-command-workers-description = Take workers with a die
burgundy-command-buy = buy
burgundy-command-buy-description = Buy a tile for 2 silverlings, once per turn
burgundy-command-end = end
burgundy-command-end-description = End your turn once both dice are used
burgundy-command-option-die = die
burgundy-command-option-die-description = One of your dice as you rolled it; workers shift it automatically
burgundy-command-option-slot = slot
burgundy-command-option-slot-description = The tile's place in the depots, such as 4b; 0a to 0h are on the black depot
burgundy-command-option-discard = discard
burgundy-command-option-discard-description = The stored tile you discard if your storage is full
burgundy-command-option-tile = tile
burgundy-command-option-tile-description = The stored tile
burgundy-command-option-space = space
burgundy-command-option-space-description = The space of your estate, a1 to g4
burgundy-command-option-goods = goods
burgundy-command-option-goods-description = The type of goods

# On a button

burgundy-short-leaving = { $what }, discard { $tile }
burgundy-short-sell = Die { $die }: sell { $what }
burgundy-others-take = Take a tile with workers
burgundy-others-place = Place a tile with workers
burgundy-others-any = With workers
burgundy-others-sell = Sell goods with workers
