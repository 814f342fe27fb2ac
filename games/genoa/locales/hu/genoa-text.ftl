# A Genova állása szavakban, hallgatásra.
genoa-text-tower = Torony és fordulók
genoa-text-discs = { $count } korong itt: { $space }
genoa-text-buildings = Épületek
genoa-text-squares-key = A négyzet neve kék-piros: először az oszlop balról, aztán a sor felülről.
genoa-text-squares = négyzetek: { $squares }
genoa-text-no-action = nincs akciója
genoa-text-beside = szomszédai: { $spaces }
genoa-text-named = a te lapjaid közül ide szól: { $cards }
genoa-text-here = itt áll a torony
genoa-text-visited = itt már járt a torony
genoa-text-streets = Utcák
genoa-text-card = A kezedben: { $card }
genoa-spoken-marker = { $count ->
   *[other] tulajdonjelző
}
genoa-spoken-deal = Üzlet:
