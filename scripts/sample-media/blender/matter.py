"""Surfaces other than fired glaze: clay, biscuit, raw glaze, wood, iron, brick, and what glows.

Each is a function (part, pixel) → linear color, roughness, lift in cm.
"""

import numpy as np

from color import lab, mix, ramp, to_linear
from noise import fbm, perlin, smooth

CLAY = [(-0.8, '#b3a491'), (0.0, '#c8bba8'), (0.8, '#d6cbba')]
BISCUIT = [(-0.8, '#cfae91'), (0.0, '#dabfa5'), (0.8, '#e2cdb6')]
RAW = [(-0.8, '#b9a39d'), (0.0, '#c9b3ac'), (0.8, '#d5c3bc')]
IRON = [(-0.8, '#3d3e3f'), (0.0, '#4e5050'), (0.8, '#5d5f5e')]
WOOD = [(-1.0, '#a98352'), (-0.2, '#c3a171'), (0.4, '#cfb083'), (1.0, '#dac198')]
EMBER = [(0.0, '#7a1c08'), (0.35, '#c8420e'), (0.7, '#f08a2c'), (1.0, '#ffc46a')]


def clay(damp=0.0, cut=False):
    """damp: 0 dry and matt, 1 shining with water. cut: a wire was drawn through the clay."""

    def surface(part, pixel):
        points = part.flat('points')
        tone = fbm(points * 0.35, 3, 201) + 0.35 * fbm(points * 3.0, 3, 203)
        color = ramp(CLAY, tone - 0.35 * damp)
        pits = smooth(0.5, 0.75, fbm(points * 2.4, 3, 205))
        color[:, 0] -= 0.05 * pits
        lift = 0.02 * fbm(points * 0.9, 3, 207) + 0.006 * fbm(points * 5.0, 2, 209) - 0.03 * pits
        if cut:
            across = part.flat('flow')[:, 0] * 7.0 + 0.8 * fbm(part.flat('flow') * 0.25, 2, 211)
            lift = lift + 0.012 * perlin(np.stack([across, 0 * across, 0 * across], axis=1), 213)
        wet = damp * smooth(-0.4, 0.4, fbm(points * 0.5, 2, 215) + 0.3)
        return to_linear(color), (0.78 - 0.46 * wet).astype(np.float32), lift

    return surface


def dipped(line, drips=1.2):
    """Biscuit whose upper part, down to the height line, was dipped upside down into raw glaze."""

    def surface(part, pixel):
        points = part.flat('points')
        around = np.arctan2(points[:, 1], points[:, 0])
        circle = np.stack([np.cos(around), np.sin(around), 0 * around], axis=1)
        run = smooth(0.0, 0.55, perlin(circle * 3.1, 221))
        run = run + 0.6 * smooth(0.15, 0.6, perlin(circle * 6.0, 223))
        edge = line + 0.25 * perlin(circle * 1.3, 225) - drips * run
        above = points[:, 2] - edge + 0.03 * perlin(points * 2.0, 227)
        inside = part.flat('inside') > 0.5
        cover = np.where(inside, 1.0, smooth(-0.03, 0.03, above))
        tone = fbm(points * 0.5, 3, 229) + 0.3 * fbm(points * 4.0, 2, 231)
        color = mix(ramp(BISCUIT, tone), ramp(RAW, 0.6 * tone), cover)
        # Just below its edge the biscuit has absorbed water.
        color[:, 0] -= 0.05 * (1 - cover) * np.exp(-np.clip(-above, 0, None) / 0.45)
        roll = np.exp(-(((above - 0.14) / 0.12) ** 2)) * ~inside
        lift = cover * (0.055 + 0.02 * fbm(points * 0.6, 2, 233)) + 0.05 * roll * cover
        lift = lift + 0.004 * fbm(points * 6.0, 2, 235) * (1 - cover)
        return to_linear(color), 0.85 - 0.55 * cover, lift

    return surface


def raw_glaze(part, pixel):
    points = part.flat('points')
    color = ramp(RAW, 0.5 * fbm(points * 0.4, 3, 241))
    return to_linear(color), np.full(len(points), 0.1, np.float32), 0.004 * fbm(points * 0.35, 2, 243)


def wood(seed, axis=0):
    """axis: the direction of the grain in the block's own coordinates."""

    def surface(part, pixel):
        points = np.roll(part.flat('flow'), -axis, axis=1) + np.float32(seed * 11.3)
        along = points * np.array([0.05, 1.0, 1.0], np.float32)
        center = np.array([0, 4.0 + seed * 1.7, -14.0 - seed], np.float32) + np.float32(seed * 11.3)
        ring = np.hypot(points[:, 1] - center[1], points[:, 2] - center[2]) * 1.15
        ring = ring + 1.1 * fbm(along * 0.35, 3, 251)
        year = np.mod(ring, 1)
        late = smooth(0.3, 0.95, year) * (1 - smooth(0.95, 1.0, year))
        fiber = fbm(points * np.array([0.5, 9.0, 9.0], np.float32), 3, 253)
        pore = smooth(0.45, 0.8, fbm(points * np.array([0.9, 16.0, 16.0], np.float32), 2, 255))
        color = ramp(WOOD, 0.55 - 1.0 * late + 0.4 * fiber + 0.5 * fbm(along * 0.15, 2, 257))
        color[:, 0] -= 0.06 * pore
        return to_linear(color), 0.62 + 0.1 * late, 0.003 * fiber - 0.008 * pore

    return surface


def iron(part, pixel):
    points = part.flat('points')
    tone = fbm(points * 0.8, 3, 261) + 0.3 * fbm(points * 5, 2, 263)
    color = ramp(IRON, tone)
    slip = smooth(
        0.2, 0.5, 0.7 * fbm(points * 0.35, 4, 265) + 0.13 * (7.5 - np.hypot(points[:, 0], points[:, 1]))
    )
    slip = slip * (points[:, 2] > -0.6)
    color = mix(color, lab('#b9ab98')[None, :], 0.85 * slip)
    return to_linear(color), 0.5 + 0.1 * slip, 0.004 * tone + 0.012 * slip


def stoneware(part, pixel):
    points = part.flat('points')
    tone = fbm(points * 0.4, 3, 271) + 0.3 * fbm(points * 2, 2, 273)
    color = ramp([(-0.8, '#3b2d25'), (0.0, '#503e32'), (0.8, '#665141')], tone)
    return to_linear(color), np.full(len(points), 0.3, np.float32), 0.01 * tone


def ember(level, fall=0.0, seed=0):
    def surface(part, pixel):
        points = part.flat('points')
        height = points[:, 2] / max(np.ptp(points[:, 2]), 0.1)
        heat = (
            level
            + fall * height
            + 0.09 * fbm(points * 0.4, 3, 281 + seed)
            + 0.035 * fbm(points * 2.2, 3, 283)
        )
        return (
            to_linear(ramp(EMBER, heat)),
            np.full(len(points), 0.5, np.float32),
            0.01 * fbm(points * 1.5, 2, 285),
        )

    return surface


def brick(part, pixel):
    points = part.flat('points')
    row = np.floor(points[:, 2] / 6.5 + 0.5)
    x = points[:, 0] / 11.5 + 0.5 * np.mod(row, 2) + 0.25
    gap = np.minimum(np.abs(np.mod(points[:, 2] / 6.5, 1) - 0.5) * 6.5, np.abs(np.mod(x, 1) - 0.5) * 11.5)
    gap = gap + 0.12 * fbm(points * 1.4, 3, 291)
    joint = smooth(0.32, 0.18, gap) * (points[:, 1] < 0.5)
    tone = fbm(points * 0.5, 3, 293) + 0.5 * fbm(points * 3.0, 3, 295)
    color = ramp([(-0.9, '#5d4433'), (0.0, '#806350'), (0.9, '#a08570')], tone)
    color = mix(color, lab('#57483d')[None, :], joint)
    return to_linear(color), np.full(len(points), 0.8, np.float32), 0.05 * tone - 0.18 * joint
