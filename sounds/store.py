"""The folder where the finished sounds are kept as WAV files, one folder for each edition of the recipes.

One idea: a file is there and whole, or it counts as absent and is made again. Files appear in one stroke.
"""

import hashlib
import shutil
import wave
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path

from game.files import write_atomically
from sounds import RATE
from sounds.family import AMBIENCE, SOUNDS, samples

EDITION = 1  # raise it for a build that ships without its sources
FRAME = 4  # two sides of 16 bits
HEAD = 44  # bytes before the samples
HOPELESS = 3  # so many files in a row that cannot be written, and no other is tried

Take = tuple[str, int]  # a name and a seed


def takes() -> Iterator[Take]:
    """Every recording of every sound, the loop excepted; what is heard first comes first."""
    for seed in range(max(sound.seeds for sound in SOUNDS.values())):
        for name, sound in SOUNDS.items():
            if seed < sound.seeds:
                yield name, seed


def edition() -> str:
    """A word that changes whenever the recipes do."""
    digest = hashlib.sha256(str(EDITION).encode())
    for source in sorted(Path(__file__).parent.rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:12]


def folder_in(cache_dir: Path) -> Path:
    """Where this edition's files belong."""
    return Path(cache_dir) / f"sounds-{edition()}"


def path(folder: Path, take: Take) -> Path:
    name, seed = take
    return folder / (f"{name}.wav" if name == AMBIENCE else f"{name}-{seed}.wav")


def write(target: Path, sound) -> None:
    """The sound as a 16-bit WAV file, all at once."""
    pcm = BytesIO()
    with wave.open(pcm, "wb") as out:
        out.setnchannels(2)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes((sound.clip(-1, 1) * 32767).round().astype("<i2").tobytes())
    write_atomically(target, pcm.getvalue())


def length(source: Path) -> int:
    """The number of bytes of samples that a file holds; 0 if it is absent, cut short or not ours."""
    try:
        with wave.open(str(source), "rb") as wav:
            size = wav.getnframes() * FRAME
            is_ours = (wav.getnchannels(), wav.getsampwidth(), wav.getframerate()) == (2, 2, RATE)
            return size if is_ours and source.stat().st_size == size + HEAD else 0
    except (OSError, EOFError, wave.Error):
        return 0


def frames(source: Path) -> bytes:
    """The samples in a file, or nothing if it is not whole."""
    size = length(source)
    try:
        return source.read_bytes()[HEAD : HEAD + size] if size else b""
    except OSError:
        return b""


def make(folder: Path, wanted: Iterable[Take]) -> Iterator[Take]:
    """Make each take that is wanted and not whole, and name each once its file is there.

    A file that cannot be written is left out, and its OSError raised in the end: at once if it is one of many in a row.
    """
    fault, in_a_row = None, 0
    for take in wanted:
        target = path(folder, take)
        try:
            if not length(target):
                write(target, samples(*take))
        except OSError as wrong:
            fault, in_a_row = wrong, in_a_row + 1
            if in_a_row == HOPELESS:
                break
            continue
        in_a_row = 0
        yield take
    if fault is not None:
        raise fault


def forget_old(folder: Path) -> None:
    """Remove the folders of other editions beside this one."""
    for other in folder.parent.glob("sounds-*"):
        if other != folder and other.is_dir():
            shutil.rmtree(other, ignore_errors=True)
