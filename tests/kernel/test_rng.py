"""Chance: an integer in the state that repeats, spreads, and favours nobody."""

from collections import Counter
from types import SimpleNamespace

from hypothesis import given, settings
from hypothesis import strategies as st

from game.kernel.rng import below, dealt, many, seeded, shuffled

quick = settings(deadline=None, derandomize=True, database=None)


@quick
@given(st.integers(), st.integers(1, 1000))
def test_below_stays_below_and_repeats(seed, n):
    first, second = SimpleNamespace(rng=seeded(seed)), SimpleNamespace(rng=seeded(seed))
    numbers = [below(first, n) for _ in range(10)]
    assert numbers == [below(second, n) for _ in range(10)]
    assert all(0 <= number < n for number in numbers)
    assert 0 <= first.rng < 1 << 64


@quick
@given(st.integers(), st.integers(0, 200))
def test_many_at_once_are_the_same_as_one_after_the_other(rng, count):
    first, second = SimpleNamespace(rng=rng), SimpleNamespace(rng=rng)
    assert list(many(first, count)) == [below(second, 1 << 32) for _ in range(count)]
    assert below(first, 1 << 32) == below(second, 1 << 32)


@quick
@given(st.integers(), st.lists(st.integers()))
def test_a_shuffle_keeps_all_things(seed, things):
    s = SimpleNamespace(rng=seeded(seed))
    before = list(things)
    assert Counter(shuffled(s, things)) == Counter(things)
    assert things == before


def test_below_is_fair():
    s = SimpleNamespace(rng=seeded(1))
    counts = Counter(below(s, 6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_every_order_of_a_shuffle_comes_as_often():
    counts = Counter("".join(shuffled(SimpleNamespace(rng=seeded(seed)), "abcd")) for seed in range(4800))
    assert len(counts) == 24
    assert all(130 < count < 270 for count in counts.values()), counts  # 200 expected


def test_seeds_that_are_neighbours_have_nothing_in_common():
    firsts = [below(SimpleNamespace(rng=seeded(seed)), 1000) for seed in range(200)]
    assert len(set(firsts)) > 150


def test_a_shuffle_uses_the_same_chance_as_below():
    """`shuffled` has `below` written out for speed: they must draw the same numbers."""
    one, other = SimpleNamespace(rng=seeded(5)), SimpleNamespace(rng=seeded(5))
    things = list("abcdefgh")
    for last in range(len(things) - 1, 0, -1):
        at = below(other, last + 1)
        things[last], things[at] = things[at], things[last]
    assert shuffled(one, "abcdefgh") == things
    assert one.rng == other.rng


@quick
@given(st.integers(), st.lists(st.integers(), max_size=30), st.data())
def test_what_is_dealt_comes_from_the_things_once_each(seed, things, data):
    count = data.draw(st.integers(0, len(things)))
    s, before = SimpleNamespace(rng=seeded(seed)), list(things)
    found = dealt(s, things, count)
    assert len(found) == count
    assert Counter(found) <= Counter(things)
    assert things == before
    assert found == dealt(SimpleNamespace(rng=seeded(seed)), things, count)


def test_every_hand_that_can_be_dealt_comes_as_often():
    counts = Counter("".join(dealt(SimpleNamespace(rng=seeded(seed)), "abcde", 2)) for seed in range(4000))
    assert len(counts) == 20
    assert all(130 < count < 270 for count in counts.values()), counts  # 200 expected


def test_dealing_all_is_shuffling():
    one, other = SimpleNamespace(rng=seeded(5)), SimpleNamespace(rng=seeded(5))
    assert dealt(one, "abcdefgh", 8) == shuffled(other, "abcdefgh")
    assert one.rng == other.rng
