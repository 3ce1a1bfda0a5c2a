"""The tone makers that every sound is mixed from: oscillators, envelopes, noise bands, struck bodies, a room.

One idea: a sound is a numpy array of samples, mono `(n,)` until `room` or `pan` gives it two sides `(n, 2)`,
and every maker is a pure function of its arguments; what is random comes from a generator handed in.
"""

from functools import lru_cache

import numpy as np

from sounds import RATE

CEILING = 0.86

# Ratio, strength and life of the modes of a struck body (1.0 = the note that one hears and its ring).
BRASS = (
    (0.5, 0.22, 1.5),
    (1.0, 1.0, 1.0),
    (1.19, 0.32, 0.8),
    (1.506, 0.22, 0.6),
    (2.0, 0.5, 0.55),
    (2.52, 0.12, 0.4),
    (2.66, 0.12, 0.35),
    (3.01, 0.16, 0.28),
    (4.17, 0.08, 0.2),
    (5.43, 0.04, 0.13),
)
GLASS = (
    (1.0, 1.0, 1.0),
    (1.004, 0.55, 1.1),
    (2.32, 0.42, 0.55),
    (2.327, 0.2, 0.5),
    (4.25, 0.2, 0.28),
    (6.63, 0.09, 0.16),
    (9.38, 0.04, 0.1),
)
WOOD = ((1.0, 1.0, 1.0), (2.76, 0.36, 0.45), (3.93, 0.2, 0.3), (5.4, 0.14, 0.22), (9.2, 0.07, 0.13))
CLOCK = ((1.0, 1.0, 1.0), (1.71, 0.6, 0.8), (2.93, 0.42, 0.6), (4.4, 0.2, 0.4))

NOTES = {
    "C": -9,
    "C#": -8,
    "D": -7,
    "D#": -6,
    "E": -5,
    "F": -4,
    "F#": -3,
    "G": -2,
    "G#": -1,
    "A": 0,
    "A#": 1,
    "B": 2,
}


def note(name: str) -> float:
    """The frequency of a note such as "F#4" (A4 = 440 Hz)."""
    return 440.0 * 2 ** (NOTES[name[:-1]] / 12 + int(name[-1]) - 4)


def span(seconds: float) -> np.ndarray:
    """The moments of a stretch of time, one a sample."""
    return np.arange(max(1, round(seconds * RATE))) / RATE


def glide(start: float, end: float, seconds: float, bend: float = 1.0) -> np.ndarray:
    """A value that travels from start to end by equal ratios; bend over 1 leaves late, under 1 early."""
    return start * (end / start) ** (np.linspace(0, 1, len(span(seconds))) ** bend)


def sine(freq: float | np.ndarray, seconds: float) -> np.ndarray:
    """A sine whose frequency may move."""
    t = span(seconds)
    if np.isscalar(freq):
        return np.sin(2 * np.pi * freq * t)
    return np.sin(2 * np.pi * np.cumsum(freq[: len(t)]) / RATE)


def strike(seconds: float, attack: float = 0.002, ring: float = 0.1) -> np.ndarray:
    """The envelope of something struck: a round onset, then a fall by 60 dB in `ring` seconds."""
    t = span(seconds)
    shape = 10 ** (-3 * np.maximum(t - attack, 0) / ring)
    rising = t < attack
    shape[rising] = 0.5 - 0.5 * np.cos(np.pi * t[rising] / attack)
    return shape


def swell(seconds: float, peak: float = 0.5, sharp: float = 1.0) -> np.ndarray:
    """An envelope that rises to its peak (a share of the time) and falls again, zero at both ends."""
    t = np.linspace(0, 1, len(span(seconds)))
    where = np.where(t < peak, t / max(peak, 1e-6), (1 - t) / max(1 - peak, 1e-6))
    return np.sin(np.pi / 2 * np.clip(where, 0, 1)) ** (2 * sharp)


def band(rng: np.random.Generator, seconds: float, low: float, high: float) -> np.ndarray:
    """Noise between two frequencies with soft shoulders, of rms 1."""
    n = len(span(seconds))
    freqs = np.fft.rfftfreq(n, 1 / RATE)
    octaves = np.log2(np.maximum(freqs, 1.0))
    below, above = np.log2(low) - octaves, octaves - np.log2(high)
    gain = np.exp(-2.5 * np.maximum(np.maximum(below, above), 0) ** 2)
    gain[0] = 0
    shaped = np.fft.irfft(np.fft.rfft(rng.standard_normal(n)) * gain, n)
    return shaped / (np.sqrt(np.mean(shaped**2)) + 1e-12)


def swept(rng: np.random.Generator, centre: np.ndarray, octaves: float = 0.8) -> np.ndarray:
    """Noise in a band that follows `centre` (Hz at every sample): paper, air, sand. About rms 1."""
    n, size, hop = len(centre), 1024, 256
    count = n // hop + 5
    starts = np.arange(count) * hop
    middles = np.clip(starts - size // 2, 0, n - 1)
    noise = np.fft.rfft(rng.standard_normal((count, size)), axis=1)
    freqs = np.log2(np.maximum(np.fft.rfftfreq(size, 1 / RATE), 20.0))
    gain = np.exp(-0.5 * ((freqs[None, :] - np.log2(centre[middles])[:, None]) / (octaves / 2)) ** 2)
    power = np.sqrt(np.mean(gain**2, axis=1, keepdims=True)) + 1e-9
    frames = np.fft.irfft(noise * gain / power, size, axis=1) * np.hanning(size)
    out = np.zeros(starts[-1] + size)
    for start, frame in zip(starts, frames, strict=True):
        out[start : start + size] += frame
    return out[size : size + n] / 1.22


def body(
    freq: float,
    seconds: float,
    modes: tuple = BRASS,
    ring: float = 1.0,
    soft: float = 0.0,
    attack: float = 0.0015,
) -> np.ndarray:
    """Something struck: its modes ring and die, high ones first. `soft` (0..1) is the felt on the hammer."""
    t = span(seconds)
    out = np.zeros(len(t))
    for k, (ratio, strength, life) in enumerate(modes):
        if freq * ratio > 15000:
            continue
        muffled = strength * np.exp(-soft * max(0.0, ratio - 1) * 0.8)
        out += muffled * 10 ** (-3 * t / (ring * life)) * np.sin(2 * np.pi * freq * ratio * t + 1.3 * k)
    rising = t < attack
    out[rising] *= 0.5 - 0.5 * np.cos(np.pi * t[rising] / attack)
    return out / sum(strength for _, strength, _ in modes)


def pluck(freq: float, seconds: float, ring: float = 1.6, bright: float = 1.0, where: float = 0.23) -> np.ndarray:
    """A plucked string, harmonic by harmonic; `where` along the string decides which are missing."""
    t = span(seconds)
    out = np.zeros(len(t))
    for k in range(1, 15):
        if freq * k > 12000:
            break
        strength = abs(np.sin(np.pi * k * where)) / k ** (2.1 - 0.6 * bright)
        stretched = freq * k * np.sqrt(1 + 0.00012 * k * k)
        out += strength * 10 ** (-3 * t / (ring / (1 + 0.22 * (k - 1)))) * np.sin(2 * np.pi * stretched * t)
    rising = t < 0.003
    out[rising] *= 0.5 - 0.5 * np.cos(np.pi * t[rising] / 0.003)
    return out * 0.5


def thump(seconds: float, start: float, end: float, ring: float = 0.12) -> np.ndarray:
    """A soft blow on felt or wood: a low sine that sinks as it dies."""
    return sine(glide(start, end, seconds, 0.5), seconds) * strike(seconds, 0.004, ring)


def pad(freq: float, seconds: float, voices: int = 5, warmth: float = 2.0, drift: float = 0.004) -> np.ndarray:
    """A held chord tone: a few slightly untuned voices of falling harmonics."""
    t = span(seconds)
    out = np.zeros(len(t))
    for voice in range(voices):
        tuned = freq * (1 + drift * (voice / max(1, voices - 1) - 0.5))
        for k in range(1, 7):
            out += np.sin(2 * np.pi * tuned * k * t + 2.4 * voice * k) / k**warmth
    return out / voices


def clock(freq: float, rng: np.random.Generator, gap: float = 0.011, ring: float = 0.035) -> np.ndarray:
    """One tick of a movement: the tooth falls, then the pallet catches it."""
    first = body(freq, 0.09, CLOCK, ring, 0.3, 0.0006)
    grain = band(rng, 0.012, 2500, 7000) * strike(0.012, 0.0005, 0.006) * 0.06
    return mix((0, first * 0.7), (0, grain), (gap, body(freq * 1.26, 0.09, CLOCK, ring * 0.8, 0.3, 0.0006)))


def mix(*parts: tuple[float, np.ndarray]) -> np.ndarray:
    """Parts laid over each other, each at its moment in seconds; two-sided if one of them is."""
    wide = any(part.ndim == 2 for _, part in parts)
    n = max(round(at * RATE) + len(part) for at, part in parts)
    out = np.zeros((n, 2) if wide else n)
    for at, part in parts:
        start = round(at * RATE)
        out[start : start + len(part)] += part[:, None] if wide and part.ndim == 1 else part
    return out


def pan(mono: np.ndarray, where: float | np.ndarray) -> np.ndarray:
    """A mono sound between left (-1) and right (1), at equal power."""
    angle = (np.clip(where, -1, 1) + 1) * np.pi / 4
    return np.stack((mono * np.cos(angle), mono * np.sin(angle)), axis=1) * np.sqrt(2) * 0.85


def slowed(sound: np.ndarray, speed: np.ndarray) -> np.ndarray:
    """The sound as it is played at a speed that changes (1 = as it was), for as long as `speed` lasts."""
    where = np.minimum(np.cumsum(speed), len(sound) - 1)
    if sound.ndim == 1:
        return np.interp(where, np.arange(len(sound)), sound)
    return np.stack([slowed(sound[:, side], speed) for side in (0, 1)], axis=1)


def muffle(sound: np.ndarray, high: float, low: float = 0.0) -> np.ndarray:
    """The sound without what is above `high` (and below `low`), by gentle slopes."""
    n = len(sound)
    freqs = np.fft.rfftfreq(2 * n, 1 / RATE)
    gain = 1 / np.sqrt(1 + (freqs / high) ** 4)
    if low:
        gain *= (freqs / low) ** 2 / (1 + (freqs / low) ** 2)
    shaped = gain if sound.ndim == 1 else gain[:, None]
    return np.fft.irfft(np.fft.rfft(sound, 2 * n, axis=0) * shaped, 2 * n, axis=0)[:n]


@lru_cache(maxsize=16)
def echo_of_room(seconds: float, dark: float = 3200.0) -> np.ndarray:
    """The answer of a warm wooden room to a clap: two sides, the same each time, high tones dying first."""
    rng = np.random.default_rng(1895)
    sides = []
    for _ in range(2):
        bright = band(rng, seconds, 300, dark) * strike(seconds, 0.012, seconds * 0.62)
        warm = band(rng, seconds, 120, 900) * strike(seconds, 0.02, seconds)
        sides.append(bright + warm * 0.9)
    answer = np.stack(sides, axis=1)
    return answer / np.sqrt(np.sum(answer**2) / 2)


def room(
    sound: np.ndarray, seconds: float = 0.6, wet: float = 0.2, dark: float = 3200.0, around: bool = False
) -> np.ndarray:
    """The sound in a room. `around`: the end rings on into the beginning (for loops), nothing is added."""
    wide = sound if sound.ndim == 2 else np.stack((sound, sound), axis=1)
    answer = echo_of_room(seconds, dark)
    length = len(wide) if around else len(wide) + len(answer)
    spectra = np.fft.rfft(wide, length, axis=0) * np.fft.rfft(answer, length, axis=0)
    ringing = np.fft.irfft(spectra, length, axis=0)
    out = ringing * wet
    out[: len(wide)] += wide
    return out


def embers(rng: np.random.Generator, seconds: float, count: int) -> np.ndarray:
    """Sparks that crackle and thin out, left and right."""
    parts = [(0.0, np.zeros((len(span(seconds)), 2)))]
    for at in np.sort(rng.uniform(0, 1, count) ** 1.6) * (seconds - 0.05):
        spark = band(rng, 0.02, 1500, 4800) * strike(0.02, 0.0006, rng.uniform(0.006, 0.018))
        parts.append((at, pan(spark * rng.uniform(0.2, 1.0) * (1 - 0.7 * at / seconds), rng.uniform(-0.6, 0.6))))
    return mix(*parts)


def loudness(sound: np.ndarray) -> float:
    """How loud it seems, in dB under full scale: its loudest 150 ms, the ear's curve at half strength."""
    wide = sound if sound.ndim == 2 else np.stack((sound, sound), axis=1)
    window = round(0.15 * RATE)
    n = len(wide) + window
    f2 = np.fft.rfftfreq(n, 1 / RATE) ** 2
    ear = (12194.0**2 * f2**2) / ((f2 + 20.6**2) * np.sqrt((f2 + 107.7**2) * (f2 + 737.9**2)) * (f2 + 12194.0**2))
    heard = np.fft.irfft(np.fft.rfft(wide, n, axis=0) * np.sqrt(ear * 1.2589)[:, None], n, axis=0)
    summed = np.concatenate(([0.0], np.cumsum(np.mean(heard**2, axis=1))))
    return 10 * np.log10(np.max(summed[window:] - summed[:-window]) / window + 1e-12)


def limit(sound: np.ndarray) -> np.ndarray:
    """Never over the ceiling: what is loud is rounded off, what is not stays as it is."""
    knee = CEILING * 0.7
    size = np.abs(sound)
    over = np.maximum(size - knee, 0) / (CEILING - knee)
    return np.where(size > knee, np.sign(sound) * (knee + (CEILING - knee) * np.tanh(over)), sound)


def finish(sound: np.ndarray, level: float) -> np.ndarray:
    """Two sides, the wished loudness, no clipping, silence cut away behind, and both ends at rest."""
    wide = sound if sound.ndim == 2 else np.stack((sound, sound), axis=1)
    wide = muffle(wide, 14000, 35)
    wide = wide * 10 ** ((level - loudness(wide)) / 20)
    wide = limit(wide)
    heard = np.nonzero(np.max(np.abs(wide), axis=1) > 0.0012)[0]
    wide = wide[: min(len(wide), heard[-1] + round(0.04 * RATE))].copy()
    into, out = round(0.001 * RATE), min(round(0.03 * RATE), len(wide) // 4)
    wide[:into] *= np.linspace(0, 1, into)[:, None]
    wide[-out:] *= (0.5 + 0.5 * np.cos(np.linspace(0, np.pi, out)))[:, None]
    return wide
