"""What may import what, read from the source itself. The picture of it is in ARCHITECTURE.md and game/README.md."""

import ast
import importlib
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SCREEN = ("pygame", "PIL", "pytmx", "art", "sounds", "ui", "scenes", "main")
FORBIDDEN = {
    "game": SCREEN,
    "game/kernel": ("game.rules", "game.effects", "game.ai", "game.match"),
    "game/effects": ("game.rules", "game.ai", "game.match"),
    "game/rules": ("game.ai", "game.match"),
    "game/rules/control": ("game.rules.chrono_clash", "game.rules.towers_in_time", "game.rules.doctor_who"),
    "game/rules/chrono_clash": ("game.rules.control", "game.rules.towers_in_time", "game.rules.doctor_who"),
    "game/rules/towers_in_time": ("game.rules.control", "game.rules.chrono_clash", "game.rules.doctor_who"),
    "game/rules/doctor_who": ("game.rules.control", "game.rules.chrono_clash", "game.rules.towers_in_time"),
    "game/ai": ("game.match", "game.teach"),
    "game/teach": ("game.match",),
    "art": ("ui", "scenes", "game", "sounds", "main"),
    "sounds": ("ui", "scenes", "game", "art", "main"),
    "ui": ("scenes", "main", "game.rules", "game.effects", "game.ai", "game.match"),
    "scenes": ("main",),
}
SHOWS = ROOT / "ui" / "shows"
LEAVES = ("game.files", "game.system", "game.processes")
"""They stand on nothing of ours but each other, and everybody may stand on them: how files are written, what systems
differ in, and how a worker process is begun."""
FILES = [(folder, path) for folder in FORBIDDEN for path in sorted((ROOT / folder).rglob("*.py"))]


@cache
def imports(path):
    """The full names of all modules and things that a file imports, wherever in it."""
    return tuple(_imports(path))


def _imports(path):
    package = path.relative_to(ROOT).with_suffix("").parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(package[: -node.level]) if node.level else ""
            module = ".".join(filter(None, (start, node.module)))
            yield from (f"{module}.{name.name}" for name in node.names)


def is_in(module, package):
    return module == package or module.startswith(package + ".")


def crossing(path):
    """The one place where a game's name crosses: a show imports the events of its own game."""
    return f"game.rules.{path.parent.name}.events" if path.parent.parent == SHOWS else ""


def upward(folder, path):
    """The imports of a file that its folder forbids."""
    free = (*LEAVES, *filter(None, (crossing(path) if folder == "ui" else "",)))
    return [m for m in imports(path) if not any(is_in(m, f) for f in free) for f in FORBIDDEN[folder] if is_in(m, f)]


def test_nothing_imports_upward():
    assert len(FILES) > 400
    found = {path.relative_to(ROOT).as_posix(): upward(folder, path) for folder, path in FILES}
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


def test_the_rules_use_no_chance_but_the_states():
    for path in (*(ROOT / "game/kernel").glob("*.py"), *(ROOT / "game/rules").rglob("*.py")):
        assert not {"random", "time", "secrets"} & {name.split(".")[0] for name in imports(path)}, path


def test_this_test_sees_relative_imports():
    found = set(imports(ROOT / "game/rules/control/cards.py"))
    assert {"game.effects.language.Language", "game.kernel.book.Printed", "game.rules.control.laws"} <= found


def test_a_show_is_imported_by_itself_alone():
    """All others call `ui.shows.show_of`."""
    games = [f"ui.shows.{folder.name}" for folder in SHOWS.iterdir() if (folder / "__init__.py").exists()]
    assert len(games) == 4
    for path in sorted(p for top in ("ui", "scenes") for p in (ROOT / top).rglob("*.py")):
        own = f"ui.shows.{path.parent.name}" if path.parent.parent == SHOWS else ""
        wrong = [m for m in imports(path) for game in games if is_in(m, game) and game != own]
        assert not wrong, f"{path.relative_to(ROOT)} may not import {', '.join(wrong)}"


def test_this_test_lets_a_show_import_the_events_of_its_game_and_nothing_else_of_it():
    assert crossing(SHOWS / "control" / "events.py") == "game.rules.control.events"
    assert crossing(SHOWS / "show.py") == crossing(ROOT / "ui" / "table" / "board.py") == ""
    assert not is_in("game.rules.control.choices.X", "game.rules.control.events")
    assert not is_in("game.rules.chrono_clash.events", crossing(SHOWS / "control" / "events.py"))


def test_the_leaves_stand_on_nothing():
    ours = {"game", "art", "sounds", "ui", "scenes", "main", "pygame"}
    assert not ours & {name.split(".")[0] for name in imports(ROOT / "game/system.py")}
    assert not imports(ROOT / "game/texts.py")
    there = {name for name in imports(ROOT / "game/files.py") if name.split(".")[0] in ours}
    assert there == {"game.system", "game.texts"}


# Screens do not import each other in a circle

CIRCLES = ("scenes", "ui", "game", "art")


def modules():
    """All modules of the folders that must be without circles, with their files."""
    for top in CIRCLES:
        for path in sorted((ROOT / top).rglob("*.py")):
            yield ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"), path


def is_for_types(node):
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def at_the_top(node):
    """A file without its functions and without what is imported for types alone."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) and not is_for_types(child):
            yield child
            yield from at_the_top(child)


def imported(path, nodes, known):
    """The modules among `known` that these nodes of a file import."""
    package = path.relative_to(ROOT).with_suffix("").parts
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name in known)
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(package[: -node.level]) if node.level else ""
            module = ".".join(filter(None, (start, node.module)))
            for name in node.names:
                found = f"{module}.{name.name}" if f"{module}.{name.name}" in known else module
                yield from (found,) if found in known else ()


def circles(arrows):
    """Sets of modules that reach each other, by what each imports: two or more in each."""
    reach = {start: set() for start in arrows}
    for start in arrows:
        waiting = [start]
        while waiting:
            for end in arrows[waiting.pop()]:
                if end not in reach[start]:
                    reach[start].add(end)
                    waiting.append(end)
    found = {frozenset(end for end in reach[start] if start in reach[end]) for start in arrows if start in reach[start]}
    return [sorted(each) for each in found if len(each) > 1]


def test_no_more_than_two_files_import_each_other():
    known = dict(modules())
    arrows = {name: set(imported(path, at_the_top(ast.parse(path.read_text())), known)) - {name}
              for name, path in known.items()}  # fmt: skip
    assert sum(map(len, arrows.values())) > 500
    assert [circle for circle in circles(arrows) if len(circle) > 2] == []


def test_this_test_finds_circles():
    arrows = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": {"d"}, "f": {"a"}}
    assert sorted(circles(arrows)) == [["a", "b", "c"], ["d", "e"]]


def test_scenes_import_at_module_level():
    """Scenes that are opened later are opened by name, through the registry."""
    for path in sorted((ROOT / "scenes").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        functions = [n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
        inside = [n for f in functions for n in ast.walk(f) if isinstance(n, ast.Import | ast.ImportFrom)]
        assert [ast.unparse(n) for n in inside] == [], path
        assert ("import_module" in text or "__import__" in text) == (path.name == "registry.py"), path


def test_every_name_of_the_registry_stands_for_something():
    from scenes.registry import PLACES, named

    assert all(callable(named(name)) for name in PLACES)
    with pytest.raises(LookupError, match="nothing is called 'nowhere'; there are: menu"):
        named("nowhere")


PARTS = ("chair", "story", "asking", "wishes", "reading", "buttons", "hand", "forecast", "mouse", "keys", "picture")


@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_the_table_knows_only_those_before_it(part):
    """The order is that of scenes/README.md; what concerns the whole table a part asks of `Deeds`."""
    known = {f"scenes.match.{name}" for name in ("table", *PARTS)}
    path = ROOT / "scenes" / "match" / f"{part}.py"
    found = set(imported(path, ast.walk(ast.parse(path.read_text())), known))
    before = {f"scenes.match.{name}" for name in PARTS[: PARTS.index(part)]}
    assert found <= before and (found or part == "chair")


def test_the_readme_names_the_parts_in_that_order():
    table = re.findall(r"^\| (`.*?`) \|", (ROOT / "scenes" / "README.md").read_text(), re.M)
    named = [name for cell in table for name in re.findall(r"`(\w+)`", cell)]
    assert [name for name in named if name in PARTS] == list(PARTS)


def asked_of_modules(path):
    """What a file asks of modules of ours by their names, as (module, name, line): `laws.SIDED`, `ev.CardMoved`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    package, meant = path.relative_to(ROOT).with_suffix("").parts, {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            start = ".".join(package[: -node.level]) if node.level else ""
            source = ".".join(filter(None, (start, node.module)))
            for name in node.names:
                file = ROOT / f"{source}.{name.name}".replace(".", "/")
                if file.with_suffix(".py").exists():
                    meant[name.asname or name.name] = f"{source}.{name.name}"
    own = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    own |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in meant.keys() - own:
            yield meant[node.value.id], node.attr, node.lineno


def test_every_name_that_is_asked_of_a_module_is_there():
    """A law that a rare refusal names is looked for only when somebody is refused: nobody is to find it missing."""
    missing, asked = [], 0
    for path in sorted({path for _, path in FILES}):
        for module, name, line in asked_of_modules(path):
            asked += 1
            if not hasattr(importlib.import_module(module), name):
                missing.append(f"{path.relative_to(ROOT)}:{line}: {module} has no {name}")
    assert not missing
    assert asked > 2000
