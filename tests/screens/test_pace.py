"""How often the program looks whether something is to be done: often while something happens, seldom at rest."""

import pygame
import pytest

from ui.base.window import FRAME, LOOK, RESTLESS, SLOW_FRAME, Pace, turn, wait


class Clock:
    """A clock that goes on only when it is told to."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


def beats(pace, clock, seconds, work=0.0, is_stirring=False):
    """How many frames there are in so many seconds, each with so much work."""
    count, end = 0, clock.now + seconds - 1e-9
    while clock.now < end:
        clock.now += work
        pace.count(is_stirring)
        clock.now += pace.left
        count += 1
    return count


@pytest.mark.parametrize("work", [0.0, 0.004, 0.015])
def test_while_something_happens_there_are_sixty_frames_a_second_however_long_each_takes(work):
    clock = Clock()
    assert beats(Pace(clock), clock, 2.0, work, is_stirring=True) == pytest.approx(120, abs=1)


def test_at_rest_there_are_few_and_the_first_that_happens_brings_them_back():
    clock = Clock()
    pace = Pace(clock)
    assert beats(pace, clock, RESTLESS) == pytest.approx(RESTLESS / FRAME, abs=2)
    assert beats(pace, clock, 3.0) == pytest.approx(3.0 / SLOW_FRAME, abs=2)
    pace.count(True)
    assert not pace.is_at_rest
    clock.now += pace.left
    assert beats(pace, clock, 1.0) == pytest.approx(60, abs=2)


def test_a_frame_that_took_long_is_not_made_up_for_by_many_quick_ones():
    clock = Clock()
    pace = Pace(clock)
    clock.now += 3.0
    left = []
    for _ in range(3):
        pace.count(True)
        left.append(pace.left)
    assert left == [0.0, 0.0, pytest.approx(FRAME)]


class Quiet:
    """A program of which nothing is wanted."""

    running = True

    def __init__(self, behind=0):
        self.behind, self.given, self.heard = behind, [], []

    def step(self, events, dt):
        self.heard += events

    def draw(self):
        return False

    def idle(self, seconds):
        self.given.append(seconds)
        self.behind -= 1
        return self.behind >= 0


def test_what_a_frame_leaves_over_is_offered_and_while_it_is_used_frames_do_not_become_slow():
    clock, app = Clock(), Quiet(behind=200)
    pace = Pace(clock)
    for _ in range(200):
        assert turn(app, pace, [], FRAME) is False
        clock.now += pace.left
    assert not pace.is_at_rest and app.given[1:] == pytest.approx([FRAME] * 199)
    for _ in range(100):
        turn(app, pace, [], FRAME)
        clock.now += pace.left
    assert pace.is_at_rest and pace.due - pace.clock() == pytest.approx(0) and app.given[-1] == pytest.approx(FRAME)


def test_an_event_ends_the_sleep_of_a_program_at_rest(monkeypatch):
    pygame.init()
    pygame.event.clear()
    clock = Clock()
    pace, slept = Pace(clock), []

    def sleep(seconds):
        slept.append(seconds)
        clock.now += seconds
        if len(slept) == 1:
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(1, 1), buttons=(0, 0, 0)))

    monkeypatch.setattr("ui.base.window.time.sleep", sleep)
    beats(pace, clock, RESTLESS + 0.2)
    pace.count(False)
    wait(pace)
    assert slept == pytest.approx([LOOK]) and pace.left > 0
    assert [event.type for event in pygame.event.get()] == [pygame.MOUSEMOTION], "it is still there to be taken"
    pace.count(True)
    assert wait(pace) is None and sum(slept[1:]) <= FRAME + 1e-9


def test_a_program_at_rest_wakes_up_twice_in_a_frame(monkeypatch):
    """Each time it wakes up costs more than what it then does."""
    pygame.init()
    pygame.event.clear()
    clock = Clock()
    pace, slept = Pace(clock), []

    def sleep(seconds):
        slept.append(seconds)
        clock.now += seconds

    monkeypatch.setattr("ui.base.window.time.sleep", sleep)
    beats(pace, clock, RESTLESS + 0.2)
    slept.clear()
    for _ in range(10):
        clock.now += 0.0004
        pace.count(False)
        wait(pace)
    assert len(slept) == 20 and sum(slept) == pytest.approx(10 * SLOW_FRAME, abs=0.01) and max(slept) < 1.2 * LOOK


def test_on_a_machine_that_wakes_late_there_is_time_for_what_will_be_wanted_once_nothing_happens():
    """Otherwise it would never be made, and the program never come to rest."""
    clock, app = Clock(), Quiet(behind=3)
    pace = Pace(clock)
    for _ in range(200):
        clock.now += 2 * FRAME + 0.001  # of which nothing is left
        turn(app, pace, [], FRAME)
    assert min(app.given) >= FRAME / 2 and pace.is_at_rest
    app = Quiet()
    pace.due = clock.now - 1.0
    turn(app, pace, [pygame.event.Event(pygame.MOUSEMOTION)], FRAME)
    assert app.given == [0.0], "a hand that moves waits for nothing"
