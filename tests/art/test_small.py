"""What ships small is there in the frame in which it is first seen, and is bounded."""

from concurrent.futures import Executor, Future

import pygame
import pytest

from art import small
from art.archive import PICTURE, ROOM, SMALLEST, Archive, Master, size_of
from art.gallery import Face, Gallery
from art.wanted import face_of
from game.rules import GAMES, RULESETS
from tests.art.galleries import SIZE, clock
from tests.art.laying import AtOnce
from tests.art.test_masters import ROOM_OF_WHAT_IS_SMALL


class OnlySmall(Executor):
    """Readers who bring what ships small, and are never done with anything else."""

    def submit(self, deed, /, *args, **named):
        return AtOnce().submit(deed, *args, **named) if deed is small.read else Future()


def gallery_of(readers):
    return Gallery(None, archive=Archive(None, readers=readers), clock=clock())


@pytest.fixture
def gallery():
    gallery = gallery_of(OnlySmall())
    yield gallery
    gallery.close()


def face_from(game: str) -> Face:
    return face_of(next(iter(RULESETS[game].book)))


def apart(shown: pygame.Surface, picture: pygame.Surface) -> float:
    """By how many levels the middle of a card differs from the middle of its picture."""
    one, other = (pygame.transform.smoothscale(s.convert(small.OPAQUE), (20, 28)) for s in (shown, picture))
    places = [(x, y) for x in range(8, 16) for y in range(8, 18)]
    return sum(abs(a - b) for at in places for a, b in zip(one.get_at(at), other.get_at(at), strict=True)) / 240


@pytest.mark.parametrize("game", GAMES)
def test_a_card_a_back_and_a_table_show_their_pictures_before_a_reader_has_brought_any(gallery, game):
    gallery.open(game)
    gallery.poll()
    face = face_from(game)
    for wide in (60, 110, 260):
        shown = gallery.face(face, "board", (wide, wide * 7 // 5))
        assert gallery.painted == {} and apart(shown, gallery.archive.least(game, f"pictures/{face.key}")) < 30, wide
    assert apart(gallery.back(game, 0, SIZE), gallery.archive.least(game, "back-0")) < 12
    for size in ((320, 180), (2560, 1440)):
        assert apart(gallery.surface(game, size), gallery.archive.least(game, "table")) < 6


def test_as_soon_as_they_are_there_plain_cards_show_their_pictures(gallery):
    face = face_from("doctor_who")
    plain = gallery.face(face, "board", SIZE)
    gallery.archive.open("doctor_who")
    assert gallery.face(face, "board", SIZE) is plain
    assert gallery.poll(), "there is something new to be drawn"
    shown = gallery.face(face, "board", SIZE)
    picture = gallery.archive.least("doctor_who", f"pictures/{face.key}")
    assert apart(shown, picture) < 30 < apart(plain, picture)


def test_games_that_were_met_have_them_brought_when_nothing_is_seen_to_lack(gallery):
    gallery.foresee([])
    gallery.poll()
    assert not gallery.archive.small.packed and not gallery.archive.small.coming
    gallery.prefetch([(face_from("towers_in_time"), "board", SIZE)])
    gallery.poll()
    gallery.poll()
    assert set(gallery.archive.small.packed) == {"towers_in_time"}


def test_a_small_card_is_put_together_without_its_large_picture():
    gallery = gallery_of(AtOnce())
    gallery.open("doctor_who")
    gallery.poll()
    face = face_from("doctor_who")
    for wide, width in ((110, SMALLEST), (SMALLEST, SMALLEST), (SMALLEST + 20, 380)):
        size = wide, wide * 7 // 5
        gallery.face(face, "board", size)
        for _ in range(60):
            gallery.poll()
        assert not gallery.lacking and gallery.painter is None
        pictures = {one.width for one in gallery.archive.here if isinstance(one, Master) and "pictures" in one.name}
        assert width in pictures and PICTURE not in pictures and (width != SMALLEST or pictures == {SMALLEST})
    gallery.close()


def test_unpacked_they_keep_to_the_room_that_all_masters_have(gallery):
    for game in GAMES:
        gallery.archive.open(game)
    gallery.poll()
    archive = gallery.archive
    for game in GAMES:
        for card in RULESETS[game].book:
            assert archive.least(game, f"pictures/{card.key}") is not None
    assert archive.bytes == sum(size_of(surface) for surface in archive.here.values()) <= ROOM
    packed = [one for game in archive.small.packed.values() for one in game.values()]
    assert sum(map(len, packed)) < ROOM_OF_WHAT_IS_SMALL * len(GAMES)


def test_one_that_is_broken_is_done_without(gallery):
    gallery.open("control")
    gallery.poll()
    gallery.archive.small.packed["control"]["nova"] = b"no picture"
    assert gallery.archive.least("control", "pictures/nova") is None
    assert gallery.archive.least("control", "pictures/rift") is not None
    assert "nova" not in gallery.archive.small.packed["control"], "and is not tried again"
