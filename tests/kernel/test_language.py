"""Card files: what is wrong in one is said with its file, card and word; what is right does what it says."""

import pytest

from game.files import BadFile
from game.rules import RULESETS
from tests.kernel import toy

GOOD = """
[spark]
name = "Spark"
kind = "small"
power = 2
on_play = [{ draw = 1 }]
"""
DRAWS = "on_play = [{ draw = 1 }]"


def load(tmp_path, text):
    path = tmp_path / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return toy.language().load("toy", path)


def test_a_good_card(tmp_path):
    (spark,) = load(tmp_path, GOOD)
    assert (spark.key, spark.name, spark.kind, spark.power, spark.measure) == ("spark", "Spark", "small", 2, 2)
    assert (spark.copies, spark.text) == (4, "Draw a card.")


def test_a_card_has_only_what_is_printed_on_it(tmp_path):
    (spark,) = load(tmp_path, GOOD)
    with pytest.raises(AttributeError, match="no attribute 'fuel'"):
        _ = spark.fuel


def test_the_version_follows_the_text(tmp_path):
    first = load(tmp_path, GOOD).version
    assert load(tmp_path, GOOD).version == first
    assert load(tmp_path, GOOD.replace("draw = 1", "draw = 2")).version != first


@pytest.mark.parametrize(
    ("change", "to", "named"),
    [
        ('name = "Spark"', "", "'name' is missing"),
        ("power = 2", "", "'power' is missing"),
        ('kind = "small"', 'kind = "tiny"', "kind 'tiny' is none of big, small"),
        ('kind = "small"', "kind = 3", "'kind' should be text in quotation marks, but is 3"),
        ("power = 2", 'power = "2"', "'power' should be a whole number, but is '2'"),
        ("power = 2", "power = true", "'power' should be a whole number, but is True"),
        ("power = 2", "power = -1", "'power' is a number from 0 to 99, not -1"),
        ("power = 2", "power = 2\ncopies = -4", "'copies' is a number from 0 to 99, not -4"),
        ("power = 2", "power = 2\ncopies = 1000000", "'copies' is a number from 0 to 99"),
        ("power = 2", "power = 2\ncost = 3", "unknown word 'cost'"),
        ("on_play", "on_sale", "unknown word 'on_sale'"),
        ("[{ draw = 1 }]", "{ draw = 1 }", "'on_play' should be a list in square brackets"),
        ("[{ draw = 1 }]", "[]", "a list of clauses"),
        ("[{ draw = 1 }]", '["draw"]', "not 'draw'"),
        ("draw = 1", "drow = 1", "drow"),
        ("draw = 1", 'draw = 1, discard = "a card in play"', "one word of"),
        ("draw = 1", 'draw = "one"', "'draw' takes a whole number from 1 to 99, not 'one'"),
        ("draw = 1", "draw = true", "'draw' takes a whole number from 1 to 99, not True"),
        ("draw = 1", "draw = 0", "'draw' takes a whole number from 1 to 99, not 0"),
        ("draw = 1", "draw = 9223372036854775808", "'draw' takes a whole number from 1 to 99, not 9223372036854775808"),
        ("draw = 1", "draw = 1, loudly = true", "'draw' does not know loudly"),
        ("draw = 1", "look = 3", "'look' needs keep"),
        ("draw = 1", "discard = 1", "'discard' takes a phrase in quotation marks, not 1"),
        ("draw = 1", 'discard = "every card"', "'every card' does not say where: in or from play, hand, discard"),
        ("draw = 1", 'discard = "some card in play"', "cannot read 'some' in the phrase 'some card in play'"),
        ("draw = 1", 'discard = "a spork in play"', "'spork' in 'a spork in play' is neither a kind nor a card"),
        ("draw = 1", 'discard = ""', "'discard' takes a phrase in quotation marks, not ''"),
        ("draw = 1", 'take = "a card in play"', "'take' means cards in discard, not 'a card in play'"),
        ("draw = 1", 'look = 3, keep = "a"', "'keep' takes a whole number from 1 to 99, not 'a'"),
        ("draw = 1", "look = 3, keep = 0", "'keep' takes a whole number from 1 to 99, not 0"),
        ("draw = 1", "look = 3, keep = 4", "'look' cannot keep 4 of 3"),
        ("draw = 1", 'play = "a card from your hand", may = 5', "'may' takes true or false, not 5"),
        ("draw = 1", "choose = []", "'choose' takes a list of two or more lists of clauses, not []"),
        ("draw = 1", 'stop = "it"', "'stop' stands in on_answer, not in 'on_play'"),
        (DRAWS, "always = [{ draw = 1 }]", "'draw' stands in on_play or on_discard, not in 'always'"),
        (DRAWS, 'always = [{ shield = "your other cards in play" }]', "'shield' needs against"),
        (
            DRAWS,
            'always = [{ shield = "all cards in play", against = 5 }]',
            "'against' takes one of the laws, not 5; there are: diffuse, flee",
        ),
        (DRAWS, 'always = [{ bonus = 1, stat = "power", to = "your ducks in play" }]', "your ducks"),
        (
            DRAWS,
            'always = [{ bonus = 1, stat = "size", to = "all cards in play" }]',
            "'stat' takes one of the stats, not 'size'; there are: power",
        ),
        ("draw = 1", "choose = [[{ drow = 1 }]]", "drow"),
        ("draw = 1", "choose = 2", "'choose' takes a list of two or more lists of clauses, not 2"),
        ("power = 2", 'power = 2\nonly = ["x"]', "'only' should be"),
        ("power = 2", "power = 2\nwithout = [1, 2]", "'without' should be"),
        ("power = 2", 'power = 2\nonly = ["weather", "fair"]', "the ruling weather=fair, which does not exist"),
        ("[spark]", '["two sparks"]', "small letters, with a hyphen"),
        ('name = "Spark"', 'name = ""', "'name' is missing"),
    ],
)
def test_a_bad_card_is_refused_with_file_card_and_word(tmp_path, change, to, named):
    assert change in GOOD
    with pytest.raises(BadFile) as caught:
        load(tmp_path, GOOD.replace(change, to))
    said = str(caught.value)
    assert "cards.toml" in said
    assert "card spark" in said or "card two sparks" in said
    assert named in said
    assert "\n" not in said


def test_a_file_that_is_no_toml_names_the_line(tmp_path):
    with pytest.raises(BadFile, match=r"cards\.toml: is not TOML: .*line 3"):
        load(tmp_path, "[spark]\nname = 'x'\nkind\n")


@pytest.mark.parametrize("number", ["9" * 5000, "[" * 5000])
def test_a_file_that_no_reader_takes(tmp_path, number):
    with pytest.raises(BadFile, match=r"cards\.toml: is not TOML"):
        load(tmp_path, GOOD.replace("draw = 1", f"draw = {number}"))


def test_a_value_at_the_top_is_no_card(tmp_path):
    with pytest.raises(BadFile, match="is not a card"):
        load(tmp_path, "spark = 3\n")


def test_a_card_twice_is_refused(tmp_path):
    with pytest.raises(BadFile, match="TOML"):
        load(tmp_path, GOOD + GOOD)


def test_a_missing_file_and_one_that_is_no_text(tmp_path):
    with pytest.raises(BadFile, match=r"none\.toml"):
        toy.language().load("toy", tmp_path / "none.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadFile, match="not UTF-8"):
        toy.language().load("toy", tmp_path / "binary.toml")


@pytest.fixture(autouse=True)
def the_real_books():
    """Loading registers a book by its game; the toy's is the only one that tests replace."""
    yield
    from game.kernel.book import BOOKS

    BOOKS.pop("toy", None)
    assert BOOKS["control"] is RULESETS["control"].book
