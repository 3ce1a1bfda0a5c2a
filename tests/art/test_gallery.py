"""The gallery answers at once, whatever the painter, the disk or the cache are doing."""

import logging
import os
from multiprocessing.connection import wait
from time import perf_counter

import pygame
import pytest
from PIL import Image

from art.gallery import Face, Gallery
from art.painter import DRAFT, MASTER_WIDTHS, Studio, level, tidy
from art.wanted import file_name, wanted_face

FACE = Face("control", "nova", "Nova", "unstable", 10, "No ability.")
OTHER = Face("control", "rift", "Rift", "stable", 1, "Draw a card.")
SIZE = (40, 56)
RED = (200, 30, 30, 255)


class SlowPainter:
    """A painter that finishes only when the test says so."""

    latest = None

    def __init__(self, folder):
        self.tasks, self.closed, self.broken, self.gone = [], False, False, False
        SlowPainter.latest = self
        self.done = []

    def send(self, wanted):
        if self.broken:
            raise BrokenPipeError("gone")
        self.tasks.append(wanted)

    def finish(self, fault=""):
        wanted = self.tasks.pop(0)
        w, h = wanted.size
        self.done.append((wanted, wanted.size, None if fault else bytes(RED) * (w * h), fault))

    def finished(self):
        if self.gone:
            raise EOFError
        done, self.done = self.done, []
        return done

    def close(self):
        self.closed = True


@pytest.fixture
def gallery(tmp_path):
    made = Gallery(tmp_path, painter=SlowPainter)
    yield made
    made.close()


def polled(gallery):
    """Poll until there is nothing more to do now: a busy machine needs several turns for a few files."""
    new = False
    for _ in range(30):
        new |= gallery.poll()
    return new


def cached(tmp_path, wanted):
    file = tmp_path / "art" / file_name(wanted)
    file.parent.mkdir(exist_ok=True)
    return file


def test_a_stand_in_is_there_before_the_painter_has_begun(gallery):
    shown = gallery.face(FACE, "board", SIZE)
    assert shown.get_size() == SIZE and gallery.pending == 1
    assert polled(gallery) is False and len(SlowPainter.latest.tasks) == 1
    assert gallery.face(FACE, "board", SIZE) is shown, "the same stand-in, not made anew each frame"


def test_the_painted_face_replaces_it_and_poll_says_so(gallery):
    gallery.face(FACE, "board", SIZE)
    polled(gallery)
    SlowPainter.latest.finish()
    assert polled(gallery) is True
    assert tuple(gallery.face(FACE, "board", SIZE).get_at((20, 28))) == RED
    assert gallery.pending == 0 and polled(gallery) is False


def test_what_is_seen_goes_before_what_may_be_wanted_later(gallery):
    gallery.prefetch([(FACE, "full", (50 + i, 70 + i)) for i in range(4)])
    gallery.back("control", 1, SIZE)
    polled(gallery)
    assert SlowPainter.latest.tasks[0].what == "back"


def test_a_prefetched_face_that_is_seen_moves_to_the_front(gallery):
    faces = [FACE._replace(key=key) for key in ("rewind", "nova", "rift", "reactor")]
    gallery.prefetch([(face, "board", SIZE) for face in faces])
    polled(gallery)
    assert [task.face.key for task in SlowPainter.latest.tasks] == ["rewind", "nova"]
    gallery.face(faces[3], "board", SIZE)
    SlowPainter.latest.finish()
    polled(gallery)
    assert SlowPainter.latest.tasks[-1].face.key == "reactor"
    assert gallery.pending == 3


def test_another_size_stands_in_scaled(gallery):
    gallery.face(FACE, "board", SIZE)
    polled(gallery)
    SlowPainter.latest.finish()
    polled(gallery)
    larger = gallery.face(FACE, "board", (80, 112))
    assert larger.get_size() == (80, 112) and tuple(larger.get_at((40, 56))) == RED


def test_sizes_that_nobody_looks_at_any_more_are_not_painted(gallery):
    for width in range(40, 90, 5):
        gallery.face(FACE, "board", (width, width * 7 // 5))
    assert gallery.pending == 4


def test_a_cached_file_needs_no_painter(gallery, tmp_path):
    wanted = wanted_face(FACE, "board", SIZE)
    picture = pygame.Surface(SIZE, pygame.SRCALPHA, 32)
    picture.fill((10, 200, 30, 255))
    pygame.image.save(picture, str(cached(tmp_path, wanted)))
    gallery.face(FACE, "board", SIZE)
    assert polled(gallery) is True
    assert gallery.painter is None
    assert gallery.face(FACE, "board", SIZE).get_at((5, 28))[1] == 200


@pytest.mark.parametrize("rubbish", [b"", b"not a picture", b"\x89PNG\r\n\x1a\n broken"])
def test_a_broken_cached_file_is_painted_again_with_one_line_in_the_log(gallery, tmp_path, caplog, rubbish):
    for face in (FACE, OTHER):
        cached(tmp_path, wanted_face(face, "board", SIZE)).write_bytes(rubbish)
        gallery.face(face, "board", SIZE)
    with caplog.at_level(logging.WARNING):
        polled(gallery)
        polled(gallery)
    assert len(caplog.records) == 1 and "painting it again" in caplog.text
    assert len(SlowPainter.latest.tasks) == 2


def test_a_cached_picture_of_the_wrong_size_is_painted_again(gallery, tmp_path):
    pygame.image.save(pygame.Surface((9, 9)), str(cached(tmp_path, wanted_face(FACE, "board", SIZE))))
    gallery.face(FACE, "board", SIZE)
    polled(gallery)
    assert len(SlowPainter.latest.tasks) == 1


def test_what_cannot_be_painted_keeps_its_stand_in_and_is_not_asked_for_again(gallery, caplog):
    gallery.face(FACE, "board", SIZE)
    polled(gallery)
    SlowPainter.latest.finish("no such picture")
    polled(gallery)
    gallery.face(FACE, "board", SIZE)
    polled(gallery)
    assert gallery.pending == 0 and not SlowPainter.latest.tasks
    assert "no such picture" in caplog.text


def test_when_a_painter_dies_another_takes_over_its_tasks(gallery, caplog):
    gallery.face(FACE, "board", SIZE)
    polled(gallery)
    first = SlowPainter.latest
    first.broken = True
    gallery.face(OTHER, "board", SIZE)
    polled(gallery)
    second = SlowPainter.latest
    assert second is not first and first.closed
    assert {task.face.key for task in second.tasks} == {"nova", "rift"} and not caplog.text


def test_a_painter_that_had_nothing_to_do_may_go_home(gallery, caplog):
    gallery.face(FACE, "board", SIZE)
    polled(gallery)
    SlowPainter.latest.finish()
    polled(gallery)
    SlowPainter.latest.broken = True
    for key in "abcdef":
        gallery.face(FACE._replace(key=key), "board", SIZE)
        polled(gallery)
        while SlowPainter.latest.tasks:
            SlowPainter.latest.finish()
        polled(gallery)
        SlowPainter.latest.gone = True
        polled(gallery)
    assert gallery.pending == 0 and gallery.lost <= 1 and not caplog.text


def test_when_no_painter_lives_faces_stay_plain(tmp_path, caplog):
    class Doomed(SlowPainter):
        def send(self, wanted):
            raise BrokenPipeError("gone")

    gallery = Gallery(tmp_path, painter=Doomed)
    gallery.face(FACE, "board", SIZE)
    polled(gallery)
    assert gallery.face(OTHER, "board", SIZE).get_size() == SIZE
    polled(gallery)
    assert caplog.text.count("painter has stopped") == 1 and gallery.new_painter is None
    gallery.close()


def test_a_large_file_is_read_beside_the_frames(gallery, tmp_path):
    gallery.surface("control", (1000, 600))
    (wanted,) = gallery.asked
    pygame.image.save(pygame.Surface((1000, 600)), str(cached(tmp_path, wanted)))
    gallery.poll()
    assert list(gallery.reading) == [wanted]
    gallery.reading[wanted].result(30)
    assert gallery.poll() is True and gallery.painter is None


def test_a_large_picture_without_a_file_goes_to_the_painter(gallery):
    gallery.title("control", (1000, 600))
    gallery.poll()
    (reading,) = gallery.reading.values()
    assert reading.exception(30) is not None
    gallery.poll()
    assert [task.what for task in SlowPainter.latest.tasks] == ["title"]


def test_a_draft_stands_in_until_the_real_face_comes(gallery):
    gallery.face(FACE, "full", SIZE)
    polled(gallery)
    painter = SlowPainter.latest
    wanted = painter.tasks[0]
    painter.done.append((wanted, SIZE, bytes((9, 9, 200, 255)) * (SIZE[0] * SIZE[1]), DRAFT))
    assert polled(gallery) is True and gallery.pending == 1
    assert gallery.face(FACE, "full", SIZE).get_at((9, 9))[2] == 200
    painter.finish()
    polled(gallery)
    assert tuple(gallery.face(FACE, "full", SIZE).get_at((9, 9))) == RED and gallery.pending == 0


def test_a_draft_is_made_from_a_smaller_picture_only_while_the_right_one_is_missing():
    studio = Studio(None)
    wanted = wanted_face(FACE, "full", (600, 840))
    assert studio.draft(wanted) is None, "nothing is there"
    small, right = MASTER_WIDTHS[0], level(550)
    studio.masters["control", "nova", small] = Image.new("RGB", (small, small * 7 // 5), (90, 20, 20))
    assert studio.draft(wanted).size == (600, 840)
    studio.masters["control", "nova", right] = Image.new("RGB", (right, right * 7 // 5), (90, 20, 20))
    assert studio.draft(wanted) is None, "the real one takes no longer"


def test_the_cache_folder_is_kept_within_its_room(tmp_path):
    for age in range(6):
        file = tmp_path / f"{age}.png"
        file.write_bytes(bytes(100))
        os.utime(file, (1e9 - age, 1e9 - age))
    half_written, strange = tmp_path / "x.part", tmp_path / "notes.txt"
    for file in (half_written, strange):
        file.write_text("x")
        os.utime(file, (1e9, 1e9))
    tidy(tmp_path, room=350)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["0.png", "1.png", "2.png", "notes.txt"]


def test_memory_is_kept_within_its_bound(tmp_path):
    gallery = Gallery(None, memory=SIZE[0] * SIZE[1] * 4 * 3, painter=SlowPainter)
    for key in "abcdef":
        gallery.face(FACE._replace(key=key), "board", SIZE)
        polled(gallery)
        SlowPainter.latest.finish()
        polled(gallery)
    assert len(gallery.painted) == 3 and gallery.bytes <= gallery.memory
    gallery.close()
    assert SlowPainter.latest.closed


def test_without_painting_everything_is_plain_and_quiet(tmp_path, monkeypatch):
    monkeypatch.setenv("CHRONOTABLE_ART", "plain")
    gallery = Gallery(tmp_path)
    for shown in (
        gallery.face(FACE, "full", (100, 140)), gallery.back("control", 0, SIZE),
        gallery.surface("control", (90, 50)), gallery.title("control", (90, 50)), gallery.icon("control", 32),
    ):  # fmt: skip
        assert shown.get_width() in (100, 40, 90, 32)
    polled(gallery)
    assert gallery.painter is None


def test_a_stand_in_takes_a_moment_only():
    gallery = Gallery(None, painting=False)
    gallery.face(FACE, "board", (110, 154))
    started = perf_counter()
    for width in range(100, 120):
        gallery.face(FACE, "board", (width, width * 7 // 5))
    assert (perf_counter() - started) / 20 < 0.012, "about 1 ms; generous for a busy machine"


@pytest.mark.parametrize("folder", ["writable", "a file stands there", "none"])
def test_the_real_painter_delivers_and_files_what_it_can(tmp_path, folder):
    if folder == "a file stands there":
        (tmp_path / "art").write_text("in the way")
    gallery = Gallery(None if folder == "none" else tmp_path)
    gallery.back("control", 0, SIZE)
    polled(gallery)
    while gallery.pending:
        assert wait([gallery.painter.line], 60), "the painter says nothing"
        polled(gallery)
    shown = gallery.back("control", 0, SIZE)
    assert shown.get_size() == SIZE and shown.get_at((0, 0))[3] < 128
    if folder == "writable":
        gallery.back("control", 1, SIZE)
        polled(gallery)
        while gallery.pending:
            assert wait([gallery.painter.line], 60)
            polled(gallery)
        kept = [file.suffix for file in (tmp_path / "art").iterdir()]
        assert kept.count(".png") >= 1 and ".part" not in kept
    process = gallery.painter.process
    gallery.close()
    assert not process.is_alive()
