"""The set itself: how many kinds, of what, and every icon of the language often enough to be met."""

import re
from collections import Counter, defaultdict
from itertools import combinations

import pytest

from game import decks
from game.rules import RULESETS
from game.rules.chrono_clash import words
from game.rules.chrono_clash.cards import COLOURS
from game.rules.chrono_clash.icons import ABILITIES, LEGEND, read_row, token
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


def test_every_kind_is_in_a_ready_deck():
    held = {key for one in decks.shipped("chrono_clash") for _, counts in one.deck.parts for key, _ in counts}
    assert held == set(BOOK.cards)


def test_every_colour_is_in_three_ready_decks():
    colours = Counter()
    for one in decks.shipped("chrono_clash"):
        colours.update({BOOK[key].colour for _, counts in one.deck.parts for key, _ in counts})
    assert min(colours[colour] for colour in COLOURS) >= 3, colours


def test_no_two_kinds_are_nearly_the_same():
    """Those that show the same icons, whatever their numbers, differ by two at least in cost and strength together."""
    for one, other in combinations(BOOK, 2):
        alike = [sorted(re.sub(r"\d+", "", row) for row in printed.icons) for printed in (one, other)]
        if (one.kind, one.part, one.group) == (other.kind, other.part, other.group) and alike[0] == alike[1]:
            assert abs(one.cost - other.cost) + abs(one.strength - other.strength) >= 2, (one, other)


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


def test_no_text_is_longer_than_there_is_room():
    for printed in BOOK:
        for said in (printed.text, *(more for _, more in printed.elsewhere)):
            assert len(said) <= words.ROOM == 150, f"{printed.name}: {len(said)} letters: {said}"


def test_no_text_says_other_where_a_copy_of_the_card_is_left_out_too():
    """12.9 leaves out all of the same name, and 12.10 all with the icon: "other" would mean this one card."""
    for printed in BOOK:
        for said in (printed.text, *(more for _, more in printed.elsewhere)):
            assert "other" not in said.replace("another", "") or words.NOT_A_COPY in said, f"{printed.name}: {said}"
        means = {icon for row in printed.icons for icon in row.split()}
        assert (words.NO_TEAM_ABILITY in printed.text) == ("other-battlers" in means), printed
        is_named = "other-battler" in means and printed.kind == "battler"
        assert (words.NOT_A_COPY in printed.text) == is_named, printed


def test_what_alike_rows_and_lent_abilities_say_on_a_card():
    """A row that stands twice is said once; an ability that others gain is explained where there is room."""
    rows = (read_row("battler-card in-discard return", "action"),) * 2
    assert words.texts(rows) == ("Take a battler card from your discard pile.", words.ONCE_MORE)
    assert words.texts((read_row("legion", "battler"),) * 2)[1].startswith("Legion:")
    (said,) = words.texts((read_row("all-battlers gains fast strength+1", "action"),))
    assert said.endswith(f"(Fast: {REMINDERS['fast']}.)")
    long = (read_row("all-battlers gains fast sentinel taunt protector elusive strength+1", "action"),)
    assert len(" ".join(words.texts(long))) <= words.ROOM


def test_no_sentence_is_left_without_sense():
    for printed in BOOK:
        for said in (*printed.rows_text, printed.guardian_text):
            assert "{" not in said and "  " not in said and " 0 " not in said, printed
            assert not said or (said[0].isupper() and said.endswith((".", ".)"))), printed
    assert {row.when for printed in BOOK for row in printed.abilities} <= set(words.WHEN)
