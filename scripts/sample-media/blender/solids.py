"""Solids that are not turned: blocks with rounded edges. Lengths in centimeters."""

import numpy as np

from parts import make_part
from posture import rotation


def block(width, depth, height, edge=0.3, rows=300, columns=600, turn=0, place=(0, 0, 0), tilt=0, bend=None):
    """The block stands on z = 0 in the middle; it is bent, tilted about x, turned about z, then placed."""
    third = rows // 3
    arc = np.linspace(0, np.pi / 2, max(rows // 12, 6))
    inset = np.concatenate([edge * (1 - np.sin(arc)), np.zeros(third), edge * (1 - np.cos(arc))])
    z = np.concatenate(
        [
            edge * (1 - np.cos(arc)),
            np.linspace(edge, height - edge, third),
            height - edge + edge * np.sin(arc),
        ]
    )
    cap = np.linspace(0, 1, third, endpoint=False)
    ring = _rectangle(width / 2, depth / 2, edge, columns)
    inward = _rectangle(width / 2 - edge, depth / 2 - edge, 0.01, columns)
    share = inset / edge
    walls = ring[None] + (inward - ring)[None] * share[:, None, None]
    flat = np.concatenate([cap[:, None, None] * inward[None], walls, cap[::-1, None, None] * inward[None]])
    z = np.concatenate([np.zeros(third), z, np.full(third, height)])
    points = np.concatenate([flat, np.broadcast_to(z[:, None, None], (*flat.shape[:2], 1))], axis=2)
    flow = points.copy()
    if bend:
        points = bend(points)
    points = points @ rotation('x', tilt) @ rotation('z', turn)
    return make_part(points + np.array(place), True, flow=flow)


def _rectangle(x, y, radius, columns):
    """The outline is evenly divided, counterclockwise."""
    quarter = np.linspace(0, np.pi / 2, 24)
    corners = ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3))
    curve = np.concatenate(
        [
            np.stack(
                [
                    sx * (x - radius) + radius * np.cos(quarter + turn * np.pi / 2),
                    sy * (y - radius) + radius * np.sin(quarter + turn * np.pi / 2),
                ],
                axis=1,
            )
            for sx, sy, turn in corners
        ]
    )
    curve = np.concatenate([curve, curve[:1]])
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))])
    at = np.linspace(0, length[-1], columns, endpoint=False)
    return np.stack([np.interp(at, length, curve[:, i]) for i in range(2)], axis=1)
