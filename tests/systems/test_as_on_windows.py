"""The program as on Windows: what that system lacks is taken away, and what it does differently is done."""

import os

import pygame
import pytest
from PIL import Image

from art.archive import Master
from art.painter import Studio
from game import system
from game.ai import player
from game.ai.levels import LIMITS, choose
from game.ai.player import Thinker
from game.kernel.agenda import apply, chooser, legal_actions
from game.kernel.view import see
from sounds import store
from sounds.family import samples
from tests.screens.driver import Driver
from tests.screens.tables import QUIET, at, card, middle, settle, sit
from ui.base import keys

from ..playing import begin
from .test_as_on_macos import Writing

SIMULATIONS = {"novice": 16, "skilled": 120, "strong": 300}
LONG = 60.0


def think_as_on_windows(inbox, ending):
    """The thinking process where there is no niceness; the clock cuts nothing short."""
    del os.nice
    system.NAME = system.WINDOWS
    for level, simulations in SIMULATIONS.items():
        LIMITS[level] = LIMITS[level]._replace(simulations=simulations, seconds=1e9)
    player._think(inbox, ending)


def positions(count):
    """Some choices of a match, with more than one way to go on."""
    s = begin("control", 2, 5)
    while count:
        actions = legal_actions(s)
        if len(actions) > 2:
            count -= 1
            yield see(s, chooser(s))
        apply(s, actions[len(actions) // 2])


@pytest.mark.parametrize("kind", ["novice", "skilled", "strong", "greedy", "random"])
def test_the_level_that_plays_is_the_level_that_was_chosen(monkeypatch, kind):
    monkeypatch.setattr(player, "_think", think_as_on_windows)
    thinker, played, plain = Thinker(), [], []
    try:
        for number, view in enumerate(positions(12)):
            thinker.ask(view, kind, seed=number)
            thinker.wait(LONG)
            played.append(thinker.answer())
            assert played[-1] == choose(view, kind, number, simulations=SIMULATIONS.get(kind))
            plain.append(player.greedy(view, number, worlds=2))
    finally:
        thinker.close()
    assert not thinker.notice
    if kind in SIMULATIONS:
        assert played != plain, "these positions tell a level from the plain answer"


# -- the painter and the sounds, where other programs hold files ---------------------------------------------------


NOVA, RIFT = Master("control", "pictures/nova"), Master("control", "pictures/rift")


def picture(shade):
    return Image.new("RGB", (20, 28), (shade, 0, 0))


def test_a_picture_that_is_held_for_a_moment_is_kept(tmp_path, holders):
    studio = Studio(tmp_path)
    holders.hold(NOVA.cached, 4)
    studio.store(picture(40), NOVA)
    assert os.listdir(tmp_path) == [NOVA.cached] and not studio.fault


def test_a_picture_that_is_held_for_ever_is_given_up_and_no_other(tmp_path, holders):
    studio = Studio(tmp_path)
    holders.hold(NOVA.cached)
    studio.store(picture(40), NOVA)
    assert "cannot be kept" in studio.fault and str(tmp_path) in studio.fault
    assert os.listdir(tmp_path) == []
    studio.store(picture(200), RIFT)
    assert not studio.fault
    assert os.listdir(tmp_path) == [RIFT.cached]
    assert abs(studio.finished(RIFT).getpixel((3, 3))[0] - 200) < 8


FEW = [("click", 0), ("click", 1), ("refuse", 0)]


def test_a_sound_that_is_held_for_ever_is_given_up_and_no_other(tmp_path, holders):
    holders.hold("click-1")
    made = []
    with pytest.raises(PermissionError):
        for take in store.make(tmp_path, FEW):
            made.append(take)
    assert made == [FEW[0], FEW[2]]
    assert sorted(os.listdir(tmp_path)) == ["click-0.wav", "refuse-0.wav"]
    holders.held.clear()
    assert list(store.make(tmp_path, FEW)) == FEW


def test_a_sound_that_is_held_for_a_moment_is_there(tmp_path, holders):
    holders.hold("click-1", 3)
    assert list(store.make(tmp_path, FEW)) == FEW


def test_where_nothing_can_be_written_not_every_sound_is_tried(tmp_path, monkeypatch, holders):
    asked = []
    monkeypatch.setattr(store, "samples", lambda *take: asked.append(take) or samples(*FEW[0]))
    holders.hold(".wav")
    with pytest.raises(PermissionError):
        list(store.make(tmp_path, [("click", number) for number in range(20)]))
    assert len(asked) == store.HOPELESS


# -- AltGr -------------------------------------------------------------------------------------------------------

ALT_GR = pygame.KMOD_LCTRL | pygame.KMOD_RALT


def with_alt_gr(player, key, letter):
    """A key with AltGr, as SDL tells it on Windows: with the false Ctrl, and the letter after it."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=ALT_GR, unicode=letter, scancode=0))
    if letter:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    player.step()


def test_polish_letters_are_written(windows):
    with Driver(Writing) as player:
        entry = player.scene.entry
        player.put_on_clipboard("PASTED")
        for key, letter in (
            (pygame.K_a, "ą"),
            (pygame.K_c, "ć"),
            (pygame.K_x, "ź"),
            (pygame.K_z, "ż"),
            (pygame.K_v, "@"),
        ):
            with_alt_gr(player, key, letter)
        assert entry.value == "one two threeąćźż@" and not entry.selected
        assert pygame.scrap.get_text() == "PASTED" and player.scene.heard == []
        player.press("ctrl+a")
        assert entry.selected == entry.value, "Ctrl alone is what it was"
        player.press("ctrl+v")
        assert entry.value == "PASTED"


def test_alt_gr_is_no_shortcut_of_the_table(windows):
    with sit(QUIET) as player:
        player.drag(at(player, card(player, "nova", "hand-0")), middle(player, "play-0"))
        settle(player)
        after = repr(player.match.state)
        for key in "zud1":
            with_alt_gr(player, ord(key), "")
        settle(player)
        assert repr(player.match.state) == after
        player.press("ctrl+z")
        settle(player)
        assert repr(player.match.state) != after, "Ctrl alone takes back"


# -- keyboards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "place", "meant"),
    [
        (ord("&"), pygame.KSCAN_1, pygame.K_1), (ord("é"), pygame.KSCAN_2, pygame.K_2),
        (ord('"'), pygame.KSCAN_3, pygame.K_3), (ord("à"), pygame.KSCAN_0, pygame.K_0),  # French
        (ord("+"), pygame.KSCAN_1, pygame.K_1), (ord("ě"), pygame.KSCAN_2, pygame.K_2),  # Czech
        (pygame.K_7, pygame.KSCAN_1, pygame.K_7),  # Dvorak for programmers: the key says another digit
        (pygame.K_1, pygame.KSCAN_1, pygame.K_1), (pygame.K_KP1, pygame.KSCAN_KP1, pygame.K_KP1),
        (ord("я"), pygame.KSCAN_Z, pygame.K_z), (ord("ω"), pygame.KSCAN_V, pygame.K_v),  # Russian, Greek
        (pygame.K_q, pygame.KSCAN_A, pygame.K_q),  # French: Latin letters are what the key says
        (ord("ö"), pygame.KSCAN_SEMICOLON, ord("ö")), (pygame.K_F11, pygame.KSCAN_F11, pygame.K_F11),
        (ord("&"), 0, ord("&")),
    ],
)  # fmt: skip
def test_digits_and_letters_on_other_keyboards(key, place, meant):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        event = pygame.event.Event(kind, key=key, mod=pygame.KMOD_SHIFT, unicode="", scancode=place)
        assert keys.as_meant(event).key == meant and keys.as_meant(event).mod == pygame.KMOD_SHIFT
        assert (keys.as_meant(event) is event) == (key == meant), "what is as it should be is not touched"


def test_a_digit_of_a_french_keyboard_answers_a_question():
    with Driver(Writing) as player:
        player.scene.form.focus(None)
        event = {"key": ord("é"), "mod": 0, "unicode": "é", "scancode": pygame.KSCAN_2}
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, event))
        player.step()
        assert player.scene.heard == [pygame.K_2]
