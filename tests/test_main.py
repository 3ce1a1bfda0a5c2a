"""The command line of the program: clear words for what cannot be, and the right folder."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCREENS = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")
ROOT = Path(__file__).resolve().parent.parent


def started(*words):
    return subprocess.run([sys.executable, "main.py", *words], cwd=ROOT, capture_output=True, text=True, timeout=60)


def test_version():
    assert started("--version").stdout.startswith("Chronotable ")


@pytest.mark.parametrize("size", ["10x10", "big", "1280", "1280x", "-5x600"])
def test_a_size_that_is_none(size):
    done = started(f"--windowed={size}")
    assert done.returncode == 2
    assert "write it as 1280x720" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_home_that_is_a_file(tmp_path):
    (tmp_path / "file").write_text("")
    done = started("--home", str(tmp_path / "file"))
    assert done.returncode == 1
    assert str(tmp_path / "file") in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_without_a_screen_it_does_not_run_unseen():
    blind = {name: value for name, value in os.environ.items() if name not in SCREENS} | {"DISPLAY": ":12345"}
    done = subprocess.run([sys.executable, "main.py"], cwd=ROOT, env=blind, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert "Chronotable cannot start: there is no screen" in done.stderr
    assert "Traceback" not in done.stderr


def test_another_pygame_is_named(tmp_path):
    (tmp_path / "pygame").mkdir()
    (tmp_path / "pygame" / "__init__.py").write_text("IS_CE = None\n")
    paths = [str(tmp_path), str(ROOT)]
    runner = f"import sys; sys.path[:0] = {paths!r}; sys.argv[1:] = []; import main; sys.exit(main.main())"
    done = subprocess.run([sys.executable, "-c", runner], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert "pygame-ce" in done.stderr
    assert "Traceback" not in done.stderr
