"""What differs between systems: one module knows it, and what it answers as on Windows, as on macOS, and here."""

import ast
import ctypes
import os
import re
import signal
import subprocess
from pathlib import Path, PurePosixPath, PureWindowsPath

import pytest

from game import files, system

from .conftest import SharingViolation

ROOT = Path(__file__).parent.parent.parent
SOURCES = [path for folder in ("game", "scenes", "ui", "art", "sounds") for path in (ROOT / folder).rglob("*.py")]
SOURCES = [*SOURCES, ROOT / "main.py"]
ASKED = {
    "sys.platform", "os.name", "os.uname", "os.nice", "os.replace", "os.rename", "os.link", "os.fork", "os.getuid",
    "sys.getwindowsversion", "tempfile.mkstemp", "tempfile.NamedTemporaryFile",
    "multiprocessing.Process", "multiprocessing.Pool", "multiprocessing.Pipe", "signal.SIGKILL",
}  # fmt: skip
PROBES = ("hasattr", "getattr")
PROBED = tuple(f"{word}({module}," for word in PROBES for module in ("os", "sys"))


def questions(tree):
    """What in a source asks which system this is, or what one system has and another has not."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name in ("platform", "ctypes", "fcntl", "msvcrt"))
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{one.name}" for one in node.names if f"{node.module}.{one.name}" in ASKED)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if f"{node.value.id}.{node.attr}" in ASKED:
                yield f"{node.value.id}.{node.attr}"
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in PROBES:
            yield from (asked for asked in [ast.unparse(node)] if asked.startswith(PROBED))


def test_only_one_module_checks_which_system_this_is():
    found = {path.relative_to(ROOT).as_posix(): list(questions(ast.parse(path.read_text(encoding="utf-8"))))
             for path in SOURCES}  # fmt: skip
    own = found.pop("game/system.py")
    assert "sys.platform" in own and "os.replace" in own, "this test sees them"
    assert {path: names for path, names in found.items() if names} == {}


# -- processes ---------------------------------------------------------------------------------------------------


def test_a_process_steps_back_where_the_system_has_niceness(monkeypatch):
    told = []
    monkeypatch.setattr(os, "nice", told.append)
    system.step_back(7)
    assert told == [7]


def test_a_process_steps_back_on_windows_too(windows):
    system.step_back(7)
    assert windows.priority == system.BELOW_NORMAL


def test_a_system_that_knows_no_priorities_is_no_fault(monkeypatch, windows):
    monkeypatch.delattr(ctypes, "windll")
    system.step_back(7)
    monkeypatch.setattr(system, "NAME", system.OTHER)
    system.step_back(7)


@pytest.mark.parametrize(("there", "spare"), [(1, 1), (2, 1), (3, 1), (4, 2), (6, 3), (8, 4), (64, 4), (None, 1)])
def test_half_of_the_processors_and_never_many_are_spare(monkeypatch, there, spare):
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: set(range(there or 1)), raising=False)
    assert system.spare_processors() == spare
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: there)
    assert system.spare_processors() == spare


def test_whether_a_process_runs(windows, monkeypatch):
    assert [system.is_running(number) for number in (7, 8, 9)] == [False, False, True] and windows.closed == 9
    monkeypatch.setattr(system, "NAME", system.OTHER)
    assert system.is_running(os.getpid()) and not system.is_running(10**9)


# -- files that others hold --------------------------------------------------------------------------------------


def test_a_file_that_is_held_for_a_moment_is_written(tmp_path, holders):
    target = tmp_path / "a.match"
    target.write_text("old")
    holders.hold("a.match", 5)
    files.write_atomically(target, "new")
    assert target.read_text() == "new" and len(holders.refused) == 5
    assert os.listdir(tmp_path) == ["a.match"]


def test_a_file_that_is_held_for_ever_is_given_up_after_half_a_second(tmp_path, holders, clock):
    target, bystander = tmp_path / "a.match", tmp_path / "b.match"
    target.write_text("old")
    holders.hold("a.match")
    with pytest.raises(PermissionError):
        files.write_atomically(target, "new")
    assert system.PATIENCE <= clock.now < system.PATIENCE + 2 * system.STEP
    assert target.read_text() == "old" and os.listdir(tmp_path) == ["a.match"], "whole, and nothing left beside it"
    before = clock.now
    with pytest.raises(PermissionError):
        files.write_atomically(target, "new")
    assert clock.now == before, "a match is saved after every action: it does not wait each time"
    files.write_atomically(bystander, "other")
    assert bystander.read_text() == "other"
    holders.held.clear()
    files.write_atomically(target, "new")
    holders.hold("a.match", 2)
    files.write_atomically(target, "newer")
    assert target.read_text() == "newer", "once it has gone well, patience is back"


def test_what_is_forbidden_is_not_tried_again(tmp_path, clock, monkeypatch):
    tries = []

    def replace(source, target):
        tries.append(target)
        raise PermissionError(13, "Permission denied", str(target))

    monkeypatch.setattr(os, "replace", replace)
    with pytest.raises(PermissionError):
        files.write_atomically(tmp_path / "a", "x")
    assert len(tries) == 1 and clock.now == 0


def test_a_file_that_is_held_is_read_and_taken_away_a_moment_later(tmp_path, clock, monkeypatch):
    path = tmp_path / "deck.txt"
    path.write_text("3 Dawn")
    held = [3]

    def once(really):
        def deed(name, *args, **options):
            held[0] -= 1
            if held[0] >= 0:
                raise SharingViolation(name)
            return really(name, *args, **options)

        return deed

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", once(os.open))
        assert files.read_text(path) == "3 Dawn"
    held[0] = 3
    monkeypatch.setattr(Path, "unlink", once(Path.unlink))
    system.remove(path)
    assert not path.exists()
    system.remove(path)


def test_two_files_beside_one_do_not_meet(tmp_path):
    path = tmp_path / "a.txt"
    parts = [system.beside(path) for _ in range(3)]
    for handle, part in parts:
        os.close(handle)
        assert part.suffix == ".part" and part.parent == tmp_path
    assert len({part for _, part in parts}) == 3


# -- names -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["CON", "con", "Nul.txt", "aux.tar.gz", "COM1", "lpt9.txt", "COM².txt", "prn .txt"])
def test_names_of_devices(name, windows):
    assert system.is_device(name)
    assert "Windows" in system.objection(PureWindowsPath("C:/decks") / name)
    assert "Windows" in system.objection(PureWindowsPath("C:/") / name / "deck.txt"), "a folder as well"


@pytest.mark.parametrize("name", ["console.txt", "con-deck.txt", "aux2", "com10.txt", "nulls", "my con.txt", "lpt.txt"])
def test_names_that_only_look_like_devices(name, windows):
    assert not system.is_device(name)
    assert not system.objection(PureWindowsPath("C:/decks") / name)


@pytest.mark.parametrize("name", ["what?.txt", "deck:b.txt", "a*", "tab\t.txt", "dot.", "space "])
def test_names_that_windows_does_not_take(name, windows):
    assert system.objection(PureWindowsPath("C:/decks") / name)


@pytest.mark.parametrize("path", [r"C:\Users\Ada\deck.txt", r"\\server\share\deck.txt", "deck.txt", r"..\deck.txt"])
def test_usual_places_on_windows(path, windows):
    assert not system.objection(PureWindowsPath(path))


def test_elsewhere_every_name_is_free(macos):
    assert not system.objection(PurePosixPath("/home/ada/con.txt")) and not system.objection(PurePosixPath("a:b?."))


def test_drives(windows, monkeypatch):
    monkeypatch.delattr(os, "listdrives", raising=False)
    assert [str(drive) for drive in system.drives()] == ["C:\\", "D:\\"]
    monkeypatch.setattr(os, "listdrives", lambda: ["C:\\", "E:\\"], raising=False)
    assert [str(drive) for drive in system.drives()] == ["C:\\", "E:\\"]


def test_one_root_has_no_drives(macos):
    assert system.drives() == []


# -- letters -----------------------------------------------------------------------------------------------------


FOR_ANY = system.fonts_for


def test_fonts_of_windows_and_macos_stand_at_known_places(windows, tmp_path, monkeypatch):
    monkeypatch.setenv("SYSTEMROOT", str(tmp_path))
    (tmp_path / "Fonts").mkdir()
    there = tmp_path / "Fonts" / "malgun.ttf"
    there.write_bytes(b"")
    assert list(FOR_ANY("\ud55c")) == [there]
    monkeypatch.setattr(system, "NAME", system.MACOS)
    monkeypatch.setattr(system, "ON_MACOS", (str(there), str(tmp_path / "gone.ttc")))
    assert list(FOR_ANY("\ud55c")) == [there]


def test_elsewhere_fontconfig_tells_which_fonts_have_a_letter(tmp_path, monkeypatch):
    monkeypatch.setattr(system, "NAME", system.OTHER)
    monkeypatch.setattr(system, "_is_mute", False)
    names = ("Serif.ttf", "Sans.otf", "Bold.ttf", "Slanted.ttf", "Old.pfb", "Wide.ttc")
    for name in names:
        (tmp_path / name).write_bytes(b"")
    told = zip(("0", "0", "0", "100", "0", "0"), ("80", "80", "200", "80", "80", "[0 210]"), names, strict=True)
    lines = [f"{slant}|{weight}|{tmp_path / name}" for slant, weight, name in told]
    asked = []

    def run(words, **how):
        asked.append(words)
        return subprocess.CompletedProcess(words, 0, "\n".join([*lines, "nonsense", f"0|80|{tmp_path}/gone.ttf"]))

    monkeypatch.setattr(subprocess, "run", run)
    assert [path.name for path in FOR_ANY("\u05d3")] == ["Sans.otf", "Serif.ttf", "Wide.ttc", "Bold.ttf", "Slanted.ttf"]
    assert asked[0][0] == "fc-list" and asked[0][-1] == ":charset=5d3"


@pytest.mark.parametrize("wrong", [FileNotFoundError("no fc-list"), subprocess.TimeoutExpired("fc-list", 2)])
def test_a_system_that_tells_of_no_fonts_is_no_fault_and_is_not_asked_again(wrong, monkeypatch):
    monkeypatch.setattr(system, "NAME", system.OTHER)
    monkeypatch.setattr(system, "_is_mute", False)
    asked = []

    def run(words, **how):
        asked.append(words)
        raise wrong

    monkeypatch.setattr(subprocess, "run", run)
    assert list(FOR_ANY("\u05d3")) == [] and list(FOR_ANY("\u0e01")) == []
    assert len(asked) == 1


NAMES_OF_KEYS = re.compile(r"Ctrl ?\+|Alt ?\+|\bF11\b")
SHOWN = [path for path in SOURCES if path.relative_to(ROOT).parts[0] in ("scenes", "ui")]


def test_texts_that_name_shortcuts_are_adapted_to_the_system():
    """Such texts go through `keys.said`; tables of them at the head of a module do so where they are used."""
    assert [place for path in SHOWN for place in unadapted(path)] == []


def unadapted(path):
    """Places of texts that name a shortcut and don't go through `keys.said`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {id(part) for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "keys.said"
            for part in ast.walk(node)}  # fmt: skip
    heads = {id(part) for node in tree.body if isinstance(node, ast.Assign) for part in ast.walk(node)}
    words = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings
    for node in ast.walk(tree):
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
        if is_text and NAMES_OF_KEYS.search(node.value) and id(node) not in told | heads | words:
            yield f"{path}:{node.lineno} {node.value!r}"


@pytest.mark.parametrize(
    ("name", "environment", "missing", "reason"),
    [
        (system.OTHER, {"DISPLAY": ":0"}, {"libX11.so.6", "libXext.so.6"}, "install libx11-6 libxext6 (Debian"),
        (system.OTHER, {"DISPLAY": ":0"}, {"libXext.so.6", "libxkbcommon.so.0"}, "install libxext6 (Debian"),
        (system.OTHER, {"WAYLAND_DISPLAY": "w"}, {"libxkbcommon.so.0", "libX11.so.6"}, "install libxkbcommon0 (Debian"),
        (system.OTHER, {"DISPLAY": ":0"}, set(), "no screen was found"),
        (system.OTHER, {}, {"libX11.so.6"}, "no screen was found"),
        (system.MACOS, {"DISPLAY": ":0"}, {"libX11.so.6"}, "no screen was found"),
    ],
)
def test_missing_screen_libraries_are_named(monkeypatch, name, environment, missing, reason):
    for variable in system.SCREEN_LIBRARIES:
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    monkeypatch.setattr(system, "NAME", name)
    monkeypatch.setattr(system, "_has_library", lambda library: library not in missing)
    assert reason in system.why_no_screen()


# -- signals -----------------------------------------------------------------------------------------------------


@pytest.fixture
def untouched():
    """No signal is ignored, as in a terminal; the handlers of this process are put back afterwards."""
    before = {name: signal.getsignal(getattr(signal, name)) for name in system.ENDING if hasattr(signal, name)}
    for name in before:
        signal.signal(getattr(signal, name), signal.SIG_DFL)
    yield
    for name, handler in before.items():
        signal.signal(getattr(signal, name), handler)


def test_first_signal_is_noted_and_the_third_ctrl_c_ends_at_once(untouched, monkeypatch):
    ended, told = [], []
    monkeypatch.setattr(os, "_exit", ended.append)
    ends = system.Ends()
    ends.on_end = lambda: told.append(ends.number)
    assert ends.exit_code == 0
    for _ in range(3):
        assert not ended
        signal.raise_signal(signal.SIGTERM)
        signal.raise_signal(signal.SIGINT)
    assert told == [signal.SIGTERM] and ends.exit_code == 128 + signal.SIGTERM and ended == [ends.exit_code]


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="Windows has none")
def test_signal_that_is_ignored_stays_ignored(untouched):
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    ends = system.Ends()
    signal.raise_signal(signal.SIGHUP)
    assert not ends.number


def test_closed_console_waits_until_all_is_put_away(untouched, windows, monkeypatch):
    told = []
    windows.SetConsoleCtrlHandler = lambda handler, is_added: told.append((handler, is_added))
    monkeypatch.setattr(ctypes, "WINFUNCTYPE", lambda *types: lambda called: called, raising=False)
    ends = system.Ends(lambda: ends.over())
    ((close, is_added),) = told
    assert is_added and not close(0) and not ends.number, "Ctrl+C comes as a signal"
    assert close(2) and ends.number
    with system.signals_held():
        assert told[-1] == (None, True)
    assert told[-1] == (None, False)
