"""Tables of all games with many cards on them."""

from tests.screens.clash import full
from tests.screens.domains import six
from tests.screens.eras import FULL
from tests.screens.tables import QUIET

CROWDED = {
    "control": QUIET,
    "doctor_who": f"active: 0\n{FULL}",
    "towers_in_time": f"active: 0\n{six()}",
    "chrono_clash": f"active: 0\n{full(2)}",
}
