"""Chronotable: opens a window, puts the menu on the stack, runs the frame loop."""

import argparse
import multiprocessing
import os
import sys

VERSION = "0.1"


def window_size(words: str) -> tuple[int, int]:
    """1280x720 as two numbers."""
    width, _, height = words.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()) or int(width) < 960 or int(height) < 540:
        raise argparse.ArgumentTypeError(f"{words!r} is no size of at least 960x540: write it as 1280x720")
    return int(width), int(height)


def main() -> int:
    arguments = argparse.ArgumentParser(prog="main.py", description="Chronotable: card games about time.")
    arguments.add_argument("--windowed", metavar="SIZE", type=window_size, help="open a window of this size: 1280x720")
    arguments.add_argument("--home", metavar="DIR", help="keep settings, matches and pictures in this folder")
    arguments.add_argument("--version", action="version", version=f"Chronotable {VERSION}")
    wanted = arguments.parse_args()

    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    if not getattr(pygame, "IS_CE", 0):
        print(f"Chronotable needs pygame-ce, but what is installed is {pygame.__file__}.", file=sys.stderr)
        print("Mend it: pip uninstall pygame, then pip install --force-reinstall pygame-ce", file=sys.stderr)
        return 1

    from scenes.app import App
    from scenes.menu import Menu
    from ui.base import folders, window
    from ui.base.settings import Settings

    try:
        if wanted.home:
            folders.choose_home(wanted.home)
        settings = Settings.load()
        screen = window.Window(settings, wanted.windowed)
    except (OSError, pygame.error) as wrong:
        print(f"Chronotable cannot start: {wrong}", file=sys.stderr)
        return 1
    app = App(screen, settings, Menu)
    try:
        window.run(app)
    except KeyboardInterrupt:
        print()
    except SystemExit as end:
        window.last_words(str(end))
        return 1
    finally:
        app.close()
    return 0


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
