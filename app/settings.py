"""Settings from the environment or a `.env` file; docs/HOSTING.md lists them."""

import sys
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from tables.core import hall


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="GUILDHALL_", env_file=".env", extra="ignore")

    token: SecretStr = SecretStr("")
    data: Path = Path("data")
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(str.upper)] = "INFO"
    tables_per_person: int = Field(default=hall.MAX_TABLES_PER_PERSON, ge=1, le=hall.MAX_TABLES_PER_PERSON)
    presses_per_minute: int = Field(default=180, ge=0)
    """That one person may keep up, after twenty at once; any number if 0."""
    drafts: bool = False
    backups: int = Field(default=7, ge=0)
    """Nightly copies that are kept; none if 0."""
    owner_channel: Annotated[str, Field(pattern=r"^(dm|none|\d{15,20})$")] = "dm"
    """Where new kinds of errors are told, and how the house is: a channel's id, direct messages to the owner, or
    nowhere."""
    adopt: bool = False
    """Take over the data folder of another application."""
    shards: Annotated[int | None, BeforeValidator(lambda said: None if said == "auto" else said)] = Field(
        default=None, ge=1
    )
    """Connections to Discord; as many as it advises, unless told."""
    news: str = ""
    """The address of a page that tells what is new."""
    log: Literal["text", "json"] = "text"
    metrics: str = ""
    """Where figures for Prometheus are served; nowhere if empty."""
    web: str = ""
    """Where the living board listens, `127.0.0.1:8080`; without it no port is opened."""
    web_url: str = ""
    """The address at which people find it: https, unless it is this machine alone."""
    activity: bool = False
    """Whether **Open the board** opens it inside Discord, as an Activity."""
    client_secret: SecretStr = SecretStr("")
    """The application's, which an Activity needs to know who its readers are."""
    database: str = Field(default="", pattern=r"^(postgres(ql)?://.+)?$")
    """PostgreSQL's address, if the tables are not to be kept in the data folder."""
    shard_ids: str = Field(default="", pattern=r"^(\d+(-\d+)?/\d+)?$")
    """`0-3/16`: which of how many connections this process serves, where several serve one database."""


def read_settings() -> Settings:
    """ValidationError is for us; for whoever starts the bot it is the name of a setting and what is wrong with it."""
    try:
        return Settings()
    except ValidationError as wrong:
        lines = [f"GUILDHALL_{str(error['loc'][0]).upper()}: {error['msg']}" for error in wrong.errors()]
        sys.exit("\n".join(["Invalid settings:", *lines, "docs/HOSTING.md lists what each may be."]))


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
    """How many there are, and which of them are ours."""
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
