"""Adds what is visible only close up: opal fibers, bubbles at several depths, pinholes and 蚯蚓走泥纹."""

import numpy as np

from color import lab, mix
from noise import fbm, nearest, perlin, smooth

# The direction from a bubble to the window, whose small reflection lies on that side.
WINDOW = np.array([-0.72, -0.34, 0.6], np.float32)
# Size of a cell that may hold a bubble (cm), share of cells that do, and how strongly it shows.
BUBBLES = (
    *((0.19, 0.16, 0.5, 93), (0.105, 0.34, 0.5, 95), (0.058, 0.5, 0.46, 97), (0.033, 0.5, 0.36, 99)),
    (0.017, 0.5, 0.34, 111),
)


def magnify(spec, points, run, warp, thick, copper, color, lift, pixel):
    """pixel: size of a pixel of the picture in cm; edges are as sharp as it allows."""
    deep = smooth(0.4, 0.75, thick)
    veil = lab(spec.milk)[None, :]
    color = _opal(points, run, warp, copper, deep, veil, color)
    color, lift = _tracks(points, warp, deep, color, lift)
    for size, share, strength, seed in BUBBLES:
        color = _bubbles(points, size, share, strength * deep, seed, veil, color, pixel)
    color, lift = _pinholes(points, color, lift, deep, pixel)
    # Fire leaves the surface almost even.
    return color, lift + 0.0011 * fbm(points * 4.5, 2, 121) + 0.00035 * fbm(points * 17.0, 2, 123)


def _opal(points, run, warp, copper, deep, veil, color):
    """Two melts that never mixed: clouds, fibers that run down, fine grain."""
    curdle = fbm(run * np.array([7.0, 7.0, 3.4], np.float32) + warp * 1.5, 5, 90, gain=0.6)
    fiber = fbm(run * np.array([24.0, 24.0, 8.0], np.float32) + warp * 4.0, 3, 115, gain=0.65)
    color = mix(color, veil, 0.42 * deep * smooth(0.0, 0.7, curdle) * (1 - 0.5 * np.clip(copper, 0, 1)))
    color = mix(color, veil, 0.34 * deep * smooth(0.05, 0.6, fiber) * (1 - 0.4 * np.clip(copper, 0, 1)))
    color[:, 0] -= deep * (0.06 * smooth(0.0, 0.7, -curdle) + 0.045 * smooth(0.05, 0.6, -fiber))
    color[:, 0] += deep * (0.018 * fbm(points * 42.0, 2, 118) + 0.015 * fbm(points * 130.0, 2, 119))
    return color


def _tracks(points, warp, deep, color, lift):
    path = points * np.array([1.0, 1.0, 0.75], np.float32) * 1.25 + warp * 0.9
    line = np.abs(perlin(path, 100) + 0.22 * perlin(path * 2.6, 101) + 0.05 * perlin(path * 9.0, 103))
    kept = smooth(0.0, 0.25, fbm(points * 0.7 + 5, 2, 102)) * deep
    furrow = np.exp(-((line / 0.05) ** 2)) * kept
    core = np.exp(-((line / 0.016) ** 2)) * kept
    bank = np.exp(-(((line - 0.1) / 0.05) ** 2)) * kept
    color = color.copy()
    color[:, 0] -= 0.085 * furrow + 0.05 * core - 0.03 * bank
    color[:, 1:] *= (1 + 0.3 * furrow)[:, None]
    return color, lift - 0.008 * furrow + 0.003 * bank


def _bubbles(points, size, share, strength, seed, veil, color, pixel):
    way, value = nearest(points / np.float32(size), seed)
    distance = np.linalg.norm(way, axis=1)
    present = value < share
    radius = 0.12 + 0.26 * value / share
    edge = np.float32(0.9 * pixel / size)
    disc = smooth(radius + edge, radius - edge, distance) * present
    rim = np.exp(-(((distance - radius * 0.94) / max(0.05, edge)) ** 2)) * present
    # Milk lies over deeper bubbles, so they have less contrast.
    depth = 0.25 + 0.75 * np.modf(value * 37.0)[0] ** 1.5
    color = mix(color, veil, np.clip(rim * 0.8 + disc * 0.3, 0, 1) * strength * depth)
    core = smooth(radius * 0.8, radius * 0.3, distance) * present
    color[:, 0] -= 0.06 * core * depth * (strength > 0.05)
    glint = np.linalg.norm(way + WINDOW * (0.5 * radius)[:, None], axis=1)
    shine = smooth(0.24 * radius + edge, 0.24 * radius - edge, glint) * disc * (radius > 2.2 * edge)
    return mix(color, lab('#f6f9fa')[None, :], 0.75 * shine * depth * strength)


def _pinholes(points, color, lift, deep, pixel):
    way, value = nearest(points / np.float32(0.42), 110)
    distance = np.linalg.norm(way, axis=1)
    present = (value < 0.16) * deep
    size = 0.04 + 0.2 * value
    edge = np.float32(pixel / 0.42)
    pit = smooth(size + edge, size - edge, distance) * present
    shoulder = np.exp(-(((distance - size * 1.5) / 0.03) ** 2)) * present
    color = mix(color, lab('#4a3a30')[None, :], 0.65 * pit)
    return color, lift - 0.016 * pit + 0.003 * shoulder
