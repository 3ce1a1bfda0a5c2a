"""The player of sounds: it must never wait and never raise, card or no card."""

import logging
import os
import sys
from itertools import pairwise

import pygame
import pytest

from sounds import RATE, store
from sounds.family import AMBIENCE, SOUNDS, samples
from tests import strange
from ui.base.sound import CHANNELS, Sounds

FEW = [("click", 0), ("click", 1), ("click", 2), ("refuse", 0), ("time-stop", 0)]


class Clock:
    now = 100.0

    def __call__(self):
        return self.now


class NoMaker:
    """Stands in for the process: makes what is wanted at once, or nothing."""

    works = True

    def __init__(self, folder, wanted):
        self.is_done, self.fault, self.wanted, self.folder = False, "", wanted, folder
        NoMaker.orders.append(wanted)

    def news(self):
        self.is_done = True
        return list(store.make(self.folder, self.wanted)) if NoMaker.works else []

    def stop(self):
        pass


@pytest.fixture
def player(tmp_path, monkeypatch):
    """A started player on the dummy card whose folder holds a few sounds."""
    monkeypatch.setattr("ui.base.sound.Maker", NoMaker)
    monkeypatch.setattr("sounds.store.takes", lambda: iter(FEW))
    NoMaker.orders, NoMaker.works = [], True
    sounds = Sounds(tmp_path, Clock())
    list(store.make(sounds.folder, FEW))
    sounds.start(unheard=True)
    yield sounds
    sounds.stop()


def until_ready(sounds):
    for _ in range(100):
        sounds.poll()
        if sounds.is_ready:
            return
    raise AssertionError("never ready")


def busy():
    return [k for k in range(CHANNELS) if pygame.mixer.Channel(k).get_busy()]


def test_it_opens_as_it_should(player):
    assert player.available
    assert pygame.mixer.get_init() == (RATE, -16, 2)


def test_a_sound_is_heard_once_it_is_loaded(player):
    player.play("click")
    assert busy() == []
    until_ready(player)
    player.play("click")
    assert len(busy()) == 1


def test_the_same_sound_is_not_laid_over_itself_at_once(player):
    until_ready(player)
    player.play("refuse")
    player.play("refuse")
    player.play("click")
    assert len(busy()) == 2
    player._clock.now += 0.05
    player.play("refuse")
    assert len(busy()) == 3


def test_takes_alternate(player):
    until_ready(player)
    heard = []
    for _ in range(12):
        player._clock.now += 0.1
        player.play("click")
        heard.append(player._last_take["click"])
    assert all(a != b for a, b in pairwise(heard)) and set(heard) == {0, 1, 2}


def test_what_matters_more_takes_a_channel_from_what_matters_less(player):
    until_ready(player)
    for _ in range(CHANNELS + 3):
        player._clock.now += 0.05
        player.play("refuse")
    assert len(busy()) == CHANNELS
    player.play("click")
    assert all(priority == SOUNDS["refuse"].priority for priority, *_ in player._channels)
    player.play("time-stop")
    assert sorted(priority for priority, *_ in player._channels)[-1] == SOUNDS["time-stop"].priority


class Listened:
    """A channel that notes how loud it is set on either side."""

    def __init__(self, channel, sides):
        self.channel, self.sides = channel, sides
        self.get_busy, self.play = channel.get_busy, channel.play

    def set_volume(self, left, right):
        self.sides.append((left, right))
        self.channel.set_volume(left, right)


def test_a_lean_to_one_side(player, monkeypatch):
    until_ready(player)
    player.volume = 100
    sides = []
    play_on = pygame.mixer.Channel
    monkeypatch.setattr(pygame.mixer, "Channel", lambda k: Listened(play_on(k), sides))
    player.play("refuse", volume=0.5, pan=-1.0)
    player.play("click", pan=7)
    (left, right), (far, near) = sides
    assert left == 0.5 and 0 < right < left
    assert near == 1 and 0 < far < near


def test_volume_and_muting(player):
    def loud():
        return pygame.mixer.Channel(0).get_sound().get_volume()

    until_ready(player)
    player.play("time-stop")
    player.volume = 200
    assert player.volume == 100
    player.muted = True
    player.play("click")
    assert len(busy()) == 1 and loud() == 0
    player.muted = False
    assert loud() == 1
    player.volume = 0
    player.play("click")
    assert len(busy()) == 1


def test_an_unknown_name_is_logged_once_and_silent(player, caplog):
    with caplog.at_level(logging.WARNING):
        player.play("kazoo")
        player.play("kazoo")
    assert sum("kazoo" in line for line in caplog.messages) == 1
    assert busy() == []


def test_broken_files_are_made_again_while_the_rest_plays(tmp_path, player):
    player.stop()
    broken = store.path(player.folder, ("refuse", 0))
    broken.write_bytes(b"RIFF")
    again = Sounds(tmp_path, Clock())
    again.start(unheard=True)
    until_ready(again)
    assert NoMaker.orders[-1] == [("refuse", 0)]
    assert store.is_whole(broken)
    again.play("refuse")
    assert len(busy()) == 1
    again.stop()


HEAD = store.head(400)
WRONG_HEADS = [
    HEAD[:16] + b"\xff\xff\xff\xff" + HEAD[20:],  # its first chunk reaches far beyond the end
    HEAD[:4] + b"\0\0\0\0" + HEAD[8:],
    HEAD[:22] + b"\0\0" + HEAD[24:],
    HEAD[:40] + b"\xff\xff\xff\x7f",
    HEAD[:36] + b"LIST" + HEAD[40:],
]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes with names")
def test_whatever_lies_in_the_folder_of_sounds_ends_nothing_with_a_card_that_hears(tmp_path, player, monkeypatch):
    """SDL's card that writes to a file hears: on the dummy card sounds are not even read."""
    player.stop()
    ways = [lambda path, head=head: path.write_bytes(head + bytes(400)) for head in WRONG_HEADS] + strange.THINGS
    takes = [("click", seed) for seed in range(len(ways))]
    monkeypatch.setattr("sounds.store.takes", lambda: iter([*takes, ("refuse", 0)]))
    for way, take in zip(ways, takes, strict=True):
        store.path(player.folder, take).unlink(missing_ok=True)
        way(store.path(player.folder, take))
        assert not store.is_whole(store.path(player.folder, take)), way
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "heard.raw"))
    NoMaker.works = False
    again = Sounds(tmp_path, Clock())
    again.start()
    assert again.available and pygame.mixer.get_driver() == "disk"
    until_ready(again)
    assert sorted(NoMaker.orders[-1]) == sorted(takes), "all of them are to be made again"
    again.play("click")
    again.play("refuse")
    assert len(busy()) == 1 and again.available
    again.stop()


def test_a_maker_that_fails_is_not_asked_for_ever(tmp_path, player, caplog):
    player.stop()
    NoMaker.works = False
    store.path(player.folder, ("refuse", 0)).unlink()
    again = Sounds(tmp_path, Clock())
    again.start(unheard=True)
    until_ready(again)
    assert len(NoMaker.orders) == 2
    assert "missing" in caplog.text
    again.play("refuse")
    again.play("click")
    assert len(busy()) == 1
    again.stop()


def test_the_ambience_is_made_when_first_wanted_and_holds_its_breath(player, monkeypatch):
    monkeypatch.setattr("sounds.ambience.loop", lambda: samples("refuse"))
    until_ready(player)
    assert NoMaker.orders == []
    player.ambience = 50
    until_ready(player)
    assert NoMaker.orders == [[(AMBIENCE, 0)]]
    assert pygame.mixer.music.get_busy()
    quiet = pygame.mixer.music.get_volume()
    assert 0 < quiet < 0.3
    player.play("time-stop")
    player._clock.now += 0.5
    player.poll()
    assert pygame.mixer.music.get_volume() == 0
    player.play("stop-cancelled")
    for _ in range(3):
        player._clock.now += 1
        player.poll()
    assert pygame.mixer.music.get_volume() == quiet
    player.ambience = 0
    assert pygame.mixer.music.get_volume() == 0


def test_the_dummy_card_is_no_card_unless_wanted(tmp_path):
    sounds = Sounds(tmp_path)
    sounds.start()
    assert not sounds.available and pygame.mixer.get_init() is None
    sounds.play("click")
    sounds.poll()
    sounds.ambience, sounds.volume, sounds.muted = 30, 40, True
    sounds.stop()
    assert list(sounds.asked) == ["click"]
    assert not list(tmp_path.iterdir()), "nothing is made where nothing is heard"


def test_without_a_sound_card_it_is_silent_and_fine(tmp_path, monkeypatch, caplog):
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "no-such-driver")
    pygame.mixer.quit()
    sounds = Sounds(tmp_path)
    sounds.start()
    assert not sounds.available
    assert "No sound" in caplog.text
    sounds.play("time-stop")
    sounds.poll()
    sounds.stop()


def test_a_card_that_goes_away_is_survived(player):
    until_ready(player)
    pygame.mixer.quit()
    player.play("click")
    player.volume = 10
    player.poll()
    assert not player.available
    player.stop()


def came(out=True):
    return pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=int(not out))


def went(which=2, out=True):
    return pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=which, iscapture=int(not out))


@pytest.fixture
def without_card(tmp_path, monkeypatch):
    """A player that found no card, and may find one from now on."""
    monkeypatch.setattr("sounds.store.takes", lambda: iter(FEW))
    clock = Clock()
    with monkeypatch.context() as none:
        none.setitem(os.environ, "SDL_AUDIODRIVER", "no-such-driver")
        pygame.mixer.quit()
        sounds = Sounds(tmp_path, clock)
        list(store.make(sounds.folder, FEW))
        sounds.start()
    assert not sounds.is_heard
    heard = sounds.start
    monkeypatch.setattr(sounds, "start", lambda: heard(unheard=True))
    yield sounds, clock
    sounds.stop()


def test_a_card_that_is_plugged_in_later_is_heard(without_card):
    sounds, clock = without_card
    clock.now += 60
    sounds.heed(came(out=False))
    assert not sounds.is_heard, "a microphone plays nothing"
    sounds.heed(came())
    assert sounds.is_heard
    until_ready(sounds)
    sounds.play("click")
    assert pygame.mixer.get_busy()


def test_a_card_is_looked_for_now_and_then_and_not_all_the_time(without_card):
    sounds, clock = without_card
    sounds.seek()
    sounds.heed(came())
    assert not sounds.is_heard, "opening in vain tells of cards too: that must not open again and again"
    clock.now += 3
    sounds.seek()
    assert sounds.is_heard


def test_the_card_in_use_is_pulled_out(player, monkeypatch):
    until_ready(player)
    monkeypatch.setattr(player, "start", lambda start=player.start: start(unheard=True))
    for bystander in (went(which=0), went(out=False)):
        player.heed(bystander)
        assert player.is_heard
    monkeypatch.setattr("ui.base.sound._cards", list)
    player.heed(went())
    assert not player.is_heard and pygame.mixer.get_init(), "an open mixer hears of the next card"
    player.play("click")
    player.poll()
    player.heed(came())
    assert player.is_heard
    monkeypatch.setattr("ui.base.sound._cards", lambda: ["speakers"])
    player.heed(went())
    assert player.is_heard, "there was another one"


def test_a_card_that_comes_while_one_is_heard_changes_nothing(player, monkeypatch):
    until_ready(player)
    monkeypatch.setattr(player, "start", lambda: pytest.fail("it was heard already"))
    player.heed(came())
    player.seek()
    assert player.is_heard
