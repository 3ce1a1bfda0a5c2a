"""A picture is the same at every painting: its chance has a seed, and no painting leaves anything behind.

What is drawn twice and compared stands in `test_chrono_pictures.py` and `test_pictures.py`.
"""

import ast

import pytest

from art import fingerprint

ART = fingerprint.ART
PAINTERS = sorted(
    file.relative_to(ART).as_posix()
    for file in ART.rglob("*.py")
    if file.parent != ART and file.relative_to(ART).as_posix() not in fingerprint.NOT_PAINTING
)
# All that painters use beside each other: nothing of it knows the time, the machine, or chance without a seed.
ALLOWED = {
    "__future__", "collections", "contextlib", "functools", "itertools", "math", "re", "typing", "zlib",
    "PIL", "art", "numpy", "pygame",
}  # fmt: skip


def faults(source: str) -> list[str]:
    """What in a source could make a picture another one the next time."""
    found = []
    tree = ast.parse(source)
    given = {id(call.func) for call in ast.walk(tree) if isinstance(call, ast.Call) and (call.args or call.keywords)}
    for node in ast.walk(tree):
        names = []
        if isinstance(node, ast.Import):
            names = [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{name.name}" for name in node.names]
        found += [f"{node.lineno}: {name}" for name in names if name.split(".")[0] not in ALLOWED]
        found += [f"{node.lineno}: {name}" for name in names if name.startswith("numpy.random")]
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute) and node.value.attr == "random":
            seeded = node.attr == "default_rng" and id(node) in given
            if not seeded and node.attr != "Generator":
                found.append(f"{node.lineno}: random.{node.attr}")
        if isinstance(node, ast.Global):
            found.append(f"{node.lineno}: global {', '.join(node.names)}")
        if isinstance(node, (ast.For, ast.comprehension)) and isinstance(node.iter, (ast.Set, ast.SetComp)):
            found.append(f"{node.iter.lineno}: a set has no order")
    return found


def test_there_is_something_to_look_at():
    assert "kit/sky.py" in PAINTERS and "control/pictures/rift.py" in PAINTERS and len(PAINTERS) > 140


def test_no_painter_asks_for_chance_without_a_seed_or_for_the_time():
    assert {file: found for file in PAINTERS if (found := faults((ART / file).read_text("utf-8")))} == {}


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from time import perf_counter",
        "import numpy.random as r",
        "from numpy.random import default_rng",
        "rng = np.random.default_rng()",
        "make = np.random.default_rng",
        "x = np.random.normal(0, 1)",
        "def paint(width):\n    global painted\n    painted = 1",
        "for name in {'a', 'b'}:\n    pass",
    ],
)
def test_what_would_change_a_picture_is_found(source):
    assert len(faults(source)) == 1


def test_chance_with_a_seed_is_allowed():
    assert faults("import numpy as np\nrng: np.random.Generator = np.random.default_rng((7, 3))") == []
