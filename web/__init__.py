"""The living board: a page that shows one table as its reader may see it, and on which they play.

It is a window into a table, never a second game: it asks what panels ask, shows what `render` draws and says what
`words` says. Nothing imports it but `app`; without GUILDHALL_WEB no port is opened.
"""
