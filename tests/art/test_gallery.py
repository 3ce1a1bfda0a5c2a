"""The gallery answers at once, whatever readers, painter and disk are doing."""

import logging
import os
import shutil
from itertools import count
from multiprocessing.connection import wait
from time import thread_time

import pygame
import pytest

from art import archive as archive_of
from art.archive import LARGER, SMALLER, Archive, AtOnce, Master
from art.gallery import A_POLL, AHEAD, VISIBLE, Face, Gallery
from art.painter import tidy
from art.wanted import Well

SHIPPED = archive_of.ART
FACE = Face("control", "nova", "Nova", "unstable", 10, "No ability.")
OTHER = Face("control", "rift", "Rift", "stable", 1, "Draw a card.")
SIZE = (40, 56)
RED = (200, 30, 30)
PICTURE = Master("control", "pictures/nova")


class SlowPainter:
    """A painter that finishes only when the test says so."""

    latest = None

    def __init__(self, folder):
        self.tasks, self.closed, self.broken, self.gone = [], False, False, False
        SlowPainter.latest = self
        self.done = []

    def send(self, master):
        if self.broken:
            raise BrokenPipeError("gone")
        self.tasks.append(master)

    def finish(self, fault="", size=(50, 70)):
        master = self.tasks.pop(0)
        pixels = bytes((*reversed(RED), 255)) * (size[0] * size[1])
        self.done.append((master, size, None if fault else pixels, fault))

    def finished(self):
        if self.gone:
            raise EOFError
        done, self.done = self.done, []
        return done

    def close(self):
        self.closed = True


@pytest.fixture
def ships(tmp_path, monkeypatch):
    """A program of which only these masters are there, as files that a test may change."""
    tree = tmp_path / "program"
    monkeypatch.setattr(archive_of, "ART", tree)

    def ship(*names: str):
        for name in names:
            file = Master("control", name).shipped
            file.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(SHIPPED / file.relative_to(tree), file)

    ship("pictures/nova", "pictures/rift", "back-0", "title")
    ship(*(f"pieces/{level}{name}" for level in ("quarter/", "half/", "") for name in (
        "board-stable", "board-unstable", "full-unstable")))  # fmt: skip
    return ship


@pytest.fixture
def gallery(tmp_path, ships):
    made = gallery_of(tmp_path)
    yield made
    made.close()


def clock(seconds=0.001):
    """A clock that goes on so much each time that somebody looks at it, however busy the machine is."""
    ticks = count()
    return lambda: next(ticks) * seconds


def gallery_of(folder, **more):
    cache = folder / "art" if folder else None
    known = {"painter": SlowPainter, "archive": Archive(cache, readers=AtOnce()), "clock": clock()}
    return Gallery(folder, **known | more)


def polled(gallery, polls=60):
    """Poll until there is nothing more to do now, as a second of frames does."""
    new = False
    for _ in range(polls):
        new |= gallery.poll()
    return new


def is_plain(gallery, shown) -> bool:
    return any(shown is plain for plain in gallery.plain.values())


def test_a_stand_in_is_there_before_anything_is_read(gallery):
    shown = gallery.face(FACE, "board", SIZE)
    assert shown.get_size() == SIZE and is_plain(gallery, shown)
    assert gallery.pending == 1 and [wanted.face.key for wanted in gallery.lacking] == ["nova"]
    assert gallery.face(FACE, "board", SIZE) is shown, "the same stand-in, not made anew each frame"


@pytest.mark.parametrize("style", ["board", "full"])
def test_the_face_is_put_together_by_polls_and_the_last_says_so(gallery, style):
    gallery.face(FACE, style, SIZE)
    before = gallery.version
    assert polled(gallery) is True and gallery.version == before + 1
    shown = gallery.face(FACE, style, SIZE)
    assert shown.get_size() == SIZE and not is_plain(gallery, shown) and shown.get_at((0, 0))[3] < 128
    assert gallery.pending == 0 and gallery.lacking == [] and polled(gallery) is False
    assert gallery.painter is None, "nothing had to be painted"


def test_at_a_glance_there_is_nothing_while_a_face_is_put_together_and_never_a_stand_in(gallery):
    assert gallery.glance(FACE, "board", SIZE) is None and not gallery.plain
    polled(gallery)
    assert gallery.glance(FACE, "board", SIZE) is gallery.face(FACE, "board", SIZE)
    unknown = FACE._replace(kind="of no kind")
    assert gallery.glance(unknown, "board", SIZE) is None
    polled(gallery)
    assert is_plain(gallery, gallery.glance(unknown, "board", SIZE)), "it never will be: better that than nothing"


def test_what_nobody_has_seen_lacking_redraws_nothing(gallery):
    gallery.prefetch([(FACE, "board", SIZE)])
    assert gallery.pending == 1 and gallery.lacking == []
    assert polled(gallery) is False and gallery.version == 0
    assert not is_plain(gallery, gallery.face(FACE, "board", SIZE))


def test_what_nobody_sees_yet_is_made_in_the_time_that_frames_leave_over(gallery):
    gallery.prefetch([(OTHER, "board", SIZE)])
    gallery.face(FACE, "board", SIZE)
    assert gallery.go_ahead(0.01) and not gallery.painted, "what is seen is none of that"
    for _ in range(60):
        gallery.poll(ahead=0.0)
    assert [wanted.face for wanted in gallery.painted] == [FACE._replace(text="")] and gallery.pending == 1
    assert all(gallery.go_ahead(0.003) for _ in range(30)), "too little time for a step"
    for _ in range(60):
        gallery.poll(ahead=0.0)
        gallery.go_ahead(0.008)
    assert gallery.pending == 0 and len(gallery.painted) == 2 and not gallery.go_ahead(0.008)
    assert gallery.poll() is False, "and nothing has to be drawn anew for it"


def test_what_is_seen_goes_before_what_may_be_wanted_later(gallery):
    gallery.prefetch([(FACE, "full", (50 + i, 70 + i)) for i in range(3)])
    gallery.poll()
    gallery.back("control", 0, SIZE)
    made = []
    for _ in range(60):
        before = set(gallery.painted)
        gallery.poll()
        made += [wanted.what for wanted in gallery.painted if wanted not in before]
    assert made == ["back", "face", "face", "face"]


def test_a_poll_begins_no_step_when_its_time_is_over(tmp_path, ships):
    now = clock(0.002)
    gallery = gallery_of(tmp_path, clock=now)
    gallery.prefetch([(OTHER, "board", SIZE)])
    gallery.face(FACE, "board", SIZE)
    spent = []
    while gallery.pending:
        began, urgent = now(), bool(gallery.lacking)
        gallery.poll()
        spent.append((urgent, round((now() - began) / 0.002) - 1))
    looked = {urgency: round(A_POLL[urgency] / 0.002 + 0.5) + 1 for urgency in (VISIBLE, AHEAD)}
    assert max(n for urgent, n in spent if urgent) <= looked[VISIBLE] + 1
    assert max(n for urgent, n in spent if not urgent) <= looked[AHEAD] + 1
    assert len(spent) > 4
    gallery.close()


def test_where_frames_take_long_what_is_seen_gets_a_share_of_them(tmp_path, ships):
    """Each look at the clock takes two milliseconds, so a poll of a usual frame does two or three steps."""
    polls = {}
    for frame in (1 / 60, 0.1):
        gallery = gallery_of(tmp_path, clock=clock(0.002))
        gallery.face(FACE, "board", SIZE)
        for polls[frame] in range(1, 60):
            gallery.poll(ahead=0.0, frame=frame)
            if not gallery.pending:
                break
        gallery.close()
    assert polls[0.1] < polls[1 / 60] < 59


def test_another_size_stands_in_scaled(gallery):
    gallery.face(FACE, "board", SIZE)
    polled(gallery)
    larger = gallery.face(FACE, "board", (80, 112))
    assert larger.get_size() == (80, 112) and larger.get_at((40, 56)) != (0, 0, 0, 255)
    near = pygame.transform.smoothscale(gallery.face(FACE, "board", SIZE), (80, 112))
    assert larger.get_buffer().raw == near.get_buffer().raw


def test_sizes_that_nobody_looks_at_any_more_are_not_put_together(gallery):
    for width in range(40, 90, 5):
        gallery.face(FACE, "board", (width, width * 7 // 5))
    assert gallery.pending == 4
    polled(gallery)
    assert sorted(wanted.size[0] for wanted in gallery.painted) == [70, 75, 80, 85]


# Masters that cannot be had


@pytest.mark.parametrize("rubbish", [b"", b"not a picture", b"RIFF\x10\x00\x00\x00WEBPVP8 broken", None])
def test_a_master_that_cannot_be_used_is_painted_anew_with_one_line_in_the_log(gallery, caplog, rubbish):
    for face in (FACE, OTHER):
        file = Master("control", f"pictures/{face.key}").shipped
        file.write_bytes(rubbish) if rubbish is not None else file.unlink()
        gallery.face(face, "board", SIZE)
    with caplog.at_level(logging.WARNING):
        polled(gallery)
    assert len(caplog.records) == 1 and "painting it anew" in caplog.text
    painter = SlowPainter.latest
    assert {master.name for master in painter.tasks} == {"pictures/nova", "pictures/rift"}
    while painter.tasks:
        painter.finish()
    assert polled(gallery) is True and gallery.pending == 0
    assert tuple(gallery.face(FACE, "board", SIZE).get_at((30, 30)))[:3] == pytest.approx(RED, abs=40)
    assert len(caplog.records) == 1


def test_a_painting_in_the_cache_is_read_before_the_painter_is_asked(gallery, tmp_path):
    PICTURE.shipped.unlink()
    cached = tmp_path / "art" / PICTURE.cached
    cached.parent.mkdir()
    shutil.copyfile(SHIPPED / "control/masters/pictures/rift.webp", cached)
    gallery.face(FACE, "board", SIZE)
    polled(gallery)
    assert gallery.painter is None and gallery.pending == 0


def test_a_broken_painting_in_the_cache_is_thrown_away_and_painted_again(gallery, tmp_path, caplog):
    PICTURE.shipped.unlink()
    cached = tmp_path / "art" / PICTURE.cached
    cached.parent.mkdir()
    cached.write_bytes(b"not a picture")
    gallery.face(FACE, "board", SIZE)
    polled(gallery)
    assert not cached.exists() and SlowPainter.latest.tasks == [PICTURE._replace(width=SMALLER)]
    assert caplog.text.count("painting it anew") == 1


def test_what_cannot_be_painted_keeps_its_stand_in_and_is_not_asked_for_again(gallery, caplog):
    PICTURE.shipped.unlink()
    gallery.face(FACE, "board", SIZE)
    polled(gallery)
    SlowPainter.latest.finish("no such picture")
    polled(gallery)
    for style, size in (("board", SIZE), ("board", (80, 112)), ("full", SIZE)):
        assert is_plain(gallery, gallery.face(FACE, style, size))
        polled(gallery)
    assert gallery.pending == 0 and not SlowPainter.latest.tasks
    assert caplog.text.count("no such picture") == 1
    gallery.face(OTHER, "board", SIZE)
    polled(gallery)
    assert not is_plain(gallery, gallery.face(OTHER, "board", SIZE)), "a bystander is not touched"


def test_a_game_without_art_has_stand_ins_and_one_line_in_the_log(gallery, caplog):
    for face in (FACE._replace(game="paper"), OTHER._replace(game="paper")):
        gallery.face(face, "board", SIZE)
    gallery.surface("paper", (90, 50))
    polled(gallery)
    while SlowPainter.latest and SlowPainter.latest.tasks:
        SlowPainter.latest.finish("no art")
    polled(gallery)
    assert gallery.pending == 0 and caplog.text.count("no art for paper") == 1


def test_a_fault_in_a_face_is_logged_and_its_stand_in_stays(gallery, caplog):
    strange = FACE._replace(kind="of no kind")
    gallery.face(strange, "board", SIZE)
    gallery.face(OTHER, "board", SIZE)
    polled(gallery)
    assert "of no kind" in caplog.text and gallery.pending == 0
    assert is_plain(gallery, gallery.face(strange, "board", SIZE))
    assert not is_plain(gallery, gallery.face(OTHER, "board", SIZE))


# The painter


def lack(gallery, *faces) -> None:
    """Ask for faces whose pictures are not there."""
    for face in faces:
        Master("control", f"pictures/{face.key}").shipped.unlink(missing_ok=True)
        gallery.face(face, "board", SIZE)
    polled(gallery)


def test_when_a_painter_dies_another_takes_over_its_tasks(gallery, caplog):
    lack(gallery, FACE)
    first = SlowPainter.latest
    first.broken = True
    lack(gallery, OTHER)
    second = SlowPainter.latest
    assert second is not first and first.closed
    assert {task.name for task in second.tasks} == {"pictures/nova", "pictures/rift"}
    assert "stopped" not in caplog.text


def test_a_painter_that_had_nothing_to_do_may_go_home(gallery, caplog):
    lack(gallery, FACE)
    SlowPainter.latest.finish()
    polled(gallery)
    for key in "abcdef":
        SlowPainter.latest.broken = True
        lack(gallery, FACE._replace(key=key))
        while SlowPainter.latest.tasks:
            SlowPainter.latest.finish()
        polled(gallery)
        SlowPainter.latest.gone = True
        polled(gallery)
    assert gallery.pending == 0 and gallery.lost <= 1 and "stopped" not in caplog.text


def test_when_no_painter_lives_what_lacks_a_painting_stays_plain_and_nothing_else(tmp_path, ships, caplog):
    class Doomed(SlowPainter):
        def send(self, master):
            raise BrokenPipeError("gone")

    gallery = gallery_of(tmp_path, painter=Doomed)
    lack(gallery, FACE)
    gallery.face(OTHER, "board", SIZE)
    polled(gallery)
    assert caplog.text.count("painter has stopped") == 1 and gallery.new_painter is None and gallery.pending == 0
    assert is_plain(gallery, gallery.face(FACE, "board", SIZE))
    assert not is_plain(gallery, gallery.face(OTHER, "board", SIZE))
    gallery.close()


# Pictures that are made to measure, and larger ones


def test_large_pictures_are_made_beside_the_frames(tmp_path, ships):
    gallery = gallery_of(tmp_path, archive=Archive(None))
    assert gallery.title("control", (1000, 600)) is None and not gallery.plain, "no stand-in that nobody would see"
    gallery.poll()
    (future,) = gallery.fitting.values()
    future.result()
    assert gallery.poll() is True and gallery.painter is None and gallery.pending == 0
    assert gallery.title("control", (1000, 600)).get_size() == (1000, 600)
    gallery.close()


def test_a_table_whose_painting_is_missing_waits_for_the_painter(gallery, ships, caplog):
    ships("desk", "board/lip", "board/hub")
    wells = (Well("lip", (0, 0, 90, 50)),)
    gallery.surface("control", (90, 50), wells)
    polled(gallery)
    assert [master.name for master in SlowPainter.latest.tasks] == ["table"]
    SlowPainter.latest.finish(size=(172, 102))
    assert polled(gallery) is True and gallery.pending == 0
    assert gallery.surface("control", (90, 50), wells).get_at((12, 40))[0] == pytest.approx(RED[0], abs=30)
    assert caplog.text.count("painting it anew") == 1


def test_a_very_large_card_is_shown_at_once_and_sharper_when_a_larger_picture_is_painted(gallery, caplog):
    size = (1200, 1680)
    gallery.face(FACE, "full", size)
    polled(gallery, 300)
    soft = gallery.face(FACE, "full", size)
    assert not is_plain(gallery, soft) and gallery.lacking == []
    assert SlowPainter.latest.tasks == [PICTURE._replace(width=LARGER)] and not caplog.text
    assert gallery.face(FACE, "full", size) is soft
    SlowPainter.latest.finish(size=(LARGER, LARGER * 7 // 5))
    version = gallery.version
    polled(gallery, 300)
    sharp = gallery.face(FACE, "full", size)
    assert sharp is not soft and gallery.version == version + 1 and gallery.pending == 0
    assert tuple(sharp.get_at((600, 500)))[:3] == pytest.approx(RED, abs=8), "made of the larger picture"
    polled(gallery, 300)
    assert gallery.face(FACE, "full", size) is sharp and not SlowPainter.latest.tasks


def test_a_large_card_of_which_no_larger_picture_can_be_painted_stays_as_it_is(gallery):
    size = (1200, 1680)
    gallery.face(FACE, "full", size)
    polled(gallery, 300)
    SlowPainter.latest.finish("no room")
    polled(gallery, 300)
    soft = gallery.face(FACE, "full", size)
    assert not is_plain(gallery, soft) and gallery.pending == 0 and not SlowPainter.latest.tasks


@pytest.mark.parametrize("size", [(314, 440), (943, 1320)])
def test_no_card_of_a_usual_window_needs_a_larger_picture_than_ships(gallery, size):
    gallery.face(FACE, "full", size)
    polled(gallery, 300)
    assert gallery.pending == 0 and gallery.painter is None


# Room


def test_the_cache_folder_is_kept_within_its_room(tmp_path):
    for age in range(6):
        file = tmp_path / f"{age}.webp"
        file.write_bytes(bytes(100))
        os.utime(file, (1e9 - age, 1e9 - age))
    half_written, strange, finished_card = tmp_path / "x.part", tmp_path / "notes.txt", tmp_path / "0123abc.png"
    for file in (half_written, strange, finished_card):
        file.write_text("x")
        os.utime(file, (1e9, 1e9))
    tidy(tmp_path, room=350)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["0.webp", "1.webp", "2.webp", "notes.txt"]


def test_memory_is_kept_within_its_bound(tmp_path, ships):
    gallery = gallery_of(tmp_path, memory=SIZE[0] * SIZE[1] * 4 * 3)
    for name in "abcdef":
        gallery.face(FACE._replace(name=name), "board", SIZE)
        polled(gallery)
    assert [wanted.face.name for wanted in gallery.painted] == ["d", "e", "f"] and gallery.bytes <= gallery.memory
    gallery.prefetch([(FACE._replace(name=name), "board", SIZE) for name in "uvwxyz"])
    polled(gallery)
    assert [wanted.face.name for wanted in gallery.painted] == ["d", "e", "f"], "what is ahead drives nothing out"
    assert gallery.pending == 0
    gallery.close()


def test_masters_are_kept_within_their_room(ships):
    room = 3 * 760 * 1064 * 4
    shelf = Archive(None, room=room, readers=AtOnce())
    backs = [Master("control", "back-0"), PICTURE, Master("control", "pictures/rift"), Master("control", "title")]
    for master in backs:
        shelf.send_for([master])
        assert shelf.arrived() == [(master, None)]
        assert shelf.bytes <= room
    assert Master("control", "title") in shelf.here and Master("control", "back-0") not in shelf.here
    assert shelf.bytes == sum(archive_of.size_of(surface) for surface in shelf.here.values())


# Without paintings


def test_without_painting_everything_is_plain_and_quiet(tmp_path, monkeypatch):
    monkeypatch.setenv("CHRONOTABLE_ART", "plain")
    gallery = Gallery(tmp_path)
    for shown in (
        gallery.face(FACE, "full", (100, 140)), gallery.back("control", 0, SIZE),
        gallery.surface("control", (90, 50)), gallery.icon("control", 32),
    ):  # fmt: skip
        assert shown.get_width() in (100, 40, 90, 32)
    assert is_plain(gallery, gallery.glance(FACE, "board", SIZE)) and gallery.title("control", (90, 50)) is None
    polled(gallery)
    assert gallery.painter is None and gallery.pending == 0
    gallery.close()


def test_a_stand_in_takes_a_moment_only():
    gallery = Gallery(None, painting=False)
    gallery.face(FACE, "board", (110, 154))
    started = thread_time()
    for width in range(100, 120):
        gallery.face(FACE, "board", (width, width * 7 // 5))
    assert (thread_time() - started) / 20 < 0.012, "about 1 ms of the processor, whoever else uses it"


@pytest.mark.parametrize("folder", ["writable", "a file stands there", "none"])
def test_the_real_painter_delivers_and_files_what_it_can(tmp_path, ships, folder):
    """A back that does not ship with this program; in the painter's own process all sources are there.

    It lets everybody else go first, so it may be long in coming: it is waited for until it delivers, or has ended.
    """
    if folder == "a file stands there":
        (tmp_path / "art").write_text("in the way")
    gallery = Gallery(None if folder == "none" else tmp_path)
    gallery.back("control", 1, SIZE)
    polled(gallery)
    while gallery.pending:
        for future in gallery.archive.coming.values():
            future.exception()
        if gallery.painter:
            wait([gallery.painter.line, gallery.painter.process.sentinel])
            assert gallery.painter.process.is_alive(), "the painter has ended without a word"
        polled(gallery)
    shown = gallery.back("control", 1, SIZE)
    assert shown.get_size() == SIZE and not is_plain(gallery, shown)
    if folder == "writable":
        kept = [file.name for file in (tmp_path / "art").iterdir()]
        assert kept == [Master("control", "back-1").cached]
    process = gallery.painter.process
    gallery.close()
    assert not process.is_alive()
