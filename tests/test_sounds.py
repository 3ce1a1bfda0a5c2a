"""The sounds themselves, the folder they are kept in, and the process that fills it."""

import subprocess
import sys
import wave
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import pytest

from sounds import RATE, __main__, ambience, store
from sounds.family import NAMES, SOUNDS, samples
from sounds.maker import Maker
from sounds.synth import loudness

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
    assert all(store.is_whole(store.path(tmp_path / "sounds-now", take)) for take in news)


def test_the_maker_says_why_it_cannot(tmp_path):
    (tmp_path / "sounds-now").write_text("a file where the folder should be")
    maker = Maker(tmp_path / "sounds-now", FEW[:1])
    while not maker.is_done:
        maker.news(patience=30)
    maker.stop()
    assert "sounds-now" in maker.fault
