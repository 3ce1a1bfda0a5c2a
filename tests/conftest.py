"""What every test stands on: no window, no sound card, and a home folder that is thrown away."""

import gc
import os
import shutil
import sys
import tempfile
from itertools import count
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["CHRONOTABLE_HOME"] = tempfile.mkdtemp(prefix="chronotable-tests-")

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pytest

LONG = [
    "desktop/test_desktop.py",
    "test_contract.py",
    "test_winners.py",
    "desktop/test_decks.py",
    "test_views.py",
    "desktop/test_decks_of_towers.py",
    "screens/test_plain_table.py",
    "desktop/test_wayland.py",
    "screens/test_puzzle_table.py",
]
"""Files that take longest. They are begun first: else all processors but one would wait for the last of them."""


def pytest_xdist_auto_num_workers(config):
    """One more than there are processors: a test with a real window waits for its program most of the time."""
    return (os.cpu_count() or 1) + 1


HOME = os.environ["CHRONOTABLE_HOME"]


def pytest_unconfigure():
    shutil.rmtree(HOME, ignore_errors=True)


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    gc.disable()  # reading the tests leaves hardly any garbage, and looking for it takes as long as reading them
    try:
        return (yield)
    finally:
        gc.enable()
        freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item, nextitem):
    try:
        return (yield)
    finally:
        if nextitem is None or nextitem.path != item.path:
            freeze()


def freeze():
    """What is here now is never looked through for garbage: there is so much that it would take most of the time."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items):
    here = Path(__file__).parent
    turn = {here / name: number for number, name in enumerate(LONG)}
    items.sort(key=lambda item: turn.get(item.path, len(LONG)))


def pytest_addoption(parser):
    parser.addoption("--bless", action="store_true", help="write the recordings and counts anew (then read the diff)")


@pytest.fixture
def bless(request):
    """Whether what is found now is what shall be expected from now on."""
    return request.config.getoption("--bless")


class Garbage:
    """What a program knows of garbage that is one of many in its process: it thaws nothing of what is not its own."""

    collect = staticmethod(gc.collect)

    @staticmethod
    def freeze():
        pass

    unfreeze = freeze


@pytest.fixture(autouse=True)
def stays_frozen(monkeypatch):
    """What all tests stand on stays frozen while the program of one of them closes its screens."""
    for name in ("scenes.app", "scenes.decks.builder"):
        if name in sys.modules:
            monkeypatch.setattr(sys.modules[name], "gc", Garbage)


@pytest.fixture
def thaws(stays_frozen, monkeypatch):
    """The program of this test freezes and thaws as one that is alone."""
    for name in ("scenes.app", "scenes.decks.builder"):
        monkeypatch.setattr(f"{name}.gc", gc)
    gc.unfreeze()
    yield
    freeze()


@pytest.fixture(autouse=True)
def own_letters(monkeypatch):
    """The letters of a test are those of the program's fonts, whatever the machine has besides."""
    from game import system

    monkeypatch.setattr(system, "fonts_for", lambda sign: iter(()))


@pytest.fixture(scope="session")
def homes(tmp_path_factory):
    """Folders for the players of all tests of this process, one after the other; none of them is there yet."""
    here = tmp_path_factory.mktemp("homes")
    return (here / f"home{number}" for number in count())


@pytest.fixture(autouse=True)
def home(homes, monkeypatch):
    """The player's folder of one test. Few tests have anything in it: it is made by whoever writes there."""
    folder = next(homes)
    monkeypatch.setenv("CHRONOTABLE_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def no_power_fails(monkeypatch):
    """Nothing that a test writes has to be on the disk: to wait until it is takes longer than many tests."""
    monkeypatch.setattr(os, "fsync", lambda handle: os.fstat(handle) and None)
