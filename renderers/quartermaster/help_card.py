"""The help card: a turn, the cards, what is done with pieces, supply, victory."""

from __future__ import annotations

from engines.contract import Msg, msg
from engines.quartermaster.view import LEAD, ROUNDS
from renderers import icons
from renderers.leaflet import Leaflet, Row, Section
from renderers.quartermaster import pieces, table
from renderers.quartermaster.colours import inks
from renderers.quartermaster.hand import kind_sign
from renderers.theme import Theme

PHASES = ("play", "supply", "victory", "discard", "draw")
CARDS = (
    "build_army", "build_navy", "land_battle", "sea_battle",
    "event", "economic_warfare", "status", "response",
)  # fmt: skip
WORDS = ("build", "recruit", "battle", "eliminate", "deck")
SUPPLY = ("line", "navy", "strait")


def leaflet(theme: Theme) -> Leaflet:
    sections = (
        Section(msg("qm-help-turn"), _told("phase", PHASES)),
        Section(
            msg("qm-help-cards"),
            tuple(
                Row(Msg(f"qm-help-card-{kind.replace('_', '-')}"), kind_sign(kind, 22, theme))
                for kind in CARDS
            ),
        ),
        Section(msg("qm-help-words"), _told("word", WORDS)),
        Section(msg("qm-help-sheet"), _sheet(theme)),
        Section(msg("qm-help-supply"), _told("supply", SUPPLY)),
        Section(
            msg("qm-help-end"),
            (
                Row(msg("qm-help-end-spaces")),
                Row(msg("qm-help-end-capital")),
                Row(msg("qm-help-end-win", lead=LEAD, rounds=ROUNDS)),
            ),
        ),
    )
    return Leaflet("quartermaster", Msg("qm-help-title"), sections, inks(theme))


def _sheet(theme: Theme) -> tuple[Row, ...]:
    """The signs on the sheet of a country (QM-29.3)."""
    who = "germany"
    signs = (
        ("deck", table.cards("deck", who, theme)),
        ("hand", table.cards("hand", who, theme)),
        ("pile", table.cards("pile", who, theme)),
        ("response", table.cards("response", who, theme)),
        ("army", table.small(who, "army", theme)),
        ("navy", table.small(who, "navy", theme)),
        ("points", table.wreath(False, theme)),
        ("spaces", pieces.star("open", theme)),
        ("statuses", icons.card(14, theme.paper_deep, theme)),
        ("removed", pieces.sign("!", theme)),
        ("ready", table.light(False, 11.0, theme)),
        ("used", table.light(True, 11.0, theme)),
        ("fallen", pieces.capital(who, True, theme)),
    )
    return tuple(Row(Msg(f"qm-help-sheet-{topic}"), sign) for topic, sign in signs)


def _told(about: str, lines: tuple[str, ...]) -> tuple[Row, ...]:
    return tuple(Row(Msg(f"qm-help-{about}-{line}")) for line in lines)
