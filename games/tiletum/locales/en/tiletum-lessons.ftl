### Lessons of a first game of Tiletum: two or three sentences, each told once.

tiletum-lesson-die = **Take a die.** Its number is how many resources of its colour you get. The action beside it gets 7 minus that number in action points (AP). A 6 makes you rich, a 1 makes you busy.
tiletum-lesson-warehouse = **Bonus tiles and the warehouse.** With the die you may take the bonus tile of its action. Every tile first goes into your warehouse, which holds four, and nothing can be thrown away: take only what you will use.
tiletum-lesson-joker = **The joker.** Its action may be any of the five others, with all the action points of the die.
tiletum-lesson-merchant = **Your merchant.** One action point moves the merchant one step, another opens a house there, one per city; a third takes the bonus tile there. Houses let you take part in fairs and score at the end.
tiletum-lesson-architect = **Your architect.** One action point moves the architect one step, another raises a pillar at the cathedral there. With a pillar at a cathedral you may later pay stone for it, wherever the architect is.
tiletum-lesson-character = **Characters.** One action point takes a character from the offer; moving it into a room costs as many as its floor. All in one building are of one kind, and a kind lives in one building only. Each gives its bonus when it moves in; a full building gives you its house.
tiletum-lesson-contract = **Contracts.** Take one from the offer for the action points below it; you fulfil it later, at any time in your turn, with its resources. You can also swap resources here, and the first swap brings one more.
tiletum-lesson-fulfil = **Fulfilling a contract.** Pay what it shows: you get its VP and those of the space it goes to. If a pillar stood there, you can now place it on the map.
tiletum-lesson-cathedral = **Paying for a cathedral.** With a pillar there and enough stone, you take its top tile and score the VP of both tiles, once per cathedral. The tiles lose value from top to bottom, so be early.
tiletum-lesson-crest = **Coats of arms.** A crest from your warehouse goes under a building for food and gives the bonus printed there. A building with a crest and all its rooms full makes its kind of action stronger for the rest of the game.
tiletum-lesson-helper = **Helpers.** You can use a helper from your warehouse once, at any time in your turn; then it makes room. Don't keep it too long: it blocks a space.
tiletum-lesson-tasks = **Tasks.** Some things need no action points, at any time in your turn: buy a resource for 2 gold, fulfil a contract, place a crest, pay for a cathedral, use a helper.
tiletum-lesson-turning = **Turning a die.** Before you take a die you may turn it by one for 2 gold, again and again, and 6 and 1 are neighbours. It then lies at another action and gives another number.
tiletum-lesson-fair = **The fair.** At the end of each round the fair city of that round pays everybody who has a house or the merchant there: the fair's value for each thing it counts. The fairs of all rounds are known, so plan your way.
tiletum-lesson-king = **The king track.** One step for each action point. At the end of the round everybody gains or loses the VP of their space, the leader gets a tile, and the order on the track is the turn order of the next round.
tiletum-lesson-corruption = **Corruption.** Before each of the three turns of a round, a marker pushes everybody back on the king track. Being just above zero is not safe.
tiletum-lesson-rounds = **A new round.** The dice are rolled again, the wheel has turned by one, and the bonus tiles are refilled: every number now lies at another action. Three dice for each of you, four rounds in all.
tiletum-lesson-ending = **The last round.** After it you score your houses times your pillars on the map, completed buildings from the third on, and 1 VP for every four resources left. A crest that completes a building may now be worth more than a contract.
