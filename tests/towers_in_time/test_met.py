"""Random games meet everything: every event, verb, kind and glyph; and what is wrong in a state is found."""

import random
from collections import Counter
from pathlib import Path

import pytest

from game.kernel.agenda import apply, legal_actions
from game.kernel.deck import Deck
from game.kernel.record import Record
from game.rules.towers_in_time import events, laws
from game.rules.towers_in_time.cards import GLYPHS
from game.rules.towers_in_time.rules import RULES
from tests import playing
from tests.invariants import faults
from tests.playing import event_kinds, some_rulings

from .laying import table

FOLDER = Path(laws.__file__).parent
MOST = 260  # games in which everything is met
RARE = {"finger-of-death", "smite"}  # they are cast below: dear, and at what is seldom open


VERBS = {
    "pass", "limbo", "discard", "build", "transport", "cast", "drop", "attack", "shoot", "paralyze", "use",
    "regenerate", "move", "pull", "land", "place", "redraw", "done", "defend", "join", "assign", "settle", "sap",
    "wield", "lose", "choose", "cancel", "pick",
}  # fmt: skip


def is_new(s, action, played):
    return action.card < 0 or action.verb == "cancel" or s.what[action.card] not in played


def unplayed(luck, played):
    """A deck of one element, and Black or White: what has not been played of these, and sources that give all."""
    element, other = luck.choice(["air", "earth", "fire", "water"]), luck.choice(["white", "black", "neutral"])
    kinds = [p for p in RULES.book if p.school in (element, other, "neutral") and p.kind != "source"]
    sources = [p for p in RULES.book if p.kind == "source" and element in (p.school, p.second)]
    fresh = luck.sample([p for p in kinds if p not in played], k=min(7, sum(p not in played for p in kinds)))
    minors = [p for p in kinds if p.status == "minor" and p.cost < 3 and p not in fresh]
    medians = [p for p in kinds if p.status == "median" and p not in fresh]
    fresh += [RULES.book["dispel"]] if RULES.book["dispel"] not in fresh else []
    cards = [*fresh, *luck.sample(sources, 4), *luck.sample(minors, 4), *luck.sample(medians, 2)]
    cards += [p for p in luck.sample(kinds, 20) if p not in cards][: 14 - len(cards)]
    return Deck("Fresh", (("deck", tuple((p.key, 4) for p in cards)),))


@pytest.fixture(scope="module")
def met():
    """What happened in games that like what is new: events and verbs by name, cards that came into play."""
    counts, played = Counter(), set()
    names = {kind.__name__ for kind in event_kinds(events)}
    for seed in range(MOST):
        if seed > 20 and set(RULES.book) - played <= RARE and names | VERBS <= set(counts):
            break
        luck, seats = random.Random(seed), (2, 3, 4)[seed % 3]
        decks = [unplayed(luck, played) for _ in range(seats)]
        rulings = some_rulings("towers_in_time", seed)
        s, story = Record("towers_in_time", seed, [("random", "")] * seats, rulings, 1, decks=decks).begin()
        while True:
            for event, after in story:
                counts[type(event).__name__] += 1
                card = getattr(event, "card", -1)
                if card >= 0 and after.what[card] is not None:
                    is_there = after.is_in_field(card) or after.where[card] in after.layout.of["gear"]
                    if is_there or isinstance(event, events.SpellCast):
                        played.add(after.what[card])
            if s.outcome is not None:
                break
            legal = legal_actions(s)
            liked = [a for a in legal if a.verb not in ("pull", "done") and is_new(s, a, played)]
            action = luck.choice(liked if liked and luck.random() < 0.6 else legal)
            counts[action.verb] += 1
            story = apply(s, action)
    return counts, played, names


def test_every_event_and_verb_is_met(met):
    counts, _, names = met
    assert names - set(counts) == set()
    assert VERBS - set(counts) == set()


def test_every_kind_comes_into_play(met):
    assert {p.key for p in set(RULES.book) - met[1]} <= RARE


def test_what_chance_seldom_casts():
    t = table(
        "sources-0: high-mesa, high-mesa\nhand-0: smite\nsources-1: high-mesa\n"
        "towers-1: bone-giant exposed1 on high-mesa, knight exposed1 on high-mesa"
    )
    t.cannot("cast smite knight").does("cast smite bone-giant").does("pass").shows("discard-1: bone-giant")
    t = table(
        "sources-0: high-mesa\ntowers-0: cultists on high-mesa, cultists on high-mesa, ghouls on high-mesa\n"
        "hand-0: finger-of-death\nsources-1: high-mesa\ntowers-1: knight exposed1 on high-mesa"
    )
    t.does("cast finger-of-death knight").shows("discard-1: knight")


def test_every_glyph_comes_into_play(met):
    assert {glyph for glyph in GLYPHS if not any(glyph in p.glyphs for p in met[1])} == set()


def test_every_law_is_somebody_s_reason():
    code = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py") if path.name != "laws.py")
    names = {name for name, law in vars(laws).items() if law in laws.LAWS}
    assert {name for name in names if f"laws.{name}" not in code} == set()


def test_decks_by_chance_are_legal():
    for seed in range(40):
        assert RULES.decks.laws(playing.some_deck("towers_in_time", random.Random(seed))) == []


LAID = (
    "sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry, squire on deep-quarry, lodestone on deep-quarry\n"
    "gear-0: snake on dwarf\nlimbo-0: dwarf"
)


def remembers(place, **what):
    def spoil(s):
        card = s.zones[s.layout.named[place]][0]
        s.cards[card] = s.rules.Situation(**what)

    return spoil


def counts(**numbers):
    def spoil(s):
        s.seats[0] = s.seats[0]._replace(**numbers)

    return spoil


def goes(card_key, onto):
    def spoil(s):
        from game.kernel.verbs import attach, move

        key = {p.key: card for card, p in enumerate(s.what) if s.where[card] < len(s.zones)}
        zone = s.layout.of["towers" if onto == "deep-quarry" else "gear"][0]
        move(s, key[card_key], zone, 0)
        attach(s, key[card_key], key[onto])

    return spoil


@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        (remembers("towers-0", fights=1), "fights, and there is no combat"),
        (remembers("towers-0", coming=2), "damage to come"),
        (remembers("limbo-0", used=True), "in limbo remembers"),
        (remembers("towers-0", plan=-2), "to be put down"),
        (counts(points=-1), "seat 0 counts"),
        (goes("snake", "deep-quarry"), "stand"),
        (goes("snake", "lodestone"), "lies on lodestone"),
        (lambda s: s.zones.__setitem__(s.layout.of["shields"][0], ()), "no shield"),
    ],
)
def test_each_thing_that_could_be_wrong_is_found(spoil, named):
    s = table(LAID).state
    assert faults(s) == []
    spoil(s)
    assert any(named in fault for fault in faults(s)), faults(s)
