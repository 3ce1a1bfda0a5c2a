"""What ships painted: the masters of a game by name, how each is painted, and how it is packed into its file.

    art/<game>/masters/pictures/<key>.webp   the picture of a card
    art/<game>/masters/pieces/<name>.webp    a piece of a frame, with alpha
    art/<game>/masters/board/<name>.webp     a piece of a table, with alpha
    art/<game>/masters/back-0.webp, table.webp, desk.webp, title.webp, icon.webp
    art/<game>/masters/small/<key>.jpg, back-0.jpg, table.jpg   some of them once more, to be there at once

    art/<game>/masters/painted-from.txt      the fingerprint of the sources that each was painted from

Pieces ship smaller too, in `pieces/half/` and `pieces/quarter/`. Whoever changes a painter runs
`python -m art masters`: it paints what may have changed, and writes what did.
"""

import io
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from PIL import Image, ImageChops

from art import fingerprint, small
from art.archive import PICTURE, Master
from art.measures import ACROSS, BACK, HOME, ICON, LEVELS, SCALE, TITLE
from art.pictures import Pictures
from game.files import write_atomically

QUALITY = {"pictures": 84, "pieces": 90, "table": 80, "desk": 76, "small": 80}
OTHERWISE = 90

# Two pictures are the same if no square of so many pixels differs by more than so many levels in any colour: less is
# what packing into a file does to them.
SQUARE, APART = 8, 20


def names(game: str) -> Iterator[str]:
    """Every master of a game."""
    yield from (f"pictures/{key}" for key in Pictures(game))
    for name in import_module(f"art.{game}.pieces").PIECES:
        yield from (f"pieces/{level}{name}" for level in LEVELS)
    yield from (f"board/{name}" for name in import_module(f"art.{game}.board").PIECES)
    yield from ("back-0", "back-1", "table", "desk", "title", "icon")


class NoPicture(LookupError):
    """A card of which nobody has painted a picture yet."""


def painted(master: Master) -> Image.Image:
    """Paint it from nothing. LookupError if the game has no such master."""
    game, name, width = master
    kind, _, one = name.rpartition("/")
    if kind == "pictures":
        pictures = Pictures(game)
        if one not in pictures:
            raise NoPicture(f"there is no {pictures.file(one)}")
        return pictures[one](max(width, PICTURE))
    if kind.startswith("pieces"):
        return import_module(f"art.{game}.pieces").PIECES[one](LEVELS[f"{kind}/".removeprefix("pieces/")])
    if name == "title":
        return import_module(f"art.{game}.title").title(TITLE)
    table, board = (import_module(f"art.{game}.{file}") for file in ("table", "board"))
    if kind == "board":
        return board.PIECES[one](SCALE)
    if name == "table":
        return board.table(SCALE)
    if name == "desk":
        return board.desk(SCALE)
    if name.startswith("back-"):
        return table.back(int(name[5:]), BACK).convert("RGB")
    if name == "icon":
        return table.icon(ICON)
    raise LookupError(f"{game} has no master {name!r}")


def packed(picture: Image.Image, name: str) -> bytes:
    """The picture as the bytes of its file."""
    file = io.BytesIO()
    quality = QUALITY.get(name.split("/")[0], OTHERWISE)
    picture.save(file, "WEBP", quality=quality, method=6, use_sharp_yuv=True)
    return file.getvalue()


def are_alike(one: Image.Image, other: Image.Image) -> bool:
    """Whether they show the same, but for what packing changes."""
    if one.size != other.size or one.mode != other.mode:
        return False
    one, other = (over_grey(picture).reduce(SQUARE) for picture in (one, other))
    return max(high for _, high in ImageChops.difference(one, other).getextrema()) <= APART


def over_grey(picture: Image.Image) -> Image.Image:
    """What shows of a picture with alpha: where it is clear, its colours mean nothing."""
    if picture.mode != "RGBA":
        return picture
    return Image.alpha_composite(Image.new("RGBA", picture.size, (110, 110, 110, 255)), picture).convert("RGB")


def repaint(game: str, only: list[str], is_all: bool = False) -> Iterator[tuple[str, str]]:
    """Paint what was last painted from other sources (or all, or those) and write what looks different.

    Each name that was painted, and what became of it. What is written down at the end is what was looked at.
    """
    known, noted = list(names(game)), notes(game)
    try:
        for name in known:
            master = Master(game, name)
            is_meant = name in only or name.rpartition("/")[2] in only
            if not (is_meant if only else is_all or is_stale(master, noted)):
                if ships_small(name) and not small_file(master).is_file():
                    shrink(master)
                    yield f"small/{small_file(master).stem}", "new"
                continue
            picture, before = painted(master), seen(master.shipped)
            if before is not None and are_alike(before, picture):
                became = "as it was"
            else:
                write_atomically(master.shipped, packed(picture, name))
                became = "new" if before is None else "painted anew"
            if name == "board/hub":
                master = master._replace(name="table")  # which ships small with its middle
            if ships_small(master.name) and (became != "as it was" or not small_file(master).is_file()):
                shrink(master)
            noted[name] = fingerprint.of_master(game, name)
            yield name, became
    finally:
        lines = [f"{name} {noted[name]}\n" for name in sorted(known) if name in noted]
        write_atomically(notes_file(game), "".join(lines))
    for file in strays(game, known):
        file.unlink()
        yield file.stem, "thrown away"


def stale(game: str) -> list[str]:
    """The masters of a game that were painted from other sources than there are now, or are missing."""
    noted = notes(game)
    found = []
    for name in names(game):
        master = Master(game, name)
        if is_stale(master, noted):
            found.append(name)
        elif ships_small(name) and not small_file(master).is_file():
            found.append(f"small/{small_file(master).stem}")
    return found


def ships_small(name: str) -> bool:
    """Whether this master ships once more so small that it can be there at once."""
    return name.startswith(("pictures/", "back-")) or name == "table"


def small_file(master: Master) -> Path:
    return Master(master.game, f"small/{master.name.rpartition('/')[2]}").shipped.with_suffix(small.ENDING)


def shrunk(master: Master, whole: Image.Image) -> Image.Image:
    """What ships of this master, small. Of a table it is what a window of the usual shape shows, with its middle."""
    if master.name != "table":
        return whole.convert("RGB").resize((small.WIDE, small.WIDE * 7 // 5), Image.LANCZOS)
    across, down = import_module(f"art.{master.game}.places").HUB
    wide, high = (side * SCALE for side in HOME)
    left, top = (whole.width - wide) * across, (whole.height - high) * down
    part = whole.convert("RGB").resize(small.TABLE, Image.LANCZOS, (left, top, left + wide, top + high))
    side = round(ACROSS * small.TABLE[0] / HOME[0])
    middle = seen(master._replace(name="board/hub").shipped).convert("RGBA").resize((side, side), Image.LANCZOS)
    part.paste(middle, (round(part.width * across - side / 2), round(part.height * down - side / 2)), middle)
    return part


def shrink(master: Master) -> None:
    """Write what ships small of this master anew."""
    file = io.BytesIO()
    with Image.open(master.shipped) as whole:
        shrunk(master, whole).save(file, "JPEG", quality=QUALITY["small"], optimize=True)
    small_file(master).parent.mkdir(exist_ok=True)
    write_atomically(small_file(master), file.getvalue())


def is_stale(master: Master, noted: dict[str, str]) -> bool:
    sources = fingerprint.of_master(master.game, master.name)
    return noted.get(master.name) != sources or not master.shipped.is_file()


def notes_file(game: str) -> Path:
    """Where it is written down from which sources each master was painted."""
    return Master(game, "").shipped.parent / "painted-from.txt"


def notes(game: str) -> dict[str, str]:
    try:
        lines = notes_file(game).read_text("utf-8").splitlines()
    except OSError:
        return {}
    return dict(line.split() for line in lines if line.count(" ") == 1)


def strays(game: str, known: list[str]) -> list[Path]:
    """Files of masters that the game no longer has."""
    shipped = {Master(game, name).shipped for name in known}
    shipped |= {small_file(Master(game, name)) for name in known if ships_small(name)}
    folder = Master(game, "").shipped.parent
    return sorted(file for kind in ("webp", "jpg") for file in folder.rglob(f"*.{kind}") if file not in shipped)


def seen(file: Path) -> Image.Image | None:
    """What a file shows; None if it is not there or cannot be read."""
    try:
        with Image.open(file) as picture:
            picture.load()
            return picture.copy()
    except (OSError, SyntaxError, ValueError):
        return None
