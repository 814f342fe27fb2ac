### Lessons of a first game of Tournay: two or three sentences, each told once.
tournay-lesson-aim = **How you win.** Most prestige when the last round is over. It is printed on the cards of your district; prestige buildings (level III) score for what you have, and ramparts 1 each. Money and cards in hand score nothing.

tournay-lesson-turn = **Your turn.** You may play one card; then you take one action with citizens of one colour: draw, activate a building, fight an event, earn, or gather.
tournay-lesson-keep = **One of two.** You looked at two hidden cards: keep one. The other lies face up on its deck, where the next player may take it.
tournay-lesson-play = **Playing a card.** Pay its price and put it next to a card in your district, edge to edge. A district is never larger than three by three: nine spaces, and you will want them all.
tournay-lesson-draw = **Drawing.** One citizen draws from level I of the same colour, two from level II, three from level III. Take the face-up card on the deck, or look at two hidden ones and keep one. The citizens lie down until you gather.
tournay-lesson-activate = **Activating a building.** A citizen of its colour goes onto one of your free buildings and uses what it does. He stays there until you gather, so each building works once between two gatherings.
tournay-lesson-suffer = **An event strikes.** It takes effect once for each coin on it. A damaged card does nothing until you gather; a citizen who lies down comes back then, too.
tournay-lesson-fight = **Fighting an event.** You can fight an event with coins on it. It costs 1 citizen of its colour and one denier more than its coins (2 coins: 3 deniers); events that take money cost 2 citizens instead, and no deniers. The card goes to your hand as a rampart.
tournay-lesson-gather = **Gathering.** All your citizens come back to the plaza and all damage is repaired. It costs the whole action, so look at who still stands.
tournay-lesson-earn = **Earning.** Citizens of one colour on your own plaza earn 2 deniers each. Look at who would otherwise stand idle.
tournay-lesson-borrow = **Other players' citizens.** You may also use citizens standing on others' plazas, for 2 deniers each, paid to their owner. They lie down there: it helps you and slows them down.
tournay-lesson-character = **Characters.** A character works by itself whenever you activate or play a matching card in its row or column. Look at the row and the column of each space.
tournay-lesson-crier = **Town Criers.** Each deck hides one. When he turns up, every event gets a coin and all of them strike everybody, as often as they have coins. The more coins lie there, the more a rampart is worth.
tournay-lesson-rampart = **Ramparts.** When events strike, build a rampart from your hand to fend off one of them completely. It is worth a point at the end.
tournay-lesson-prestigious = **Prestige buildings.** The cards of level III score at the end for everybody, but most for whoever built them: for citizens, colours, characters and more, up to 12 points each. Look at what each of them counts.
tournay-lesson-cover = **Covering and replacing.** A card may go on top of one of the same colour: the printed prestige below still counts. With another colour you replace the card, and it goes back to its deck.
tournay-lesson-hand = **At most four cards.** At the end of your turn you keep four, ramparts included. Cards in hand score nothing: look at what you can still pay for.
tournay-lesson-ending = **When it ends.** A district is complete when all nine spaces are filled and two prestige buildings are visible. Two complete districts trigger the last round; with enough Town Criers out, one will do. Then printed prestige, prestige buildings and ramparts are counted.
