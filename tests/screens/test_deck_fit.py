"""What hangs on the deck builder, at every size and scale: nothing overlaps, leaves its box, or is cut."""

import pygame
import pytest

from game import decks
from game.kernel.deck import Deck
from game.match import Match, Player
from game.rules import RULESETS
from scenes.decks.box import _box_picture
from scenes.decks.exports import DeckExport
from scenes.decks.imports import DeckImport
from scenes.decks.sample_hand import SampleHand
from scenes.file_choice import FileChoice
from scenes.match.result import Result
from scenes.menu import Menu
from scenes.pause import Pause
from tests.screens.around import finished
from tests.screens.driver import Driver
from tests.screens.fitting import assert_fits, contrast
from ui.base import theme
from ui.cards.tiles import GROUND, _band

RULES = RULESETS["chrono_clash"]
READY = decks.shipped("chrono_clash")[0]
LIST = decks.write(READY.deck, RULES, READY.about)
BROKEN = LIST.replace("3 ", "3 Zz").replace("Extra:", "Sideboard:")


def trial():
    match = Match.new("chrono_clash", [Player("Ada", "human"), Player("Boole", "novice")], seed=1)
    match.is_trial = True
    return match


def over():
    match = finished(2, "chrono_clash")
    match.is_trial = True
    return match


SCENES = {
    "import, empty": lambda: DeckImport(RULES, print, None, ""),
    "import, whole": lambda: DeckImport(RULES, print, LIST, "a-long-name-of-a-file-that-was-downloaded-twice(2).txt"),
    "import, broken": lambda: DeckImport(RULES, print, BROKEN, "the clipboard"),
    "import, nothing of ours": lambda: DeckImport(RULES, print, "Dear diary\n" * 40, "the clipboard"),
    "export": lambda: DeckExport(READY.deck, RULES, READY.about),
    "export without a name": lambda: DeckExport(Deck("", ()), RULES, ""),
    "a file": lambda: FileChoice("Open a deck list", (".txt", ".md"), print),
    "a hand": lambda: SampleHand(READY.deck, RULES, lambda: 1),
    "pause of a trial": lambda: Pause(trial()),
    "result of a trial": lambda: Result(over()),
}


@pytest.mark.parametrize("name", SCENES)
def test_everything_has_its_place(name):
    with Driver(Menu, size=(960, 540)) as player:
        player.app.stack.push(SCENES[name]())
        player.step()
        assert_fits(player.scene)


@pytest.mark.parametrize("size", [(960, 540), (3840, 2160)])
def test_every_scene_can_be_drawn(size):
    with Driver(Menu, size=size) as player:
        for make in SCENES.values():
            player.app.stack.push(make())
            player.step(0.1)
            player.press("tab", 2)
            assert player.scene.form.focused is not None
            player.app.stack.pop()
            player.step()


def test_names_and_numbers_are_read_over_the_lightest_picture():
    pygame.display.set_mode((10, 10))
    paper = pygame.Surface((300, 420), pygame.SRCALPHA)
    paper.fill("white")
    band, box = _band(paper, (200, 24), GROUND), _box_picture(paper, (270, 130), 11)
    for picture, ink, rows in ((band, theme.PARCHMENT, range(24)), (box, theme.BRASS_LIGHT, range(14, 34))):
        spots = (picture.get_at((x, y)) for x in range(picture.get_width()) for y in rows)
        assert min(contrast(ink, spot) for spot in spots) >= 3
