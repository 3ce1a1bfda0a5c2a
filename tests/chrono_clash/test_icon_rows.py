"""The icon language as text: every icon is read and written back, what means nothing is refused with a sentence."""

import re
from pathlib import Path

import pytest

from game.files import BadFile
from game.rules import RULESETS
from game.rules.chrono_clash import cards, words
from game.rules.chrono_clash.icons import EFFECTS, LEGEND, MANY, TRIGGERS, Effect, Target, read_gained, read_row, token

from .laying import RULES

REAL = RULESETS["chrono_clash"]
SECTIONS = dict(
    re.findall(r"^\*\*(\d+\.\d+)[ *]+(.*)", Path(REAL.telling.rules_file).read_text(encoding="utf-8"), re.MULTILINE)
)

# every icon of the legend in a row that needs it: (row, where it stands)
ROWS = {
    "summon": ("summon draw+1", "battler"),
    "attack": ("attack time+1", "battler"),
    "destroyed": ("destroyed draw+2", "guardian"),
    "quest": ("quest extra+1", "battler"),
    "tap": ("tap chosen-battler tap", "battler"),
    "chosen-battler": ("chosen-battler chosen-battler destroy", "action"),
    "chosen-opponent": ("chosen-opponent guardians-1 draw-1", "action"),
    "other-battler": ("summon other-battler strength+5", "battler"),
    "other-battlers": ("other-battlers strength+1 cost-1", "battler"),
    "all-battlers": ("all-battlers untap", "guardian"),
    "battler-card": ("battler-card in-discard with cost<=4 return", "action"),
    "action-card": ("action-card in-hand cost-2", "action"),
    "in-hand": ("battler-card in-hand cost-1", "battler"),
    "in-discard": ("attack action-card in-discard return", "battler"),
    "with": ("chosen-battler with taunt with cost<=8 with strength<=8 destroy", "action"),
    "cost": ("chosen-battler cost+3", "action"),
    "strength": ("strength+3", "guardian"),
    "time": ("time-3", "action"),
    "destroy": ("attack destroy", "battler"),
    "return": ("destroyed return", "battler"),
    "play-summon": ("tap chosen-battler play-summon", "battler"),
    "untap": ("attack other-battler untap", "battler"),
    "draw": ("draw-1 draw+1", "action"),
    "guardians": ("guardians-1 guardians+2", "action"),
    "extra": ("extra+1", "guardian"),
    "gains": ("chosen-battler gains fast guardian-attack+2 strength+1", "guardian"),
    "guardian-attack": ("guardian-attack+3", "battler"),
    "cant-attack": ("cant-attack protector", "battler"),
    "cant-attack-battlers": ("cant-attack-battlers", "battler"),
    "protector": ("protector", "battler"),
    "recovery": ("recovery withdraw", "battler"),
    "leader": ("leader:2", "battler"),
    "last-stand": ("last-stand+3", "battler"),
    "reinforcements": ("reinforcements leader:2", "battler"),
    "legion": ("legion legion", "battler"),
    "fast": ("fast", "battler"),
    "sentinel": ("sentinel", "battler"),
    "withdraw": ("withdraw", "battler"),
    "toughness": ("toughness", "battler"),
    "sneak-attack": ("sneak-attack:3", "battler"),
    "elusive": ("elusive taunt", "battler"),
    "transform": ("transform", "battler"),
    "time-threshold": ("summon chosen-battler strength-3 time-threshold:3", "battler"),
    "taunt": ("taunt", "battler"),
    "pilot": ("pilot:1", "battler"),
}

REFUSED = [
    ("", "battler", "at least one icon"),
    ("   ", "action", "at least one icon"),
    ("fly", "battler", "'fly' is no icon; there are: action-card"),
    ("Fast", "battler", "is no icon"),
    ("fast!", "battler", "is no icon"),
    ("fast+1", "battler", "should be written fast"),
    ("draw", "action", "should be written draw+1 or draw-1"),
    ("draw:1", "action", "should be written draw+1 or draw-1"),
    ("extra-1", "action", "should be written extra+1"),
    ("leader", "battler", "should be written leader:1"),
    ("leader+2", "battler", "should be written leader:1"),
    ("guardian-attack-1", "battler", "should be written guardian-attack+1"),
    ("draw+0", "action", "the number is from 1 to 20"),
    ("time+21", "action", "the number is from 1 to 20"),
    ("chosen-battler", "action", "what is done to them"),
    ("chosen-battler with cost<=4", "action", "what is done to them"),
    ("chosen-battler with destroy", "action", "after 'with' comes"),
    ("chosen-battler with", "action", "after 'with' comes"),
    ("chosen-battler with chosen-opponent destroy", "action", "after 'with' comes"),
    ("battler-card return", "action", "comes in-hand or in-discard"),
    ("in-hand cost-1", "action", "cannot stand where it stands"),
    ("with taunt destroy", "action", "cannot stand where it stands"),
    ("cost<=4 destroy", "action", "what is done"),
    ("summon summon draw+1", "battler", "cannot stand where it stands"),
    ("draw+1 summon", "battler", "cannot stand where it stands"),
    ("summon draw+1", "action", "cannot stand where it stands"),
    ("summon draw+1", "guardian", "no trigger but 'destroyed'"),
    ("tap time+1", "guardian", "no trigger but 'destroyed'"),
    ("summon", "battler", "says what happens"),
    ("tap", "battler", "says what happens"),
    ("summon time-threshold:3", "battler", "says what happens"),
    ("destroyed", "guardian", "says what happens"),
    ("draw+1", "battler", "needs a trigger"),
    ("chosen-battler strength+1", "battler", "needs a trigger"),
    ("other-battlers untap", "battler", "needs a trigger"),
    ("summon fast", "battler", "abilities stand in a row of their own"),
    ("fast other-battlers strength+1", "battler", "abilities stand in a row of their own"),
    ("fast", "action", "abilities"),
    ("fast", "guardian", "abilities"),
    ("attack draw+1 time-threshold:3", "battler", "a time threshold stands in a summon row"),
    ("time+1 time-threshold:3", "action", "a time threshold stands in a summon row"),
    ("summon chosen-battler draw+1", "battler", "draw is not for chosen-battler"),
    ("chosen-opponent destroy", "action", "destroy is not for an opponent"),
    ("battler-card in-discard destroy", "action", "can only return"),
    ("battler-card in-hand return", "action", "can only change its cost"),
    ("battler-card in-hand gains fast", "action", "can only change its cost"),
    ("summon other-battler play-summon", "battler", "play itself without end"),
    ("chosen-battler gains summon other-battler play-summon", "action", "play itself without end"),
    ("chosen-battler other-battler destroy", "action", "of one kind, and picked"),
    ("chosen-opponent chosen-opponent draw-1", "action", "of one kind, and picked"),
    ("chosen-battler gains", "action", "the icons that are gained"),
    ("chosen-battler gains untap", "action", "needs a trigger"),
    ("chosen-battler gains other-battlers strength+1", "action", "strength needs a trigger"),
    ("chosen-battler gains chosen-battler", "action", "what is done"),
]


@pytest.mark.parametrize("icon", ROWS)
def test_every_icon_is_read_and_written_back(icon):
    text, place = ROWS[icon]
    assert icon in text
    row = read_row(f"  {text.replace(' ', '   ')} ", place)
    assert row.text == text
    assert read_row(row.text, place) == row
    assert row.icons == tuple(text.split())
    said = words.sentence(row)
    assert said[0].isupper() and said.endswith(".") and "None" not in said and "{" not in said


def test_the_table_has_every_icon():
    assert list(ROWS) and set(ROWS) == set(LEGEND) == set(LEGEND) | EFFECTS | set(TRIGGERS)


@pytest.mark.parametrize(("text", "place", "said"), REFUSED)
def test_what_means_nothing_is_refused_with_a_sentence(text, place, said):
    with pytest.raises(ValueError) as caught:
        read_row(text, place)
    assert said in str(caught.value), str(caught.value)


@pytest.mark.parametrize("icon", LEGEND)
def test_every_icon_names_a_section_that_explains_it(icon):
    number = LEGEND[icon].section
    assert number in SECTIONS
    name = LEGEND[icon].name.lower().replace("your ", "")
    assert LEGEND[icon].name[0].isupper()
    assert f"`{icon}" in SECTIONS[number] or name.split(" ")[0] in SECTIONS[number].lower()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("fast", ("fast", "", 0)),
        ("draw+2", ("draw", "+", 2)),
        ("draw-2", ("draw", "-", -2)),
        ("leader:3", ("leader", ":", 3)),
        ("cost<=8", ("cost", "<=", 8)),
        ("cost<=0", ("cost", "<=", 0)),
        ("cost-20", ("cost", "-", -20)),
    ],
)
def test_tokens(text, found):
    assert tuple(token(text)) == found


def test_how_rows_are_understood():
    row = read_row("summon chosen-battler with strength<=4 destroy draw+1 time-threshold:2", "battler")
    assert (row.when, row.threshold) == ("BattlerSummoned", 2)
    assert [group.targets for group in row.clauses] == [(Target("chosen-battler", most_strength=4),), ()]
    assert [group.effects for group in row.clauses] == [(Effect("destroy"),), (Effect("draw", 1),)]
    row = read_row("chosen-opponent draw-1 strength+2", "action")
    assert [group.effects for group in row.clauses] == [(Effect("draw", -1),), (Effect("strength", 2),)]
    assert row.clauses[1].targets == ()
    assert [read_row("time+1", place).when for place in ("action", "guardian")] == ["played", "revealed"]
    assert read_row("fast guardian-attack+2", "battler").abilities == (("fast", 1), ("guardian-attack", 2))
    assert read_row("battler-card in-hand with fast cost-1", "action").clauses[0].targets == (
        Target("battler-card", "hand", having="fast"),
    )


def test_gains_takes_the_rest_of_the_row():
    (group,) = read_row("other-battlers untap gains fast strength+2", "action").clauses
    assert [effect.icon for effect in group.effects] == ["untap", "gains"]
    (gained,) = group.effects[1].rows
    assert (gained.when, gained.abilities, gained.text) == ("always", (("fast", 1),), "fast strength+2")
    (gained,) = read_row("chosen-battler gains attack draw+1", "action").clauses[0].effects[0].rows
    assert (gained.when, gained.text) == ("BattlerAttacked", "attack draw+1")
    assert read_gained(gained.text) == gained


def test_all_rows_of_both_books_read_back():
    for book in (REAL.book, RULES.book):
        for printed in book:
            for row in printed.abilities:
                assert read_row(row.text, printed.kind) == row
            assert printed.guardian == "" or read_row(printed.guardian, "guardian") == printed.guards
            assert printed.icons == tuple(row.text for row in printed.abilities)


@pytest.mark.parametrize(("text", "place"), ROWS.values())
def test_a_row_is_a_sentence(text, place):
    said = words.sentence(read_row(text, place))
    assert said[0].isupper() and said.endswith(".") and "{" not in said and "  " not in said, said


def test_what_guardians_and_actions_say():
    assert words.sentence(read_row("destroyed draw+1", "guardian")).startswith(words.WHEN["BattlerDestroyed"])
    assert words.IN_BATTLE in words.sentence(read_row("strength+3", "guardian"))
    for place in ("action", "guardian"):  # no battler says it: there is none of the same name
        said = words.sentence(read_row("other-battler gains fast strength+2", place))
        assert words.NOT_A_COPY not in said and "Fast and +2 strength" in said and words.TODAY in said
    assert "9 guardians" in words.sentence(read_row("guardians+9", "action"))
    assert "two battlers" in words.sentence(read_row("chosen-battler chosen-battler tap", "action"))
    said = words.sentence(read_row("chosen-battler with cost<=2 chosen-battler with taunt destroy", "action"))
    assert said.index("cost 2 or less") < said.index("Taunt")


def test_a_prompt_has_ten_words_at_most_with_the_name_of_its_card():
    rows = [row for card in REAL.book for row in (*card.abilities, *filter(None, [card.guards]))]
    asking = [(part, row) for row in rows for part in row.clauses if part.targets and part.targets[0].icon not in MANY]
    said = [words.choice(part, row) for part, row in asking]
    assert said and all(len(one.split()) <= words.PROMPT and one[0].islower() for one in said), said


# The card file

ENTRY = 'name = "A"\ncolour = "red"\nkind = "battler"\ncost = 1\nstrength = 1\n'


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (ENTRY.replace('colour = "red"\n', ""), "'colour' is missing"),
        (ENTRY.replace("red", "white"), "none of red, blue, green, purple"),
        (ENTRY.replace("battler", "spell"), "none of battler, action"),
        (ENTRY.replace("strength = 1\n", ""), "a battler has a strength"),
        (ENTRY.replace("battler", "action"), "an action has no strength"),
        (ENTRY.replace("battler", "action").replace("strength = 1\n", ""), "an action without icons does nothing"),
        (ENTRY.replace("cost = 1", "cost = 21"), "a number from 0 to 20"),
        (ENTRY.replace("cost = 1", "cost = -1"), "a number from 0 to 20"),
        (ENTRY.replace("cost = 1", "cost = true"), "'cost' should be a whole number, but is True"),
        (ENTRY.replace("cost = 1", "cost = 1.5"), "'cost' should be a whole number, but is 1.5"),
        (ENTRY.replace("strength = 1", "strength = 21"), "'strength' is a number from 0 to 20, not 21"),
        (ENTRY.replace('"A"', "7"), "'name' should be text in quotation marks, but is 7"),
        (ENTRY.replace('"A"', '""'), "'name' is missing"),
        (ENTRY + 'icons = "fast"\n', "'icons' should be a list in square brackets, but is 'fast'"),
        (ENTRY + "guardian = 3\n", "'guardian' should be text in quotation marks"),
        (ENTRY + 'icons = ["fast", ""]\n', "row 2: a row needs at least one icon"),
        (ENTRY + 'icons = ["fast", "attack chosen-battler"]\n', "row 2: after its targets a row says what is done"),
        (ENTRY + 'guardian = "fly"\n', "guardian: 'fly' is no icon; there are: action-card"),
        (
            ENTRY.replace("battler", "action").replace("strength = 1", 'group = "walker"\nicons = ["draw+1"]'),
            "only battlers are of a group",
        ),
        (ENTRY + "speed = 1\n", "unknown word 'speed'"),
        (ENTRY + 'part = "side"\n', "none of deck, extra"),
        (ENTRY + 'group = "eva"\n', "none of walker"),
        (ENTRY + "icons = [1]\n", "a list of rows"),
        (ENTRY + 'icons = ["draw+1"]\n', "needs a trigger"),
        (ENTRY + 'guardian = "fast"\n', "abilities"),
        (ENTRY + 'origin = "elsewhere"\n', "origin 'elsewhere' is none of on record, derived, ours"),
    ],
)
def test_a_bad_card_is_refused_with_its_file_and_name(tmp_path, entry, said):
    path = tmp_path / "cards.toml"
    path.write_text(f"[a-card]\n{entry}", encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        cards.load("chrono_bad", path)
    assert str(caught.value).startswith(f"{path}, card a-card: ")
    assert said in str(caught.value), str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "where", "said"),
    [
        ("[a-card\n", "", "is not TOML: Expected ']'"),
        (f"[a-card]\n{ENTRY}[a-card]\n{ENTRY}", "", "Cannot declare ('a-card',) twice"),
        ("a-card = 3\n", ", a-card", "is not a card (write it as [card-key] with lines below)"),
        (f"[[a-card]]\n{ENTRY}", ", a-card", "is not a card (write it as [card-key] with lines below)"),
        (f'["A card"]\n{ENTRY}', ", card A card", "the key of a card is small letters, with a hyphen between words"),
        (f"[a-card]\n{ENTRY}[a-card.more]\n", ", card a-card", "unknown word 'more'; known: name, colour"),
    ],
)
def test_a_bad_file_is_refused_with_its_place(tmp_path, text, where, said):
    path = tmp_path / "cards.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        cards.load("chrono_bad", path)
    assert str(caught.value).startswith(f"{path}{where}: ")
    assert said in str(caught.value) and "\n" not in str(caught.value)


def test_a_card_in_two_files_is_refused_in_the_second(tmp_path):
    paths = [tmp_path / "one.toml", tmp_path / "two.toml"]
    for path in paths:
        path.write_text(f"[a-card]\n{ENTRY}", encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        cards.load("chrono_bad", *paths)
    assert str(caught.value) == f"{paths[1]}, card a-card: stands in another file already (give it another key)"


@pytest.mark.parametrize(("cost", "strength"), [(0, 0), (20, 20), (1, 20)])
def test_numbers_at_their_ends_are_good(tmp_path, cost, strength):
    path = tmp_path / "cards.toml"
    entry = ENTRY.replace("cost = 1", f"cost = {cost}").replace("strength = 1", f"strength = {strength}")
    path.write_text(f"[a-card]\n{entry}", encoding="utf-8")
    (printed,) = cards.load("chrono_good", path)
    assert (printed.cost, printed.strength) == (cost, strength)
