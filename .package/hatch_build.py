"""What hatchling asks while it makes the wheel, answered by recipe.py; the icon is painted on the way.

The wheel holds the folders of the source as they lie here, side by side: it is meant for an environment of its own, as
`uv tool install` and `pipx install` make one. It is made from the source itself and not by way of an sdist, because the
source lies outside this folder.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

HERE = Path(__file__).resolve().parent
BUILD = HERE / "build"
sys.path.insert(0, str(HERE))

import recipe  # noqa: E402


class Facts(MetadataHookInterface):
    """Version, dependencies, readme and licence, each from the one place where it stands."""

    def update(self, metadata: dict[str, Any]) -> None:
        BUILD.mkdir(exist_ok=True)
        shutil.copy(recipe.ROOT / "LICENSE", BUILD)
        readme = (recipe.ROOT / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}
        metadata["version"] = recipe.version()
        metadata["dependencies"] = recipe.requirements()


class Contents(BuildHookInterface):
    """The files of the wheel."""

    def dependencies(self) -> list[str]:
        """What painting the icon needs is what playing needs."""
        return recipe.requirements()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            raise SystemExit("Chronotable is built as a wheel only: uv build --wheel .package")
        quiet = os.environ | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        subprocess.run([sys.executable, str(HERE / "icon.py"), str(BUILD)], check=True, env=quiet)
        build_data["force_include"] |= {str(recipe.ROOT / path): path.as_posix() for path in recipe.files()}
        build_data["shared_data"] |= {
            str(HERE / "chronotable.desktop"): recipe.ENTRY,
            str(BUILD / "chronotable.png"): recipe.ICON,
        }
