"""The signs of the icon language, one drawing a word: what stands on the plate of an icon."""

from math import cos, pi, sin

from art.chrono_clash.signs import barred, card, cog, half_sun, head, helm, spark, ticks, tower
from art.kit.pen import Pen, Stylus, arrow_head, bow, mirrored, ngon, smooth, spun

# Triggers


def clock_hand(p: Pen, degrees: float) -> None:
    p.poly(spun([(0.45, 0.88), (0.55, 0.88), (0.54, 0.32), (0.46, 0.32)], degrees, 0.5, 0.56))
    blade = smooth([(0.5, -0.13), (0.60, 0.12), (0.645, 0.25), (0.5, 0.37), (0.355, 0.25), (0.40, 0.12)], 5)
    p.poly(spun(blade, degrees, 0.5, 0.56))
    ((x, y),) = spun([(0.5, 0.94)], degrees, 0.5, 0.56)
    p.disc(x, y, 0.115)


def attack(p: Pen) -> None:
    """Two hands of a clock, crossed like blades."""
    clock_hand(p, -42)
    p.line(spun([(0.5, 0.95), (0.5, -0.1)], 42, 0.5, 0.56), 0.17, 0)
    clock_hand(p, 42)


def destroyed(p: Pen) -> None:
    """An hourglass broken at the waist."""
    foot = [(0.10, 1.02), (0.90, 1.02), (0.90, 0.88), (0.80, 0.88), (0.76, 0.76), (0.63, 0.64), (0.57, 0.55),
            (0.50, 0.64), (0.43, 0.52), (0.37, 0.64), (0.24, 0.76), (0.20, 0.88), (0.10, 0.88)]  # fmt: skip
    p.poly(foot)
    top = [(0.10, 0.0), (0.90, 0.0), (0.90, 0.13), (0.81, 0.13), (0.76, 0.24), (0.58, 0.38), (0.5, 0.47), (0.42, 0.38),
           (0.24, 0.24), (0.19, 0.13), (0.10, 0.13)]  # fmt: skip
    p.poly(spun([(x + 0.10, y - 0.03) for x, y in top], 17, 0.5, 0.25))
    p.poly(ngon(3, 0.13, 0.46, 0.12, 0.4))
    p.poly(ngon(3, 0.84, 0.62, 0.11, 1.2))


def quest(p: Pen) -> None:
    """A pennant on a summit."""
    p.poly([(0.0, 1.0), (0.38, 0.42), (0.56, 0.68), (0.68, 0.54), (1.0, 1.0)])
    p.line([(0.38, 0.46), (0.38, 0.05)], 0.11)
    p.poly([(0.40, 0.0), (0.90, 0.15), (0.40, 0.32)])


def tap(p: Pen) -> None:
    """A card is turned on its side."""
    card(p, 0.04, 0.54, 0.96, 1.0)
    bow(p, 0.44, 0.50, 0.37, 195, 315, 0.12, 0.27)


def untap(p: Pen) -> None:
    """A card is set upright again."""
    card(p, 0.42, 0.14, 0.92, 1.0)
    bow(p, 0.55, 0.58, 0.42, 110, 205, 0.12, 0.27)


# Targets


def chosen_battler(p: Stylus) -> None:
    ticks(p, 0.44, 0.54, 0.13)
    helm(p.inset(0.20, 0.17, 0.60))


def chosen_opponent(p: Stylus) -> None:
    head(p.inset(0.09, 0.04, 0.82))


def other_battler(p: Stylus) -> None:
    """One beside you."""
    helm(p.inset(0.02, 0.02, 0.58))
    p.poly([(0.14, 0.34), (0.48, 0.34), (0.48, 0.62), (0.14, 0.62)], 0)
    p.box(0.08, 0.20, 0.54, 0.60, 0.1, 0)
    helm(p.inset(0.36, 0.22, 0.72), 0.09)


def other_battlers(p: Stylus) -> None:
    """Those about you."""
    for x, y, s in ((-0.08, 0.10, 0.52), (0.56, 0.10, 0.52)):
        helm(p.inset(x, y, s))
    helm(p.inset(0.19, 0.28, 0.64), 0.10)


def all_battlers(p: Stylus) -> None:
    """Those on this side and on that."""
    helm(p.inset(0.02, 0.0, 0.46))
    helm(p.inset(0.52, 0.0, 0.46))
    helm(p.inset(0.02, 0.54, 0.46))
    helm(p.inset(0.52, 0.54, 0.46))


def battler_card(p: Stylus) -> None:
    p.box(0.12, -0.06, 0.88, 1.06, 0.11)
    helm(p.inset(0.20, 0.20, 0.60), ink=0)


def action_card(p: Pen) -> None:
    p.box(0.12, -0.06, 0.88, 1.06, 0.11)
    hole = [(0.5 + r * sin(i * pi / 4), 0.5 - r * cos(i * pi / 4)) for i, r in enumerate((0.43, 0.12) * 4)]
    p.poly(hole, 0)


def in_hand(p: Pen) -> None:
    """Three cards in a fan."""
    for turn in (-27, 0, 27):
        for grow, ink in ((0.065, 0), (0.0, 255)):
            corners = [(0.33 - grow, 0.02 - grow), (0.67 + grow, 0.02 - grow), (0.67 + grow, 0.66), (0.33 - grow, 0.66)]
            p.poly(spun(corners, turn, 0.5, 1.12), ink)
    p.arc(0.5, 1.12, 0.32, 205, 335, 0.12)


def in_discard(p: Pen) -> None:
    """A card falls onto a pile."""
    p.box(0.04, 0.84, 0.96, 0.99, 0.05)
    p.box(0.10, 0.66, 0.90, 0.78, 0.04)
    p.poly(spun([(0.28, -0.02), (0.72, -0.02), (0.72, 0.56), (0.28, 0.56)], 24, 0.5, 0.27))


# What a target must be like


def with_(p: Pen) -> None:
    """A brace that holds to what stands before what follows."""
    upper = [(0.74, -0.02), (0.54, 0.06), (0.50, 0.24), (0.46, 0.42), (0.22, 0.5)]
    p.line(smooth(upper, 6, closed=False), 0.17)
    p.line(smooth([(x, 1 - y) for x, y in upper], 6, closed=False), 0.17)


# Effects


def destroy(p: Pen) -> None:
    """A skull."""
    p.poly(smooth([(0.5, 0.0), (0.80, 0.07), (0.97, 0.32), (0.92, 0.58), (0.76, 0.70), (0.5, 0.72), (0.24, 0.70),
                   (0.08, 0.58), (0.03, 0.32), (0.20, 0.07)], 6))  # fmt: skip
    p.box(0.25, 0.60, 0.75, 1.0, 0.07)
    for x in (0.30, 0.70):
        p.disc(x, 0.43, 0.135, 0)
    p.poly([(0.5, 0.54), (0.58, 0.69), (0.42, 0.69)], 0)
    for x in (0.415, 0.585):
        p.line([(x, 0.82), (x, 1.05)], 0.07, 0)


def return_(p: Pen) -> None:
    """Back down into the hand."""
    p.line([(0.5, 0.04), (0.5, 0.32)], 0.17)
    arrow_head(p, 0.5, 0.62, 90, 0.34)
    p.poly(smooth([(0.0, 0.56), (0.14, 0.56), (0.26, 0.76), (0.5, 0.82), (0.74, 0.76), (0.86, 0.56), (1.0, 0.56),
                   (0.90, 0.86), (0.70, 1.0), (0.30, 1.0), (0.10, 0.86)], 5))  # fmt: skip


def play_summon(p: Pen) -> None:
    """The sun comes up once more."""
    half_sun(p, 0.5, 0.80, 0.21, 3, 0.30, 0.42, 0.11)
    p.line([(0.14, 0.93), (0.86, 0.93)], 0.12)
    bow(p, 0.5, 0.62, 0.50, 180, 318, 0.115, 0.25)


def draw(p: Pen) -> None:
    """A card comes off the deck."""
    p.box(0.02, 0.10, 0.54, 1.0, 0.07)
    p.poly(ngon(4, 0.27, 0.55, 0.15), 0)
    p.line([(0.78, 0.96), (0.78, 0.40)], 0.15)
    arrow_head(p, 0.78, 0.02, -90, 0.36)


def discard(p: Pen) -> None:
    """A card is thrown away."""
    p.poly(spun([(0.04, 0.04), (0.50, 0.04), (0.50, 0.74), (0.04, 0.74)], -14, 0.27, 0.4))
    p.poly(ngon(4, 0.27, 0.40, 0.15), 0)
    p.line([(0.76, 0.04), (0.76, 0.62)], 0.15)
    arrow_head(p, 0.76, 0.98, 90, 0.36)


def guardians(p: Stylus) -> None:
    tower(p)


def lost_guardians(p: Stylus) -> None:
    """The tower breaks."""
    tower(p)
    p.line([(0.60, -0.05), (0.46, 0.30), (0.62, 0.46), (0.40, 0.80), (0.52, 1.05)], 0.10, 0)


def extra(p: Pen) -> None:
    """A card with the sun on it."""
    p.box(0.10, -0.03, 0.90, 1.03, 0.10)
    p.disc(0.5, 0.5, 0.17, 0)
    for i in range(8):
        t = i * pi / 4
        p.line([(0.5 + far * cos(t), 0.5 + far * sin(t)) for far in (0.26, 0.33)], 0.085, 0)


def gains(p: Pen) -> None:
    """A plus, and what is added comes next."""
    p.line([(0.29, 0.24), (0.29, 0.76)], 0.17)
    p.line([(0.03, 0.5), (0.55, 0.5)], 0.17)
    p.line([(0.70, 0.20), (0.93, 0.5), (0.70, 0.80)], 0.16)


# Abilities


def guardian_attack(p: Stylus) -> None:
    """A blade goes at the tower."""
    tower(p.inset(0.30, 0.0, 0.72))
    p.line([(-0.06, 1.06), (0.62, 0.38)], 0.34, 0)
    p.line([(0.0, 1.0), (0.40, 0.60)], 0.14)
    arrow_head(p, 0.64, 0.36, -45, 0.34)


def cant_attack(p: Pen) -> None:
    p.line([(0.5, 0.92), (0.5, 0.5)], 0.17)
    p.disc(0.5, 0.92, 0.14)
    p.poly(smooth([(0.5, -0.08), (0.64, 0.16), (0.78, 0.36), (0.5, 0.60), (0.22, 0.36), (0.36, 0.16)], 5))
    barred(p)


def cant_attack_battlers(p: Stylus) -> None:
    helm(p.inset(0.08, 0.06, 0.84))
    barred(p)


def protector(p: Stylus) -> None:
    """Under one roof."""
    p.arc(0.5, 0.56, 0.48, 180, 360, 0.15)
    p.line([(0.02, 0.56), (0.02, 0.70)], 0.15)
    p.line([(0.98, 0.56), (0.98, 0.70)], 0.15)
    helm(p.inset(0.24, 0.36, 0.52))


HEART = [(0.5, 0.98), (0.12, 0.60), (0.0, 0.34), (0.08, 0.12), (0.27, 0.04), (0.43, 0.12), (0.5, 0.24), (0.57, 0.12),
         (0.73, 0.04), (0.92, 0.12), (1.0, 0.34), (0.88, 0.60)]  # fmt: skip


def recovery(p: Pen) -> None:
    """A heart that beats again."""
    p.poly(smooth(HEART, 6))
    p.line([(0.5, 0.28), (0.5, 0.70)], 0.15, 0)
    p.line([(0.29, 0.49), (0.71, 0.49)], 0.15, 0)


def leader(p: Pen) -> None:
    """A banner that the next one follows."""
    p.line([(0.12, 0.04), (0.12, 1.0)], 0.13)
    p.poly([(0.14, 0.06), (1.0, 0.06), (0.80, 0.32), (1.0, 0.60), (0.14, 0.60)])
    spark(p, 0.46, 0.33, 0.19, 0.36)
    p.poly(ngon(4, 0.45, 0.33, 0.14), 0)


def last_stand(p: Pen) -> None:
    """A candle burns down."""
    p.poly(smooth([(0.52, 0.0), (0.62, 0.20), (0.74, 0.36), (0.70, 0.54), (0.5, 0.62), (0.30, 0.54), (0.27, 0.38),
                   (0.42, 0.22)], 6))  # fmt: skip
    p.poly(smooth([(0.50, 0.32), (0.57, 0.44), (0.5, 0.52), (0.43, 0.44)], 5), 0)
    p.box(0.32, 0.68, 0.68, 0.98, 0.04)
    p.line([(0.10, 0.97), (0.90, 0.97)], 0.12)


def reinforcements(p: Stylus) -> None:
    """One more battler."""
    helm(p.inset(0.0, 0.26, 0.68))
    p.disc(0.76, 0.26, 0.33, 0)
    p.line([(0.76, 0.05), (0.76, 0.47)], 0.15)
    p.line([(0.55, 0.26), (0.97, 0.26)], 0.15)


def legion(p: Pen) -> None:
    """Spears in a row."""
    for x in (0.14, 0.5, 0.86):
        p.line([(x, 0.30), (x, 1.0)], 0.105)
        p.poly([(x, -0.04), (x + 0.145, 0.22), (x, 0.40), (x - 0.145, 0.22)])
    p.line([(0.02, 0.68), (0.98, 0.68)], 0.13)


def fast(p: Pen) -> None:
    p.poly([(0.64, 0.0), (0.14, 0.56), (0.44, 0.56), (0.32, 1.0), (0.88, 0.38), (0.56, 0.38)])


def sentinel(p: Pen) -> None:
    """An eye that stays open."""
    upper = [(-0.02, 0.5), (0.2, 0.27), (0.5, 0.14), (0.8, 0.27)]
    lids = [*upper, *((1 - x, 1 - y) for x, y in upper)]
    p.poly(smooth(lids))
    p.poly(smooth([(0.5 + (x - 0.5) * 0.77, 0.5 + (y - 0.5) * 0.66) for x, y in lids]), 0)
    p.disc(0.5, 0.5, 0.19)


def withdraw(p: Pen) -> None:
    """Turns and goes."""
    p.line([(0.36, 0.86), (0.66, 0.86)], 0.16)
    p.arc(0.66, 0.58, 0.28, -90, 90, 0.16)
    p.line([(0.66, 0.30), (0.34, 0.30)], 0.16)
    arrow_head(p, 0.0, 0.30, 180, 0.42)


def toughness(p: Pen) -> None:
    """Layers under layers."""
    for y, ink in ((0.48, 255), (0.30, 0), (0.24, 255), (0.10, 0), (0.0, 255)):
        p.poly([(0.5, y), (1.0, y + 0.26), (0.5, y + 0.52), (0.0, y + 0.26)], ink)


def sneak_attack(p: Pen) -> None:
    """A mask."""
    upper = [(0.5, 0.32), (0.74, 0.20), (1.02, 0.22), (0.98, 0.56), (0.80, 0.78), (0.60, 0.70)]
    p.poly(smooth([*upper, (0.5, 0.60), *reversed(mirrored(upper[1:]))], 6))
    for flip in (False, True):
        slit = [(0.60, 0.50), (0.72, 0.38), (0.88, 0.42), (0.76, 0.56)]
        p.poly(smooth(mirrored(slit) if flip else slit, 5), 0)


def elusive(p: Pen) -> None:
    """Gone with the wind."""
    p.line([(0.02, 0.36), (0.60, 0.36)], 0.13)
    p.arc(0.60, 0.20, 0.16, 90, -120, 0.13)
    p.line([(0.02, 0.60), (0.78, 0.60)], 0.13)
    p.arc(0.78, 0.44, 0.16, 90, -110, 0.13)
    p.line([(0.16, 0.84), (0.52, 0.84)], 0.13)


def transform(p: Pen) -> None:
    """One goes and another comes."""
    bow(p, 0.5, 0.5, 0.40, 190, 325, 0.15, 0.30)
    bow(p, 0.5, 0.5, 0.40, 10, 145, 0.15, 0.30)


def time_threshold(p: Pen) -> None:
    """A dial of which a part has passed."""
    p.disc(0.5, 0.5, 0.48)
    p.poly([(0.47, 0.53), (0.47, -0.1), (-0.1, -0.1), (-0.1, 0.53)], 0)
    for i in (1, 2):
        t = pi + i * pi / 6
        p.line([(0.44 + far * cos(t), 0.49 + far * sin(t)) for far in (0.26, 0.38)], 0.10)


def taunt(p: Pen) -> None:
    """A mark to aim at."""
    p.ring(0.5, 0.5, 0.44, 0.13)
    p.ring(0.5, 0.5, 0.20, 0.13)
    p.disc(0.5, 0.5, 0.05)


def pilot(p: Stylus) -> None:
    """Somebody within the machine."""
    cog(p, 0.31)
    p.disc(0.5, 0.40, 0.12)
    p.poly(smooth([(0.28, 0.74), (0.34, 0.58), (0.5, 0.53), (0.66, 0.58), (0.72, 0.74)], 5))
