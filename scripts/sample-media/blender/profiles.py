"""Makes a wall with thickness, foot ring, lip and inside from a few control points."""

from dataclasses import dataclass

import numpy as np


@dataclass
class Profile:
    r: np.ndarray
    z: np.ndarray
    outer: np.ndarray  # 1 on the outer wall
    inner: np.ndarray  # 1 on the inner wall
    foot: np.ndarray  # length of wall above the foot's edge
    rim: np.ndarray  # length of wall to the lip
    drop: np.ndarray

    def length(self):
        return np.concatenate([[0], np.cumsum(np.hypot(np.diff(self.r), np.diff(self.z)))])


def spline(points, samples=1500):
    """Centripetal Catmull-Rom through (r, z) points; a point given twice is a corner."""
    runs, run = [], [points[0]]
    for point in points[1:]:
        if point == run[-1]:
            runs.append(run)
            run = [point]
        else:
            run.append(point)
    runs.append(run)
    curves = [smooth_run(np.array(one, dtype=float)) for one in runs if len(one) > 1]
    curve = np.concatenate([curves[0]] + [c[1:] for c in curves[1:]])
    return resample(curve, samples)


def smooth_run(points, per_span=80):
    if len(points) == 2:
        return np.linspace(points[0], points[1], per_span)
    padded = np.concatenate([[2 * points[0] - points[1]], points, [2 * points[-1] - points[-2]]])
    out = []
    for i in range(1, len(padded) - 2):
        p0, p1, p2, p3 = padded[i - 1 : i + 3]
        t0 = 0.0
        t1 = t0 + max(np.linalg.norm(p1 - p0), 1e-6) ** 0.5
        t2 = t1 + max(np.linalg.norm(p2 - p1), 1e-6) ** 0.5
        t3 = t2 + max(np.linalg.norm(p3 - p2), 1e-6) ** 0.5
        t = np.linspace(t1, t2, per_span, endpoint=False)[:, None]
        a1 = (t1 - t) / (t1 - t0) * p0 + (t - t0) / (t1 - t0) * p1
        a2 = (t2 - t) / (t2 - t1) * p1 + (t - t1) / (t2 - t1) * p2
        a3 = (t3 - t) / (t3 - t2) * p2 + (t - t2) / (t3 - t2) * p3
        b1 = (t2 - t) / (t2 - t0) * a1 + (t - t0) / (t2 - t0) * a2
        b2 = (t3 - t) / (t3 - t1) * a2 + (t - t1) / (t3 - t1) * a3
        out.append((t2 - t) / (t2 - t1) * b1 + (t - t1) / (t2 - t1) * b2)
    return np.concatenate(out + [points[-1:]])


def resample(curve, samples):
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))])
    at = np.linspace(0, length[-1], samples)
    return np.stack([np.interp(at, length, curve[:, i]) for i in range(curve.shape[1])], axis=1)


def _blur(curve, width):
    kernel = np.hanning(width * 2 + 1)
    kernel /= kernel.sum()
    padded = np.concatenate([np.repeat(curve[:1], width, 0), curve, np.repeat(curve[-1:], width, 0)])
    return np.stack([np.convolve(padded[:, i], kernel, 'valid') for i in range(2)], axis=1)


def vessel(points, wall=0.35, foot_height=0.4, ring=0.7, floor=None):
    """Takes outer control points from the edge of the foot up to the lip; returns the whole closed wall."""
    outer = spline(points)
    r_foot = points[0][0]
    base = points[0][1]
    under = np.array(
        [
            [0.0, 0.7 * foot_height],
            [r_foot - ring, 0.7 * foot_height],
            [r_foot - ring, 0.05],
            [r_foot - ring + 0.05, 0],
            [r_foot - 0.06, 0],
        ]
    )
    under[:, 1] += base
    tangent = np.gradient(outer, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    normal = np.stack([tangent[:, 1], -tangent[:, 0]], axis=1)
    offset = _blur(outer - wall * normal, 30)
    floor = base + foot_height + wall if floor is None else floor
    # The inner wall begins after the last point that is below the floor.
    inner = offset[np.where(offset[:, 1] < floor)[0].max() + 1 :][::-1]
    bottom = np.stack([np.linspace(inner[-1, 0], 0, 200)[1:], np.full(199, floor)], axis=1)
    inner = _blur(np.concatenate([inner, bottom]), 25)
    inner[-1, 0] = 0.0
    # The lip is a half circle over the end of the wall, in the direction in which the wall ends.
    up, out = tangent[-1], normal[-1]
    angle = np.linspace(0, np.pi, 26)[1:-1]
    center = (outer[-1] + inner[0]) / 2
    half = np.linalg.norm(outer[-1] - inner[0]) / 2
    lip = center + half * (np.cos(angle)[:, None] * out + np.sin(angle)[:, None] * up)
    return _assemble(under, outer, lip, inner)


def lid(points):
    """A solid lid: outer control points from the edge up to the middle of the knob (r = 0)."""
    outer = spline(points)
    under = np.array([[0.0, points[0][1]], [points[0][0] - 0.05, points[0][1]]])
    profile = _assemble(under, outer, outer[:0], outer[:0])
    profile.rim = profile.foot.copy()
    profile.foot[:] = 99.0
    return profile


def _assemble(under, outer, lip, inner):
    sections = [under, outer, lip, inner]
    curve = np.concatenate(sections)
    kind = np.concatenate([np.full(len(s), i) for i, s in enumerate(sections)])
    step = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))])
    edge = step[len(under)]
    lip_at = step[min(len(under) + len(outer) + len(lip) // 2, len(step) - 1)]
    foot = np.where(kind == 0, -1.0, np.where(kind == 1, step - edge, 99.0))
    drop = np.where(
        kind <= 1, (lip_at - step) / (lip_at - edge), (step - lip_at) / max(step[-1] - lip_at, 1e-6)
    )
    return Profile(
        curve[:, 0], curve[:, 1], kind == 1, kind >= 3, foot, np.abs(step - lip_at), np.clip(drop, 0, 1)
    )
