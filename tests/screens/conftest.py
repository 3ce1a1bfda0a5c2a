"""What several tests of screens stand on."""

import pytest

from scenes.match import sitting
from tests.screens.around import FakeTable
from tests.screens.past import record_of
from tests.teach.test_review import FEW, reviewed


@pytest.fixture
def sat(monkeypatch):
    """The matches that somebody sat down to."""
    matches = []

    def sit_down(app, match):
        matches.append(match)
        app.stack.start(FakeTable(match))

    monkeypatch.setattr(sitting, "sit_down", sit_down)
    return matches


@pytest.fixture(scope="session")
def review():
    """What there is to say of a match of Control, for `look`."""
    return reviewed(record_of("control"), **FEW)
