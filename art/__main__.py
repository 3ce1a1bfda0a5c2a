"""Pictures to look at, and the paintings that ship with the program.

python -m art sheet OUT.png [--game G] [--width W] [--only KEY,KEY]   paint a game's pictures side by side
python -m art masters [--game G] [--only NAME,NAME]                   paint anew what ships and has changed
python -m art masters --check                                         only say what has changed
"""

import argparse
import sys
from importlib import import_module
from pathlib import Path

from PIL import Image

from art import masters
from art.lettering import letters

GAP, CAPTION = 8, 16
GAMES = sorted(folder.parent.name for folder in Path(__file__).parent.glob("*/pictures"))


def sheet(game: str, width: int, only: list[str]) -> Image.Image:
    """All pictures of a game, then its backs and its title, side by side."""
    pictures = import_module(f"art.{game}").PICTURES
    if unknown := [pictures.file(key) for key in only if key not in pictures]:
        raise ValueError(f"there is no {', no '.join(unknown)}")
    size = (width, round(width * 1.4))
    shown = {key: paint(width) for key, paint in pictures.items() if not only or key in only}
    if not only:
        table, board, title = (import_module(f"art.{game}.{file}") for file in ("table", "board", "title"))
        shown |= {f"back {marking}": table.back(marking, size) for marking in (0, 1)}
        shown |= {"table": board.table(size[1] / 1024), "title": title.title((width * 2, size[1]))}
    rows, used = [[]], 0
    for name, picture in shown.items():
        if used + picture.width > width * 7 + GAP * 6:
            rows.append([])
            used = 0
        rows[-1].append((name, used, picture))
        used += picture.width + GAP
    high = size[1] + CAPTION + GAP
    wide = max(left + picture.width for row in rows for _, left, picture in row)
    paper = Image.new("RGB", (wide + 2 * GAP, high * len(rows) + GAP), (20, 24, 30))
    for i, row in enumerate(rows):
        for name, left, picture in row:
            at = (GAP + left, GAP + i * high)
            paper.paste(picture, at, picture if picture.mode == "RGBA" else None)
            paper.paste((220, 210, 190), (at[0], at[1] + size[1] + 1), letters(name, "body", 13))
    return paper


def repaint(games: list[str], only: list[str], is_all: bool) -> None:
    for game in games:
        became = ""
        for name, became in masters.repaint(game, only, is_all):
            print(f"{game}: {name}: {became}", flush=True)
        if not became:
            print(f"{game}: nothing that is painted has changed")


def check(games: list[str]) -> int:
    """Say which paintings may not be what their painters paint now; 1 if there is one."""
    stale = [f"{game}: {name}" for game in games for name in masters.stale(game)]
    print("\n".join([*stale, f"{len(stale)} to be painted: python -m art masters" if stale else "all are up to date"]))
    return 1 if stale else 0


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m art", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["sheet", "masters"])
    parser.add_argument("out", nargs="?", help="for a sheet: the picture file to write, such as sheet.png")
    parser.add_argument(
        "--game", default="", help="a game's (if none is named, a sheet is of the first, masters are of all)"
    )
    parser.add_argument("--width", type=int, default=220, help="width of one picture in pixels (default 220)")
    parser.add_argument("--only", default="", help="keys or names, separated by commas")
    parser.add_argument("--all", action="store_true", help="paint even what has not changed")
    parser.add_argument("--check", action="store_true", help="paint nothing, only say what is to be painted")
    asked = parser.parse_args()
    only = [key for key in asked.only.split(",") if key]
    if asked.what == "sheet" and not asked.out:
        parser.error("a sheet needs a file to be written to, such as sheet.png")
    if asked.game and asked.game not in GAMES:
        print(f"there is no art for a game called {asked.game!r}: there is {', '.join(GAMES)}", file=sys.stderr)
        return 2
    try:
        if asked.what == "masters":
            games = [asked.game] if asked.game else GAMES
            return check(games) if asked.check else repaint(games, only, asked.all) or 0
        sheet(asked.game or GAMES[0], max(40, asked.width), only).save(asked.out)
    except (OSError, ValueError) as failure:
        print(f"cannot write {asked.out or 'the paintings'}: {failure}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
