"""The program on a Wayland desktop, without X: it starts, is seen, and is played with the mouse to a result."""

import subprocess
import sys

import pytest
from PIL import Image

from tests.desktop import desktop, wayland
from tests.desktop.desktop import BUILT, ROOT, Program, wait
from tests.desktop.sitting import play_out, sit_down
from tests.desktop.wayland import WaylandScreen, without_x


@pytest.fixture(autouse=True)
def tools():
    missing = [*wayland.missing_tools(), *desktop.missing_tools()]
    if missing:
        pytest.skip(f"needs {', '.join(missing)}")


def test_it_starts_and_is_seen_where_there_is_no_x(settle_home):
    home = settle_home()
    compositor = without_x()
    environment = compositor.environment | {"CHRONOTABLE_HOME": str(home)}
    command = [*(BUILT or (sys.executable, "main.py")), "--windowed", "1280x720"]
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True)
    try:

        def is_seen():
            assert process.poll() is None, process.stderr.read()
            shot = compositor.shot()
            if shot is None:
                return False
            with Image.open(shot) as picture:
                small = picture.convert("RGB").resize((160, 90))
            dots = [small.getpixel((x, y)) for x in range(160) for y in range(90)]
            return sum(r > 180 and 130 < g < 220 and b < 140 for r, g, b in dots) > 60  # the first door's button

        wait(is_seen, "the menu on the screenshot")
    finally:
        process.kill()
        process.wait()
        compositor.close()


@pytest.fixture
def start():
    """Starts the program in a compositor with a mouse."""
    screen, running = WaylandScreen(), []

    def begin(home, size=(1280, 720)):
        running.append(Program(screen, home, size))
        return running[-1]

    yield begin
    for program in running:
        program.kill()
    screen.close()


def test_one_whole_round_is_played_to_its_result_with_the_mouse(start, settle_home):
    home = settle_home()
    program = sit_down(start, home)
    assert not {"DISPLAY", "SDL_VIDEODRIVER"} & program.screen.for_program.keys()
    assert play_out(program, home, "control") > 2
    assert program.is_running
    assert program.colours() > 20
