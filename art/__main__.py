"""`python -m art sheet OUT.png`: paint a contact sheet of a game's pictures, to look at."""

import argparse
import sys
from importlib import import_module

from PIL import Image

from art.lettering import letters

GAP, CAPTION = 8, 16


def sheet(game: str, width: int, only: list[str]) -> Image.Image:
    """All pictures of a game, then its backs, table and title, side by side."""
    art = import_module(f"art.{game}")
    size = (width, round(width * 1.4))
    shown = {key: paint(width) for key, paint in art.PICTURES.items() if not only or key in only}
    if not only:
        shown |= {f"back {marking}": art.back(marking, size) for marking in (0, 1)}
        shown |= {"table": art.surface((width * 2, size[1])), "title": art.title((width * 2, size[1]))}
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


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m art", description=__doc__)
    parser.add_argument("what", choices=["sheet"])
    parser.add_argument("out", help="the picture file to write, such as sheet.png")
    parser.add_argument("--game", default="control")
    parser.add_argument("--width", type=int, default=220, help="width of one picture in pixels (default 220)")
    parser.add_argument("--only", default="", help="keys of pictures, separated by commas")
    asked = parser.parse_args()
    try:
        sheet(asked.game, max(40, asked.width), [key for key in asked.only.split(",") if key]).save(asked.out)
    except ModuleNotFoundError:
        print(f"there is no art for a game called {asked.game!r}", file=sys.stderr)
        return 2
    except (OSError, ValueError) as failure:
        print(f"cannot write {asked.out}: {failure}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
