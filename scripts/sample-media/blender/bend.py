"""Bends thrown forms out of round. Points are in centimeters."""

import numpy as np

from noise import smooth


def pour_lip(degrees, low, high, reach):
    def bend(points):
        radius, turn = _polar(points, degrees)
        up = smooth(low, high, points[..., 2]) ** 1.5
        narrow = np.exp(-((turn / 0.34) ** 2))
        pressed = -0.16 * (np.exp(-(((turn - 0.75) / 0.3) ** 2)) + np.exp(-(((turn + 0.75) / 0.3) ** 2)))
        out = reach * up * (narrow + pressed)
        bent = points * (1 + out / np.maximum(radius, 0.3))[..., None]
        bent[..., 2] = points[..., 2] + 0.3 * reach * up * narrow
        return bent

    return bend


def lobed(count, depth, low, high, sharp=0.7, stretch=(1.0, 1.0), turn=0.0):
    """The notches begin at the height low; stretch makes the round form oval."""

    def bend(points):
        _, angle = _polar(points, turn)
        petal = np.abs(np.cos(angle * count / 2)) ** sharp
        share = 1 - depth * (1 - petal) * smooth(low, high, points[..., 2])
        return points * np.stack([share * stretch[0], share * stretch[1], np.ones_like(share)], axis=-1)

    return bend


def flattened(body, neck_low, neck_high, foot, foot_high):
    """The belly is pressed flat between front and back, the neck stays round, and the foot becomes oval."""

    def bend(points):
        z = points[..., 2]
        share = (
            body
            + (1 - body) * smooth(neck_low, neck_high, z)
            + (foot - body) * (1 - smooth(0.5, foot_high, z))
        )
        return points * np.stack([np.ones_like(z), share, np.ones_like(z)], axis=-1)

    return bend


def waved(count, height, inner, outer):
    def bend(points):
        radius, angle = _polar(points, 0)
        lift = height * np.sin(angle * count + 0.4 * np.sin(angle * 2)) * smooth(inner, outer, radius)
        return points + np.stack([0 * lift, 0 * lift, lift], axis=-1)

    return bend


def _polar(points, degrees):
    radius = np.hypot(points[..., 0], points[..., 1])
    angle = np.arctan2(points[..., 1], points[..., 0]) - np.radians(degrees)
    return radius, np.angle(np.exp(1j * angle))
