"""An edit of a source tells which paintings it may have changed, and no others."""

import ast
from contextlib import contextmanager
from importlib import import_module
from shutil import copytree, ignore_patterns

import pytest

from art import fingerprint, masters
from art.archive import LARGER, SMALLER, Master

ART = fingerprint.ART
GAMES = ("control", "chrono_clash")
ASKED = [(game, name) for game in GAMES for name in masters.names(game)]
TABLE = ("back-0", "back-1", "icon")
BOARD = ("table", "desk", "board")


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """The painters' sources in another place."""
    return copytree(
        ART, tmp_path_factory.mktemp("tree") / "art", ignore=ignore_patterns("__pycache__", "*.jpg", "*.tmx", "*.webp")
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
    return {one: fingerprint.of_master(*one) for one in ASKED}


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
    return {one for one in ASKED if one[0] == game and one[1].split("/")[0] in kinds}


def test_no_two_things_have_the_same_name_in_the_cache(unchanged):
    assert len({Master(*one).cached for one in ASKED}) == len(ASKED)
    nova = Master("control", "pictures/nova")
    assert nova.cached == nova._replace(width=SMALLER).cached != nova._replace(width=LARGER).cached
    pictures = {one: print_ for one, print_ in unchanged.items() if one[1].startswith("pictures/")}
    assert len(set(pictures.values())) == len(pictures), "no two pictures are painted from the same sources"


@pytest.mark.parametrize(("game", "key"), [("chrono_clash", "inkwell"), ("control", "force-field")])
def test_a_changed_picture_repaints_that_card_alone(tree, unchanged, game, key):
    file = tree / game / "pictures" / f"{key.replace('-', '_')}.py"
    assert changed_by(file, unchanged) == {(game, f"pictures/{key}")}


def test_a_changed_light_repaints_the_pictures_that_are_painted_in_it(tree, unchanged):
    from game.rules import RULESETS

    blue = [card.key for card in RULESETS["chrono_clash"].book if card.colour == "blue"]
    changed = changed_by(tree / "chrono_clash" / "blue_hour.py", unchanged)
    assert changed == {("chrono_clash", f"pictures/{key}") for key in blue}


@pytest.mark.parametrize("module", ["creature", "glass", "land", "march", "canvas"])
def test_a_changed_file_of_the_kit_repaints_what_uses_it_and_nothing_else(tree, unchanged, uses, module):
    """What uses it is found here in another way: by all that stands in the sources, from the file upward."""
    users = {ART / "kit" / f"{module}.py"}
    while more := {file for file, taken in uses.items() if taken & users and is_paint(file)} - users:
        users |= more
    expected = {(game, name) for game, name in ASKED if file_of(game, name) in users}
    assert changed_by(tree / "kit" / f"{module}.py", unchanged) == expected
    assert 2 < len(expected) < len(ASKED), "a test that tells something"


def file_of(game: str, name: str):
    """Where a master is painted."""
    kind, _, one = name.partition("/")
    if kind == "pictures":
        return ART / game / "pictures" / f"{one.replace('-', '_')}.py"
    return ART / game / fingerprint.MADE_IN.get(kind, fingerprint.OTHERWISE)


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
        ("chrono_clash/face.py", ()),
        ("chrono_clash/setting.py", ()),
        ("lettering.py", ()),
        ("sheet.py", ()),
        ("archive.py", ()),
        ("masters.py", ()),
        ("chrono_clash/title.py", ("title",)),
        ("chrono_clash/table.py", (*TABLE, *BOARD)),
        ("chrono_clash/board.py", BOARD),
        ("chrono_clash/pieces.py", ("pieces",)),
        ("chrono_clash/places.py", ("pieces", *BOARD)),
        ("chrono_clash/plates.py", ("pieces", *TABLE, *BOARD)),
        ("chrono_clash/houses.py", ("pieces", *TABLE, *BOARD)),
        ("kit/boards.py", BOARD),
        ("measures.py", ("pieces", *BOARD)),
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
    shared = every("control", *kinds) if file.startswith("kit/") or "/" not in file else set()
    assert changed - every("chrono_clash", *kinds) == shared


def test_an_import_inside_a_function_counts_and_circles_end(tree):
    one, two = tree / "kit" / "props.py", tree / "kit" / "figure.py"
    within = "def runner():\n    from art.kit.figure import (\n        Figure,\n    )\n"
    with edited(one, within), edited(two, "import art.kit.props\n"):
        assert fingerprint.used_by(one) == fingerprint.used_by(two) == {one, two}


def test_neither_the_place_of_the_tree_nor_the_ends_of_its_lines_matter(tree, unchanged):
    assert names() == unchanged
    for file in ("kit/light.py", "kit/canvas.py", "control/face.py"):
        (tree / file).write_text((ART / file).read_text(encoding="utf-8"), encoding="utf-8", newline="\r\n")
    assert names() == unchanged


def test_a_game_or_a_card_without_pictures_has_a_name_too():
    other = [
        Master("paper", "pictures/heron"), Master("chrono_clash", "pictures/no-such-card"), Master("paper", "title"),
        Master("paper", "pictures/heron", 1280),
    ]  # fmt: skip
    assert len({one.cached for one in other}) == len(other)


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_a_game_are_made_where_the_fingerprint_looks(game):
    made = {"title": "title", "pieces": "PIECES", "table": "table", "desk": "desk", "board": "PIECES"}
    for kind, file in fingerprint.MADE_IN.items():
        module = import_module(f"art.{game}.{file.removesuffix('.py')}")
        assert hasattr(module, made[kind])
    table = import_module(f"art.{game}.{fingerprint.OTHERWISE.removesuffix('.py')}")
    assert all(getattr(table, part).__module__ == table.__name__ for part in ("back", "icon"))
