"""The gallery answers at once, whatever readers, painter and disk are doing."""

import os
import sys
from multiprocessing.connection import wait
from time import thread_time

import pygame
import pytest

from art import archive as archive_of
from art import gallery as gallery_module
from art.archive import Archive, Master
from art.gallery import A_POLL, AHEAD, VISIBLE, Gallery
from art.painter import tidy
from tests.art.galleries import (
    FACE,
    OTHER,
    PICTURE,
    SIZE,
    clock,
    gallery_of,
    is_plain,
    polled,
)
from tests.art.laying import AtOnce


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


def test_a_game_that_is_opened_imports_nothing_while_its_cards_come(gallery, monkeypatch):
    monkeypatch.delitem(sys.modules, "art.control.face", raising=False)
    gallery.open("control")
    assert "art.control.face" in sys.modules
    gallery.open("no_such_game")
    monkeypatch.delitem(sys.modules, "art.control.face")
    gallery.is_plain = True
    gallery.open("control")
    assert "art.control.face" not in sys.modules, "where nothing is painted nothing is wanted"


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


def test_the_stand_ins_of_a_crowded_table_in_the_largest_window_are_all_kept(monkeypatch):
    gallery, made = Gallery(None, painting=False), []
    really = gallery_module.stand_in
    monkeypatch.setattr(gallery_module, "stand_in", lambda *given: made.append(given) or really(*given))

    def frame():
        gallery.surface("control", (3840, 2160))
        for n in range(120):
            gallery.face(FACE._replace(key=str(n)), "board", (200, 280))

    frame()
    assert len(made) == 121
    frame()
    assert len(made) == 121, "the next frame makes none anew"


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
