"""A second opinion: what each choice should offer, said anew from the sheet and not from the code.

Written plainly, from places and names alone; compared in every position of many random games.
"""

import random
from collections import Counter

import pytest

from game.kernel import events as ev
from game.kernel import notation
from game.kernel.agenda import apply, legal_actions
from game.kernel.record import Record
from game.rules.control.events import AbilityStopped, TurnSkipped
from tests.playing import begin, positions, some_rulings

FUEL = {
    "rift": 1, "reactor": 2, "force-field": 3, "exotic-matter": 4, "future-shift": 5, "anomaly": 5, "wormhole": 4,
    "rewind": 5, "dark-energy": 6, "antimatter": 7, "singularity": 8, "time-stop": 9, "nova": 10,
}  # fmt: skip
STABLE = {"rift", "reactor", "force-field", "exotic-matter", "future-shift", "anomaly"}


class Plain:
    """A position as a person at the table describes it: lists of names."""

    def __init__(self, s):
        self.seats = len(s.seats)
        self.me = s.agenda[-1].seat
        self.rulings = s.rulings
        two = self.seats == 2
        names = {str(z): [s.what[c].key for c in cards] for z, cards in zip(s.layout.zones, s.zones, strict=True)}
        self.hands = [names[f"hand-{i}"] for i in range(self.seats)]
        self.play = [names[f"play-{i}"] for i in range(self.seats)]
        self.aside = names[f"aside-{self.me}"]
        self.deck = names[f"deck-{self.me}" if two else "deck"]
        self.pile = names[f"discard-{self.me}" if two else "discard"]
        self.standing = [  # names of cards in play, a Reactor that stands as a Force Field marked
            ["standing" if s.cards[c] is not None and s.cards[c].copied else s.what[c].key for c in s.zones[z]]
            for z in s.layout.of["play"]
        ]

    def opponents(self):
        if self.seats == 4:
            return [seat for seat in range(4) if seat % 2 != self.me % 2]
        return [seat for seat in range(self.seats) if seat != self.me]

    def open_to_diffusion(self):
        """Names of cards that fuel alone decides about."""
        found = []
        for seat in self.opponents() if self.rulings["diffuse"] == "opponents-only" else range(self.seats):
            guards = any(name in ("force-field", "standing") for name in self.standing[seat])
            for name, place in zip(self.play[seat], self.standing[seat], strict=True):
                if not (guards and name in STABLE and place not in ("force-field", "standing")):
                    found.append(name)
        return found

    def does_something(self, name):
        field = [name for area in self.play for name in area]
        return {
            "wormhole": any(other != "wormhole" for other in self.pile),
            "rewind": bool(field),
            "dark-energy": bool(self.deck),
            "antimatter": any(self.hands[seat] for seat in self.opponents()),
            "singularity": bool(field),
        }.get(name, False)

    def can_be_copied(self, name):
        """Whether a Reactor that has just come into play would do something with it, as far as all can see."""
        field = [other for area in self.play for other in area]
        return {
            "rift": bool(self.deck) or "nova" in field,
            "force-field": self.rulings["standing-copy"] == "guards",
            "exotic-matter": bool(self.hands[self.me]),
            "future-shift": bool(self.deck),
            "anomaly": len([other for other in field if other in STABLE]) > 1,
        }.get(name, self.does_something(name))

    def actions(self):
        hand = self.hands[self.me]
        found = ["draw"] if self.deck else []
        found += [f"play {name}" for name in hand]
        found += [f"discard {name}" for name in hand if self.does_something(name)]
        found += [f"diffuse {a} {b}" for a in hand for b in self.open_to_diffusion() if FUEL[a] >= FUEL[b]]
        return found

    def answers(self):
        return ["pass", *("stop time-stop" for name in self.hands[self.me] if name == "time-stop")]

    def over_the_limit(self):
        assert len(self.hands[self.me]) > 7
        return [f"discard {name}" for name in self.hands[self.me]]

    def extra(self):
        return ["done", *(f"play {name}" for name in self.hands[self.me] if FUEL[name] <= 3)]

    def kept(self):
        return [f"pick {name}" for name in self.aside]

    def victims(self):
        return [f"choose {seat}" for seat in self.opponents() if self.hands[seat]]


def picks(plain, clause, own):
    """What may be picked for an ability, whether a card uses it or a Reactor copies it."""
    field = [name for area in plain.play for name in area]
    wanted = {
        "discard": [n for n in field if n == "nova"] if "nova" in clause.select.phrase else others(field, own),
        "bottom": field,
        "take": [n for n in plain.pile if n != "wormhole"],
        "copy": [n for n in field if plain.can_be_copied(n)],
    }[clause.word]
    return [f"pick {name}" for name in wanted]


def others(field, own):
    """The Stable cards in play without the one that says it."""
    left = [name for name in field if name in STABLE]
    if own in left:
        left.remove(own)
    return left


def expected(s):
    frame = s.agenda[-1]
    plain = Plain(s)
    match frame.what:
        case "action":
            return plain.actions()
        case "respond":
            return plain.answers()
        case "limit":
            return plain.over_the_limit()
        case "extra" | "further":
            return plain.extra()
        case "keep" | "put back":
            return plain.kept()
        case "whom":
            return plain.victims()
        case "option" | "announce":
            return ["choose 0", "choose 1"]  # with one that does something, nobody is asked
        case "pick":
            return picks(plain, frame.memo, s.what[frame.card].key)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_choices_are_those_of_the_sheet(seats):
    met = Counter()
    for seed in range(90):
        for s in positions(begin("control", seats, seed, some_rulings("control", seed)), seed):
            if s.outcome is None:
                met[s.agenda[-1].what] += 1
                legal = Counter(notation.short(s, action) for action in legal_actions(s))
                assert legal == Counter(expected(s)), (seed, s.agenda[-1])
    assert {"action", "respond", "limit", "extra", "keep", "put back", "option", "pick"} <= set(met)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_order_of_turns_and_draws_is_that_of_the_sheet(seats):
    """Told by the story alone: who is on turn, who draws for it, and how much a turn can bring."""
    for seed in range(25):
        record = Record("control", seed, [("random", "")] * seats, {}, 2)
        s, story = record.begin()
        luck = random.Random(seed)
        last, turns = None, 0
        while True:
            for number, (event, after) in enumerate(story):
                if isinstance(event, ev.RoundBegan):
                    last, turns = (event.first - 1) % seats, 0
                elif isinstance(event, ev.TurnBegan):
                    assert event.seat == (last + 1) % seats
                    last, turns = event.seat, turns + 1
                    drew = number + 1 < len(story) and is_draw(story[number + 1], event.seat)
                    has_deck = bool(after.cards_in(event.seat, "deck"))
                    assert drew == (turns > 1 and has_deck), (seed, turns)
                elif isinstance(event, AbilityStopped):
                    assert after.what[event.by].key == "time-stop"
                    assert after.what[event.card].kind == "unstable"
                elif isinstance(event, TurnSkipped):
                    assert not after.cards_in(event.seat, "hand")
                    assert not after.cards_in(event.seat, "deck")
            if s.outcome is not None:
                break
            story = apply(s, luck.choice(legal_actions(s)))


def is_draw(step, seat):
    event, after = step
    if not isinstance(event, ev.CardMoved):
        return False
    zones = after.layout.zones
    return zones[event.start].name == "deck" and str(zones[event.end]) == f"hand-{seat}"
