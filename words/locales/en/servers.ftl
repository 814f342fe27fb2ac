## What the admins of a server settle: /admin settings, block, unblock, blocked

command-admin-settings = settings
admin-settings-description = What applies to new tables on this server
command-admin-block = block
admin-bar-description = Block someone from opening or joining tables
command-admin-unblock = unblock
admin-unbar-description = Unblock someone: let them play here again
command-admin-blocked = blocked
admin-barred-description = List who is blocked here
bar-person = Who
command-option-channel = channel
command-option-clock = clock
command-option-language = language
command-option-ping = ping
command-option-openers = openers
command-option-clear = clear
server-option-channel = Allow tables in this channel; name it again to take it off the list
server-option-call = The role to ping when a table opens
server-option-openers = The role that may open tables
server-option-clock = The clock of new tables, unless their host chooses another
server-option-language = The language of new tables
server-option-clear = Remove one of these settings
server-clear-channels = the list of channels
server-clear-call = the role to ping
server-clear-openers = the role that may open tables
server-clear-clock = the clock
server-clear-language = the language

server-title = New tables on this server
server-channels = Opened in: { $channels }
server-everywhere = any channel I can write in
server-call = Pinged when one opens: { $role }
server-nobody = nobody
server-openers = Opened by: { $role }
server-everybody = everyone
server-clock = Clock: { $clock }
server-language = Language: { $language }
server-as-opened = that of whoever opens it
server-how = Change one with the options of `/admin settings`; `clear` removes it. Admins can open tables anywhere.
server-call-unheard = { $role } can't be pinged yet: allow everyone to mention that role, or give me the permission to mention all roles.
server-not-everyone = Choose a particular role, not @everyone.
server-too-many-channels = That's more than { $most } channels. Take one off the list first, or allow all with `clear`.

table-not-in-this-channel = This server has its tables elsewhere. Open yours in one of these: { $channels }
table-opened-by-role = On this server only { $role } may open tables. Join one that is waiting (`/table list`), or ask an admin.
table-barred = You can't open or join tables on this server. Its admins decided that; ask them if you think it's a mistake.
lobby-called = { $role }, a table is waiting for players.

mygames-move-here = Move { $game } here ({ $table })

bar-done = { $name } can't open or join tables here any more. Seats they already have stay theirs; `/admin remove` takes them away.
bar-undone = { $name } can play here again.
bar-is-none = { $name } isn't blocked here. `/admin blocked` lists who is.
bar-not-yourself = You can't block yourself.
barred-nobody = Nobody is blocked on this server.
barred-title = { $count ->
    [one] One person is blocked on this server:
   *[other] { $count } people are blocked on this server:
}
barred-line = { $who } since { $when }, by { $by }
barred-more = … and { $count } more
