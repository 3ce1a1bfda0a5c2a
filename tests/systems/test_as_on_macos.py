"""The program as on macOS: few open files, its own keys, points and pixels."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent

DRAGGED = """
import os, resource, sys
from tests.screens.tables import sit
from ui.base import text
with sit(game="chrono_clash") as player:
    player.step(0.5)
    used = len(os.listdir("/proc/self/fd"))
    resource.setrlimit(resource.RLIMIT_NOFILE, (used + 30, used + 30))
    for wide in range(1000, 1900, 12):
        player.resize((wide, wide * 9 // 16))
    assert not player.app._faults, "a screen met a fault"
    assert len(os.listdir("/proc/self/fd")) <= used + 4
    print("played on at", player.window.size)
"""


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="nothing here tells how many files are open")
def test_dragging_a_corner_opens_no_files(tmp_path):
    environment = os.environ | {"CHRONOTABLE_HOME": str(tmp_path), "CHRONOTABLE_ART": "plain"}
    done = subprocess.run([sys.executable, "-c", DRAGGED], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0 and "played on" in done.stdout, done.stderr[-2000:]
