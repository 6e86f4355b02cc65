"""The cache of pictures holds so many bytes and no more."""

from __future__ import annotations

from renderers.cache import Bounded


def test_what_was_used_longest_ago_goes_first() -> None:
    made: list[str] = []

    def make(name: str) -> str:
        made.append(name)
        return name

    cache: Bounded[str, str] = Bounded(6, len)
    for name in ("one", "two", "one", "six"):
        assert cache.get(name, lambda name=name: make(name)) == name  # type: ignore[misc]
    assert made == ["one", "two", "six"]
    assert cache.held == 6
    cache.get("one", lambda: make("one again"))
    cache.get("two", lambda: make("two again"))
    assert made == ["one", "two", "six", "two again"]


def test_one_thing_that_is_too_large_is_kept_alone() -> None:
    cache: Bounded[str, bytes] = Bounded(10, len)
    cache.get("small", lambda: b"12345")
    cache.get("large", lambda: bytes(100))
    assert cache.held == 100
    assert cache.get("large", lambda: b"") == bytes(100)
    cache.get("small", lambda: b"12345")
    assert cache.held == 5
