"""The picture in the window: drawn only where it changes, it is always what drawing all of it would give."""

import ast
import random
from pathlib import Path

import pygame
import pytest

import scenes
import ui
from game.kernel.agenda import legal_actions
from game.rules import GAMES
from tests.screens.driver import FRAME
from tests.screens.tables import QUIET, TIME_STOP, at, card, sit
from ui.base.canvas import Canvas, Layers, Sheet, drawn, joined
from ui.base.resting import REMEMBERED, Piece, RestingLayer

FRAMES = 300
GROUND, LIGHT = (30, 60, 20), (90, 40, 10)


def pixels(surface):
    return pygame.image.tobytes(surface, "RGB")


def whole(player):
    """The window as it would be if all of it were drawn now."""
    surface = pygame.Surface(player.window.size, 0, player.window.surface)
    for scene in player.app.stack.visible:
        scene.draw(surface)
    player.app.toasts.draw(surface, player.app.scale)
    return pixels(surface)


def is_whole(player):
    return pixels(player.window.surface) == whole(player)


@pytest.fixture
def parts(monkeypatch):
    """What was brought to the screen, frame by frame: parts of the window, or None for all of it."""
    found, show = [], Canvas.draw

    def draw(*given):
        found.append(show(*given))
        return found[-1]

    monkeypatch.setattr(Canvas, "draw", draw)
    return found


def table_of(game, seed=3, size=(1280, 720), **settings):
    """A table on which a picture that is drawn twice in an instant is the same."""
    player = sit(game=game, seed=seed, size=size, **({"speed": "normal"} | settings))
    player.table.board.pictures.a_frame = 10**9
    return player


def played(player, seed, frames=FRAMES):
    """Chance plays for all, and a hand wanders about, lifts cards and lets them go: the table, frame by frame."""
    luck, table, match = random.Random(seed), player.table, player.match
    wide, high = player.window.size
    for n in range(frames):
        if player.scene is not table:
            player.press("escape")
        elif table.story.is_held:
            table.story.go_on()
            player.step()
        elif table.story.is_busy or match.outcome is not None:
            player.step(luck.choice((FRAME, FRAME, 3 * FRAME)))
        elif table.hand.drag.held >= 0 and n % 6 == 0:
            player.up()
        elif n % 12 == 0:
            table.tell(match.act(luck.choice(legal_actions(match.state))))
            player.step()
        elif n % 12 == 4 and table.hand.drag.sources:
            player.move(table.reading.rect_of(luck.choice(sorted(table.hand.drag.sources))).center)
            player.down()
        elif n % 2:
            player.move((luck.randrange(wide), luck.randrange(high)))
        else:
            player.step(luck.choice((FRAME, 9 * FRAME)))
        yield n


@pytest.mark.parametrize("game", GAMES)
def test_drawn_by_parts_the_table_is_what_it_is_drawn_whole(game, parts):
    with table_of(game) as player:
        for n in played(player, seed=4):
            if n % 3 == 0:
                assert is_whole(player), f"frame {n}"
    window = player.window.size[0] * player.window.size[1]
    by_parts = [sum(part.w * part.h for part in found) for found in parts if found is not None]
    assert len(by_parts) > len(parts) * 0.6 and len(parts) > 200
    assert sorted(by_parts)[len(by_parts) // 2] < window * 0.4
