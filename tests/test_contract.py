"""What every game must keep, whatever its rules say: asked of random games at every number of seats."""

import pickle
import random
from collections import Counter

import pytest

from game.kernel import events, notation
from game.kernel.agenda import Action, IllegalAction, apply, asks, chooser, label, legal_actions, options, perform
from game.kernel.record import Record, parse
from game.kernel.view import determinize, see
from game.rules import RULESETS
from tests.playing import begin, positions, some_rulings

TABLES = [(game, seats) for game, rules in RULESETS.items() for seats in rules.seat_counts]
EVENTS = {
    name
    for name, kind in vars(events).items()
    if isinstance(kind, type) and hasattr(kind, "_fields") and name != "Step"
}
for_every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: str(value))


def games(game, seats, seeds, wins=1):
    for seed in seeds:
        yield seed, begin(game, seats, seed, some_rulings(game, seed), wins)


@for_every_table
def test_playouts_end_and_never_wait_without_options(game, seats):
    for seed, s in games(game, seats, range(250), wins=2):
        luck = random.Random(seed)
        decisions = 0
        while s.outcome is None:
            choices = options(s)
            assert choices, f"seed {seed}: {s.agenda[-1]} offers nothing"
            perform(s, luck.choice(choices))
            decisions += 1
            assert decisions < 6000
        assert chooser(s) is None
        assert legal_actions(s) == []


@for_every_table
def test_every_action_is_unique_and_can_be_said_and_read(game, seats):
    for seed, s in games(game, seats, range(20)):
        for now in positions(s, seed):
            legal = legal_actions(now)
            assert legal == sorted(set(legal))
            said = [notation.say(now, action) for action in legal]
            assert len(set(said)) == len(said)
            assert [notation.read(now, text) for text in said] == legal
            if legal:
                assert asks(now)
                assert all(label(now, action) for action in legal)


@for_every_table
def test_an_illegal_action_is_refused_and_changes_nothing(game, seats):
    for seed, s in games(game, seats, range(3)):
        for now in positions(s, seed):
            before = repr(now)
            with pytest.raises(IllegalAction):
                apply(now, Action("fly", 3))
            assert repr(now) == before


@for_every_table
def test_every_card_lies_in_one_place_and_is_known_to_who_can_see_it(game, seats):
    for seed, s in games(game, seats, range(12)):
        for now in positions(s, seed):
            lying = [card for zone in now.zones for card in zone]
            assert sorted(lying) == list(range(len(now.what)))
            assert all(card in now.zones[zone] for card, zone in enumerate(now.where))
            for zone in now.layout.zones:
                seers = {"owner": [zone.seat], "everybody": range(seats), "nobody": []}[zone.seen_by]
                if zone.name != "discard":  # a pile closes again, 7.1
                    for card in now.zones[now.layout.named[str(zone)]]:
                        assert all(now.seen[card] >> seat & 1 for seat in seers), (zone, now.what[card])


@for_every_table
def test_a_clone_never_touches_its_original(game, seats):
    for seed, s in games(game, seats, range(15)):
        for number, now in enumerate(positions(s, seed)):
            if number % 9 == 0:
                before = repr(now)
                copy = now.clone()
                assert copy == now
                luck = random.Random(number)
                while copy.outcome is None:
                    perform(copy, luck.choice(options(copy)))
                assert repr(now) == before


@for_every_table
def test_a_clone_played_with_the_same_actions_stays_the_same(game, seats):
    """The original tells its story, the clone is silent: after every action they are equal."""
    for seed, s in games(game, seats, range(15)):
        copy = s.clone()
        luck = random.Random(seed)
        while s.outcome is None:
            action = luck.choice(legal_actions(s))
            apply(s, action)
            perform(copy, action)
            assert copy == s
        assert repr(copy) == repr(s)


@for_every_table
def test_states_and_views_survive_pickling_and_play_on(game, seats):
    for seed, s in games(game, seats, range(3)):
        for number, now in enumerate(positions(s, seed)):
            if number % 7 == 0:
                again = pickle.loads(pickle.dumps(now))
                assert again == now
                assert again.rules is now.rules
                assert again.layout is now.layout
                view = see(now, number % seats)
                there = pickle.loads(pickle.dumps(view))
                assert (there, there.lots, there.viewer) == (view, view.lots, view.viewer)


@for_every_table
def test_positions_round_trip_as_text(game, seats):
    rules = RULESETS[game]
    for seed, s in games(game, seats, range(4)):
        for now in positions(s, seed):
            if now.outcome is None and now.agenda[-1].what == "action":
                text = notation.show(now)
                laid = notation.lay(rules, text, now.rulings)
                assert notation.show(laid) == text
                assert chooser(laid) == now.active


@for_every_table
def test_the_same_seed_and_actions_give_the_same_match(game, seats):
    for seed in range(5):
        record = Record(game, seed, [("random", "Ada")] * seats, some_rulings(game, seed), 1)
        s, _ = record.begin()
        luck = random.Random(seed)
        while s.outcome is None:
            action = luck.choice(legal_actions(s))
            record.note(s, action)
            apply(s, action)
        again = parse(record.dump())
        assert again.dump() == record.dump()
        *_, (last, _) = again.replay()
        assert last == s


@for_every_table
def test_a_dealt_world_is_the_same_to_its_seat(game, seats):
    """Fairness: whatever is hidden, the seat sees the same and may do the same."""
    for seed, s in games(game, seats, range(20)):
        for number, now in enumerate(positions(s, seed)):
            if now.outcome is not None:
                continue
            seat = chooser(now)
            view = see(now, seat)
            world = determinize(view, number)
            again = see(world, seat)
            assert (again, again.lots) == (view, view.lots)
            assert legal_actions(world) == legal_actions(now)
            assert Counter(p.key for p in world.what) == Counter(p.key for p in now.what)
            assert all(known is None or known is world.what[card] for card, known in enumerate(view.what))


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
                if {type(event), type(other)} & {events.WindowOpened, events.RoundBegan}:
                    break  # somebody may answer: that depends on hidden cards
                view, there = see(mine, seat), see(theirs, seat)
                if view.what != known:
                    break  # a card was turned up
                assert event == other
                assert (view, view.lots) == (there, there.lots)
                compared += 1
    assert compared > 300


@for_every_table
def test_every_seat_and_a_spectator_may_look_at_any_time(game, seats):
    for seed, s in games(game, seats, range(4)):
        for number, now in enumerate(positions(s, seed)):
            views = [see(now, seat) for seat in (*range(seats), None)]
            for view in views:
                notation.show(view)
                hidden = sum(printed is None for printed in view.what)
                assert hidden == sum(len(cards) for cards, _ in view.lots)
            everybody = views[-1].what
            for view in views[:-1]:
                assert all(known is None or view.what[card] is known for card, known in enumerate(everybody))
            if number % 10 == 0 and now.outcome is None:
                world = determinize(views[number % seats], number)
                luck = random.Random(number)
                while world.outcome is None:
                    perform(world, luck.choice(options(world)))


@for_every_table
def test_the_story_tells_every_step_and_the_log_reads_well(game, seats):
    """Each step's picture follows from the one before by its event alone; each line is a sentence."""
    for seed, s in games(game, seats, range(3)):
        luck = random.Random(seed)
        while s.outcome is None:
            for event, after in apply(s, luck.choice(legal_actions(s))):
                if isinstance(event, events.CardMoved):
                    assert after.where[event.card] == event.end
                for seat in (0, None):
                    line = notation.tell(see(after, seat), event)
                    assert not line or line[-1] == ".", line
                    assert "None" not in line
            for what in ("zones", "where", "what", "cards", "seats", "active", "turn", "results", "outcome"):
                assert getattr(after, what) == getattr(s, what), f"{what} changed and nothing told of it"


def test_over_the_run_every_event_and_every_card_has_been_met():
    happened = Counter()
    for game, rules in RULESETS.items():
        played, spent, resolved = set(), set(), set()
        for seats in rules.seat_counts:
            for seed, s in games(game, seats, range(40)):
                luck = random.Random(seed)
                steps = Record(game, seed, [("random", "")] * seats, some_rulings(game, seed), 1).begin()[1]
                while True:
                    for event, after in steps:
                        happened[type(event).__name__] += 1
                        if isinstance(event, events.CardPlayed):
                            played.add(after.what[event.card])
                        elif isinstance(event, events.CardSpent):
                            spent.add(after.what[event.card])
                        elif isinstance(event, events.AbilityResolved):
                            resolved.add(after.what[event.card])
                    if s.outcome is not None:
                        break
                    steps = apply(s, luck.choice(legal_actions(s)))
        assert played == set(rules.book)
        acting = {p for p in rules.book if any(a.when == "CardSpent" for a in p.abilities)}
        answering = {p for p in rules.book if any(a.when == "answer" for a in p.abilities)}
        assert spent == acting | answering
        assert resolved == acting | {p for p in rules.book if any(a.when == "CardPlayed" for a in p.abilities)}
    assert set(happened) == EVENTS


@for_every_table
def test_winners_are_right_by_an_independent_count(game, seats):
    """Counted anew from the picture at the end of each round, by other code than the rules'."""
    reasons = Counter()
    for seed, s in games(game, seats, range(200), wins=2):
        luck = random.Random(seed)
        wins = [0] * seats
        while s.outcome is None:
            for event, after in apply(s, luck.choice(legal_actions(s))):
                if isinstance(event, events.RoundWon):
                    reasons[event.reason] += 1
                    assert event.winners == rightful_winners(after, event.reason), (seed, event)
                    for seat in event.winners:
                        wins[seat] += 1
        assert s.outcome.winners == tuple(seat for seat in range(seats) if wins[seat] == 2)
        assert max(wins) == 2
    assert {"fuel", "overtime"} <= set(reasons)


def rightful_winners(s, reason):
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
