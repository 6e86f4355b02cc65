"""A player's card: how strong, how reliable, which sides, how they came in."""

from __future__ import annotations

from engines.contract import Msg, msg
from renderers.league import paper, shares
from renderers.league.paper import MARGIN, SECTION, SMALL, TEXT, THEME, WIDTH, figure
from renderers.league.records import Card, Strength
from renderers.panel import Sheet
from renderers.picture import Plan
from renderers.wording import Say, fitted

HIGH = 62.0
SEASONS = 6
"""The latest that are shown."""


def plan(card: Card, say: Say) -> Plan:
    sheet = paper.sheet(say)
    y = paper.head(sheet, card.name, say(card.about))
    y = _figures(sheet, card, y)
    if card.strengths:
        y = _strengths(sheet, card, y) + MARGIN
    for number, group in enumerate(card.sides):
        y = shares.bars(sheet, group, y, number) + MARGIN
    if card.seasons:
        y = _seasons(sheet, card, y) + MARGIN
    if any(each.provisional for each in card.strengths):
        y = paper.notes(sheet, [say(Msg("standings-key-provisional"))], y)
    return paper.finished(sheet, y + 4)


def _figures(sheet: Sheet, card: Card, y: float) -> float:
    """Games, wins and reliability, large, side by side."""
    say = sheet.say
    found = (
        (str(card.games), "standings-card-games"),
        (say(paper.percent(card.wins, card.games)) if card.games else "–", "standings-card-won"),
        (say(card.reliability), "standings-card-reliability"),
    )
    wide = (WIDTH - 2 * MARGIN - 2 * 16) / 3
    for i, (value, caption) in enumerate(found):
        x = MARGIN + i * (wide + 16)
        sheet.frame((x, y, x + wide, y + 132), f"figure:{i}")
        sheet.text(x + wide / 2, y + 52, value, 56, "title", "m", about=caption, room=wide - 30)
        sheet.text(
            x + wide / 2,
            y + 102,
            say(Msg(caption)),
            SMALL,
            "text",
            "m",
            colour=THEME.faint,
            room=wide - 30,
        )
    return y + 132 + MARGIN


def _strengths(sheet: Sheet, card: Card, y: float) -> float:
    end = y + SECTION + HIGH * len(card.strengths)
    title = sheet.say(Msg("standings-card-ratings"))
    at = paper.section(sheet, title, y, end - y, "ratings") + HIGH / 2
    for each in card.strengths:
        sheet.text(MARGIN + 20, at, sheet.say(each.title), TEXT, "bold", room=440)
        told = sheet.say(_sure(each))
        sheet.text(WIDTH - MARGIN - 150, at, told, SMALL, "text", "r", colour=THEME.faint, room=330)
        shown = figure(each.shown, sheet.say)
        sheet.text(WIDTH - MARGIN - 24, at, shown, 44, "title", "r", about="rating")
        at += HIGH
    return end


def _sure(each: Strength) -> Msg:
    if each.provisional:
        return msg("standings-provisional", n=each.games)
    return msg("standings-ranked", place=each.place, of=each.of)


def _seasons(sheet: Sheet, card: Card, y: float) -> float:
    shown = card.seasons[:SEASONS]
    end = y + SECTION + HIGH * len(shown)
    title = sheet.say(Msg("standings-card-seasons"))
    at = paper.section(sheet, title, y, end - y, "seasons") + HIGH / 2
    for each in shown:
        paper.place(sheet, MARGIN + 54, at, each.place)
        paper.person(sheet, MARGIN + 104, at, each.name, 600, TEXT)
        told = sheet.say(msg("standings-of-people", n=each.of))
        sheet.text(WIDTH - MARGIN - 24, at, told, SMALL, "text", "r", colour=THEME.faint, room=220)
        at += HIGH
    return end


def alt(card: Card, say: Say) -> str:
    told = [
        msg(
            "standings-alt-card",
            name=card.name,
            about=card.about,
            games=card.games,
            share=paper.percent(card.wins, card.games),
            reliability=card.reliability,
        )
    ]
    told += [
        msg(
            "standings-alt-rating",
            game=each.title,
            rating=figure(each.shown, say),
            sure=_sure(each),
        )
        for each in card.strengths
    ]
    told += shares.told(card.sides)
    told += [
        msg("standings-alt-season", season=each.name, place=each.place, of=each.of)
        for each in card.seasons[:SEASONS]
    ]
    return fitted(told, say)
