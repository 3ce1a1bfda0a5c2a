"""The shelf of decks: new, open, copy, rename, delete and undo, play; and folders in which something is wrong."""

import pytest

from game import decks
from game.builder.results import LOST, WON, Told
from game.kernel.deck import Deck
from game.kernel.template import fill
from game.rules import RULESETS
from scenes.decks import results as deck_results
from scenes.decks import texts
from scenes.decks.builder import DeckBuilder
from scenes.decks.desk import CHARTS
from scenes.decks.keeping import DELETED
from scenes.decks.shelf import DeckShelf
from scenes.match.plan import Plan, own_folder
from scenes.match.setup import Setup
from scenes.menu import Menu
from scenes.rules import Rules
from tests.screens.driver import Driver

GAME = "chrono_clash"
RULES = RULESETS[GAME]
READY = [one.deck.name for one in decks.shipped(GAME)]


def keep(name, stem, deck=None):
    """An own deck in its file."""
    deck = (deck or decks.shipped(GAME)[0].deck)._replace(name=name)
    own_folder(GAME).mkdir(parents=True, exist_ok=True)
    decks.save(own_folder(GAME) / f"{stem}.txt", deck, RULES, "Said of it.")


@pytest.fixture
def player():
    with Driver(Menu) as driver:
        yield driver


@pytest.mark.parametrize("game", [name for name, rules in RULESETS.items() if rules.decks.parts])
def test_no_two_ready_decks_have_one_picture(game):
    with Driver(lambda: DeckShelf(game)) as player:
        faces = [box.kept.face for box in player.scene.boxes]
        assert len(faces) == len(decks.shipped(game)) == len(set(faces))


def test_where_all_decks_have_room_nothing_is_there_to_scroll(player):
    """The last of them ends where the pane does: no gap under it asks for a bar."""
    scene = shelf(player)
    last = max(box.rect.bottom for box in scene.boxes)
    assert not scene.pane.furthest and last <= scene.pane.rect.bottom - scene.scale.px(6)


def shelf(player):
    player.app.stack.start(DeckShelf(GAME))
    player.step()
    return player.scene


def test_a_term_in_what_is_said_of_a_deck_leads_to_its_rule(player):
    scene = shelf(player)
    name = next(found.deck.name for found in decks.shipped(GAME) if "guardian" in found.about)
    choose(player, name)
    player.step(0.2)
    assert scene.about.words.count("|term:") >= 1
    rect, target = scene.terms.links()[0]
    player.move(rect.center)
    player.step(1.0)
    assert scene.terms.glossary.at(target).name.casefold() in scene.terms.words.casefold()
    section = scene.terms.section(target)
    player.click(rect.center)
    player.step(0.3)
    assert isinstance(player.scene, Rules) and player.scene.lit == section


def names(player):
    return [box.kept.name for box in player.scene.boxes]


def files():
    return sorted(file.name for file in own_folder(GAME).glob("*.txt"))


def choose(player, name):
    player.step(0.5)  # no double click
    player.click(next(box for box in player.scene.boxes if box.kept.name == name).rect.center)


def test_the_menu_leads_to_the_shelf_and_back(player):
    door = next(door for door in player.scene.doors if door.game == GAME)
    player.click(next(widget for widget in door.standing if widget.words == "Decks"))
    assert isinstance(player.scene, DeckShelf) and names(player) == READY
    player.press("escape")
    assert isinstance(player.scene, Menu)


def test_a_game_without_decks_has_no_shelf(player):
    door = next(door for door in player.scene.doors if door.game == "control")
    assert "Decks" not in [widget.words for widget in door.standing]


def test_own_decks_come_first_and_say_what_they_are(player):
    keep("Slow Dawn", "slow-dawn")
    keep("Nine Herons", "nine", Deck("", (("deck", (("ember-heron", 3),)),)))
    scene = shelf(player)
    assert names(player)[:2] == ["Nine Herons", "Slow Dawn"]
    assert [box.kept.state for box in scene.boxes[:3]] == [texts.ILLEGAL, texts.YOURS, texts.READY_DECK]
    assert "15.1" in scene.state.words and not scene.buttons["play"].enabled
    choose(player, "Slow Dawn")
    assert texts.LEGAL in scene.state.words and scene.buttons["play"].enabled


def test_a_ready_deck_is_only_looked_at_until_it_is_changed(player):
    shelf(player)
    assert not player.scene.buttons["delete"].enabled and not player.scene.buttons["rename"].enabled
    player.click(texts.VIEW)
    assert isinstance(player.scene, DeckBuilder) and player.scene.draft.name == f"My {READY[0]}"
    player.press("escape")
    assert names(player) == READY and not own_folder(GAME).exists()
    player.form.focus(player.scene.boxes[2], by_keys=True)
    player.click(texts.VIEW)
    player.press("escape")
    assert player.scene.chosen.kept.name == READY[2], "whoever only looked is where they were"
    player.form.focus(player.scene.boxes[0], by_keys=True)
    player.click(texts.VIEW)
    player.click(player.scene.wall.on_screen(player.scene.wall.spots[0]).center, button=3)
    key = player.scene.list.spots[0].card
    player.click(player.scene.list.on_screen(player.scene.list.spot_of(key)).center, button=3)
    player.press("escape")
    assert names(player)[0] == f"My {READY[0]}" and decks.shipped(GAME)[0].deck.name == READY[0]


def test_copy_rename_delete_and_bring_back(player):
    scene = shelf(player)
    player.click(texts.DUPLICATE)
    copied = f"{READY[0]} (copy)"
    assert names(player)[0] == copied and scene.chosen.kept.name == copied
    player.click("Rename")
    player.press("ctrl+a")
    player.type("Slow Dawn")
    player.press("return")
    assert names(player)[0] == "Slow Dawn" and len(files()) == 1
    before = (own_folder(GAME) / files()[0]).read_bytes()
    player.click("Delete")
    assert names(player) == READY and files() == []
    assert len(list((own_folder(GAME) / DELETED).iterdir())) == 1
    player.press("ctrl+z")
    assert names(player)[0] == "Slow Dawn" and scene.chosen.kept.name == "Slow Dawn"
    assert (own_folder(GAME) / files()[0]).read_bytes() == before
    player.press("ctrl+z")
    assert names(player)[0] == copied, "the rename too"
    player.press("ctrl+z")
    assert names(player)[0] == copied


def test_several_deleted_decks_come_back_one_by_one(player):
    for n in range(3):
        keep(f"Deck {n}", f"deck-{n}")
    shelf(player)
    for n in range(3):
        choose(player, f"Deck {n}")
        player.press("delete")
    assert files() == []
    player.click("Undo")
    player.click("Undo")
    assert names(player)[:2] == ["Deck 1", "Deck 2"]
    player.press("ctrl+z")
    assert names(player)[:3] == ["Deck 0", "Deck 1", "Deck 2"]


def test_a_deleted_deck_whose_file_is_taken_comes_back_under_another(player):
    keep("Slow Dawn", "slow-dawn")
    shelf(player)
    player.press("delete")
    keep("Quick Dawn", "slow-dawn")
    player.press("ctrl+z")
    assert sorted(names(player)[:2]) == ["Quick Dawn", "Slow Dawn"] and len(files()) == 2


def test_two_decks_never_have_one_name(player):
    keep("Slow Dawn", "slow-dawn")
    shelf(player)
    player.click(texts.DUPLICATE)
    player.press("f2")
    player.press("ctrl+a")
    player.type("Slow Dawn")
    player.press("return")
    assert names(player)[:2] == ["Slow Dawn 2", "Slow Dawn"] or names(player)[:2] == ["Slow Dawn", "Slow Dawn 2"]


def test_a_deck_is_played_from_the_shelf(player):
    keep("Slow Dawn", "slow-dawn")
    shelf(player)
    player.click("Play")
    assert isinstance(player.scene, Setup)
    assert Plan.remembered(player.settings, GAME).seats[0].deck == "own/slow-dawn"
    player.press("escape")
    choose(player, READY[2])
    player.click("Play")
    assert player.scene.rows[0][3].chosen.words == READY[2]


def test_the_shelf_by_keys_alone(player):
    keep("Slow Dawn", "slow-dawn")
    scene = shelf(player)
    player.form.focus(scene.boxes[0], by_keys=True)
    player.press("down")
    assert scene.chosen is scene.boxes[1]
    player.press("up")
    player.press("return")
    assert isinstance(player.scene, DeckBuilder) and player.scene.draft.name == "Slow Dawn"
    player.press("escape")
    assert player.scene.chosen.kept.name == "Slow Dawn"
    player.press("ctrl+d")
    assert names(player)[:2] == ["Slow Dawn (copy)", "Slow Dawn"] or "Slow Dawn (copy)" in names(player)
    player.press("ctrl+n")
    assert player.scene.draft.name == "New deck"


def test_a_broken_file_is_one_sentence_and_the_others_are_there(player):
    keep("Slow Dawn", "slow-dawn")
    (own_folder(GAME) / "noise.txt").write_bytes(b"\xff\xfe\x00 noise")
    (own_folder(GAME) / "empty.txt").write_text("")
    shelf(player)
    assert names(player)[0] == "Slow Dawn"
    said = [notice.words for notice in player.app.toasts.notices]
    assert sum("noise.txt" in words for words in said) == 1 and sum("empty.txt" in words for words in said) == 1


def test_many_broken_files_are_counted(player):
    own_folder(GAME).mkdir(parents=True, exist_ok=True)
    for n in range(7):
        (own_folder(GAME) / f"noise-{n}.txt").write_bytes(b"\xff\xfe\x00 noise")
    shelf(player)
    said = [notice.words for notice in player.app.toasts.notices]
    assert sum("noise-" in words for words in said) == 2 and player.says("5 more files")


def test_lines_that_cannot_be_read_are_told_and_never_lost(player):
    """Not by a change, a second one, another name, or a copy."""
    own_folder(GAME).mkdir(parents=True)
    path = own_folder(GAME) / "odd.txt"
    path.write_text("# Odd\n\n3 Ember Heron\n2 Nobody At All\n")
    shelf(player)
    assert "Nobody At All" in player.scene.state.words
    player.click("Open")
    assert player.says(fill(texts.UNREAD_LINES, n=1, file="odd.txt"))
    for left in (2, 1):
        player.click(player.scene.list.on_screen(player.scene.list.spots[0]).center, button=3)
        player.scene.save()
        assert path.read_text().endswith("Not read:\n2 Nobody At All\n") and f"{left} Ember Heron" in path.read_text()
    player.press("escape")
    player.scene.rename("Odder")
    assert path.read_text().startswith("# Odder") and path.read_text().endswith("2 Nobody At All\n")
    player.scene.copy()
    assert sum("2 Nobody At All" in file.read_text() for file in own_folder(GAME).glob("*.txt")) == 2


def test_a_folder_that_cannot_be_written_is_one_sentence(player, monkeypatch):
    def refuse(*_, **__):
        raise PermissionError(13, "Permission denied")

    keep("Slow Dawn", "slow-dawn")
    shelf(player)
    with monkeypatch.context() as broken:
        broken.setattr(decks, "write_atomically", refuse)
        player.click(texts.DUPLICATE)
    assert player.says("Permission denied") and files() == ["slow-dawn.txt"]


def test_a_folder_that_is_a_file_is_one_sentence(player):
    own_folder(GAME).parent.mkdir(parents=True, exist_ok=True)
    own_folder(GAME).write_text("not a folder")
    shelf(player)
    assert names(player) == READY
    assert any("read" in notice.words for notice in player.app.toasts.notices)
    player.click(texts.DUPLICATE)
    assert isinstance(player.scene, DeckShelf) and names(player) == READY


# How decks did


def note(name, *results, game=GAME):
    """A match of that deck against each other deck: ("Candle Row", True)."""
    for other, is_won in results:
        problem = deck_results.kept().note(Told("2026-11-03", game, WON if is_won else LOST, name, other))
        assert not problem


def test_how_a_deck_did_is_shown_by_the_other_deck(player):
    keep("Mine", "mine")
    note("Mine", (READY[1], True), (READY[1], False), (READY[0], True), ("Gone", False), (READY[1], True))
    scene = shelf(player)
    choose(player, "Mine")
    assert scene.chosen.kept.record == "Won 3 of 5"
    assert scene.matches.visible and scene.matches.summary == "Won 3 of 5"
    assert [met[:3] for met in scene.matches.met] == [(READY[1], 2, 1), (READY[0], 1, 0), ("Gone", 0, 1)]
    choose(player, READY[0])
    assert not scene.matches.visible and not scene.chosen.kept.record


def _stop(scene, presses):
    """Where so many presses of Tab lead, with the boxes as one stop."""
    stops = [stop for stop in scene.form.stops() if stop not in scene.boxes or stop is scene.chosen]
    return stops[(stops.index(scene.chosen) + presses) % len(stops)]


def test_what_a_deck_met_is_read_and_chosen_by_keys(player):
    keep("Mine", "mine")
    note("Mine", *((f"Other {n}", False) for n in range(12)), (READY[3], True), (READY[3], True))
    scene = shelf(player)
    choose(player, "Mine")
    player.press("tab", next(n for n in range(1, 30) if _stop(scene, n) is scene.matches))
    assert scene.form.focused is scene.matches and scene.chosen.kept.name == "Mine"
    assert scene.matches.over == 0 and scene.matches.reading(0)[0][0].startswith("100%, last November 3")
    player.press("down", 12)
    player.step(1.0)
    assert scene.matches.over == 12 and scene.side_pane.rect.contains(scene.matches.spot(12))
    player.press("up", 12)
    player.press("return")
    player.step(1.0)
    assert scene.chosen.kept.name == READY[3] and scene.pane.rect.contains(scene.chosen.rect)


def test_results_go_with_a_deck_that_gets_another_name(player):
    keep("Mine", "mine")
    note("Mine", (READY[0], True))
    scene = shelf(player)
    choose(player, "Mine")
    scene.rename("Yours")
    assert scene.chosen.kept.record == "Won 1 of 1"
    scene.open()
    player.step()
    player.scene.rename("Theirs")
    player.scene.show_view(CHARTS)
    assert player.scene.charts.matches.summary == "Won 1 of 1"
    player.scene.back()
    player.step()
    assert scene.chosen.kept.name == "Theirs" and scene.chosen.kept.record == "Won 1 of 1"


def test_results_that_cannot_be_called_anew_are_one_sentence(player, monkeypatch):
    keep("Mine", "mine")
    note("Mine", (READY[0], True))
    scene = shelf(player)
    choose(player, "Mine")

    def full(*names):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.builder.results.write_atomically", full)
    scene.rename("Yours")
    assert player.says("No space left on device. The results stay listed under Mine")
    assert scene.chosen.kept.name == "Yours" and not scene.chosen.kept.record
