"""Half-Past Hounds: three lean hounds run in one line along a roof, one burning mane between them."""

from art.chrono_clash import world
from art.chrono_clash.dawn import ROSE, picture
from art.kit import land, sky
from art.kit.canvas import Canvas
from art.kit.creature import Beast
from art.kit.shapes import Shape, between, blob, dot

# Outlines stay as rows of points:
# fmt: off


@picture("half-past-hounds", disc=(0.22, 0.16, 0.70), clouds="bands", cover=0.7, light=ROSE)
def paint(c: Canvas) -> None:
    world.meridian(c, -0.72, 0.36, 0.6, tower=0.80, salt=5)
    land.ridge(c, -0.62, -0.06, salt=2)
    pack = [Beast((0.12, -0.26), 0.56, "hound", "gallop", 2, neck=(34,), head=(-12,)), Beast((0.16, 0.16), 0.46,
        "hound", "gather", 8), Beast((-0.08, 0.48), 0.38, "hound", "leap", 10)]
    for i, dog in reversed(list(enumerate(pack))):
        dog.paint(c, far=0.03 * i)
    rng = c.rng(3)
    manes: Shape = []
    for dog in pack:
        for i in range(9):
            t = i / 8
            root = between(dog.poll, dog.croup, t * 0.72)
            root = (root[0], root[1] + 0.03 * (1 - t))
            reach = dog.size * (0.72 - 0.38 * t) * rng.uniform(0.75, 1.15)
            tip = (root[0] - reach, root[1] + reach * rng.uniform(0.20, 0.55))
            manes += blob((root[0] + 0.045, root[1] - 0.03), (root[0] - 0.01, root[1] + 0.05), between(root, tip,
                0.6), (*tip, 0), (root[0] - reach * 0.45, root[1] + reach * 0.05), (root[0] - 0.03, root[1] - 0.05),
                    per=5)
    land.fire(c, manes, 0.09, 1.1)
    for dog in pack:
        c.shine(dog.on_head(dot(0.42, 0.10, 0.055)), "#fff2c0", 1.2, 0.025)
        c.flat(dog.head() + dog.on_head(dot(0, 0, 0.2)), c.palette.dark, 0.85)
        c.shine(dog.on_head(dot(0.40, 0.08, 0.06)), "#fff2c0", 1.2, 0.025)
    sky.embers(c, 70, -0.5, 0.9, 0.009)
