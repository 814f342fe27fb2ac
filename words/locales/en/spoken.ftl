# How signs are heard by those who listen to a text.
spoken-none = none
spoken-unknown = unknown
spoken-at-once = , played at once
spoken-careful = Careful:
spoken-minus = minus
spoken-times = {" "}times { $count }
spoken-by = times
spoken-share = { $some } of { $all }
spoken-then = , then
spoken-for = {" "}for
spoken-to = {" "}to
