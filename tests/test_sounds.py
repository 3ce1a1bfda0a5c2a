"""The sounds themselves, the folder they are kept in, and the player that must never wait or raise."""

import logging
import os
import subprocess
import sys
import wave
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import pygame
import pytest

from sounds import RATE, __main__, ambience, store
from sounds.family import AMBIENCE, NAMES, SOUNDS, samples
from sounds.maker import Maker
from sounds.synth import loudness
from ui.sound import CHANNELS, Sounds

HANDLED = [name for name in SOUNDS if SOUNDS[name].recipe.startswith("cards.")]
FEW = [("click", 0), ("click", 1), ("click", 2), ("refuse", 0), ("time-stop", 0)]


@pytest.fixture(scope="module")
def made():
    """The first take of every sound."""
    return {name: samples(name) for name in SOUNDS}


def strength(sound):
    """The spectrum by third octaves, as a unit vector."""
    mono = np.pad(sound.mean(axis=1), (0, max(0, RATE - len(sound))))
    power = np.abs(np.fft.rfft(mono)) ** 2
    freqs = np.fft.rfftfreq(len(mono), 1 / RATE)
    edges = 50 * 2 ** (np.arange(25) / 3)
    bands = np.array([power[(freqs >= a) & (freqs < b)].sum() for a, b in pairwise(edges)])
    return np.sqrt(bands) / np.sqrt(bands.sum())


def course(sound):
    """The loudness over its first two seconds, in 50 steps, as a unit vector."""
    power = np.zeros(2 * RATE)
    power[: len(sound)] = (sound**2).mean(axis=1)[: 2 * RATE]
    steps = power.reshape(50, -1).sum(axis=1)
    return np.sqrt(steps) / np.sqrt(steps.sum())


# -- the samples ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(SOUNDS))
def test_a_sound_is_well_formed(name, made):
    sound = made[name]
    assert sound.shape[1] == 2
    assert np.isfinite(sound).all()
    assert np.abs(sound).max() < 0.9, "it clips"
    assert np.abs(sound[0]).max() < 0.001, "it starts with a crack"
    assert np.abs(sound[-1]).max() < 0.001, "it ends with a crack"
    assert np.abs(sound.mean(axis=0)).max() < 0.002, "it is not centred"
    assert 0.04 < len(sound) / RATE < (0.7 if name in HANDLED and name != "shuffle" else 4.2)


@pytest.mark.parametrize("name", sorted(SOUNDS))
def test_a_sound_is_as_loud_as_the_table_says(name, made):
    assert loudness(made[name]) == pytest.approx(SOUNDS[name].level, abs=0.7)
    assert -28 < SOUNDS[name].level < -15 or name == "hover"


@pytest.mark.parametrize("name", sorted(SOUNDS))
def test_a_sound_is_warm(name, made):
    power = np.abs(np.fft.rfft(made[name].mean(axis=1))) ** 2
    freqs = np.fft.rfftfreq(len(made[name]), 1 / RATE)
    assert power[freqs > 7000].sum() < 0.06 * power.sum(), "it is sharp"


def test_cards_are_softer_than_deeds_and_deeds_than_great_moments(made):
    mean = {k: np.mean([s.level for s in SOUNDS.values() if s.priority == k]) for k in (2, 5, 7)}
    assert mean[2] < mean[5] - 2 < mean[7] - 2


@pytest.mark.parametrize("name", ["card-slide", "time-stop", "play-stable"])
def test_the_same_name_and_seed_give_the_same_samples(name, made):
    assert np.array_equal(samples(name), made[name])


@pytest.mark.parametrize("name", [name for name in HANDLED if SOUNDS[name].seeds > 1])
def test_the_takes_of_a_paper_sound_differ(name, made):
    other = samples(name, 1)
    n = min(len(other), len(made[name]))
    assert abs(np.corrcoef(other[:n, 0], made[name][:n, 0])[0, 1]) < 0.95


def test_no_two_sounds_are_alike(made):
    prints = {name: (strength(sound), course(sound)) for name, sound in made.items()}
    for one, other in combinations(sorted(prints), 2):
        alike = prints[one][0] @ prints[other][0] * (prints[one][1] @ prints[other][1])
        assert alike < 0.965, f"{one} sounds like {other}"


def test_a_stopped_clock_slows_swells_and_falls_silent(made):
    sound = made["time-stop"].mean(axis=1)
    parts = [
        np.sqrt(np.mean(sound[round(a * RATE) : round(b * RATE)] ** 2))
        for a, b in ((0.1, 0.5), (0.9, 1.25), (1.25, 1.5), (2.2, 2.4))
    ]
    assert parts[1] > 1.5 * parts[0], "it does not swell"
    assert parts[2] > parts[0], "no blow"
    assert parts[3] < 0.1 * parts[2], "no silence"


@pytest.mark.parametrize("name", [name for name in SOUNDS if SOUNDS[name].beat])
def test_the_blow_falls_when_the_table_says(name, made):
    power = np.convolve((made[name] ** 2).mean(axis=1), np.ones(441), "same")
    low = np.log10(power[::441] + 1e-7)
    rise = low[4:] - low[:-4]
    late = rise[round(SOUNDS[name].beat * 100) - 6 : round(SOUNDS[name].beat * 100) + 3]
    assert late.max() > 0.15
    assert np.argmax(power[: 2 * RATE]) / RATE == pytest.approx(SOUNDS[name].beat, abs=0.09)


def test_an_unknown_sound_is_a_key_error_where_it_is_made():
    with pytest.raises(KeyError, match="no-such"):
        samples("no-such")


def test_the_loop_has_no_seam():
    loop = ambience.loop()
    assert len(loop) == ambience.SECONDS * RATE
    assert np.abs(loop).max() < 0.5
    assert np.abs(loop.mean(axis=0)).max() < 1e-4
    steps = np.abs(np.diff(loop, axis=0))
    assert np.abs(loop[0] - loop[-1]).max() < 3 * steps.mean(axis=0).max()
    around = np.concatenate((loop[-RATE:], loop[:RATE]))
    levels = np.sqrt((around.reshape(40, -1, 2) ** 2).mean(axis=(1, 2)))
    assert 0.7 < levels[20] / levels[19] < 1.4, "it jumps where it begins again"
    power = np.abs(np.fft.rfft(around[RATE - 1024 : RATE + 1024, 0] * np.hanning(2048))) ** 2
    assert power[400:].sum() < 1e-4 * power.sum(), "it cracks where it begins again"


# -- the folder ----------------------------------------------------------------------------------------------


def test_what_is_made_is_read_back(tmp_path):
    assert list(store.make(tmp_path, FEW)) == FEW
    data = np.frombuffer(store.frames(store.path(tmp_path, ("refuse", 0))), "<i2").reshape(-1, 2)
    assert np.abs(data / 32767 - samples("refuse")).max() < 1e-4
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("harm", ["cut", "empty", "zeros", "text", "mono", "folder"])
def test_a_broken_file_counts_as_absent_and_is_made_again(tmp_path, harm):
    target = store.path(tmp_path, ("click", 0))
    list(store.make(tmp_path, [("click", 0)]))
    whole = target.read_bytes()
    if harm == "mono":
        with wave.open(str(target), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(bytes(1000))
    elif harm == "folder":
        target.unlink()
        target.mkdir()
    else:
        target.write_bytes({"cut": whole[:-500], "empty": b"", "zeros": bytes(len(whole)), "text": b"RIFF!"}[harm])
    assert store.frames(target) == b""
    if harm != "folder":
        list(store.make(tmp_path, [("click", 0)]))
        assert target.read_bytes() == whole


def test_a_whole_file_is_not_made_again(tmp_path):
    list(store.make(tmp_path, [("click", 0)]))
    target = store.path(tmp_path, ("click", 0))
    before = target.stat().st_mtime_ns
    list(store.make(tmp_path, [("click", 0)]))
    assert target.stat().st_mtime_ns == before


def test_folders_of_other_editions_are_removed(tmp_path):
    now, old, other = store.folder_in(tmp_path), tmp_path / "sounds-0123", tmp_path / "faces-0123"
    for folder in (now, old, other):
        folder.mkdir()
    store.forget_old(now)
    assert now.exists() and other.exists() and not old.exists()


def test_every_sound_has_its_takes():
    assert {name for name, _ in store.takes()} == NAMES
    assert len(list(store.takes())) == sum(sound.seeds for sound in SOUNDS.values())


def test_the_command_writes_what_is_asked(tmp_path, capsys):
    assert __main__.main([str(tmp_path / "out"), "click"]) == 0
    assert sorted(p.name for p in (tmp_path / "out").iterdir()) == [
        "click-0.wav",
        "click-1.wav",
        "click-2.wav",
    ]
    with pytest.raises(SystemExit):
        __main__.main([str(tmp_path), "clack"])
    assert "no sound 'clack'" in capsys.readouterr().err


def test_the_table_is_read_without_numpy():
    code = "import sys, sounds.family, sounds.store, sounds.maker; sys.exit('numpy' in sys.modules)"
    home = Path(store.__file__).parent.parent
    assert subprocess.run([sys.executable, "-c", code], cwd=home, check=False).returncode == 0


# -- the process that makes them -----------------------------------------------------------------------------


def test_the_maker_reports_each_file_and_ends(tmp_path):
    maker = Maker(tmp_path / "sounds-now", FEW[:2])
    news = []
    while not maker.is_done:
        news += maker.news(patience=30)
    maker.stop()
    assert news == FEW[:2] and not maker.fault
    assert all(store.length(store.path(tmp_path / "sounds-now", take)) for take in news)


def test_the_maker_says_why_it_cannot(tmp_path):
    (tmp_path / "sounds-now").write_text("a file where the folder should be")
    maker = Maker(tmp_path / "sounds-now", FEW[:1])
    while not maker.is_done:
        maker.news(patience=30)
    maker.stop()
    assert "sounds-now" in maker.fault


# -- the player ----------------------------------------------------------------------------------------------


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
    monkeypatch.setattr("ui.sound.Maker", NoMaker)
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
    assert store.length(broken)
    again.play("refuse")
    assert len(busy()) == 1
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
