"""Builds the bundle: a folder (on macOS a program) that needs no Python, for the system that this runs on.

    python3 .package/bundle.py

It is left in `.package/dist`, with an archive of it to hand on. What building needs is installed into an environment of
its own in `.package/build`, so that nothing gets in that happens to be installed here. A bundle runs on the kind of
system and of processor that made it, and on Linux where the C library is not older than here.
"""

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import time
import venv
from pathlib import Path

import notices
import recipe

HERE = Path(__file__).resolve().parent
BUILD = HERE / "build"
DIST = HERE / "dist"
PATIENCE = 60
"""Seconds that the new program may take to say its version; virus scanners read it whole first."""


def main() -> int:
    if sys.argv[1:]:
        print(__doc__)
        return 2
    missing = missing_packages()
    if missing:
        sys.exit(f"Building a bundle needs more than this system has: install {' '.join(missing)} (Debian's names)")
    began = time.monotonic()
    python = made_environment()
    run(python, HERE / "icon.py", BUILD)
    run(python, HERE / "notices.py", BUILD / "licenses")
    shutil.rmtree(DIST, ignore_errors=True)
    run(python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
        "--distpath", DIST, "--workpath", BUILD / "work", HERE / "chronotable.spec")  # fmt: skip
    made = finished()
    prove(made)
    for library in notices.without_license(made):
        print(f"{library}: no line of .package/licenses/index.toml names its licence; add one before you hand this on")
    archive = pack(made)
    spent = round(time.monotonic() - began)
    print(f"{made}: {size(made):.0f} MB\n{archive}: {archive.stat().st_size / 1e6:.0f} MB, after {spent} seconds")
    return 0


def run(*command: object) -> None:
    """A step that must succeed; ends this program with the step's code if it does not."""
    done = subprocess.run([str(word) for word in command], env=os.environ | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"})
    if done.returncode:
        sys.exit(done.returncode)


def missing_packages() -> list[str]:
    """Debian's packages of what PyInstaller needs on Linux and a plain system lacks."""
    if sys.platform != "linux":
        return []
    library, folder = sysconfig.get_config_vars("INSTSONAME", "LIBDIR")
    python = f"libpython{sys.version_info[0]}.{sys.version_info[1]}"
    has_library = Path(folder or "", library or "").is_file()
    return [*(["binutils"] if not shutil.which("objdump") else []), *([python] if not has_library else [])]


def made_environment() -> Path:
    """The Python of an environment with what the program needs, and PyInstaller."""
    folder = BUILD / "venv"
    is_windows = sys.platform == "win32"
    python = folder / ("Scripts/python.exe" if is_windows else "bin/python")
    if not python.exists():
        venv.create(folder, with_pip=True, symlinks=not is_windows)
    run(python, "-m", "pip", "install", "-q", "--upgrade", "-r", recipe.ROOT / "requirements.txt", "pyinstaller>=6.6")
    return python


def finished() -> Path:
    """The result of PyInstaller with the licences at its top, and on Linux with its desktop entry and icon."""
    if sys.platform == "darwin":
        shutil.rmtree(DIST / "Chronotable")  # the program holds all of it
        return DIST / "Chronotable.app"  # its licences stay in Contents/Resources: moving them would break its seal
    made = DIST / ("Chronotable" if sys.platform == "win32" else "chronotable")
    (made / "_internal" / "licenses").rename(made / "licenses")
    if sys.platform == "win32":
        return made
    for source, folder in ((HERE / "chronotable.desktop", recipe.ENTRY), (BUILD / "chronotable.png", recipe.ICON)):
        (made / folder).parent.mkdir(parents=True)
        shutil.copy(source, made / folder)
    return made


def prove(made: Path) -> None:
    """It starts, and is of the right version; on Windows it has no terminal to say so, and only has to end well."""
    program = made / ("Contents/MacOS/Chronotable" if made.suffix == ".app" else made.name)
    said = subprocess.run([str(program), "--version"], capture_output=True, text=True, timeout=PATIENCE)
    if said.returncode or recipe.version() not in (said.stdout or recipe.version()):
        sys.exit(f"{program} --version ended with {said.returncode}: {said.stdout}{said.stderr}")


def pack(made: Path) -> Path:
    """One file to hand on: on Windows what its Explorer opens, elsewhere what keeps links and rights."""
    name = f"chronotable-{recipe.version()}-{platform.system().lower()}-{platform.machine().lower()}"
    kind = "zip" if sys.platform == "win32" else "gztar"
    return Path(shutil.make_archive(str(DIST / name), kind, DIST, made.name))


def size(folder: Path) -> float:
    """In millions of bytes, every file once."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink()) / 1e6


if __name__ == "__main__":
    sys.exit(main())
