"""`python -m game check`: what is wrong in tables, laws and rulings is said with file and place."""

import shutil
from dataclasses import replace

import pytest

from game import texts
from game.check import TABLES, faults_of
from game.kernel.laws import Law, Refusal
from game.kernel.ruleset import DeckRules
from game.rules import RULESETS

CONTROL = RULESETS["control"]


def faults(folder, rules=CONTROL):
    return list(faults_of(rules, folder))


@pytest.fixture
def tables(tmp_path):
    folder = tmp_path / "tables"
    shutil.copytree(TABLES, folder)
    return folder


def test_the_games_own_data_has_no_fault(tables):
    assert faults(tables) == []


@pytest.mark.parametrize(
    ("change", "to", "named"),
    [
        ('name="hand-0"', 'name="hand-7"', "layer zones: the zone hand-0"),
        ('name="hand-0"', 'name="hand-7"', "layer zones: 'hand-7'"),
        ('name="hand-0"', 'name="hand-1"', "layer zones: hand-1"),
        (' width="', ' width="much', "tilewidth"),
        (' tilewidth="', ' tileside="', "tilewidth"),
        ("<map", "<map<", "Tiled map"),
        ('name="hand-0" x="', 'name="hand-0" x="left', "layer zones, hand-0: could not convert string to float"),
        ('name="hand-0" x="', 'name="hand-0" x="9999', "layer zones, hand-0: "),
        ('name="hand-0" x="', 'name="hand-0" x="-', "layer zones, hand-0: "),
        ('name="hand-0" x="', 'name="hand-0" x="nan" was="', "layer zones, hand-0: "),
        ('name="prompt" x="', 'name="prompt" x="9999', "layer places, prompt: "),
        ('name="layout"', 'name="lay"', "'layout'"),
        ('name="hand-0" x="248" y="510"', 'name="hand-0" x="248" y="300"', "hand-0 and play-0 overlap"),
        ('encoding="UTF-8"', 'encoding="UF-8"', "Tiled map"),
    ],
)
def test_a_broken_map_is_named_with_its_place(tables, change, to, named):
    path = tables / "control-2.tmx"
    text = path.read_text()
    assert change in text
    path.write_text(text.replace(change, to, 1))
    found = faults(tables)
    assert any(fault.startswith(f"{path}") and named in fault for fault in found), found
    assert not any("\n" in fault for fault in found)


def test_a_missing_map_is_named(tables):
    (tables / "control-3.tmx").unlink()
    assert faults(tables) == [f"{tables / 'control-3.tmx'}: {texts.NOT_FOUND}"]


def test_a_law_and_a_ruling_must_stand_in_the_rules(tables, monkeypatch):
    monkeypatch.setattr("game.kernel.ruleset.KNOWN", {})  # the copy is not to take the game's name
    law, ruling = CONTROL.laws[0], CONTROL.rulings[0]
    broken = replace(
        CONTROL,
        laws=(law._replace(number="4.99"), law._replace(source="")),
        rulings=(ruling._replace(section="77.1", default="maybe"),),
    )
    found = faults(tables, broken)
    assert [sum(part in fault for fault in found) for part in ("4.99", "source", "77.1", "'maybe'")] == [1] * 4


@pytest.mark.parametrize("change", ["hidden", "lacking"])
def test_a_stat_of_which_nobody_says_whether_a_face_shows_it_is_named(tables, monkeypatch, change):
    rules = RULESETS["chrono_clash"]
    kind = type(rules.book["ember-heron"])
    if change == "hidden":
        monkeypatch.setattr(kind, "face_shows", tuple(name for name in kind.face_shows if name != "part"))
    else:
        monkeypatch.setattr(kind, "face_says", (*kind.face_says, "part_text"))
    found = faults(tables, rules)
    named = "part" if change == "hidden" else "part_text"
    assert len(found) == 1 and found[0].startswith("chrono_clash: Card.") and found[0].endswith(repr(named))


DECK = "# Slow\n## Waits.\n30 Rift\n"


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (DECK, ""),
        (DECK + "3 Rifft\n", "slow.txt, line 4, '3 Rifft'"),
        (DECK.replace("30", "2"), "slow.txt: Control 2.1: a deck has 24 cards, not 2"),
        (DECK.replace("##", "\n"), "slow.txt, line 3, 'Waits.'"),
        (DECK.replace("## Waits.", ""), "slow.txt: "),
        ("Dear diary", f"slow.txt: {texts.NO_DECK_LIST}"),
        (None, "control: "),
    ],
)
def test_a_ready_deck_is_read_to_the_last_line(tmp_path, monkeypatch, content, named):
    def laws(deck):
        size = sum(count for _, count in deck.part("deck"))
        return [] if size >= 24 else [Refusal(Law("2.1", "", ""), f"a deck has 24 cards, not {size}")]

    monkeypatch.setattr("game.kernel.ruleset.KNOWN", {})
    rules = replace(CONTROL, decks=DeckRules(("deck",), laws=laws))
    (tmp_path / "control").mkdir()
    if content is not None:
        (tmp_path / "control" / "slow.txt").write_text(content)
    said = "\n".join(faults_of(rules, ready=tmp_path))
    assert named in said
    assert bool(said) == bool(named)


def test_two_ready_decks_have_two_names(tmp_path, monkeypatch):
    monkeypatch.setattr("game.kernel.ruleset.KNOWN", {})
    (tmp_path / "control").mkdir()
    for name in ("a.txt", "b.txt"):
        (tmp_path / "control" / name).write_text(DECK)
    (said,) = faults_of(replace(CONTROL, decks=DeckRules(("deck",))), ready=tmp_path)
    assert "b.txt: " in said and said.endswith("a.txt")
