"""Random games meet everything: every event, verb, kind and window; and what is wrong in a state is found."""

import random
from collections import Counter
from pathlib import Path

import pytest

from game.kernel.agenda import apply, legal_actions
from game.kernel.deck import Deck
from game.kernel.record import Record
from game.kernel.verbs import move
from game.rules.doctor_who import events, laws
from game.rules.doctor_who.rules import RULES
from tests.invariants import faults
from tests.playing import counted, event_kinds, some_deck, some_rulings

from .laying import table

FOLDER = Path(laws.__file__).parent
MOST = 200  # games in which everything is met
VERBS = {
    "pass", "choose", "play", "pose", "use", "flash", "support", "spend", "solve", "side", "settle", "attack",
    "defend", "ignore", "bring", "pick",
}  # fmt: skip
EVENTS = {kind.__name__ for kind in event_kinds(events)}


def unplayed(luck, played):
    """A deck of what has not been played yet, and of what people need beside it."""
    book = RULES.book
    main = [p.key for p in book if p.is_watcher]
    fresh = [p for p in book if p.kind != "time" and not p.is_watcher and not p.is_doctor and p not in played]
    fresh = [p for p in fresh if p.kind != "episode"] or [book["auton"]]
    main += [p.key for p in luck.sample(fresh, min(11, len(fresh))) for _ in range(3)]
    episodes = [p for p in book if p.kind == "episode"]
    luck.shuffle(episodes)
    episodes.sort(key=lambda p: p in played)
    main += [p.key for n, p in enumerate(episodes[:3]) if sum(other.solve for other in episodes[: n + 1]) <= 25]
    main.append(min((p for p in book if p.is_doctor), key=lambda p: (p in played, luck.random())).key)
    answers = [p.key for p in book if p.flashes and p.flashes[0].answers]
    main += luck.sample(answers, 2)
    main += [key for key in ("mind-probe", "time-scoop") if main.count(key) < 4]
    people = [p for p in book if p.kind == "creature" and not p.is_doctor]
    while len(main) < 52:
        key = luck.choice(people).key
        if main.count(key) < 4:
            main.append(key)
    time = [p.key for p in book if p.kind == "time" for _ in (0, 1)]
    return Deck("Fresh", (("deck", counted(main)), ("time", counted(time))))


def is_new(s, action, played):
    return action.card >= 0 and s.what[action.card] not in played


@pytest.fixture(scope="module")
def met():
    """What happened in games that like what is new: events and verbs by name, what came into play, what was asked."""
    counts, played, asked = Counter(), set(), Counter()
    for seed in range(MOST):
        if (
            seed > 20
            and set(RULES.book) <= played
            and set(counts) >= EVENTS | VERBS
            and set(RULES.choices) <= set(asked)
        ):
            break
        luck = random.Random(seed)
        decks = [unplayed(luck, played) for _ in (0, 1)]
        assert not any(RULES.decks.laws(deck) for deck in decks)
        record = Record("doctor_who", seed, [("random", "")] * 2, some_rulings("doctor_who", seed), 1, decks=decks)
        s, story = record.begin()
        while True:
            for event, after in story:
                counts[type(event).__name__] += 1
                card = getattr(event, "card", -1)
                if card < 0 or after.what[card] is None:
                    continue
                if after.is_in_field(card) or isinstance(event, (events.FlashPlayed, events.TimeRevealed)):
                    played.add(after.what[card])
            if s.outcome is not None:
                break
            asked[s.agenda[-1].what] += 1
            legal = legal_actions(s)
            liked = [a for a in legal if is_new(s, a, played)]
            action = luck.choice(liked if liked and luck.random() < 0.6 else legal)
            counts[action.verb] += 1
            story = apply(s, action)
    return counts, played, asked


def test_every_event_and_verb_is_met(met):
    assert EVENTS - set(met[0]) <= {"TurnGranted"}  # test_words.py
    assert VERBS - set(met[0]) == set()


def test_every_card_comes_into_play(met):
    assert {p.key for p in set(RULES.book) - met[1]} == set()


def test_every_choice_is_asked(met):
    assert set(RULES.choices) - set(met[2]) <= {"pick several"}  # A Very Long Corridor, played below
    crowd = "present-0: auton sided, yeti sided, bok sided\nhand-0: a-very-long-corridor"
    t = table(crowd).does("flash a-very-long-corridor").could("pick auton", "pick bok").does("pick auton")
    t.does("pick yeti").shows("present-0: auton, bok sided, yeti")


PEOPLE = (
    "krynoid, {}polly, dalek, cyberman, auton, drax, odysseus, sergeant-benton, thal, draconian-noble, giant-rat, {}"
)
CROWD = PEOPLE.format(
    "", "the-first-doctor, bessie, yeti sided nth3, voc-robot sided, star-base sided, linx, cave-dweller sided"
)
MODES = [
    (p, way)
    for p in RULES.book
    for way, mode in enumerate(p.uses or p.flashes)
    if not mode.answers and mode.clauses[0].word != "part"  # in combat only: test_words.py
]


@pytest.mark.parametrize(("printed", "way"), MODES, ids=lambda value: getattr(value, "key", str(value)))
def test_every_special_and_flash_card_is_used(printed, way):
    """Among many cards of every sort each finds something that it can do, and does it."""
    modes, hand = printed.uses or printed.flashes, "brave-heart, dalek, cyberman, the-second-doctor, sergeant-benton"
    mine = CROWD if printed.flashes else f"{printed.key}, {CROWD}"
    theirs = CROWD.replace("nth3", "nth4")
    text = f"present-0: {mine}\npresent-1: {theirs}\nhand-0: {printed.key if printed.flashes else hand}\nhand-1: yeti\n"
    text += "past-0: autloc\nfuture-1: rill\ndiscard-0: brave-heart, cyberman, auton\ndeck-0: 9 cards"
    t = table(text)
    verb = "flash" if printed.flashes else "use"
    end = f" {way}" if len(modes) > 1 else ""
    found = [text for text in t.options if text.startswith(f"{verb} {printed.key}") and text.endswith(end)]
    assert found, t.options
    t.does(found[0])
    for _ in range(9):
        if t.state.agenda[-1].what == "act":
            break
        t.does("pass" if "pass" in t.options else t.options[0])
    assert [fault for fault in faults(t.state) if "holds" not in fault and "Timeless" not in fault] == []


def test_every_law_is_somebody_s_reason():
    code = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py") if path.name != "laws.py")
    names = {name for name, law in vars(laws).items() if law in laws.LAWS}
    assert {name for name in names if name not in code} == set()


def test_decks_by_chance_are_legal():
    for seed in range(40):
        assert RULES.decks.laws(some_deck("doctor_who", random.Random(seed))) == []


LAID = "present-0: auton, yeti\nhand-0: zygon\ndiscard-0: auton"


def remembers(place, **what):
    def spoil(s):
        s.cards[s.zones[s.layout.named[place]][0]] = s.rules.Situation(**what)

    return spoil


def counts(**numbers):
    def spoil(s):
        s.seats[0] = s.seats[0]._replace(**numbers)

    return spoil


def goes(start, end, times=1):
    def spoil(s):
        for _ in range(times):
            move(s, s.zones[s.layout.named[start]][0], s.layout.named[end], 0)

    return spoil


@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        (remembers("present-0", fights=1), "there is no combat"),
        (remembers("present-0", fights=1, sided=True), "is Sided"),
        (remembers("hand-0", sided=True), "is not in play"),
        (remembers("present-0", energy=-3, substance=-3), "has [0, 0"),
        (counts(zone=4), "seat 0 counts"),
        (counts(plays=-1), "seat 0 counts"),
        (goes("time-0", "discard-0"), "lost Time cards elsewhere"),
        (goes("present-0", "present-1"), "lies on the side of seat 1"),
        (goes("hand-0", "middle-0"), "waits for nothing"),
        (goes("time-0", "lost-0", 6), "has no Time card"),
        (goes("deck-0", "present-0", 5), "holds"),
    ],
)
def test_each_thing_that_could_be_wrong_is_found(spoil, named):
    s = table(LAID).state
    assert faults(s) == []
    spoil(s)
    assert any(named in fault for fault in faults(s)), faults(s)
