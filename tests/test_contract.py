"""What every game must keep, whatever its rules say: asked of random games at every number of seats.

That they end, and that no choice is without options, is asked of more of them in `test_winners.py`.
"""

import importlib
import pickle
import random
import re
from collections import Counter

import pytest

from game.kernel import events, notation
from game.kernel.agenda import Action, IllegalAction, apply, asks, chooser, label, legal_actions, options, perform
from game.kernel.record import parse
from game.kernel.template import address
from game.kernel.view import see
from game.rules import FAULTS, RULESETS
from tests.invariants import faults
from tests.playing import TABLES, WAYS, begin, drawn, positions, recorded, some_rulings

for_every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: str(value))
for_every_game = pytest.mark.parametrize("game", RULESETS)
LEAST_MET, MOST_MET = 100, 600  # games in which everything is met
MET_HERE = ("control", "chrono_clash")  # a game that asks more of these games has a test of its own: test_met.py


def games(game, seats, seeds, wins=1):
    for seed in seeds:
        yield seed, begin(game, seats, seed, some_rulings(game, seed), wins)


def quiet(game):
    """The choice that waits in a quiet moment of a turn."""
    return notation.lay(RULESETS[game], "").agenda[-1].what


def test_all_games_are_there():
    assert not FAULTS
    assert set(RULESETS) == {"control", "chrono_clash", "towers_in_time", "doctor_who"}


@for_every_table
def test_every_action_is_unique_and_can_be_said_and_read(game, seats):
    for seed, s in games(game, seats, range(12)):
        for now in positions(s, seed):
            legal = legal_actions(now)
            assert legal == sorted(set(legal))
            said = [notation.say(now, action, legal) for action in legal]
            assert len(set(said)) == len(said)
            assert [notation.read(now, text) for text in said] == legal
            if legal:
                assert asks(now)
                assert all(label(now, action) for action in legal)


@for_every_table
def test_a_choice_never_asks_nothing_or_says_nothing(game, seats):
    """What a player reads: whole sentences, and no name of a thing in the code."""
    for seed, s in games(game, seats, range(20, 24)):
        for now in positions(s, seed):
            if now.outcome is None:
                question = address(asks(now), ["Ada", "Boole", "Curie", "Dirac"])
                assert question[0].isupper(), question
                assert question[-1] in ".?)", question
                for words in (question, *(label(now, action) for action in legal_actions(now))):
                    assert not {"None", "{", "-1", "_"} & set(words.replace("{seat:", "").split(" ")), words


@for_every_table
def test_an_illegal_action_is_refused_and_changes_nothing(game, seats):
    for seed, s in games(game, seats, range(3)):
        for now in positions(s, seed):
            before = repr(now)
            with pytest.raises(IllegalAction):
                apply(now, Action("fly", 3))
            assert repr(now) == before


@for_every_table
def test_what_must_always_be_so(game, seats):
    for seed, s in games(game, seats, range(24)):
        for now in positions(s, seed):
            assert faults(now) == [], f"seed {seed}"


def spoilt(s, what):
    """A state with one thing wrong with it."""
    s = s.clone()
    if what == "a lost card":
        zone = next(z for z, cards in enumerate(s.zones) if cards)
        s.zones[zone] = s.zones[zone][1:]
    elif what == "a card twice":
        hand, deck = s.layout.of["hand"][s.active], s.layout.of["deck"][s.active]
        s.zones[hand] = (*s.zones[hand], s.zones[deck][0])
    elif what == "a secret from its owner":
        s.seen[s.cards_in(s.active, "hand")[0]] = 0
    elif what == "something waking":
        s.waking = (1,)
    elif what == "an unknown procedure":
        s.agenda.insert(1, s.agenda[-1]._replace(what="fly"))
    elif what == "out of turn":
        s.agenda = s.agenda[-1:]
    return s


@for_every_table
@pytest.mark.parametrize(
    "what",
    [
        "a lost card",
        "a card twice",
        "a secret from its owner",
        "something waking",
        "an unknown procedure",
        "out of turn",
    ],
)
def test_what_is_wrong_is_found(game, seats, what):
    """A test of the test above."""
    s = begin(game, seats, 1)
    assert faults(s) == []
    assert faults(spoilt(s, what))


@for_every_table
def test_a_clone_never_touches_its_original(game, seats):
    for seed, s in games(game, seats, range(10)):
        for number, now in enumerate(positions(s, seed)):
            if number % 12 == 0:
                before = repr(now)
                copy = now.clone()
                assert copy == now
                luck = random.Random(number)
                for _ in range(60):
                    if copy.outcome is None:
                        perform(copy, luck.choice(options(copy)))
                assert repr(now) == before


@for_every_table
def test_a_clone_played_with_the_same_actions_stays_the_same(game, seats):
    """The original tells its story, the clone is silent: after every action they are equal."""
    for seed, s in games(game, seats, range(12)):
        copy = s.clone()
        luck = random.Random(seed)
        while s.outcome is None:
            action = drawn(s, legal_actions(s), luck, WAYS[seed % len(WAYS)])
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
    """What is laid from the text of a quiet moment is that moment: the same text, the same seat, the same actions."""
    rules, laid_ones = RULESETS[game], 0
    for seed, s in games(game, seats, range(8)):
        for number, now in enumerate(positions(s, seed)):
            if number % 2 == 0 and now.outcome is None and now.agenda[-1].what == quiet(game):
                text = notation.show(now)
                laid = notation.lay(rules, text, now.rulings)
                assert notation.show(laid) == text
                assert chooser(laid) == now.active
                if seed % 2 == 0 or rules.writing.counted:  # the other positions hold nothing of what a seat counts
                    there, here = (sorted(notation.short(x, a) for a in legal_actions(x)) for x in (laid, now))
                    assert there == here, text
                laid_ones += 1
    assert laid_ones > 40


@for_every_table
def test_what_a_view_shows_can_be_laid(game, seats):
    rules = RULESETS[game]
    for seed, s in games(game, seats, range(4)):
        for number, now in enumerate(positions(s, seed)):
            if number % 5 == 0 and now.outcome is None and now.agenda[-1].what == quiet(game):
                shown = notation.show(see(now, now.active))
                again = notation.show(see(notation.lay(rules, shown, now.rulings), now.active))
                known = ("hand", "quests", "aside", "discard")  # where others may have seen what they now know
                there, here = (
                    [line for line in text.splitlines() if not line.startswith(known)] for text in (again, shown)
                )
                assert there == here


@for_every_table
def test_the_same_seed_and_actions_give_the_same_match(game, seats):
    for seed in range(6):
        record = recorded(game, seats, seed, some_rulings(game, seed))
        s, _ = record.begin()
        luck = random.Random(seed)
        while s.outcome is None:
            action = drawn(s, legal_actions(s), luck, WAYS[seed % len(WAYS)])
            record.note(s, action)
            apply(s, action)
        again = parse(record.dump())
        assert again.dump() == record.dump()
        assert again.decks == record.decks
        *_, (last, _) = again.replay()
        assert last == s


@for_every_table
def test_the_story_tells_every_step_and_the_log_reads_well(game, seats):
    """Each step's picture follows from the one before by its event alone; each line is a sentence."""
    for seed, s in games(game, seats, range(3)):
        luck = random.Random(seed)
        while s.outcome is None:
            for event, after in apply(s, drawn(s, legal_actions(s), luck, WAYS[seed])):
                if isinstance(event, events.CardMoved):
                    assert after.where[event.card] == event.end
                for seat in (0, None):
                    line = notation.tell(see(after, seat), event)
                    is_heading = isinstance(event, events.TurnBegan)
                    assert not line or is_heading or line[-1] == ".", line
                    assert "None" not in line
            for what in ("zones", "where", "what", "cards", "active", "turn", "results", "outcome"):
                assert getattr(after, what) == getattr(s, what), f"{what} changed and nothing told of it"
            assert [public(seat) for seat in after.seats] == [public(seat) for seat in s.seats]


def public(seat):
    """What a seat counts, without what nobody sees on the table."""
    return seat._replace(touched=0) if "touched" in seat._fields else seat


def kinds(module):
    """The events that a module says, by name."""
    return {
        name
        for name, kind in vars(module).items()
        if isinstance(kind, type) and hasattr(kind, "_fields") and kind.__module__ == module.__name__ and name != "Step"
    }


@pytest.fixture(scope="module")
def met():
    """What happened in many games of each: events by name, and the cards that came into play, by game."""
    happened = {}
    for game, rules in ((game, RULESETS[game]) for game in MET_HERE):
        counted = happened[game] = {"events": Counter(), "played": set(), "resolved": set(), "spent": set()}
        for seed in range(MOST_MET):
            if seed >= LEAST_MET and set(rules.book) <= counted["played"] and doing(game) <= counted["resolved"]:
                break
            seats, luck = rules.seat_counts[seed % len(rules.seat_counts)], random.Random(seed)
            s, steps = recorded(game, seats, seed, some_rulings(game, seed)).begin()
            while True:
                for event, after in steps:
                    name = type(event).__name__
                    counted["events"][name] += 1
                    if name in TELLS_OF_CARDS:
                        counted[TELLS_OF_CARDS[name]].add(after.what[event.card])
                if s.outcome is not None:
                    break
                new = [a for a in legal_actions(s) if is_new(s, a, counted["resolved"])]
                legal = new if new and luck.random() < 0.7 else legal_actions(s)
                steps = apply(s, drawn(s, legal, luck, ("wild", "fighting")[seed % 2]))
    return happened


def doing(game):
    """The cards that have something which happens; what only lasts is met with its card."""
    rules = RULESETS[game]
    if not rules.decks.parts:
        return {p for p in rules.book if {a.when for a in p.abilities} & {"CardPlayed", "CardSpent"}}
    return {p for p in rules.book if p.guards or any(row.when != "always" for row in p.abilities)}


def is_new(s, action, resolved):
    """Whether it moves a card, or sends one on a quest, of which no ability was seen yet; or lets such a one be."""
    if action.verb == "pass":
        return any(s.what[host] not in resolved for host in s.load)
    return any(card >= 0 and s.what[card] not in resolved for card in (action.card, action.target))


TELLS_OF_CARDS = {
    "CardPlayed": "played",
    "CardSpent": "spent",
    "BattlerSummoned": "played",
    "ActionPlayed": "played",
    "AbilityResolved": "resolved",
}


MET_ELSEWHERE = {"ModifierLaid", "ModifiersEnded"}  # tests/kernel/test_lasting.py: no card of these games lays them


LOG_ONLY = {"TurnCardDrawn"}  # never emitted: the log combines other events into it


def test_every_event_has_been_met(met):
    of_games = set()
    for game, rules in ((game, RULESETS[game]) for game in MET_HERE):
        own = kinds(importlib.import_module(f"game.rules.{game}.events")) - LOG_ONLY
        of_games |= own
        assert own <= set(met[game]["events"])
        of_the_log = kinds(importlib.import_module(f"game.rules.{game}.log"))
        assert {kind.__name__ for kind in rules.telling.tellers} <= own | of_the_log | kinds(events) | LOG_ONLY
    assert kinds(events) - MET_ELSEWHERE == {name for game in MET_HERE for name in met[game]["events"]} - of_games


@pytest.mark.parametrize("game", MET_HERE)
def test_every_card_has_been_met(met, game):
    assert {p.key for p in set(RULESETS[game].book) - met[game]["played"]} == set()


@pytest.mark.parametrize("game", MET_HERE)
def test_every_ability_has_been_met(met, game):
    assert {p.key for p in doing(game) - met[game]["resolved"]} == set()


def test_in_control_only_acting_cards_are_spent_and_only_abilities_resolve(met):
    book = RULESETS["control"].book
    acting = {p for p in book if any(a.when in ("CardSpent", "answer") for a in p.abilities)}
    assert met["control"]["spent"] == acting
    assert met["control"]["resolved"] == doing("control")


@pytest.mark.parametrize("game", RULESETS)
def test_what_a_card_takes_away_stands_after_a_minus(game):
    """A hyphen is narrower than the plus beside it, and a line may break after it."""
    for printed in RULESETS[game].book.cards.values():
        for words in (printed.text, *(words for _, words in printed.elsewhere)):
            assert not re.search(r"(?<![\w-])-\d", words), (printed.name, words)
