"""The rules as a book and the gallery of cards: found, linked both ways, by mouse and keys, at every size."""

import re

import pygame
import pytest

from art.kinds import kind_line
from game.kernel.laws import Refusal
from game.kernel.template import fill
from game.rules import RULESETS
from scenes import texts as app_texts
from scenes.cards import CardGallery, icons_of, parts_of, said_of, sections_on
from scenes.rules import CARD, NOWHERE, Rules, chapter_of, icons_at_a_glance, linked, plain, with_cards, with_decisions
from tests.screens.driver import Driver
from tests.screens.fitting import assert_fits
from tests.screens.tables import QUIET, settle, sit
from ui.base import text
from ui.cards.preview import OURS, of_ours
from ui.decks.icon_choice import IconChoice, Sign, signs_of
from ui.table.log import line_of

GAMES = list(RULESETS)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_looked_for_is_found_and_turned_to(game, monkeypatch):
    with Driver(lambda: Rules(game)) as player:
        scene = player.scene
        chapters = scene.list.count
        player.press("/")
        assert scene.form.focused is scene.search
        player.type("CARD hand")
        assert scene.hits and all(
            "card" in plain(scene.parts[n].words).casefold() and "hand" in plain(scene.parts[n].words).casefold()
            for n in scene.hits
        )
        assert scene.list.count == len(scene.hits)
        player.press("return")
        player.step(1)
        first = scene.hits[0]
        assert scene.list.chosen == 0 and scene.lit == scene.parts[first].number
        assert scene.blocks[first].rect.colliderect(scene.pane.rect)
        for _ in range(len(scene.hits)):
            player.press("return")
        assert scene.list.chosen == 0
        scene.search.set("")
        scene.look_for("")
        player.step()
        assert scene.list.count == chapters and not scene.hits
        scene.look_for("zzqx")
        player.press("return")
        with monkeypatch.context() as patch:
            said = []
            render = text.render
            patch.setattr(
                text, "render", lambda words, *more, **others: said.append(words) or render(words, *more, **others)
            )
            player.step()
        assert scene.list.count == 0 and NOWHERE in said


@pytest.mark.parametrize("game", GAMES)
def test_what_is_read_can_be_copied_as_text(game, monkeypatch):
    copied = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    with Driver(lambda: Rules(game)) as player:
        scene = player.scene
        scene.go_to_chapter(2)
        player.step(1)
        player.press("ctrl+c")
        assert copied[-1].startswith(f"{scene.title}\n3. ") and "\n3.1 " in copied[-1] and "\n4.1 " not in copied[-1]
        scene.go_to("4.2")
        player.step(1)
        player.click("Copy")
        assert copied[-1].startswith(f"{scene.title}\n4.2 ") and copied[-1].count("\n") == 1
        assert player.says(fill(app_texts.COPIED_RULE, number="4.2"))
        scene.pane.scroll_to(0, at_once=True)
        player.press("/")
        player.type("4.2")
        assert scene.parts[scene.hits[0]].number == "4.2", "the rule that is looked for, before those that name it"
        player.press("tab")
        player.press("ctrl+c")
        assert copied[-1].count("\n") >= len(scene.hits)
        assert not any(sign in "".join(copied) for sign in "*`\\|")


@pytest.mark.parametrize("game", GAMES)
def test_every_link_leads_to_a_rule_or_a_card_that_is_there(game):
    with Driver(lambda: Rules(game)) as player:
        scene = player.scene
        numbers = {number for part in scene.parts for number in (part.number, chapter_of(part)) if number}
        cards = RULESETS[game].book.cards
        seen = 0
        for block in scene.blocks:
            if block.on_link is None:
                continue
            for target in {target for _, target in block._block().links}:
                seen += 1
                leads = scene.terms.section(target)
                assert leads in numbers or target.removeprefix(CARD) in cards, target
        assert seen > 10


def test_a_chapter_and_a_decision_that_are_named_lead_there():
    known = {"4.2", "12", "7"}
    assert linked("icons (12), 4.2, and chapter 7; 12 cards (13)", known) == (
        "icons ([12|12]), [4.2|4.2], and chapter [7|7]; 12 cards (13)"
    )
    assert with_decisions("in play (A-16, A-27)", "15.2") == "in play ([A-16|15.2], [A-27|15.2])"
    assert with_decisions("in play (A-16)", "") == "in play (A-16)"
    with Driver(lambda: Rules("chrono_clash")) as player:
        player.scene.go_to("12")
        player.step(2)
        assert player.scene.parts[player.scene.chapters[player.scene.chapter_seen()]].words.startswith("12.")
    with Driver(lambda: Rules("doctor_who")) as player:
        links = [target for block in player.scene.blocks if block.on_link for _, target in block._block().links]
        assert links.count("15.2") > 10, "every A-16 leads to where all of them stand"


def test_a_card_that_is_named_is_a_link_once_and_whole():
    rules = RULESETS["control"]
    name = next(card.name for card in rules.book if " " in card.name)
    key = next(card.key for card in rules.book if card.name == name)
    assert with_cards(f"Play {name}, not {name}s.", "control") == f"Play [{name}|{CARD}{key}], not {name}s."
    linked = with_cards(f"Play {name}.", "control")
    assert with_cards(linked, "control") == linked


def test_the_icons_stand_at_a_glance_where_a_game_has_them():
    found = {game: icons_at_a_glance(list(parts_of(game))) for game in GAMES}
    assert len(found["chrono_clash"]) > 20 and found["control"] == []
    assert all("`" in part.words for part in found["chrono_clash"][1:])


@pytest.mark.parametrize("game", GAMES)
def test_every_card_says_what_it_does_and_what_of_it_is_ours(game):
    for card in RULESETS[game].book:
        said = said_of(card)
        assert card.name in plain(said).replace("\\", "")
        assert (OURS in said) == (card.origin == "ours")
        rest = text.escape(card.ours).partition(" ")[2].replace(" derived", " inferred")
        assert not card.ours or said.endswith(f"{rest}*")
        assert kind_line(card) and kind_line(card) in said.splitlines()[1], "its kind, and what its numbers are"
        for number in sections_on(card):
            assert f"[{number}|{number}]" in said


@pytest.mark.parametrize("game", GAMES)
def test_the_gallery_is_searched_and_walked_by_keys(game):
    cards = list(RULESETS[game].book)
    with Driver(lambda: CardGallery(game, cards[-1].key)) as player:
        scene = player.scene
        assert scene.card is cards[-1] and scene.found.words == f"{len(cards)} of {len(cards)}"
        player.press("tab")
        scene.form.focus(scene.wall, by_keys=True)
        player.press("right", times=2)
        player.step(0.1)
        assert scene.card is scene.wall.at_cursor.card
        player.press("/")
        player.type(f'"{cards[0].name}"')
        player.step()
        assert cards[0] in [card for _, group in scene.wall.groups for card in group]
        scene.search.set("")
        scene.look_for("zzqx")
        player.step(0.1)
        assert scene.found.words.startswith("0 of")
        player.press("ctrl+c")
        player.click("Rules")
        player.step(0.2)
        assert isinstance(player.scene, Rules)
        player.click(app_texts.CARDS)
        player.step(0.2)
        assert isinstance(player.scene, CardGallery)
        player.press("escape")
        player.press("escape")
        player.step(0.2)
        assert player.scene is scene


def test_icons_are_asked_for_by_their_drawings_and_lead_to_their_rules():
    with Driver(lambda: CardGallery("chrono_clash")) as player:
        scene = player.scene
        facet = next(f for f in scene.rules.decks.facets if f.key == "has")
        value = scene.icons.signs[0].value
        scene.ask_for(facet, {value})
        shown = [card for _, group in scene.wall.groups for card in group]
        assert shown and all(value in facet.of(card) for card in shown)
        scene.ask_for(facet, set())
        assert scene.search.value == ""
    for game, glyph in (("towers_in_time", "fly"), ("doctor_who", "robot")):
        facet = next(f for f in RULESETS[game].decks.facets if f.key == "trait")
        drawn = signs_of(game, facet, [glyph, facet.values[-1]])[0]
        board = IconChoice(game, "Traits", [drawn], print)
        assert board._drawn(drawn, 22).get_size() == (22, 22)
    assert board._drawn(Sign("reptile", "Reptile"), 22) is None
    fly = [card for card in RULESETS["towers_in_time"].book if "fly" in " ".join(icons_of(card))]
    assert fly and "([8.5|8.5])" in " ".join(icons_of(fly[0]))
    assert all(icons_of(card) == [] for card in RULESETS["control"].book)


def test_what_drops_down_lies_over_the_card_at_the_side():
    with Driver(lambda: CardGallery("towers_in_time")) as player:
        scene, drawn = player.scene, []
        scene.shown.draw = lambda surface: drawn.append("card")
        scene.icons.draw_popup = lambda surface: drawn.append("popup")
        scene.icons.open()
        player.step(0.1)
        assert drawn[-2:] == ["card", "popup"]


def test_the_card_at_the_side_is_one_of_those_that_were_looked_for():
    with Driver(lambda: CardGallery("doctor_who")) as player:
        page = player.scene
        for words, shown in (("dalek", "Black Dalek"), ("davros", "Davros"), ("", "Davros"), ("xyzzy", "Davros")):
            page.look_for(words)
            assert page.card.name == shown, words


@pytest.mark.parametrize("scene_of", [lambda: CardGallery("control"), lambda: CardGallery("chrono_clash")])
def test_everything_has_its_place(scene_of):
    with Driver(scene_of) as player:
        assert_fits(player.scene)


@pytest.mark.parametrize(("game", "are_few"), [("control", True), ("chrono_clash", False)])
def test_cards_of_which_there_are_few_are_as_large_as_there_is_room_for_all(game, are_few):
    for size in ((1280, 720), (1920, 1080), (3840, 2160)):
        with Driver(lambda: CardGallery(game), size=size) as player:
            wall = player.scene.wall
            lowest = max(spot.rect.bottom for spot in wall.spots)
            if are_few and size[1] > 2000:
                assert wall.zoom > 1 and not wall.furthest and lowest > 0.62 * wall.rect.h
            else:
                assert wall.zoom == 1 or not wall.furthest
                assert are_few or wall.furthest


def test_asking_how_large_cards_could_be_changes_nothing(monkeypatch):
    with Driver(lambda: CardGallery("control"), size=(3840, 2160)) as player:
        player.step(0.3)
        scene, written = player.scene, []
        monkeypatch.setattr(type(scene.wall), "__setattr__", lambda _, name, value: written.append((name, value)))
        assert scene.zoom_in(scene.wall.rect, scene.wall.scale) > 1.0
        assert not written


def test_the_log_and_a_refusal_lead_to_the_book():
    player = sit(QUIET)
    settle(player)
    log = player.table.painter.log
    view = player.table.chair.now()
    card = next(n for n, printed in enumerate(view.what) if printed is not None)
    told = f"{{seat:0}} plays [{view.what[card].key}|{card}], because of this (1.2)."
    player.table.story.note(line_of(told, view, ["Ada", "Bo"]))
    player.step(0.1)
    rect, block, line = log._shown[0]
    assert line.words.endswith("([1.2|rule:1.2]).")
    spots = {target: rect.move(spot.topleft).topleft for spot, target in block.links}
    for target, scene in (("rule:1.2", Rules), (str(card), CardGallery)):
        x, y = spots[target]
        player.click((x + 4, y + 6))
        player.step(0.2)
        assert isinstance(player.scene, scene)
        player.press("escape")
        player.step(0.2)
        assert player.scene is player.table
    player.table.reading.slip.say([Refusal(RULESETS["control"].drawing)])
    player.press("r")
    assert player.table.reading.slip.is_open and player.scene is player.table
    player.press("r")
    player.step(0.2)
    assert isinstance(player.scene, Rules) and player.scene.lit == RULESETS["control"].drawing.number
    player.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_term_in_the_book_says_what_it_is_and_leads_to_its_rule(game):
    with Driver(lambda: Rules(game)) as player:
        scene = player.scene
        player.press("t")
        player.step(0.05)
        while scene.terms.glossary.at(scene.terms.about[1]) is None:
            player.press("t")
        term = scene.terms.glossary.at(scene.terms.about[1])
        assert term.name.casefold() in scene.terms.words.casefold()
        rect = scene.terms.about[0]
        player.press("escape")
        assert scene.terms.about is None and player.scene is scene
        player.move(rect.center)
        player.step(1.0)
        assert scene.terms.about[0] == rect and scene.terms.words
        player.press("t")
        while scene.terms.glossary.at(scene.terms.about[1]) is not term:
            player.press("t")
        player.press("return")
        player.step(0.2)
        assert scene.lit == term.section


def test_a_term_in_the_gallery_leads_to_the_book():
    game = "towers_in_time"
    card = next(card for card in RULESETS[game].book if "vulnerable" in card.text)
    with Driver(lambda: CardGallery(game, card.key)) as player:
        scene = player.scene
        player.press("t")
        assert scene.terms.about is not None
        section = scene.terms.section(scene.terms.about[1])
        player.press("return")
        player.step(0.2)
        assert isinstance(player.scene, Rules) and player.scene.lit == section


@pytest.mark.parametrize("game", RULESETS)
def test_what_of_a_card_is_on_record_is_said_in_words_that_need_no_explaining(game):
    told = {card.ours: of_ours(card) for card in RULESETS[game].book if card.ours}
    for ours, said in told.items():
        assert not re.search(r"Attested|Derived|(is|are) derived", said), said
        rest = ours.partition(" ")[2].replace(" derived", " inferred")
        assert said.endswith(f"{rest}*"), "the rest is as the card file has it"
        if ours.startswith("Attested"):
            assert said.startswith("*On record in the published game"), said


def test_what_a_card_does_is_said_in_a_sentence_and_not_by_the_words_of_its_file():
    """The language in which cards are written is for those who write them."""
    for game in ("towers_in_time", "doctor_who"):
        does = next(facet for facet in RULESETS[game].decks.facets if facet.told)
        assert len(does.told) == len(does.values) and all(does.told)
        for card in RULESETS[game].book:
            lines = [line for line in icons_of(card) if line.startswith("It ")]
            assert len(lines) == bool(does.of(card)) and "Does:" not in said_of(card)
    cards = RULESETS["doctor_who"].book.cards
    assert "It draws cards and makes a player discard at random." in icons_of(cards["mind-probe"])


def test_what_is_looked_for_and_its_icons_stand_in_one_line():
    with Driver(lambda: CardGallery("chrono_clash")) as player:
        search, icons = player.scene.search.rect, player.scene.icons.rect
        assert (search.y, search.h) == (icons.y, icons.h)
