import numpy as np

import forms
import glazes
from bend import flattened, lobed, waved
from lathe import turn
from noise import smooth
from piece import n
from relief import pad, tube

begonia_shape = lobed(4, 0.13, -9.0, -8.0, sharp=0.75, stretch=(1.16, 0.86))
leaf = waved(7, 0.42, 5.6, 8.4)
moon_shape = flattened(0.5, 20.5, 24.2, 0.66, 3.4)


def narcissus_basin(density):
    glaze = glazes.crabapple_basin
    parts = [
        (turn(forms.narcissus, n(density, 1000), n(density, 1800), line=-0.5, bend=begonia_shape), glaze)
    ]
    for degrees in (-135, -45, 45, 135):
        parts += [(part, glaze) for part in _scroll_foot(density, degrees)]
    return parts


def _scroll_foot(density, degrees):
    angle = np.radians(degrees)
    out = np.array([np.cos(angle) * 1.1, np.sin(angle) * 0.84, 0])
    out /= np.linalg.norm(out)
    along = np.array([-out[1], out[0], 0])
    lean = np.array([0, 0, 1.0]) + 0.15 * out
    lean /= np.linalg.norm(lean)
    cloud = lambda phi: 1.15 * (1 + 0.12 * np.cos(3 * (phi + np.pi / 2)))
    place = np.array([np.cos(angle) * 8.1, np.sin(angle) * 6.1, 1.25])
    size = dict(rows=n(density, 130), columns=n(density, 340), line=0.3)
    return [
        pad(place, along, lean, 0.75, cloud, sharp=0.42, **size),
        pad(place, -along, lean, 0.8, cloud, **size),
    ]


def flanges(theta, foot, r, z, inside):
    quarter = np.angle(np.exp(4j * (theta + np.radians(76)))) / 4
    across = np.abs(np.outer(r, quarter))
    ridge = 1 - smooth(0.24, 0.4, across)
    lift, thin = np.zeros_like(across), np.zeros_like(across)
    for low, high, height in ((1.7, 7.2, 0.72), (8.35, 13.65, 0.72), (14.7, 25.6, 0.78)):
        span = smooth(low, low + 0.16, z) * (1 - smooth(high - 0.16, high, z))
        shown = ridge * (span * (inside < 0.5) * (foot > 0))[:, None]
        lift += height * shown
        edge = np.exp(-(((across - 0.22) / 0.1) ** 2)) * (span * (inside < 0.5))[:, None]
        thin += 0.62 * shown * edge + 0.12 * shown
    return lift, np.clip(thin, 0, 1)


def zun(density):
    return [
        (turn(forms.zun, n(density, 1300), n(density, 2400), relief=flanges, line=0.9), glazes.zun_purple)
    ]


def lotus_leaf_jar(density):
    return [
        (turn(forms.large_jar, n(density, 1000), n(density, 1600), line=0.9), glazes.moon_jar),
        (turn(forms.large_jar_lid, n(density, 600), n(density, 1400), bend=leaf), glazes.moon_jar),
    ]


def moon_flask(density):
    size = dict(rows=n(density, 420), columns=n(density, 240))
    parts = [turn(forms.flask, n(density, 1100), n(density, 1600), line=0.9, bend=moon_shape)]
    for side in (-1, 1):
        path = [(2.0, 0, 27.4), (3.9, 0, 27.6), (5.3, 0, 26.2), (5.7, 0, 24.0), (5.9, 0, 21.2)]
        handle = [(side * x, y, z) for x, y, z in path]
        parts.append(tube(handle, [0.5, 0.44, 0.42, 0.46, 0.7], flat=1.5, thin=0.16, **size))
    return [(part, glazes.flame_flask) for part in parts]


def bud_petals(theta, foot, r, z, inside):
    lift, thin = np.zeros((len(foot), len(theta))), np.zeros((len(foot), len(theta)))
    for tier, (count, top, shift) in enumerate(((6, 9.6, 0.0), (6, 7.4, 0.5), (7, 4.6, 0.2))):
        turns = theta * count / (2 * np.pi) + shift
        across = np.abs(np.mod(turns, 1) - 0.5) * 2
        reach = (top * (1 - 0.62 * across**2.4))[None, :] - foot[:, None]
        step = smooth(0.0, 0.16, reach)
        lift += (0.2 if tier else 0.06) * step * smooth(0, 0.5, foot)[:, None]
        vein = np.exp(-((across / 0.05) ** 2))[None, :] * step
        lift += 0.03 * vein
        edge = np.exp(-(((reach - 0.1) / 0.09) ** 2))
        thin = np.maximum(thin * (1 - step), 0.6 * edge * (1.0 if tier else 0.3))
    return lift, thin


def lotus_bud(density):
    body = turn(forms.bud, n(density, 1000), n(density, 1500), relief=bud_petals, line=0.45)
    spout = tube(
        [(3.2, -1.4, 3.4), (4.3, -1.88, 3.9), (5.0, -2.2, 4.7), (5.5, -2.42, 5.7)],
        [0.75, 0.5, 0.36, 0.3],
        lip=True,
        thin=0.0,
        rows=n(density, 300),
        columns=n(density, 300),
    )
    return [(body, glazes.moon_bud), (spout, glazes.moon_bud)]
