# Ahogy a jelek hangzanak annak, aki hallgatja a szöveget.
spoken-none = nincs
spoken-unknown = ismeretlen
spoken-at-once = , rögtön lejátszva
spoken-careful = Vigyázat:
spoken-minus = mínusz
spoken-times = , { $count } darab
spoken-by = szorozva:
spoken-share = { $some } per { $all }
spoken-then = , aztán
spoken-for = , ezért:
spoken-to = , ide:
