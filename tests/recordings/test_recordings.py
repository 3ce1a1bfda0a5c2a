"""Whole games, recorded once: replayed, they must come out as they did. `pytest --bless` records them anew.

NAME.txt is the record of a match, as the program saves it; NAME.seen says what was seen on the way: a digest of the
position, of what could be done and of what happened, every ten actions, and the whole position at the end.
"""

import hashlib
import random
from pathlib import Path

import pytest

from game.files import BadFile
from game.kernel import notation
from game.kernel.agenda import apply, chooser, legal_actions
from game.kernel.record import Record, load
from game.rules import RULESETS
from tests.playing import some_decks

HERE = Path(__file__).parent
EVERY = 10
CONTROL = {
    # name: (seats, seed, rulings, rounds to win, the verbs that its players like best)
    "two-plain": (2, 1, {}, 3, ()),
    "two-answering": (2, 2, {}, 2, ("stop", "discard")),
    "two-building": (2, 3, {}, 2, ("play",)),
    "two-fighting": (2, 4, {"diffuse": "opponents-only"}, 1, ("diffuse",)),
    "two-anomaly": (2, 5, {"stable-five": "anomaly", "beginner": "winner"}, 3, ("play", "stop")),
    "two-drawing": (2, 6, {"hand-limit": "after-drawing", "beginner": "in-turns"}, 3, ("draw",)),
    "three-plain": (3, 7, {}, 2, ()),
    "three-answering": (3, 8, {"singularity": "on-discarding"}, 2, ("stop", "discard")),
    "three-strict": (3, 9, {"standing-copy": "nothing", "diffuse": "opponents-only"}, 1, ("play",)),
    "four-plain": (4, 10, {}, 3, ()),
    "four-answering": (4, 11, {}, 2, ("stop", "discard")),
    "four-other": (
        4,
        12,
        {"stable-five": "anomaly", "hand-limit": "after-drawing", "singularity": "on-discarding"},
        1,
        ("play", "stop"),
    ),
}


CHRONO_CLASH = {
    "chrono-two-plain": (2, 1, {}, 2, ()),
    "chrono-two-fighting": (2, 2, {}, 1, ("attack", "summon")),
    "chrono-two-sneaking": (2, 3, {"reinforcements": "paid"}, 1, ("sneak", "transform", "pilot", "attack")),
    "chrono-two-strict": (2, 4, {"gauge": "strict", "guardian-destroyed": "always"}, 1, ("attack", "play")),
    "chrono-two-waiting": (2, 5, {"failed-draw": "eliminates"}, 1, ("summon", "play", "tap", "pick")),
    "chrono-three-plain": (3, 6, {}, 1, ()),
    "chrono-three-fighting": (3, 7, {"sentinel": "stack-only"}, 1, ("attack", "summon", "use")),
    "chrono-three-questing": (3, 8, {"quest-pay": "last"}, 1, ("quest", "play")),
    "chrono-four-plain": (4, 9, {}, 1, ()),
    "chrono-four-fighting": (4, 10, {"fast": "attacks-and-taps"}, 1, ("attack", "sneak", "tap")),
    "chrono-four-other": (
        4,
        11,
        {"gauge": "strict", "failed-draw": "eliminates", "reinforcements": "paid", "quest-pay": "last"},
        1,
        ("summon", "attack", "put", "settle"),
    ),
}
TOWERS_IN_TIME = {
    "towers-two-plain": (2, 1, {}, 1, ()),
    "towers-two-fighting": (2, 2, {}, 1, ("attack", "defend", "shoot", "transport", "build")),
    "towers-two-other": (2, 3, {"reactions": "always"}, 1, ("cast", "transport", "use")),
    "towers-three-fighting": (3, 4, {}, 1, ("attack", "transport", "build")),
    "towers-four-plain": (4, 5, {}, 1, ()),
}
DOCTOR_WHO = {
    "doctor-plain": (2, 1, {}, 1, ()),
    "doctor-fighting": (2, 2, {}, 1, ("attack", "support", "defend", "play")),
    "doctor-answering": (2, 3, {"own-answers": "always"}, 1, ("flash", "use", "support")),
    "doctor-solving": (2, 4, {"episode-needs": "any", "solvers": "anywhere"}, 1, ("pose", "solve", "play", "side")),
    "doctor-other": (2, 5, {"table": "lead", "prevented": "goes-on", "innate": "standing"}, 1, ("play", "attack")),
}
GAMES = {
    **{name: ("control", *game) for name, game in CONTROL.items()},
    **{name: ("chrono_clash", *game) for name, game in CHRONO_CLASH.items()},
    **{name: ("towers_in_time", *game) for name, game in TOWERS_IN_TIME.items()},
    **{name: ("doctor_who", *game) for name, game in DOCTOR_WHO.items()},
}
assert set(RULESETS) == {game for game, *_ in GAMES.values()}  # a record finds its game by name


def play(game, seats, seed, rulings, wins, liked):
    """A match by players who prefer the liked verbs two times of three."""
    players = [("random", name) for name in ("Ada", "Boole", "Curie", "Dirac")[:seats]]
    record = Record(game, seed, players, rulings, wins, decks=some_decks(game, seats, seed))
    s, _ = record.begin()
    luck = random.Random(seed)
    while s.outcome is None:
        legal = legal_actions(s)
        best = [action for action in legal if action.verb in liked]
        action = luck.choice(best if best and luck.random() < 0.67 else legal)
        record.note(s, action)
        apply(s, action)
    return record


def seen(record, path):
    """What is seen while a record is replayed."""
    lines, digest = [], hashlib.sha256()
    for number, (s, story) in enumerate(record.replay(path)):
        digest.update(notation.show(s).encode())
        digest.update(" ".join(type(step.event).__name__ for step in story).encode())
        digest.update("; ".join(sorted(notation.short(s, action) for action in legal_actions(s))).encode())
        if number % EVERY == 0:
            lines.append(f"{number} round {s.round} turn {s.turn} asked {chooser(s)}: {digest.hexdigest()[:12]}")
    lines += [f"round {n}: {list(r.winners)} by {r.reason}" for n, r in enumerate(s.results, 1)]
    assert s.outcome is not None, "the match is not over"
    return "\n".join([*lines, f"match: {list(s.outcome.winners)}", notation.show(s), ""])


@pytest.mark.parametrize("name", GAMES)
def test_the_recording(name, bless):
    path, expected = HERE / f"{name}.txt", HERE / f"{name}.seen"
    if bless:
        try:
            expected.write_text(seen(load(path), path), encoding="utf-8")
        except BadFile:  # there is none, or the rules allow other things now: play anew
            play(*GAMES[name]).save(path)
            expected.write_text(seen(load(path), path), encoding="utf-8")
    assert seen(load(path), path) == expected.read_text(encoding="utf-8")


def test_every_recording_is_played():
    assert {path.stem for path in HERE.glob("*.txt")} == set(GAMES)
    assert {path.stem for path in HERE.glob("*.seen")} == set(GAMES)


def test_a_changed_action_is_noticed():
    """A test of the tests: another move half way changes what is seen, or cannot be played."""
    record = load(HERE / "two-plain.txt")
    before = seen(record, "two-plain")
    number = next(n for n, (_, text) in enumerate(record.actions) if n > 20 and text == "draw")
    record.actions[number] = (record.actions[number][0], "fly")
    with pytest.raises(BadFile, match=f"action {number + 1} "):
        seen(record, "two-plain")
    assert before == (HERE / "two-plain.seen").read_text(encoding="utf-8")
