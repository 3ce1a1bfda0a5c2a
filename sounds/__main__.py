"""`python -m sounds OUT [NAME ...]`: write the sounds as WAV files, to be listened to."""

import argparse
import sys
from pathlib import Path

from sounds import store
from sounds.family import AMBIENCE, NAMES


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sounds", description="Write the game's sounds as WAV files.")
    parser.add_argument("out", type=Path, help="the folder to write into")
    parser.add_argument("names", nargs="*", help="only these sounds (default: all, and the ambient loop)")
    asked = parser.parse_args(words)
    for name in asked.names:
        if name not in NAMES | {AMBIENCE}:
            parser.error(f"there is no sound {name!r}; there are: {', '.join(sorted(NAMES))}, {AMBIENCE}")
    wanted = [*store.takes(), (AMBIENCE, 0)]
    try:
        for take in store.make(asked.out, [take for take in wanted if not asked.names or take[0] in asked.names]):
            print(store.path(asked.out, take))
    except OSError as error:
        print(f"{asked.out}: {error.strerror or error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
