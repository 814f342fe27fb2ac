### Lessons of a first game of Genoa: two or three sentences, each told once.

genoa-lesson-offers = **Making an offer.** The trader leads the tower, and you would like it to go to a building that helps you. Offer something for it: if the trader accepts, the tower goes there, you pay, and its action is yours. Or pass and hope that it goes there anyway.
genoa-lesson-roll = **Where the turn begins.** Two dice say where the tower starts. A Starting space tile lets you choose the space instead.
genoa-lesson-tower = **You are the trader.** Move the tower from space to space, four times at most and never to the same one twice; it leaves a disc wherever it goes. Each building it reaches offers one action. You can use only one yourself: sell the others.
genoa-lesson-action = **The building's action.** Only one player may use the action of each building the tower visits, and each of you has one action per turn. You may always take it yourself, as long as you have an action left.
genoa-lesson-selling = **Selling an action.** If somebody has offered something for this action, you must use it or sell it before the tower goes on; to whom is up to you. The buyer pays at once and acts at once.
genoa-lesson-effect = **Taking the action.** Take what the building gives. Before or after that you may play tiles and deliver one order. When you say that you are done, the action is over.
genoa-lesson-small_orders = **Small orders.** A small order names a building and a commodity. Use the action of that building and hand over one of that kind: 40 ducats, besides what the building gives.
genoa-lesson-messages = **Messages.** A message names two buildings. If the tower visits both in one turn, you get 30 ducats, whoever leads it, without an action. So look where the tower has been before you offer.
genoa-lesson-large_orders = **Large orders.** Three commodities, delivered by the action of the villa named: 100 ducats and a special tile. Collect the goods first: the warehouses at the edge give them.
genoa-lesson-payment = **What you can pay with.** Ducats, commodities, cards, tiles, markers from your stock, in any mix, even a share of what the action brings. Promises about later turns don't count.
genoa-lesson-asking = **Asking.** As the trader you need not wait for offers: name a building and your price, to all or to one. You may also put something into a deal yourself.
genoa-lesson-contracts = **Contracts.** Villas deal them out. They pay at the end: buildings next to each other in the outer ring form a group, and 1, 2, 3 or 4 of them are worth 10, 30, 60 or 100 ducats.
genoa-lesson-buildings = **Taking buildings.** After the tower's walk everybody may choose a street with a disc and put one or two markers from their stock on the buildings beside it, or remove somebody else's. The discs of that street are then gone.
genoa-lesson-owners = **Owners.** Whenever another player uses the action of a building with your marker, the bank pays you 10 ducats; at the end each is worth 10 more. The Cathedral gives you two markers.
genoa-lesson-tiles = **Special tiles.** One lets you choose the starting space, one gives a second action in a turn, one any commodity, one swaps a good for another, one repeats the action of a building you own. Play the last three only during one of your actions.
genoa-lesson-rounds = **Rounds.** In each round everybody is the trader once; then the marker moves on. Whenever a turn starts on the Market, it moves one more: the game may end sooner than you think.
genoa-lesson-ending = **The end is near.** After the last round you get 10 ducats for each of your buildings and what your contracts pay. Orders, messages, goods and tiles are worth nothing then: deliver what you can.
