"""What differs between the systems that the program runs on: nothing else asks which one it is.

Everything here answers for the system in `NAME` when it is called, so that a test can say it is another.
"""

from __future__ import annotations

import contextlib
import errno
import itertools
import os
import signal
import stat
import string
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path, PurePath
from typing import Any, TypeVar

WINDOWS, MACOS, OTHER = "Windows", "macOS", "other"
NAME = {"win32": WINDOWS, "darwin": MACOS}.get(sys.platform, OTHER)

Answer = TypeVar("Answer")

BELOW_NORMAL = 0x4000
THIS_PROCESS = -1
M_MMAP_THRESHOLD, LARGE = -3, 4 << 20
"""What mallopt calls the size from which memory is taken from the system for each thing alone, and that in bytes."""
M_TRIM_THRESHOLD, SPARE = -1, 32 << 20
"""What it calls how much may lie free at the end of what is held before that is given back, and that in bytes."""
MOST_AT_WORK = 4
"""Processes that work in the background for long, however many processors there are."""
MAY_WAIT, STILL_RUNS = 0x100000, 0x102
"""What Windows calls the right to wait for a process, and its answer while that runs."""

LOCK = ".lock"
"""What the sign of a name that is held has after that name."""
HELD = (5, 32, 33)
"""What Windows answers about a file that another program has open: access denied, sharing, locking."""
PATIENCE = 0.5
STEP = 0.02
"""Seconds: how long a file may be held by another program before it is given up, and between two tries."""
_given_up: set[str] = set()

PORTS = frozenset(f"{port}{number}" for port in ("com", "lpt") for number in "0123456789¹²³")
DEVICES = PORTS | {"con", "prn", "aux", "nul", "conin$", "conout$"}
FORBIDDEN = '<>:"|?*'
SOFTWARE_WINDOWS = ("x11", "windows", "dummy", "offscreen")
"""SDL's drivers that can show a picture without the graphics card; Wayland and macOS have no other way than with it."""
SCREEN_LIBRARIES = {
    "DISPLAY": {"libX11.so.6": "libx11-6", "libXext.so.6": "libxext6"},
    "WAYLAND_DISPLAY": {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
        "libwayland-egl.so.1": "libwayland-egl1",
        "libxkbcommon.so.0": "libxkbcommon0",
    },
}
"""Libraries that SDL loads from a Linux system for each kind of screen, and the Debian packages that have them."""


# Processes


def step_back(by: int) -> None:
    """Let this process work only when the screen does not want the processor; `by` is how far, 1 to 19."""
    nice = getattr(os, "nice", None)
    if nice is not None:
        with contextlib.suppress(OSError):
            nice(by)
    elif NAME == WINDOWS:
        import ctypes

        with contextlib.suppress(OSError, AttributeError):
            ctypes.windll.kernel32.SetPriorityClass(ctypes.c_void_p(THIS_PROCESS), BELOW_NORMAL)


def limit_memory(most: int) -> None:
    """Let this process take at most so many bytes of address space, where the system can limit it (not on Windows)."""
    try:
        import resource
    except ImportError:
        return
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def spare_processors() -> int:
    """How many processes may work in the background for long: half of the processors that we may use, for the picture
    and whoever plays come first. More than a few would take memory rather than time."""
    may_use = getattr(os, "sched_getaffinity", None)
    there = len(may_use(0)) if may_use is not None else os.cpu_count() or 1
    return max(1, min(there // 2, MOST_AT_WORK))


def said() -> str:
    """Which system this is, in a few words, for a report."""
    import platform  # takes a while, and is wanted once

    return platform.platform()


def is_running(process: int) -> bool:
    """Whether a process of this number runs here now, as far as one may see."""
    if NAME == WINDOWS:
        import ctypes

        handle = ctypes.windll.kernel32.OpenProcess(MAY_WAIT, False, process)
        if not handle:
            return False
        try:
            return ctypes.windll.kernel32.WaitForSingleObject(handle, 0) == STILL_RUNS
        finally:
            ctypes.windll.kernel32.CloseHandle(handle)
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True  # somebody else's
    return True


# Signals

ENDING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Signals that ask a program to end. Windows has no SIGHUP, and nothing else has SIGBREAK."""
CONSOLE_ENDS = (2, 5, 6)
"""What Windows calls the closing of a console, logging off and shutting down."""
CLOSING_SECONDS = 4.5
"""How long Windows waits for a program whose console is closed, with some room."""
HASTE = 3
"""So many times Ctrl+C ends the program at once: it hangs."""


class Ends:
    """Notes the signals that ask this program to end, instead of ending where it happens to be.

    `number` is the first of them, 0 until then; `exit_code` is what a shell expects of such an end. `on_end` is called
    with the first, in the main thread between two instructions: it may set a flag and no more. Call `over` when
    everything is put away.
    """

    def __init__(self, on_end: Callable[[], None] = lambda: None) -> None:
        self.number = 0
        self.on_end = on_end
        self._pressed = 0
        self._is_over = threading.Event()
        for name in ENDING:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) != signal.SIG_IGN:  # nohup and the like stay in force
                signal.signal(number, self._note)
        self._console = _watched_console(self._close) if NAME == WINDOWS else None  # it must not be collected

    @property
    def exit_code(self) -> int:
        return 128 + self.number if self.number else 0

    def over(self) -> None:
        self._is_over.set()

    def _note(self, number: int, frame: object = None) -> None:
        is_first, self.number = not self.number, self.number or number
        self._pressed += number == signal.SIGINT
        if self._pressed >= HASTE:
            os._exit(self.exit_code)
        if is_first:
            self.on_end()

    def _close(self, event: int) -> bool:
        """The console is closed, told in a thread of its own: when this answers, the program is ended."""
        if event not in CONSOLE_ENDS:
            return False
        self._note(getattr(signal, "SIGBREAK", signal.SIGTERM))
        self._is_over.wait(CLOSING_SECONDS)
        return True


def _watched_console(told: Callable[[int], bool]) -> Any:
    """Handle that keeps `told` called when the console is closed, or None without a console."""
    import ctypes

    try:
        handler = ctypes.WINFUNCTYPE(ctypes.c_int, ctypes.c_uint)(told)
        ctypes.windll.kernel32.SetConsoleCtrlHandler(handler, True)
    except (OSError, AttributeError):
        return None
    return handler


@contextlib.contextmanager
def signals_held() -> Iterator[None]:
    """Keep Ctrl+C and the end of the terminal from a process that is begun meanwhile, as long as that runs.

    They reach a whole group of processes; a process in its first imports would print a traceback. This one hears of
    them when it is through.
    """
    if NAME == WINDOWS:
        import ctypes

        with contextlib.suppress(OSError, AttributeError):
            ctypes.windll.kernel32.SetConsoleCtrlHandler(None, True)  # to be ignored, which is inherited
        try:
            yield
        finally:
            with contextlib.suppress(OSError, AttributeError):
                ctypes.windll.kernel32.SetConsoleCtrlHandler(None, False)
        return
    held = {getattr(signal, name) for name in ("SIGINT", "SIGHUP") if hasattr(signal, name)}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, held)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def prepare_to_begin() -> None:
    """Begin the helper process that Python keeps on some systems, before `signals_held`: it would undo that."""
    if NAME != WINDOWS:
        from multiprocessing import resource_tracker

        with signals_held():
            resource_tracker.ensure_running()


# Memory


def hold_less_memory() -> None:
    """Let large pictures that are not needed any more go back to the system at once.

    The C library of most Linux systems keeps more and more of what is freed the larger it was. Middling ones stay: they
    come and go in every frame, and to be given memory anew takes longer than to paint them.
    """
    _ask_libc("mallopt", M_MMAP_THRESHOLD, LARGE)
    _ask_libc("mallopt", M_TRIM_THRESHOLD, SPARE)


def give_memory_back() -> None:
    """Give back to the system what is free between things that are still needed. Takes some hundredths of a second."""
    _ask_libc("malloc_trim", 0)


def _ask_libc(function: str, *numbers: int) -> None:
    if NAME != OTHER:
        return
    import ctypes

    with contextlib.suppress(OSError, AttributeError):  # another C library
        getattr(ctypes.CDLL(None), function)(*numbers)


# Files


def patiently(path: Path | str, deed: Callable[[], Answer]) -> Answer:
    """What the deed answers, which changes the file `path`; tried again while another program holds that.

    Virus scanners, indexers and clouds open every new file for a moment, and Windows then refuses. Raises the OSError
    of the last try. A file that was held all the time gets a single try until one has gone well.
    """
    name = str(path)
    until = time.monotonic() + (0.0 if name in _given_up else PATIENCE)
    while True:
        try:
            answer = deed()
        except PermissionError as wrong:
            if getattr(wrong, "winerror", None) not in HELD:
                raise
            if time.monotonic() >= until:
                _given_up.add(name)
                raise
            time.sleep(STEP)
        else:
            _given_up.discard(name)
            return answer


def opened(path: Path | str, to_add: bool = False) -> int:
    """The descriptor of a plain file that is read, or `to_add` written on at its end. Raises OSError.

    A pipe or a device would keep us waiting or never end: such a thing is not opened. (Its `strerror` says what it is.)
    """
    if not to_add or os.path.exists(path):
        _refuse_strange(path, os.stat(path))
    way = os.O_WRONLY | os.O_CREAT | os.O_APPEND if to_add else os.O_RDONLY
    handle = os.open(path, way | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0), 0o600)
    try:
        _refuse_strange(path, os.fstat(handle))  # another may have that name by now
    except OSError:
        os.close(handle)
        raise
    return handle


def _refuse_strange(path: Path | str, about: os.stat_result) -> None:
    if stat.S_ISDIR(about.st_mode):
        raise IsADirectoryError(errno.EISDIR, "it's a folder", str(path))
    if not stat.S_ISREG(about.st_mode):
        raise OSError(errno.EINVAL, "it isn't a regular file", str(path))


def replace(source: Path | str, target: Path | str) -> None:
    """Give a file another name, over what has that name now. Raises OSError."""
    patiently(target, lambda: os.replace(source, target))


def claim(source: Path | str, target: Path | str) -> None:
    """Rename a file to a name that nothing has yet. Raises FileExistsError, or OSError: then it keeps the old one.

    It is one step: a program that is killed leaves the file under one name, never under both or none.
    """
    if NAME == WINDOWS:  # there, a rename replaces nothing
        _refuse_taken(target)
        rename(Path(source), Path(target))
        return
    sign, handle = f"{target}{LOCK}", None
    try:
        handle = hold(sign)  # of two programs that want the name at the same moment, one is refused
        is_free = handle is not None
    except OSError:  # not every file system has locks
        is_free = True
    try:
        if not is_free:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
        _refuse_taken(target)
        rename(Path(source), Path(target))
    finally:
        if handle is not None:
            let_go(sign, handle)


def _refuse_taken(target: Path | str) -> None:
    if os.path.lexists(target):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))


def link_new(part: Path | str, target: Path | str) -> None:
    """Give a file that was just written beside it a name that nothing has yet. Raises FileExistsError, or OSError.

    No other file appears in the folder, which may be the player's own. A program that is killed may leave `part`.
    """
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except (OSError, AttributeError, NotImplementedError):  # not every file system has links
        _refuse_taken(target)
        replace(part, target)
    else:
        try:
            remove(Path(part))
        except OSError:
            with contextlib.suppress(OSError):
                os.unlink(target)  # it is held under its old name: then it has that one alone, as before
            raise


def hold(path: Path | str) -> int | None:
    """Hold a name against other programs until `let_go`, or until this one ends, however it ends: a descriptor.

    None if another program holds it. Raises OSError where nothing can be held. The file of that name is only a sign.
    """
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(handle)
            is_ours = os.path.samestat(os.fstat(handle), os.stat(path))  # who held it before may just have removed it
        except FileNotFoundError:
            is_ours = False
        except OSError as wrong:
            os.close(handle)
            if wrong.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
                return None
            raise
        if is_ours:
            return handle
        os.close(handle)


def let_go(path: Path | str, handle: int) -> None:
    """Hold this name no longer."""
    if NAME != WINDOWS:  # there, what is open cannot be removed
        with contextlib.suppress(OSError):
            os.unlink(path)
    os.close(handle)
    if NAME == WINDOWS:
        with contextlib.suppress(OSError):
            os.unlink(path)


def _lock(handle: int) -> None:
    """Raises OSError if another program has locked this file, or if it cannot be locked."""
    try:
        import fcntl
    except ImportError:
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def rename(source: Path, target: Path) -> None:
    """Give a file another name. Raises OSError."""
    patiently(source, lambda: source.rename(target))


def remove(path: Path) -> None:
    """Take a file away; nothing happens if it is not there. Raises OSError."""
    with contextlib.suppress(NotADirectoryError):  # nor can it be there
        patiently(path, lambda: path.unlink(missing_ok=True))


_numbers = itertools.count()


def beside(path: Path) -> tuple[int, Path]:
    """A new empty file beside one that is to be written, as a descriptor and its path. Raises OSError.

    (`tempfile` tries for ever on Windows where a folder may not be written to.)
    """
    while True:
        part = path.with_name(f"{path.name}.{os.getpid()}-{next(_numbers)}.part")
        with contextlib.suppress(FileExistsError):
            return os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600), part


def is_device(name: str) -> bool:
    """Whether Windows takes a file of this name for a device, whatever its ending: CON, nul.txt, COM1."""
    return name.partition(".")[0].rstrip(" ").casefold() in DEVICES


def objection(path: PurePath) -> str:
    """Why this system has no file of that name, as a sentence, or ""."""
    if NAME != WINDOWS:
        return ""
    for part in path.parts[1:] if path.anchor else path.parts:
        if is_device(part):
            return f"Windows doesn't allow the name {part}."
        if wrong := next((sign for sign in part if sign in FORBIDDEN or ord(sign) < 32), ""):
            return f"Windows doesn't allow {wrong!r} in names." if wrong.isprintable() else "This name isn't valid."
        if part.endswith((".", " ")) and part not in (".", ".."):
            return f"Windows doesn't allow names that end with {'a dot' if part.endswith('.') else 'a space'}."
    return ""


def drives() -> list[Path]:
    """The drives, where a system has several roots."""
    if NAME != WINDOWS:
        return []
    if hasattr(os, "listdrives"):  # Python 3.12
        return [Path(drive) for drive in os.listdrives()]
    import ctypes

    there = ctypes.windll.kernel32.GetLogicalDrives()
    return [Path(f"{letter}:\\") for n, letter in enumerate(string.ascii_uppercase) if there >> n & 1]


# Letters

ON_WINDOWS = (
    "segoeui.ttf", "segoeuil.ttf", "leelawui.ttf", "leelawad.ttf", "nirmala.ttf", "nirmala.ttc", "msyh.ttc",
    "yugothm.ttc", "msgothic.ttc", "malgun.ttf", "simsun.ttc", "ebrima.ttf", "gadugi.ttf", "himalaya.ttf",
    "mmrtext.ttf", "seguihis.ttf",
)  # fmt: skip
ON_MACOS = (
    "/System/Library/Fonts/Supplemental/Arial Unicode.ttf", "/Library/Fonts/Arial Unicode.ttf",
    "/System/Library/Fonts/Hiragino Sans GB.ttc", "/System/Library/Fonts/PingFang.ttc",
    "/System/Library/Fonts/AppleSDGothicNeo.ttc", "/System/Library/Fonts/ArialHB.ttc",
    "/System/Library/Fonts/GeezaPro.ttc", "/System/Library/Fonts/Supplemental/Thonburi.ttc",
    "/System/Library/Fonts/Kohinoor.ttc",
)  # fmt: skip
FONTS = (".ttf", ".otf", ".ttc")
REGULAR = 80
"""What fontconfig calls the usual weight."""
ASKING = 10.0
"""Seconds until a system that tells of no fonts is not waited for, nor asked again: it may have to look at each of them
first."""
_is_mute = False


def fonts_for(sign: str) -> Iterator[Path]:
    """Files of the system's own fonts that may have a picture of this letter, the likeliest first."""
    if NAME == WINDOWS:
        folder = Path(os.environ.get("SYSTEMROOT", "C:\\Windows"), "Fonts")
        named: Iterable[Path] = [folder / name for name in ON_WINDOWS]
    elif NAME == MACOS:
        named = [Path(name) for name in ON_MACOS]
    else:
        named = _told_of_fonts(sign)
    for path in named:
        if path.is_file():
            yield path


def _told_of_fonts(sign: str) -> list[Path]:
    """Those of which fontconfig says that they have this letter: upright ones of a usual weight first."""
    import subprocess

    global _is_mute
    if _is_mute:
        return []
    try:
        told = subprocess.run(
            ["fc-list", "-f", "%{slant}|%{weight}|%{file}\n", f":charset={ord(sign):x}"], stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=ASKING, check=True, encoding="utf-8",
            errors="surrogateescape",
        ).stdout  # fmt: skip
    except (OSError, subprocess.SubprocessError):
        _is_mute = True
        return []
    found = []
    for line in told.splitlines():
        slant, weight, file = [*line.split("|", 2), "", ""][:3]
        if file.endswith(FONTS):
            off = abs(int(weight) - REGULAR) if weight.isdecimal() else 0  # a range: it has the usual one
            found.append((slant != "0", off, "Sans" not in file, file))
    return [Path(file) for *_, file in sorted(found)]


# Keys


def has_command_key() -> bool:
    """Whether shortcuts are made with Cmd, and texts are walked through with Cmd and Option."""
    return NAME == MACOS


def has_false_ctrl() -> bool:
    """Whether AltGr arrives as Ctrl and Alt."""
    return NAME == WINDOWS


# Screens


def is_software_window(driver: str) -> bool:
    """Whether this driver of SDL's can show a picture without the graphics card."""
    return driver in SOFTWARE_WINDOWS


def why_no_screen() -> str:
    """Reason and remedy when SDL found no screen: libraries that a minimal Linux lacks, or no screen at all."""
    for variable, libraries in SCREEN_LIBRARIES.items():
        packages = [package for library, package in libraries.items() if not _has_library(library)]
        if NAME == OTHER and os.environ.get(variable) and packages:
            return f"display libraries are missing: install {' '.join(packages)} (Debian package names)"
    return "no screen was found (is DISPLAY or WAYLAND_DISPLAY set?)"


def _has_library(name: str) -> bool:
    """Whether the system's loader finds this shared library."""
    import ctypes

    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def knows_places(driver: str) -> bool:
    """Whether this driver of SDL's tells where a window is, and can put it there: on Wayland only the desktop does."""
    return driver != "wayland"


def screens(extension: str) -> list[tuple[int, int, int, int]]:
    """Left, top, width and height of every screen; none where that is not told.

    SDL knows, and pygame does not ask it: `extension` is the path of a part of pygame that is linked to SDL.
    """
    import ctypes

    found, bounds = [], (ctypes.c_int * 4)()
    try:
        sdl = ctypes.CDLL("SDL2.dll" if NAME == WINDOWS else extension)
        for number in range(sdl.SDL_GetNumVideoDisplays()):
            if sdl.SDL_GetDisplayBounds(number, bounds) == 0:
                found.append(tuple(bounds))
    except (OSError, AttributeError, TypeError):
        return []
    return found


def shows_parts(extension: str, window: int) -> Callable[[Sequence[Sequence[int]]], bool] | None:
    """What brings parts (left, top, width, height) of the picture of SDL's window of this number to the screen, and
    says whether it did; None where that cannot be had. `extension` as in `screens`."""
    import ctypes

    try:
        sdl = ctypes.CDLL("SDL2.dll" if NAME == WINDOWS else extension)
        sdl.SDL_GetWindowFromID.restype = ctypes.c_void_p
        native = ctypes.c_void_p(sdl.SDL_GetWindowFromID(ctypes.c_uint32(window)))
        update = sdl.SDL_UpdateWindowSurfaceRects
    except (OSError, AttributeError, TypeError):
        return None

    def show(parts: Sequence[Sequence[int]]) -> bool:
        numbers = [number for part in parts for number in part]
        return not parts or update(native, (ctypes.c_int * len(numbers))(*numbers), len(parts)) == 0

    return show if native else None
