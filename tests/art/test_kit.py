"""The kit knows no game, a game's art knows no other game, and every picture stands alone in a file."""

import ast
from itertools import chain

import pytest

from art import fingerprint
from game.rules import RULESETS

ART = fingerprint.ART
GAMES = sorted(folder.parent.name for folder in ART.glob("*/pictures"))
PICTURES = [(game, file) for game in GAMES for file in sorted((ART / game / "pictures").glob("*.py"))]
PICTURES = [(game, file) for game, file in PICTURES if file.stem != "__init__"]


def of(file) -> set[str]:
    """The folders of art/ that a source takes something from; files of art/ itself by their names."""
    return {taken.relative_to(ART).parts[0] for taken in fingerprint.imports(file)}


def test_every_folder_of_pictures_belongs_to_a_game():
    assert {"control", "chrono_clash"} <= set(GAMES) <= set(RULESETS)


def test_the_kit_takes_from_the_kit_the_fonts_and_the_measures_alone():
    taken = {file.name: of(file) - {"kit", "fonts.py", "measures.py"} for file in (ART / "kit").glob("*.py")}
    assert {name: more for name, more in taken.items() if more} == {} and len(taken) > 14


def test_what_all_games_share_imports_no_game():
    for file in chain(ART.glob("*.py"), (ART / "kit").glob("*.py")):
        assert not of(file) & set(GAMES), file


@pytest.mark.parametrize("game", GAMES)
def test_a_game_takes_nothing_from_another(game):
    for file in (ART / game).rglob("*.py"):
        assert not of(file) & (set(GAMES) - {game}), file


@pytest.mark.parametrize("game", GAMES)
def test_no_card_and_no_game_is_named_in_the_kit(game):
    names = {RULESETS[game].title.lower(), game, *(card.name.lower() for card in RULESETS[game].book)}
    for file in (ART / "kit").glob("*.py"):
        said = " ".join(file.read_text("utf-8").lower().split())
        assert {name for name in names if (" " in name or "_" in name) and name in said} == set(), file


def test_a_picture_takes_from_no_other_picture_and_paints_one():
    for _, file in PICTURES:
        assert not any(taken.parent.name == "pictures" for taken in fingerprint.imports(file)), file
        tree = ast.parse(file.read_text("utf-8"))
        assert [node.name for node in tree.body if getattr(node, "name", "") == "paint"] == ["paint"], file
        assert ast.get_docstring(tree), f"{file} does not say what is to be seen"


def test_a_picture_says_its_card_and_takes_its_chance_from_its_own_key():
    """Two pictures of one seed would have the same clouds."""
    for game, file in PICTURES:
        key = file.stem.replace("_", "-")
        tree = ast.parse(file.read_text("utf-8"))
        title = RULESETS[game].book[key].name
        assert " ".join(ast.get_docstring(tree).split()).startswith(f"{title}: "), file
        (paint,) = (node for node in tree.body if getattr(node, "name", "") == "paint")
        for decorator in paint.decorator_list:
            assert key in [getattr(given, "value", "") for given in decorator.args], file


def test_no_file_is_too_long():
    long = {file.name: n for file in ART.rglob("*.py") if (n := len(file.read_text("utf-8").splitlines())) > 450}
    assert long == {}
