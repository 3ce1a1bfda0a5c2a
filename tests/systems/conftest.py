"""As on another system: what is different there, put in the place of what this one has, for one test."""

import ctypes
import os

import pytest

from game import system


class Clock:
    """Time that passes when somebody sleeps."""

    def __init__(self):
        self.now = 0.0

    def monotonic(self):
        return self.now

    def sleep(self, seconds):
        self.now += seconds


class SharingViolation(PermissionError):
    """WinError 32, as Windows raises it: an attribute that no other system has."""

    winerror = 32

    def __init__(self, path):
        super().__init__(13, "The process cannot access the file: another process uses it", str(path))


class Holders:
    """Other programs that have files open: `hold("x.png", 3)` refuses the next three replacements of such files."""

    def __init__(self, monkeypatch):
        self.held, self.refused = {}, []
        really = os.replace

        def replace(source, target):
            for words, times in self.held.items():
                if words in str(target) and times > 0:
                    self.held[words] -= 1
                    self.refused.append(str(target))
                    raise SharingViolation(target)
            really(source, target)

        monkeypatch.setattr(os, "replace", replace)

    def hold(self, words, times=float("inf")):
        self.held[words] = times


class Windll:
    """The few functions of Windows that are asked."""

    def __init__(self, drives=0b1100):
        self.priority = None
        self.kernel32 = self.user32 = self
        self.GetLogicalDrives = lambda: drives

    def OpenProcess(self, rights, inherited, process):
        return 0 if process == 7 else process

    def WaitForSingleObject(self, handle, milliseconds):
        return 0x102 if handle % 2 else 0

    def CloseHandle(self, handle):
        self.closed = handle

    def SetPriorityClass(self, process, priority):
        self.priority = priority


@pytest.fixture
def clock(monkeypatch):
    monkeypatch.setattr(system, "time", Clock())
    monkeypatch.setattr(system, "_given_up", set())
    return system.time


@pytest.fixture
def holders(monkeypatch, clock):
    return Holders(monkeypatch)


@pytest.fixture
def windows(monkeypatch, clock):
    """What Windows lacks is taken away, and its few functions stand in."""
    monkeypatch.setattr(system, "NAME", system.WINDOWS)
    monkeypatch.setattr(ctypes, "windll", Windll(), raising=False)
    for name in ("nice", "getuid", "fork"):
        monkeypatch.delattr(os, name)
    return ctypes.windll


@pytest.fixture
def macos(monkeypatch):
    monkeypatch.setattr(system, "NAME", system.MACOS)
