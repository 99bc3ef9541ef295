"""Turns a profile around its axis, whole or only in the small window of a macro picture."""

import numpy as np

from parts import make_part


def turn(profile, rows, columns, window=None, relief=None, line=0.9, bend=None):
    """line: where the glaze stops above the foot's edge. relief(theta, profile row data) → lift, thin.
    bend(points) → points: pressed out of round afterwards."""
    length = profile.length()
    at = _even_rows(profile, length, rows) if window is None else np.linspace(window[0], window[1], rows)
    pick = lambda values: np.interp(at, length, values)
    r, z = pick(profile.r), pick(profile.z)
    if window is None:
        theta = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    else:
        theta = np.linspace(window[2], window[3], columns)
    cos, sin = np.cos(theta), np.sin(theta)
    points = np.stack([np.outer(r, cos), np.outer(r, sin), np.outer(z, np.ones_like(theta))], axis=2)
    inside = smooth_inside = pick(profile.inner.astype(float))
    thin = _edge_thinning(profile, length, at)[:, None] + np.zeros(len(theta))
    # Outside, the glaze runs down the wall; inside, it settles toward the middle of the floor.
    reach = max(np.median(profile.r[profile.outer]), 0.5)
    run = np.outer(profile_drop(profile, length, at), np.ones_like(theta))
    outer_flow = np.stack(
        [np.outer(np.ones_like(r), reach * cos), np.outer(np.ones_like(r), reach * sin), run], axis=2
    )
    inner_flow = points * np.array([1, 1, -1.0]) + np.array([31.0, 7.0, 0.0])
    flow = np.where(smooth_inside[:, None, None] > 0.5, inner_flow, outer_flow)
    if relief:
        lift, relief_thin = relief(theta, pick(profile.foot), r, z, inside)
        tangent = np.stack([np.gradient(r, at), np.gradient(z, at)], axis=1)
        tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-12
        points[..., 0] += lift * tangent[:, 1:2] * cos
        points[..., 1] += lift * tangent[:, 1:2] * sin
        points[..., 2] -= lift * tangent[:, 0:1]
        thin = np.maximum(thin, relief_thin)
    if bend:
        points = bend(points)
    wide = lambda values: np.outer(values, np.ones_like(theta))
    return make_part(
        points,
        window is None,
        flow=flow,
        rim=wide(pick(profile.rim)),
        foot=wide(pick(profile.foot)) - line,
        drop=wide(pick(profile.drop)),
        thin=thin,
        inside=wide(inside),
    )


def profile_drop(profile, length, at):
    """Length of wall from the lip downwards, in centimeters."""
    return np.interp(at, length, profile.rim)


def _even_rows(profile, length, rows):
    """The outer wall and the lip get more rows, because they are seen."""
    weight = np.where(profile.outer, 1.0, 0.55)
    weight = np.where(profile.rim < 1.0, 1.6, weight)
    weight = np.where(profile.foot < 0, 0.12, weight)
    step = np.concatenate([[0], np.cumsum(np.diff(length) * (weight[1:] + weight[:-1]) / 2)])
    return np.interp(np.linspace(0, step[-1], rows), step, length)


def _edge_thinning(profile, length, at):
    """Convex edges make the glaze thin: 0..1 (0 on walls that curve gently)."""
    fine = np.linspace(0, length[-1], 3000)
    r, z = np.interp(fine, length, profile.r), np.interp(fine, length, profile.z)
    heading = np.unwrap(np.arctan2(np.gradient(z), np.gradient(r)))
    kernel = np.hanning(2 * max(int(0.2 / (fine[1] - fine[0])), 2) + 1)
    bend = np.convolve(np.gradient(heading, fine), kernel / kernel.sum(), 'same')
    amount = np.clip((bend - 0.9) / 3.0, 0, 1) * (np.interp(fine, length, profile.foot) >= 0)
    # The rim of the glaze has its own, softer measure for the lip.
    return np.interp(at, fine, amount * np.where(np.interp(fine, length, profile.rim) < 0.7, 0.25, 1.0))
