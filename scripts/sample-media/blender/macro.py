"""What only shows close up: bubbles at several depths, pinholes, and the tracks of 蚯蚓走泥纹."""

import numpy as np

from colour import lab, mix
from noise import cells, fbm, perlin, smooth


def magnify(spec, points, run, warp, thick, copper, colour, lift):
    deep = smooth(0.4, 0.75, thick)
    # Opal threads: the fine curdled structure of two melts that never mixed.
    curdle = fbm(run * np.array([7.0, 7.0, 3.4], np.float32) + warp * 1.5, 4, 90)
    veil = lab(spec.milk)[None, :]
    colour = mix(colour, veil, 0.34 * deep * smooth(0.0, 0.8, curdle) * (1 - 0.5 * np.clip(copper, 0, 1)))
    colour[:, 0] -= 0.05 * deep * smooth(0.0, 0.8, -curdle)
    colour, lift = _tracks(spec, points, warp, deep, colour, lift)
    for size, share, strength, seed in ((0.17, 0.2, 0.22, 93), (0.1, 0.36, 0.27, 95), (0.058, 0.5, 0.26, 97)):
        colour = _bubbles(points, size, share, strength * deep, seed, veil, colour)
    return _pinholes(points, colour, lift, deep)


def _tracks(spec, points, warp, deep, colour, lift):
    path = points * np.array([1.0, 1.0, 0.75], np.float32) * 1.25 + warp * 0.9
    line = np.abs(perlin(path, 100) + 0.22 * perlin(path * 2.6, 101))
    kept = smooth(0.0, 0.25, fbm(points * 0.7 + 5, 2, 102)) * deep
    furrow = np.exp(-((line / 0.045) ** 2)) * kept
    bank = np.exp(-((line / 0.13) ** 2)) * kept
    colour = colour.copy()
    colour[:, 0] -= 0.11 * furrow - 0.035 * bank
    colour[:, 1:] *= (1 + 0.25 * furrow)[:, None]
    return colour, lift - 0.010 * furrow + 0.004 * bank


def _bubbles(points, size, share, strength, seed, veil, colour):
    distance, _, value = cells(points / np.float32(size), seed)
    present = value < share
    radius = 0.16 + 0.24 * value / share
    edge = 0.035 / size * 0.35
    disc = smooth(radius, radius - edge, distance) * present
    ring = np.exp(-(((distance - radius * 0.92) / (0.05 + 0.25 * edge)) ** 2)) * present
    # Deeper bubbles are paler in contrast: milk lies over them.
    depth = 0.35 + 0.65 * np.modf(value * 37.0)[0]
    colour = mix(colour, veil, np.clip(ring * 0.7 + disc * 0.4, 0, 1) * strength * depth)
    core = smooth(radius * 0.55, radius * 0.2, distance) * present
    colour[:, 0] -= 0.045 * core * depth * (strength > 0.05)
    return colour


def _pinholes(points, colour, lift, deep):
    distance, _, value = cells(points / np.float32(0.42), 110)
    present = (value < 0.2) * deep
    pit = smooth(0.075, 0.03, distance) * present
    shoulder = np.exp(-(((distance - 0.1) / 0.04) ** 2)) * present
    colour = mix(colour, lab('#4a3a30')[None, :], 0.6 * pit)
    return colour, lift - 0.022 * pit + 0.004 * shoulder
