"""Places a piece on the table so that another side of it shows. Points are in centimeters."""

import numpy as np


def back_to_front(points):
    return points * np.array([-1, -1, 1])


def on_its_mouth_or_side(points):
    """Wide pieces are turned over and tall ones laid down, so that the foot shows.

    → movement of points, elevation of the camera, share of the picture that the piece fills
    """
    width, height = 2 * np.hypot(points[:, 0], points[:, 1]).max(), np.ptp(points[:, 2])
    if height < width:
        top = points[:, 2].max()
        over = np.array([1, -1, -1])
        return (lambda p: p * over + np.array([0, 0, top])), 38, (0.68, 0.6)
    tilt = _resting_tilt(points)
    lie = rotation('x', tilt) @ rotation('z', -38)
    low = (points @ lie)[:, 2].min()
    return (lambda p: p @ lie - np.array([0, 0, low])), 16, (0.8, 0.62)


def _resting_tilt(points):
    """A lying piece rolls until its middle is as low as possible."""
    middle = points.mean(axis=0)

    def height(tilt):
        roll = rotation('x', tilt)
        return (middle @ roll)[2] - (points @ roll)[:, 2].min()

    return min(np.linspace(-115, -65, 201), key=height)


def rotation(axis, degrees):
    """points @ rotation(…) are turned counterclockwise about the axis x or z."""
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    if axis == 'z':
        return np.array([[c, s, 0], [-s, c, 0], [0, 0, 1.0]])
    return np.array([[1.0, 0, 0], [0, c, s], [0, -s, c]])
