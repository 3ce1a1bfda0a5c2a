"""What a seat may know, in every game: what is hidden from it changes nothing that it is shown."""

import random
from collections import Counter, defaultdict
from functools import cache

import pytest

from game.kernel import events, notation
from game.kernel.agenda import apply, chooser, legal_actions, options, perform
from game.kernel.book import Printed
from game.kernel.deck import Deck
from game.kernel.ruleset import OWNER
from game.kernel.view import UNKNOWN, determinize, see
from game.rules import RULESETS
from tests.playing import TABLES, WAYS, begin, counted, drawn, positions, some_rulings

for_every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: str(value))
BRINGING = [(game, seats) for game, seats in TABLES if RULESETS[game].decks.parts]


def colour(printed):
    """What a seat may conclude of a card that another brought: nothing in a game whose decks are of all colours."""
    return getattr(printed, "colour", "")


def games(game, seats, seeds):
    """Games by these seeds; of the one whose games are ten times as long, a third of them."""
    for seed in seeds[: -(-len(seeds) // 3)] if game == "doctor_who" else seeds:
        yield seed, begin(game, seats, seed, some_rulings(game, seed))


@for_every_table
def test_a_dealt_world_is_the_same_to_its_seat(game, seats):
    """Fairness: whatever is hidden, the seat sees the same and may do the same."""
    rules = RULESETS[game]
    for seed, s in games(game, seats, range(12)):
        colours = [
            {colour(p) for c, p in enumerate(s.what) if rules.decks.parts and s.owner(c) == o} for o in range(seats)
        ]
        for number, now in enumerate(positions(s, seed)):
            if now.outcome is not None or (rules.decks.parts and number % 2):
                continue
            seat = chooser(now)
            view = see(now, seat)
            world = determinize(view, number)
            again = see(world, seat)
            assert (again, again.lots) == (view, view.lots)
            assert legal_actions(world) == legal_actions(now)
            assert None not in world.what
            assert all(known is None or known is world.what[card] for card, known in enumerate(view.what))
            everything = range(len(now.what))
            counted_ones = everything if rules.could_be is None else [c for c in everything if now.owner(c) == seat]
            assert Counter(world.what[c].key for c in counted_ones) == Counter(now.what[c].key for c in counted_ones)
            for card in everything if rules.decks.parts else ():
                assert world.what[card].part == rules.decks.parts[world.marking[card] // seats]
                assert colour(world.what[card]) in colours[world.owner(card)]


@for_every_table
def test_hidden_cards_change_nothing_that_a_seat_sees_until_it_sees_them(game, seats):
    """The same action in the true world and in a dealt one, with the same luck, is told alike till a card turns up."""
    compared = 0
    for seed, s in games(game, seats, range(10)):
        for number, now in enumerate(positions(s, seed)):
            if now.outcome is not None or number % 3:
                continue
            seat = chooser(now)
            world = determinize(see(now, seat), number)
            world.rng = now.rng
            action = random.Random(number).choice(legal_actions(now))
            known = see(now, seat).what
            for (event, mine), (other, theirs) in zip(apply(now.clone(), action), apply(world, action), strict=False):
                if {type(event).__name__, type(other).__name__} & {"WindowOpened", "RoundBegan"}:
                    break  # somebody may answer: that depends on hidden cards
                view, there = see(mine, seat), see(theirs, seat)
                if view.what != known:
                    break  # a card was turned up
                assert event == other
                assert (view, view.lots) == (there, there.lots)
                compared += 1
    assert compared > 300


@cache
def alike(rules):
    """The printed cards of a game by part and colour."""
    found = defaultdict(list)
    for printed in rules.book:
        found[printed.part, colour(printed)].append(printed)
    return found


def with_other_secrets(s, seat, luck):
    """The same position in which the others brought other cards of the same colours, where `seat` cannot see them."""
    other = s.clone()
    what = list(s.what)
    kinds = alike(s.rules)
    for card, printed in enumerate(s.what):
        if s.owner(card) != seat and not s.seen[card] >> seat & 1:
            what[card] = luck.choice(kinds[printed.part, colour(printed)])
    other.what = tuple(what)
    other.decks = tuple(deck if owner == seat else listed(other, owner, deck) for owner, deck in enumerate(s.decks))
    return other


def listed(s, owner, deck):
    """A deck of another name with what the seat's cards are now."""
    parts = s.rules.decks.parts
    keys = {part: [] for part in parts}
    for card, printed in enumerate(s.what):
        if s.owner(card) == owner:
            keys[printed.part].append(printed.key)
    return Deck(f"Not {deck.name}", tuple((part, counted(keys[part])) for part in parts))


@pytest.mark.parametrize(("game", "seats"), BRINGING)
def test_what_the_others_brought_is_in_no_view(game, seats):
    """Hands, decks, guardians, quests and lists of the others are changed: not one thing in the view follows."""
    changed = 0
    for seed, s in games(game, seats, range(6)):
        luck = random.Random(seed)
        for number, now in enumerate(positions(s, seed)):
            if number % 2:
                continue
            for seat in range(seats):
                other = with_other_secrets(now, seat, luck)
                view, there = see(now, seat), see(other, seat)
                for name in view.__slots__:
                    assert getattr(there, name) == getattr(view, name), name
                assert repr(there) == repr(view)
                assert (there.lots, there.viewer, there.agenda) == (view.lots, view.viewer, view.agenda)
                assert notation.show(there) == notation.show(view)
                changed += other.what != now.what
                if now.outcome is None and chooser(now) == seat:
                    assert legal_actions(other) == legal_actions(now)
    assert changed > 100


@pytest.mark.parametrize(("game", "seats"), BRINGING)
def test_the_lists_of_the_others_are_masked(game, seats):
    s = begin(game, seats, 3)
    for seat in range(seats):
        view = see(s, seat)
        assert view.decks[seat] == s.decks[seat]
        assert all(deck == UNKNOWN for owner, deck in enumerate(view.decks) if owner != seat)
    assert set(see(s, None).decks) == {UNKNOWN}


@for_every_table
def test_nothing_under_way_holds_a_card_that_the_others_do_not_know(game, seats):
    """The agenda is part of every view: what a frame holds of a printed card must be open, or the asked seat's own."""
    for seed, s in games(game, seats, range(10)):
        for now in positions(s, seed):
            for frame in now.agenda:
                held = inside(frame.memo, Printed)
                open_ones = {now.what[c] for c in range(len(now.what)) if now.seen[c] == (1 << seats) - 1}
                assert set(held) <= open_ones, frame


def inside(thing, kind):
    """Everything of a kind inside nested tuples."""
    if isinstance(thing, kind):
        return [thing]
    return [found for each in thing for found in inside(each, kind)] if isinstance(thing, tuple) else []


@for_every_table
def test_what_is_laid_down_unseen_from_a_hand_is_known_to_nobody_else(game, seats):
    """Even if the others have seen it go to that hand: with more of its back beside it, nobody can tell which it is."""
    laid = returned = 0
    for seed, s in games(game, seats, range(40 if game == "chrono_clash" else 10)):
        luck = random.Random(seed)
        while s.outcome is None:
            before = s.clone()
            for event, after in apply(s, drawn(s, legal_actions(s), luck, WAYS[seed % 2])):
                if isinstance(event, events.CardMoved):
                    start, end = (s.layout.zones[z] for z in (event.start, event.end))
                    beside = [c for c in before.zones[event.start] if before.marking[c] == before.marking[event.card]]
                    if start.name == "hand" and end.seen_by == OWNER and end.name != "hand" and len(beside) > 1:
                        laid += 1
                        returned += before.seen[event.card] != 1 << start.seat
                        assert after.seen[event.card] == 1 << start.seat
                before = after
    if game == "chrono_clash":
        assert laid > 50
        assert returned > 3


@for_every_table
def test_every_seat_and_a_spectator_may_look_at_any_time(game, seats):
    for seed, s in games(game, seats, range(3)):
        for number, now in enumerate(positions(s, seed)):
            views = [see(now, seat) for seat in (*range(seats), None)]
            for view in views:
                notation.show(view)
                hidden = sum(printed is None for printed in view.what)
                assert hidden == sum(len(cards) for cards, _ in view.lots)
                assert all(len(lot) >= len(cards) for cards, lot in view.lots)
            everybody = views[-1].what
            for view in views[:-1]:
                assert all(known is None or view.what[card] is known for card, known in enumerate(everybody))
            if number % 10 == 0 and now.outcome is None:
                world = determinize(views[number % seats], number)
                luck = random.Random(number)
                while world.outcome is None:
                    perform(world, luck.choice(options(world)))
