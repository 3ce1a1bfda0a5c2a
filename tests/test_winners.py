"""Random matches end, and never wait without options; who has won is counted anew by other code than the rules'."""

import random
from collections import Counter

import pytest

from game.kernel import events
from game.kernel.agenda import apply, chooser, legal_actions
from tests.playing import MANY, MOST, TABLES, WAYS, begin, drawn, some_rulings


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: str(value))
def test_playouts_end_and_never_wait_without_options_and_winners_are_right_by_an_independent_count(game, seats):
    """Counted anew from the picture at the end of each round, by other code than the rules'."""
    reasons = Counter()
    for seed in range(MANY[game]):
        s = begin(game, seats, seed, some_rulings(game, seed), wins=2)
        luck = random.Random(seed)
        wins = [0] * seats
        points = [0] * seats
        decisions = 0
        while s.outcome is None:
            legal = legal_actions(s)
            assert legal, f"seed {seed}: {s.agenda[-1]} offers nothing"
            decisions += 1
            assert decisions < MOST
            for event, after in apply(s, drawn(s, legal, luck, WAYS[seed % len(WAYS)])):
                if type(event).__name__ == "QuestCompleted":
                    points[event.seat] += event.amount
                if isinstance(event, events.RoundWon):
                    reasons[event.reason] += 1
                    assert event.winners == RIGHTFUL[game](after, event.reason, points), (seed, event)
                    points = [0] * seats
                    for seat in event.winners:
                        wins[seat] += 1
        assert chooser(s) is None
        assert legal_actions(s) == []
        assert s.outcome.winners == tuple(seat for seat in range(seats) if wins[seat] == 2)
        assert max(wins) == 2
    ways = {
        "control": {"fuel", "overtime"},
        "chrono_clash": {"last", "quests", "decked"},
        "towers_in_time": {"shields"},
        "doctor_who": {"hits"},
    }
    assert ways[game] <= set(reasons)


def rightful_winners_of_control(s, reason, _points):
    piles = {str(zone): [s.what[c] for c in cards] for zone, cards in zip(s.layout.zones, s.zones, strict=True)}
    seats = range(len(s.seats))
    fuel = [sum(p.fuel for p in piles[f"play-{seat}"]) for seat in seats]
    if reason == "fuel":
        best = s.active
        assert fuel[best] >= 21
    else:
        hidden = sum(len(cards) for place, cards in piles.items() if place.startswith(("hand", "deck")))
        assert hidden == 0 if reason.startswith("overtime") else s.turn == 200
        assert fuel[s.active] < 21
        best, best_score = -1, ()
        for step in seats:  # in turn order: a later one that is equal goes before
            seat = (s.first + step) % len(s.seats)
            score = (fuel[seat], len(piles[f"play-{seat}"]))
            if score >= best_score:
                best, best_score = seat, score
    return (best % 2, best % 2 + 2) if len(s.seats) == 4 else (best,)


def rightful_winners_of_chrono_clash(s, reason, points):
    """The one with five quests, or the one who is left. `points` were counted from what happened."""
    left = [seat for seat, leaf in enumerate(s.seats) if not leaf.is_out]
    five = [seat for seat in left if points[seat] >= 5]
    if reason == "quests":
        assert five == [s.active]
        return tuple(five)
    assert not five
    assert len(left) == 1
    if reason == "decked":
        assert any(not s.cards_in(seat, "deck") for seat in range(len(s.seats)) if seat not in left)
    return tuple(left)


def rightful_winners_of_towers_in_time(s, reason, _points):
    """The one whose shields stand; after thirty turns the one with the most of them, and then of fighters."""
    piles = {str(zone): cards for zone, cards in zip(s.layout.zones, s.zones, strict=True)}
    shields = [len(piles[f"shields-{seat}"]) for seat in range(len(s.seats))]
    if reason == "shields":
        assert sum(map(bool, shields)) == 1
        return (shields.index(max(shields)),)
    assert s.turn == 30

    def fighting(seat):
        return [card for name in ("towers", "adrift") for card in piles[f"{name}-{seat}"] if s.what[card].is_fighter]

    last = [(s.active + step) % len(s.seats) for step in range(1, len(s.seats) + 1)]  # who acts first in the next turn
    best = max(range(len(s.seats)), key=lambda seat: (shields[seat], len(fighting(seat)), last.index(seat)))
    return (best,)


def rightful_winners_of_doctor_who(s, reason, _points):
    """The one with Time cards left; after two hundred turns the one with more of them, then of creatures, then the
    second player."""
    piles = {str(zone): cards for zone, cards in zip(s.layout.zones, s.zones, strict=True)}
    lives = [len(piles[f"time-{seat}"]) for seat in (0, 1)]
    if reason == "hits":
        assert sum(map(bool, lives)) == 1
        return (lives.index(max(lives)),)
    assert s.turn == 200

    def beings(seat):
        eras = ("past", "present", "future")
        return sum(s.what[card].kind == "creature" for era in eras for card in piles[f"{era}-{seat}"])

    best = max((0, 1), key=lambda seat: (lives[seat], beings(seat), seat != s.first))
    return (best,)


RIGHTFUL = {
    "control": rightful_winners_of_control,
    "chrono_clash": rightful_winners_of_chrono_clash,
    "towers_in_time": rightful_winners_of_towers_in_time,
    "doctor_who": rightful_winners_of_doctor_who,
}
