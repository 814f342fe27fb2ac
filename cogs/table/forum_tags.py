"""Tags of a table's forum post: game, state, live play, beginners welcome.

An existing tag is used in any language. A missing one is created if the bot may manage the forum, else left out.
"""

import logging
from collections.abc import Iterator, Sequence

import discord

from cogs.ui.names import folded, titles
from tables import Table
from tables.clock import table_clock
from words import LANGUAGES, speaker

log = logging.getLogger(__name__)

MOST_TAGS = 20
"""Maximum tags of a forum."""
MOST_ON_A_POST = 5
TAG_NAME = 20


def _wanted(table: Table) -> Iterator[set[str]]:
    """For each wanted tag all its accepted names; `_name` chooses that of a new one."""
    yield titles(table.row.game)
    state = "waiting" if table.status == "lobby" else "running" if table.playing else "over"
    yield {speaker(lang)(f"tag-{state}") for lang in LANGUAGES}
    if table_clock.preset_of(table.pace) in table_clock.LIVE:
        yield {speaker(lang)("tag-live") for lang in LANGUAGES}
    if table.row.hints:
        yield {speaker(lang)("tag-beginners") for lang in LANGUAGES}


def _name(names: set[str], table: Table) -> str:
    """Name of a new tag, in the table's language."""
    say = speaker(table.language)
    known = [say(f"{table.row.game}-render-title"), *[say(f"tag-{one}") for one in TAGS]]
    return next((name for name in known if name in names), sorted(names)[0])[:TAG_NAME]


TAGS = ("waiting", "running", "over", "live", "beginners")


async def tags_of(forum: discord.ForumChannel, table: Table) -> list[discord.ForumTag]:
    """Tags of a table's post. If the forum requires one, at least the first that members may set."""
    wanted = list(_wanted(table))
    missing = [_name(names, table) for names in wanted if _known(forum, forum.available_tags, names) is None]
    known = await _with_new(forum, missing)
    found = [tag for names in wanted if (tag := _known(forum, known, names)) is not None]
    free = [tag for tag in known if not tag.moderated]
    return found[:MOST_ON_A_POST] or (free[:1] if forum.flags.require_tag else [])


def _known(forum: discord.ForumChannel, tags: Sequence[discord.ForumTag], names: set[str]) -> discord.ForumTag | None:
    called = {folded(name)[:TAG_NAME] for name in names}
    usable = forum.permissions_for(forum.guild.me).manage_threads
    return next((tag for tag in tags if folded(tag.name) in called and (usable or not tag.moderated)), None)


async def _with_new(forum: discord.ForumChannel, names: Sequence[str]) -> Sequence[discord.ForumTag]:
    """Tags of a forum, with new ones of these names if permitted: created in one request, since discord.py's list
    changes only with the gateway event."""
    tags = forum.available_tags
    allowed = forum.permissions_for(forum.guild.me).manage_channels
    if not names or not allowed or len(tags) + len(names) > MOST_TAGS:
        return tags
    try:
        edited = await forum.edit(available_tags=[*tags, *[discord.ForumTag(name=name) for name in names]])
    except (discord.HTTPException, discord.RateLimited) as refused:
        log.info("forum %s gets no new tags: %s", forum.id, refused)
        return tags
    return tags if edited is None else edited.available_tags


async def tag(thread: discord.Thread, forum: discord.ForumChannel, table: Table) -> None:
    """Update the tags of a table's post; tags set by other people stay."""
    wanted = await tags_of(forum, table)
    ours = {folded(speaker(lang)(f"tag-{one}"))[:TAG_NAME] for lang in LANGUAGES for one in TAGS}
    others = [tag for tag in thread.applied_tags if folded(tag.name) not in ours and tag not in wanted]
    after = [*wanted, *others][:MOST_ON_A_POST]
    if {tag.id for tag in after} == {tag.id for tag in thread.applied_tags}:
        return
    try:
        await thread.edit(applied_tags=after)
    except (discord.HTTPException, discord.RateLimited) as refused:
        log.info("the post of table %s keeps its tags: %s", table.id, refused)
