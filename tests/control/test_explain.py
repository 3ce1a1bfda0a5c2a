"""Every drag that is not offered has an answer: a law of RULES.md, in words."""

import random
import re
from pathlib import Path

import pytest

from game.kernel.agenda import asks, explain, label, lands, legal_actions, lifts
from game.kernel.ruleset import HIDDEN
from game.kernel.template import address
from game.kernel.view import see
from game.rules import RULESETS
from game.rules.control import laws
from tests.playing import begin, positions, some_rulings

CONTROL = RULESETS["control"]
RULES_MD = Path(CONTROL.telling.rules_file).read_text(encoding="utf-8")
SECTIONS = set(re.findall(r"^\*\*(\d+\.\d+)", RULES_MD, re.MULTILINE))


def drops(s, luck, most=400):
    """Drags of any card onto any place, any card in play and some others, as many of them as time allows."""
    every = [(card, -1, zone) for card in range(len(s.what)) for zone in range(len(s.zones))]
    onto = [*s.in_field(), *luck.sample(range(len(s.what)), 4)]
    every += [(card, target, -1) for card in range(len(s.what)) for target in onto]
    return luck.sample(every, min(most, len(every)))


def check(s, card, target, zone, legal):
    if (card, (target, -1 if target >= 0 else zone)) in legal:
        with pytest.raises(ValueError, match="is legal"):
            explain(s, card, target, zone)
        return []
    refusals = explain(s, card, target, zone)
    assert refusals, (asks(s), s.what[card], target, zone)
    for refusal in refusals:
        assert refusal.law in s.rules.laws
        said = refusal.detail or refusal.law.words
        assert said[0].isupper(), said
        assert said.endswith("."), said
        assert "{" not in said
    return refusals


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_every_drag_in_random_positions_has_an_answer(seats, seed):
    luck = random.Random(seed)
    for s in positions(begin("control", seats, seed, some_rulings("control", seed)), seed):
        if s.outcome is None and luck.random() < 0.12:
            legal = {(lifts(s, action), place[:2]) for action in legal_actions(s) for place in lands(s, action)}
            for card, target, zone in drops(s, luck):
                check(s, card, target, zone, legal)


def test_all_drags_of_one_position_of_each_kind():
    """Nothing sampled: each choice that the game knows, with every card onto everything."""
    waiting = {}
    for seed in range(30):
        for s in positions(begin("control", 3, seed, some_rulings("control", seed)), seed):
            if s.outcome is None and s.agenda[-1].what not in waiting:
                waiting[s.agenda[-1].what] = s.clone()
    assert set(waiting) == set(CONTROL.choices) - {HIDDEN}
    for s in waiting.values():
        legal = {(lifts(s, action), place[:2]) for action in legal_actions(s) for place in lands(s, action)}
        for card, target, zone in drops(s, random.Random(1), 10_000):
            check(s, card, target, zone, legal)


def stable(s, card):
    return s.what[card].kind == "stable"


def guards(s, card):
    """Whether a Force Field, or what stands as one, lies beside that card."""
    beside = [other for other in s.zones[s.where[card]] if other != card]
    return any("force-field" in (s.what[c].key, s.cards[c].copied.key if s.cards[c] else "") for c in beside)


def place(s, card):
    return s.layout.zones[s.where[card]]


TRUE = {  # (s, who is asked, card, target, zone): whether what the law says is so
    "TOO_WEAK": lambda s, me, card, target, zone: s.what[card].measure < s.what[target].measure,
    "FORCE_FIELD": lambda s, me, card, target, zone: stable(s, target) and guards(s, target),
    "OWN_CARDS": lambda s, me, card, target, zone: s.team[place(s, target).seat] == s.team[me],
    "NOT_IN_PLAY": lambda s, me, card, target, zone: place(s, target).name != "play",
    "STABLE_DISCARD": lambda s, me, card, target, zone: stable(s, card),
    "NO_EFFECT": lambda s, me, card, target, zone: not stable(s, card),
    "OTHER_PILE": lambda s, me, card, target, zone: len(s.seats) == 2,
    "OWN_AREA": lambda s, me, card, target, zone: zone < 0 or zone != s.layout.of["play"][me],
    "DRAW_TO_HAND": lambda s, me, card, target, zone: place(s, card).name == "deck",
    "NOT_IN_HAND": lambda s, me, card, target, zone: place(s, card) != s.layout.zones[s.layout.of["hand"][me]],
    "NOT_A_WORMHOLE": lambda s, me, card, target, zone: s.what[card].key == "wormhole",
    "NOT_A_REACTOR": lambda s, me, card, target, zone: s.what[card].key == "reactor",
    "NOTHING_TO_COPY": lambda s, me, card, target, zone: (
        s.what[card].key != "reactor" and place(s, card).name == "play"
    ),
    "ONLY_TIME_STOP": lambda s, me, card, target, zone: s.agenda[-1].what == "respond",
    "LIMIT": lambda s, me, card, target, zone: len(s.cards_in(me, "hand")) > 7,
    "FUTURE_SHIFT": lambda s, me, card, target, zone: bool(s.cards_in(me, "aside")),
}
NAMES = {law: name for name, law in vars(laws).items() if isinstance(law, laws.Law)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_reason_is_true(seats):
    met = set()
    for seed in range(12):
        luck = random.Random(seed)
        for s in positions(begin("control", seats, seed, some_rulings("control", seed)), seed):
            if s.outcome is None and luck.random() < 0.3:
                legal = {(lifts(s, action), place[:2]) for action in legal_actions(s) for place in lands(s, action)}
                for card, target, zone in drops(s, luck, 60):
                    for refusal in check(s, card, target, zone, legal):
                        name = NAMES[refusal.law]
                        met.add(name)
                        is_true = TRUE.get(name)
                        said = str(refusal), s.what[card].key, s.agenda[-1].what
                        assert is_true is None or is_true(s, s.agenda[-1].seat, card, target, zone), said
    assert len(met & set(TRUE)) > 8


def test_every_law_has_been_said():
    said = set()
    for seed in range(60):
        luck = random.Random(seed)
        for s in positions(begin("control", 2 + seed % 3, seed, some_rulings("control", seed)), seed):
            if s.outcome is None:
                legal = {(lifts(s, action), place[:2]) for action in legal_actions(s) for place in lands(s, action)}
                for card, target, zone in drops(s, luck, 12):
                    said.update(refusal.law for refusal in check(s, card, target, zone, legal))
    assert {law for law in CONTROL.laws if law not in said} == {CONTROL.not_asked}  # that is said to whom is not asked


def test_a_view_explains_as_the_state_does():
    """The screen asks with what its player sees."""
    for s in positions(begin("control", 3, 5), 5):
        if s.outcome is None:
            seat = s.agenda[-1].seat
            view = see(s, seat)
            legal = {(lifts(s, action), place[:2]) for action in legal_actions(s) for place in lands(s, action)}
            for card, target, zone in drops(s, random.Random(s.turn), 20):
                if (card, (target, -1 if target >= 0 else zone)) not in legal:
                    assert explain(view, card, target, zone) == explain(s, card, target, zone)


def test_a_seat_that_is_not_asked_is_told_so():
    """Its view may not know the hand that is asked, and need not."""
    for s in positions(begin("control", 3, 6), 6):
        if s.outcome is None:
            for seat in {0, 1, 2, None} - {s.agenda[-1].seat}:
                for card, target, zone in drops(s, random.Random(s.turn), 10):
                    assert [r.law for r in explain(see(s, seat), card, target, zone)] == [CONTROL.not_asked]


def test_the_top_card_of_the_deck_is_dragged_to_the_hand_to_draw():
    for s in positions(begin("control", 2, 2), 2):
        if s.outcome is None and s.agenda[-1].what == "action" and s.cards_in(s.active, "deck"):
            *below, top = s.cards_in(s.active, "deck")
            hand = s.layout.of["hand"][s.active]
            with pytest.raises(ValueError, match="draw"):
                explain(s, top, zone=hand)
            assert all(explain(s, card, zone=hand)[0].law.number == "4.3" for card in below)


def test_the_laws_are_sections_of_rules_md_and_say_where_they_come_from():
    for law in CONTROL.laws:
        assert law.number in SECTIONS, law
        assert law.words.endswith(".")
        assert law.source


def test_the_rulings_are_sections_of_rules_md_and_give_their_reason():
    for ruling in CONTROL.rulings:
        assert ruling.section in SECTIONS
        assert ruling.default == next(iter(ruling.choices)), "RULES.md: the first is how we play"
        assert ruling.question.endswith("?")
        assert ruling.reason.endswith(".")


def test_the_reasons_for_winning_cite_sections():
    for words in CONTROL.telling.reasons.values():
        assert set(re.findall(r"\d+\.\d+", words)) <= SECTIONS


def test_rules_md_numbers_its_sections_in_order():
    numbers = [tuple(map(int, n.split("."))) for n in re.findall(r"^\*\*(\d+\.\d+)", RULES_MD, re.MULTILINE)]
    assert numbers == sorted(set(numbers))
    chapters = [int(n) for n in re.findall(r"^## (\d+)\.", RULES_MD, re.MULTILINE)]
    assert chapters == list(range(1, 12))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_questions_and_buttons_are_sentences(seats):
    for s in positions(begin("control", seats, 9, some_rulings("control", 3)), 9):
        if s.outcome is None:
            question = address(asks(s), ["Ada", "Boole", "Curie", "Dirac"])
            assert question[0].isupper(), question
            assert question[-1] in ".?", question
            for action in legal_actions(s):
                words = label(s, action)
                assert words[0].isupper() or words.startswith("{seat:"), words
                assert "-" not in words, words
