"""Harold Chorley: a microphone thrust at us, and behind it the man who was there, he will say, from the first."""

from art.doctor_who import hands, heads, nebulae, scenery
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import three_quarter
from art.kit.shapes import dot, hoop, sweep


@picture("present", "harold-chorley", nebulae.clouds((0.2, 0.5), 0.7, 3.0))
def paint(n: Night) -> None:
    scenery.corridor(n, (0.30, 0.44), "bronze", 5, 12, "#ffd0a0", 0.7, 1.1, 1.6)
    n.shade(0.3, 0.3, 0.7, 0.4)
    look = Look("dusk", "flesh", "parted", "gold", collar="lapels")
    b = three_quarter(n, look, (0.38, 0.34), 0.36, -0.30, 0.08, 6, stern=-0.6, lamp=(-0.8, 0.9))
    n.being(b.put(heads.spectacles()), "soot", soft=0.01, halo=0.1, rim=1.4, stars=0)
    mic = (-0.34, -0.22)
    n.being(sweep([(-0.30, -1.10), (-0.34, -0.40)], [0.10, 0.085]), "silver", soft=0.06, halo=0.5, stars=0)
    n.being(dot(*mic, 0.24, 0.27), "silver", soft=0.14, halo=1.1, stars=0, bright=0.05)
    for k in range(-3, 4):
        n.ink([(mic[0] - 0.23, mic[1] + 0.07 * k), (mic[0], mic[1] + 0.07 * k - 0.03), (mic[0] + 0.23,
            mic[1] + 0.07 * k)], 0.014, 0.55,
              "silver")  # fmt: skip
        n.ink([(mic[0] + 0.066 * k, mic[1] + 0.25), (mic[0] + 0.075 * k, mic[1]), (mic[0] + 0.066 * k,
            mic[1] - 0.25)], 0.012, 0.45,
              "silver")  # fmt: skip
    n.being(hoop(mic[0], mic[1] - 0.26, 0.10, 0.035, ry=0.02), "gold", soft=0.02, halo=0.3, stars=0)
    hands.fist(n, (-0.32, -0.86), (0.16, -1.7), 0.34, "flesh", "dusk", "pearl", -1)
    for r in (0.34, 0.46, 0.60):
        n.lit(hoop(*mic, r, 0.007, 110, 200), n.sky.accent, 1.1 - r, 0.03)
