"""Paints the program's icon, the one that its window has, as files for the three systems.

python .package/icon.py FOLDER
"""

import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIDES = (16, 24, 32, 48, 64, 128, 256)
LARGE_SIDES = (512, 1024)
"""Sides that macOS wants besides."""


def paint(folder: Path) -> None:
    """Leave chronotable.png, .ico and .icns in the folder."""
    sys.path.insert(0, str(ROOT))
    from game.rules import GAMES

    icon = import_module(f"art.{GAMES[0]}.table").icon
    folder.mkdir(parents=True, exist_ok=True)
    icons = {side: icon(side) for side in (*SIDES, *LARGE_SIDES)}
    icons[256].save(folder / "chronotable.png")
    small = [icons[side] for side in SIDES]
    small[-1].save(folder / "chronotable.ico", sizes=[picture.size for picture in small], append_images=small[:-1])
    icons[1024].save(folder / "chronotable.icns", append_images=[icons[side] for side in (32, 64, 128, 256, 512)])


if __name__ == "__main__":
    paint(Path(sys.argv[1]))
