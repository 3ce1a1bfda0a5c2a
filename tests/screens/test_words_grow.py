"""The words of ribbon, arena and strip grow with the size of things, within the room that the table has for them."""

import pygame
import pytest

from game.kernel.agenda import legal_actions
from game.kernel.notation import say
from tests.screens.domains import domains
from tests.screens.eras import FULL, LAID, does, eras
from tests.screens.tables import settle
from tests.screens.test_eras import attacked
from ui.base import text
from ui.table import conflict as arena

SCALES = (100, 130, 160)


@pytest.fixture
def drawn(monkeypatch):
    """The sizes of type in which words were drawn, by words, in ribbon, arena and strip."""
    found, render = {}, text.render

    def noted(words, role, px, *more, **named):
        found[words] = px
        return render(words, role, px, *more, **named)

    monkeypatch.setattr(text, "render", noted)
    return found


def grows(sizes: list[dict[str, int]]) -> dict[str, list[int]]:
    """Of what is said at every scale, how large it is."""
    return {words: [size[words] for size in sizes] for words in sizes[0] if all(words in size for size in sizes)}


def test_the_ribbon(drawn):
    sizes = []
    for scale in SCALES:
        with domains(ui_scale=scale) as player:
            shown, painter = player.table.picture.still.shown(), player.table.painter
            drawn.clear()
            surface = pygame.Surface((1280, 720))
            painter.draw_prompt(surface, shown._replace(chip="Your turn", prompt="Act, or pass."))
            ribbon = painter.place("prompt")
            sizes.append(dict(drawn))
            for words, px in drawn.items():
                assert text.size(words, "body-bold", px)[1] <= ribbon.h
    found = grows(sizes)
    assert set(found) == {"Your turn", "Act, or pass."}
    assert all(a < b <= c for a, b, c in found.values()), found


def test_the_arena(drawn):
    sizes = []
    for scale in SCALES:
        with domains(ui_scale=scale) as player:
            board = player.table.board
            does_attack(player)
            held = player.table.picture.top.conflict()
            drawn.clear()
            arena.draw_between(pygame.Surface((1280, 720)), board, held, ["Ada", "Vesper"], player.table.scale.u)
            sizes.append(dict(drawn))
            ((words, px),) = drawn.items()
            room = text.layout(words, "body", px, round(board.between.w * 0.95), "center", 1.04).size
            assert room[0] <= board.between.w and room[1] <= board.between.h
    ((_, px),) = grows(sizes).items()
    assert px[0] < px[1] <= px[2], px


def does_attack(player):
    deeds = {say(player.match.state, deed): deed for deed in legal_actions(player.match.state)}
    does(player, next(words for words in deeds if words.startswith("attack")))
    settle(player)


@pytest.mark.parametrize("position", [LAID, FULL])
def test_the_strip(drawn, position):
    sizes = []
    for scale in SCALES:
        with eras(position, ui_scale=scale) as player:
            if position == LAID:
                attacked(player)
            panel = player.table.story.panels["eras"]
            drawn.clear()
            panel._made()
            sizes.append(dict(drawn))
    found = grows(sizes)
    assert len(found) >= 6
    assert all(a <= b <= c for a, b, c in found.values()), found
    assert sum(a < c for a, _, c in found.values()) >= len(found) * 0.4, found  # the others have no room
