# /// script
# requires-python = ">=3.11"
# dependencies = [
#     "pygame-ce>=2.5.5",
#     "pytmx>=3.32",
#     "pillow>=12",
#     "numpy>=1.26",
#     "platformdirs>=4",
#     "tqdm>=4.66",
#     "fontpkg-cinzel",
#     "fontpkg-alegreya-sans",
# ]
# ///
"""Chronotable: opens a window, puts the menu on the stack, runs the frame loop."""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said before the first line that an older Python stumbles over
    here = f"{sys.version_info[0]}.{sys.version_info[1]} ({sys.executable})"
    sys.exit(
        f"Chronotable needs Python 3.11 or later. This is Python {here}.\n"
        "Get a newer one from https://www.python.org and follow README.md."
    )

if __name__ == "__main__":
    import signal

    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # until `Ends` is there Ctrl+C ends at once, without a traceback

import argparse
import multiprocessing

VERSION = "0.1"
HINTS = {
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_VIDEO_X11_WMCLASS": "chronotable",
    "SDL_VIDEO_WAYLAND_WMCLASS": "chronotable",
    "SDL_APP_NAME": "Chronotable",
    "SDL_NO_SIGNAL_HANDLERS": "1",  # SDL would turn Ctrl+C into a window event and end with exit code 0
}
"""What must be known before pygame is imported: else it names the window's class after the file that was started.
By that class a desktop finds the entry (`chronotable.desktop`), and with it the icon, that a window belongs to."""


def window_size(words: str) -> tuple[int, int]:
    """1280x720 as two numbers."""
    width, _, height = words.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()) or int(width) < 960 or int(height) < 540:
        raise argparse.ArgumentTypeError(f"{words!r} isn't a window size of at least 960x540; write it like 1280x720")
    return int(width), int(height)


def main() -> int:
    arguments = argparse.ArgumentParser(description="Chronotable: card games about time.")
    arguments.add_argument(
        "--windowed", metavar="SIZE", type=window_size, help="start in a window of this size, e.g. 1280x720"
    )
    arguments.add_argument("--home", metavar="DIR", help="folder for settings, matches and pictures")
    arguments.add_argument("--version", action="version", version=f"Chronotable {VERSION}")
    wanted = arguments.parse_args()

    os.environ.update(HINTS)
    try:
        import pygame
    except ModuleNotFoundError as missing:
        print(
            f"Chronotable needs {missing.name}, which isn't installed for this Python ({sys.executable}).",
            file=sys.stderr,
        )
        print("Set it up as README.md says, then start it with the Python in .venv.", file=sys.stderr)
        return 1

    if not getattr(pygame, "IS_CE", 0):
        print(f"Chronotable needs pygame-ce, but found {pygame.__file__}.", file=sys.stderr)
        print("To fix it: pip uninstall pygame, then pip install --force-reinstall pygame-ce", file=sys.stderr)
        return 1

    from game import files, system
    from scenes.app import App
    from ui.base import fallback, folders, window
    from ui.base.settings import Settings

    try:
        if wanted.home:
            folders.choose_home(wanted.home)
        system.hold_less_memory()
        folders.make_data_dir()
        folders.tidy()
        folders.keep_log()
        settings = Settings.load()
        screen = window.Window(settings, wanted.windowed)
    except (OSError, pygame.error) as wrong:
        where = getattr(wrong, "filename", None)
        why = f"{where}: {files.why_no_folder(wrong)}" if where else wrong
        words = f"Chronotable can't start: {why}"
        if sys.stderr is None:  # no terminal: a bundle, or pythonw
            window.last_words(words)
        print(words, file=sys.stderr)
        return 1
    fallback.inquiry.waits = False
    ends = system.Ends()
    app = App(screen, settings)
    app.version = VERSION
    why = ""
    try:
        ends.on_end = app.quit
        if not ends.number:
            window.run(app)
    except SystemExit as end:
        why = str(end)
    finally:
        app.close()
        ends.over()
    if why:  # said when everything is put away: who is shown a box may end the program as they like
        window.last_words(why)
    return 1 if why else ends.exit_code


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
