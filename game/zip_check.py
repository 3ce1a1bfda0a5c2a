"""A look at a zip archive before its directory is read: a hostile directory takes seconds and gigabytes to read."""

from __future__ import annotations

import os
import struct
from pathlib import Path

from . import system

END = struct.Struct("<4s4H2LH")  # the record at the end: signature, disks, entries, size and place of the directory
SIGNATURE, LARGE_SIGNATURE = b"PK\x05\x06", b"PK\x06\x07"
LARGE_LENGTH = 20  # bytes of the record of an archive beyond 4 GB, which stands before the end and overrules it
LONGEST_COMMENT = 65_535
MOST_ENTRIES = 100
LONGEST_DIRECTORY = 100_000  # bytes


def why_not(path: Path | str) -> str:
    """Why the directory of an archive is not read, as the end of a sentence; "" if it may be. Raises OSError."""
    with os.fdopen(system.opened(path), "rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - LONGEST_COMMENT - END.size - LARGE_LENGTH))
        tail = file.read()
    at = len(tail) - END.size
    if at < 0:
        return "is no zip archive"
    if tail[at : at + 4] != SIGNATURE or tail[-2:] != b"\0\0":
        at = tail.rfind(SIGNATURE)  # a comment stands behind it
        if at < 0 or len(tail) - at < END.size:
            return "is no zip archive"
    _, _, _, _, entries, length, _, _ = END.unpack_from(tail, at)
    is_large = tail[max(0, at - LARGE_LENGTH) : at].startswith(LARGE_SIGNATURE)
    if is_large or entries > MOST_ENTRIES or length > LONGEST_DIRECTORY:
        return "holds too many files"
    return ""
