"""Text: wrapping, signs among words, links, and what people type staying plain."""

import re
import threading
from pathlib import Path

import pygame
import pytest

from game import system
from scenes.match.setup import Setup
from scenes.texts import UNSEEN_LETTERS
from tests.screens import tables
from tests.screens.clash import clash, gauge
from tests.screens.driver import Driver
from ui.base import fallback, text, theme


@pytest.fixture(autouse=True)
def fonts():
    pygame.font.init()


def test_lines_are_never_wider_than_asked():
    words = "A rupture in time is closing behind you, and there is fuel for one way out."
    for width in (60, 133, 300):
        block = text.layout(words, "body", 18, width)
        assert block.size[0] <= width
        assert all(x + text._width(piece, 18) <= width for x, _, piece in block.spots)


def test_a_word_wider_than_the_box_is_broken():
    block = text.layout("Donaudampfschifffahrtsgesellschaft", "body", 18, 90)
    assert block.lines > 2
    assert "".join(p.text for _, _, p in block.spots) == "Donaudampfschifffahrtsgesellschaft"


@pytest.mark.parametrize(
    "words", ["gets +3 strength now", "gets **\u22121** [Energy|term:energy] now", "gets +2 \u22121 Energy"]
)
def test_what_is_added_or_taken_away_is_not_parted_from_what_it_counts(words):
    plain = text.plain(words)
    number, counted = re.search(r"([^ ]\d) (\w+)", plain).groups()
    for width in range(text.width_of(f"+2 {number} {counted}", "body-bold", 20) + 4, 300, 3):
        rows: dict[int, str] = {}
        for _, y, piece in text.layout(words, "body", 20, width).spots:
            rows[y] = rows.get(y, "") + piece.text
        assert any(re.search(rf"{re.escape(number)}\s{counted}", row) for row in rows.values()), rows
    assert text.plain("gets +3 strength now") == "gets +3 strength now"


def test_a_number_that_ends_a_sentence_does_not_stand_in_a_line_of_its_own():
    words = "It dies, unless it regenerates for 1. That is said here of 12: so much is left over \u22125."
    for width in range(text.width_of("regenerates for 1.", "body", 20) + 4, 400, 3):
        rows: dict[int, str] = {}
        for _, y, piece in text.layout(words, "body", 20, width).spots:
            rows[y] = rows.get(y, "") + piece.text
        said = [row.replace("\u00a0", " ") for row in rows.values()]
        assert all(any(re.search(end, row) for row in said) for end in (r"for\s*1\.", r"of\s*12:", "over\\s*\u22125"))


def test_a_comma_stays_with_its_glyph():
    for width in range(40, 220, 7):
        block = text.layout("Draw a card or spend {unstable}, then stop.", "body", 20, width)
        glyph = next(y for _, y, p in block.spots if p.glyph)
        comma = next(y for _, y, p in block.spots if p.text.startswith(","))
        assert glyph == comma


def test_bold_italic_and_links():
    block = text.layout("**4.2** Then *draw*, see [Dark Energy|17].", "body", 20)
    roles = {p.text.strip(): p.role for _, _, p in block.spots}
    assert roles["4.2"] == "body-bold"
    assert roles["draw"] == "body-italic"
    rect, target = block.links[0]
    assert target == "17"
    assert block.target_at(*rect.center) == "17"
    assert block.target_at(0, 0) == ""


def test_unknown_tokens_are_shown_as_they_are():
    block = text.layout("a {nonsense} b", "body", 20)
    assert "{nonsense}" in "".join(p.text for _, _, p in block.spots)


@pytest.mark.parametrize("name", ["**Ada**", "{stable}", "[x|y]", "a\\b", "*", "{"])
def test_escaped_names_are_plain(name):
    block = text.layout(text.escape(name), "body", 20)
    assert "".join(p.text for _, _, p in block.spots) == name
    assert not block.links


def test_shortened_fits_and_says_that_something_is_missing():
    short = text.shortened("A name that is far too long", "body", 20, 100)
    assert short.endswith("…")
    assert text.width_of(short, "body", 20) <= 100
    assert text.shortened("Ada", "body", 20, 100) == "Ada"


def test_pictures_are_cached_and_a_shadow_makes_them_larger():
    plain = text.render("Ada", "body", 20, theme.PARCHMENT)
    assert text.render("Ada", "body", 20, theme.PARCHMENT) is plain
    dark = text.render("Ada", "body", 20, theme.PARCHMENT, shadow=theme.INK)
    assert dark.get_width() == plain.get_width() + 2 * text.shadow_pad(20)


def test_newlines_and_alignment():
    block = text.layout("one\n\ntwo", "body", 20, 200, "right")
    assert block.lines == 3
    for x, _, piece in block.spots:
        assert x + text._width(piece, 20) == 200


def test_letters_that_touch_no_font_do_not_break_it():
    text.render("Ää ★ 漢字 \U0001f525 ﷽", "body", 20, theme.PARCHMENT, 80)
    text.render("", "body", 20, theme.PARCHMENT)


def test_rows_of_icons_between_ticks_are_drawn():
    words = text.with_icons("Tap `tap time+2` (not `time+0`, nor `x = 1`).", "chrono_clash")
    assert words == "Tap {chrono_clash/^tap} {chrono_clash/time+2} (not *time+0*, nor *x = 1*)."
    assert text.with_icons("`tap`", "control") == "*tap*"
    block = text.layout(words, "body", 20, 300)
    signs = [(x, piece) for x, _, piece in block.spots if piece.glyph]
    assert [piece.glyph for _, piece in signs] == ["chrono_clash/^tap", "chrono_clash/time+2"]
    assert signs[0][0] + text._width(signs[0][1], 20) < signs[1][0]
    assert all(x + text._width(piece, 20) <= 300 for x, _, piece in block.spots)
    text.render(words, "body", 20, theme.PARCHMENT, 300, shadow=theme.INK)
    assert text.layout(text.escape("{chrono_clash/tap}"), "body", 20).spots[0][2].glyph == ""


def test_before_a_figure_the_space_is_wider():
    assert text.size("of 3", "body", 15)[0] > text.width_of("of 3", "body", 15)
    assert text.size("of a", "body", 15)[0] == text.width_of("of a", "body", 15)


def boxes(words, role="display", px=30):
    """How much ink the picture of words has."""
    return pygame.mask.from_surface(text.render(words, role, px, (255, 255, 255)), 60).count()


@pytest.mark.parametrize("role", ["display", "body", "body-bold", "number"])
def test_a_small_picture_in_a_name_is_left_out_and_no_box_stands_for_it(role):
    for words in ("Fox \U0001f98a Hunt", "Fox\u2764\ufe0f Hunt", "Fox \U0001f468\u200d\U0001f680 Hunt"):
        assert boxes(words, role) == boxes("Fox Hunt", role), "it draws nothing"
        assert text.size(words, role, 30) == text.size("Fox Hunt", role, 30), "and takes no room"
        assert text.width_of(words.replace(" Hunt", ""), role, 30) <= text.width_of("Fox ", role, 30)


def test_letters_that_a_font_lacks_come_from_another_or_are_dots():
    assert text.drawable("Zeit", "display") == (("Zeit", "display"),)
    assert text.drawable("Zeit \u0416", "display") == (("Zeit ", "display"), ("\u0416", "body-bold"))
    assert text.drawable("\u4e2d\u6587 two", "body") == (("\u00b7\u00b7 two", "body"),)
    assert text.drawable("na\u00efve \u2026", "display") == (("na\u00efve \u2026", "display"),)
    assert boxes("\U0001f98a") == boxes("\u00b7") > 0, "where nothing is left something is seen"
    assert text.render("", "body", 20, (0, 0, 0)).get_width() == 1
    assert not any(map(text.is_lacking, ("", "Zeit", "\u0416\u00ebl \u2026", "two words")))
    assert all(map(text.is_lacking, ("\u4e2d\u6587", "Fox \U0001f98a", "\u0645")))


@pytest.fixture
def elsewhere(monkeypatch):
    """The system has one font: pygame's own, which has Cyrillic letters that ours lack."""
    file = Path(pygame.__file__).parent / pygame.font.get_default_font()
    asked = []

    def fonts_for(sign):
        asked.append(sign)
        yield file

    monkeypatch.setattr(system, "fonts_for", fonts_for)
    caches = text.drawable, text._elsewhere, text.width_of, text.layout
    known = text._fallbacks[:], set(text._unknown)
    text._fallbacks.clear()
    text._unknown.clear()
    for cache in caches:
        cache.cache_clear()
    yield file, asked
    text._fallbacks[:], text._unknown = known[0], known[1]
    for cache in caches:
        cache.cache_clear()


def test_letters_that_none_of_our_fonts_has_come_from_one_of_the_system(elsewhere):
    file, asked = elsewhere
    role = f"file:ltr::{file}"
    assert text.drawable("\u048c\u048e two", "body") == (("\u048c\u048e", role), (" two", "body"))
    assert text.drawable("\u4e2d\u6587", "body") == (("\u00b7\u00b7", "body"),), "that font has none of these"
    assert asked == ["\u048c", "\u4e2d"], "the system is asked once for a script"
    assert not text.is_lacking("\u048c\u048e") and text.is_lacking("\u4e2d")
    assert boxes("\u048c\u048e") > 3 * boxes("\u00b7\u00b7")
    block = text.layout("Ada \u048c\u048e", "body", 30)
    (_, y, piece), foot = block.spots[-1], theme.font("body", 30).get_ascent()
    assert piece.role == role and y + theme.font(role, 30).get_ascent() == foot, "it stands on the line of the others"


@pytest.fixture
def slow(elsewhere, monkeypatch):
    """The system is asked aside, and answers when that is set."""
    answers, asked = threading.Event(), system.fonts_for
    monkeypatch.setattr(fallback, "inquiry", fallback.Inquiry())
    fallback.inquiry.waits = False

    def fonts_for(sign):
        answers.wait(10)
        yield from asked(sign)

    def answered():
        answers.set()
        for thread in tuple(fallback.inquiry._asked.values()):
            thread.join(10)

    monkeypatch.setattr(system, "fonts_for", fonts_for)
    yield answered
    answered()


def test_no_picture_waits_while_the_system_looks_for_a_font(elsewhere, slow):
    file, asked = elsewhere
    for _ in range(2):
        assert text.drawable("\u048c", "body") == (("\u00b7", "body"),) == text.drawable("\u048e", "body")
        assert not text.has_new_letters() and not text.is_lacking("\u048c"), "nobody knows yet"
    slow()
    assert text.has_new_letters() and not text.has_new_letters(), "it is news once"
    assert text.drawable("\u048c\u048e", "body") == (("\u048c\u048e", f"file:ltr::{file}"),)
    assert asked == ["\u048c"], "once for a script"


def test_names_that_stood_in_dots_are_drawn_anew_wherever_they_stand(slow, monkeypatch):
    monkeypatch.setattr(tables, "NAMES", ["\u048c\u048e\u048c", "\u048e\u048c"])
    with clash("", assistance="off") as player:
        in_dots = pygame.surfarray.array3d(player.window.surface)
        slow()
        player.step(0.1)
        differs = (pygame.surfarray.array3d(player.window.surface) != in_dots).any(axis=2)
        places = *map(player.table.painter.place, ("plate-0", "plate-1")), *halves(gauge(player).rect)
        assert all(differs[place.left : place.right, place.top : place.bottom].any() for place in places)


def test_that_letters_cannot_be_shown_is_said_when_the_system_has_told_so(slow):
    with Driver(lambda: Setup("control")) as player:
        told = lambda: [one.words for one in player.app.toasts.notices if one.words == UNSEEN_LETTERS]  # noqa: E731
        player.click(player.scene.rows[0][1])
        player.type("\u674e")
        assert not told()
        slow()
        player.step(0.1)
        assert told()


def halves(rect):
    return rect.inflate(-rect.w // 2, 0).move(-rect.w // 4, 0), rect.inflate(-rect.w // 2, 0).move(rect.w // 4, 0)


def test_what_is_no_font_is_passed_over(elsewhere, tmp_path, monkeypatch):
    bad, gone = tmp_path / "bad.ttf", tmp_path / "gone.ttf"
    bad.write_bytes(b"no font at all")
    monkeypatch.setattr(system, "fonts_for", lambda sign: iter([bad, gone, elsewhere[0]]))
    assert text.drawable("\u048c", "body") == (("\u048c", f"file:ltr::{elsewhere[0]}"),)


def test_what_runs_from_right_to_left_begins_on_the_right(elsewhere, monkeypatch):
    file, one, two, three = elsewhere[0], "\u05d3\u05d5", "\u05db\u05d4", "\u05e9\u05dc"
    monkeypatch.setattr(text, "_elsewhere", lambda sign: fallback.role(file, sign))
    assert fallback.role(file, one[0]) == f"file:rtl:Hebr:{file}"

    def seen(words):
        spots = text.layout(words, "body", 30).spots
        assert [x for x, _, _ in spots] == sorted(x for x, _, _ in spots)
        drawn = (piece.text[::-1] if ":rtl:" in piece.role else piece.text for _, _, piece in spots)
        return "".join(drawn).replace(text.WIDE, " ")

    eno, owt, eerht = one[::-1], two[::-1], three[::-1]
    assert seen(f"{one} {two}") == f"{owt} {eno}"
    assert seen(f"{one} {two} draws 2, {three}.") == f"{owt} {eno} draws 2, {eerht}."
    assert seen(f"Ada, {one}, {two} 12 {three} win") == f"Ada, {eerht} 12 {owt} ,{eno} win"
    assert seen("two words") == "two words"


def test_a_caret_stands_at_the_left_of_a_letter_that_runs_from_right_to_left(elsewhere, monkeypatch):
    monkeypatch.setattr(text, "_elsewhere", lambda sign: fallback.role(elsewhere[0], sign))
    back, wide = "\u05d3\u05d5 \u05db\u05d4", lambda letters: text.width_of(letters, "body", 30)
    caret = lambda letters: [text.caret_at(letters, "body", 30, n) for n in range(len(letters) + 1)]  # noqa: E731
    assert caret(back) == [wide(back[n:]) for n in range(6)], "from the right end to the left one"
    ada, win = wide("Ada "), wide(f"Ada {back}")
    assert caret(f"Ada {back} win")[:10] == [*caret("Ada "), *(ada + wide(back[n:]) for n in range(1, 6))]
    assert caret(f"Ada {back} win")[10:] == [wide(f"Ada {back} win"[:n]) for n in range(10, 14)] and win > ada
    assert caret("Ada win") == sorted(caret("Ada win"))


def test_a_font_of_what_runs_from_right_to_left_draws_it_so(elsewhere):
    there, back = (fallback.font(f"file:{way}::{elsewhere[0]}", 40) for way in ("ltr", "rtl"))
    across = pygame.surfarray.array_alpha
    assert (across(back.render("AB", True, "white")) == across(there.render("BA", True, "white"))).all()


def _gap(words: str, px: int) -> int:
    """The widest gap between the letters of a line, in pixels."""
    pygame.display.set_mode((10, 10))
    picture = text.render(words, "body", px, (255, 255, 255))
    ink = "".join(
        "x" if any(picture.get_at((x, y)).a > 90 for y in range(picture.get_height())) else " "
        for x in range(picture.get_width())
    )
    return max(map(len, re.findall(" +", ink.strip())))


@pytest.mark.parametrize("px", (14, 16, 18, 24))
def test_the_space_before_figures_is_as_wide_as_that_between_words(px):
    assert all(abs(_gap(f"on {figure}", px) - _gap("on he", px)) <= 2 for figure in "1249")
    assert _gap("on 2", px) <= _gap("on he", px) + 1
