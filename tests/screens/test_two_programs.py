"""Two programs with one home: what the other does to a deck is noticed, and nobody's work is written over unasked."""

import os

import pytest

from game import decks
from game import texts as game_texts
from game.builder.draft import Draft
from game.files import Changed
from scenes.decks import texts
from scenes.decks.builder import DeckBuilder
from scenes.decks.shelf import DeckShelf
from scenes.dialog import Dialog
from scenes.match.plan import OWN, Plan, own_folder
from tests.screens.building import GAME, RULES, draft, on_wall
from tests.screens.driver import Driver

READY = decks.shipped(GAME)[0].deck


def path(name="mine.txt"):
    return own_folder(GAME) / name


def theirs(change, name="mine.txt"):
    """The other program changes a deck, and writes it."""
    found = decks.read_file(path(name), RULES)
    other = Draft(RULES, found.deck, found.about, found.path, found.unread_lines, found.digest)
    change(other)
    other.save(own_folder(GAME))
    return other


def files():
    return {one.path.name: one.deck for one in decks.in_folder(own_folder(GAME), RULES)[0]}


@pytest.fixture
def player():
    decks.save(path(), READY._replace(name="Mine"), RULES, "As it was.")
    with Driver(lambda: DeckShelf(GAME), reduced_motion=True) as driver:
        driver.scene.open()
        driver.step()
        assert isinstance(driver.scene, DeckBuilder) and draft(driver).path == path()
        yield driver


def both_change(player):
    """Here a card goes in; there the deck is called anew. The next save here would take theirs away."""
    draft(player).remove(READY.part("deck")[0][0], 2)
    player.scene.changed()
    other = theirs(lambda other: other.rename("Theirs"))
    player.step(1.2)
    return other.deck


def test_a_change_there_is_shown_here_and_can_be_taken_back(player):
    other = theirs(lambda other: other.remove(READY.part("deck")[0][0], 3))
    player.step(2.2)
    assert draft(player).deck == other.deck and player.says(texts.UPDATED)
    assert dict(player.scene.list.counts).keys().isdisjoint({("deck", RULES.book[READY.part("deck")[0][0]])})
    player.press("ctrl+z")
    player.step(1.2)
    assert files()["mine.txt"].parts == READY.parts, "what was here is written again, as it was asked for"


def test_a_change_there_of_nothing_that_counts_disturbs_nobody(player):
    os.utime(path(), (1e9, 1e9))
    player.step(2.2)
    assert not player.app.toasts.notices and not draft(player).can_undo


def test_where_both_change_it_is_asked_and_nothing_is_written_before(player):
    other = both_change(player)
    assert isinstance(player.scene, Dialog) and player.says("Changed elsewhere")
    assert files() == {"mine.txt": other}
    player.step(5)
    assert files() == {"mine.txt": other}


def test_both_can_be_kept(player):
    other = both_change(player)
    mine = player.app.stack.scenes[-2].draft.deck
    player.click(texts.KEEP_BOTH)
    player.step(0.1)
    assert files() == {"mine.txt": other, "mine-2.txt": mine}
    assert draft(player).deck.name == "Mine" and player.says("Mine is the other program's version")
    player.click(on_wall(player))
    player.step(1.2)
    assert files()["mine.txt"] == other and not isinstance(player.scene, Dialog), "and goes on in its own file"


def test_theirs_can_be_taken_and_mine_is_one_step_back(player):
    mine = draft(player).deck
    other = both_change(player)
    player.click(texts.TAKE_THEIRS)
    player.step(1.2)
    assert draft(player).deck == other and files() == {"mine.txt": other} and player.scene.name.value == "Theirs"
    player.press("ctrl+z", 2)
    assert draft(player).deck == mine


def test_mine_can_be_kept_and_theirs_lies_beside_it(player):
    other = both_change(player)
    mine = player.app.stack.scenes[-2].draft.deck
    player.click(texts.KEEP_MINE)
    player.step(1.2)
    assert files() == {"mine.txt": mine}
    assert decks.read(path("mine.txt.bak").read_text(encoding="utf-8"), RULES).deck == other


def test_a_program_that_is_closed_while_that_is_asked_keeps_both(player):
    other = both_change(player)
    mine = player.app.stack.scenes[-2].draft.deck
    player.app.close()
    assert files().pop("mine.txt") == other and sorted(files().values()) == sorted([other, mine])


def test_leaving_the_builder_asks_too(player):
    draft(player).remove(READY.part("deck")[0][0], 2)
    player.scene.changed()
    other = theirs(lambda other: other.rename("Theirs")).deck
    player.press("escape")
    player.step(0.1)
    assert isinstance(player.scene, Dialog) and files() == {"mine.txt": other}
    player.press("escape")
    player.step(0.1)
    assert len(files()) == 2 and isinstance(player.scene, DeckBuilder)


def test_a_deck_that_is_deleted_there_is_written_again_only_by_a_change_here(player):
    path().unlink()
    player.step(2.2)
    assert not path().exists() and not player.app._faults
    player.click(on_wall(player))
    player.step(1.2)
    assert files()["mine.txt"] == draft(player).deck


def test_the_shelf_shows_what_comes_goes_and_changes(player):
    player.press("escape")
    player.step(0.1)
    shelf = player.scene
    assert isinstance(shelf, DeckShelf) and shelf.chosen.kept.name == "Mine"
    decks.save(path("a.txt"), READY._replace(name="Another"), RULES)
    theirs(lambda other: other.rename("Called anew"))
    player.step(2.2)
    assert [box.kept.name for box in shelf.boxes[:2]] == ["Another", "Called anew"]
    assert shelf.chosen.kept.name == "Called anew", "the same file stays chosen"
    shown = shelf.boxes
    player.step(4.4)
    assert shelf.boxes is shown, "nothing is made anew when nothing has changed"
    path("a.txt").unlink()
    path("b.txt").write_bytes(b"\xff\xfe")
    player.step(2.2)
    assert [box.kept.name for box in shelf.boxes][:1] == ["Called anew"] and len(shelf.faults) == 1


def test_a_name_that_is_typed_on_the_shelf_writes_nothing_over(player):
    player.press("escape")
    player.step(0.1)
    shelf = player.scene
    player.press("f2")
    player.press("ctrl+a")
    player.type("Mine too")
    other = theirs(lambda other: other.describe("Said there."))
    player.step(2.2)
    assert shelf.name.value == "Mine too", "what is being typed stays"
    player.press("return")
    player.step(0.1)
    assert player.says(game_texts.CHANGED_MEANWHILE)
    assert files() == {"mine.txt": other.deck} and decks.read_file(path(), RULES).about == "Said there."


def test_two_new_decks_of_one_name_made_at_one_moment_get_two_files(monkeypatch):
    one, two = (Draft(RULES, READY._replace(name="Twin")) for _ in range(2))
    one.rename("Twins")
    two.rename("Twins")
    really = decks.digest_of
    monkeypatch.setattr(decks, "digest_of", lambda path: "" if path.name == "twins.txt" else really(path))
    one.save(own_folder(GAME))  # and the other looked before that, and found nothing there
    two.save(own_folder(GAME))
    assert sorted(file.name for file in own_folder(GAME).iterdir()) == ["twins-2.txt", "twins.txt"]


def test_what_is_not_what_was_read_is_not_written_over():
    decks.save(path(), READY, RULES)
    found = decks.read_file(path(), RULES)
    path().write_bytes(path().read_bytes() + b"\n")
    with pytest.raises(Changed, match=game_texts.CHANGED_MEANWHILE):
        decks.save(path(), READY._replace(name="X"), RULES, over=found.digest)
    with pytest.raises(Changed):
        decks.save(path(), READY._replace(name="X"), RULES, over="")
    decks.save(path(), READY._replace(name="X"), RULES)  # an export was asked for twice
    assert decks.read_file(path(), RULES).deck.name == "X"


def test_a_deck_that_was_planned_and_is_gone_is_said(player):
    plan = Plan.usual(GAME).with_seat(0, deck=f"{OWN}mine")
    assert plan.objection() == ""
    path().unlink()
    assert "Traveler" in plan.objection()
    for odd in (f"{OWN}../{GAME}/mine", f"{OWN}", f"{OWN}\0", OWN + "x" * 5000, "no-such-deck"):
        plan.with_seat(0, deck=odd).remember(player.settings)
        assert Plan.remembered(player.settings, GAME).seats[0].deck == ""
