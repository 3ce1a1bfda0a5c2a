"""What a key means on this system. Everything else of the program speaks of keys as Windows and X11 have them.

`as_meant` is the one door: every event goes through it before a scene sees it.
"""

import pygame

from game import system

PRESSES = (pygame.KEYDOWN, pygame.KEYUP)
COMMAND = (pygame.K_LMETA, pygame.K_RMETA)
ROW_OF_DIGITS = {pygame.KSCAN_0: pygame.K_0} | {pygame.KSCAN_1 + n: pygame.K_1 + n for n in range(9)}
LETTERS = {pygame.KSCAN_A + n: pygame.K_a + n for n in range(26)}
"""What stands on a keyboard at these places where letters are Latin."""
NO_LETTER = 1 << 30
"""From here on a key is one that writes nothing."""
ON_MACOS = (
    ("F11, Alt+Enter", "Ctrl+Cmd+F"),
    ("F11 fullscreen", "Ctrl+Cmd+F fullscreen"),
    ("Ctrl+Y", "Shift+Cmd+Z"),
    ("Ctrl+", "Cmd+"),
)


def as_meant(event: pygame.event.Event) -> pygame.event.Event:
    """The same event, with the key and the modifiers that the program knows it by."""
    if event.type not in PRESSES:
        return event
    key, mod = _key(event), _modifiers(event.mod)
    if system.has_command_key() and key == pygame.K_f and event.mod & pygame.KMOD_META and event.mod & pygame.KMOD_CTRL:
        key, mod = pygame.K_F11, 0
    if (key, mod) == (event.key, event.mod):
        return event
    return pygame.event.Event(event.type, event.dict | {"key": key, "mod": mod})


def _key(event: pygame.event.Event) -> int:
    """The digit of a key in the row of digits that writes none by itself (French, Czech), and the letter at the
    place of one that is not Latin (Greek, Russian)."""
    place = getattr(event, "scancode", 0)
    is_latin = event.key < 128
    if place in ROW_OF_DIGITS and not (is_latin and chr(event.key).isalnum()):
        return ROW_OF_DIGITS[place]
    if place in LETTERS and not is_latin and event.key < NO_LETTER:
        return LETTERS[place]
    return event.key


def _modifiers(mod: int) -> int:
    """On macOS Cmd is what Ctrl is elsewhere, and Ctrl no more than Option. AltGr, which writes letters, is no Ctrl."""
    if system.has_command_key():
        rest = mod & ~(pygame.KMOD_META | pygame.KMOD_CTRL)
        rest |= pygame.KMOD_LCTRL if mod & pygame.KMOD_META else 0
        return rest | (pygame.KMOD_LALT if mod & pygame.KMOD_CTRL else 0)
    if system.has_false_ctrl() and mod & pygame.KMOD_CTRL and mod & pygame.KMOD_ALT:
        return mod & ~pygame.KMOD_CTRL
    return mod


def identity(event: pygame.event.Event) -> int:
    """Which key of the keyboard this is, whatever it means while others are held."""
    return -event.scancode if getattr(event, "scancode", 0) else event.key


def loses_keys(event: pygame.event.Event) -> bool:
    """Whether it may never be told that other keys were let go: macOS while Cmd is held."""
    return system.has_command_key() and event.type == pygame.KEYUP and event.key in COMMAND


def reach(event: pygame.event.Event) -> str:
    """How far an arrow or an eraser goes in a text: one "letter", a "word", or all the "line"."""
    if not system.has_command_key():
        return "word" if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) else "letter"
    return "line" if event.mod & pygame.KMOD_CTRL else "word" if event.mod & pygame.KMOD_ALT else "letter"


def is_delete(event: pygame.event.Event) -> bool:
    """Whether this key takes away what is chosen. On macOS the one of that name is what others call Backspace."""
    return event.key == pygame.K_DELETE or (system.has_command_key() and event.key == pygame.K_BACKSPACE)


def said(words: str) -> str:
    """Words that name keys, as the keyboards of this system have them."""
    if system.has_command_key():
        for ours, theirs in ON_MACOS:
            words = words.replace(ours, theirs)
    return words
