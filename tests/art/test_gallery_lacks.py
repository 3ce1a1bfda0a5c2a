"""What the gallery lacks: masters that cannot be had, the painter, and pictures made to measure."""

import logging
import shutil

import pygame
import pytest

from art.archive import LARGER, SMALLER, Archive, Master
from art.standin import stand_in
from art.wanted import Wanted, Well
from tests.art.galleries import (
    FACE,
    OTHER,
    PICTURE,
    RED,
    SHIPPED,
    SIZE,
    SlowPainter,
    gallery_of,
    is_plain,
    polled,
)

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


def test_where_nothing_was_shown_while_it_was_awaited_its_stand_in_is_drawn_as_soon_as_it_is_given_up(gallery):
    PICTURE.shipped.unlink()
    assert gallery.glance(FACE, "board", SIZE) is None
    polled(gallery)
    before = gallery.version
    SlowPainter.latest.finish("no such picture")
    assert polled(gallery) is True and gallery.version > before, "there is something new to draw"
    assert is_plain(gallery, gallery.glance(FACE, "board", SIZE))


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


def test_a_table_that_is_not_there_yet_shows_its_places():
    """Its small picture knows of none: lines stand where they will be sunk."""
    plain, wells = pygame.Surface((64, 36)), (Well("lip", (2, 2, 636, 356)), Well("slot", (100, 80, 60, 90)))
    plain.fill((40, 40, 40))
    for picture in (plain, None):
        shown = stand_in(Wanted("surface", "paper", (640, 360), wells=wells), picture)
        bare = stand_in(Wanted("surface", "paper", (640, 360)), picture)
        other = [(x, y) for x in range(640) for y in range(360) if shown.get_at((x, y)) != bare.get_at((x, y))]
        assert (100, 120) in other and (159, 120) in other and (130, 80) in other and (130, 169) in other
        assert (130, 120) not in other and (400, 200) not in other and len(other) < 6000
