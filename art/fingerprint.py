"""What a picture was painted from, as a few letters: its own file and everything that it imports within art/.

Change one card's picture, and only what shows that card is painted anew; change a file of the kit, and all that use
it are. The sources are read beside this file and not run: only their lines of import are understood.
"""

import ast
import hashlib
import re
from functools import cache
from pathlib import Path
from textwrap import dedent

ART = Path(__file__).parent

# Where in a game's folder the painter of each thing stands, but for pictures of cards.
MADE_IN = {
    "title": "title.py", "pieces": "pieces.py", "table": "board.py", "desk": "board.py", "board": "board.py",
}  # fmt: skip
OTHERWISE = "table.py"

# These name pictures and find them, and change nothing of what is seen.
NOT_PAINTING = ("wanted.py", "pictures.py", "fingerprint.py")

IMPORT = re.compile(r"^[ \t]*(?:from|import)[ \t]+art\b[^\n(]*(?:\([^)]*\))?", re.MULTILINE)


def of_picture(game: str, key: str) -> str:
    """The picture of a card. One that has no file has the fingerprint of nothing."""
    return of_file(ART / game / "pictures" / f"{key.replace('-', '_')}.py")


def of_master(game: str, name: str) -> str:
    """Any master by its name: "pictures/KEY", "pieces/full-red", "table"."""
    kind, _, one = name.partition("/")
    return of_picture(game, one) if kind == "pictures" else of_file(ART / game / MADE_IN.get(kind, OTHERWISE))


@cache
def of_file(file: Path) -> str:
    """A file and all that it uses. Where the tree lies, and how its lines end, makes no difference."""
    sources = hashlib.sha256()
    for one in sorted(used_by(file)):
        sources.update(digest(one))
    return sources.hexdigest()[:16]


def used_by(file: Path) -> set[Path]:
    """The file and all files of art/ that it imports, and those that these import, and so on."""
    found, waiting = set(), [file]
    while waiting:
        one = waiting.pop()
        if one not in found and one.is_file() and one.relative_to(ART).as_posix() not in NOT_PAINTING:
            found.add(one)
            waiting += imports(one)
    return found


@cache
def digest(file: Path) -> bytes:
    return hashlib.sha256(file.read_text("utf-8").encode()).digest()


@cache
def imports(file: Path) -> tuple[Path, ...]:
    """The files that a file takes something from. To read only its lines of import takes a twentieth of the time."""
    taken = []
    for line in IMPORT.findall(file.read_text("utf-8")):
        (statement,) = ast.parse(dedent(line)).body
        for name in statement.names:
            if isinstance(statement, ast.Import):
                taken.append(source(name.name))
            else:
                taken.append(source(f"{statement.module}.{name.name}") or source(statement.module))
    return tuple(file for file in taken if file)


@cache
def source(module: str) -> Path | None:
    """The file of a module or package of art, named with dots; None if it is neither."""
    place = ART.joinpath(*module.split(".")[1:])
    for file in (place.with_suffix(".py"), place / "__init__.py"):
        if file.is_file():
            return file
    return None
