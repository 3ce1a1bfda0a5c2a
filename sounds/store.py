"""The folder where the finished sounds are kept as WAV files, one folder for each edition of the recipes.

One idea: a file is there and whole, or it counts as absent and is made again. Files appear in one stroke.
"""

import hashlib
import os
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from struct import pack

from game.files import content, write_atomically
from game.system import opened
from sounds import RATE
from sounds.family import AMBIENCE, SOUNDS, samples

EDITION = 1  # raise it for a build that ships without its sources
FRAME = 4  # two sides of 16 bits
HEAD = 44  # bytes before the samples
LONGEST = 64_000_000  # bytes of samples
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


def head(size: int) -> bytes:
    """What stands before so many bytes of samples in a file of ours."""
    form = pack("<4sIHHIIHH", b"fmt ", 16, 1, 2, RATE, RATE * FRAME, FRAME, 16)
    return pack("<4sI4s", b"RIFF", size + HEAD - 8, b"WAVE") + form + pack("<4sI", b"data", size)


def write(target: Path, sound) -> None:
    """The sound as a 16-bit WAV file, all at once."""
    samples_ = (sound.clip(-1, 1) * 32767).round().astype("<i2").tobytes()
    write_atomically(target, head(len(samples_)) + samples_)


def is_whole(source: Path) -> bool:
    """Whether there is a file of ours with all its samples, going by its head and its length."""
    try:
        with os.fdopen(opened(source), "rb") as file:
            size = os.fstat(file.fileno()).st_size - HEAD
            return 0 < size <= LONGEST and size % FRAME == 0 and file.read(HEAD) == head(size)
    except OSError:
        return False


def frames(source: Path) -> bytes:
    """The samples in a file, or nothing if it is absent, cut short or not ours, whatever else it may be."""
    try:
        return content(source, LONGEST + HEAD)[HEAD:] if is_whole(source) else b""
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
            if not is_whole(target):
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
