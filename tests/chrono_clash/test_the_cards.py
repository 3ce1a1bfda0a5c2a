"""The set itself: how many kinds, of what, and every icon of the language often enough to be met."""

from collections import Counter, defaultdict

import pytest

from game.rules import RULESETS
from game.rules.chrono_clash import words
from game.rules.chrono_clash.cards import COLOURS
from game.rules.chrono_clash.icons import ABILITIES, LEGEND, token
from game.rules.chrono_clash.words import CANNOT, REMINDERS

BOOK = RULESETS["chrono_clash"].book
SIGNED = [name for name, icon in LEGEND.items() if icon.form == "+-"]


def met():
    """Icons, those with a sign apart and tapping apart from being tapped: the cards that show them."""
    found = defaultdict(set)
    for printed in BOOK:
        for row in (*printed.icons, printed.guardian):
            for place, text in enumerate(row.split()):
                icon, sign, _ = token(text)
                name = icon + sign if icon in SIGNED else f"{icon} something" if icon == "tap" and place else icon
                found[name].add(printed.key)
    return found


MET = met()
EVERY = [
    *(name for name in LEGEND if name not in SIGNED),
    *(name + sign for name in SIGNED for sign in "+-"),
    *("cost<=", "strength<=", "tap something"),
]


def test_a_hundred_and_twelve_kinds_in_four_colours():
    assert len(BOOK) == 112
    count = Counter((printed.colour, printed.part) for printed in BOOK)
    assert count == {(colour, part): number for colour in COLOURS for part, number in (("deck", 22), ("extra", 6))}
    for colour in COLOURS:
        kinds = {(p.part, p.kind) for p in BOOK if p.colour == colour}
        assert kinds == {(part, kind) for part in ("deck", "extra") for kind in ("battler", "action")}


@pytest.mark.parametrize("icon", EVERY)
def test_each_icon_is_on_three_cards_at_least(icon):
    assert len(MET[icon]) >= 3, MET[icon]


def test_no_card_shows_an_icon_that_is_not_counted():
    assert set(MET) == set(EVERY)


def test_names_and_lines_are_each_ones_own():
    assert max(Counter(printed.name for printed in BOOK).values()) == 1
    assert max(Counter(printed.note for printed in BOOK).values()) == 1
    assert all(printed.note for printed in BOOK)


def test_most_cards_of_a_deck_have_a_guardian_ability_and_no_extra_card_has():
    deck = [printed for printed in BOOK if printed.part == "deck"]
    assert sum(bool(printed.guardian) for printed in deck) > len(deck) * 2 / 3
    assert not any(printed.guardian for printed in BOOK if printed.part == "extra")


def test_pilots_find_walkers_in_their_own_colour():
    walkers = {printed.colour for printed in BOOK if printed.group == "walker"}
    pilots = {printed.colour for printed in BOOK if "pilot" in printed.traits}
    assert walkers & pilots


def test_the_card_on_record_is_not_one_of_them():
    assert not any("gaira" in printed.name.lower() for printed in BOOK)


@pytest.mark.parametrize("icon", sorted(ABILITIES - {"time-threshold"}))
def test_each_ability_has_a_reminder_with_its_number(icon):
    said = REMINDERS[icon]
    assert bool(said) != (icon in CANNOT)
    assert ("{n}" in said or "{guardians}" in said) == (LEGEND[icon].form != "")


def test_no_sentence_is_left_without_sense():
    for printed in BOOK:
        for said in (*printed.rows_text, printed.guardian_text):
            assert "{" not in said and "  " not in said and " 0 " not in said, printed
            assert not said or (said[0].isupper() and said.endswith(".")), printed
    assert {row.when for printed in BOOK for row in printed.abilities} <= set(words.WHEN)
