"""Shuffling one pile in the middle of a game: what that takes from whom, and what everybody still knows."""

import random
from collections import Counter

import pytest

from game.kernel import notation
from game.kernel.events import Shuffled
from game.kernel.verbs import draw, look, move, move_unseen, shuffle
from game.kernel.view import determinize, see
from game.rules import RULESETS
from tests.kernel import toy
from tests.table import Table

WORLDS = 60


@pytest.fixture
def rules(tmp_path):
    return toy.make(tmp_path)


def lay(rules, text):
    return Table(text, rules=rules).state


def pile(s, place):
    return s.layout.named[place]


def keys(s, place):
    return sorted(s.what[card].key for card in s.zones[pile(s, place)])


def worlds(s, seat):
    """Dealt worlds, each of which must look to the seat as the true one does."""
    view = see(s, seat)
    found = []
    for seed in range(WORLDS):
        world = determinize(view, seed)
        again = see(world, seat)
        assert (again, again.lots) == (view, view.lots)
        assert Counter(world.what) == Counter(s.what)
        found.append(world)
    return found


def bury(s, card, zone):
    """Under the deck and shuffled in."""
    move(s, card, zone, 0, under=True)
    shuffle(s, zone)


def test_nobody_knows_what_lies_where_in_the_pile_and_everybody_what_lies_elsewhere(rules):
    s = lay(rules, "hand-0: imp\nhand-1: wall\nplay-1: brute\ndeck-0: 6 cards, crier\ndeck-1: 6 cards")
    deck = pile(s, "deck-0")
    look(s, 0, deck)
    before = {card: s.seen[card] for card in range(len(s.what)) if s.where[card] != deck}
    there = keys(s, "deck-0")
    shuffle(s, deck)
    assert [s.seen[card] for card in s.zones[deck]] == [0] * 7
    assert keys(s, "deck-0") == there
    assert {card: s.seen[card] for card in before} == before
    assert all(see(s, seat).what[card] is None for seat in (0, 1, None) for card in s.zones[deck])


def test_every_order_comes_up_and_chance_is_the_states_own(rules):
    s = lay(rules, "deck-0: 0 cards, imp, wall, brute")
    orders = set()
    for seed in range(200):
        now = s.clone()
        now.rng = seed * 7919
        shuffle(now, pile(s, "deck-0"))
        orders.add(tuple(now.what[card].key for card in now.zones[pile(s, "deck-0")]))
    assert len(orders) == 6
    one, other = s.clone(), s.clone()
    shuffle(one, pile(s, "deck-0"))
    shuffle(other, pile(s, "deck-0"))
    assert one == other


def test_a_clone_is_not_touched_and_the_story_tells_it(rules):
    s = lay(rules, "deck-0: 4 cards, imp, wall")
    before = repr(s)
    copy = s.clone()
    copy.story = []
    shuffle(copy, pile(s, "deck-0"))
    assert repr(s) == before
    assert [step.event for step in copy.story] == [Shuffled(pile(s, "deck-0"))]


@pytest.mark.parametrize("content", ["0 cards", "0 cards, imp"])
def test_a_pile_of_none_or_one_holds_no_secret(rules, content):
    s = lay(rules, f"deck-0: {content}")
    look(s, 1, pile(s, "deck-0"))
    before = s.what, s.seen[:], s.mixed
    shuffle(s, pile(s, "deck-0"))
    assert (s.what, s.seen, s.mixed) == before


def test_a_hand_that_is_shuffled_stays_known_to_its_owner_alone(rules):
    s = lay(rules, "hand-0: imp, wall, brute")
    look(s, 1, pile(s, "hand-0"))
    shuffle(s, pile(s, "hand-0"))
    assert [s.seen[card] for card in s.zones[pile(s, "hand-0")]] == [1, 1, 1]
    for world in worlds(s, 1):
        assert keys(world, "hand-0") == ["brute", "imp", "wall"]


def test_a_known_card_that_is_shuffled_in_is_somewhere_in_the_pile(rules):
    """And nowhere else, although the hand of the other came from the same cards."""
    s = lay(rules, "hand-1: wall, brute\nplay-0: herald\ndeck-1: 5 cards, imp\ndeck-0: 3 cards")
    (herald,) = s.zones[pile(s, "play-0")]
    deck = s.home(herald, "deck")
    there = [card for card in range(len(s.what)) if s.what[card].key == "herald"]
    for other in there[1:]:  # no other of its kind is out of sight
        s.seen[other] = 3
    bury(s, herald, deck)
    spots = Counter()
    for seat in (0, 1):
        for world in worlds(s, seat):
            lying = [card for card in world.zones[deck] if world.what[card].key == "herald"]
            assert len(lying) == 1, notation.show(world)
            spots[lying[0]] += 1
    assert set(spots) == set(s.zones[deck]), "and it may be any of them"


def test_what_only_one_seat_knew_to_be_there_only_that_seat_still_knows(rules):
    s = lay(rules, "hand-0: crier\ndeck-0: 0 cards, imp, imp, wall, wall\nhand-1: brute\ndeck-1: 0 cards")
    (crier,) = s.zones[pile(s, "hand-0")]
    for card in range(len(s.what)):  # all others of its back are seen by both: the hand and the deck are what is left
        if s.where[card] >= len(s.zones):
            s.seen[card] = 3
    s.marking = tuple(0 for _ in s.marking)
    s.pool = s.marking
    bury(s, crier, pile(s, "deck-0"))
    (brute,) = s.zones[pile(s, "hand-1")]
    assert all("crier" in keys(world, "deck-0") for world in worlds(s, 0))
    s.seen[brute] = 2
    for world in worlds(s, 0):
        assert world.what[brute].key != "crier"
    spectator = {world.what[brute].key for world in worlds(s, None)}
    assert "crier" in spectator, "to a spectator it may be the hand as well"


def test_after_a_second_shuffle_it_is_in_either_pile(rules):
    """A card that came from the one pile unseen and went to the other may have been the known one."""
    s = lay(rules, "play-0: herald\ndeck-0: 0 cards, imp, imp, wall\nhand-0: crier\ndiscard-0: brute, brute")
    for card in range(len(s.what)):
        if s.where[card] >= len(s.zones):
            s.seen[card] = 3
    (herald,) = s.zones[pile(s, "play-0")]
    s.marking = tuple(0 for _ in s.marking)
    s.pool = s.marking
    deck, hand = pile(s, "deck-0"), pile(s, "hand-0")
    bury(s, herald, deck)
    draw(s, 0)
    drawn = s.zones[hand][-1]
    shuffle(s, deck)
    shuffle(s, hand)
    found = Counter()
    for world in worlds(s, 1):
        found[world.layout.zones[next(z for c, z in enumerate(world.where) if world.what[c].key == "herald")].name] += 1
    assert set(found) == {"deck", "hand"}
    assert s.seen[drawn] == 1


def test_a_card_that_turns_up_is_no_longer_looked_for(rules):
    s = lay(rules, "play-0: herald\ndeck-0: 0 cards, imp, wall, brute\nhand-1: crier")
    (herald,) = s.zones[pile(s, "play-0")]
    deck = pile(s, "deck-0")
    bury(s, herald, deck)
    found = next(card for card in s.zones[deck] if s.what[card].key == "herald")
    move(s, found, pile(s, "play-0"), 0)
    assert see(s, 1).mixed == ()
    worlds(s, 1)
    move(s, found, deck, 0, under=True)
    shuffle(s, deck)
    assert [len(note.faces) for note in see(s, 1).mixed] == [1], "it was seen again: one note, not two"


# After somebody has taken a card unseen


def taken(rules):
    """Seat 0 has taken one of three discarded cards unseen, and the rest is shuffled into the deck."""
    s = lay(rules, "discard-0: imp, wall, brute\ndeck-0: 4 cards, crier\nhand-1: crier\nhand-0: -")
    rest = s.zones[pile(s, "discard-0")]
    move_unseen(s, rest[1], pile(s, "hand-0"), 0, among=rest)
    for card in list(s.zones[pile(s, "discard-0")]):
        move(s, card, pile(s, "deck-0"), 0)
    for card in s.zones[pile(s, "deck-0")]:
        if s.pool[card] >= 2:
            s.seen[card] &= 1  # they went there face down
    shuffle(s, pile(s, "deck-0"))
    return s


def test_what_was_taken_unseen_is_still_one_of_those_it_lay_among(rules):
    s = taken(rules)
    (mine,) = s.zones[pile(s, "hand-0")]
    assert see(s, 1).what[mine] is None
    met = Counter(world.what[mine].key for world in worlds(s, 1))
    assert set(met) == {"imp", "wall", "brute"}


def test_who_took_it_knows_it_and_what_it_left_in_the_pile(rules):
    s = taken(rules)
    (mine,) = s.zones[pile(s, "hand-0")]
    assert see(s, 0).what[mine].key == "wall"
    for world in worlds(s, 0):
        assert world.what[mine].key == "wall"
        assert {"imp", "brute"} <= set(keys(world, "deck-0"))


def test_the_cards_of_the_pile_are_of_one_pool_with_what_they_may_be_confused_with(rules):
    s = taken(rules)
    assert len({s.pool[card] for card in s.zones[pile(s, "deck-0")]}) == 1


def test_a_new_round_knows_nothing_of_it(rules):
    from game.kernel.verbs import gather

    s = taken(rules)
    assert s.mixed
    gather(s)
    assert s.mixed == ()
    assert s.pool == s.marking


# With any luck


@pytest.mark.parametrize("game", RULESETS)
def test_whatever_is_shuffled_a_dealt_world_looks_the_same_to_its_seat(game):
    """Piles and hands are shuffled, cards move seen and unseen: each seat's worlds agree with all that it sees."""
    rules = RULESETS[game]
    for seed in range(25):
        luck = random.Random(seed)
        text = "hand-0: 3 cards\nhand-1: 3 cards\ndiscard-0: 4 cards\ndiscard-1: 3 cards\ndeck-0: 6 cards"
        s = notation.lay(rules, text, seed=seed)
        named = [pile(s, f"{name}-{seat}") for name in ("hand", "discard", "deck") for seat in (0, 1)]
        for _ in range(14):
            zone, end, seat = luck.choice(named), luck.choice(named), luck.randrange(2)
            cards = s.zones[zone]
            deed = luck.randrange(4)
            if deed == 0:
                shuffle(s, zone)
            elif deed == 1 and cards:
                card = luck.choice(cards)
                move(s, card, s.home(card, s.layout.zones[end].name), seat, under=bool(luck.randrange(2)))
            elif deed == 2:
                look(s, seat, zone)
            elif cards and all(s.seen[card] == 3 for card in cards):
                card = luck.choice(cards)
                move_unseen(s, card, s.home(card, "hand"), s.owner(card), among=cards)
        everything = rules.could_be is None
        for seat in (0, 1, None):
            view = see(s, seat)
            for number in range(3):
                world = determinize(view, number)
                again = see(world, seat)
                assert (again, again.lots) == (view, view.lots)
                assert None not in world.what
                if everything:
                    assert Counter(world.what) == Counter(s.what)
