"""What was left is let go: after a few matches no table, no match and no picture of theirs is held."""

import gc
import multiprocessing
import weakref
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import pygame
import pytest

from game import system
from game.match import Match, Player
from scenes.match.table import Table
from scenes.menu import Menu
from tests.screens.driver import Driver
from tests.tools import memory
from ui.base import plates


@pytest.mark.skipif(memory.RESIDENT is None, reason="only Linux tells what a process holds in a file")
def test_live_objects_do_not_rise_from_match_to_match():
    # in a process of its own: what other tests of this one have left is none of these matches'
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as apart:
        told = apart.submit(partial(memory.run, 6, 2, 7, latest=150)).result()  # all games, and one match is left
    kinds = [found for _, _, found in told]
    for name in ("Table", "Match", "State", "CardSprite", "Step", "Board", "Gallery", "Thinker", "Result"):
        most = 1 if name == "Gallery" else 0
        assert all(found[name] <= most for found in kinds), name
    assert all(found["Action"] < 300 for found in kinds), "what a match offered goes with it"
    objects = [sum(found.values()) - found["Surface"] - found["megabytes"] for found in kinds]
    assert objects[2] < objects[1] * 1.1, objects
    assert kinds[2]["megabytes"] < 400


def test_a_table_is_gone_the_moment_it_is_left(thaws):
    with Driver() as player:
        match = Match.new("control", [Player("Ada", "human"), Player("Boole", "random")], seed=3)
        table = weakref.ref(player.app.start("table", match))
        player.step(0.5)
        assert isinstance(player.scene, Table) and player.scene is table()
        gc.disable()
        try:
            player.app.start("menu")
            player.step()
            assert isinstance(player.scene, Menu) and table() is None
        finally:
            gc.enable()


def test_plates_of_sizes_that_are_not_shown_any_more_are_forgotten():
    with Driver(size=(1280, 720)) as player:
        player.app.go("settings")
        player.step(0.5)
        for size in ((1300, 730), (1400, 800), (1500, 900)):
            player.resize(size)
        held = plates._held
        shown = {key for key in plates._kept if key[0] == "panel"}
        player.step(3)
        assert plates._held < held
        left = {key for key in plates._kept if key[0] == "panel"}
        assert left and left < shown, "those that are shown stay"
        assert plates._held == sum(p.get_width() * p.get_height() * 4 for p in plates._kept.values())
        made = []
        really = plates._made
        plates._made = lambda *given: made.append(given) or really(*given)
        try:
            player.scene.is_dirty = True
            player.step(0.2)
        finally:
            plates._made = really
        assert not made, "and need not be made again"


def test_a_mark_alone_is_harmless():
    plates.forget_unused()
    before = len(plates._kept)
    plates.forget_unused()
    assert len(plates._kept) == before
    plates.mark()
    plates.mark()
    plates.forget_unused()
    assert not plates._kept and plates._held == 0


@pytest.mark.parametrize("name", [system.OTHER, system.WINDOWS, system.MACOS])
def test_memory_is_asked_for_and_given_back_only_where_that_can_be_said(monkeypatch, name):
    monkeypatch.setattr(system, "NAME", name)
    system.hold_less_memory()
    system.give_memory_back()
    system._ask_libc("no_such_function", 1)
    assert pygame.Surface((2000, 2000)).get_width() == 2000
