"""A part is a grid of points in centimeters with the data of every point that the glaze needs."""

from dataclasses import dataclass

import numpy as np

from posture import rotation


@dataclass
class Part:
    points: np.ndarray  # (rows, columns, 3)
    flow: np.ndarray  # (rows, columns, 3): space in which the third axis points downhill
    closed: bool  # the columns wrap around
    rim: np.ndarray  # distance to the nearest lip
    foot: np.ndarray  # distance above the line where the glaze stops
    drop: np.ndarray  # 0 at the top of the wall, 1 where it ends
    thin: np.ndarray  # 0..1: how thin relief makes the glaze
    inside: np.ndarray  # 0..1

    def flat(self, name):
        value = getattr(self, name)
        return value.reshape(-1, 3) if value.ndim == 3 else value.reshape(-1)


def make_part(points, closed, **given):
    """Adds the defaults: far from lip and foot, no relief, outside."""
    shape = points.shape[:2]
    flow = given.get('flow')
    if flow is None:
        flow = points * np.array([1, 1, -1.0])

    def plane(name, default):
        return np.broadcast_to(np.asarray(given.get(name, default), dtype=np.float32), shape).copy()

    return Part(
        points=points.astype(np.float32),
        flow=np.asarray(flow, dtype=np.float32),
        closed=closed,
        rim=plane('rim', 99.0),
        foot=plane('foot', 99.0),
        drop=plane('drop', 0.5),
        thin=plane('thin', 0.0),
        inside=plane('inside', 0.0),
    )


def turned(part, degrees):
    spin = rotation('z', degrees).astype(np.float32)
    part.points, part.flow = part.points @ spin, part.flow @ spin
    return part


def grid_normals(points, closed):
    along = np.gradient(points, axis=0)
    if closed:
        round_ = (np.roll(points, -1, axis=1) - np.roll(points, 1, axis=1)) / 2
    else:
        round_ = np.gradient(points, axis=1)
    normal = np.cross(round_, along)
    length = np.linalg.norm(normal, axis=2, keepdims=True)
    # Where a grid closes to a pole the neighbors coincide, so the normal of the next ring is taken.
    weak = length[..., 0] < 1e-9
    if weak.any():
        rows = np.where(weak.any(axis=1))[0]
        for row in rows:
            donor = row + 1 if row < len(points) // 2 else row - 1
            normal[row] = normal[donor].mean(axis=0)
            length[row] = np.linalg.norm(normal[row], axis=1, keepdims=True)
    return normal / np.maximum(length, 1e-12)
