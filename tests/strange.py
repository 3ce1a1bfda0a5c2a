"""Things that may stand where a file of the program is expected, none of which may hold it up or end it."""

import os
import random


def folder(path):
    path.mkdir()


def pipe(path):
    """Whoever opens it waits for somebody at the other end."""
    os.mkfifo(path)


def endless(path):
    path.symlink_to("/dev/zero")


def loop(path):
    path.symlink_to(path)


def nowhere(path):
    path.symlink_to(path.with_name("no-such-thing"))


def long(path):
    path.write_text("0123456789" * 3_000_000)


def noise(path):
    path.write_bytes(random.Random(5).randbytes(5000))


def nothing(path):
    path.write_bytes(b"")


def zeros(path):
    path.write_bytes(b"\0" * 5000)


def halves(path):
    """Halves of letters, written as UTF-8 would write them if it could."""
    path.write_bytes(b"\xed\xa0\x80\n" * 40)


THINGS = [folder, pipe, endless, loop, nowhere, long, noise, nothing, zeros, halves]
NAMES = [thing.__name__ for thing in THINGS]
