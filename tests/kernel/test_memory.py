"""What cards remember, as words in a position and back."""

import pytest

from game.kernel import notation
from game.kernel.notation import CannotRead
from game.rules import RULESETS

LYING = [
    ("doctor_who", "past-0", "yeti sided fresh nth7 energy-1", dict(sided=True, fresh=True, number=7, energy=-1)),
    ("doctor_who", "past-0", "yeti", None),
    ("towers_in_time", "adrift-0", "unicorn used late damage2", dict(used=True, fate=2, damage=2)),
    ("towers_in_time", "adrift-0", "unicorn dead kept-attack1", dict(fate=1, kept_attack=1)),
]


@pytest.mark.parametrize(("game", "place", "words", "fields"), LYING)
def test_what_a_card_remembers_is_written_as_it_is_read(game, place, words, fields):
    s = notation.lay(RULESETS[game], f"{place}: {words}")
    card = s.cards_in(0, place[:-2])[0]
    remembered = {} if s.cards[card] is None else s.cards[card]._asdict()
    bare = RULESETS[game].bare._asdict()
    assert {field: value for field, value in remembered.items() if value != bare[field]} == (fields or {})
    assert f"{place}: {words}" in notation.show(s)


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("doctor_who", "past-0: yeti asleep"),
        ("doctor_who", "past-0: yeti nth"),
        ("doctor_who", "past-0: yeti energy1000000"),
        ("towers_in_time", "adrift-0: unicorn damage-2"),
        ("towers_in_time", "adrift-0: unicorn sided"),
    ],
)
def test_what_no_card_remembers_is_refused_and_what_there_is_is_named(game, line):
    word = line.split()[-1]
    with pytest.raises(CannotRead, match=f"'{word}' is nothing that a card remembers: (sided|used), "):
        notation.lay(RULESETS[game], line)
