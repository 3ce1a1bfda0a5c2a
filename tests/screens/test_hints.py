"""Whatever is on the table and no card can be asked what it is by pointing at it."""

import re
from random import Random

import pygame
import pytest

from game.kernel.agenda import legal_actions
from game.kernel.choices import DONE
from game.kernel.notation import read
from game.kernel.template import Names, Seat, address, fill
from game.kernel.windows import standing
from game.match import Match, Player
from game.rules import GAMES, RULESETS
from game.teach.glossary import glossary
from game.teach.lessons import shipped
from game.teach.primer import primer
from scenes.match import texts as match_texts
from scenes.match.hints import Hints
from scenes.match.table import Table
from tests.screens.clash import clash, full, place
from tests.screens.crowded import CROWDED
from tests.screens.domains import LAID, bare, domains, grip, of, other
from tests.screens.domains import does as does_there
from tests.screens.driver import Driver
from tests.screens.eras import does, on
from tests.screens.tables import NAMES, QUIET, TIME_STOP, at, card, settle, sit, use
from ui.base import text
from ui.shows import show_of
from ui.shows.chrono_clash import texts as clash_texts
from ui.shows.doctor_who import texts as doctor_texts
from ui.table.dial import of_goal
from ui.table.drag import Refused
from ui.table.hud import to_rect
from ui.table.rule_slip import sections
from ui.widgets.tooltip import draw_tip


def said(player, pos):
    player.move(pos)
    player.step(1)
    return player.table.hints.words


def test_the_bar_explains_what_can_be_done():
    with sit(QUIET) as player:
        words = said(player, player.table.painter.place("prompt").center)
        assert "4.6" in words and "*Diffuse*" in words and "Rules" in words
        player.press("d")
        player.step(1)
        assert said(player, player.table.painter.place("prompt").center) == match_texts.OF_NO_PROMPT


@pytest.mark.parametrize("game", GAMES)
def test_what_explains_a_question_stands_in_the_rules(game):
    rules, help_ = RULESETS[game], show_of(game).words.help
    known = sections(str(rules.telling.rules_file))
    assert help_ and set(help_) <= set(rules.choices)
    for told in (help_, show_of(game).words.help_of_many):
        assert set(told) <= set(help_) and all(number in known for numbers in told.values() for number in numbers)


@pytest.mark.parametrize(("seats", "is_nexus"), ((2, False), (3, True)))
def test_where_several_may_defend_the_bar_tells_of_the_nexus(seats, is_nexus):
    laid = f"seats: {seats}\n{LAID}active: 1"
    with domains(laid, kinds=("human", *["greedy"] * (seats - 1)), speed="instant") as player:
        other(player, "attack knight")
        while player.match.state.agenda[-1].seat:
            other(player, "done")
        player.step(0.5)
        words = said(player, player.table.painter.place("prompt").center)
        asked = player.table.asking.words()
        assert "Vesper" in asked and "Knight" in asked and asked.endswith("?") is is_nexus
        assert ("14.3" in words) is is_nexus and "10.2" in words


def test_plates_say_what_is_counted_and_piles_what_they_are():
    with sit(QUIET, wins=3) as player:
        player.match.state.goal = 3
        words = said(player, player.table.painter.place("plate-1").center)
        assert words.splitlines()[0] == "**Vesper**" and "Fuel 14 of 21." in words and "2 cards in hand." in words
        assert "10 Nova + 4 Exotic Matter = 14 fuel." in words
        mine = said(player, player.table.painter.place("plate-0").center)
        assert "Ada" in mine and "your turn" in mine
        assert said(player, place(player, "deck-1")).startswith("**Vesper's deck**: 9 cards.\n")
        assert said(player, place(player, "discard-0")).startswith("**Your discard pile**: 2 cards.")
        assert said(player, (640, 400)) == "", "where a card lies, that is shown"


@pytest.mark.parametrize("game", ["control", "towers_in_time"])
def test_the_name_beside_a_place_says_what_the_place_does(game):
    with sit(CROWDED[game], game=game) as player:
        hints, names = player.table.hints, player.table.painter.zones.name_of
        beside = [n for n in range(len(player.table.board.layout.zones)) if names(n) is not None]
        assert len(beside) >= 4
        for index in beside:
            assert said(player, names(index).center).partition("**: ")[0] == hints.of_zone(index).partition("**: ")[0]
        assert len({tuple(rect) for rect, _ in hints.everything()}) == len(hints.everything()), "and is not walked over"


def test_what_lies_in_a_place_is_counted_by_its_name_and_no_place_is_called_by_a_word_of_the_program():
    with sit(f"{CROWDED['towers_in_time']}\npoints-1: 3", game="towers_in_time") as player:
        view, of_zone = player.table.board.view, player.table.hints.of_zone
        words = {name: of_zone(index).partition("\n")[0] for name, index in view.layout.named.items()}
        assert (
            words["sources-0"] == "**Your domain**: 6 towers."
            and words["shields-1"] == "**Vesper's shields**: 5 shields."
        )
        assert words["adrift-0"] == "**Your cards adrift**: empty." and words["limbo-1"] == "**Vesper's limbo**: empty."
        assert "3 of 4 points. " in player.table.hints.of_player(1)
    with sit(QUIET) as player:
        index = player.table.board.view.layout.named["aside-1"]
        assert player.table.hints.of_zone(index).startswith("**Vesper's cards looked at**: empty.")
        of_zone, named = player.table.hints.of_zone, player.table.board.view.layout.named
        assert of_zone(named["play-1"]).startswith(
            "**Vesper's cards in play**: 2 cards. 10 Nova + 4 Exotic Matter = 14"
        )
        assert of_zone(named["play-0"]).startswith("**Your cards in play**: 1 card.\n"), "one alone adds up to itself"


def test_a_pile_that_can_be_looked_through_says_so():
    with clash("discard-0: gnomon\n") as player:
        assert match_texts.CLICK_TO_LOOK in said(player, place(player, "discard-0"))
        assert "look through" not in said(player, place(player, "deck-0"))
        assert "Quest points 0 of 5, guardians 5." in said(player, player.table.painter.place("plate-1").center)
        assert "with no guardian left" not in said(player, place(player, "guardians-1"))


def test_a_score_beyond_its_goal_is_not_told_as_a_part_of_it():
    with clash("points-0: 4\npoints-1: 4\n") as player:
        view = player.table.chair.view
        view.seats = [seat._replace(points=points) for seat, points in zip(view.seats, (5, 7), strict=True)]
        says = [said(player, player.table.painter.place(f"plate-{place}").center) for place in (0, 1)]
        assert "Quest points 5 of 5" in says[0]
        assert "Quest points 7 (goal 5)" in says[1]
    assert [of_goal(score, 5) for score in (0, 5, 6)] == ["of 5", "of 5", "goal 5"]


def test_what_a_leader_saves_and_what_a_stack_without_a_guardian_means_are_told_where_they_are_seen():
    with clash("leader-0: 2\nguardians-1: -\n") as player:
        plates = [said(player, player.table.painter.place(f"plate-{n}").center) for n in range(2)]
        assert [fill(clash_texts.LEADER, n=2) in words for words in plates] == [True, False]
        assert clash_texts.NO_GUARDIANS in said(player, place(player, "guardians-1"))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_a_hint_over_the_bar_leaves_ones_own_cards_to_be_seen(size):
    with clash(full(2), size=size) as player:
        table = player.table
        assert said(player, table.painter.place("prompt").center)
        slip = table.hints.draw(player.window.surface, table.picture.tip_room())
        assert slip.collidelist(table.picture.own_cards()) < 0
        assert not slip.colliderect(table.painter.place("prompt"))
        player.move((1, 1))
        assert table.hints.draw(player.window.surface) is None


def asked_by_a_card(game):
    """A match in which a card of the person's asks them something of which no section of the rules speaks."""
    for seed in range(40):
        match, luck = Match.new(game, [Player("Ada", "human"), Player("Vesper", "human")], seed=seed), Random(seed)
        while match.outcome is None:
            frame = match.state.agenda[-1]
            is_it = frame.card >= 0 and frame.seat == 0 and not show_of(game).words.help.get(frame.what)
            if is_it and len(legal_actions(match.state)) > 1 and standing(match.state) is None:
                match.players[1] = Player("Vesper", "greedy")
                return match
            match.act(luck.choice(legal_actions(match.state)))
    return None


@pytest.mark.parametrize("game", ["chrono_clash", "doctor_who"])
def test_what_the_bar_asks_is_not_said_once_more_over_it(game):
    match = asked_by_a_card(game)
    match.poll = lambda: []
    with Driver(lambda: Table(match), speed="instant", assistance="off") as player:
        player.step(1)
        table = player.scene
        assert table.asking.is_asked
        asked = text.plain(table.chair.plain(table.asking.words()))
        words = text.plain(table.hints.of_question())
        assert asked.rstrip(".?") not in words
        assert table.chair.view.what[match.state.agenda[-1].card].name in words, "which card asks, and what it says"


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
@pytest.mark.parametrize("is_taught", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_no_slip_covers_the_hand_or_what_it_speaks_of(game, size, is_taught):
    with sit(CROWDED[game], game=game, size=size, assistance="highlights" if is_taught else "off") as player:
        settle(player)
        table, surface = player.table, player.window.surface
        assert bool(table.picture.lecterns()) == is_taught
        hand = [table.reading.rect_of(card) for card in table.chair.view.zones[table.chair.hand_zone]]
        for about, say in table.hints.things():
            table.hints.show(about, say)
            slip = table.hints.draw(surface, table.picture.tip_room())
            assert slip.collidelist([about, *hand]) < 0 and surface.get_rect().contains(slip), say()
        for button in table.buttons.shown:
            slip = draw_tip(surface, "Nothing is done here, and the game goes on.", button.rect, table.scale,
                            table.form.tip_room())  # fmt: skip
            assert slip.collidelist([button.rect, *hand]) < 0


def test_what_is_pointed_at_in_doctor_who_says_how_it_stands_now():
    """A Time Zone, the strip between both sides, a plate; and a place that nothing marks says nothing while empty."""
    with sit(CROWDED["doctor_who"], game="doctor_who") as player:
        table, layout = player.table, player.match.state.layout
        zones = {name: text.plain(table.hints.of_zone(layout.of[name][0])) for name in ("past", "present", "time")}
        chosen, other_side = (
            fill(doctor_texts.EPISODES_DO_NOT_COUNT, side=fill(side, cards=6, standing=standing))
            for side, standing in ((doctor_texts.SIDE_CHOSEN, 4), (doctor_texts.SIDE_NOT_CHOSEN, 5))
        )
        assert zones["present"].startswith(f"Your side of the Present: 7 cards. {chosen}")
        assert zones["past"].startswith(f"Your side of the Past: 7 cards. {other_side}")
        top = fill(doctor_texts.TOP_TIME_CARD, era="Past")
        assert zones["time"].startswith(f"Your Time cards: 4 cards. {top}")
        strip = text.plain(table.hints.of_panel("eras"))
        assert fill(doctor_texts.CHOSEN_ZONE, zone="the Present") in strip
        assert "Your bonus Time Zone is the Past" in strip
        support = fill(doctor_texts.EPISODE_SOLVABLE, card="Frontios", zone="the Present", seat=Seat(0), has=9, needs=5)
        assert address(support, Names(["Ada", "Vesper"], 0)) in strip
        assert "Bonus: Past." in text.plain(table.hints.of_player(0))
        assert "Doctor" not in strip
        found = [say() for _, say in table.hints.things()]
        assert not [words for words in found if "looked at" in words or "flash**" in words]
        on(player, "attack")
        does(player, "attack auton krynoid")
        assert "(10.9)" in text.plain(table.hints.of_panel("eras"))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_of_the_hand_covers_no_button_that_answers(game):
    with sit(CROWDED[game], game=game) as player:
        table = player.table
        index = table.chair.hand_zone
        words = table.hints.of_zone(index)
        table.hints.show(to_rect(table.board.zone(index).area), lambda: words)
        slip = table.hints.draw(player.window.surface, table.picture.tip_room())
        assert slip.collidelist(table.picture.answering_places()) < 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
def test_no_slip_covers_the_law_that_has_just_been_shown(game, size):
    """After a drop that was refused the mouse rests where the card was let go, and the law lies there."""
    with sit(CROWDED[game], game=game, size=size) as player:
        table, state = player.table, player.match.state
        theirs = state.layout.of["deck"][1] if "deck" in state.layout.of else state.layout.named["deck"]
        table.reading.say_why(Refused(state.cards_in(0, "hand")[0], -1, theirs))
        assert table.reading.slip.is_shown
        for about, say in table.hints.things():
            table.hints.show(about, say)
            slip = table.hints.draw(player.window.surface, table.picture.tip_room())
            assert not slip.colliderect(table.reading.slip.rect), say()


def test_a_term_that_the_keys_are_on_is_read_alone(monkeypatch):
    with sit(QUIET) as player:
        drawn = []
        monkeypatch.setattr(player.table.hints, "draw", lambda *how: drawn.append(how))
        said(player, player.table.painter.place("plate-1").center)
        assert drawn
        player.press("t")
        drawn.clear()
        player.step(0.2)
        player.table.is_dirty = True
        player.step(0.2)
        assert player.table.reading.terms.is_shown and not drawn


def test_the_mark_on_a_word_hides_nothing_of_the_words_beside_it():
    with sit(QUIET) as player:
        player.press("tab")
        player.press("t")
        player.step(0.3)
        terms, ground = player.table.reading.terms, pygame.Surface((1280, 720), pygame.SRCALPHA)
        assert terms.is_walked
        terms.glossary = glossary("doctor_who")  # which does not know the word: only its mark is drawn
        assert not terms.words
        terms.draw(ground, player.app.scale)
        seen = ground.get_bounding_rect()
        assert terms.about[0].inflate(4, 2).contains(seen) and seen.w
        assert ground.get_at(terms.about[0].center).a < 100, "and nothing of its own"


def test_a_hint_goes_with_the_mouse_a_press_and_a_lifted_card():
    with sit(QUIET) as player:
        pos = player.table.painter.place("plate-1").center
        assert said(player, pos)
        player.down()
        assert not player.table.hints.words
        player.up()
        player.click(at(player, card(player, "nova", "hand-0")))
        assert player.table.hand.drag.held >= 0 and not said(player, pos)


def test_a_hint_of_the_mouse_goes_when_the_keys_go_on():
    with sit(QUIET) as player:
        pos = player.table.painter.place("plate-1").center
        assert said(player, pos)
        player.press("tab")
        player.step(1)
        assert player.form.by_keys and not player.table.hints.words
        player.press("e")
        assert player.table.hints.words, "asked by a key it is said"


def test_a_hint_tells_nothing_hidden():
    with sit(TIME_STOP) as player:
        use(player, "singularity")
        settle(player)
        for n in (0, 1):
            words = said(player, player.table.painter.place(f"plate-{n}").center)
            assert "Time Stop" not in words and "Antimatter" not in words
        assert "6.1" in said(player, player.table.painter.place("prompt").center)


# Everything answers

TAUGHT = [game for game in GAMES if primer(game).goal]
TABLES = [(game, seats) for game in GAMES for seats in RULESETS[game].seat_counts]


def begun(game, seats):
    kinds = ("human", *["greedy"] * (seats - 1))
    match = Match.new(game, [Player(NAMES[n], kind) for n, kind in enumerate(kinds)], seed=7)
    match.poll, match.opening = (lambda: []), []
    player = Driver(lambda: Table(match), speed="instant")
    player.table = player.scene
    player.step(0.5)
    return player


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everything_on_a_table_answers(game, seats):
    with begun(game, seats) as player:
        table, board = player.table, player.table.board
        there = table.hints.everything()
        for rect, say in there:
            words = say()
            assert words and re.search(r"[.?)*]$", words), words
            assert rect.w > 0
        for name in ("prompt", "round", "log", *table.chair.show.places.panels):
            rect = table.painter.place(name)
            assert any(rect.contains(other) or other.contains(rect) for other, _ in there), name
        for index in range(len(board.layout.zones)):
            if board.zone(index).layout != "attached":
                assert table.hints.of_zone(index).count(".") >= 1
        shown = [*table.buttons.shown, *(t for t in table.buttons.tools.values() if t.visible)]
        for button in shown:
            assert button.tip if button.enabled else button.reason, button.words


@pytest.mark.parametrize("game", TAUGHT)
def test_the_primer_knows_every_place_and_cites_rules_that_are_there(game):
    rules, known, show = RULESETS[game], primer(game), show_of(game)
    names = {zone.name for seats in rules.seat_counts for zone in rules.layout(seats).zones}
    painted = set(show.places.painted((1280, 720)))
    assert names | set(show.places.panels) | painted | {"round"} <= set(known.places)
    there = sections(str(rules.telling.rules_file))
    said = [*known.places.values(), *known.deeds.values(), *known.signs.values()]
    for words in said:
        for number in re.findall(r"\b\d+\.\d+\b", words):
            assert number in there, words
    assert {key.partition(" ")[2] for key in known.deeds} <= {"", *rules.choices}, "by what is asked"
    assert known.goal and all(words.endswith((".", "!")) for words in (known.goal, *known.places.values()))


def test_the_keys_walk_over_everything_and_back():
    with sit(QUIET) as player:
        seen = []
        count = len(player.table.hints.everything())
        for _ in range(count):
            player.press("e")
            assert player.table.hints.words
            seen.append(player.table.hints.words)
        assert len(set(seen)) > 10
        player.press("e")
        assert player.table.hints.words == seen[0]
        player.press("shift+e")
        assert player.table.hints.words == seen[-1]
        player.press("escape")
        assert not player.table.hints.words and player.scene is player.table
        player.press("e")
        player.press("d")
        assert player.table.hints.at < 0, "what was explained goes when something is done"


def test_the_goal_is_one_key_away():
    with sit(QUIET, wins=3) as player:
        player.press("g")
        words = player.table.hints.words
        assert "21 or more" in words and "fuel 14 of 21" in words and "rounds won" in words
        player.press("g")
        assert not player.table.hints.words


@pytest.mark.parametrize("key", ("e", "g"))
def test_what_a_key_asks_for_is_seen_although_the_mouse_rests_on_a_card(key, monkeypatch):
    drawn = []
    with domains(LAID) as player:
        player.move(grip(player, of(player, "dwarf", "towers-0")))
        player.step(1)
        assert player.table.reading.preview.is_shown
        monkeypatch.setattr(Hints, "draw", lambda self, *_: drawn.append(self.words))
        player.press(key)
        player.step(1)
        assert drawn and drawn[-1] and not player.table.reading.preview.is_shown
        player.move(tuple(at + 1 for at in grip(player, of(player, "dwarf", "towers-0"))))
        player.step(1)
        assert player.table.reading.preview.is_shown, "the mouse asks again"


def test_from_the_goal_the_walk_goes_on_to_what_comes_after_it():
    with domains(LAID) as player:
        player.press("g")
        goal = player.table.hints.words
        player.press("e")
        assert player.table.hints.words.startswith("**Ada**") and player.table.hints.words != goal


def test_a_pile_that_nothing_marks_answers_only_when_something_lies_there():
    for laid, count in ((LAID, 0), (f"{LAID}gone-0: knight\n", 1)):
        with domains(laid) as player:
            told = [say() for _, say in player.table.hints.everything()]
            assert sum("out of the game**" in words for words in told) == count


def test_a_gauge_says_how_it_stands():
    with clash("time-0: 3\n") as player:
        words = said(player, player.table.painter.place("gauge").center)
        assert "your 3" in words and "(4.4)" in words


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
def test_the_signs_of_the_houses_that_are_painted_on_the_table_answer(size):
    with clash("time-0: 3\n", size=size) as player:
        painted = show_of("chrono_clash").places.painted(size)
        assert len(painted) == 4
        for name, rect in painted.items():
            words = said(player, rect.center)
            assert name.removeprefix("house-") in words and "2.5" in words, name


def test_what_the_signs_on_a_card_mean_is_said_to_who_reads_it():
    with sit(QUIET) as player:
        nova = card(player, "nova", "hand-0")
        player.move(at(player, nova))
        player.step(0.5)
        assert "bronze flame" not in player.table.reading.preview.note
        player.press("i")
        assert "bronze flame" in player.table.reading.preview.note
        player.move((1, 1))
        player.move(at(player, card(player, "rift", "hand-0")))
        player.step(0.5)
        assert "Stable" not in player.table.reading.preview.note


def test_a_card_that_is_face_down_answers_for_its_place():
    with sit(QUIET) as player:
        hand = player.match.state.cards_in(1, "hand")
        words = said(player, at(player, hand[0]))
        assert words.startswith("**Vesper's hand**: 2 cards.")


def test_a_button_says_what_it_does():
    with sit(QUIET) as player:
        player.move(player.table.buttons.slots["draw"])
        player.step(1)
        assert player.form.tip_is_shown and "4.3" in player.table.buttons.slots["draw"].tip


def test_a_tool_that_cannot_be_used_says_what_it_is_as_well_and_by_which_key():
    with sit(QUIET) as player:
        tools = player.table.buttons.tools
        for name, key in (("undo", "(U)"), ("hurry", "(H)")):
            assert not tools[name].enabled and key in tools[name].reason
        player.press("d")
        player.step(1)
        assert not tools["help"].enabled and "(F1)" in tools["help"].reason


def test_lessons_are_there_for_every_game_that_has_a_goal():
    assert {"control", "chrono_clash"} <= {game for game in TAUGHT if shipped(game)}


@pytest.mark.parametrize("game", TAUGHT)
def test_the_terms_in_what_is_said_are_marked_and_a_key_explains_them(game):
    with begun(game, 2) as player:
        hints = player.table.tutor.hints
        player.press("g")
        said = hints.words
        found = hints.glossary.told(said)
        assert found and "|term:" not in said and "|term:" in hints.put_together(hints.glossary.marked)
        player.press("i")
        assert hints.words.startswith(said) and found[0].section in hints.words.removeprefix(said)
        player.press("i")
        assert hints.words == said
        player.press("i")
        player.press("e")
        assert not hints.is_read, "the next thing says no more than it is"


def test_what_points_at_something_lies_under_what_a_button_says(monkeypatch):
    with sit(QUIET) as player:
        table, red = player.table, (255, 0, 0)
        monkeypatch.setattr(table, "draw_pointing", lambda surface: surface.fill(red, (0, 0, 1280, 720)))
        button = next(button for button in table.buttons.tools.values() if button.tip)
        player.move(button.rect.center)
        player.step(1.0)
        assert table.form.tip_is_shown
        table.draw(player.window.surface)
        slip = draw_tip(player.window.surface.copy(), button.tip, button.rect, table.scale, table.form.tip_room())
        seen = [player.window.surface.get_at((x, slip.centery))[:3] for x in range(slip.left + 6, slip.right - 6)]
        assert red not in seen and player.window.surface.get_at((5, 5))[:3] == red


def test_every_place_of_towers_names_the_rule_that_it_goes_by():
    known = sections(str(RULESETS["towers_in_time"].telling.rules_file))
    for name, words in primer("towers_in_time").places.items():
        named = re.findall(r"\d+\.\d+", "".join(re.findall(r"\([\d., ]+\)", words)))
        assert named and set(named) <= set(known), name


def test_where_fighters_step_forward_it_is_said_what_that_is_and_not_what_lies_under_it():
    with domains() as player:
        front = player.table.painter.place("duel")
        assert "10.3" not in said(player, front.center)
        does_there(player, "attack stone-giant")
        assert "10.3" in said(player, (front.right - 12, front.centery))


def test_the_numbers_on_a_card_of_towers_are_told_apart_to_who_reads_it():
    with domains() as player:
        player.move(grip(player, of(player, "knight", "towers-1")))
        player.press("i")
        printed = player.table.reading.preview.shown
        for stat in ("temper", "cost", "attack", "defense"):
            assert (
                primer("towers_in_time").numbers[stat].format(printed.stats[stat]) in player.table.reading.preview.note
            )
        player.move((1, 1))
        player.move(grip(player, of(player, "high-mesa", "sources-1")))
        player.press("i")
        note, numbers = player.table.reading.preview.note, primer("towers_in_time").numbers
        assert numbers["temper"].format(2) in note and numbers["attack"].partition(" ")[0] not in note


def test_a_button_says_what_it_does_in_the_choice_in_which_it_stands():
    with sit(f"active: 1\n{LAID}", game="towers_in_time") as player:
        player.table.tell(player.match.act(read(player.match.state, "attack knight")))
        settle(player)
        button = player.table.buttons.slots["pass"]
        assert button.deed == DONE and "12.1" in button.tip and "chosen" not in button.tip


def test_what_says_why_not_is_never_covered_by_what_a_thing_is():
    with domains() as player:
        player.drag(grip(player, of(player, "badger", "hand-0")), bare(player, 1))
        slip = player.table.reading.slip
        assert slip.is_shown
        for about, say in player.table.hints.things():
            player.table.hints.show(about, say)
            tip = player.table.hints.draw(player.window.surface, player.table.picture.tip_room())
            assert not tip.colliderect(slip.rect), say()


def test_whose_turn_it_is_to_act_is_said_of_players_who_share_a_turn():
    with domains() as player:
        assert "your action" in said(player, player.table.painter.place("plate-0").center)
        does_there(player, "attack dwarf")
        assert "your action" in said(player, player.table.painter.place("plate-0").center), "although it waits"


def test_of_a_player_who_is_out_plate_and_goal_say_so():
    position = "seats: 3\nis_out-1: 1\nsources-0: high-mesa\nsources-2: high-mesa"
    with domains(position, kinds=("human", "greedy", "greedy")) as player:
        hints, names = player.table.hints, player.table.chair.names
        assert match_texts.OF_OUT in hints.of_player(1) and "cards in hand" not in hints.of_player(1)
        assert "cards in hand" in hints.of_player(0) and "Out:" not in hints.of_player(0) + hints.of_player(2)
        told = hints.of_goal().splitlines()
        assert [line.endswith(", out.") for line in told if any(name in line for name in names)] == [False, True, False]


def test_who_is_out_is_told_so_and_no_longer_what_one_does_with_a_domain():
    position = "active: 1\nseats: 3\nis_out-{}: 1\nsources-1: high-mesa\nsources-2: high-mesa"
    for out, is_out in ((0, True), (2, False)):
        with sit(position.format(out), game="towers_in_time", kinds=("human", "greedy", "greedy")) as player:
            table = player.table
            own = table.chair.view.layout.of["sources"][0]
            assert (not table.painter.zones.written(own).hint) == is_out
            assert (match_texts.YOU_ARE_OUT in table.buttons.asks_nothing) == is_out


def test_a_plate_says_who_plays_together_and_what_that_means():
    with begun("control", 4) as player:
        hints = player.table.hints
        mine, partner = hints.of_player(0), hints.of_player(2)
        assert f"Team A, with {player.table.chair.names[2]}." in mine and "(1.3)" in mine
        assert "Team A, with you." in partner and "(1.3)" in partner
        assert "Team B, with " in hints.of_player(1) and "with you" not in hints.of_player(1)
    for game, seats in (("control", 3), ("towers_in_time", 2)):
        with begun(game, seats) as player:
            assert "Team" not in player.table.hints.of_player(0)
