"""The table at every size, and what becomes of a map that cannot be used."""

import pygame
import pytest

from game.match import Match, Player
from tests.screens.driver import Driver
from tests.screens.tables import settle, sit


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("size", "scale"),
    [((960, 540), 0), ((960, 540), 300), ((1280, 720), 75), ((1280, 960), 0), ((1920, 1080), 200), ((3440, 1440), 0)],
)
def test_everything_stays_inside_the_window_and_apart(seats, size, scale):
    with sit(kinds=("human", *["greedy"] * (seats - 1)), size=size, ui_scale=scale, speed="instant") as player:
        table, window = player.table, pygame.Rect(0, 0, *size)
        settle(player)
        for name, place in table.board.table.zones.items():
            area = place.area
            assert window.contains(pygame.Rect(int(area.x), int(area.y), int(area.w), int(area.h))), name
        for sprite in table.board.sprites.values():
            assert window.contains(sprite.home.rect)
        shown = [b for b in (*table.buttons.slots.values(), *table.buttons.tools.values()) if b.visible]
        for button in shown:
            assert window.contains(button.rect) and not button.overflow(), button.words
        rects = [b.rect for b in shown] + [table.painter.place(n) for n in ("prompt", "round", "plate-0", "plate-1")]
        for n, rect in enumerate(rects):
            assert rect.collidelist(rects[n + 1 :]) < 0


def test_a_broken_map_is_said_in_one_sentence_and_the_menu_stays(tmp_path, monkeypatch):
    from scenes.match import sitting
    from ui.table import layout

    (tmp_path / "control-2.tmx").write_text("<map><objectgroup")
    monkeypatch.setattr(layout, "FOLDER", tmp_path)
    with Driver() as player:
        menu = player.scene
        match = Match.new("control", [Player("Ada", "human"), Player("Vesper", "greedy")], seed=1)
        sitting.begin(player.app, match)
        player.step(0.2)
        assert player.scene is menu
        assert player.says("control-2.tmx") and player.says("Open it in Tiled")
