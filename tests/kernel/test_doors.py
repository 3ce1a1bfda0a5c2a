"""The engine's doors: what comes from outside is taken, or refused in one short line, and nothing breaks half-way."""

import random

import pytest

from game.decks import bring
from game.files import BadFile
from game.kernel import notation, texts
from game.kernel.agenda import Action, IllegalAction, apply, asks, chooser, explain, label, lands, legal_actions
from game.kernel.record import Record, load, parse
from game.kernel.template import Seat, fill
from game.kernel.view import see
from game.match import Match, Player
from game.rules import RULESETS

from ..playing import begin, positions


@pytest.mark.parametrize("game", RULESETS)
def test_a_plain_tuple_stands_for_the_action_that_it_equals(game):
    """Through a whole match, as a program would play that knows no Action; the states are the same as with actions."""
    for seed in range(3):
        s, other, luck = begin(game, 2, seed), begin(game, 2, seed), random.Random(seed)
        while s.outcome is None:
            action = luck.choice(legal_actions(s))
            apply(s, tuple(action))
            apply(other, action)
            assert s == other


@pytest.mark.parametrize("wrong", [("draw",), ("draw", -1, -1, 99), "draw", None, (), 7, Action("fly" * 100_000)])
def test_what_is_no_action_is_refused_shortly_and_changes_nothing(wrong):
    s = begin("control", 2, 1)
    before = s.clone()
    with pytest.raises(IllegalAction) as refused:
        apply(s, wrong)
    assert s == before and len(str(refused.value)) < 200


def test_a_text_without_end_is_quoted_shortly():
    s = begin("chrono_clash", 2, 1)
    with pytest.raises(notation.CannotRead) as refused:
        notation.read(s, "summon " + "x" * 200_000)
    assert len(str(refused.value)) < 4000
    with pytest.raises(BadFile) as said:
        parse("chronotable 1\n" + "y" * 200_000)
    assert len(str(said.value)) < 700


@pytest.mark.parametrize("game", RULESETS)
def test_after_the_end_every_door_says_so(game):
    s = begin(game, 2, 4)
    luck = random.Random(4)
    while s.outcome is None:
        last = luck.choice(legal_actions(s))
        apply(s, last)
    assert legal_actions(s) == [] and chooser(s) is None
    assert asks(s) == "The match is over." and lands(s, Action("pass")) == ()
    assert explain(s, 0)[0].law.words == "The match is over."
    for door in (lambda: apply(s, last), lambda: label(s, last)):
        with pytest.raises(IllegalAction):
            door()
    with pytest.raises(notation.CannotRead, match="the match is over"):
        notation.read(s, "pass")
    notation.say(s, last)


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_number_of_seats_that_no_game_is_for(game, seats):
    *some, last = map(str, RULESETS[game].seat_counts)
    counts = f"{', '.join(some)} or {last}" if some else last
    said = f"is for {counts} players, not {seats}"
    with pytest.raises(ValueError, match=said):
        RULESETS[game].layout(seats)
    with pytest.raises(ValueError, match=said):
        Match.new(game, [Player("Ada", "random")] * seats, seed=1)


@pytest.mark.parametrize("game", RULESETS)
def test_another_seat_is_told_who_is_to_choose_and_no_more(game):
    for seed in range(4):
        for s in positions(begin(game, 2, seed), seed):
            if s.outcome is None:
                seat = chooser(s)
                is_hidden = s.rules.choices[s.agenda[-1].what].is_hidden
                waits = texts.WAITING_FOR_SOMEONE if is_hidden else fill(texts.WAITING_FOR, seat=Seat(seat))
                assert asks(see(s, 1 - seat)) == asks(see(s, None)) == waits
                assert asks(see(s, seat)) == asks(s)


@pytest.mark.parametrize(("seed", "wins"), [(1, 100), (1, -3), (10**40, 1), (-(10**40), 1)])
def test_a_match_that_could_not_be_written_down_does_not_begin(seed, wins):
    with pytest.raises(ValueError, match="wins, not" if seed == 1 else "40 digits"):
        Match.new("control", [Player("Ada", "random"), Player("Boole", "random")], seed=seed, wins=wins)


def test_a_record_with_a_mark_of_its_byte_order_is_read(tmp_path):
    record = Record("control", 7, [("random", "Ada"), ("random", "Boole")], {}, 1)
    path = tmp_path / "match.txt"
    path.write_bytes(b"\xef\xbb\xbf" + record.dump().encode())
    assert load(path).seed == 7


def kept(tmp_path, change):
    """The file of a match of two ready decks, with the second deck's line changed."""
    decks = bring("chrono_clash", None, 2, 3)
    record = Record("chrono_clash", 3, [("human", "Ada"), ("random", "Boole")], {}, 1, decks=decks)
    path = tmp_path / "match.txt"
    lines = record.dump().split("\n")
    place = next(n for n, line in enumerate(lines) if line.startswith("deck 1:"))
    lines[place] = change(lines[place])
    path.write_text("\n".join(lines))
    return path


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda line: "deck 1: Many = deck: 999 ember-heron", "15.3"),
        (lambda line: "deck 1: None = deck: ", "15.1"),
        (lambda line: "deck 1: Huge = deck: " + ", ".join(["999 ember-heron"] * 500), "499500 cards are more"),
    ],
)  # fmt: skip
def test_a_match_is_not_taken_up_with_a_deck_that_no_law_allows(tmp_path, change, said):
    path = kept(tmp_path, change)
    for door in (load, Match.load):
        with pytest.raises(BadFile, match=f"deck 1.*{said}" if said != "15.3" else "deck 1.*15"):
            door(path)
    Match.load(kept(tmp_path, lambda line: line)).close()
