"""The board inside Discord: who has opened the Activity.

Its page gets a code from Discord, which only we can turn into a person; the token for it never leaves this module.
"""

import re
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import aiohttp

from tables import Refused

TIMEOUT = aiohttp.ClientTimeout(total=8)
INSTANCE = re.compile(r"[\w-]{1,120}")


@dataclass(frozen=True, slots=True)
class Visit:
    user_id: int
    locale: str
    """Of their Discord."""
    instance_id: str


@dataclass(frozen=True, slots=True)
class Activity:
    application_id: str
    secret: str = field(repr=False)
    token: str = field(repr=False)
    """The bot's."""
    api: str
    """Where Discord's API is."""

    @property
    def origin(self) -> str:
        """The origin of the page in Discord's frame; a local Discord shows it under its own."""
        found = urlsplit(self.api)
        if found.hostname == "discord.com":
            return f"https://{self.application_id}.discordsays.com"
        return f"{found.scheme}://{found.netloc}"

    async def visit(self, code: str, instance_id: str) -> Visit:
        """Who has this code. Refused, if Discord does not know it, or does not see them in that instance."""
        if not code or not INSTANCE.fullmatch(instance_id):
            raise Refused("web-activity-unknown")
        credentials = {"client_id": self.application_id, "client_secret": self.secret}
        grant = {**credentials, "grant_type": "authorization_code", "code": code}
        try:
            async with aiohttp.ClientSession(timeout=TIMEOUT) as http:
                given = await self._ask(http, "POST", "/oauth2/token", data=grant)
                person = await self._ask(http, "GET", "/users/@me", f"Bearer {given['access_token']}")
                where = f"/applications/{self.application_id}/activity-instances/{instance_id}"
                instance = await self._ask(http, "GET", where, f"Bot {self.token}")
        except (aiohttp.ClientError, TimeoutError, ValueError, KeyError) as failed:
            raise Refused("web-activity-unknown") from failed
        if person["id"] not in instance["users"]:
            raise Refused("web-activity-unknown")
        return Visit(int(person["id"]), str(person.get("locale", "")), instance_id)

    async def _ask(
        self, http: aiohttp.ClientSession, method: str, path: str, proof: str = "", **how: Any
    ) -> dict[str, Any]:
        headers = {"Authorization": proof} if proof else {}
        async with http.request(method, f"{self.api}{path}", headers=headers, raise_for_status=True, **how) as answer:
            said: dict[str, Any] = await answer.json()
            return said
