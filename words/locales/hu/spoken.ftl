# Ahogy a jelek hangzanak annak, aki hallgatja a szöveget.
spoken-none = nincs
spoken-unknown = ismeretlen
spoken-at-once = , rögtön lejátszva
spoken-careful = Vigyázat:
spoken-minus = mínusz
spoken-range = , legfeljebb
spoken-or = vagy
spoken-times = {" "}{ $count }-{ SUFFIX($count, "szor", "szer", "ször") }
spoken-by = szorozva:
spoken-share = { $some } { ARTICLE($all) } { $all }-{ SUFFIX($all, "ból", "ből") }
spoken-share-ordinal = { $some }. { $what } { ARTICLE($all) } { $all }-{ SUFFIX($all, "ból", "ből") }
spoken-change = { $before }-{ SUFFIX($before, "ról", "ről") } { $after }-{ SUFFIX($after, "ra", "re") }
spoken-for = , ezért:
spoken-to = , ide:
