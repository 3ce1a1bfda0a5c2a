"""The icons of the language: one for every word, told apart by shape, refused for what is no word."""

from itertools import combinations

import numpy as np
import pytest
from PIL import Image

from art.chrono_clash import icons
from art.chrono_clash.icons import icon, row
from game.rules.chrono_clash.icons import LEGEND

NUMBERED = {"": [""], "+-": ["+2", "-2"], "+": ["+2"], ":": [":2"]}
FILTERS = ["cost<=4", "strength<=4"]
WORDS = [(name + number, False) for name, about in LEGEND.items() for number in NUMBERED[about.form]]
WORDS += [(word, False) for word in FILTERS] + [("tap", True)]
KINDS = {
    "trigger": icons.tab, "target": icons.disc, "filter": icons.ticket, "modifier": icons.pointed,
    "effect": icons.block, "ability": icons.shield,
}  # fmt: skip


def on_paper(picture: Image.Image, size: tuple[int, int]) -> np.ndarray:
    paper = Image.new("RGB", size, (128, 128, 128))
    paper.paste(picture, (0, 0), picture)
    return np.asarray(paper, np.int16)


def test_every_word_of_the_rules_has_an_icon_and_there_is_none_for_a_word_that_they_lack():
    drawn = {name for name, _ in icons.WORDS}
    assert drawn == set(LEGEND) and len(WORDS) > 50


@pytest.mark.parametrize(("token", "leads"), WORDS)
def test_the_plate_says_what_kind_of_word_it_is(token, leads):
    kind = icons.known(token, leads)[0]
    name = token.split("<=")[0].rstrip("2").rstrip("+-:")
    expected = "filter" if token in FILTERS else LEGEND[name].kind
    if token == "tap":
        expected = "trigger" if leads else "effect"
    assert kind.outline is KINDS[expected]


def test_every_word_has_a_drawing_of_its_own_at_the_height_of_a_board_row():
    drawn = {(token, leads): icon(token, 20, leads) for token, leads in WORDS}
    size = max(i.width for i in drawn.values()), 20
    papers = {word: on_paper(picture, size) for word, picture in drawn.items()}
    apart = {
        (a, b): (np.abs(papers[a] - papers[b]).max(-1) > 60).sum() for a, b in combinations(papers, 2)
    }  # fmt: skip
    closest = min(apart, key=apart.get)
    assert apart[closest] >= 24, f"{closest} look alike: {apart[closest]} pixels"


def test_signs_of_one_kind_differ_in_grey_too():
    """Whoever sees no colours tells all words apart by their drawing alone."""
    grey = {}
    for token, leads in WORDS:
        kind, _, _, _ = icons.known(token, leads)
        picture = icon(token, 24, leads)
        light = on_paper(picture, (80, 24)).mean(-1)
        grey.setdefault(kind.outline, []).append((token, light))
    for group in grey.values():
        for (one, a), (two, b) in combinations(group, 2):
            assert (np.abs(a - b) > 50).sum() >= 24, (one, two)


def test_plates_of_different_kinds_differ_in_outline_alone():
    size = (24, 24)
    outlines = {}
    for name, outline in KINDS.items():
        kind = next(kind for kind, _ in icons.WORDS.values() if kind.outline is outline)
        outlines[name] = np.asarray(icons.blank(kind, *size).getchannel("A"), np.int16)
    for one, two in combinations(outlines, 2):
        assert (np.abs(outlines[one] - outlines[two]) > 100).sum() >= 8, (one, two)


@pytest.mark.parametrize(
    "token",
    ["", "smite", "time", "time+", "time2", "time+0", "time+123", "fast+1", "cost<4", "cost<=", "draw*2", "Fast",
     "leader+2", "leader", "extra-1", "guardian-attack-1", "with fast", " fast"],
)  # fmt: skip
def test_what_is_no_word_is_refused_by_name(token):
    with pytest.raises(ValueError, match="no icon for"):
        icon(token, 20)


def test_a_row_with_one_wrong_word_is_refused():
    with pytest.raises(ValueError, match="'blast'"):
        row("summon blast", 20, 200)


@pytest.mark.parametrize(("one", "two"), [("time+1", "time+2"), ("time+2", "time-2"), ("cost<=1", "cost<=7")])
def test_the_number_and_its_sign_are_printed(one, two):
    a, b = (on_paper(icon(token, 24), (90, 24)) for token in (one, two))
    assert (np.abs(a - b).max(-1) > 60).sum() > 12


@pytest.mark.parametrize("height", [8, 16, 33, 60])
@pytest.mark.parametrize(("token", "leads"), WORDS[::5])
def test_an_icon_has_the_height_asked_for_and_soft_edges(token, leads, height):
    picture = icon(token, height, leads)
    assert picture.mode == "RGBA" and picture.height == height
    cover = np.asarray(picture.getchannel("A"))
    assert cover.max() == 255 and ((cover > 20) & (cover < 235)).any()


def test_tap_at_the_head_of_a_row_or_of_a_gain_is_the_trigger():
    assert icons.tokens_of("tap time+1")[0] == ("tap", True)
    assert icons.tokens_of("summon chosen-battler tap")[-1] == ("tap", False)
    assert icons.tokens_of("other-battlers gains tap draw+1")[2] == ("tap", True)


LONG = "summon chosen-battler with strength<=4 destroy time-threshold:3"


@pytest.mark.parametrize("room", [80, 120, 240, 900])
def test_a_row_is_as_high_as_asked_or_as_its_room_allows(room):
    strip = row(LONG, 24, room)
    assert strip.width <= room and strip.height <= 24
    if strip.height < 24:
        assert row(LONG, 24, room + room // strip.height + 2).height >= strip.height
    else:
        assert room == 900 or strip.width > room * 0.5


def test_drawing_a_row_leaves_the_shared_icons_alone():
    before = icon("fast", 24).tobytes()
    row("fast guardian-attack+1", 24, 300)
    assert icon("fast", 24).tobytes() == before and icon("fast", 24) is icon("fast", 24)


def test_every_row_of_the_real_cards_can_be_drawn():
    from game.rules import RULESETS

    book = RULESETS["chrono_clash"].book
    rows = {text for card in book for text in (*card.icons, card.guardian) if text}
    assert len(rows) > 60
    for text in rows:
        assert row(text, 16, 10_000).height == 16
