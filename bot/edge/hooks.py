"""Where people may have the bot call them. An address is somebody's word, and the bot may stand
beside machines that trust it. So it must be https at its usual port, on the public net after its
name was looked up."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

LONGEST = 300
"""Letters of an address."""
TRANSLATED = IPv6Network("64:ff9b::/96")
"""Addresses behind which other networks put old ones."""


class Unsafe(OSError):
    """An address lies where nobody outside should reach."""


def public(address: str) -> bool:
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1])
        if found in TRANSLATED or (inner and not public(str(inner))):
            return False
    return found.is_global and not found.is_multicast


def fit(address: str) -> bool:
    """Whether an address may be kept. What its name leads to is looked up each time."""
    plain = address.isascii() and address.isprintable() and " " not in address
    if not plain or len(address) > LONGEST:
        return False
    try:
        place = urlsplit(address)
        if place.scheme != "https" or place.port not in (None, 443) or place.username is not None:
            return False
    except ValueError:
        return False
    with suppress(ValueError):  # a name
        return public(place.hostname or "")
    return bool(place.hostname)


class Public(AbstractResolver):
    """Looks names up, and knows no machine that is not on the public net."""

    def __init__(self, known: AbstractResolver | None = None) -> None:
        self.known = known

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        self.known = self.known or aiohttp.ThreadedResolver()
        found = await self.known.resolve(host, port, family)
        if not found or not all(public(each["host"]) for each in found):
            raise Unsafe(f"{host} is not on the public net")
        return found

    async def close(self) -> None:
        """Nothing is held."""
