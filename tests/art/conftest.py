"""What tests of galleries begin with."""

import shutil

import pytest

from art import archive as archive_of
from art.archive import Master
from tests.art.galleries import SHIPPED, gallery_of


@pytest.fixture
def ships(tmp_path, monkeypatch):
    """A program of which only these masters are there, as files that a test may change."""
    tree = tmp_path / "program"
    monkeypatch.setattr(archive_of, "ART", tree)

    def ship(*names: str):
        for name in names:
            file = Master("control", name).shipped
            file.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(SHIPPED / file.relative_to(tree), file)

    ship("pictures/nova", "pictures/rift", "back-0", "title")
    ship(*(f"pieces/{level}{name}" for level in ("quarter/", "half/", "") for name in (
        "board-stable", "board-unstable", "full-unstable")))  # fmt: skip
    return ship


@pytest.fixture
def gallery(tmp_path, ships):
    made = gallery_of(tmp_path)
    yield made
    made.close()
