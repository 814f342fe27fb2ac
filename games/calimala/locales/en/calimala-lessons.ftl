### Lessons of a first game of Calimala: two or three sentences, each told once.
calimala-lesson-aim = **How you win.** Most points after the last scoring. Each scoring tile pays whoever has the most of one thing, 3, 2 and 1 points: cloth in a city, cubes and artworks in a church. The secret final cards pay 5, 3 and 1 at the end.

calimala-lesson-final = **A secret card.** Keep one of these final scoring cards: at the end it is scored for everybody, but only you know that it's coming.
calimala-lesson-start_card = **Your first card.** Everybody begins with one action card. A card is one extra action; play it whenever one of your discs is activated.
calimala-lesson-disc = **Place a disc, get two actions.** Each street joins two actions. Put one disc on a street and take both of them, in the order you like. At least one of them must be possible.
calimala-lesson-tower = **Your disc is activated again.** Somebody has placed a disc on top of yours, so you get the street's two actions too, during their turn. The top three discs of a tower are activated, from the top down. Look at which streets others want, too.
calimala-lesson-material = **Materials.** One cube of wood, brick or marble goes into its warehouse; each holds four. You build with wood and brick, give all three to the churches, and turn marble into artworks.
calimala-lesson-weave = **Weaving.** Every workshop you have makes one cloth, and holds four. More workshops mean more cloth for the same action.
calimala-lesson-build = **Building.** One thing at a time: a ship costs 2 wood, a trade house 2 brick, a workshop 1 of each. Ships and houses carry your cloth, every time anew; in each trade city you may have one house.
calimala-lesson-ship = **Ships to the ports.** Each of your ships carries one cloth to a port of your choice: Barcelona, Lisbon or London. The ships come back, the cloth stays and counts there to the end.
calimala-lesson-transport = **Cloth to the trade cities.** Each of your trade houses takes one cloth to its own city: Troyes, Bruges or Hamburg. What lies there counts whenever that city, or all trade cities, are scored.
calimala-lesson-contribute = **Giving to the churches.** One cube of wood, brick or marble goes from a warehouse to its row at one of the three churches. Rows are short: look at how much room is left. It counts for that church and for that material.
calimala-lesson-artwork = **Artworks.** A marble becomes an artwork in a church or in the city council. In the church it counts for the church; in the council it helps you in every tie.
calimala-lesson-impossible = **What you can't do earns a card.** For each action of the street that you can't take, you may draw an action card. Skipping one that you could take earns nothing.
calimala-lesson-cards = **Playing a card.** While your disc is activated you may play any number of cards, before or after its actions. Each gives you its action once, whatever the street offers.
calimala-lesson-white = **White discs.** You have a few. A white disc takes each of its two actions twice. But once another disc is on top, it is never activated again, and it never gets into the council.
calimala-lesson-council = **The fourth disc.** If your disc is the fourth in a tower, the lowest one goes to the council as its owner's representative, and the next scoring tile is scored at once. Look at that tile before you do it.
calimala-lesson-scoring = **A scoring tile.** Whoever has the most of what the tile shows gets 3 points, the second 2, the third 1. In a tie, representatives and artworks in the council decide.
calimala-lesson-ending = **The end is near.** When all discs are placed, the tiles that are left are scored one after the other, then the final cards with 5, 3 and 1. Look at which tiles are still to come.
