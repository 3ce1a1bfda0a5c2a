"""Tests under a real X server. Without the tools for it they are skipped, and the report says which are missing."""

import json

import pytest

from tests.desktop.desktop import Program, Screen, missing_tools


@pytest.fixture
def screen():
    missing = missing_tools()
    if missing:
        pytest.skip(f"needs {', '.join(missing)}")
    found = Screen()
    yield found
    found.close()


@pytest.fixture
def settle_home(home):
    """A player's folder with settings of our choice: instant, silent, one round against the plainest computer."""

    def settle(**settings):
        seats = [{"name": "Ada", "kind": "human"}, {"name": "Boole", "kind": "random"}]
        wanted = {
            "speed": "instant",
            "sound_volume": 0,
            "ambience_volume": 0,
            "last_setup": {"seats": seats, "wins": 1, "rulings": {}},
        }
        folder = home / "data"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "settings.json").write_text(json.dumps(wanted | settings))
        return home

    return settle


@pytest.fixture
def start(screen, request):
    """Starts the program; whatever still runs at the end of the test is ended."""
    running = []

    def begin(home, size=(1280, 720)) -> Program:
        program = Program(screen, home, size)
        running.append(program)
        return program

    yield begin
    for program in running:
        if program.is_running:
            program.kill()
