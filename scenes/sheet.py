"""A scene that is a sheet in the middle of the window: a heading, a line under it, and what the scene puts below."""

from scenes.form_scene import FormScene
from ui.base import theme
from ui.base.scale import Scale
from ui.widgets.text import Label, Plate, Rule

TOP = 20  # units from the edge of the sheet to its heading


class Sheet(FormScene):
    """Call `add_sheet` first in `build`, `lay_sheet` first in `layout`."""

    def add_sheet(self, heading: str) -> None:
        self.ground = self.add(Plate("dialog", raised=26))
        self.head = self.add(Label(heading, theme.HEADING, theme.BRASS, "display", "center"))
        self.rule = self.add(Rule())

    def lay_sheet(self, scale: Scale, wide: float, high: float, top: float = TOP) -> tuple[float, float]:
        """Place it, so many units wide and high; its upper left corner."""
        x, y = (scale.size[0] - wide) / 2, (scale.size[1] - high) / 2
        edge = min(60, wide / 8)
        self.ground.place(scale.rect(x, y, wide, high), scale)
        self.head.place(scale.rect(x + 24, y + top, wide - 48, 40), scale)
        self.rule.place(scale.rect(x + edge, y + top + 44, wide - 2 * edge, 8), scale)
        return x, y
