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


def test_what_is_used_elsewhere_stays_for_another_round() -> None:
    busy = {"board"}

    def used(value: str) -> bool:
        return value in busy and not busy.remove(value)  # type: ignore[func-returns-value]

    cache: Bounded[str, str] = Bounded(10, len, used)
    for name in ("board", "title", "new"):
        cache.keep(name, name)
    assert cache.find("board")
    assert not cache.find("title")
    cache.keep("last", "last")
    cache.keep("more", "more")
    assert not cache.find("board"), "it was used no more"
