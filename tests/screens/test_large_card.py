"""Where a card is shown large: it can be read, and it hides nothing that one needs while reading."""

import re

import pygame
import pytest

from art.kinds import kind_line
from game.rules import GAMES, RULESETS
from game.teach.glossary import MARK, glossary
from scenes.learn.lesson import LessonTable
from scenes.match.reading import ASK, KEEP
from scenes.terms import FOOT, said_of
from tests.screens.clash import clash, full
from tests.screens.crowded import CROWDED
from tests.screens.domains import does, domains, of, other, six
from tests.screens.driver import Driver
from tests.screens.lessons import do, rest
from tests.screens.tables import QUIET, TIME_STOP, at, card, middle, settle, sit, use
from ui.base import text
from ui.base.room import Room, beside
from ui.cards.preview import GAP, GRAIN, HEIGHTS, SMALL_PRINT, SMALLEST, Preview, all_words
from ui.cards.sprite import RATIO
from ui.table.drag import Refused
from ui.table.log import line_of

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]


def covered(player):
    """What the large card that is shown now covers, of all that it must not."""
    table = player.table
    assert table.reading.preview.is_shown
    clear = table.picture.keep_clear()
    place = table.reading.preview.place(
        pygame.Rect(0, 0, *table.scale.window), clear, table.picture.k, table.picture.own_cards(), table.scale.u,
        table.picture.log.rect, table.board.played(),
    )  # fmt: skip
    assert pygame.Rect(0, 0, *table.scale.window).contains(place)
    return [rect for rect in clear if rect.colliderect(place)]


def seen(player):
    """Every card whose face is seen on the table."""
    board = player.scene.board
    return [c for c, s in board.sprites.items() if s.shown is not None and not board.is_pile(s.home.zone)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_large_card_hides_neither_counters_nor_piles_nor_the_question(seats, size):
    with clash(full(seats), kinds=("human", *["greedy"] * (seats - 1)), size=size) as player:
        settle(player)
        table = player.table
        own = [table.painter.place("plate-0"), table.painter.place("prompt"), table.painter.place("gauge")]
        zones = table.board.layout.zones
        own += [table.painter.zones.pile_rect(n) for n, z in enumerate(zones) if z.seat == 0 and table.board.is_pile(n)]
        assert len(own) > 7
        clear = table.picture.keep_clear()
        assert all(any(rect.contains(one) for rect in clear) for one in own)
        for one in seen(player):
            player.move(at(player, one))
            player.step(1)
            assert covered(player) == [], table.chair.view.what[one].key


@pytest.mark.parametrize(("game", "seats"), [(game, n) for game in GAMES for n in RULESETS[game].seat_counts if n > 2])
def test_nor_where_decks_are_shared_or_many_sit(game, seats):
    with sit(kinds=("human", *["greedy"] * (seats - 1)), game=game, seed=2, speed="instant") as player:
        settle(player)
        for one in seen(player):
            player.move(at(player, one))
            player.step(1)
            assert covered(player) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_card_that_can_be_chosen_is_never_hidden(size):
    with sit(QUIET, size=size) as player:
        player.drag(at(player, card(player, "wormhole", "hand-0")), middle(player, "discard-0"))
        settle(player)
        spread, table = player.table.reading.spread, player.table
        assert spread.is_open and len(spread.rects) > 1
        for one in spread.rects:
            player.move(spread.rects[one].center)
            player.step(1)
            usable = table.hand.drag.sources
            others = [rect for c, rect in spread.rects.items() if c != one and c in usable]
            assert all(rect in table.picture.keep_clear() for rect in others)
            assert covered(player) == []


@pytest.mark.parametrize("size", SIZES)
def test_beside_the_card_that_asks_a_large_one_hides_nothing_either(size):
    with sit(TIME_STOP, size=size) as player:
        use(player, "singularity")
        assert player.table.asking.stage is not None
        for one in seen(player):
            player.move(at(player, one))
            player.step(1)
            stage = player.table.painter.place("stage")
            assert covered(player) in ([], [stage] if size == SIZES[0] else []), "the question in the bar least of all"


@pytest.mark.parametrize("size", SIZES)
def test_picture_and_words_of_a_large_card_are_both_seen(size):
    with clash(full(2), size=size) as player:
        settle(player)
        preview, table = player.table.reading.preview, player.table
        for one in seen(player):
            player.move(at(player, one))
            player.step(1)
            k, u = table.picture.k, table.scale.u
            place = preview.place(pygame.Rect(0, 0, *size), table.picture.keep_clear(), k, table.picture.own_cards(), u)
            high = round(place.w * 7 / 5)
            words, slip = preview.words_height(place.w, high, k, u), preview.slip_height(place.w, u)
            assert abs(place.h - high - words - slip) <= 2, "nothing is laid over the card"
            assert bool(words) == (high < SMALL_PRINT * max(1, u / k) - 2 and bool(all_words(preview.shown)))


@pytest.mark.parametrize("game", GAMES)
def test_the_buttons_under_what_is_said_first_are_covered_by_no_large_card(game):
    with sit(CROWDED[game], game=game) as player:
        settle(player)
        table = player.table
        lectern = table.tutor.firsts.lectern
        assert lectern.visible and all(button.visible for button in lectern.buttons) and not lectern.overflow()
        for one in table.chair.view.zones[table.chair.hand_zone]:
            player.move(at(player, one))
            player.step(1)
            assert table.reading.preview.is_shown
            assert table.reading.preview.rect.collidelist([button.rect for button in lectern.buttons]) < 0


@pytest.mark.parametrize("game", ["chrono_clash", "doctor_who"])
def test_beside_a_refusal_a_large_card_leaves_something_out_before_it_covers_the_tools(game):
    with sit(CROWDED[game], game=game, assistance="off") as player:
        settle(player)
        table, state = player.table, player.match.state
        tools = [tool.rect for tool in table.buttons.tools.values()]
        for one in table.chair.view.zones[table.chair.hand_zone]:
            table.reading.say_why(Refused(one, -1, state.layout.of["deck"][1]))
            player.move(at(player, one))
            player.step(1)
            assert table.reading.preview.is_shown and table.reading.slip.is_shown
            assert table.reading.preview.rect.collidelist([*tools, table.reading.slip.rect]) < 0


@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize(("game", "key"), [("chrono_clash", "3-quests"), ("doctor_who", "4-support")])
def test_a_large_card_does_not_cover_the_lesson_panel(game, key, size):
    def at_step():
        return LessonTable(game, key, 1)

    with Driver(at_step, size=size, speed="instant") as player:
        rest(player)
        table, cards = player.scene, seen(player)
        assert cards
        for one in cards:
            player.move(table.reading.rect_of(one).center)
            player.step(1)
            assert table.reading.preview.is_shown
            assert not table.reading.preview.rect.colliderect(table.lectern.rect)


CRAMPED = [("control", "5-the-mimic", 1, 0), ("control", "3-taking-away", 2, 0),
           ("chrono_clash", "4-the-tapped-lie-open", 0, 0),
           ("doctor_who", "1-six-lives", 2, 2), ("doctor_who", "4-support", 2, 2)]  # fmt: skip


@pytest.mark.parametrize(("game", "key", "part", "hints"), CRAMPED)
def test_however_little_room_a_lesson_leaves_a_large_card_covers_neither_its_words_nor_what_is_asked(
    game, key, part, hints
):
    with Driver(lambda: LessonTable(game, key, part), size=SIZES[0], speed="instant") as player:
        rest(player)
        table = player.scene
        player.press("f1", times=hints)
        for one in seen(player):
            rect = table.reading.rect_of(one)
            player.move((rect.left + 8, rect.centery))
            player.step(1)
            clear = table.picture.keep_clear()
            assert table.reading.preview.is_shown and table.lectern.rect in clear
            assert table.reading.preview.rect.collidelist(clear) < 0, table.chair.view.what[one].key


def test_where_there_is_no_room_under_a_large_card_its_words_stand_whole_at_its_side():
    with Driver(lambda: LessonTable("chrono_clash", "4-the-tapped-lie-open", 0), size=SIZES[0]) as player:
        rest(player)
        table, preview = player.scene, player.scene.reading.preview
        one = next(one for one in seen(player) if table.chair.view.what[one].key == "unpaid-rooster")
        for remarks in range(1, 40):
            table.reading.note_on = lambda card, n=remarks: "\n".join(["A remark in a line of its own."] * n)
            player.move((2, 2))
            player.step(0.1)
            player.move(table.reading.rect_of(one).center)
            player.step(1)
            if preview.is_aside:
                break
        assert preview.is_aside
        for _ in range(40):
            table.draw(player.window.surface)
            player.step(0.1)
        words, remarks = (slip.rect for slip in preview.told)
        assert preview.rect.x + RATIO * round(SMALLEST * table.picture.k) < words.left
        assert preview.rect.contains(words) and preview.rect.contains(remarks)
        assert words.bottom < remarks.top and words.left == remarks.left


def test_where_the_words_of_a_lesson_have_grown_a_large_card_still_hides_nothing_that_answers():
    with Driver(lambda: LessonTable("chrono_clash", "5-to-pass", 2), speed="instant") as player:
        rest(player)
        player.press("f1", times=2)
        do(player, ["summon ember-heron", "summon tilly-twomatch"])
        table = player.scene
        for one in seen(player):
            player.move(table.reading.rect_of(one).center)
            player.step(1)
            large = table.reading.preview.rect
            assert table.reading.preview.is_shown and large.collidelist(table.picture.keep_clear()) < 0
            assert not large.colliderect(table.lectern.rect) or table.lectern.rect.contains(large)
            assert not large.colliderect(table.lectern.answered_at)


def test_the_sums_of_a_combat_are_hidden_by_no_large_card():
    with domains(six(), size=SIZES[0], assistance="off") as player:
        does(player, "attack wolf-riders")
        does(player, "done")
        other(player, "defend knight")
        other(player, "done")
        sums = player.table.picture.top.sums()
        assert len(sums) == 1 and sums[0].w > 100
        assert sums[0] in player.table.picture.keep_clear(), "and that is no luck"
        for one in seen(player):
            player.move(at(player, one))
            player.step(1)
            assert player.table.reading.preview.rect.collidelist(sums) < 0, player.table.chair.view.what[one].key


@pytest.mark.parametrize(("size", "style"), [(SIZES[0], "board"), (SIZES[2], "full")])
@pytest.mark.parametrize("game", GAMES)
def test_words_that_stand_under_a_large_card_are_not_on_it_as_well(game, size, style):
    with sit(CROWDED[game], game=game, size=size, assistance="off") as player:
        settle(player)
        preview, view, shown = player.table.reading.preview, player.table.chair.view, []
        pictures = player.table.board.pictures
        large = pictures.large
        pictures.large = lambda card, high, marking, style: shown.append(style) or large(card, high, marking, style)
        for one in view.zones[player.table.chair.hand_zone]:
            if not all_words(view.what[one]):
                continue
            player.move(at(player, one))
            player.step(1)
            high = round(preview.rect.w * 7 / 5)
            if style == "board" and high >= SMALL_PRINT:
                continue
            assert shown[-1] == style
            if style == "board":
                said = text.plain(preview.words(preview.rect.w, high, 1, 1).words)
                assert said.startswith(kind_line(view.what[one])), "what the board face says in signs alone"
            return
        pytest.fail("no card of this hand is as large or small as that")


BEARER = """sources-0: deep-quarry, high-mesa
towers-0: dwarf on deep-quarry, knight on high-mesa
gear-0: badger on dwarf, badger on dwarf, flaming-sword on dwarf
sources-1: high-mesa
"""


@pytest.mark.parametrize(("scale", "is_finer"), [(100, False), (150, True), (200, True)])
def test_where_all_words_wished_large_have_no_room_they_are_smaller_and_cover_nothing(scale, is_finer):
    with domains(BEARER, size=(1920, 1080), ui_scale=scale) as player:
        player.move(at(player, of(player, "dwarf", "towers-0")))
        player.step(1)
        preview, table = player.table.reading.preview, player.table
        assert covered(player) == [] and preview.has_room
        assert (preview.fine < 1) == is_finer
        assert preview.fine * table.scale.u >= table.picture.k * 0.99, "never smaller than nobody wished for"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_while_there_is_room_elsewhere_a_large_card_covers_no_card_in_play(game, size):
    with sit(CROWDED[game], game=game, size=size, assistance="off") as player:
        settle(player)
        table, preview = player.table, player.table.reading.preview
        k, gap = table.picture.k, round(GAP * table.picture.k)
        inside = pygame.Rect(0, 0, *size).inflate(-gap, -gap)
        for one in seen(player)[::3]:
            player.move(at(player, one))
            player.step(1)
            played = [rect for rect in table.board.played() if not rect.colliderect(preview.about)]
            if preview.rect.collidelist(played) >= 0:
                taken = [*table.picture.keep_clear(), *table.picture.own_cards(), preview.about, *table.board.played()]
                least = preview.size(HEIGHTS[-1], k, table.scale.u)
                assert Room(inside, taken, round(GRAIN * k)).nearest(least, preview.about.center) is None


# Room


def test_the_nearest_room_is_found_and_none_where_there_is_none():
    inside = pygame.Rect(0, 0, 400, 300)
    room = Room(inside, [], 5)
    assert room.nearest((100, 100), (200, 150)).center == (200, 150)
    assert room.nearest((100, 100), (-500, 150)).x == 0
    assert room.nearest((400, 300), (0, 0)) == inside
    assert room.nearest((405, 10), (0, 0)) is None and room.nearest((10, 305), (0, 0)) is None
    wall = [pygame.Rect(150, 0, 100, 300)]
    assert Room(inside, wall, 5).nearest((100, 100), (210, 150)).left >= 250
    assert Room(inside, wall, 5).nearest((100, 100), (190, 150)).right <= 150
    assert Room(inside, wall, 5).nearest((160, 100), (190, 150)) is None
    assert Room(inside, [pygame.Rect(-50, -50, 10, 10)], 5).nearest((400, 300), (0, 0)) == inside


def test_room_never_meets_what_is_taken():
    taken = [pygame.Rect(37 * n % 300, 53 * n % 220, 40, 30) for n in range(9)]
    for grain in (2, 5, 8):
        room = Room(pygame.Rect(10, 20, 340, 260), taken, grain)
        for n in range(40):
            found = room.nearest((50 + n, 40), (9 * n, 7 * n))
            assert found is None or (found.collidelist(taken) < 0 and pygame.Rect(10, 20, 340, 260).contains(found))


def test_the_bits_beside_a_place():
    assert beside(0b10010, 1) == [1, 1] and beside(0b10010, 2) == [1, 4] and beside(0b10010, 9) == [4]
    assert beside(0b10010, -3) == [1] and beside(0, 3) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_term_on_a_card_that_is_kept_is_read_by_mouse_and_keys_and_leads_to_its_rule(game):
    with sit(game=game, speed="instant", seed=7) as player:
        settle(player)
        reading, view = player.table.reading, player.table.chair.view
        for own in view.cards_in(0, "hand"):
            player.move(at(player, own))
            if reading.hovered == own and glossary(game).told(all_words(view.what[own])):
                break
        else:
            pytest.fail("no card of this hand says a term: deal another")
        player.step(1)
        assert reading.preview.is_shown and not reading.preview.is_kept and not reading.terms.words
        player.press("t")
        player.step(0.2)
        term = reading.terms.glossary.at(reading.terms.about[1])
        assert reading.preview.is_kept and term.name.casefold() in reading.terms.words.casefold()
        assert text.plain(reading.terms.words) in text.plain(player.table.taught()), "it can be copied"
        player.press("escape")
        assert reading.preview.is_kept and not reading.terms.words
        links = [link for told in reading.told() for link in told.links if reading.terms.glossary.at(link[1])]
        place = links[0][0].center
        player.move(reading.preview.rect.clip(reading.preview.rect.move(0, 9)).center)
        player.move(place)
        player.step(1)
        assert reading.preview.shown is view.what[own] and reading.hovered == own, "the way to it lets nothing go"
        assert reading.terms.words == said_of(term, game) + f"\n{FOOT}"
        player.click(place)
        player.step(0.2)
        assert player.scene.lit == term.section and len(player.match.record.actions) == player.table.known


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
@pytest.mark.parametrize("game", GAMES)
def test_each_number_of_a_card_that_is_kept_answers_by_itself(game, size):
    with sit(game=game, speed="instant", seed=7, size=size) as player:
        settle(player)
        reading, view, met = player.table.reading, player.table.chair.view, set()

        def numbers(own):
            player.move((3, 3))
            player.move(at(player, own))
            player.step(1)
            player.press("i")
            player.step(1)
            return [link for told in reading.told() for link in told.links if link[1].startswith(MARK)]

        for own in view.cards_in(0, "hand")[:4]:
            for n in range(len(numbers(own))):
                rect, target = numbers(own)[n]
                assert reading.preview.is_kept and reading.preview.rect.contains(rect)
                player.move(reading.preview.rect.center)
                player.move(rect.center)
                player.step(1)
                name, number = target.removeprefix(MARK).split()
                assert re.search(rf" {number}\b", reading.terms.words) and FOOT in reading.terms.words
                met.add(name)
        assert met


def test_a_card_is_kept_no_longer_where_the_mouse_goes_or_presses_elsewhere():
    with sit(QUIET) as player:
        reading, nova = player.table.reading, card(player, "nova", "hand-0")
        for leave in (
            lambda: player.move((3, 3)), lambda: player.press("escape"),
            lambda: player.move(at(player, card(player, "rift", "hand-0"))),
        ):  # fmt: skip
            player.move(at(player, nova))
            player.step(1)
            player.press("i")
            player.step(0.1)
            assert reading.preview.is_kept and reading.preview.holds(player.table.form.mouse)
            leave()
            assert not reading.preview.is_kept and player.scene is player.table
        player.move(at(player, nova))
        player.press("i")
        player.step(0.1)
        player.click(at(player, nova))
        assert not reading.preview.is_kept and player.table.hand.drag.held == nova, "a press elsewhere is not lost"


def test_terms_are_walked_in_the_log_and_lead_to_their_rule():
    with sit(QUIET) as player:
        table = player.table
        view, names = table.chair.now(), ["Ada", "Fuel"]
        line = line_of("{seat:1} gains 2 fuel.", view, names)
        assert line.words == "**Fuel** gains 2 fuel." and "[fuel|term:fuel]" in line.linked
        assert "**Fuel**" in line.linked, "a player's name is no term"
        assert line_of("Fuel", view, names, is_heading=True).linked == "Fuel"
        table.story.note(line)
        player.step(0.1)
        for _ in range(8):  # what is taught comes before it
            player.press("t")
            if table.painter.log.rect.contains(table.reading.terms.about[0]) and "fuel" in table.reading.terms.about[1]:
                break
        assert "fuel" in table.reading.terms.words.casefold() and not table.reading.preview.is_shown
        (spot, _), *_ = [link for told in table.painter.log.told for link in told.links if link[1] == "term:fuel"]
        player.press("escape")
        assert not table.reading.terms.words and player.scene is table
        player.move(spot.center)
        player.step(1)
        assert "fuel" in table.reading.terms.words.casefold() and not table.hints.words, "one of them speaks"
        player.click(spot.center)
        player.step(0.2)
        assert player.scene.lit == glossary("control").of("fuel").section
        player.click("Done")
        player.step(1)
        assert player.scene is table and not table.reading.terms.words, "the mouse is elsewhere now"
        player.move(spot.center)
        player.step(1)
        assert table.reading.terms.words
        player.press("p")
        assert player.scene is not table and not table.reading.terms.words, "nothing shows through what lies over it"


@pytest.mark.parametrize("game", GAMES)
def test_a_large_card_says_that_it_can_be_kept_until_that_was_done_once(game):
    def hinted(player):
        """The first card that is pointed at whose slip says it; it never costs the place of anything."""
        for one in seen(player):
            player.move(at(player, one))
            player.step(1)
            assert covered(player) == []
            if KEEP in player.table.reading.preview.said:
                return one
        return None

    with sit(game=game, speed="instant", seed=7) as player:
        settle(player)
        reading, own = player.table.reading, hinted(player)
        preview = reading.preview
        player.click(at(player, own), button=3)
        player.step(0.2)
        assert (
            preview.is_kept
            and (ASK in preview.said) == reading.has_terms(reading.explained)
            and KEEP not in preview.said
        )
        player.move((3, 3))
        assert hinted(player) is None, "once it was done nothing more is said of it"
    with sit(game=game, speed="instant", seed=7) as player:
        settle(player)
        assert hinted(player) is None, "nor in any match to come"


def test_how_to_keep_a_large_card_is_not_said_to_those_who_want_nothing_said():
    with sit(QUIET, assistance="off") as player:
        player.move(at(player, card(player, "nova", "hand-0")))
        player.step(1)
        assert player.table.reading.preview.is_shown and KEEP not in player.table.reading.preview.said


# The way to it


def gone_towards(player, pos, steps=8):
    """The mouse goes there, a step a frame."""
    (x, y), (a, b) = player.mouse, pos
    for n in range(1, steps + 1):
        player.move((x + (a - x) * n // steps, y + (b - y) * n // steps))


def shown_in_the_log(player):
    """A card of the hand that is shown large beside the table, over nothing that one may want."""
    settle(player)
    reading = player.table.reading
    one = player.table.chair.view.zones[player.table.chair.hand_zone][2]
    player.move(at(player, one))
    player.step(1)
    assert reading.hovered == one and reading.preview.is_shown
    assert player.table.picture.log.rect.contains(reading.preview.rect)
    return one, reading


@pytest.mark.parametrize("size", SIZES)
def test_a_large_card_waits_for_the_mouse_that_is_on_its_way_and_stays_while_it_is_there(size):
    with clash(full(2), size=size, assistance="off") as player:
        one, reading = shown_in_the_log(player)
        gone_towards(player, reading.preview.rect.center)
        assert reading.hovered == one and reading.preview.is_kept
        player.step(1)
        player.move(reading.preview.rect.move(0, 20).center)
        assert reading.preview.is_kept and reading.preview.is_shown
        player.move(at(player, player.table.chair.view.zones[player.table.chair.hand_zone][4]))
        assert not reading.preview.is_kept and reading.hovered not in (one, -1), "it is in nobody's way"


@pytest.mark.parametrize("is_asked", [False, True])
def test_a_click_on_a_large_card_that_is_kept_leaves_it_there(is_asked):
    with clash(full(2), assistance="off") as player:
        one, reading = shown_in_the_log(player)
        if is_asked:
            player.click(at(player, one), button=3)
        gone_towards(player, reading.preview.rect.center)
        assert reading.preview.is_kept
        player.click(reading.preview.rect.move(0, -20).center)
        assert reading.preview.is_kept and reading.preview.is_shown and reading.hovered == one


def test_whoever_stops_on_the_way_or_turns_aside_means_what_lies_there():
    with clash(full(2), assistance="off") as player:
        one, reading = shown_in_the_log(player)
        (x, y), (a, b) = player.mouse, reading.preview.rect.center
        gone_towards(player, ((5 * x + a) // 6, (5 * y + b) // 6), 3)
        other = player.table.hand.landing.under(player.mouse)[0]
        assert reading.hovered == one != other >= 0, "it lies on the way"
        player.step(0.2)
        assert reading.hovered == other
        player.move(at(player, one))
        player.step(0.5)
        back = player.table.chair.view.zones[player.table.chair.hand_zone][0]
        gone_towards(player, at(player, back), 2)
        assert reading.hovered == back


def test_a_large_card_that_lies_over_others_waits_for_nobody():
    with domains(six(), size=(900, 700), assistance="off") as player:
        settle(player)
        reading, board = player.table.reading, player.table.board
        for one in seen(player):
            player.move(at(player, one))
            player.step(1)
            if reading.hovered == one and reading.preview.rect.collidelist(player.table.taken()) >= 0:
                gone_towards(player, reading.preview.rect.center, 6)
                assert not reading.preview.is_kept
                return
        pytest.fail(f"none of {len(board.sprites)} lies so")


@pytest.mark.parametrize("lines", range(2, 15))
def test_what_can_be_done_with_a_large_card_is_left_out_before_that_is_taller_than_the_window(lines):
    window, shown = pygame.Rect(0, 0, 1280, 720), RULESETS["towers_in_time"].book.cards["wind-callers"]
    clear = [pygame.Rect(0, 0, 1280, 720)]
    note = "\n".join(["Taxed: it does nothing more until the next turn (5.2)."] * lines)

    def placed(hint):
        preview = Preview()
        preview.over(shown, pygame.Rect(250, 180, 60, 90), note, hint=hint)
        preview.keep()
        return preview.place(window, [], 1.0, clear)

    plain, hinted = placed(""), placed("\n".join(["*T, or the mouse on a dotted word or a number.*"] * 3))
    assert hinted.h <= max(window.h, plain.h), (plain, hinted)


def test_a_card_with_which_a_click_did_something_is_read_when_it_is_pointed_at_anew():
    with sit("hand-0: reactor, rift\nhand-1: rift\nplay-0: rewind\nplay-1: dark-energy, future-shift") as player:
        player.drag(at(player, card(player, "reactor", "hand-0")), middle(player, "play-0"))
        settle(player)
        copied, preview = card(player, "rewind", "play-0"), player.table.reading.preview
        player.move(at(player, copied))
        player.step(1)
        assert preview.is_shown
        player.click(at(player, copied))
        settle(player)
        player.move((at(player, copied)[0] + 2, at(player, copied)[1]))
        player.step(1)
        assert player.table.asking.is_asked and player.table.reading.hovered == copied and not preview.is_shown
        player.move(middle(player, "play-0"))
        player.move(at(player, copied))
        player.step(1)
        assert preview.is_shown
