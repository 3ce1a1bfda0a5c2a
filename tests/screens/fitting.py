"""Whether everything in a scene has its place, at every size of the window and every scale."""

from itertools import combinations

import pygame

from scenes.doors import Door
from ui.base.scale import Scale
from ui.widgets.scroll import Scroll
from ui.widgets.text import Plate, Rule

SIZES = [(960, 540), (1280, 720), (1366, 768), (1024, 1366), (1920, 1080), (2560, 1080), (3840, 2160)]
SCALES = [0, 75, 100, 125, 150, 200, 300]


def faults(scene, scale):
    """What is wrong with how the widgets lie."""
    window = pygame.Rect((0, 0), scale.window)
    found = []
    seen = [(w, pane) for w, pane in scene.form.every() if w.visible and (pane is None or pane.visible)]
    for widget, pane in seen:
        name = f"{type(widget).__name__} {getattr(widget, 'words', '')!s:.30} {widget.rect}"
        if widget.rect.w <= 0 or widget.rect.h <= 0:
            found.append(f"{name} has no size")
        if pane is None and not window.contains(widget.rect):
            found.append(f"{name} leaves the window")
        if pane is not None:
            content = pygame.Rect(pane.rect.x, pane.rect.y - pane.applied, pane.rect.w, max(pane.length, pane.rect.h))
            if not content.contains(widget.rect):
                found.append(f"{name} leaves its pane {content}")
        if said := widget.overflow():
            found.append(f"{name}: {said}")
    grounds = (Plate, Rule, Scroll, Door)
    for (a, pane_a), (b, pane_b) in combinations([s for s in seen if not isinstance(s[0], grounds)], 2):
        if pane_a is pane_b and a.rect.inflate(-2, -2).colliderect(b.rect.inflate(-2, -2)):
            found.append(f"{type(a).__name__} {a.rect} over {type(b).__name__} {b.rect}")
    return found


def laid_out(scene):
    """The scene at every size and scale, laid out there: the scale, and which it is."""
    for size in SIZES:
        for percent in SCALES:
            scene.scale = Scale(size, percent)
            scene.layout(scene.scale)
            yield scene.scale, f"{size} {percent} %"


def assert_fits(scene):
    """Everything has its place at every size and scale."""
    wrong = [f"{which}: {fault}" for scale, which in laid_out(scene) for fault in faults(scene, scale)]
    assert not wrong, f"{len(wrong)} faults:\n" + "\n".join(wrong[:12])


def light(colour):
    """How light a colour is to the eye, from 0 to 1."""
    return sum(
        share * (c / 12.92 if (c := part / 255) <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
        for share, part in zip((0.2126, 0.7152, 0.0722), colour, strict=False)
    )


def contrast(one, other):
    """How much lighter the lighter of two colours is: 1 for the same, 21 for white and black."""
    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)
