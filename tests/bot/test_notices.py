"""The pages Discord asks for say what the bot does."""

from __future__ import annotations

from bot.app.clocks import clockwork
from bot.app.people import persons
from bot.book import writer
from bot.edge.commands import admin, me


def test_both_texts_are_pages_of_their_own() -> None:
    privacy, terms = writer.notices()
    assert (privacy.path, privacy.title) == ("privacy.html", "Privacy")
    assert (terms.path, terms.title) == ("terms.html", "Terms")
    first, second = ("".join(each.facts["paragraphs"]) for each in (privacy, terms))
    for body in (first, second):
        assert "**" not in body
        assert "](" not in body
        assert "`" not in body
    assert "<code>/me forget</code>" in first
    assert '<a href="privacy.html">Privacy</a>' in second


def test_what_they_promise_is_what_the_bot_does() -> None:
    told = (writer.DOCS / "PRIVACY.md").read_text("utf-8")
    assert "after thirty days" in told
    assert clockwork.KEPT == 30 * clockwork.DAY
    assert persons.DAYS == 30
    for command in ("/me export", "/me forget", "/admin forget"):
        group, name = command.strip("/").split()
        names = [each.name for each in {"me": me, "admin": admin}[group].group.commands]
        assert name in names
