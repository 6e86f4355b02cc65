"""As an Activity of Discord: who opens it follows from a code, which is good for one question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from aiohttp import ClientError, ClientSession, ClientTimeout

from bot.app.model import User


@dataclass(frozen=True, slots=True)
class Activity:
    """Never seen on Discord: tried against stand-ins only."""

    WITHIN: ClassVar[str] = "ancestors https://discord.com https://*.discord.com"
    client: Callable[[], int]
    """The id of the application, once that is known."""
    secret: str
    api: str = "https://discord.com/api/v10"

    @property
    def origin(self) -> str:
        """Where Discord shows the page, through its proxy."""
        return f"https://{self.client()}.discordsays.com"

    async def user(self, code: str) -> User | None:
        """Who has agreed to be known by this code. The token that it gives is kept nowhere."""
        form = {"grant_type": "authorization_code", "code": code}
        form |= {"client_id": str(self.client()), "client_secret": self.secret}
        try:
            async with ClientSession(timeout=ClientTimeout(10), raise_for_status=True) as asking:
                async with asking.post(f"{self.api}/oauth2/token", data=form) as answer:
                    bearer = {"Authorization": f"Bearer {(await answer.json())['access_token']}"}
                async with asking.get(f"{self.api}/users/@me", headers=bearer) as answer:
                    return int((await answer.json())["id"])
        except (ClientError, TimeoutError, KeyError, ValueError):
            return None
