"""What ships painted is what its painters paint, all of it and nothing else, and small enough to ship."""

from typing import NamedTuple

import pytest
from PIL import Image

from art import fingerprint, masters
from art.archive import PICTURE, Master
from art.measures import LEVELS
from game.rules import GAMES, RULESETS

NAMES = [(game, name) for game in GAMES for name in masters.names(game)]
PICTURES = {game: [name for _, name in NAMES if _ == game and name.startswith("pictures/")] for game in GAMES}
HOW = "run `python -m art masters`, look at what it wrote, and keep it with your change"
ROOM_OF_A_TABLE = 1 << 20
ROOM_OF_WHAT_IS_SMALL = 3.5e6  # bytes that what ships small of a game may take
ROOM_OF_A_KIND = 66 << 10  # bytes that a kind of card may take on the average, with all else that ships for its game


class Seen(NamedTuple):
    """What there is to say of a master: all of them at once would take gigabytes."""

    mode: str
    size: tuple[int, int]
    is_so_small: bool | None  # what ships small shows the same; None if nothing does


@pytest.fixture(scope="module")
def shipped() -> dict[tuple[str, str], Seen | None]:
    return {one: looked_at(Master(*one)) for one in NAMES}


def looked_at(master: Master) -> Seen | None:
    whole, is_so_small = masters.seen(master.shipped), None
    if whole is not None and masters.ships_small(master.name):
        less = masters.seen(masters.small_file(master))
        is_so_small = less is not None and masters.are_alike(less, masters.shrunk(master, whole))
    return whole and Seen(whole.mode, whole.size, is_so_small)


def test_every_master_is_there_and_none_is_left_over(shipped):
    assert [one for one, picture in shipped.items() if picture is None] == [], HOW
    assert {game: masters.strays(game, list(masters.names(game))) for game in GAMES} == {game: [] for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_card_has_its_picture(game):
    assert {name.removeprefix("pictures/") for name in PICTURES[game]} == {card.key for card in RULESETS[game].book}


@pytest.mark.parametrize("game", GAMES)
def test_every_master_was_painted_from_the_sources_that_there_are(game):
    assert masters.stale(game) == [], HOW


def test_a_changed_source_and_a_missing_file_are_noticed(tmp_path, monkeypatch):
    master = Master("control", "pictures/nova")
    noted = masters.notes("control")
    assert not masters.is_stale(master, noted)
    assert masters.is_stale(master, {**noted, "pictures/nova": "0" * 16}) and masters.is_stale(master, {})
    monkeypatch.setattr("art.archive.ART", tmp_path)
    assert masters.is_stale(master, noted)


# To paint all at their full size takes minutes. These are painted: what is quick, and one of each sort.
SAMPLE = [
    ("chrono_clash", "pictures/tilly-twomatch"), ("chrono_clash", "pictures/notary-owl"),
    ("chrono_clash", "pieces/quarter/full-red-extra"), ("chrono_clash", "pieces/half/board-blue-deck"),
    ("chrono_clash", "pieces/strength-green"), ("chrono_clash", "pieces/half/sheet-purple-deck"),
    ("chrono_clash", "board/field"), ("chrono_clash", "board/hub"), ("control", "board/slot"), ("control", "board/lip"),
    ("chrono_clash", "icon"), ("control", "pieces/board-stable"), ("control", "pieces/quarter/full-unstable"),
    ("control", "icon"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "name"), SAMPLE)
def test_a_master_looks_as_its_painter_paints_it_now(game, name):
    master = Master(game, name)
    painted, shipped = masters.painted(master), masters.seen(master.shipped)
    assert masters.are_alike(painted, shipped)
    other = masters.over_grey(painted).copy()
    other.paste((250, 250, 250), (other.width // 3, other.height // 3, other.width // 3 + 12, other.height // 3 + 12))
    assert not masters.are_alike(other, masters.over_grey(shipped)), "a small change is seen"


def test_masters_have_the_sizes_by_which_cards_are_made(shipped):
    for (_, name), picture in shipped.items():
        if name.startswith("pictures/"):
            assert (picture.mode, picture.size) == ("RGB", (PICTURE, PICTURE * 7 // 5)), name
        if name.startswith("pieces/"):
            assert picture.mode == "RGBA", name
    for (game, name), picture in shipped.items():
        kind, _, one = name.rpartition("/")
        if kind == "pieces":
            for level, share in LEVELS.items():
                smaller = shipped[game, f"pieces/{level}{one}"]
                assert smaller.size == pytest.approx([side * share for side in picture.size], abs=1), name


@pytest.mark.parametrize("game", GAMES)
def test_what_ships_small_is_what_ships_large(shipped, game):
    found = {name: seen.is_so_small for (_, name), seen in shipped.items() if _ == game and masters.ships_small(name)}
    assert {f"pictures/{card.key}" for card in RULESETS[game].book} < set(found) and {"back-0", "table"} < set(found)
    assert [name for name, is_so_small in found.items() if not is_so_small] == [], HOW
    files = [masters.small_file(Master(game, name)) for name in found]
    assert sum(file.stat().st_size for file in files) < ROOM_OF_WHAT_IS_SMALL


def test_what_ships_leaves_room_for_four_games():
    for game in GAMES:
        folder = Master(game, "").shipped.parent
        table = [folder / "table.webp", folder / "desk.webp", *(folder / "board").iterdir()]
        assert sum(file.stat().st_size for file in table) < ROOM_OF_A_TABLE, game
        size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and file not in table)
        assert size / len(PICTURES[game]) < ROOM_OF_A_KIND * (3 if len(PICTURES[game]) < 20 else 1), game


# The tool


@pytest.fixture
def tree(tmp_path, monkeypatch):
    """A copy of a game's folder of masters with a few files, of a game that has no more than these."""
    names = ["pictures/tilly-twomatch", "pieces/strength-red", "icon"]
    monkeypatch.setattr("art.archive.ART", tmp_path)
    monkeypatch.setattr(masters, "names", lambda game: iter(names))
    for name in names:
        file = Master("chrono_clash", name).shipped
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes((fingerprint.ART / file.relative_to(tmp_path)).read_bytes())
    return tmp_path


def noted(game: str = "chrono_clash") -> list[str]:
    return sorted(masters.notes(game))


def test_the_tool_paints_what_changed_keeps_what_looks_the_same_and_throws_away_what_is_left_over(tree):
    folder = Master("chrono_clash", "").shipped.parent
    picture, piece, icon = (
        folder / name for name in ("pictures/tilly-twomatch.webp", "pieces/strength-red.webp", "icon.webp")
    )
    before = picture.read_bytes()
    icon.unlink()
    Image.new("RGBA", (277, 277), (9, 9, 9, 255)).save(piece)
    (folder / "pictures" / "nobody.webp").write_bytes(before)
    (folder / "small").mkdir()
    (folder / "small" / "no-one.jpg").write_bytes(before)
    assert dict(masters.repaint("chrono_clash", [])) == {
        "pictures/tilly-twomatch": "as it was", "pieces/strength-red": "painted anew", "icon": "new",
        "nobody": "thrown away", "no-one": "thrown away",
    }  # fmt: skip
    assert picture.read_bytes() == before, "not a byte of what looks the same is written: the checkout does not grow"
    assert masters.seen(icon).size == (128, 128) and not (folder / "pictures" / "nobody.webp").exists()
    assert noted() == ["icon", "pictures/tilly-twomatch", "pieces/strength-red"] and masters.stale("chrono_clash") == []
    tilly = folder / "small" / "tilly-twomatch.jpg"
    assert masters.seen(tilly).size == (190, 266), "it ships small too"
    tilly.unlink()
    assert masters.stale("chrono_clash") == ["small/tilly-twomatch"]
    assert dict(masters.repaint("chrono_clash", [])) == {"small/tilly-twomatch": "new"} and tilly.is_file()
    assert dict(masters.repaint("chrono_clash", [])) == {}, "and now nothing is to be done"


def test_the_tool_paints_only_what_it_is_asked_for(tree):
    assert dict(masters.repaint("chrono_clash", ["icon"])) == {"small/tilly-twomatch": "new", "icon": "as it was"}
    assert noted() == ["icon"]
    assert masters.stale("chrono_clash") == ["pictures/tilly-twomatch", "pieces/strength-red"]
    assert dict(masters.repaint("chrono_clash", ["strength-red"])) == {"pieces/strength-red": "as it was"}
    assert noted() == ["icon", "pieces/strength-red"]


def test_there_is_no_master_of_that_name():
    for name in ("cellar", "back-7", "pieces/no-such-piece", "pictures/no-such-card"):
        with pytest.raises((LookupError, ValueError)):
            masters.painted(Master("chrono_clash", name))
