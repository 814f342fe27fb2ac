## What the admins of a server settle: /admin settings, bar, unbar, barred

command-admin-settings = settings
admin-settings-description = What applies to new tables in this server
command-admin-bar = bar
admin-bar-description = Keep somebody from opening tables and sitting down at them
command-admin-unbar = unbar
admin-unbar-description = Let somebody play here again
command-admin-barred = barred
admin-barred-description = Who can't play here
bar-person = Who
command-option-channel = channel
command-option-clock = clock
command-option-language = language
command-option-call = call
command-option-openers = openers
command-option-clear = clear
server-option-channel = Allow tables in this channel; name it again to take it off the list
server-option-call = The role that is called when a table is opened
server-option-openers = The role that may open tables
server-option-clock = The clock of new tables, unless their host chooses another
server-option-language = The language of new tables
server-option-clear = Drop one of these settings
server-clear-channels = the list of channels
server-clear-call = the role that is called
server-clear-openers = the role that may open tables
server-clear-clock = the clock
server-clear-language = the language

server-title = New tables in this server
server-channels = Opened in: { $channels }
server-everywhere = any channel I can write in
server-call = Called when one opens: { $role }
server-nobody = nobody
server-openers = Opened by: { $role }
server-everybody = everybody
server-clock = Clock: { $clock }
server-language = Language: { $language }
server-as-opened = that of whoever opens it
server-how = Change one with the options of `/admin settings`; `clear` drops it. Admins may open tables anywhere.
server-call-unheard = { $role } can't be called yet: allow everyone to mention that role, or give me the permission to mention all roles.
server-not-everyone = Choose a particular role, not @everyone.
server-too-many-channels = That's more than { $most } channels. Take one off the list first, or allow all with `clear`.

table-not-in-this-channel = This server has its tables elsewhere. Open yours in one of these: { $channels }
table-opened-by-role = In this server only { $role } may open tables. Join one that is waiting (`/table list`), or ask an admin.
table-barred = You can't open tables or sit down at one in this server. Its admins decided that; ask them if you think it's a mistake.
lobby-called = { $role }, a table is waiting for players.

mygames-move-here = Move { $game } here ({ $table })

bar-done = { $name } can't open tables here any more, nor sit down at one. Seats they have already stay theirs; `/admin remove` takes them away.
bar-undone = { $name } may play here again.
bar-is-none = { $name } isn't barred here. `/admin barred` lists who is.
bar-not-yourself = You can't bar yourself.
barred-nobody = Nobody is barred in this server.
barred-title = { $count ->
    [one] One person is barred in this server:
   *[other] { $count } people are barred in this server:
}
barred-line = { $who } since { $when }, by { $by }
barred-more = … and { $count } more
