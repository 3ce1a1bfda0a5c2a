"""A deck in the builder: its laws, its finish, and the file that keeps it."""

import pytest

from game import decks
from game.kernel.template import fill
from game.rules.chrono_clash import texts as clash_texts
from scenes.decks import texts
from scenes.decks.builder import DeckBuilder
from scenes.decks.finish import DeckFinish
from scenes.decks.shelf import DeckShelf
from scenes.match.plan import Plan, own_folder
from scenes.match.setup import Setup
from tests.screens.building import GAME, RULES, draft, new, on_wall, player_at

player = player_at(new)


def test_the_law_is_said_at_every_moment(player):
    too_small = [fill(clash_texts.DECK_TOO_SMALL, least=50, n=n) for n in (0, 1)]
    assert f"**Chrono Clash 15.1:** {too_small[0]}" in player.scene.laws.words
    assert not player.scene.play_button.enabled
    player.click(on_wall(player))
    assert too_small[1] in player.scene.laws.words


def test_the_computer_finishes_a_deck_with_reasons(player):
    player.click(on_wall(player))
    player.click(texts.COMPLETE)
    finish = player.scene
    assert isinstance(finish, DeckFinish) and finish.chosen
    assert all(chosen.why.startswith(RULES.book[chosen.key].name) for chosen in finish.chosen)
    player.click(texts.APPLY)
    assert draft(player).is_legal and draft(player).count("ember-heron") >= 1 and draft(player).name == "Slow Dawn"
    assert player.says("Legal")
    player.press("ctrl+z")
    assert draft(player).size("deck") == 1


def test_what_cannot_be_finished_is_said(player):
    for colour in ("red", "blue", "green"):
        draft(player).add(next(c.key for c in RULES.book if c.colour == colour and c.part == "deck"))
    player.scene.changed()
    player.click(texts.COMPLETE)
    finish = player.scene
    assert player.says("15.2") and not finish.done.enabled
    assert [widget.words for widget in finish.form.stops()] == [texts.CLOSE] and not finish.rows.visible, "no empty box"
    assert finish.ground.rect.h < player.app.scale.px(300)
    player.click(texts.CLOSE)
    assert isinstance(player.scene, DeckBuilder)


def test_a_legal_deck_is_played_by_the_one_who_built_it(player):
    draft(player).replace(decks.shipped(GAME)[0].deck)
    player.scene.changed()
    player.click("Play")
    assert isinstance(player.scene, Setup)
    assert Plan.remembered(player.settings, GAME).seats[0].deck == "own/slow-dawn"
    assert player.scene.rows[0][3].chosen.words == "Slow Dawn"


# Keeping


def test_every_change_is_kept_without_being_asked(player):
    player.click(on_wall(player))
    path = own_folder(GAME) / "slow-dawn.txt"
    assert not path.exists()
    player.step(1.0)
    assert dict(decks.read_file(path, RULES).deck.part("deck")) == {"ember-heron": 1}
    player.click(on_wall(player))
    player.press("ctrl+s")
    assert dict(decks.read_file(path, RULES).deck.part("deck")) == {"ember-heron": 2}
    player.click(on_wall(player))
    player.app.close()
    assert dict(decks.read_file(path, RULES).deck.part("deck")) == {"ember-heron": 3}


def test_an_untouched_new_deck_leaves_nothing_behind(player):
    player.app.stack.start(DeckShelf(GAME))
    player.step()
    player.click("New deck")
    assert isinstance(player.scene, DeckBuilder)
    player.press("escape")
    assert isinstance(player.scene, DeckShelf) and not own_folder(GAME).exists()


def test_a_new_deck_gives_its_file_its_name(player):
    player.app.stack.start(DeckShelf(GAME))
    player.step()
    player.click("New deck")
    player.click(on_wall(player))
    player.step(1.0)
    assert (own_folder(GAME) / "new-deck.txt").exists()
    player.click(player.scene.name)
    player.press("ctrl+a")
    player.type("Nine Herons")
    player.press("return")
    player.scene.back()
    player.step()
    assert [file.name for file in own_folder(GAME).glob("*.txt")] == ["nine-herons.txt"]


@pytest.mark.parametrize("leaving", [lambda scene: scene.back(), lambda scene: scene.app.stack.start(DeckShelf(GAME))])
def test_a_name_that_another_deck_has_gets_a_number(player, leaving):
    ready = decks.shipped(GAME)[0].deck
    player.click(on_wall(player))
    player.scene.rename(ready.name)
    player.step(1.0)
    leaving(player.scene)
    player.step()
    assert player.says(f"Another deck is called {ready.name}. This one is now {ready.name} 2")
    assert [one.deck.name for one in decks.in_folder(own_folder(GAME), RULES)[0]] == [f"{ready.name} 2"]


def test_a_deck_keeps_its_own_name(player):
    player.click(on_wall(player))
    player.step(1.0)
    player.click(on_wall(player))
    player.app.stack.start(DeckShelf(GAME))
    player.step()
    assert [one.deck.name for one in decks.in_folder(own_folder(GAME), RULES)[0]] == ["Slow Dawn"]
    assert not player.says("Another deck")


def refuse(*_, **__):
    raise PermissionError(13, "Permission denied", str(own_folder(GAME) / "slow-dawn.txt83kd.part"))


def test_a_folder_that_cannot_be_written_loses_nothing(player, monkeypatch):
    with monkeypatch.context() as broken:
        broken.setattr(decks, "write_atomically", refuse)
        player.click(on_wall(player))
        player.step(1.0)
        assert player.says("chrono_clash: Permission denied") and player.says(texts.NOT_SAVED)
        player.scene.back()
        player.step()
        assert player.says(texts.CANNOT_SAVE)
        player.click("Try again")
        player.step()
        assert player.says(texts.STILL_CANNOT_SAVE)
        player.click("Stay")
        assert draft(player).count("ember-heron") == 1
        player.scene.back()
        player.step()
    player.click("Try again")
    player.step()
    assert not isinstance(player.scene, DeckBuilder) and (own_folder(GAME) / "slow-dawn.txt").exists()


def test_a_folder_that_can_be_written_again_takes_the_deck_by_ctrl_s(player, monkeypatch):
    with monkeypatch.context() as broken:
        broken.setattr(decks, "write_atomically", refuse)
        player.click(on_wall(player))
        player.step(1.0)
    player.press("ctrl+s")
    assert player.says("Saved") and (own_folder(GAME) / "slow-dawn.txt").exists()
