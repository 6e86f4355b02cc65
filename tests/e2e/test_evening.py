"""Three people at a phone each, who press what they see: a few answers of an evening."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox.serving import sandbox
from tests.e2e.browsing import CHROMIUM, SIZES, browser
from tests.e2e.phones import PATIENCE, Evening

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")


async def test_three_people_answer_by_pressing_what_they_see_on_a_phone(tmp_path: Path) -> None:
    async with sandbox(tmp_path / "games.sqlite3") as (bot, here), browser() as opened:
        width, height = SIZES["phone"]
        page = await opened.new_page(viewport={"width": width, "height": height})
        page.set_default_timeout(PATIENCE)
        evening = Evening(bot, here, page, "quartermaster")
        await evening.open()
        await evening.play(turns=1)  # each throws three cards away
        assert evening.answers >= 3
        pressed = [each.clicks for each in evening.phones]
        assert min(pressed) >= 6, "Play, the menu, three cards, and the menu again"
        assert evening.repeated == 0
