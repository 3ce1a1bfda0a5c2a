"""The resting layer: drawn anew only where it changed, it is always what drawing all of it would give."""

import random

import pygame
import pytest

from game.kernel.agenda import legal_actions
from game.kernel.verbs import draw
from game.kernel.view import see
from tests.screens.clash import clash, full
from tests.screens.tables import QUIET, at, sit
from ui.base.resting import MOST, Piece, RestingLayer, few
from ui.cards.sprite import Carry, Nudge
from ui.table.painter import TablePainter


def whole(table, size, shown):
    """The resting layer made from nothing."""
    painter = table.painter
    fresh = TablePainter(table.board, table.effects, table.story.log, painter.gallery, painter.game, painter.show)
    fresh.fit(painter.u, painter.k)
    return pygame.image.tobytes(fresh.rest(size, shown), "RGB")


def is_whole(player):
    table, size = player.table, player.window.surface.get_size()
    shown = table.picture.still.shown()
    return pygame.image.tobytes(table.painter.rest(size, shown), "RGB") == whole(table, size, shown)


@pytest.mark.parametrize("size", [(1280, 720), (1000, 760)])
@pytest.mark.parametrize("seats", [2, 4])
def test_after_every_step_of_a_story_the_layer_is_whole(seats, size):
    luck = random.Random(seats)
    kinds = ("human", *["greedy"] * (seats - 1))
    with clash(full(seats), kinds=kinds, size=size, speed="normal", colour_blind=True) as player:
        table, frames = player.table, 0
        for _ in range(14):
            if not table.story.is_busy:
                actions = legal_actions(player.match.state)
                table.tell(player.match.act(luck.choice([a for a in actions if a.verb != "pass"] or actions)))
            for _ in range(5):
                player.step(luck.random() * 0.3)
                if player.scene is not table:
                    break
                assert is_whole(player)
                frames += 1
        assert frames > 50


def test_when_a_card_leaves_a_pile_only_that_card_flies():
    """The others come to lie a hair's breadth elsewhere: to draw a whole deck in each frame would be dear."""
    with clash("hand-0: 3 cards\ndeck-0: 40 cards", size=(1920, 1080)) as player:
        board, state = player.table.board, player.match.state
        deck = state.cards_in(0, "deck")
        places = {card: board.sprites[card].pose for card in deck}
        after = state.clone()
        after.story = None
        draw(after, 0)
        beats, flying = board.settle(see(after, 0)), set()
        for _ in range(40):
            beats = [beat for beat in beats if not beat.update(1 / 60)]
            flying |= {sprite.card for sprite in board.moving}
        hand = set(after.cards_in(0, "hand"))
        assert len(deck) > 30 and flying and flying <= hand
        assert sum(board.sprites[card].pose != places[card] for card in deck) > 20
        assert all(board.sprites[card].pose == pose for card, pose in board.poses(see(after, 0)).items())


def test_a_card_on_its_way_to_a_pile_does_not_jump_when_the_pile_grows():
    with clash("hand-0: 3 cards", size=(1920, 1080)) as player:
        board = player.table.board
        sprite = next(sprite for sprite in board.sprites.values() if board.is_pile(sprite.home.zone))
        home = sprite.home._replace(x=sprite.home.x + 0.4)
        Carry(sprite, sprite.home._replace(x=sprite.home.x + 300), 0.5).update(0.2)
        there, nudge = sprite.x, Nudge(sprite, home, 0.3)
        assert not nudge.update(1 / 60) and sprite.is_moving and abs(sprite.x - there) < 30
        while not nudge.update(1 / 60):
            pass
        assert sprite.pose == home and not sprite.is_moving


def test_what_is_lit_and_held_comes_and_goes_without_a_trace():
    with sit(QUIET) as player:
        for card in player.match.state.cards_in(0, "hand"):
            player.move(at(player, card))
            player.step(0.1)
            assert is_whole(player)
            player.click(at(player, card))
            assert is_whole(player)
            player.move((600, 300))
            assert is_whole(player)
            player.press("escape")
            player.step(0.5)
            assert is_whole(player)
        player.resize((1600, 900))
        assert is_whole(player)


def test_only_what_touches_a_change_is_drawn_again():
    pygame.display.set_mode((200, 100))
    drawn = []

    def piece(name, x, colour=(9, 9, 9)):
        rect = pygame.Rect(x, 10, 20, 20)
        return Piece((name, colour), rect, lambda target: (drawn.append(name), target.fill(colour, rect)))

    layer, ground = RestingLayer(), pygame.Surface((200, 100))
    layer.show(ground, [piece("a", 0), piece("b", 15), piece("c", 100)])
    assert drawn == ["a", "b", "c"]
    drawn.clear()
    shown = layer.show(ground, [piece("a", 0), piece("b", 15, (200, 0, 0)), piece("c", 100)])
    assert drawn == ["a", "b"] and shown.get_at((20, 15))[:3] == (200, 0, 0)
    drawn.clear()
    layer.show(ground, [piece("a", 0), piece("c", 100)])
    assert drawn == ["a"] and shown.get_at((30, 15))[:3] == (0, 0, 0)
    drawn.clear()
    layer.show(ground, [piece("a", 0), piece("c", 100)])
    assert drawn == []
    layer.show(pygame.Surface((200, 100)), [piece("a", 0), piece("c", 100)])
    assert drawn == ["a", "c"], "another ground is seen everywhere"


def test_patches_cover_all_none_holds_another_and_they_are_few():
    luck = random.Random(1)
    for count in (0, 1, 2, 5, 30, 90):
        rects = [pygame.Rect(luck.randrange(900), luck.randrange(500), luck.randrange(1, 120), luck.randrange(1, 90))
                 for _ in range(count)]  # fmt: skip
        patches = few(rects)
        assert all(any(patch.contains(rect) for patch in patches) for rect in rects)
        assert not any(a.contains(b) for a in patches for b in patches if a is not b)
        assert len(patches) <= MOST
