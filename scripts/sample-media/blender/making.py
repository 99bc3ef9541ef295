"""Still lifes of the making, in the same room, and the kiln seen through its spy hole."""

from dataclasses import dataclass
from typing import Callable

import numpy as np

import forms
import glazes
import kiln
import matter
import studio
from lathe import turn
from mesh import add_part, glaze_material
from noise import fbm
from piece import n
from posture import rotation
from profiles import lid, vessel
from solids import block
from views import open_studio


@dataclass
class Still:
    code: str
    build: Callable  # (density) → [(Part, surface, movement or None)]
    elevation: float = 16
    fill: tuple = (0.74, 0.62)
    across: float = 2.6  # width in studio units
    wide: bool = False
    show: Callable = None  # for a still with a room of its own


def show_still(still, options):
    if still.show:
        still.show(options)
        return
    open_studio()
    glossy, matt = glaze_material(), glaze_material(veil=0)
    built = still.build(options.density)
    every = np.concatenate([(m or _stay)(part.flat('points')[::23]) for part, _, m in built])
    scale = still.across / max(np.ptp(every[:, 0]), np.ptp(every[:, 2]))
    down = lambda points: points - np.array([0, 0, every[:, 2].min()])
    for index, (part, surface, move) in enumerate(built):
        material = matt if callable(surface) else glossy
        add_part(
            f'part {index}', part, surface, material, scale, 0.03, move=lambda p, m=move or _stay: down(m(p))
        )
    size = (options.cover_width, options.cover_height) if still.wide else (options.width, options.height)
    studio.frame_piece(down(every) * scale, still.elevation, size[0] / size[1], still.fill)


def _stay(points):
    return points


def placed(x, y, z=0.0):
    return lambda points: points + np.array([x, y, z])


# A formatter would give each point a line of its own.
# fmt: off
jar = vessel(
    [
        (4.5, 0), (4.6, 0.4), (5.9, 3.0), (7.3, 7.4), (7.3, 10.4), (6.0, 13.2), (5.1, 14.6), (5.25, 15.8),
        (5.8, 16.6),
    ],
    wall=0.55, foot_height=0.15, floor=0.9,
)
wheel = lid(
    [
        (8.6, -7.6), (8.8, -7.3), (8.6, -6.7), (3.4, -5.8), (2.3, -4.6), (2.4, -3.2), (4.6, -2.45),
        (4.6, -2.45), (12.6, -2.3), (12.9, -2.1), (12.9, -0.5), (12.7, -0.3), (12.7, -0.3), (6.0, -0.25),
        (0.0, -0.25),
    ],
)
lump = lid([(5.2, 0), (6.6, 0.7), (7.6, 3.0), (7.0, 6.0), (5.0, 8.2), (2.4, 9.2), (0.0, 9.4)])
tub = vessel(
    [(9.5, 0), (9.6, 0.4), (12.0, 3.2), (13.2, 6.4), (13.6, 8.2), (14.2, 8.6)],
    wall=0.7, foot_height=0.4, floor=1.2,
)
liquid = lid([(13.2, 6.55), (13.2, 6.6), (6.0, 6.6), (0.0, 6.6)])
# fmt: on


def rings(strength):
    def relief(theta, foot, r, z, inside):
        phase = 2 * np.pi * z[:, None] / 0.95 + theta[None, :] + 0.6 * np.sin(z[:, None] * 0.7)
        fade = np.clip(z / 1.2, 0, 1) * np.clip((16.4 - z) / 1.0, 0, 1)
        lift = strength * (np.sin(phase) + 0.35 * np.sin(2 * phase + 1.0)) * fade[:, None]
        return lift * np.where(inside > 0.5, -1, 1)[:, None], np.zeros_like(lift)

    return relief


def _kneaded(points):
    flat = points.reshape(-1, 3).astype(np.float32)
    push = np.stack([fbm(flat * 0.13, 2, 301 + i) for i in range(3)], axis=1).reshape(points.shape)
    squash = np.array([1.12, 0.86, 1.0])
    height = np.clip(points[..., 2:] / 1.5, 0, 1)
    return points * squash + 1.3 * push * height * np.array([1, 1, 0.8])


def _sagging(points):
    flat = points.reshape(-1, 3).astype(np.float32)
    push = np.stack([fbm(flat * 0.16, 2, 311 + i) for i in range(3)], axis=1).reshape(points.shape)
    return points + 0.3 * push * np.array([1, 1, 0.5])


def clay_still(density):
    size = dict(rows=n(density, 600), columns=n(density, 1200))
    return [
        (block(33, 27, 1.8, 0.25, **size), matter.wood(3), placed(0, 0, -1.8)),
        (
            block(17, 11.5, 4.4, 0.8, turn=9, bend=_sagging, **size),
            matter.clay(0.25, cut=True),
            placed(-4.4, 5.6),
        ),
        (
            block(16, 11, 4.0, 0.8, turn=-5, bend=_sagging, **size),
            matter.clay(0.2, cut=True),
            placed(-4.0, 5.4, 4.35),
        ),
        (
            block(9, 7, 2.6, 0.6, turn=24, bend=_sagging, **size),
            matter.clay(0.1, cut=True),
            placed(-9.6, -6.8),
        ),
        (
            turn(lump, n(density, 800), n(density, 1300), line=-9, bend=_kneaded),
            matter.clay(0.35),
            placed(6.4, -4.4),
        ),
    ]


def throwing_still(density):
    return [
        (turn(wheel, n(density, 800), n(density, 1500), line=-9), matter.iron, None),
        (
            turn(jar, n(density, 1000), n(density, 1600), relief=rings(0.075), line=-9),
            matter.clay(0.8),
            placed(0, 0, -0.25),
        ),
    ]


def glazing_still(density):
    return [
        (turn(tub, n(density, 700), n(density, 1500), line=-9), matter.stoneware, placed(-7.5, 6.5)),
        (turn(liquid, n(density, 300), n(density, 900), line=-9), matter.raw_glaze, placed(-7.5, 6.5)),
        (
            turn(jar, n(density, 1000), n(density, 1600), relief=rings(0.045), line=-9),
            matter.dipped(7.9, 1.9),
            placed(7.4, -6.4),
        ),
    ]


def box_still(density):
    size = dict(rows=n(density, 420), columns=n(density, 900))
    low, high = 1.2, 14.0
    walls = [
        (block(30, 1.3, high, 0.12, **size), matter.wood(1), placed(-9, -9.6, low)),
        (block(30, 1.3, high, 0.12, **size), matter.wood(2), placed(-9, 9.6, low)),
        (block(1.3, 17.9, high, 0.12, **size), matter.wood(4, axis=1), placed(-23.35, 0, low)),
        (block(1.3, 17.9, high, 0.12, **size), matter.wood(5, axis=1), placed(5.35, 0, low)),
        (block(30, 20.5, 1.2, 0.12, **size), matter.wood(6), placed(-9, 0)),
    ]
    spun = lambda move: lambda points: move(points) @ rotation('z', -17)
    parts = [(part, surface, spun(move)) for part, surface, move in walls]
    cover = block(31, 21.5, 1.3, 0.15, tilt=66, **size)
    parts.append((cover, matter.wood(7), spun(placed(-3, 16.6, 9.9))))
    bowl = turn(forms.bowl, n(density, 900), n(density, 1400), line=1.2)
    return parts + [(bowl, glazes.sky, placed(21.5, -10.5))]


STILLS = [
    Still('making-clay', clay_still, 25, (0.86, 0.62)),
    Still('making-throwing', throwing_still, 17, (0.7, 0.62)),
    Still('making-glazing', glazing_still, 24, (0.8, 0.6)),
    Still('making-fire', None, show=kiln.show_fire),
    Still('banner-esg', box_still, 15, (0.7, 0.62), across=3.4, wide=True),
]
