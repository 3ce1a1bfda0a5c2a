"""An edit throws away the painted pictures that it may have changed, and no others."""

import ast
from contextlib import contextmanager
from importlib import import_module
from shutil import copytree, ignore_patterns

import pytest

from art import fingerprint
from art.wanted import Face, Wanted, file_name, wanted_face

ART = fingerprint.ART
GAMES = ("control", "chrono_clash")
KEYS = {game: sorted(import_module(f"art.{game}").PICTURES) for game in GAMES}
SIZE = (110, 154)


def asked() -> dict[tuple[str, str], tuple]:
    """Every picture, face and part of every game, as one asks for it."""
    all_ = {}
    for game in GAMES:
        for key in KEYS[game]:
            all_[game, f"picture {key}"] = (game, key, 200)
            all_[game, f"face {key}"] = wanted_face(Face(game, key, key, "kind", 1), "board", SIZE)
        for what in ("back", "surface", "title", "icon"):
            all_[game, what] = Wanted(what, game, SIZE)
    return all_


ASKED = asked()


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """The painters' sources in another place."""
    return copytree(
        ART, tmp_path_factory.mktemp("tree") / "art", ignore=ignore_patterns("__pycache__", "*.jpg", "*.tmx")
    )


@pytest.fixture(scope="module")
def unchanged():
    return names()


@pytest.fixture(scope="module")
def uses():
    """What every source imports, by reading all of it."""
    return {file: modules_in(file) for file in ART.rglob("*.py")}


@pytest.fixture
def tree(copy, monkeypatch):
    """The copy in place of our sources."""
    monkeypatch.setattr(fingerprint, "ART", copy)
    yield copy
    look_again()


def look_again() -> None:
    for remembered in (fingerprint.of_file, fingerprint.digest, fingerprint.imports, fingerprint.source):
        remembered.cache_clear()


def names() -> dict[tuple[str, str], str]:
    look_again()
    return {one: file_name(wanted) for one, wanted in ASKED.items()}


@contextmanager
def edited(file, words: str):
    """Other words in a file, for a while."""
    before = file.read_bytes()
    file.write_text(words, "utf-8")
    look_again()
    try:
        yield
    finally:
        file.write_bytes(before)


def changed_by(file, unchanged) -> set[tuple[str, str]]:
    with edited(file, file.read_text("utf-8") + "\nEDITED = True\n"):
        after = names()
    return {one for one in ASKED if unchanged[one] != after[one]}


def every(game: str, *kinds: str) -> set[tuple[str, str]]:
    return {one for one in ASKED if one[0] == game and one[1].split()[0] in kinds}


def test_no_two_things_have_the_same_name(unchanged):
    assert len(set(unchanged.values())) == len(ASKED)


@pytest.mark.parametrize(("game", "key"), [("chrono_clash", "inkwell"), ("control", "force-field")])
def test_a_changed_picture_repaints_that_card_alone(tree, unchanged, game, key):
    file = tree / game / "pictures" / f"{key.replace('-', '_')}.py"
    assert changed_by(file, unchanged) == {(game, f"picture {key}"), (game, f"face {key}")}


def test_a_changed_light_repaints_the_pictures_that_are_painted_in_it(tree, unchanged):
    from game.rules import RULESETS

    blue = [card.key for card in RULESETS["chrono_clash"].book if card.colour == "blue"]
    changed = changed_by(tree / "chrono_clash" / "blue_hour.py", unchanged)
    assert changed == {("chrono_clash", f"{kind} {key}") for key in blue for kind in ("picture", "face")}


@pytest.mark.parametrize("module", ["creature", "glass", "land", "march", "canvas"])
def test_a_changed_file_of_the_kit_repaints_what_uses_it_and_nothing_else(tree, unchanged, uses, module):
    """What uses it is found here in another way: by all that stands in the sources, from the file upward."""
    users = {ART / "kit" / f"{module}.py"}
    while more := {file for file, taken in uses.items() if taken & users and is_paint(file)} - users:
        users |= more
    expected = set()
    for (game, what), wanted in ASKED.items():
        key = wanted[1] if what.startswith("picture") else wanted.face.key if what.startswith("face") else None
        files = {ART / game / "pictures" / f"{key.replace('-', '_')}.py"} if key else set()
        if not what.startswith("picture"):
            files.add(ART / game / fingerprint.MADE_IN[what.split()[0]])
        if files & users:
            expected.add((game, what))
    assert changed_by(tree / "kit" / f"{module}.py", unchanged) == expected
    assert 4 < len(expected) < len(ASKED), "a test that tells something"


def is_paint(file) -> bool:
    return file.relative_to(ART).as_posix() not in fingerprint.NOT_PAINTING


def modules_in(file) -> set:
    taken = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            taken |= {fingerprint.source(name.name) for name in node.names if name.name.split(".")[0] == "art"}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{file}: say `from art...`, for the fingerprint to see it"
            if node.module.split(".")[0] == "art":
                of = fingerprint.source
                taken |= {of(f"{node.module}.{name.name}") or of(node.module) for name in node.names}
    return taken - {None}


def test_the_lines_of_import_that_are_read_are_all_there_are(uses):
    for file, taken in uses.items():
        assert set(fingerprint.imports(file)) == taken, file


@pytest.mark.parametrize(
    ("file", "kinds"),
    [
        ("chrono_clash/face.py", ("face",)),
        ("lettering.py", ("face", "back", "surface", "icon")),
        ("chrono_clash/title.py", ("title",)),
        ("chrono_clash/table.py", ("back", "surface", "icon")),
        ("chrono_clash/houses.py", ("face", "back", "surface", "icon")),
        ("gallery.py", ()),
        ("painter.py", ()),
        ("wanted.py", ()),
        ("pictures.py", ()),
        ("chrono_clash/__init__.py", ()),
    ],
)
def test_an_edit_of_what_stands_round_a_picture_leaves_the_picture(tree, unchanged, file, kinds):
    changed = changed_by(tree / file, unchanged)
    assert {one for one in changed if one[0] == "chrono_clash"} == every("chrono_clash", *kinds)
    assert changed - every("chrono_clash", *kinds) == (every("control", "face") if file == "lettering.py" else set())


def test_an_import_inside_a_function_counts_and_circles_end(tree):
    one, two = tree / "kit" / "props.py", tree / "kit" / "figure.py"
    within = "def runner():\n    from art.kit.figure import (\n        Figure,\n    )\n"
    with edited(one, within), edited(two, "import art.kit.props\n"):
        assert fingerprint.used_by(one) == fingerprint.used_by(two) == {one, two}


def test_neither_the_place_of_the_tree_nor_the_ends_of_its_lines_matter(tree, unchanged):
    assert names() == unchanged
    for file in ("kit/light.py", "kit/canvas.py", "control/face.py"):
        (tree / file).write_bytes((ART / file).read_bytes().replace(b"\n", b"\r\n"))
    assert names() == unchanged


def test_a_game_or_a_card_without_pictures_has_a_name_too():
    other = [("paper", "heron", 200), ("chrono_clash", "no-such-card", 200), Wanted("title", "paper", SIZE)]
    assert len({file_name(one) for one in other}) == len(other)


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_a_game_are_made_where_the_fingerprint_looks(game):
    art = import_module(f"art.{game}")
    for what, file in fingerprint.MADE_IN.items():
        assert getattr(art, what).__module__ == f"art.{game}.{file.removesuffix('.py')}"
