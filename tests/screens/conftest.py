"""What several tests of screens stand on."""

import pytest

from scenes.match import sitting
from tests.screens.around import FakeTable


@pytest.fixture
def sat(monkeypatch):
    """The matches that somebody sat down to."""
    matches = []

    def sit_down(app, match):
        matches.append(match)
        app.stack.start(FakeTable(match))

    monkeypatch.setattr(sitting, "sit_down", sit_down)
    return matches
