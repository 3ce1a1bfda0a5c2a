"""The report on a game's set: what it counts of a game, and what it makes of many."""

import json
from itertools import islice
from pathlib import Path

import pytest

from game.decks import SHIPPED
from game.rules import RULESETS
from tests.tools import set_report
from tests.tools.set_report import Share, main, play, report, without_luck


def game(winner, first=0, reason="last", seen=((), ()), decks=("Up Before Everyone", "Persons Unknown"), **more):
    one = {"game": "chrono_clash", "level": "random", "simulations": None, "seed": 1, "decks": list(decks)}
    one |= {"winners": [winner], "first": first, "reason": reason, "turns": 9, "decisions": 40, "events": {"Battle": 3}}
    return (
        one
        | {"seen": [list(keys) for keys in seen], "played": [{}, {}], "did": [{}, {}], "failed": {}, "resolved": {}}
        | more
    )


def test_shares_go_by_who_won_and_who_had_seen_what():
    games = [
        game(0, seen=(["ember-heron"], [])),
        game(1, first=1, reason="quests", seen=([], ["ember-heron"])),
        game(
            0,
            decks=("Persons Unknown", "Up Before Everyone"),
            seen=([], ["ember-heron"]),
            failed={"tear-here": 2},
            resolved={"tear-here": 6},
        ),
        game(1, played=[{"ember-heron": 1}, {}], events={}),
    ]
    found = report(games)
    assert (found["first"].value, found["first"].of) == (0.75, 4)
    assert {reason: share.value for reason, share in found["endings"].items()} == {"last": 0.75, "quests": 0.25}
    assert {name: share.value for name, share in found["decks"].items()} == {
        "Persons Unknown": 0.75,
        "Up Before Everyone": 0.25,
    }
    (pairing,) = found["pairings"].items()
    assert (pairing[0], pairing[1].value) == ("Persons Unknown : Up Before Everyone", 0.75)
    heron = found["cards"]["ember-heron"]
    assert (heron["when seen"].value, heron["when seen"].of) == (pytest.approx(2 / 3), 3)
    assert heron["its decks"] == pytest.approx((0.25 + 0.75 + 0.25) / 3, abs=1e-3)
    assert found["events"]["Battle"].value == 0.75 and list(found["failed"]) == ["tear-here"]
    assert (found["failed"]["tear-here"].value, found["failed"]["tear-here"].of) == (0.25, 8)
    assert "ember-heron" not in found["never_played"] and found["never_played"]
    assert {reason: share.value for reason, share in found["endings_by_deck"]["Persons Unknown"].items()} == {
        "last": 0.5,
        "quests": 0.25,
    }, "of all its games, those that it lost too"


def test_without_luck_only_the_spread_that_luck_does_not_explain_is_left():
    coins = {str(n): Share(hits, 10) for n, hits in enumerate((3, 4, 5, 5, 6, 7))}
    assert set(without_luck(coins).values()) == {0.5}, "so far apart fair coins lie"
    few = without_luck({"strong": Share(9, 10), "weak": Share(1, 10), "even": Share(5, 10)})
    many = without_luck({"strong": Share(900, 1000), "weak": Share(100, 1000), "even": Share(500, 1000)})
    assert 0.1 < few["weak"] < 0.25 < few["even"] == 0.5 < 0.75 < few["strong"] < 0.9
    assert many["strong"] == pytest.approx(0.9, abs=0.001)
    assert without_luck({"alone": Share(3, 4)}) == {"alone": 0.75}


def test_what_a_deck_did_is_told_of_its_own_games_and_seat():
    games = [
        game(0, did=[{"QuestBegun": 3}, {"TapUsed": 1}]),
        game(0, decks=("Persons Unknown", "Up Before Everyone"), did=[{}, {"QuestBegun": 1}]),
    ]
    found = report(games)
    assert {name: share.value for name, share in found["deeds_by_deck"]["Up Before Everyone"].items()} == {
        "QuestBegun": 1.0
    }
    assert {name: share.value for name, share in found["deeds_by_deck"]["Persons Unknown"].items()} == {"TapUsed": 0.5}
    assert "TapUsed" in set_report.words(found)


@pytest.mark.parametrize(
    ("hits", "of", "is_off"), [(60, 100, False), (69, 100, False), (70, 100, True), (300, 500, True), (299, 500, False)]
)
def test_off_is_ten_points_and_four_errors(hits, of, is_off):
    assert Share(hits, of).is_off(0.5) is is_off


@pytest.mark.parametrize("name", RULESETS)
def test_a_game_is_counted(name):
    one = play((name, "random", None, 3))
    assert one["winners"] and one["events"]["RoundWon"] == 1 and json.loads(json.dumps(one)) == one
    assert one == play((name, "random", None, 3))  # the same seed, the same game
    for seen, played in zip(one["seen"], one["played"], strict=True):
        assert seen and set(played) <= set(seen) <= set(RULESETS[name].book.cards)


def test_games_are_kept_and_told_again(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(set_report.multiprocessing, "get_context", lambda _: Alone)
    kept = tmp_path / "games.jsonl"
    assert main(["chrono_clash", "--level", "random", "--games", "4", "--keep", str(kept), "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert first["games"] == 4 == len(kept.read_text().splitlines())
    assert set(first["without_luck"]["decks"]) == set(first["decks"]) and first["without_luck"]["pairings"]
    assert main(["chrono_clash", "--from", str(kept), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert main(["control", "--from", str(kept)]) == 2
    assert main(["chrono_clash", "--from", str(kept)]) == 0
    assert "never played" in capsys.readouterr().out


def test_a_report_says_how_many_games_were_of_what_ships_now(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(set_report.multiprocessing, "get_context", lambda _: Alone)
    packed = tmp_path / "games.jsonl.gz"
    assert main(["chrono_clash", "--level", "random", "--games", "3", "--keep", str(packed)]) == 0
    capsys.readouterr()
    games = set_report.kept(packed)
    games[0]["lists"][1] = "another"
    games[1]["cards"] = "changed since"
    plain = tmp_path / "games.jsonl"
    plain.write_text("".join(json.dumps(one) + "\n" for one in [*games, game(0)]))
    assert main(["chrono_clash", "--from", str(plain)]) == 0
    assert (
        "4 games, random with None simulations\nwith the lists and cards that ship now: 1\n" in capsys.readouterr().out
    )
    assert main(["chrono_clash", "--from", str(plain), "--current", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["current"], told["turns"]["median"]) == (1, 1, games[2]["turns"])


@pytest.mark.parametrize(
    "file", sorted((Path(set_report.__file__).parent / "kept").iterdir()), ids=lambda file: file.name
)
def test_what_was_played_on_several_days_can_be_read(file):
    games = set_report.kept(file)
    assert report(games)["games"] == len({(one["level"], one["simulations"], one["seed"]) for one in games}), (
        "none twice"
    )
    assert {one["game"] for one in games} == {file.name.split(".")[0]}


def test_only_pairings_of_the_decks_that_are_asked_for_are_played(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(set_report.multiprocessing, "get_context", lambda _: Alone)
    kept = tmp_path / "games.jsonl"
    command = ["chrono_clash", "--level", "random", "--games", "12", "--keep", str(kept), "--json"]
    assert main([*command, "--decks", "persons-unknown,Not Before Nine"]) == 0
    played = [json.loads(line)["decks"] for line in kept.read_text().splitlines()]
    assert len(played) == 12 and all({"Persons Unknown", "Not Before Nine"} & set(decks) for decks in played)
    assert {frozenset(decks) for decks in played} > {frozenset(("Persons Unknown", "Not Before Nine"))}
    capsys.readouterr()
    assert main([*command, "--decks", "nobody"]) == 2
    assert "'nobody'" in capsys.readouterr().err
    own = tmp_path / "own.txt"
    own.write_text((SHIPPED / "chrono_clash" / "persons-unknown.txt").read_text(encoding="utf-8").replace("Per", "Im"))
    assert main([*command, "--decks", str(own)]) == 2
    assert "no pairing of ready decks has" in capsys.readouterr().err
    assert len(kept.read_text().splitlines()) == 12


def test_without_decks_every_seed_is_played():
    assert list(islice(set_report.numbers("control", 7), 3)) == [7, 8, 9]
    assert list(islice(set_report.numbers("chrono_clash", 7), 3)) == [7, 8, 9]


class Alone:
    """In the place of a pool of processes."""

    def __init__(self, _=1):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    Pool = classmethod(lambda cls, count: cls(count))
    imap = staticmethod(map)
