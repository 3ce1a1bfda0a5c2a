"""What a game says of itself to somebody who learns it is true under every ruling, where that is read otherwise too."""

import re
import tomllib
from pathlib import Path

import pytest

from game.match import Match, Player
from game.rules import RULESETS
from game.teach.glossary import MARK, glossary
from game.teach.primer import primer
from scenes.match.chair import Chair
from ui.table.rule_slip import sections


def ruled(game):
    path = Path(RULESETS[game].telling.rules_file).parent / "primer.toml"
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return found.get("ruled", ())


@pytest.mark.parametrize("game", RULESETS)
def test_each_takes_the_place_of_words_and_is_said_under_its_ruling_alone(game):
    rules = RULESETS[game]
    there = sections(str(rules.telling.rules_file))
    for one in ruled(game):
        ruling = next(ruling for ruling in rules.rulings if ruling.key == one["ruling"])
        assert one["choice"] in ruling.choices and one["choice"] != ruling.default
        usual, other = primer(game), primer(game, rules.ruled({ruling.key: one["choice"]}))
        assert usual is primer(game, rules.ruled())
        for name in one.keys() - {"ruling", "choice"}:
            for key, words in one[name].items():
                if name == "first":
                    was, now = ({word.when: word.says for word in of.first}[key] for of in (usual, other))
                else:
                    was, now = (getattr(of, name)[key] for of in (usual, other))
                    cited = set(re.findall(r"\d+\.\d+", words))
                    assert ruling.section in cited and cited <= set(there), words
                assert now == words != was
        assert len(other.first) == len(usual.first)


def test_a_term_and_a_number_on_a_card_are_told_by_the_rulings_of_the_match():
    usual = Chair(Match.new("doctor_who", [Player("Ada", "human"), Player("Ben", "greedy")]))
    lead = {"table": "lead", "innate": "standing"}
    other = Chair(Match.new("doctor_who", [Player("Ada", "human"), Player("Ben", "greedy")], rulings=lead))
    marks = [chair.glossary.at(f"{MARK}energy 5").words for chair in (usual, other)]
    assert "14.10" not in marks[0] and "14.10" in marks[1]
    assert "Standing" not in usual.glossary.of("Innate").words and "Standing" in other.glossary.of("Innate").words
    assert other.primer.deeds == usual.primer.deeds
    assert glossary("doctor_who") is usual.glossary, "and it is made once"
