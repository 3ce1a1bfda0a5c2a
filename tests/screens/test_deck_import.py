"""Decks come in by clipboard, file and drop, and go out again: nothing is lost without a word."""

from xml.sax.saxutils import quoteattr

import pygame
import pytest

from game import decks
from game import texts as game_texts
from game.builder.draft import Draft
from game.kernel.deck import Deck
from game.kernel.template import fill
from game.match import Match, Player
from game.rules import RULESETS
from game.rules.chrono_clash import texts as clash_texts
from scenes import texts as app_texts
from scenes.decks import texts
from scenes.decks.builder import DeckBuilder
from scenes.decks.exports import DeckExport
from scenes.decks.imports import guess_game, open_dropped, open_import
from scenes.decks.keeping import NAMELESS, choose_for_match
from scenes.decks.shelf import DeckShelf
from scenes.dialog import Dialog
from scenes.file_choice import FileChoice
from scenes.match.plan import Plan, deck_of, decks_of, own_folder
from scenes.menu import Menu
from tests.screens.driver import Driver
from ui.base import text
from ui.base.texts import NO_TEXT

RULES = RULESETS["chrono_clash"]
READY = decks.shipped("chrono_clash")[0]
LIST = decks.write(READY.deck, RULES, READY.about)
FIRST, SECOND = (RULES.book[key] for key, _ in READY.deck.part("deck")[:2])
BROKEN = f"# Half Read\n3 {FIRST.name}\n2 {SECOND.name}x\nMy favourites:\n1 {FIRST.name}\n5 Quux Quux Quux"


@pytest.fixture
def player():
    pygame.init()
    with Driver() as driver:
        pygame.scrap.put_text("")
        yield driver


@pytest.fixture
def taken(player):
    """What was taken over; `taken.open(words)` opens the import with these words."""

    class Taken(list):
        def open(self, words=None, source="list.txt"):
            open_import(player.app, RULES, self.append, words, source)
            player.step()
            return player.scene

    return Taken()


def drop(player, path, taken):
    open_dropped(player.app, RULES, pygame.event.Event(pygame.DROPFILE, file=str(path)), taken.append)


def test_a_whole_list_is_read_and_taken(player, taken):
    scene = taken.open(LIST)
    assert scene.name.words == READY.deck.name
    assert player.says(texts.IS_LEGAL) and player.says(texts.ALL_READ)
    player.click(texts.IMPORT_THIS)
    assert taken == [decks.DeckList(READY.deck, READY.about)]
    assert isinstance(player.scene, Menu)


def test_what_cannot_be_read_stands_there_line_by_line(player, taken):
    scene = taken.open(BROKEN)
    assert [line.line for line in scene.rows.lines] == [3, 4, 6]
    assert player.says(fill(texts.SOME_UNREAD, n=3))
    assert player.says(fill(texts.IMPORT_WITHOUT, n=3))
    player.click(fill(texts.IMPORT_WITHOUT, n=3))
    lines = [line.strip() for line in BROKEN.split("\n")]
    assert [line.text for line in taken[0].unread] == [lines[2], lines[3], lines[5]]
    assert taken[0].deck.part("deck") == ((FIRST.key, 4),)


def test_one_click_takes_the_likely_card(player, taken):
    scene = taken.open(BROKEN)
    assert scene.rows.lines[0].near == SECOND.name
    player.click(scene.rows.near_rect(0))
    assert dict(scene.found.deck.part("deck")) == {FIRST.key: 4, SECOND.key: 2}
    assert [line.line for line in scene.rows.lines] == [4, 6]


def test_every_likely_card_at_once_and_by_keys(player, taken):
    text = "\n".join(f"2 {RULES.book[key].name}q" for key, _ in READY.deck.part("deck"))
    scene = taken.open(text)
    player.form.focus(scene.rows, True)
    player.press("down")
    player.press("return")
    assert len(scene.rows.lines) == len(READY.deck.part("deck")) - 1
    player.click(texts.ACCEPT_ALL)
    assert scene.rows.lines == ()
    assert {key for key, _ in scene.found.deck.part("deck")} == {key for key, _ in READY.deck.part("deck")}


def test_a_line_is_mended_where_it_stands(player, taken):
    scene = taken.open(BROKEN)
    player.click(scene.rows.row_rect(1).move(-40, 0))
    assert scene.entry.value == "My favourites:"
    player.click(scene.entry)
    player.press("ctrl+a")
    player.type(f"2 {FIRST.name}")
    player.press("return")
    assert [line.text for line in scene.rows.lines] == [f"2 {SECOND.name}x", "5 Quux Quux Quux"]
    assert dict(scene.found.deck.part("deck")) == {FIRST.key: 6}


def test_a_text_with_several_decks_offers_each(player, taken):
    second = decks.write(decks.shipped("chrono_clash")[1].deck, RULES)
    scene = taken.open(LIST + "\n" + second)
    assert scene.name.words == READY.deck.name and player.find(fill(texts.NEXT_DECK, n=2))
    player.click(fill(texts.NEXT_DECK, n=2))
    assert scene.name.words == decks.read(second, RULES).deck.name
    player.click(texts.IMPORT_THIS)
    assert [one.deck for one in taken] == [decks.read(second, RULES).deck] and isinstance(player.scene, Menu)
    open_import(player.app, RULES, taken.append, LIST + "\n" + second, "both", takes_several=True)
    player.step()
    player.click(texts.IMPORT_THIS)
    assert player.scene.name.words == decks.read(second, RULES).deck.name  # the other one is still there
    player.click(texts.IMPORT_THIS)
    assert [one.deck.name for one in taken[1:]] == [READY.deck.name, decks.read(second, RULES).deck.name]
    assert isinstance(player.scene, Menu)


def as_cockatrice(deck):
    """A deck as another program writes it, all in one line."""
    cards = "".join(f'<card number="{n}" name={quoteattr(RULES.book[key].name)}/>' for key, n in deck.part("deck"))
    return f'<cockatrice_deck version="1"><deckname>Afar</deckname><zone name="main">{cards}</zone></cockatrice_deck>'


def test_a_deck_of_another_program_is_dropped(player, taken, tmp_path):
    path = tmp_path / "afar.cod"
    path.write_text(as_cockatrice(READY.deck))
    drop(player, path, taken)
    player.step()
    assert player.scene.found.deck == Deck("Afar", (("deck", READY.deck.part("deck")),))
    assert guess_game(path.read_text()) == "chrono_clash"


def test_it_begins_with_the_clipboard_if_that_names_a_card(player, taken):
    pygame.scrap.put_text(LIST)
    assert taken.open().found.deck == READY.deck
    player.scene.back()
    player.step()
    assert isinstance(player.scene, Dialog)  # a list that was read is not thrown away by one key
    player.click(texts.LEAVE)
    pygame.scrap.put_text("Dear diary")
    assert taken.open().found is None
    assert not player.find(texts.IMPORT_THIS).enabled


def test_it_begins_with_a_deck_of_another_program_on_the_clipboard(player, taken):
    pygame.scrap.put_text(as_cockatrice(READY.deck))
    assert taken.open().found.deck == Deck("Afar", (("deck", READY.deck.part("deck")),))


def test_paste_reads_what_was_copied_since(player, taken):
    scene = taken.open()
    pygame.scrap.put_text(LIST.replace("\n", "\r\n"))
    player.press("ctrl+v")
    assert scene.found.deck == READY.deck
    pygame.scrap.put_text("")
    player.click("Paste")
    assert player.says(NO_TEXT)
    assert scene.found.deck == READY.deck


def test_lines_that_were_left_out_can_be_copied(player, taken):
    taken.open(BROKEN)
    player.click(texts.COPY_LINES)
    assert pygame.scrap.get_text().split("\n")[:2] == [f"2 {SECOND.name}x", "My favourites:"]


def test_lines_that_no_clipboard_can_hold_are_copied_written_out(player, taken):
    taken.open("\0junk\ud83d\n")
    player.click(texts.COPY_LINES)
    assert player.app._faults == 0 and pygame.scrap.get_text() == "\\x00junk\\ud83d\n"


def test_a_list_of_another_game_is_said(player, taken):
    other = RULESETS["control"]
    taken.open("\n".join(f"1 {card.name}" for card in other.book))
    assert player.says(fill(texts.OTHER_GAME, other=other.title, game=RULES.title))
    assert not player.scene.done.enabled
    taken.open("bread\nbutter")
    assert player.says(fill(texts.NO_NAMES, game=RULES.title))


def test_cards_of_this_game_in_lines_that_cannot_be_read(player, taken):
    taken.open("0 Ember Heron\n-3 Ember Heron\n999999999999999999999 Ember Heron\n")
    assert player.says(fill(texts.ONLY_NAMES, game=RULES.title))
    assert player.says(fill(texts.SOME_UNREAD, n=3))


def test_ten_megabytes_are_refused_in_a_sentence(player, taken, tmp_path):
    noise = "x y\n" * 2_500_000
    scene = taken.open()
    scene.read(noise, "the clipboard")
    assert player.says("10 million characters")
    assert scene.found is None
    path = tmp_path / "noise.txt"
    path.write_text(noise)
    drop(player, path, taken)
    player.step()
    assert player.says("1 MB")
    assert player.scene is scene


@pytest.mark.parametrize(
    ("content", "why"),
    [(b"\xff\xfe\x00", game_texts.NOT_UTF8), (None, game_texts.NOT_FOUND), (b"1 x" * 400_000, "1 MB")],
)
def test_a_file_that_cannot_be_read_is_said(player, taken, tmp_path, content, why):
    path = tmp_path / "deck.txt"
    if content is not None:
        path.write_bytes(content)
    drop(player, path, taken)
    player.step()
    assert isinstance(player.scene, Menu)
    assert player.says(why)


def test_a_file_is_dropped_and_words_too(player, taken, tmp_path):
    path = tmp_path / "my-deck.txt"
    path.write_text(LIST.split("\n", 1)[1], encoding="utf-8")  # without its name
    open_dropped(player.app, RULES, pygame.event.Event(pygame.DROPFILE, file=str(path)), taken.append)
    player.step()
    assert player.scene.found.deck == READY.deck._replace(name="my-deck")
    pygame.event.post(pygame.event.Event(pygame.DROPTEXT, text=LIST))
    player.step()
    assert player.scene.found.deck == READY.deck


def test_where_no_deck_belongs_a_drop_is_answered(player):
    player.click("Settings")
    pygame.event.post(pygame.event.Event(pygame.DROPTEXT, text=LIST))
    player.step()
    assert player.says(app_texts.CANNOT_DROP)


def test_a_text_tells_its_game():
    assert guess_game(LIST) == "chrono_clash"
    assert RULESETS[guess_game("nothing at all")].decks.parts


def test_a_file_is_chosen_from_its_folder(player, tmp_path):
    tmp_path = tmp_path / "files"
    inside = tmp_path / "inside.txt"  # a folder may have any name
    inside.mkdir(parents=True)
    (inside / "deck.txt").write_text(LIST)
    (inside / "picture.png").write_text("no")
    chosen = []
    player.app.stack.push(FileChoice("Open", (".txt", ".md"), chosen.append))
    player.step()
    scene = player.scene
    scene.list_folder(tmp_path)
    assert [name for _, name, _ in scene.rows.entries] == [app_texts.PARENT_FOLDER, "inside.txt"]
    player.click(scene.rows.row_rect(1))
    player.click(app_texts.OPEN_FOLDER)
    assert [name for _, name, _ in scene.rows.entries] == [app_texts.PARENT_FOLDER, "deck.txt"]
    player.form.focus(scene.rows, True)
    player.press("down", 2)
    player.press("return")
    assert chosen == [inside / "deck.txt"]


def test_a_deck_whose_file_ends_in_capitals_can_be_brought(player):
    own_folder("chrono_clash").mkdir(parents=True)
    (own_folder("chrono_clash") / "MINE.TXT").write_text(LIST, encoding="utf-8")
    choose_for_match(player.app.settings, "chrono_clash", own_folder("chrono_clash") / "MINE.TXT")
    plan = Plan.remembered(player.app.settings, "chrono_clash")
    assert deck_of("chrono_clash", plan.seats[0].deck).deck == READY.deck
    assert plan.seats[0].deck in decks_of("chrono_clash")


def test_a_deck_of_another_program_with_a_side_is_imported(player, taken):
    spare = RULES.book[READY.deck.part("deck")[2][0]]
    text = f'{{"name": "Afar", "main": {{"{FIRST.name}": 9}}, "sideboard": {{"{spare.name}": 2}}}}'
    taken.open(text, "afar.json")
    assert player.says("you have 9 ") and player.says(fill(texts.SOME_ASIDE, n=1))
    player.click(fill(texts.IMPORT_WITHOUT, n=1))
    assert taken[0].deck.parts == (("deck", ((FIRST.key, 9),)),)


def test_a_text_that_is_not_read_is_said_in_one_line(player, taken):
    scene = taken.open(LIST)
    scene.read('{"cards": [', "broken.json")
    player.step()
    assert player.says(fill(game_texts.BROKEN_JSON, n=1))
    assert scene.found.deck == READY.deck


def test_a_path_that_is_none_is_said(player, tmp_path):
    player.app.stack.push(FileChoice("Open", (".txt",), print))
    player.step()
    player.scene.go(str(tmp_path / "nowhere.txt"))
    assert "nowhere.txt" in player.scene.note.words
    player.scene.go("a\x00b")
    assert player.scene.note.words.startswith("a")


def test_a_deck_goes_out_and_comes_back_the_same(player, taken, tmp_path):
    player.app.stack.push(DeckExport(READY.deck, RULES, READY.about))
    player.step()
    player.click("Copy")
    assert decks.read(pygame.scrap.get_text(), RULES) == decks.DeckList(READY.deck, READY.about)
    player.scene.path.set(str(tmp_path / "out.txt"))
    player.click(texts.SAVE_FILE)
    assert decks.read_file(tmp_path / "out.txt", RULES).deck == READY.deck
    assert player.says(texts.OVERWRITE)


def test_a_file_that_cannot_be_written_is_said(player, monkeypatch, tmp_path):
    player.app.stack.push(DeckExport(READY.deck, RULES, READY.about))
    player.step()
    old = tmp_path / "out.txt"
    old.write_text("mine")
    player.scene.path.set(str(old))

    def full(*names):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.files.os.replace", full)
    player.scene.write()
    player.step()
    assert player.says("No space left on device. Nothing was saved")
    assert old.read_text() == "mine"
    player.scene.path.set(str(old / "below" / "a-file.txt"))
    player.scene.write()
    player.step()
    assert player.says("Nothing was saved")


def test_a_list_dropped_on_the_menu_goes_to_the_shelf_of_its_game(player, tmp_path):
    path = tmp_path / "deck.txt"
    path.write_text(LIST, encoding="utf-8")
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    player.step()
    player.click(texts.IMPORT_THIS)
    own = decks.in_folder(own_folder("chrono_clash"), RULES)[0]
    assert [one.deck.parts for one in own] == [READY.deck.parts]
    assert isinstance(player.scene, DeckShelf)


@pytest.mark.parametrize("scene", [DeckShelf, lambda game: DeckBuilder(game, Draft(RULES, READY.deck))])
def test_a_record_dropped_among_decks_is_looked_back_on(player, tmp_path, scene):
    path = tmp_path / "ours.match"
    match = Match.new("control", [Player("Ada", "human"), Player("Boole", "random")], seed=2)
    match.give_up(0)
    path.write_text(match.record.dump(), encoding="utf-8")
    player.app.stack.push(scene("chrono_clash"))
    player.step(0.3)
    among = player.scene
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    player.step(0.3)
    assert type(player.scene).__name__ == "LookBack"
    player.press("escape")
    player.step(0.3)
    assert player.scene is among, "and the decks are where they were"


def test_a_list_dropped_on_the_builder_takes_the_place_of_its_deck(player):
    player.app.stack.push(DeckBuilder("chrono_clash", Draft(RULES)))
    player.step()
    pygame.event.post(pygame.event.Event(pygame.DROPTEXT, text=LIST))
    player.step()
    player.click(texts.IMPORT_THIS)
    assert player.scene.draft.deck.parts == READY.deck.parts
    player.press("ctrl+z")
    assert player.scene.draft.deck.part("deck") == ()


def test_a_deck_that_comes_back_into_its_own_builder_keeps_its_name(player):
    player.app.stack.push(DeckBuilder("chrono_clash", Draft(RULES, Deck(NAMELESS, ()))))
    player.step()
    for _ in range(2):
        pygame.event.post(pygame.event.Event(pygame.DROPTEXT, text=LIST.replace(READY.deck.name, NAMELESS)))
        player.step()
        player.click(texts.IMPORT_THIS)
        player.scene.save()
    assert player.scene.draft.name == NAMELESS
    player.scene.rename(f"{NAMELESS} again")
    player.scene.back()
    player.step()
    assert [file.name for file in own_folder("chrono_clash").glob("*.txt")] == ["new-deck-again.txt"]


def test_import_flags_every_law_that_the_deck_breaks(player, taken):
    scene = taken.open(f"9 {FIRST.name}\n2 {SECOND.name}")
    laws = [words for words, _ in decks.faults(scene.found.deck, RULES)]
    copies = fill(clash_texts.DECK_COPIES, most=3, n=9, card=FIRST.name)
    assert len(laws) == 2 and any(copies in words for words in laws)
    assert [text.plain(words) for words, _ in scene.laws.lines] == laws
    assert scene.cards.breaking == {FIRST.key} and player.says(texts.NOT_LEGAL)
    scene.read(LIST, "list.txt")
    player.step()
    assert not scene.laws.lines and not scene.law_pane.visible and not scene.cards.breaking
