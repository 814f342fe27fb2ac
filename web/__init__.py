"""The living board: a page that shows one table as its reader may see it, and on which they play.

It asks the questions of panels, shows the pictures of `render` and the texts of `words`. Only `app` imports it; without
GUILDHALL_WEB no port is opened.
"""
