"""`python -m game`: what it prints, and one clear line for what cannot be."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game import rules, texts
from game.__main__ import main
from game.decks import SHIPPED
from game.files import BadFile
from game.kernel.template import fill
from game.rules import RULESETS

ROOT = Path(__file__).resolve().parent.parent
SEATS = {2: "random,greedy", 3: "random,random,greedy", 4: "random,greedy,random,random"}


def lines(capsys):
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize("seats", SEATS)
def test_play_prints_one_object_a_game(capsys, seats):
    assert main(["play", "control", "--seats", SEATS[seats], "--games", "3", "--seed", "7", "--json"]) == 0
    games = lines(capsys)
    assert [game["seed"] for game in games] == [7, 8, 9]
    for game in games:
        assert list(game) == ["game", "seed", "seats", "winner", "reason", "rounds", "decisions", "seconds"]
        assert game["seats"] == SEATS[seats].split(",")
        assert set(game["winner"]) in ([{0, 2}, {1, 3}] if seats == 4 else [{seat} for seat in range(seats)])
        assert game["reason"] in RULESETS["control"].telling.reasons


def test_the_same_seed_plays_the_same_games(capsys):
    played = []
    for _ in range(2):
        main(["play", "control", "--seats", "random,greedy", "--games", "2", "--json"])
        played.append([{**game, "seconds": 0} for game in lines(capsys)])
    assert played[0] == played[1]


def test_wins_and_rulings_are_taken_over_and_a_replay_ends_the_same(capsys, tmp_path):
    file = str(tmp_path / "match.txt")
    main(["play", "control", "--wins", "1", "--ruling", "stable-five=anomaly", "--save", file, "--json"])
    (played,) = lines(capsys)
    assert played["rounds"] == 1
    assert "ruling stable-five: anomaly" in Path(file).read_text()
    assert main(["replay", file, "--json"]) == 0
    (again,) = lines(capsys)
    assert again == {name: value for name, value in played.items() if name != "seconds"}
    assert main(["replay", file]) == 0
    assert "Random wins. " in capsys.readouterr().out


def test_decks_are_brought_named_and_replayed(capsys, tmp_path):
    file = str(tmp_path / "match.txt")
    command = ["play", "chrono_clash", "--seats", "random,greedy", "--save", file, "--json"]
    main([*command, "--decks", "persons-unknown,Up Before Everyone"])
    (played,) = lines(capsys)
    assert played["decks"] == ["Persons Unknown", "Up Before Everyone"]
    assert played["reason"] in RULESETS["chrono_clash"].telling.reasons
    main(["replay", file, "--json"])
    (again,) = lines(capsys)
    assert again == {name: value for name, value in played.items() if name != "seconds"}
    own = tmp_path / "own.txt"
    own.write_text((SHIPPED / "chrono_clash" / "persons-unknown.txt").read_text(encoding="utf-8").replace("Per", "Im"))
    main([*command, "--decks", f"{own},persons-unknown"])
    assert lines(capsys)[0]["decks"] == ["Imsons Unknown", "Persons Unknown"]


def test_the_seed_chooses_the_decks(capsys):
    played = []
    for _ in range(2):
        main(["play", "chrono_clash", "--seats", "random,random,random", "--games", "6", "--json"])
        played.append([{**game, "seconds": 0} for game in lines(capsys)])
    assert played[0] == played[1]
    assert all(len(set(game["decks"])) == 3 for game in played[0])
    assert len({tuple(game["decks"]) for game in played[0]}) > 3


def test_a_replay_of_half_a_match_says_who_is_to_choose(capsys, tmp_path):
    file = tmp_path / "match.txt"
    main(["play", "control", "--seats", "random,greedy", "--save", str(file)])
    file.write_text("\n".join(file.read_text().splitlines()[:12]) + "\n")
    capsys.readouterr()
    assert main(["replay", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] in [fill(texts.UNFINISHED, name=name) for name in ("Random", "Greedy")]


def test_a_replay_of_a_match_given_up_says_who_did_and_who_won(capsys, tmp_path):
    file = tmp_path / "match.txt"
    main(["play", "control", "--seats", "random,greedy", "--save", str(file)])
    file.write_text("\n".join(file.read_text().splitlines()[:12]) + "\n0 give up\n")
    capsys.readouterr()
    assert main(["replay", str(file)]) == 0
    assert fill(texts.GAVE_UP, name="Random", winners="Greedy") in capsys.readouterr().out
    assert main(["replay", str(file), "--json"]) == 0
    (said,) = lines(capsys)
    assert (said["winner"], said["reason"]) == ([1], "given-up")


def test_bench_is_one_object(capsys):
    assert main(["bench", "--seconds", "0.02"]) == 0
    (figures,) = lines(capsys)
    assert figures["calibration_us"] > 0
    assert set(figures["games"]["control"]) == {
        "clone_us", "decision_us", "decisions_per_game", "playouts_per_s", "search_iterations_per_s",
    }  # fmt: skip
    assert all(figure > 0 for figure in figures["games"]["control"].values())


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("play control --seats random", "2, 3 or 4 players"),
        ("play control --seats random,human", "'human'"),
        ("play control --ruling diffuse", "'diffuse'"),
        ("play control --ruling diffuse=all", "ruling 'diffuse' can't be 'all'; choose from: any-card"),
        ("play control --ruling gravity=off", "no ruling called 'gravity'"),
        ("play control --wins 1 --save {home}/file/match.txt", "file/match.txt: "),
        ("play control --decks a,b", "'a'"),
        ("play chrono_clash --decks up-before-everyone", fill(texts.WRONG_NUMBER_OF_DECKS, n=1, seats=2)),
        ("play chrono_clash --decks up-before-everyone,nobody", "'nobody'; choose from: candle-row"),
        ("play chrono_clash --decks {home}/file.txt,{home}/file.txt", f"file.txt: {texts.NOT_FOUND}"),
        ("play chrono_clash --decks {home}/half.txt,{home}/half.txt", "Chrono Clash 15.1: "),
        ("replay {home}/none.txt", f"none.txt: {texts.NOT_FOUND}"),
        ("replay {home}", "folder"),
        ("replay {home}/file", "file, line 1: "),
    ],
)
def test_what_cannot_be_is_one_line(capsys, tmp_path, words, named):
    (tmp_path / "file").write_text("nonsense")
    (tmp_path / "half.txt").write_text("# Half\n3 Jack-in-the-Bean\n")
    assert main(words.format(home=tmp_path).split()) == 2
    said = capsys.readouterr().err
    assert named in said
    assert said.count("\n") == 1
    assert (tmp_path / "file").read_text() == "nonsense"


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("", "COMMAND"),
        ("play chess", "'chess'"),
        ("play control --games 0", "'0'"),
        ("play control --wins 100", "1 to 99"),
        ("play control --wins -3", "'-3'"),
        ("play control --seed " + "9" * 41, "39 digits"),
        ("play control --seed x", "'x'"),
        ("bench --seconds -1", "0.01 to 600"),
        ("bench --seconds nan", "'nan'"),
    ],
)
def test_words_that_are_none_are_named(capsys, words, named):
    with pytest.raises(SystemExit) as end:
        main(words.split())
    assert end.value.code == 2
    assert named in capsys.readouterr().err


def test_a_game_whose_cards_are_broken_is_said(capsys, monkeypatch):
    monkeypatch.setitem(rules.FAULTS, "control", BadFile("cards.toml", "card rift", "is torn"))
    assert main(["play", "control"]) == 2
    assert capsys.readouterr().err == "chronotable: cards.toml, card rift: is torn\n"


def test_a_reader_that_has_had_enough():
    command = [sys.executable, "-m", "game", "play", "control", "--games", "400", "--json"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as play:
        play.stdout.readline()
        play.stdout.close()
        said = play.stderr.read()
    assert (said, play.returncode) == ("", 0)
