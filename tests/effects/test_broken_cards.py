"""What is wrong on a card is said in one line with its file, its card, the word, and what could stand there instead."""

from dataclasses import replace

import pytest

from game.check import faults_of
from game.files import BadFile
from game.rules import RULESETS
from tests.effects import realm

GOOD = """
[elf]
name = "Elf"
kind = "creature"
attack = 1
defense = 2
traits = ["elf"]
element = "fire"
on_discard = [{ draw = 1 }]
always = [{ bonus = 1, stat = "attack", to = "all other elves in play" }]

[dome]
name = "Dome"
kind = "resource"
"""
DRAW = "{ draw = 1 }"
BONUS = '{ bonus = 1, stat = "attack", to = "all other elves in play" }'


@pytest.fixture
def load(tmp_path):
    def read(text, more=""):
        for name, part in (("cards.toml", text), ("more.toml", more)):
            (tmp_path / name).write_text(part, encoding="utf-8")
        return realm.LANGUAGE.load("broken", *(tmp_path / name for name in ("cards.toml", "more.toml")))

    return read


@pytest.fixture(autouse=True)
def no_books():
    yield
    from game.kernel.book import BOOKS

    BOOKS.pop("broken", None)


def test_the_good_card(load):
    elf, dome = load(GOOD)
    assert (elf.attack, elf.defense, elf.measure, elf.traits, elf.element) == (1, 2, 1, ("elf",), "fire")
    assert (dome.traits, dome.element, dome.measure, dome.stats.get("attack")) == ((), "", 0, None)
    assert elf.promises == (("draw", 1.0, "CardSpent"), ("bonus", 1.0, "always"))


def test_what_a_card_says_of_where_it_comes_from(load):
    """Nothing is taken from how the words begin: a card of which something is ours is ours until it says more."""
    head, said = 'name = "Elf"\n', 'ours = "Attested: an elf."\n'
    for lines, origin in (
        ("", "on record"), (said, "ours"), (f'{said}origin = "ours"\n', "ours"),
        (f'{said}origin = "derived"\n', "derived"), (f'{said}origin = "on record"\n', "on record"),
        ('origin = "on record"\n', "on record"),
    ):  # fmt: skip
        elf, dome = load(GOOD.replace(head, head + lines))
        assert (elf.origin, dome.origin) == (origin, "on record"), lines


def test_several_abilities_of_one_slot(load):
    (elf, _) = load(GOOD.replace(f"[{DRAW}]", f'[[{DRAW}], [{{ side = "this card" }}]]'))
    assert [len(ability.clauses) for ability in elf.spent] == [1, 1]
    assert elf.text.startswith("Draw a card. Side this card. While this is in play, ")


def test_two_files_are_one_book_and_a_key_stands_in_one_of_them(load):
    assert [card.key for card in load(GOOD, '[bolt]\nname = "Bolt"\nkind = "spell"\n')] == ["elf", "dome", "bolt"]
    (bolt, *_) = reversed(list(load(GOOD, '[bolt]\nname = "Bolt"\nkind = "spell"\nalways = [{ shield = '
                                          '"an elf in play", against = "attack" }]\n')))  # fmt: skip
    assert bolt.standing, "a phrase may name a card of another file"
    with pytest.raises(BadFile, match=r"more\.toml, card elf: stands in another file already"):
        load(GOOD, '[elf]\nname = "Elf"\nkind = "creature"\n')


BAD = [
    # what stands on the card instead, and what is said of it
    ("attack = 1", "", "'attack' is missing"),
    ("attack = 1", "attack = 1.5", "'attack' should be a whole number, but is 1.5"),
    ("attack = 1", "attack = 100", "'attack' is a number from 0 to 99, not 100"),
    ("attack = 1", "atack = 1", "unknown word 'atack' (did you mean 'attack'?)"),
    ("attack = 1", "attack = 1\ncost = 10", "'cost' is a number from 0 to 9, not 10"),
    ('kind = "creature"', 'kind = "spell"', "'attack' stands on creature, not on spell"),
    ('traits = ["elf"]', 'traits = ["orc"]', "the trait 'orc' is none of elf, time-lord"),
    ('traits = ["elf"]', "traits = [3]", "the trait 3 is none of"),
    ('traits = ["elf"]', 'traits = "elf"', "'traits' should be a list in square brackets"),
    ('element = "fire"', 'element = "air"', "element 'air' is none of fire, water"),
    ('element = "fire"', "element = 3", "'element' should be text in quotation marks"),
    ("attack = 1", 'attack = 1\norigin = "Attested"', "origin 'Attested' is none of on record, derived, ours"),
    ("attack = 1", 'attack = 1\norigin = "derivd"', "origin 'derivd' (did you mean 'derived'?) is none of"),
    ("attack = 1", 'attack = 1\norigin = ""', "origin '' is none of on record, derived, ours"),
    ("attack = 1", 'attack = 1\norigin = "derived"', "with the origin 'derived' says in 'ours' what of it is"),
    ("attack = 1", "attack = 1\norigin = 3", "'origin' should be text in quotation marks, but is 3"),
    (f"[{DRAW}]", "[[]]", "a list of clauses, not []"),
    (f"[{DRAW}]", f"[[{DRAW}], {DRAW}]", "a clause is { word = ... }, not [{'draw': 1}]"),
    (DRAW, "{}", "a clause has one word of"),
    (DRAW, "{ drwa = 1 }", "(did you mean 'draw'?)"),
    (DRAW, "{ draw = 1, side = 'this card' }", "a clause has one word of"),
    (DRAW, "{ draw = 1, mya = true }", "the word 'draw' does not know mya (did you mean 'may'?); it knows: who, may"),
    (DRAW, "{ draw = 1, may = 1 }", "the word 'may' takes true or false, not 1"),
    (DRAW, "{ draw = 1, who = 'me' }", "'who' takes one of you, an opponent, each opponent, everybody, not 'me'"),
    (DRAW, "{ draw = 1, who = ['you'] }", "'who' takes one of you"),
    (DRAW, "{ draw = 1, must = true }", "the word 'draw' must happen for nothing: no clause follows it"),
    (DRAW, "{ draw = 1, if = 3 }", "the word 'if' takes a phrase in quotation marks, not 3"),
    (DRAW, "{ draw = 1, if = '' }", "the word 'if' takes a phrase in quotation marks, not ''"),
    (DRAW, "{ draw = 1, if = 'an ork in play' }", "'ork' in 'an ork in play' is neither a kind nor a card"),
    (DRAW, "{ draw = 1, unless = true }", "the word 'unless' takes a phrase in quotation marks, not True"),
    (DRAW, "{ draw = 1, unless = [{ draw = 1 }] }", "goes with a word for one card, which 'draw' is not here"),
    (DRAW, "{ discard = 'all elves in play', unless = [{ draw = 1 }] }", "which 'discard' is not here"),
    (DRAW, "{ discard = 'an elf in play', unless = [] }", "the word 'unless' takes a list of clauses, not []"),
    (DRAW, "{ draw = 1, then = 3 }", "the word 'then' takes a list of clauses, not 3"),
    (DRAW, "{ draw = 1, then = [{ fly = 1 }] }", "a clause has one word of"),
    (DRAW, "{ damage = 1 }", "the word 'damage' needs to"),
    (DRAW, "{ damage = 1, to = 'an elf from your hand' }", "'to' means cards in play or past, not 'an elf from"),
    (DRAW, "{ damage = 1, to = 3 }", "the word 'to' takes a phrase in quotation marks, not 3"),
    (DRAW, "{ send = 'an elf in play', to = 'attic' }", "one of the homes, not 'attic'; there are: hand, deck"),
    (DRAW, "{ choose = [[{ draw = 1 }]] }", "'choose' takes a list of two or more lists of clauses"),
    (DRAW, "{ choose = [[{ draw = 1 }], 3] }", "an ability is a list of clauses, not 3"),
    (DRAW, "{ bonus = 1, stat = 'attack', to = 'an elf in play' }", "'bonus' in 'on_discard' lasts: say until"),
    (DRAW, "{ bonus = 1, stat = 'attack', to = 'an elf in play', until = 'dawn' }", "one of the moments, not 'dawn'"),
    (DRAW, "{ bonus = 0, stat = 'attack', to = 'an elf in play', until = 'turn' }", "from -99 to 99, but not 0, not 0"),
    (DRAW, "{ forbid = 'stealing', to = 'an elf in play', until = 'turn' }", "laws, not 'stealing'; there are: full"),
    (DRAW, "{ forbid = 'bury', until = 'turn' }", "forbid = 'bury' is about cards: say which in 'to', and no 'whose'"),
    (DRAW, "{ permit = 'bury', whose = 'you', to = 'an elf in play', until = 'turn' }", "'bury' is about cards"),
    (DRAW, "{ forbid = 'attack', whose = 'mine', until = 'turn' }", "one of you, opponents, everybody, not 'mine'"),
    (DRAW, "{ grant = 'orc', to = 'an elf in play', until = 'turn' }", "traits, not 'orc'; there are: elf, time-lord"),
    (BONUS, BONUS.replace(" }", ', until = "turn" }'), "as long as the card is in play: leave out until"),
    (BONUS, BONUS.replace(" }", ", may = true }"), "the word 'bonus' does not know may"),
    (BONUS, BONUS.replace('"attack"', '"mass"'), "the word 'stat' takes one of the stats, not 'mass'"),
    (BONUS, BONUS.replace('"attack"', "[]"), "takes one of the stats or several of them, not []"),
    (BONUS, BONUS.replace('"attack"', '["attack", "attack"]'), "or several of them, not ['attack', 'attack']"),
    (BONUS, BONUS.replace('"attack"', '["attack", 3]'), "takes one of the stats, not 3"),
    (BONUS, BONUS.replace("bonus = 1", "bonus = true"), "number from -99 to 99, but not 0, not True"),
    (BONUS, BONUS.replace(" }", ", unless = [{ draw = 1 }] }"), "'unless' is a phrase in 'always', where nothing"),
    (BONUS, "{ grant = 'elf', to = 'all elves in play' }", "'grant' cannot mean cards by their traits"),
    (BONUS, DRAW, "the word 'draw' stands in on_play, on_other or on_discard, not in 'always'"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "to", "named"), BAD)
def test_a_bad_card(load, change, to, named):
    assert change in GOOD
    with pytest.raises(BadFile) as caught:
        load(GOOD.replace(change, to, 1))
    said = str(caught.value)
    assert "cards.toml, card elf: " in said
    assert named in said
    assert "\n" not in said


# What a language names must be there in its game: `python -m game check`


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({}, ""),
        ({"laws": ()}, "realm: cards may name 'full', which is not a law of the ruleset"),
        (
            {"fields": ("play",), "layout_for": RULESETS["control"].layout_for},
            "cards may name 'past', which is not a zone",
        ),
        ({"choices": RULESETS["control"].choices}, "realm: cards ask 'price', which is not a choice of the ruleset"),
    ],
)
def test_what_a_language_names_is_there(tmp_path, monkeypatch, change, named):
    monkeypatch.setattr("game.kernel.ruleset.KNOWN", {})
    rules = realm.make(tmp_path)
    rules = replace(rules, **({"laws": (*rules.laws, realm.FULL, realm.ATTACK, realm.BURY)} | change))
    said = [fault for fault in faults_of(rules) if "cards may name" in fault or "cards ask" in fault]
    assert bool(said) == bool(named)
    assert named in "\n".join(said)
