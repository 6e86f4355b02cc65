"""Sample Game, for Adjutant."""

from engines.contract import Title

TITLE = Title("sample_game", "sg", contract=1, package=__name__)
