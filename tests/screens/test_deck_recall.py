"""No edit of a deck is beyond recall: by undo while the builder is open, by Restore on the page of decks later."""

import pygame

from game import decks
from scenes.decks import contest, texts, versions
from scenes.decks.builder import DeckBuilder
from scenes.decks.restore import DeckRestore
from scenes.decks.shelf import DeckShelf
from scenes.match.plan import own_folder
from tests.screens.building import GAME, READY, RULES, draft
from tests.screens.driver import Driver

OTHER = decks.shipped(GAME)[0]
LIST = decks.write(OTHER.deck, RULES, OTHER.about)


def at_own_deck():
    """The program in the builder, at a deck of the player's own with the cards of a ready one."""
    path = own_folder(GAME) / "slow-dawn.txt"
    decks.save(path, READY.deck._replace(name="Slow Dawn"), RULES)
    player = Driver(lambda: DeckShelf(GAME))
    player.scene.open()
    player.step(0.3)
    assert draft(player).path == path
    return player


def bring_in(player, answer):
    pygame.event.post(pygame.event.Event(pygame.DROPTEXT, text=LIST))
    player.step(0.3)
    player.click(texts.IMPORT_THIS)
    player.step(0.6)
    assert player.says("Replace this deck?")
    player.click(answer)
    player.step(0.3)


def leave(player):
    while not isinstance(player.scene, DeckShelf):
        player.press("escape")
        player.step(0.3)


def on_disk():
    return {one.deck.name: one.deck.parts for one in decks.in_folder(own_folder(GAME), RULES)[0]}


def restore(player, index=0):
    player.click("Restore")
    player.step(0.6)
    assert isinstance(player.scene, DeckRestore)
    player.scene.rows.choose(index)
    player.click(player.scene.done)
    player.step(0.3)


def test_import_that_is_cancelled_leaves_the_open_deck():
    with at_own_deck() as player:
        bring_in(player, "Cancel")
        assert draft(player).deck == READY.deck._replace(name="Slow Dawn") and not draft(player).can_undo


def test_import_as_a_new_deck_leaves_the_open_deck():
    with at_own_deck() as player:
        bring_in(player, "New deck")
        assert isinstance(player.scene, DeckBuilder) and draft(player).deck.parts == OTHER.deck.parts
        assert draft(player).name != OTHER.deck.name, "a ready deck has that name"
        leave(player)
        assert on_disk() == {"Slow Dawn": READY.deck.parts, f"{OTHER.deck.name} 2": OTHER.deck.parts}


def test_import_of_the_same_cards_changes_no_card_and_says_so():
    with at_own_deck() as player:
        for about, said in (("Waits.", texts.TOOK_DESCRIPTION), ("Else.", texts.SAME_CARDS)):
            words = decks.write(READY.deck._replace(name="Fork"), RULES, about)
            pygame.event.post(pygame.event.Event(pygame.DROPTEXT, text=words))
            player.step(0.3)
            player.click(texts.IMPORT_THIS)
            player.step(0.3)
            assert player.says(said)
            assert (draft(player).name, draft(player).about) == ("Slow Dawn", "Waits.")
        player.press("ctrl+z")
        assert draft(player).about == "" and not draft(player).can_undo


def test_deck_that_an_import_replaced_comes_back_by_undo():
    with at_own_deck() as player:
        bring_in(player, "Replace")
        assert draft(player).name == "Slow Dawn" and draft(player).deck.parts == OTHER.deck.parts
        player.press("ctrl+z")
        assert draft(player).deck == READY.deck._replace(name="Slow Dawn")


def test_deck_that_an_import_replaced_is_restored_after_leaving():
    with at_own_deck() as player:
        bring_in(player, "Replace")
        leave(player)
        assert on_disk() == {"Slow Dawn": OTHER.deck.parts}
    with Driver(lambda: DeckShelf(GAME)) as player:
        restore(player)
        assert on_disk() == {"Slow Dawn": OTHER.deck.parts, "Slow Dawn 2": READY.deck.parts}


def test_deck_before_it_was_finished_or_emptied_is_restored():
    for change in ("finish", "empty"):
        with at_own_deck() as player:
            if change == "finish":
                draft(player).remove(READY.deck.part("deck")[0][0], 9)
                before = draft(player).deck.parts
                player.scene.changed()
                player.scene.take(OTHER.deck)
            else:
                before = draft(player).deck.parts
                player.scene.save()
                for key in list(player.scene.counts):
                    draft(player).remove(key, 99)
                player.scene.changed()
            leave(player)
            found = [one.found.deck.parts for one in versions.earlier(GAME)]
            assert before in found
            for path in own_folder(GAME).glob("*/*.txt"):
                path.unlink()


def test_deleted_deck_is_restored_after_the_page_was_left():
    with at_own_deck() as player:
        leave(player)
        player.press("delete")
        assert on_disk() == {}
    with Driver(lambda: DeckShelf(GAME)) as player:
        restore(player)
        assert on_disk() == {"Slow Dawn": READY.deck.parts} and not versions.earlier(GAME)
        assert not player.scene.restore_button.visible


def test_what_another_program_wrote_is_restored_after_keep_mine():
    with at_own_deck() as player:
        path = draft(player).path
        decks.save(path, OTHER.deck._replace(name="Slow Dawn"), RULES)
        draft(player).remove(READY.deck.part("deck")[0][0], 1)
        contest.keep_mine(player.scene)
        assert OTHER.deck.parts in [one.found.deck.parts for one in versions.earlier(GAME)]


def test_same_version_is_kept_once():
    for _ in range(2):
        with at_own_deck() as player:
            bring_in(player, "Replace")
            leave(player)
        (own_folder(GAME) / "slow-dawn.txt").unlink()
    assert len(versions.earlier(GAME)) == 1
