"""Control's art: instruments of time travel in brass, glass and light."""

from art.control.face import face
from art.control.table import back, icon, surface
from art.control.title import title
from art.pictures import Pictures

PICTURES = Pictures("control")

__all__ = ["PICTURES", "back", "face", "icon", "surface", "title"]
