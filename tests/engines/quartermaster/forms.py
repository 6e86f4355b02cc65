"""The forms in which a text of a card may say a name or a word, as patterns, in both languages."""

from __future__ import annotations

from engines.quartermaster import names
from engines.quartermaster.components import SPACES
from tests.engines.quartermaster.table import words

ENGLISH = {
    "germany": "Germany|German",
    "uk": "United Kingdom|UK",
    "japan": "Japan|Japanese",
    "ussr": "USSR|Soviet",
    "italy": "Italy|Italian",
    "usa": "USA|US",
    "axis": "Axis",
    "allies": "Allied|Allies",
}
"""Countries and teams. A country and a space of the same name are one word."""

POLISH = {
    "germany": r"Niem(?:cy|iec|cami|czech|com)|niemieck\w+",
    "uk": r"Wielk\w+ Brytani\w+|brytyjsk\w+",
    "japan": r"Japoni\w+|japońsk\w+",
    "ussr": r"ZSRR|radzieck\w+",
    "italy": r"Włoch(?:y|ami|om)|Włosz\w+|Włoch|włosk\w+",
    "usa": r"USA|amerykańsk\w+",
    "axis": "Osi|Oś",
    "allies": r"Alian\w+",
    "africa": r"Afry\w+",
    "australia": r"Australi\w+",
    "balkans": r"Bałkan\w+",
    "canada": r"Kana\w+",
    "china": r"Chin(?:y|ach|ami|om)|Chin",
    "eastern_europe": r"Pols\w+",
    "eastern_united_states": r"Wschodni\w+ USA",
    "hawaii": r"Hawaj\w+",
    "iceland": r"Islandi\w+",
    "india": r"Indi(?:e|ach|ami|i|om)",
    "indonesia": r"Indonez\w+",
    "iwo_jima": r"Iwo Jim\w+",
    "kazakhstan": r"Kazachsta\w+",
    "latin_america": r"Ameryk\w+ Łacińs\w+|Ameryce Łacińs\w+",
    "madagascar": r"Madagaskar\w*",
    "middle_east": r"Blisk\w+ Ws?chod\w+|Bliski Wschód",
    "mongolia": r"Mongoli\w+",
    "moscow": r"Moskw\w+",
    "new_guinea": r"Now\w+ Gwine\w+",
    "new_zealand": r"Now\w+ Zelandi\w+",
    "north_africa": r"Afry\w+ Północn\w+",
    "pacific_northwest": r"Północno-Zachodni\w* Pacyfik\w*",
    "philippines": r"Filipin\w+",
    "russia": r"Leningra\w+",
    "scandinavia": r"Skandynawi\w+",
    "siberia": r"Syberi\w+",
    "southeast_asia": r"Azj\w+ Południowo-Wschodni\w+",
    "szechuan": r"Syczuan\w*",
    "ukraine": r"Ukrai\w+",
    "vladivostok": r"Władywosto\w+",
    "western_europe": r"Europ\w+ Zachodni\w+",
    "western_united_states": r"Zachodni\w+ USA",
    "baltic_sea": r"Morz\w+ Bałtyck\w+",
    "bay_of_bengal": r"Zato\w+ Bengalsk\w+",
    "black_sea": r"Morz\w+ Czarn\w+",
    "caspian_sea": r"Morz\w+ Kaspijsk\w+",
    "central_pacific": r"Środkow\w+ Pacyfik\w*",
    "east_pacific": r"Wschodni\w* Pacyfik\w*",
    "indian_ocean": r"Ocean\w* Indyjsk\w+",
    "mediterranean_sea": r"Morz\w+ Śródziemn\w+",
    "north_atlantic": r"Północn\w+ Atlantyk\w*",
    "north_pacific": r"Północn\w+ Pacyfik\w*",
    "north_sea": r"Wschodni\w* Atlantyk\w*",
    "sea_of_japan": r"Morz\w+ Japońsk\w+",
    "south_atlantic": r"Południow\w+ Atlantyk\w*",
    "south_china_sea": r"Morz\w+ Południowochińsk\w+",
    "south_pacific": r"Południow\w+ Pacyfik\w*",
    "southeast_pacific": r"Południowo-Wschodni\w* Pacyfik\w*",
    "southern_ocean": r"Ocean\w* Południow\w+",
}

NAMES = {
    "en": {space: words(names.space(space)) for space in SPACES if space != "united_kingdom"}
    | ENGLISH,
    "pl": POLISH,
}

VERBS = {
    "en": {
        "build": "build|built|building",
        "recruit": "recruit|recruited",
        "land battle": "land battles?",
        "sea battle": "sea battles?",
        "eliminate": "eliminate",
    },
    "pl": {
        "build": r"sformuj|sformowa\w+",
        "recruit": r"wystaw\w*",
        "land battle": r"bit\w+ lądow\w+",
        "sea battle": r"bit\w+ morsk\w+",
        "eliminate": r"wyeliminuj|eliminują",
    },
}
UNITS = {
    "en": {"army": "Army|Armies", "navy": "Navy|Navies", "piece": "pieces?"},
    "pl": {"army": r"armi\w*", "navy": r"flot\w*", "piece": r"jednost\w+"},
}

FOREIGN = {
    "en": "(?:German|UK|Japanese|Soviet|Italian|US|Axis|Allied) (?:Army|Armies|Navy|Navies)",
    "pl": (
        r"(?:armi\w*|flot\w*) "
        "(?:Osi|Aliantów|niemieck|brytyjsk|japońsk|radzieck|włosk|amerykańsk)"
    ),
}
"""Units of somebody else."""

WORDS: dict[str, dict[str, str]] = {
    # when
    "turn_start": {"en": "at the start of your turn", "pl": "na początku swojej tury"},
    "my_turn": {"en": "any moment of your turn", "pl": "dowolnej chwili swojej tury"},
    "victory": {"en": "in your victory phase", "pl": "w swojej fazie dominacji"},
    "discard_phase": {
        "en": "at the start of your discard phase",
        "pl": "na początku swojej fazy odrzucania",
    },
    "battle": {"en": "after you fight a", "pl": "po swojej bitwie"},
    "battled": {"en": "a battle targets", "pl": "celem bitwy jest"},
    "built": {"en": "right after an .* is built", "pl": "zaraz po sformowaniu"},
    "built by me": {"en": "after you build", "pl": r"(?<!zaraz )po sformowaniu"},
    "build_choice": {"en": "instead of building", "pl": "zamiast sformować"},
    "removal": {"en": "is about to be removed", "pl": "ma zostać usunięta"},
    "removed": {"en": "right after .* is removed", "pl": "zaraz po usunięciu"},
    "ew": {"en": "plays an Economic Warfare card", "pl": "zagrywa Wojnę ekonomiczną"},
    "ew by me": {"en": "you play an Economic Warfare card", "pl": "zagrywasz Wojnę ekonomiczną"},
    "ew_hit by me": {
        "en": "an Economic Warfare card makes you discard",
        "pl": "Wojna ekonomiczna każe ci odrzucać",
    },
    "submarines": {"en": "named Submarines", "pl": "z Okrętami podwodnymi w nazwie"},
    "card_leaves": {
        "en": "you played in your play phase would be discarded",
        "pl": "zagrana w twojej fazie działań ma trafić na stos kart odrzuconych",
    },
    "status_used": {"en": "uses a Status", "pl": "użyją Statusu"},
    "in battle": {"en": "removed in battle", "pl": "usunięta w bitwie"},
    "at the start of this turn": {
        "en": "stood .* at the start of this turn",
        "pl": "na początku tej tury .* stała",
    },
    "once": {"en": "once per turn", "pl": "raz na turę"},
    "until this turn ends": {"en": "until the end of this turn", "pl": "do końca tej tury"},
    "until this battle ends": {"en": "protected from this battle", "pl": "chroniona w tej bitwie"},
    # whether
    "may": {"en": r"\bmay\b", "pl": r"\bmoże(?:sz)?\b"},
    "instead of playing": {"en": "instead of playing a card", "pl": "zamiast zagrywać kartę"},
    "choose": {"en": r"\bchoose\b", "pl": r"\bwybier\w+"},
    "in any order": {"en": "in any order", "pl": "w dowolnej kolejności"},
    "up to": {"en": r"up to \d", "pl": r"najwyżej \d+ bit"},
    "1 or 2": {"en": "1 or 2", "pl": "1 lub 2"},
    "if": {"en": r"\bif\b", "pl": r"\bjeśli\b"},
    "otherwise": {"en": "otherwise", "pl": "w przeciwnym razie"},
    "no": {"en": r"\bno (?:Allied|Axis)", "pl": r"żadna \w+ (?:Aliantów|Osi)"},
    "each": {"en": r"\beach\b", "pl": r"każd\w+"},
    "whose": {"en": "country whose", "pl": "państwo .* którego"},
    # where
    "next to": {"en": r"(?<!in or )(?<!there or )next to", "pl": r"(?<!lub )obok"},
    "in or next to": {"en": r"(?:in|there) or next to", "pl": "lub obok"},
    "there": {
        "en": r"\bthere\b|the attacked space|that space",
        "pl": r"\b(?:tam|stamtąd)\b|zaatakowanym obszarze|tego obszaru",
    },
    "in its place": {"en": "in its place", "pl": "na jej miejscu"},
    "outside": {"en": "outside", "pl": r"\bpoza\b"},
    "on the board": {"en": r"(?<!stays )on the board", "pl": r"(?<!pozostaje )na planszy"},
    "capital": {"en": "capital", "pl": r"stolic\w+"},
    "within": {"en": r"within \d spaces", "pl": r"najwyżej \d obszary od"},
    # what
    "own": {"en": r"\b(?:your|you have)\b", "pl": r"\b(?:twoj\w+|twoich|swoj\w+|masz)\b"},
    "or": {"en": r"\bor\b", "pl": r"\b(?:lub|albo)\b"},
    "and": {"en": r"\band\b", "pl": r"\bi\b"},
    "supplied": {"en": r"\bsupplied\b", "pl": r"zaopatrzon\w+"},
    "count as": {"en": "count as supplied", "pl": "uchodzą za zaopatrzone"},
    "no supply": {"en": "gives the .* no supply", "pl": "nie daje zaopatrzenia"},
    "remove": {"en": r"\bremove\b", "pl": r"\busuń\b"},
    "stays": {"en": "it stays on the board, protected", "pl": "pozostaje na planszy, chroniona"},
    "lift": {"en": r"\blift\b", "pl": "podnieść"},
    "from deck": {"en": "from (?:its|your|the) deck", "pl": "z talii"},
    "from hand": {"en": "from (?:its|your) hand", "pl": "z ręki"},
    "discard pile": {"en": "discard pile", "pl": r"sto\w+ kart odrzuconych"},
    "deck_top": {"en": "on top of your deck", "pl": "na wierzchu swojej talii"},
    "deck_bottom": {"en": "under your deck", "pl": "pod swoją talię"},
    "deck_shuffled": {"en": "shuffle it into your deck", "pl": "wtasuj ją .* do swojej talii"},
    "look at the top": {
        "en": r"look at the top \d cards of your deck",
        "pl": r"obejrzeć \d karty z wierzchu swojej talii",
    },
    "random Response": {"en": "face-down Responses at random", "pl": "losowo .* zakrytych Reakcji"},
    "draw": {"en": r"\bdraws\b", "pl": r"\bdobiera\b"},
    "attacker": {"en": "the attacker discards", "pl": "państwo atakujące odrzuca"},
    "target": {"en": "its target discards", "pl": "jej cel odrzuca"},
    "fewer": {"en": r"\d cards fewer", "pl": r"o \d mniej"},
    "more": {"en": r"\d more", "pl": r"o \d (?:karty )?więcej"},
    "no effect": {"en": "has no effect", "pl": "nie ma skutku"},
    "VP": {"en": r"\d VP", "pl": r"\d PZ"},
}
"""Words besides names, numbers, verbs and units, called as in facts.py."""
