# How signs are heard by those who listen to a text.
spoken-none = none
spoken-unknown = unknown
spoken-at-once = , played at once
spoken-careful = Careful:
spoken-minus = minus
spoken-range = {" "}to
spoken-or = or
spoken-times = {" "}times { $count }
spoken-by = times
spoken-share = { $some } of { $all }
spoken-share-ordinal = { $some } of { $all } { $what }
spoken-change = from { $before } to { $after }
spoken-for = {" "}for
spoken-to = {" "}to
