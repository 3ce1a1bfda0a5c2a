"""Whole figures that do something: run, kneel, sit, climb, fence, hold a lamp up. Dressed by the `Look` of `people`.

They stand on the ground: `at` is the middle between where they stand (or sit) and its height. Most are seen from the
side; with `turn` over one half from the front.
"""

from typing import NamedTuple

from art.doctor_who import heads
from art.doctor_who.people import Look, countenance
from art.doctor_who.starlight import Night
from art.doctor_who.turned import Profile, Turned, side_head
from art.kit.figure import Bones, Figure
from art.kit.shapes import Point, Shape, blob, box, dot, place, sweep


class Pose(NamedTuple):
    """Directions in degrees, for somebody who looks to the right: 0 ahead, 90 up, 270 down."""

    spine: float = 90
    head: float = 92
    near_arm: Bones = (262, 284)
    far_arm: Bones = (280, 300)
    near_leg: Bones = (266, 264)
    far_leg: Bones = (278, 274)


POSES = {
    "stand": Pose(),
    "stride": Pose(86, 90, (240, 268), (300, 326), (290, 276), (252, 244)),
    "run": Pose(76, 84, (228, 322), (318, 30), (322, 262), (240, 186)),
    "flee": Pose(70, 88, (40, 80), (330, 30), (330, 268), (236, 180)),
    "kneel": Pose(84, 74, (300, 340), (310, 350), (356, 268), (266, 184)),
    "crouch": Pose(52, 66, (300, 332), (318, 350), (8, 246), (330, 232)),
    "sit": Pose(94, 90, (286, 352), (292, 4), (356, 270), (2, 266)),
    "slump": Pose(104, 84, (286, 348), (280, 340), (350, 272), (6, 268)),
    "lamp": Pose(88, 94, (38, 62), (250, 282), (274, 268), (252, 250)),
    "point": Pose(88, 90, (4, 2), (256, 280), (284, 272), (254, 250)),
    "reach": Pose(92, 116, (62, 78), (54, 74), (276, 270), (264, 262)),
    "lunge": Pose(76, 84, (6, 8), (152, 108), (334, 266), (226, 224)),
    "strike": Pose(96, 92, (112, 66), (20, 20), (300, 276), (248, 236)),
    "bowl": Pose(104, 100, (96, 84), (24, 40), (312, 284), (238, 226)),
    "read": Pose(90, 72, (298, 26), (306, 34), (268, 266), (278, 274)),
    "aim": Pose(88, 86, (352, 6), (344, 10), (292, 274), (246, 242)),
    "climb": Pose(80, 100, (70, 86), (40, 70), (20, 262), (262, 250)),
    "play": Pose(90, 82, (300, 52), (306, 44), (272, 268), (262, 262)),
    "bow": Pose(40, 30, (250, 300), (264, 310), (266, 264), (274, 272)),
    "fall": Pose(128, 140, (60, 90), (140, 100), (350, 310), (20, 330)),
    "command": Pose(92, 94, (20, 40), (300, 200), (270, 268), (278, 274)),
}


def posed(pose: Pose | str, at: Point, size: float, facing: int = 1, build: str = "man", turn: float = 0.0) -> Figure:
    """The figure of a pose whose lowest foot or knee stands at the height of `at`."""
    p = POSES[pose] if isinstance(pose, str) else pose
    more = {"spine": p.spine, "head": p.head, "near_arm": p.near_arm, "far_arm": p.far_arm, "near_leg": p.near_leg,
            "far_leg": p.far_leg, "facing": facing, "turn": turn}  # fmt: skip
    trial = Figure((0.0, 0.0), size, build, **more)
    low = min(y for _, y in (trial.foot_n, trial.foot_f, trial.knee_n, trial.knee_f)) - 0.028 * size
    middle = (trial.foot_n[0] + trial.foot_f[0]) / 2
    return Figure((at[0] - middle * 0.5, at[1] - low), size, build, **more)


def act(n: Night, look: Look, pose: Pose | str, at: Point, size: float = 1.5, facing: int = 1, garb: str = "suit",
        build: str = "man", turn: float = 0.0, legs: str = "", boot: float = 1.15, sway: float = 0.0, hem: float = 0.0,
        wide: float = 0.0, sleeve: float = 1.2, bright: float = 0.0, rim: float = 1.0, bones: float = 0.5,
        halo: float = 0.5, arms: str = "nf", look_aside: float = 0.22, stern: float = 0.0, fade: float = 0.0,
        sleeves: str = "") -> Figure:  # fmt: skip
    """A dressed figure: `garb` is suit, coat, robe, dress, tunic or kilt; `hem` so far above the ground it ends.

    bright, rim: of all of it; a silhouette before a light has less of the one and more of the other. sway: how far the
    garment flies (behind: below zero). `legs` and `sleeves` are their hues, else the coat's.
    """
    who = posed(pose, at, size, facing, build, turn)
    soft, k = 0.036 * size, size
    dress = {"soft": soft, "bright": bright, "rim": rim, "stars": 0.35}
    hose = legs or look.coat
    near_leg, far_leg = who.leg(True, boot), who.leg(False, boot)
    if "f" in arms:
        n.being(who.arm(False, sleeve), sleeves or look.coat, halo=halo, **dress | {"bright": bright - 0.05})
    if garb not in ("robe", "dress"):
        n.being(far_leg, hose, halo=halo, **dress | {"bright": bright - 0.06})
        n.being(near_leg, hose, halo=halo * 0.5, **dress)
    ground = at[1] + hem * k
    garment = {
        "suit": lambda: who.trunk() + who.skirt(who.hip[1] - 0.055 * k, 0.085 * k, sway * 0.3),
        "coat": lambda: who.coat(who.hip[1] - 0.26 * k, wide or 0.15 * k, sway, split=False),
        "robe": lambda: who.trunk() + who.robe(ground, wide or 0.20 * k, sway),
        "dress": lambda: who.trunk() + who.skirt(ground, wide or 0.20 * k, sway),
        "tunic": lambda: who.trunk() + who.skirt(who.hip[1] - 0.12 * k, wide or 0.12 * k, sway * 0.5),
        "kilt": lambda: who.trunk() + who.skirt(who.hip[1] - 0.20 * k, wide or 0.15 * k, sway * 0.5),
    }[garb]()
    n.being(garment, look.coat, halo=halo, fade=fade, **dress | {"soft": soft * 1.4})
    head_of(n, who, look, look_aside, stern, bright)
    if "n" in arms:
        n.being(who.arm(True, sleeve), sleeves or look.coat, halo=halo * 0.4, **dress | {"bright": bright + 0.03})
    if bones:
        n.bones(who, 0.030 * k, bones)
    return who


def head_of(n: Night, who: Figure, look: Look, aside: float = 0.22, stern: float = 0.0, bright: float = 0.0) -> None:
    """The head of a posed figure: in profile from the side, else from three quarters."""
    size, lean = who.build.head * who.size, (who.tilt - 90) * who.facing
    if who.turn < 0.5:
        side_head(n, Profile(who.head, size, lean, who.facing), look, stern, bright)
        return
    b = Turned(who.head, size, lean, aside * who.facing, 0.0)
    front, back = heads.HAIR[look.hair]
    if back:
        n.being(b.plain(back), look.locks, soft=0.16 * size, stars=0.2, halo=0.3)
    countenance(n, b, look, stern)
    if front:
        n.being(b.put(front), look.locks, soft=0.16 * size, stars=0.2, halo=0.1)
    if look.hat:
        n.being(b.put(heads.HATS[look.hat]), look.felt or look.coat, soft=0.18 * size, stars=0.1, halo=0.3)


def held(who: Figure, shape: Shape, size: float = 1.0, direction: float | None = None, near: bool = True) -> Shape:
    """A thing in a hand, drawn upright with its grip at (0, 0); `direction`: of its up, for who looks right."""
    own = who.bones["near_arm" if near else "far_arm"][1]
    return who.in_hand(shape, near, own if direction is None else direction, size)


def from_above(n: Night, look: Look, at: Point, size: float, angle: float = 0.0, reach: float = 1.0) -> None:
    """Somebody seen from straight above, who leans over something: crown, shoulders, both arms ahead (up, at 0)."""

    def put(shape: Shape) -> Shape:
        return place(shape, at, size, angle)

    for x in (-1, 1):
        arm = sweep([(0.78 * x, -0.10), (0.98 * x, 0.50), (0.58 * x, 0.92 + 0.30 * reach)], [0.28, 0.23, 0.15])
        n.being(put(arm), look.coat, soft=0.16 * size, halo=0.5, stars=0.3)
        n.being(put(dot(0.52 * x, 1.04 + 0.34 * reach, 0.16, 0.20)), look.skin, soft=0.10 * size, halo=0.4, stars=0)
    n.being(put(blob((-1.02, 0.06), (-0.70, 0.34), (0, 0.42), (0.70, 0.34), (1.02, 0.06), (0.76, -0.36), (0, -0.50),
                     (-0.76, -0.36))), look.coat, soft=0.26 * size, halo=0.7, stars=0.4)  # fmt: skip
    n.being(put(blob((0, 0.86), (0.10, 0.72), (-0.10, 0.72))), look.skin, soft=0.05 * size, halo=0, stars=0)
    n.being(put(dot(0, 0.26, 0.46, 0.54)), look.skin if look.hair == "bald" else look.locks, soft=0.26 * size,
            halo=0.6, stars=0.3, bright=0.05)  # fmt: skip


def seat(n: Night, who: Figure, hue: str = "silver", back: float = 0.5, thick: float = 0.05) -> None:
    """A chair under somebody who sits, seen from the side; paint it before them (with the figure of `posed`)."""
    s, f = who.size, who.facing
    x, y = who.hip
    y -= 0.075 * s
    n.being(box(x - 0.16 * s, y - thick * s, x + 0.16 * s, y), hue, soft=0.03 * s, halo=0.4)
    a, b = x - f * 0.13 * s, x - f * (0.13 + thick) * s
    n.being(box(min(a, b), y - thick * s, max(a, b), y + back * s), hue, soft=0.03 * s, halo=0.4)
    n.being(box(x - 0.03 * s, y - 0.40 * s, x + 0.03 * s, y), hue, soft=0.03 * s, halo=0.2)
