### By post: clocks, notices, changing seats, many tables, records.

## Tables that do not start

table-expired = This table closed by itself because it did not start. `/table new` opens another one.
table-not-waiting = Only those who sit at this table can keep it waiting. Press **Join** to sit down.
lobby-expired = This table closed by itself because it did not start in time.
lobby-closes = Nobody has come for a while: this table closes { $when } unless somebody keeps it waiting.
lobby-expiring = { $whom }, your table of { $game } closes { $when } unless somebody keeps it waiting: { $link }
lobby-keeps-waiting = Good: the table waits on until { $when }.
button-keep = Keep waiting

## Once more

button-rematch = Rematch
rematch-invites = { $whom }: once more? **Join** takes you to your place. Everybody moves up by one; whoever sat first sits last.
rematch-of = Rematch: everybody moves up by one, whoever sat first sits last.
rematch-opened = The rematch is open in { $where }; the others are told. Sitting in the new order.
rematch-letter = Once more? A rematch of { $game } is open: { $link }
rematch-open = They play once more: { $link }
rematch-here = The rematch is here: { $link }
