"""How often the program looks whether something is to be done: often while something happens, seldom at rest."""

import pytest

from ui.base.window import FRAME, RESTLESS, SLOW_FRAME, Pace


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
        clock.now += pace.pause(is_stirring)
        count += 1
    return count


@pytest.mark.parametrize("work", [0.0, 0.004, 0.015])
def test_while_something_happens_there_are_sixty_frames_a_second_however_long_each_takes(work):
    clock = Clock()
    assert beats(Pace(clock), clock, 2.0, work, is_stirring=True) == pytest.approx(120, abs=1)


def test_at_rest_there_are_half_as_many_and_the_first_that_happens_brings_them_back():
    clock = Clock()
    pace = Pace(clock)
    assert beats(pace, clock, RESTLESS) == pytest.approx(RESTLESS / FRAME, abs=2)
    assert beats(pace, clock, 3.0) == pytest.approx(3.0 / SLOW_FRAME, abs=2)
    assert pace.pause(True) <= FRAME
    assert beats(pace, clock, 1.0) == pytest.approx(60, abs=2)


def test_a_frame_that_took_long_is_not_made_up_for_by_many_quick_ones():
    clock = Clock()
    pace = Pace(clock)
    clock.now += 3.0
    assert [pace.pause(True) for _ in range(3)] == [0.0, 0.0, pytest.approx(FRAME)]
