"""Settings from the environment or a `.env` file; docs/HOSTING.md lists them."""

import os
import stat
import sys
from pathlib import Path
from typing import Annotated, Literal

from dotenv import dotenv_values
from pydantic import BeforeValidator, Field, SecretStr, ValidationError
from pydantic_core import ErrorDetails
from pydantic_settings import BaseSettings, SettingsConfigDict

from app import health
from tables.core import hall

PREFIX = "GUILDHALL_"
ENV_FILE = ".env"
FOR_COMPOSE = ("GUILDHALL_MEMORY",)
"""Only compose.yaml uses it."""


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix=PREFIX, env_file=ENV_FILE, extra="ignore")

    token: SecretStr = SecretStr("")
    data: Path = Path("data")
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(str.upper)] = "INFO"
    tables_per_person: int = Field(default=hall.MAX_TABLES_PER_PERSON, ge=1, le=hall.MAX_TABLES_PER_PERSON)
    presses_per_minute: int = Field(default=180, ge=0)
    """Sustained rate per user, after a burst of twenty; 0 for no limit."""
    drafts: bool = False
    backups: int = Field(default=7, ge=0)
    """Nightly backups to keep; 0 for none."""
    owner_channel: str = Field(
        default="dm", pattern=r"^(dm|none|\d{15,20})$", description="dm (the owner), none, or a channel's id"
    )
    """Target of error and status reports."""
    adopt: bool = False
    """Take over the data folder of another application."""
    shards: Annotated[int | None, BeforeValidator(lambda said: None if said == "auto" else said)] = Field(
        default=None, ge=1
    )
    """Shards; Discord's recommendation by default."""
    emojis: bool = True
    """Upload our drawings of dice, goods and seats as emojis of the application; otherwise Unicode is used."""
    news: str = ""
    """URL of a page about the new version."""
    log: Literal["text", "json"] = "text"
    metrics: str = ""
    """Address of the Prometheus metrics; off if empty."""
    web: str = ""
    """Address of the living board, such as `127.0.0.1:8080`; off if empty."""
    web_url: str = ""
    """Public URL of the living board: https, unless it is on loopback."""
    activity: bool = False
    """Open the board inside Discord, as an Activity."""
    client_secret: SecretStr = SecretStr("")
    """The application's client secret, for the Activity."""
    database: str = Field(
        default="", pattern=r"^(postgres(ql)?://.+)?$", description="postgresql://user:password@host/name"
    )
    """PostgreSQL's address, instead of SQLite in the data folder."""
    shard_ids: str = Field(default="", pattern=r"^(\d+(-\d+)?/\d+)?$", description="0-3/16, the first four of sixteen")
    """Shards of this process and their total, where several processes share one database."""


def read_settings() -> Settings:
    """Exit with the name of the setting and what is wrong with it, instead of a ValidationError."""
    try:
        return Settings()
    except (OSError, UnicodeDecodeError) as refused:
        sys.exit(health.unreadable(refused))
    except ValidationError as wrong:
        lines = [f"GUILDHALL_{str(error['loc'][0]).upper()}: {_what_is_wrong(error)}" for error in wrong.errors()]
        sys.exit("\n".join(["Invalid settings:", *lines, "docs/HOSTING.md lists what each may be."]))


def unknown_settings() -> list[str]:
    """Names that begin as our settings do and are none of them: misspelt ones would have no effect."""
    known = {f"{PREFIX}{name}".upper() for name in Settings.model_fields} | {*FOR_COMPOSE}
    given = {name.upper() for name in (*os.environ, *dotenv_values(ENV_FILE))}
    return sorted(name for name in given - known if name.startswith(PREFIX))


def is_readable_by_all() -> bool:
    """Whether every user of this machine can read the file with the token."""
    file = Path(ENV_FILE)
    return os.name == "posix" and file.is_file() and bool(file.stat().st_mode & stat.S_IROTH)


def _what_is_wrong(error: ErrorDetails) -> str:
    """A form in place of a regular expression."""
    form = Settings.model_fields[str(error["loc"][0])].description
    return f"Input should be {form}" if form else error["msg"]


def activity_secret(settings: Settings) -> str:
    """Empty: the board is opened in a browser."""
    if not settings.activity:
        return ""
    secret = settings.client_secret.get_secret_value()
    if not settings.web or not secret:
        missing = "GUILDHALL_CLIENT_SECRET" if settings.web else "GUILDHALL_WEB"
        sys.exit(f"GUILDHALL_ACTIVITY needs {missing}, too (see docs/HOSTING.md, Inside Discord).")
    return secret


def shards_of(settings: Settings) -> tuple[int | None, list[int] | None]:
    """Total number of shards, and those of this process."""
    if not settings.shard_ids:
        return settings.shards, None
    ours, _, count = settings.shard_ids.partition("/")
    first, _, last = ours.partition("-")
    found = list(range(int(first), int(last or first) + 1))
    if not found or found[-1] >= int(count):
        sys.exit(f"GUILDHALL_SHARD_IDS: there are {count} shards, numbered from 0; {ours} is not among them.")
    if not settings.database:
        sys.exit("GUILDHALL_SHARD_IDS needs PostgreSQL, which several processes share: set GUILDHALL_DATABASE, too.")
    return int(count), found
