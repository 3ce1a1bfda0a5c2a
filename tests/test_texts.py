"""Snapshots of the texts that a player can see, and the limits that they keep. `pytest --bless` writes them anew.

tests/texts/sources.txt holds the texts as they are written, tests/texts/GAME.txt what some matches say; every card is
`Card` there, and every number but 0 and 1 is `#`. `python -m tests.tools.texts` lists more, with cards and numbers.
tests/texts/over.json counts the lines that break a limit; `--bless` only ever lowers its numbers.
"""

import json
import re
from difflib import unified_diff
from pathlib import Path

import pytest

from game.rules import RULESETS
from tests.tools.texts.played import by_chance, played, recordings
from tests.tools.texts.sentences import Sentence, distinct
from tests.tools.texts.sources import sources

HERE = Path(__file__).parent / "texts"
MATCHES = {  # by game: recordings, and a random match by its seats and seed
    "control": (("two-plain", "two-anomaly", "three-answering"), (4, 2)),
    "chrono_clash": (("chrono-two-plain", "chrono-two-sneaking"), (3, 2)),
    "towers_in_time": (("towers-two-fighting", "towers-three-fighting"), (2, 2)),
    "doctor_who": (("doctor-solving",), (2, 2)),
}
EVERY = 12  # positions of which one is looked at closely
SHOWN = 40  # lines of a difference
WORDS = {"log": 12, "prompt": 10}
SENTENCES, STEP = 2, 15
ARCHAIC = {
    "whoever": r"\bwho(m)?ever\b",
    "of whom": r"\b(of|to|with|from|by|than) whom\b",
    "is told, is said": r"\b(is|are|was|were|be|been|being) (told|said)\b",
    "is asked of, is meant": r"\b(is|are|was|were|be) (asked (of|for)|meant by)\b",
    "deed": r"\bdeeds?\b",
    "that one, those who": r"\b(that one|those who|he who|who(m)? it)\b",
    "had better, for want of": r"\b(had better|would else|could else|for want of|at no rate|to be had)\b",
    "stands or lies": r"\b(stands|stand|lies|lie) (for nobody|for nothing|there and|nowhere else|written)\b",
}


def lines_of(game):
    names, (seats, seed) = MATCHES[game]
    records = [*recordings(game, names), by_chance(game, seats, seed)]
    found = distinct(played(game, records, EVERY), game)
    return sorted({str(Sentence(sentence.place, words)) for sentence, words in found})


def written():
    return list(dict.fromkeys(str(sentence) for sentence, _ in distinct(sources(with_rules=False, with_lines=False))))


def compare(path, lines, bless):
    if bless:
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    before = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    changes = [line for line in unified_diff(before, lines, "before", "now", lineterm="", n=0) if line[:2] != "@@"]
    more = f"\n... and {len(changes) - SHOWN} lines more" if len(changes) > SHOWN else ""
    assert not changes, "read them, then pytest --bless:\n" + "\n".join(changes[:SHOWN]) + more


def test_the_texts_as_they_are_written(bless):
    compare(HERE / "sources.txt", written(), bless)


@pytest.mark.parametrize("game", RULESETS)
def test_what_matches_say(game, bless):
    compare(HERE / f"{game}.txt", lines_of(game), bless)


def snapshot(name):
    lines = (HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [line.split("\t", 1) for line in lines]


def sentences_in(text):
    return [part for part in re.split(r"(?<=[.!?])\s+(?=[A-Z\"#])", text) if part]


def too_long():
    """How many lines of each kind are over their limit."""
    found = {}
    for game in RULESETS:
        for kind, most in WORDS.items():
            found[f"{game} {kind}"] = sum(place == kind and len(text.split()) > most for place, text in snapshot(game))
    for place, text in snapshot("sources"):
        if place.endswith(("lesson step", "example step")):
            parts = sentences_in(text)
            is_long = len(parts) > SENTENCES or any(len(one.split()) > STEP for one in parts)
            found[place] = found.get(place, 0) + is_long
        elif place.endswith("_TIP"):
            found["tooltip"] = found.get("tooltip", 0) + (len(sentences_in(text)) > SENTENCES)
    return found


def archaic():
    """How many lines hold each phrase."""
    lines = [words for name in ("sources", *RULESETS) for _, words in snapshot(name)]
    return {phrase: sum(re.search(form, line, re.I) is not None for line in lines) for phrase, form in ARCHAIC.items()}


@pytest.mark.parametrize("counted", [too_long, archaic])
def test_no_more_lines_than_before_break_a_limit(counted, bless):
    found, path = counted(), HERE / "over.json"
    allowed = json.loads(path.read_text(encoding="utf-8"))
    if bless:
        fewer = {kind: min(count, allowed.get(kind, 0)) for kind, count in found.items()}
        allowed = {kind: count for kind, count in sorted((allowed | fewer).items()) if count}
        path.write_text(json.dumps(allowed, indent=2) + "\n", encoding="utf-8")
    assert {kind: count for kind, count in found.items() if count > allowed.get(kind, 0)} == {}
