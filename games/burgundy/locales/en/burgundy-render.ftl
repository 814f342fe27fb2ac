# Words on the pictures of The Castles of Burgundy.
burgundy-render-title = The Castles of Burgundy
burgundy-render-progress = Phase { $phase } (+{ $bonus }) · round { $round }/{ $rounds }
burgundy-render-waiting-SettleOpenly = { $who } is choosing an estate.
burgundy-render-waiting-SettleSecretly = { $count ->
    [one] { $who } is choosing an estate.
   *[other] { $who } are choosing their estates.
}
burgundy-render-waiting-Act = It's { $who }'s turn.
burgundy-render-waiting-ExtraAction = { $who }: the castle's extra action.
burgundy-render-waiting-BuildingEffect = { $who } is using the { $building }.
burgundy-render-waiting-LoadShip = { $who } is loading a ship.

## The board
burgundy-render-depots = Depots
burgundy-render-black-depot = Black depot
burgundy-render-phases = Phase, and its bonus for each region
burgundy-render-rounds = Round: white die and goods to come
burgundy-render-order = Turn order track
burgundy-render-bonuses = Bonus tiles: first and second to finish a colour
burgundy-render-choosing = still choosing
burgundy-render-chosen = chosen in secret

## A player's area and the picture for a phone
burgundy-render-empty = free
burgundy-render-knowledge = Knowledge
burgundy-render-sold = Sold
burgundy-render-sources = Where the points came from

## Text boards and alt texts
burgundy-render-text-course = Progress
burgundy-render-text-phases = Bonus for a region by phase: { $points }
burgundy-render-text-regions = Points for a region by size: { $points }
burgundy-render-text-white = White die: { $die }
burgundy-render-text-order = Turn order: { $order }
burgundy-render-text-black-depot = Black depot (2 silverlings)
burgundy-render-text-purse = silverlings { $silver }, workers { $workers }
burgundy-render-text-storage = storage: { $tiles }
burgundy-render-text-goods = goods: { $goods }
burgundy-render-text-sold = sold: { $goods }
burgundy-render-text-sheet = Estates to choose from: { $boards }{ $chosen ->
    [yes] {" "}(chosen in secret)
   *[other] {""}
}.
burgundy-render-text-supplies = Tiles left to be drawn
burgundy-render-text-black-backs = black backs
burgundy-render-text-removed = Out of the game: { $tiles }
burgundy-render-text-own-choice = Your secret choice: { $board }, castle on { $castle }.
burgundy-render-alt-estate = { $name }'s estate in The Castles of Burgundy.
burgundy-render-alt-black = black
burgundy-render-alt-depots = Depots: { $depots }.
burgundy-render-alt-goods = Goods on depots: { $goods }.
burgundy-render-alt-bonuses = Colours finished: { $owners }.
