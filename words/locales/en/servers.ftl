## What the admins of a server settle: /admin settings, block, unblock, blocked

command-admin-settings = settings
admin-settings-description = Choose where, by whom and with which clock tables are opened here
command-admin-block = block
admin-block-description = Block someone from opening and joining tables; without a name, see who is
bar-person = Who to block

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
server-how = Managers of the server can open tables anywhere.
server-call-unheard = { $role } can't be pinged yet: allow everyone to mention that role, or give me the permission to mention all roles.
server-not-everyone = Choose a particular role, not @everyone.
server-too-many-channels = That's more than { $most } channels. Choose fewer, or none at all to allow every channel.

table-not-in-this-channel = This server has its tables elsewhere. Open yours in one of these: { $channels }
table-opened-by-role = On this server only { $role } may open tables. Join one that is waiting (`/table list`), or ask an admin.
table-barred = You can't open or join tables on this server. Its admins decided that; ask them if you think it's a mistake.
lobby-called = { $role }, a table is waiting for players.

mygames-move-here = Move { $game } here ({ $table })

bar-done = { $name } can't open or join tables here any more. Seats they already have stay theirs; `/manage remove` takes them away.
bar-undone = { $name } can play here again.
bar-is-none = { $name } isn't blocked here. `/admin block` lists who is.
bar-not-yourself = You can't block yourself.
barred-nobody = Nobody is blocked on this server.
barred-title = { $count ->
    [one] One person is blocked on this server:
   *[other] { $count } people are blocked on this server:
}
barred-line = { $who } since { $when }, by { $by }
barred-more = … and { $count } more
barred-unblock = Unblock someone…
server-form-who = Where and by whom
server-form-how = Clock and language
server-form-welcome = Post the welcome
server-field-channels = Channels for tables
server-field-channels-what = None chosen: any channel I can write in.
server-field-openers = Who may open tables
server-field-openers-what = None chosen: everyone.
server-field-call = Role to ping when a table opens
server-field-call-what = None chosen: nobody.
server-field-clock = Clock of new tables
server-field-clock-what = A host can choose another before the start.
server-clock-usual = The usual one
server-field-language = Language of new tables
server-field-welcome = Post the welcome in
server-field-welcome-what = A message with a button for each game, to play or learn at once.
server-welcome-done = The welcome stands in { $channel }.
server-welcome-not-there = I can't write there. Choose a text channel in which I may send messages.
