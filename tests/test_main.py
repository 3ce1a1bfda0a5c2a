"""The command line of the program: clear words for what cannot be, and the right folder."""

import ast
import os
import signal
import subprocess
import sys
import time
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
    assert "1280x720" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_home_that_is_a_file(tmp_path):
    (tmp_path / "file").write_text("")
    done = started("--home", str(tmp_path / "file"))
    assert done.returncode == 1
    assert f"{tmp_path / 'file' / 'data'}: " in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_without_a_screen_it_does_not_run_unseen():
    blind = {name: value for name, value in os.environ.items() if name not in SCREENS} | {"DISPLAY": ":12345"}
    done = subprocess.run([sys.executable, "main.py"], cwd=ROOT, env=blind, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert "no screen was found" in done.stderr
    assert "Traceback" not in done.stderr


def run_with(module, source, tmp_path, first="pass"):
    """Start the program where the package of this name has this source, and `first` has been done."""
    (tmp_path / module).mkdir()
    (tmp_path / module / "__init__.py").write_text(source)
    paths = [str(tmp_path), str(ROOT)]
    runner = f"import sys; {first}; sys.path[:0] = {paths!r}; sys.argv[1:] = []; import main; sys.exit(main.main())"
    return subprocess.run([sys.executable, "-c", runner], capture_output=True, text=True, timeout=60)


def test_another_pygame_is_named(tmp_path):
    done = run_with("pygame", "IS_CE = None\n", tmp_path)
    assert done.returncode == 1
    assert "pygame-ce" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_python_without_pygame_is_told_what_to_do(tmp_path):
    done = run_with("pygame", "raise ModuleNotFoundError(name='pygame')\n", tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith("Chronotable needs pygame, ")
    assert "README.md" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.parametrize(("version", "runs"), [((3, 8, 18), False), ((3, 10, 99), False), ((3, 11, 0), True)])
def test_a_python_that_is_too_old_says_so_and_nothing_else(tmp_path, version, runs):
    done = run_with("pygame", "raise SystemExit(7)\n", tmp_path, first=f"sys.version_info = {version}")
    assert done.returncode == (7 if runs else 1)
    said = f"Chronotable needs Python 3.11 or later. This is Python {version[0]}.{version[1]} ("
    assert done.stderr.startswith("" if runs else said)
    assert "Traceback" not in done.stderr


def test_an_old_python_can_read_the_file_up_to_where_it_says_so():
    tree = ast.parse((ROOT / "main.py").read_text(encoding="utf-8"), feature_version=(3, 8))
    says = next(n for n, node in enumerate(tree.body) if isinstance(node, ast.If) and "version_info" in ast.dump(node))
    before = tree.body[1:says]  # the docstring aside
    assert all(isinstance(node, ast.Import) for node in before), "a definition may already be too new"
    assert {name.name for node in before for name in node.names} <= sys.stdlib_module_names


def test_the_window_has_its_class_before_pygame_gives_it_another(tmp_path, monkeypatch):
    monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", "the-program-that-started-ours")  # pygame there has left it to us
    source = "import os; print(os.environ['SDL_VIDEO_X11_WMCLASS'], os.environ['SDL_VIDEO_WAYLAND_WMCLASS'])\n"
    assert run_with("pygame", source, tmp_path).stdout == "chronotable chronotable\n"


# Signals


def hear_signals():
    """Stop ignoring the signals that a background job and its children ignore."""
    for name in ("SIGINT", "SIGHUP", "SIGTERM"):
        signal.signal(getattr(signal, name), signal.SIG_DFL)


@pytest.mark.skipif(os.name != "posix", reason="the whole group is sent a signal, as a terminal does")
@pytest.mark.parametrize("name", ["SIGINT", "SIGHUP", "SIGTERM"])
def test_signal_at_any_moment_ends_the_program_cleanly(tmp_path, name):
    number = getattr(signal, name)
    command = [sys.executable, "main.py", "--windowed", "1280x720", "--home", str(tmp_path)]
    for seconds in (0.15, 0.5, None) if name == "SIGINT" else (None,):
        process = subprocess.Popen(
            command, cwd=ROOT, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=hear_signals
        )
        try:
            if seconds is None:
                wait_for((tmp_path / "cache").exists)  # the first frame makes it
            else:
                time.sleep(seconds)
            os.killpg(process.pid, number)
            _, said = process.communicate(timeout=60)
        finally:
            process.kill()
        assert said == "" and process.returncode in ((128 + number,) if seconds is None else (128 + number, -number))


def wait_for(what):
    for _ in range(600):
        if what():
            return
        time.sleep(0.05)
    raise AssertionError("it never came")
