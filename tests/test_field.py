"""How cards lie in a field: inside it, as large as can be, and none hides what another is worth."""

import random
from itertools import pairwise

import pytest
from pygame import Vector2

from ui.table import field
from ui.table.layout import Area
from ui.table.marks import AT, SIZE

AREAS = {"own": (Area(250, 360, 786, 158), 134), "of three": (Area(16, 74, 324, 172), 124),
         "of four": (Area(90, 68, 262, 178), 110)}  # fmt: skip


def worth(place):
    """Where the strength of a card stands, and how large it is shown."""
    return Vector2(AT).rotate(-place.angle) * place.height + (place.x, place.y), place.height * SIZE


@pytest.mark.parametrize("name", AREAS)
@pytest.mark.parametrize("count", [1, 2, 5, 8, 9, 12])
def test_no_card_hides_what_another_is_worth(name, count):
    area, most = AREAS[name]
    dice = random.Random(count)
    for _ in range(30):
        places = field.arranged([dice.random() < 0.5 for _ in range(count)], area, most)
        spots = [worth(place) for place in places]
        for n, (spot, size) in enumerate(spots):
            assert all(spot.distance_to(other) >= (size + also) / 2 for other, also in spots[n + 1 :])
        for place in places:
            half = place.height * (field.WIDE if place.angle else field.RATIO) / 2
            assert area.x <= place.x - half + 0.01 and place.x + half <= area.right + 0.01
            assert area.y <= place.y - place.height / 2 and place.y + place.height / 2 <= area.bottom


@pytest.mark.parametrize("name", AREAS)
def test_more_cards_are_never_larger_and_tapping_changes_no_size(name):
    area, most = AREAS[name]
    heights = [round(field.arranged([False] * count, area, most)[0].height, 6) for count in range(1, 20)]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] == round(min(most, area.h / field.TALL), 6)
    for count in (3, 8, 11):
        mixed = field.arranged([n % 2 == 0 for n in range(count)], area, most)
        assert {round(place.height, 6) for place in mixed} == {heights[count - 1]}


def test_a_tapped_card_leans_and_what_it_carries_leans_with_it():
    upright, tapped = field.arranged([False, True], *AREAS["own"])
    assert (upright.angle, tapped.angle) == (0.0, field.LEAN)
    for host in (upright, tapped):
        quest = field.carried(host, "over", 0, 1)
        assert Vector2(quest.x, quest.y).distance_to((host.x, host.y)) < host.height * 0.05
        assert quest.angle - host.angle == 90 and quest.height < host.height
        pilot = Vector2(field.carried(host, "beside", 0, 1)[:2]) - (host.x, host.y)
        under = Vector2(field.carried(host, "under", 0, 1)[:2]) - (host.x, host.y)
        assert pilot.rotate(host.angle).y < 0 < under.rotate(host.angle).y


def test_several_cards_on_one_battler_are_all_seen():
    host = field.Place(100, 100, field.LEAN, 120)
    for lies in ("over", "under"):
        places = [field.carried(host, lies, n, 3) for n in range(3)]
        assert all(Vector2(a[:2]).distance_to(b[:2]) > 10 for a, b in pairwise(places))
