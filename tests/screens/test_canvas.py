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
from tests.screens.lessons import TAUGHT, taught
from tests.screens.tables import QUIET, TIME_STOP, at, card, sit
from ui.base.canvas import Canvas, Layers, Sheet, drawn
from ui.base.resting import REMEMBERED, Piece, RestingLayer, joined

FRAMES = 220
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
        window = player.window.surface.get_rect()
        for n in played(player, seed=4):
            if n % 3 == 0:
                assert is_whole(player), f"frame {n}"
    by_parts = [sum(part.w * part.h for part in found) for found in parts if found is not None]
    assert len(by_parts) > len(parts) * 0.6 and len(parts) > 150
    assert sorted(by_parts)[len(by_parts) // 2] < window.w * window.h * 0.4
    assert all(window.contains(part) for found in parts for part in found or ())


def test_a_place_that_is_not_noted_is_seen(monkeypatch):
    """The test above has teeth: what lies over the table leaves a trail where the sheet does not note it."""
    note = Sheet.note

    def forgetful(sheet, rect):
        if not 40 < rect.w < 120:
            note(sheet, rect)

    monkeypatch.setattr(Sheet, "note", forgetful)
    with table_of("control") as player:
        assert not all(is_whole(player) for n in played(player, seed=4, frames=120) if n % 3 == 0)


@pytest.mark.parametrize("game", GAMES)
def test_windows_change_and_come_and_go(game, parts):
    """Another size, another scale, what lay over the window is taken away, other screens and notices over the table."""
    with table_of(game, reduced_motion=True) as player:

        def deed(do, is_all=False):
            parts.clear()
            do()
            for _ in played(player, seed=5, frames=8):
                assert is_whole(player)
            assert not is_all or None in parts

        deed(lambda: player.resize((1000, 760)), is_all=True)
        deed(lambda: player.settings.change(ui_scale=150), is_all=True)
        player.window.surface.fill((255, 0, 255))
        deed(lambda: pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED)), is_all=True)
        deed(lambda: player.app.toast("Something was said.", seconds=0.6))
        player.table.pause()
        player.step(0.2)
        assert player.scene is not player.table
        deed(lambda: player.press("escape"), is_all=True)
        deed(lambda: player.settings.change(fullscreen=True), is_all=True)
        deed(lambda: player.settings.change(fullscreen=False), is_all=True)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_table_that_teaches_is_drawn_by_parts_with_what_is_pointed_at(game, parts):
    with taught(game, speed="normal") as player:
        player.scene.board.pictures.a_frame = 10**9
        scene = player.scene
        for n in range(60):
            player.press("space") if n % 15 == 14 else player.step(3 * FRAME)
            if player.scene is scene:
                assert is_whole(player), n
        assert sum(found is not None for found in parts) > 15


def test_a_cold_table_is_drawn_by_parts_once_it_is_cold(parts):
    with sit(TIME_STOP, speed="normal") as player:
        match, table = player.match, player.table
        table.board.pictures.a_frame = 10**9
        table.tell(match.act(next(a for a in legal_actions(match.state) if a.verb == "discard")))
        seen = set()
        for _ in range(240):
            player.step()
            assert is_whole(player)
            if table.effects.tint is not None and parts[-1] is not None:
                seen.add(table.effects.tint)
                player.move((640 + len(parts) % 90, 400))
        assert seen and table.asking.is_asked


def test_when_nothing_is_wanted_nothing_is_shown_and_a_hand_shows_little(parts):
    with sit(QUIET, size=(1920, 1080), speed="normal") as player:
        player.step(1.0)
        parts.clear()
        player.step(1.0)
        assert parts == []
        player.move(at(player, card(player, "rift", "hand-0")))
        assert parts and all(sum(part.w * part.h for part in found) < 1920 * 1080 / 2 for found in parts)


# The canvas by itself


def laid(*places):
    """A resting layer with squares in these places."""
    layer, ground = RestingLayer(), pygame.Surface((200, 100))
    ground.fill(GROUND)
    return layer, ground, lambda *places: layer.show(ground, [square(*place) for place in places])


def square(x, y, colour=LIGHT):
    rect = pygame.Rect(x, y, 10, 10)
    return Piece(("square", x, y, colour), rect, lambda target: target.fill(colour, rect))


def test_the_canvas_covers_what_lay_there_and_copies_what_rests_elsewhere():
    surface, luck, shown = pygame.Surface((200, 100)), random.Random(8), Canvas()
    layer, _, lay = laid()
    found = []
    for n in range(60):
        lay(*[(20 * (n // 7 % 9), 10), (150, 80), (20 * luck.randrange(9), 40)])
        spots = [(luck.randrange(-5, 198), luck.randrange(-5, 98)) for _ in range(luck.randrange(4))]
        ends = luck.randrange(200), luck.randrange(100)
        tint = (200, 220, 255) if n % 20 > 12 else None

        def over(target, spots=spots, ends=ends):
            light = pygame.Surface((9, 9))
            light.fill(LIGHT)
            for spot in spots:
                target.blit(light, spot, special_flags=pygame.BLEND_ADD)
            target.set_clip(pygame.Rect(30, 30, 50, 50))
            target.fill((0, 50, 0), (20, 20, 25, 25), pygame.BLEND_ADD)
            target.set_clip(None)
            drawn(pygame.draw.line, target, (255, 255, 255), (100, 50), ends, 3)
            drawn(pygame.draw.circle, target, (255, 255, 255), ends, 6, 2)

        layers, fresh = Layers(layer, tint, over), pygame.Surface((200, 100))
        found.append(shown.draw(surface, layers))
        layers.draw(fresh)
        assert pixels(surface) == pixels(fresh), n
    assert sum(one is None for one in found) < 30


def test_a_canvas_draws_all_after_it_forgot_and_after_painting_failed():
    surface, shown = pygame.Surface((200, 100)), Canvas()
    layer, _, lay = laid()
    lay((0, 0))

    def failing(target):
        target.fill((255, 255, 255))
        raise ValueError

    plain = Layers(layer, None, lambda target: None)
    assert shown.draw(surface, plain) is None and shown.draw(surface, plain) == []
    with pytest.raises(ValueError):
        shown.draw(surface, Layers(layer, None, failing))
    assert shown.draw(surface, plain) is None and shown.draw(surface, plain) == []
    shown.forget()
    assert shown.draw(surface, plain) is None
    assert shown.draw(surface, plain._replace(tint=(1, 2, 3))) is None
    assert shown.draw(pygame.Surface((200, 100)), plain) is None


def test_a_layer_knows_what_it_drew_since():
    layer, ground, lay = laid()
    lay((0, 0), (40, 40))
    before = layer.version
    assert layer.changed_since(before) == [] and layer.changed_since(before - 1) == [ground.get_rect()]
    lay((0, 0), (60, 40))
    assert sorted(map(tuple, layer.changed_since(before))) == [(40, 40, 10, 10), (60, 40, 10, 10)]
    lay((0, 0), (60, 40))
    assert layer.version == before + 1
    for n in range(REMEMBERED + 1):
        lay((n % 2 * 20, 0))
    assert layer.changed_since(before) is None, "too long ago"
    assert len(layer.changed_since(layer.version - 3)) >= 3


def test_parts_are_joined_where_one_is_cheaper():
    assert joined([pygame.Rect(0, 0, 10, 10), pygame.Rect(2, 2, 4, 4)]) == [pygame.Rect(0, 0, 10, 10)]
    assert joined([pygame.Rect(0, 0, 10, 10), pygame.Rect(5, 0, 10, 10)]) == [pygame.Rect(0, 0, 15, 10)]
    assert len(joined([pygame.Rect(0, 0, 100, 4), pygame.Rect(50, 0, 4, 100)])) == 2


FOLDERS = [Path(ui.__file__).parent / name for name in ("cards", "shows", "table", "widgets")]
FOLDERS += [Path(scenes.__file__).parent / name for name in ("match", "learn")]


ELSEWHERE = ("pane.py", "seating.py")  # what they paint is never on a table


def painters():
    """Every function of what is seen on a table that is handed something to paint on: its file and tree."""
    for file in (file for folder in FOLDERS for file in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            is_painter = isinstance(node, ast.FunctionDef) and file.name not in ELSEWHERE
            if is_painter and {"surface", "target"} & {arg.arg for arg in node.args.args}:
                yield file.name, node


def test_nothing_on_the_table_draws_figures_past_the_sheet():
    """pygame.draw knows no sheet: what is handed in to be painted on is `drawn` on."""
    found = set()
    for file, painter in painters():
        for node in ast.walk(painter):
            is_call = isinstance(node, ast.Call) and ast.unparse(node.func).startswith("pygame.")
            if is_call and {"surface", "target"} & {ast.unparse(given) for given in node.args}:
                found.add(f"{file}: {painter.name}")
    assert found == set()


def test_a_sheet_can_all_that_painters_of_the_table_ask_of_it():
    asked = {
        (node.attr, f"{file}: {painter.name}") for file, painter in painters() for node in ast.walk(painter)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("surface", "target")
    }  # fmt: skip
    of_words = {"startswith", "removeprefix"}  # of what a link leads to
    assert {one for one in asked if not hasattr(Sheet, one[0]) and one[0] not in of_words} == set()
    assert {"blit", "fill"} <= {name for name, _ in asked}
