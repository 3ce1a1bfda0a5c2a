"""The folder `licenses` of a bundle: what of others is in it, under which licence, and where its source is.

    python .package/notices.py FOLDER

writes it. The table is licenses/index.toml, the texts lie beside it; packages that bring their licence have it copied.
"""

import shutil
import sys
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatch
from importlib.metadata import Distribution
from pathlib import Path

import recipe

TEXTS = Path(__file__).resolve().parent / "licenses"
LIBRARY_ENDINGS = (".so", ".dll", ".dylib")
EXTENSION_MODULES = (".cpython-", ".abi3.")
"""Marks of a package's own compiled modules, which its licence covers."""
HEADING = """\
Chronotable {version} is under the MIT license: LICENSE.txt.

This program comes with software by others, each under its own license. The license texts are in this folder; a
package's own files are in the folder with its name. pygame-ce and PyTMX are plain Python files, and the shared
libraries are files of their own: you may replace each with a changed version that has the same interface.
"""


@dataclass(frozen=True)
class Component:
    """Software of others: `libraries` are patterns of file names, `package` is its name on an index of packages."""

    name: str
    license: str
    source: str
    texts: tuple[str, ...] = ()
    package: str = ""
    libraries: tuple[str, ...] = ()
    note: str = ""

    def has(self, library: str) -> bool:
        """Whether this brings a shared library with this file name."""
        return any(fnmatch(library.lower().removeprefix("lib"), pattern) for pattern in self.libraries)


def components() -> list[Component]:
    """The table of licenses/index.toml."""
    rows = tomllib.loads((TEXTS / "index.toml").read_text(encoding="utf-8"))["component"]
    return [Component(**{key: tuple(value) if isinstance(value, list) else value for key, value in row.items()})
            for row in rows]  # fmt: skip


def shared_libraries(folder: Path) -> list[str]:
    """File names of the shared libraries under a folder that are no compiled modules of a package."""
    names = {path.name for path in folder.rglob("*") if path.is_file()}
    libraries = (name for name in names if any(f"{ending}." in f"{name}." for ending in LIBRARY_ENDINGS))
    return sorted(name for name in libraries if not any(mark in name for mark in EXTENSION_MODULES))


def without_license(folder: Path) -> list[str]:
    """The shared libraries under a folder that the table does not cover."""
    table = components()
    return [name for name in shared_libraries(folder) if not any(component.has(name) for component in table)]


def license_files(package: Distribution) -> list[Path]:
    """The licence texts that an installed package brings."""
    words = ("licen", "copying", "ofl")
    files = (file for file in package.files or () if file.parts[0].endswith(".dist-info"))
    return [Path(package.locate_file(file)) for file in files if any(word in file.name.lower() for word in words)]


def write(folder: Path) -> None:
    """Write README.txt, LICENSE.txt and all licence texts into a new folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy(recipe.ROOT / "LICENSE", folder / "LICENSE.txt")
    for path in TEXTS.glob("*.txt"):
        shutil.copy(path, folder)
    versions, with_texts = {}, set()
    for package in recipe.packages():
        name = package.metadata["Name"].lower()
        versions[name] = package.version
        for path in license_files(package):
            inside = path.parts[next(i for i, part in enumerate(path.parts) if part.endswith(".dist-info")) + 1 :]
            target = folder.joinpath(name, *(part for part in inside if part != "licenses"))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
            with_texts.add(name)
    described = [_described(component, versions.get(component.package, ""), component.package in with_texts)
                 for component in components()]  # fmt: skip
    text = "\n\n".join([HEADING.format(version=recipe.version()), *described])
    (folder / "README.txt").write_text(text + "\n", encoding="utf-8")


def _described(component: Component, version: str, has_folder: bool) -> str:
    """A component as README.txt names it."""
    places = [*component.texts, *([f"{component.package}/"] if has_folder else [])]
    lines = [f"{component.name} {version}".strip(), f"  license: {component.license}"]
    lines += [f"  text:    {', '.join(places)}"] if places else []
    lines += [f"  source:  {component.source}"]
    lines += [f"  {component.note}"] if component.note else []
    return "\n".join(lines)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
