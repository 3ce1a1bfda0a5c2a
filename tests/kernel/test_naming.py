"""How sentences name several cards."""

import pytest

from game.kernel import texts
from game.kernel.naming import cards_named, listed, printed_name
from game.kernel.template import fill
from game.kernel.view import see
from tests.table import Table

from . import toy


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("imp", "Imp"),
        ("imp wall", "Imp and Wall"),
        ("imp imp imp", "three copies of Imp"),
        ("imp wall imp", "Wall and two copies of Imp"),
        ("wall brute imp imp", "Wall, Brute and two copies of Imp"),
    ],
)
def test_what_is_alike_is_named_once_and_counted(tmp_path, cards, words):
    s = Table(f"play-0: {', '.join(cards.split())}", rules=toy.make(tmp_path)).state
    assert cards_named(s, s.cards_in(0, "play"), printed_name) == words


def test_whose_it_is_is_said_where_what_is_alike_lies_with_several(tmp_path):
    s = Table("play-0: imp, wall\nplay-1: imp, imp, brute", rules=toy.make(tmp_path)).state
    cards = [*s.cards_in(0, "play"), *s.cards_in(1, "play")]
    assert cards_named(s, cards, printed_name) == (
        "{seat:0}'s Imp, Wall, Brute and two copies of {seat:1}'s Imp"
    )  # fmt: skip


def test_of_unknown_cards_only_their_number_is_told(tmp_path):
    s = see(Table("hand-0: imp\nhand-1: imp, wall", rules=toy.make(tmp_path)).state, 0)
    unknown = s.zones[s.layout.of["hand"][1]]
    assert cards_named(s, unknown) == "two cards" and cards_named(s, unknown[:1]) == "a card"
    known = s.zones[s.layout.of["hand"][0]]
    others = fill(texts.OTHER_CARDS, count="two")
    assert cards_named(s, [*known, *unknown], printed_name) == f"Imp and {others}"
    assert cards_named(s, [unknown[0], *known], printed_name) == f"Imp and {texts.ANOTHER_CARD}"


def test_a_list_has_one_and_before_its_last():
    assert [listed(names) for names in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a and b", "a, b and c"]
