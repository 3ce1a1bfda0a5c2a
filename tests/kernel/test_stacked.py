"""The toy that proves that the next games fit: stacks three deep, a window, deeds in turn, payment from many cards."""

import random
from collections import Counter
from types import SimpleNamespace

import pytest

from game.ai.greedy import greedy
from game.ai.ismcts import Search
from game.kernel import rng
from game.kernel.agenda import advance, apply, asks, chooser, explain, label, legal_actions, options, perform
from game.kernel.notation import read, say, show
from game.kernel.state import State
from game.kernel.verbs import attach
from game.kernel.view import determinize, see
from game.kernel.windows import standing
from tests.kernel import stacked
from ui.table.board import Board
from ui.table.layout import Area, TableMap, ZonePlace

RULES = stacked.make()


def begin(seed):
    s = State(RULES, 2, {}, rng.seeded(seed), 1)
    RULES.set_up(s)
    s.push(RULES.opening, 0)
    s.story = []
    advance(s)
    s.story = None
    return s


def depth(s, card):
    return 1 + max((depth(s, other) for other in s.load.get(card, ())), default=0)


def faults(s):
    """What can never be: a load that is not where its host is, a card in two places or in none."""
    for card, host in enumerate(s.on):
        if host >= 0:
            assert card in s.load[host] and s.layout.zones[s.where[card]].name == "items"
            assert stacked.BEARS[s.what[card].key] in (s.what[host].kind, s.what[host].key)
    assert sorted(card for zone in s.zones for card in zone) == list(range(len(s.what)))
    return [card for seat in (0, 1) for card in s.cards_in(seat, "items") if s.on[card] < 0]


def test_a_thousand_random_games_end_and_everything_happens():
    met, deepest = Counter(), 0
    for seed in range(1000):
        s, luck = begin(seed), random.Random(seed)
        while s.outcome is None:
            legal = options(s)
            action = luck.choice(legal)
            met[s.agenda[-1].what, action.verb] += 1
            perform(s, action)
            if seed % 20 == 0:
                assert not faults(s)
                deepest = max([deepest, *(depth(s, card) for side in (0, 1) for card in s.cards_in(side, "yard"))])
        assert s.turn == stacked.TURNS and s.seats[0].acts >= stacked.TURNS
    assert deepest == 4  # a follower, a grip, a stone, a ring
    assert set(met) == {
        ("act", "pass"), ("act", "lay"), ("act", "equip"), ("act", "cast"),
        ("pay", "sap"), ("ward", "pass"), ("ward", "ward"),
    }  # fmt: skip


def test_every_step_is_sayable_clonable_and_fair():
    for seed in range(12):
        s, other, luck = begin(seed), begin(seed), random.Random(seed)
        while s.outcome is None:
            legal = legal_actions(s)
            assert len(set(legal)) == len(legal) > 0 and asks(s) and all(label(s, action) for action in legal)
            for seat in (0, 1):
                view = see(s, seat)
                world = determinize(view, seed)
                assert show(see(world, seat)) == show(view)
                if seat == chooser(s):
                    assert legal_actions(world) == legal
            action = luck.choice(legal)
            assert read(s, say(s, action)) == action
            copy = s.clone()
            apply(s, action)
            perform(other, action)
            assert copy != s and s == other
            for card in s.cards_in(0, "hand")[:2]:
                if s.outcome is None:
                    assert explain(s, card, zone=s.layout.of["deck"][1])


def laid(text, **places):
    """A quiet moment: seat 0 is to act; the named cards lie in the named zones, `a on b` on the first b."""
    s = begin(1)
    gone = s.layout.of["discard"]
    s.zones, s.on, s.load = [()] * len(s.zones), (-1,) * len(s.on), {}
    s.where = [gone[s.owner(card)] for card in range(len(s.what))]
    used = set()
    for line in filter(None, map(str.strip, text.splitlines())):
        place, _, keys = line.partition(": ")
        zone = s.layout.named[place]
        for entry in keys.split(", "):
            key, _, host = entry.partition(" on ")
            seat = s.layout.zones[zone].seat
            card = next(c for c, p in enumerate(s.what) if p.key == key and c not in used and s.owner(c) == seat)
            used.add(card)
            s.zones[zone] = (*s.zones[zone], card)
            s.where[card] = zone
            s.seen[card] = 3 if "hand" not in place else 1 << seat
            if host:
                attach(s, card, next(c for c in used if s.what[c].key == host and s.owner(c) == seat))
    for card in set(range(len(s.what))) - used:
        s.zones[s.where[card]] = (*s.zones[s.where[card]], card)
    return s


STACK = """
    hand-0: ember, ward, ring
    sources-0: well, well
    yard-0: spark
    hand-1: bolt, ward
    sources-1: well
    yard-1: blaze
    items-1: grip on blaze, stone on grip, ring on stone
"""


def does(s, *texts):
    for text in texts:
        apply(s, read(s, text))
    return s


def test_a_payment_is_chosen_in_one_way_only_and_the_last_card_that_can_pay_is_taken():
    s = does(laid(STACK), "lay ember")
    assert asks(s) == "Pay 2 more for Ember." and len(legal_actions(s)) == 2  # of three that can pay, all but the last
    first = legal_actions(s)[-1]
    apply(s, first)  # of the two that are left after it only one can come second: it is taken
    assert chooser(s) == 1 and sum(s.cards[c].is_sapped for c in range(len(s.what)) if s.cards[c] is not None) == 2
    assert [s.what[c].key for c in s.cards_in(0, "yard")] == ["spark", "ember"]


def test_a_host_that_leaves_takes_its_whole_load_along():
    s = laid(STACK)
    assert stacked.might(s, 1) == 13 and "ring on stone" in show(s)
    s.agenda[-1] = s.agenda[-1]._replace(seat=1)
    blaze = s.cards_in(1, "yard")[0]
    does(s, "cast bolt blaze", "sap well", "pass", "pass")
    assert stacked.might(s, 1) == 0 and not s.cards_in(1, "items") and not s.load
    assert s.where[blaze] == s.layout.of["discard"][1]


def test_a_ward_stops_a_bolt_and_a_ward_a_ward():
    start = laid(STACK)
    start.agenda[-1] = start.agenda[-1]._replace(seat=1)
    start = does(start, "cast bolt spark", "sap well")
    window = standing(start)
    assert (window.kind, window.seat, window.over.what) == ("ward", 0, "bolt")
    stopped = does(start.clone(), "ward ward", "pass", "pass")
    assert len(stopped.cards_in(0, "yard")) == 1
    again = does(start.clone(), "ward ward", "ward ward", "pass", "pass", "pass", "pass")
    assert again.cards_in(0, "yard") == ()
    assert does(start.clone(), "pass", "pass").cards_in(0, "yard") == ()


def test_a_search_looks_ahead_by_deeds_and_prefers_might():
    s = laid("hand-0: ember, well\nsources-0: well, well\nhand-1: spark\nsources-1: well")
    view = see(s, 0)
    search = Search(view, 3)
    search.run(60)
    assert s.what[search.best().card].key == "ember" == s.what[greedy(view, 3).card].key
    before = RULES.thinking.beat(s)
    does(s, "lay well")
    assert RULES.thinking.beat(s) == before + 1


ROWS = {"deck": "pile", "hand": "fan", "sources": "row", "yard": "field", "discard": "open", "middle": "row"}


def table():
    """A synthetic table: a row for each place of each seat, items over what carries them."""
    zones = {}
    for seat, top in ((0, 500), (1, 0)):
        for n, (name, way) in enumerate(ROWS.items()):
            zones[f"{name}-{seat}"] = ZonePlace(Area(20 + 200 * n, top, 180, 180), way, 120)
        zones[f"items-{seat}"] = ZonePlace(Area(0, 0, 1, 1), "attached", 60, "over")
    return TableMap((1280, 720), zones, {})


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
def test_the_board_draws_stacks_by_recursion_at_any_size(size):
    s = laid(STACK)
    pictures = SimpleNamespace(foresee=lambda pose: None)
    board = Board(table(), s.layout, pictures, lambda view, card: False)
    board.fit(*size)
    board.show(see(s, 0))
    blaze = s.cards_in(1, "yard")[0]
    pile = [blaze, *s.laden(blaze)]
    assert [board.hosts.get(card, -1) for card in pile] == [-1, *pile[:-1]]
    heights = [board.bound[card].z for card in pile]
    assert heights == sorted(heights) and len(set(heights)) == 4
    for card in pile:
        pose = board.bound[card]
        assert 0 < pose.x < size[0] and 0 < pose.y < size[1]
        assert abs(pose.x - board.bound[blaze].x) < 0.25 * size[0]
    does(s, "pass")
    does(s, "cast bolt blaze", "sap well", "pass", "pass")
    board.settle(see(s, 0))
    assert not board.hosts
