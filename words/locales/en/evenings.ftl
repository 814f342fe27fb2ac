## An evening

command-evening = evening
command-evening-new = new
command-evening-list = list
command-evening-cancel = cancel
command-option-evening = evening
evening-group-description = Meet for an evening of games
evening-new-description = Announce an evening: hour, games, places
evening-list-description = List this server's evenings to come
evening-cancel-description = Cancel an evening, or stop repeating it
evening-option-evening = Which evening? Leave empty if there is only one

# ---- the form
evening-form-title = A new evening
evening-form-name = Name
evening-form-default = Game night
evening-form-when = When
evening-form-when-what = 2027-03-27 20:00, or just 20:00 ({ $zone }). Others see their own time.
evening-form-games = Games on offer
evening-form-places = Places
evening-form-places-what = Between 2 and 40. Beyond that there's a waiting list.
evening-form-repeat = How often
evening-form-once = Once
evening-form-weekly = Every week at this hour
evening-announced = Announced in { $channel } for { $when }. To call it off: `/evening cancel`.
evening-no-event = I can't add it to the server's events: I lack the Create Events permission. Everything else works without it.

# ---- the invitation
evening-games = { $count ->
        [one] **Game:** { $games }
       *[other] **Games:** { $games }
    }
evening-weekly = 🔁 Every week
evening-by = -# Organised by { $name }
evening-coming = { $count ->
        [0] **Nobody has signed up yet** ({ $places } places)
        [one] **One of { $places } comes:** { $names }
       *[other] **{ $count } of { $places } come:** { $names }
    }
evening-waiting = **Waiting list:** { $names }
evening-asked = Coming again? { $names }
evening-how = Fifteen minutes before, I ask who's here. Then I seat you at tables, with a live clock.
evening-has-begun = It has begun.
evening-is-over = It's over. Thanks for coming!
evening-is-cancelled = { $why ->
        [channel] **Cancelled:** its channel was deleted.
       *[other] **Cancelled.**
    }
button-evening-come = I'll come
button-evening-not = Can't come
evening-you-come = See you { $when }. From { $call } on, press **I'm here** in this channel: only those who do get a seat.
evening-you-wait = It's full. You're number { $place } on the waiting list; I'll tell you when a place is free. Anyone who doesn't turn up frees one too.
evening-tick = Which of these would you play?
evening-you-do-not-come = You're off the list. Thanks for saying so.

# ---- at the hour
evening-call = We begin at { $when }. **Press *I'm here*:** tables are drawn as soon as everyone has, at { $latest } at the latest.
evening-here = **Here ({ $count }):** { $names }
evening-missing = **Not yet:** { $names }
evening-late = Late? Press **I'm here**: you get a free seat, or a new table when there are enough of you.
evening-no-tables = Not enough people for a table yet.
evening-table = { $what ->
        [open] **Table { $number }** · { $game } · { $names } · { $where }
       *[drawn] **Table { $number }** · { $game } · { $names } · starts { $when }
    }
evening-why = { $why ->
        [full] ⏳ { $name }: all places are taken.
       *[few] ⏳ { $name }: not enough others for the chosen games yet.
    }
button-evening-here = I'm here
evening-you-are-here = Good to see you! We begin at { $when }; tables are drawn at { $latest } at the latest.
evening-your-table = You're at table { $number }: { $game }. It opens in this channel in a moment.
evening-no-table-yet = { $why ->
        [full] All places are taken. If one becomes free, it's yours.
       *[few] There's no table for you yet: { $count ->
            [0] nobody else is waiting
            [one] only { $names } is waiting too, and that's not enough for your games
           *[other] { $names } are waiting too, and that's not enough for your games
        }. I'll seat you as soon as there are enough.
    }

# ---- direct messages
dm-evening-soon = It begins { $when }: { $games }. Press **I'm here** [in the channel]({ $link }) from fifteen minutes before.
dm-evening-up = A place has become free: you're coming, { $when }. If you can't, say so [in the channel]({ $link }).
dm-evening-cancelled = { $why ->
        [channel] **Cancelled:** its channel was deleted. It was planned for { $when }.
       *[other] **Cancelled.** It was planned for { $when }.
    }
dm-evening-left = { $why ->
        [full] The tables are drawn, and all places are taken. If one becomes free, it's yours.
       *[few] The tables are drawn, and there weren't enough others for the games you chose. You stay on the list: when someone comes late, I'll seat you. Or open a table of your own with `/table new`.
    }

# ---- cancelling and the list
evening-cancel-sure = Cancel **{ $name }**, { $when }? Everyone who signed up is told.
button-evening-cancel-only = Cancel it
button-evening-cancel-this = Cancel only this one
button-evening-cancel-stop = Keep it, stop repeating
button-evening-cancel-all = Cancel it and all later ones
evening-cancelled-this = **{ $name }** is cancelled this time. Next week's is announced.
evening-cancelled-stop = **{ $name }** isn't repeated any more. The announced one takes place.
evening-cancelled-all = **{ $name }** is cancelled.
evening-list-title = Evenings to come
evening-list-line = { $weekly ->
        [0] **[{ $name }]({ $link })** · { $when } · { $games } · { $count }/{ $places }
       *[other] **[{ $name }]({ $link })** · { $when }, every week · { $games } · { $count }/{ $places }
    }

# ---- refusals
evening-unknown = I don't know that evening. `/evening list` shows those to come.
evening-which = There are several evenings. Choose one in the option **evening**.
evening-not-organiser = Only { $name }, who organises it, or a manager of this server can do that.
evening-no-name = Give the evening a name.
evening-no-game = Choose at least one game.
evening-bad-places = The number of places must be between { $least } and { $most }.
evening-bad-time = An evening must lie in the future, at most { $days } days ahead.
evening-bad-when = I can't read that time. Write it like 2026-11-27 20:00, or just 20:00 for the next such hour.
evening-no-zone = I don't know your time zone yet, so I'd get the hour wrong. Set it under **Waking hours**, then try again.
evening-too-many = There are { $most } evenings here already. Cancel one with `/evening cancel` first.
evening-too-early = It's too early. You can press this from { $when } on.
evening-was-cancelled = This evening is cancelled.
evening-over = This evening is over.
evening-begun = The tables are drawn already; it can't be cancelled any more.
evening-not-coming = You aren't on the list.
evening-playing = Your table has started. To leave it, use `/table leave` there.
evening-no-server = An evening takes place in a server. Ask in one of its channels.
evening-server-none = No evening is planned here. Announce one with `/evening new`.
