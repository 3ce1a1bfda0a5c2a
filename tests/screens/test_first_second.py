"""From the first second no placeholder: with an empty cache every card that is seen shows its painted face.

A second is sixty frames here. The clock of the gallery goes by work: a step of a face takes what it was measured to
take at that size, and so do its two readers for each picture. No painter may be asked for anything.
"""

from collections import deque
from concurrent.futures import Executor, Future

import pygame
import pytest

from art import small
from art.archive import Archive
from art.fitting import fitted
from art.gallery import Gallery
from game.builder.draft import Draft
from game.kernel.deck import Deck
from game.match import Match, Player
from game.rules import RULESETS
from scenes.decks.builder import DeckBuilder
from scenes.decks.shelf import DeckShelf
from scenes.match import sitting
from tests.screens.clash import clash, full
from tests.screens.driver import FRAME, Driver
from tests.screens.tables import sit

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
SECOND = 60
READERS = 2
FRAMES = {"pictures": 0.75, "pieces": 0.25}  # that a reader takes to bring one
OTHERWISE, FITTING = 0.75, 10.0  # another master; a table or a title made to measure


def seconds_of(wanted) -> float:
    """What a step takes for a card of that size."""
    wide = wanted.size[0]
    return wide * 1.1e-6 if wanted.style == "full" else 0.15e-3 + wide * 2.0e-6


CROWDED = """seats: 2
active: 0
hand-0: rift, nova, dark-energy, wormhole, time-stop, reactor, rewind, future-shift
hand-1: 6 cards
play-0: force-field, exotic-matter, antimatter, reactor
play-1: exotic-matter, nova, singularity, rift
discard-0: rewind, singularity
discard-1: wormhole
deck-0: 9 cards
deck-1: 9 cards
"""


class Readers(Executor):
    """Readers that get so much done in a frame, in the order in which it is asked for."""

    def __init__(self):
        self.line, self.time = deque(), 0.0

    def submit(self, deed, /, *args, **named):
        future = Future()
        takes = FITTING if deed is fitted else FRAMES.get(args[0].name.split("/")[0], OTHERWISE)
        self.line.append((takes, future, deed, args, named))
        return future

    def frame(self):
        self.time = self.time + READERS if self.line else 0.0
        while self.line and self.line[0][0] <= self.time:
            takes, future, deed, args, named = self.line.popleft()
            self.time -= takes
            try:
                future.set_result(deed(*args, **named))
            except Exception as fault:
                future.set_exception(fault)

    def shutdown(self, wait=True, cancel_futures=False):
        self.line.clear()


class Watched(Gallery):
    """A gallery of the program as it is started for the first time, that knows what it has shown."""

    def __init__(self):
        self.readers, self.polls, self.seconds = Readers(), 0, 0.0
        archive = Archive(None, readers=self.readers)
        super().__init__(None, painter=self.no_painter, archive=archive, clock=lambda: self.seconds)
        self.shown, self.stood_in = set(), set()

    def no_painter(self, folder):
        raise AssertionError(f"something has to be painted: {self.at_work}")

    def go_on(self, spent):
        if self.making is not None:
            self.seconds += seconds_of(self.making[0])
        return super().go_on(spent)

    def poll(self, ahead, frame):
        self.polls += 1
        self.readers.frame()
        return super().poll(ahead, frame)

    def show(self, wanted):
        surface = super().show(wanted)
        (self.shown if wanted in self.painted else self.stood_in).add((wanted.what, wanted.style))
        return surface


def looked_at(player) -> dict[str, set]:
    """What is shown when everything is drawn anew after one second."""
    gallery = player.app.gallery
    assert gallery.polls <= SECOND
    while gallery.polls < SECOND:
        player.step(FRAME)
    lacking = list(gallery.lacking)
    gallery.shown, gallery.stood_in = set(), set()
    for scene in player.app.stack.scenes:
        scene.layout(scene.scale)
        scene.settle_layout()
        scene.is_dirty = True
    tiles = getattr(player.scene, "tiles", None)
    for keeper in (tiles, getattr(getattr(player.scene, "board", None), "pictures", None)):
        if keeper is not None:  # it asks for everything again
            keeper._kept.clear()
    for _ in range(SECOND):
        player.scene.is_dirty = True
        player.step(FRAME)
        if tiles is None or not tiles.is_behind:
            break
    return {"lacking": lacking, "shown": gallery.shown, "stood in": gallery.stood_in}


def everything_painted(player, *kinds: str) -> None:
    seen = looked_at(player)
    assert seen["lacking"] == [] and seen["stood in"] == set(), seen
    assert {what for what, _ in seen["shown"]} >= set(kinds), seen["shown"]
    player.close()


@pytest.mark.parametrize("size", SIZES)
def test_the_menu(size):
    everything_painted(Driver(size=size, gallery=Watched()), "title", "icon")


@pytest.mark.parametrize("scale", [75, 100, 160])
@pytest.mark.parametrize("size", SIZES)
def test_a_crowded_table_of_control(size, scale):
    player = sit(CROWDED, size=size, ui_scale=scale, speed="instant", gallery=Watched())
    everything_painted(player, "surface", "back", "face")


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("size", SIZES)
def test_a_crowded_table_of_chrono_clash(size, seats):
    kinds = ("human", *["greedy"] * (seats - 1))
    player = clash(full(seats), kinds=kinds, size=size, speed="instant", gallery=Watched())
    everything_painted(player, "surface", "back", "face")


def builder():
    rules = RULESETS["chrono_clash"]
    return DeckBuilder("chrono_clash", Draft(rules, Deck("Slow Dawn", ())))


@pytest.mark.parametrize("scale", [75, 100])
@pytest.mark.parametrize("size", SIZES)
def test_the_wall_of_the_deck_builder(size, scale):
    player = Driver(builder, size=size, ui_scale=scale, gallery=Watched())
    seen = len(player.scene.wall.seen())
    assert seen >= 12
    everything_painted(player, "face")


@pytest.mark.parametrize("size", SIZES)
def test_a_card_shown_large_over_the_wall(size):
    """It is pointed at in the first frame, while nothing is there yet; and what stands round it comes in time too."""
    player = Driver(builder, size=size, gallery=Watched())
    wall = player.scene.wall
    place = wall.on_screen(wall.spots[1]).center
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0), touch=False))
    seen = looked_at(player)
    assert seen["lacking"] == [] and seen["stood in"] == set(), seen
    assert seen["shown"] == {("face", "board"), ("face", "full")}
    player.close()


@pytest.mark.parametrize("size", SIZES)
def test_the_shelf_of_decks(size):
    everything_painted(Driver(lambda: DeckShelf("chrono_clash"), size=size, gallery=Watched()), "face")


def test_without_its_masters_this_test_fails(monkeypatch, tmp_path):
    """What is asserted above has teeth: with nothing that ships, stand-ins are seen and the painter is asked for."""
    monkeypatch.setattr("art.archive.ART", tmp_path)
    gallery = Watched()
    gallery.new_painter = None
    player = Driver(builder, gallery=gallery)
    assert looked_at(player)["stood in"] == {("face", "board")}
    player.close()


BUSY = 40  # so many times longer readers take than usual


class BusyReaders(Readers):
    """As on a machine that has much else to do: what they bring comes after the first second is over."""

    def submit(self, deed, /, *args, **named):
        future = super().submit(deed, *args, **named)
        takes, *rest = self.line.pop()
        self.line.append((takes * (1 if deed is small.read else BUSY), *rest))
        return future


@pytest.mark.parametrize("game", ["towers_in_time", "doctor_who"])
def test_on_a_busy_machine_pictures_are_seen_from_the_first_frame(game):
    """A match with decks by chance, begun from the menu: whatever is not put together yet shows its picture."""
    gallery = Watched()
    player = Driver(gallery=gallery)
    player.step(1.0)
    gallery.readers.__class__ = BusyReaders
    gallery.bare, gallery.stood_in = [], set()
    stand_in = gallery.small
    gallery.small = lambda wanted: found if (found := stand_in(wanted)) else gallery.bare.append(wanted)
    match = Match.new(game, [Player("Ada", "human"), Player("Boole", "greedy")], seed=7)
    match.poll = lambda: []
    sitting.sit_down(player.app, match)
    player.step(1.0)
    assert {what for what, _ in gallery.stood_in} >= {"surface", "back"}, "the readers are as slow as can be"
    assert [wanted for wanted in gallery.bare if wanted.what in ("face", "back", "surface")] == []
    player.close()


def test_ones_own_cards_come_before_all_others():
    gallery = Watched()
    with Driver(gallery=gallery) as player:
        match = Match.new("towers_in_time", [Player("Ada", "human"), Player("Boole", "greedy")], seed=7)
        match.poll = lambda: []
        asked = []
        gallery.prefetch = lambda faces: asked.append([face.key for face, *_ in faces])
        sitting.sit_down(player.app, match)
        player.step()
        own = {key for _, counts in match.record.decks[0].parts for key, _ in counts}
        for keys in asked:
            assert set(keys[: len(own)]) == own and len(keys) > len(own)
        assert asked


def test_whoever_looks_for_a_lesson_has_its_table_asked_for():
    with Driver(gallery=Watched()) as player:
        player.app.go("learn", "doctor_who")
        player.step(0.1)
        asked = {wanted for wanted in player.app.gallery.asked if wanted.what == "surface"}
        assert {wanted.game for wanted in asked} == {"doctor_who"}
