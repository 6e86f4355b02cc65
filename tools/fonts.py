"""Cuts the letters we need out of the font packages into data/fonts.

npm pack @expo-google-fonts/rokkitt @expo-google-fonts/barlow-condensed
npm pack @expo-google-fonts/roboto-condensed
pip install fonttools
python tools/fonts.py rokkitt/package barlow-condensed/package roboto-condensed/package
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HOME = Path(__file__).parents[1] / "data" / "fonts"
LETTERS = [
    *range(0x20, 0x180),
    *range(0x2010, 0x2027),
    0x2032,
    0x2033,
    0x20AC,
    0x2190,
    0x2192,
    0x2212,
    0x00D7,
]
ALPHABETS = [
    *LETTERS,
    *range(0x180, 0x250),
    *range(0x386, 0x3CF),
    *range(0x400, 0x530),
    *range(0x1EA0, 0x1EFA),
]
"""For the names people have: Greek, Cyrillic and Vietnamese letters as well."""
KEPT = {
    "rokkitt": {
        "700Bold/Rokkitt_700Bold": "title",
        "500Medium_Italic/Rokkitt_500Medium_Italic": "water",
    },
    "barlow-condensed": {
        "600SemiBold/BarlowCondensed_600SemiBold": "text",
        "700Bold/BarlowCondensed_700Bold": "bold",
    },
    "roboto-condensed": {"700Bold/RobotoCondensed_700Bold": "names"},
}


def cut(source: Path, target: Path, letters: list[int]) -> None:
    options = Options()
    options.hinting = False  # Pillow draws without hints at our sizes; they are half of the file
    options.layout_features = ["kern", "mark", "lnum", "ccmp"]
    options.drop_tables += ["DSIG", "GDEF"]
    font = TTFont(source)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font["head"].modified = font["head"].created  # same input, same bytes
    font.recalcTimestamp = False
    font.save(target)


def main(packages: list[str]) -> None:
    for package in map(Path, packages):
        family = next(name for name in KEPT if name in str(package))
        for source, name in KEPT[family].items():
            letters = ALPHABETS if name == "names" else LETTERS
            cut(package / f"{source}.ttf", HOME / f"{name}.ttf", letters)
        shutil.copy(package / "LICENSE_FONT", HOME / f"OFL-{family}.txt")


if __name__ == "__main__":
    main(sys.argv[1:])
