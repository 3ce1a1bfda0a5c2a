"""A program that can't go on shows a message box, and ends on SIGTERM while it is shown."""

import signal
import subprocess
import sys

import pytest

from tests.desktop.desktop import BUILT, PATIENCE, ROOT, wait

FAULTY = """
import sys
import main
from scenes.form_scene import FormScene

def update(self, dt):
    raise RuntimeError("the clock stopped")

FormScene.update = update
sys.argv[1:] = ["--windowed", "1280x720"]
sys.exit(main.main())
"""


@pytest.mark.skipif(bool(BUILT), reason="the fault is put into the source")
def test_a_box_that_says_why_is_ended_like_any_program(screen, home):
    environment = {**screen.environment, "CHRONOTABLE_HOME": str(home)}
    command = [sys.executable, "-c", FAULTY]
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True)
    try:
        assert any(str(home / "data" / "crash.log") in line for line in process.stderr), "it names its log"
        wait(lambda: screen.run("xdotool", "getactivewindow", "getwindowname") == "Chronotable", "the box")
        assert process.poll() is None, "it waits for the reader"
        assert (home / "data" / "crash.log").read_text().count("RuntimeError: the clock stopped") == 3
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == -signal.SIGTERM
    finally:
        process.kill()
        process.wait()
        process.stderr.close()
