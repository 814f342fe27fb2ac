# A Burgundia várai állása szavakban, hallgatásra.
burgundy-text-dice = { $left ->
    [none] nincs több kocka
   *[other] még használható kocka: { $left }
}{ $used ->
    [none] {""}
   *[other] ; elhasznált: { $used }
}
burgundy-text-silver = Ezüst: { $count }
burgundy-text-workers = Munkás: { $count }
burgundy-text-stored = Raktármezőn: { $tile }; ide illik: { $spaces }
burgundy-text-storage-empty = Raktármezők: üresek
burgundy-text-space = { $space } (kocka: { $die })
burgundy-text-source = Pontforrás, { $source }: { $points }
burgundy-text-knows = Lerakott tudás: { $tile }
burgundy-text-board = { $name } birtoka: { $board }, régiónként. A sorok föntről lefelé a-tól g-ig, a mezők balról jobbra.
burgundy-text-region = { $region } ({ $size } mezős), hiányzik: { $needs }, +{ $points }, ha most kész lenne. Szabad: { $free }.{ $count ->
    [0] {""}
   *[other] {" "}Lerakva: { $placed }.
}
burgundy-text-finished = { $region } ({ $size } mezős), kész: { $placed }
burgundy-text-free-open = { $space } kocka { $die }
burgundy-text-free-closed = { $space } kocka { $die } (még semmivel sem szomszédos)
burgundy-text-coming = Érkező áru, { $round }. forduló: { $goods }
burgundy-text-track = Játékossorrend-sáv, { $space }. mező, alulról: { $players }
burgundy-text-size = { $size } mezős: { $points }
burgundy-text-depot = { $depot }. depó, áruk: { $goods }
burgundy-text-empty = { $slot }: üres
burgundy-text-taken = { $slot }: üres, { $name } vitte el
burgundy-text-bonuses = Bónuszlapkák
burgundy-text-open = még szabad
burgundy-text-bonus = { $kind }: első ({ $large } pont) { $first }; második ({ $small } pont) { $second }
burgundy-text-neighbours = A birtok mely mezői szomszédosak
burgundy-text-beside = { $space }: { $spaces }
burgundy-spoken-worker = { $count ->
   *[other] munkás
}
burgundy-spoken-silverling = { $count ->
   *[other] ezüst
}
