import numpy as np

from parts import make_part
from profiles import resample, smooth_run


def tube(path, radii, flat=1.0, rows=260, columns=180, lip=False, line=None, thin=0.12):
    """Sweeps an ellipse along a path with a radius at each of its points. With a lip, the end is open."""
    path, radii = np.asarray(path, float), np.asarray(radii, float)
    curve = smooth_run(np.concatenate([path, radii[:, None]], axis=1))
    curve = resample(curve, rows)
    center, radius = curve[:, :3], curve[:, 3].copy()
    tangent = np.gradient(center, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    side = _steady_side(tangent)
    up = np.cross(tangent, side)
    travelled = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(center, axis=0), axis=1))])
    rim = np.full(rows, 99.0)
    if lip:
        center, radius, side, up, rim = _turn_inwards(center, radius, side, up, travelled)
    else:
        # Both ends are closed with a dome, so that a free end is round.
        ends = np.minimum(travelled, travelled[-1] - travelled)
        dome = np.clip(ends / np.maximum(radius, 1e-6), 0, 1)
        radius = radius * np.sqrt(np.clip(1 - (1 - dome) ** 2, 0, 1))
    phi = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    ring = np.cos(phi)[None, :, None] * side[:, None, :] * flat + np.sin(phi)[None, :, None] * up[:, None, :]
    points = center[:, None, :] + radius[:, None, None] * ring
    foot = points[..., 2] - line if line is not None else 99.0
    return make_part(points, True, rim=rim[:, None], foot=foot, thin=thin, drop=0.4)


def _steady_side(tangent):
    """A side vector that does not twist along the path."""
    start = np.cross(tangent[0], [0, 0, 1.0])
    if np.linalg.norm(start) < 0.2:
        start = np.cross(tangent[0], [0, 1.0, 0])
    sides, side = [], start / np.linalg.norm(start)
    for t in tangent:
        side = side - t * (side @ t)
        side = side / np.linalg.norm(side)
        sides.append(side)
    return np.array(sides)


def _turn_inwards(center, radius, side, up, travelled):
    wall = radius[-1] * 0.28
    turn = np.linspace(0, np.pi, 16)[1:]
    tangent = center[-1] - center[-2]
    tangent /= np.linalg.norm(tangent)
    lip_center = center[-1] + np.sin(turn)[:, None] * wall / 2 * tangent
    lip_radius = radius[-1] - wall / 2 + np.cos(turn) * wall / 2
    back = slice(-2, -60, -1)
    rim = np.abs(
        np.concatenate([travelled[-1] - travelled, np.zeros(len(turn)), travelled[-1] - travelled[back]])
    )
    return (
        np.concatenate([center, lip_center, center[back]]),
        np.concatenate([radius, lip_radius, np.minimum(radius[back], radius[-1]) - wall]),
        np.concatenate([side, np.repeat(side[-1:], len(turn), 0), side[back]]),
        np.concatenate([up, np.repeat(up[-1:], len(turn), 0), up[back]]),
        rim,
    )


def pad(
    origin, across, upward, height, outline, rows=110, columns=240, ridge=0.0, line=None, sharp=0.5, tip=0.0
):
    """A cushion with a star-shaped outline(phi), raised along the third direction."""
    origin, across, upward = (np.asarray(v, float) for v in (origin, across, upward))
    outward = np.cross(across, upward)
    outward /= np.linalg.norm(outward)
    phi = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    rho = np.linspace(0, 1, rows) ** 0.8
    edge = outline(phi)
    x = rho[:, None] * edge * np.cos(phi)
    y = rho[:, None] * edge * np.sin(phi)
    dome = np.clip(1 - rho**2.2, 0, 1) ** sharp
    crest = 1 - ridge * np.clip(np.abs(x) / (np.abs(edge * np.cos(phi)).max() + 1e-9), 0, 1)
    lift = height * dome[:, None] * crest
    points = origin + x[..., None] * across + y[..., None] * upward + lift[..., None] * outward
    steep = np.clip((rho[:, None] - 0.72) / 0.2, 0, 1) * (1 - np.clip((rho[:, None] - 0.93) / 0.07, 0, 1))
    thin = 0.7 * steep + 0.45 * np.clip(1 - np.abs(x) / 0.12, 0, 1) * (ridge > 0)
    thin = thin + tip * np.clip((y / np.abs(y).max() - 0.35) / 0.6, 0, 1)
    foot = points[..., 2] - line if line is not None else 99.0
    return make_part(
        points[::-1], True, foot=foot[::-1] if line is not None else 99.0, thin=thin[::-1], drop=0.4
    )
