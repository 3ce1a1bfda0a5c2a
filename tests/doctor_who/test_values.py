"""Values are reckoned for all cards at once and kept until something changes: they are those of each card alone."""

import random

from game.kernel.agenda import options, perform
from game.kernel.modifiers import additions, reckoned
from game.kernel.template import fill
from game.kernel.view import see
from game.rules.doctor_who import texts
from game.rules.doctor_who.domain import VALUES, value
from game.rules.doctor_who.rules import RULES
from tests.playing import begin

from .laying import table


def grown(s) -> int:
    """How many values in play are not the printed ones; each is what the card alone would be told (6.1, 6.4)."""
    count = 0
    for _, zone in s.layout.fields:
        for card in s.zones[zone]:
            if not s.what[card].is_creature:
                continue
            for stat in VALUES:
                alone = reckoned(s, card, stat)
                assert additions(s, stat).get(card, 0) == alone - getattr(s.what[card], stat)
                situation = s.cards[card]
                lasting = getattr(situation, stat) if situation is not None else 0
                assert value(s, card, stat) == max(0, max(0, alone) + lasting)
                count += alone != getattr(s.what[card], stat)
    return count


def test_what_is_kept_is_what_is_asked_for_anew():
    met = 0
    for seed in range(1, 9):
        luck, s = random.Random(seed), begin("doctor_who", 2, seed)
        while s.outcome is None:
            met += grown(s)
            perform(s, luck.choice(options(s)))
    assert met > 300  # or nothing was tried


def number(stat, value, printed, parts):
    return fill(texts.NUMBER, stat=stat, value=value, printed=printed, parts=parts)


def test_6_1_a_value_that_is_not_as_printed_says_from_whom_it_is():
    """What Innate abilities give and take, each with its card, what was given in the turn, and the least of all."""
    t = table("present-0: dalek, dalek, dalek energy2, black-dalek, yeti energy-9, yeti\nhand-0: -")
    one, other, third = t.state.cards_in(0, "present")[:3]
    for seat in (0, 1):
        view = see(t.state, seat)
        assert RULES.telling.remarks(view, one)[0] == number("Energy", 6, 3, "+3 from itself")
        assert RULES.telling.remarks(view, third)[0] == number("Energy", 8, 3, "+3 from itself, +2 this turn")
        assert "+1 from Black Dalek" in RULES.telling.remarks(view, other)[1]
        weak = RULES.telling.remarks(view, t.state.cards_in(0, "present")[4])
        assert "\u22129 this turn" in weak[0] and weak[0].endswith("(6.2).")
    assert all("Support " not in said for said in RULES.telling.remarks(t.state, one)), "what is as printed is not said"
