"""Control's art: instruments of time travel in brass, glass and light."""

from PIL import Image

from art import face as compose
from art.control.clocks import future_shift, rewind, time_stop
from art.control.heavens import nova, rift, singularity, wormhole
from art.control.machines import dark_energy, exotic_matter, force_field, reactor
from art.control.oddities import anomaly, antimatter
from art.control.table import back, icon, surface, title
from art.march import BRASS, Stuff
from art.wanted import Face

PICTURES = {
    "rift": rift,
    "reactor": reactor,
    "force-field": force_field,
    "exotic-matter": exotic_matter,
    "future-shift": future_shift,
    "anomaly": anomaly,
    "wormhole": wormhole,
    "rewind": rewind,
    "dark-energy": dark_energy,
    "antimatter": antimatter,
    "singularity": singularity,
    "time-stop": time_stop,
    "nova": nova,
}

BLUE_STEEL = Stuff((0.42, 0.58, 0.80), rough=0.2)
DARK_BRONZE = Stuff((0.86, 0.47, 0.24), rough=0.22)
PALE = (0.90, 0.84, 0.68)

TRIMS = {
    "stable": compose.Trim(BLUE_STEEL, BRASS, (0.012, 0.045, 0.13), PALE, "stable", "Stable"),
    "unstable": compose.Trim(DARK_BRONZE, BRASS, (0.11, 0.030, 0.012), PALE, "unstable", "Unstable"),
}


def face(face: Face, style: str, size: tuple[int, int], master: compose.Master) -> Image.Image:
    trim = TRIMS.get(face.kind) or compose.brass_trim((0.03, 0.03, 0.03), word=face.kind.title())
    return (compose.board if style == "board" else compose.full)(face, trim, size, master)


__all__ = ["PICTURES", "back", "face", "icon", "surface", "title"]
