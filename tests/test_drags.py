"""Every drag of every game is either offered or explained, wherever a card is dropped."""

import random

import pytest

from game.kernel.agenda import asks, explain, lands, legal_actions, lifts, perform
from game.kernel.laws import Refusal
from game.kernel.ruleset import HIDDEN
from game.kernel.view import see
from game.rules import RULESETS
from tests.playing import WAYS, begin, drawn, some_rulings

for_every_game = pytest.mark.parametrize("game", RULESETS)
SAMPLE = 60  # drags of one position, beside those that are offered


def met(game, seeds):
    """Positions of random games in which somebody must choose, rare choices before common ones."""
    times = {}
    for seed in seeds:
        luck, counts = random.Random(seed), RULESETS[game].seat_counts
        seats = counts[seed % len(counts)]
        s = begin(game, seats, seed, some_rulings(game, seed))
        while s.outcome is None:
            asked = s.agenda[-1].what
            times[asked] = times.get(asked, 0) + 1
            if luck.random() < 8 / times[asked]:
                yield s.clone(), luck
            perform(s, drawn(s, legal_actions(s), luck, WAYS[seed // 3 % 3]))


def offered(s):
    """What can be dragged now: the card, and where it may come down."""
    return {(lifts(s, action), place[:2]) for action in legal_actions(s) for place in lands(s, action)}


def drags(s, luck):
    """Any card onto any zone or card; those in hands and in play more often than the rest."""
    near = [card for zone, place in enumerate(s.layout.zones) if place.name != "deck" for card in s.zones[zone]]
    for _ in range(SAMPLE):
        card = luck.choice(near if luck.random() < 0.8 else range(len(s.what)))
        if luck.random() < 0.5:
            yield card, luck.choice(near), -1
        else:
            yield card, -1, luck.randrange(len(s.zones))


@for_every_game
def test_every_drag_is_offered_or_explained(game):
    laws, waited = RULESETS[game].laws, set()
    for s, luck in met(game, range(120)):
        waited.add(s.agenda[-1].what)
        legal = offered(s)
        for card, place in legal:
            with pytest.raises(ValueError, match="is legal"):
                explain(s, card, *place)
        for card, target, zone in drags(s, luck):
            if (card, (target, zone)) in legal:
                continue
            refusals = explain(s, card, target, zone)
            assert refusals, (asks(s), s.what[card], target, zone)
            for refusal in refusals:
                assert refusal.law in laws
                said = refusal.detail or refusal.law.words
                assert said[0].isupper(), said
                assert said[-1] == ".", said
                assert not {"None", "{", "-1"} & set(said.split()), said
    assert waited == set(RULESETS[game].choices) - {HIDDEN}


@for_every_game
def test_a_view_explains_as_the_state_does(game):
    """The screen asks with the view of the seat that chooses, and must hear the same for every card that it knows."""
    for s, luck in met(game, range(40)):
        seat = s.agenda[-1].seat
        view, legal = see(s, seat), offered(s)
        for card, target, zone in drags(s, luck):
            if (card, (target, zone)) not in legal:
                assert explain(view, card, target, zone) == explain(s, card, target, zone)
        for other in range(len(s.seats)):
            if other != seat:
                card = luck.choice(range(len(s.what)))
                assert explain(see(s, other), card, -1, 0) == [Refusal(s.rules.not_asked)]
