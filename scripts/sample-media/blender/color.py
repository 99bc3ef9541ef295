"""Mixes colors in OKLab, where a blend of two glaze colors stays clean."""

import numpy as np

_TO_LMS = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
_TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)
_FROM_LAB = np.linalg.inv(_TO_LAB).astype(np.float32)
_FROM_LMS = np.linalg.inv(_TO_LMS).astype(np.float32)


def srgb_to_linear(value):
    value = np.asarray(value, dtype=np.float32)
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def linear_to_srgb(value):
    value = np.clip(value, 0, 1)
    return np.where(value <= 0.0031308, value * 12.92, 1.055 * value ** (1 / 2.4) - 0.055)


def lab(code):
    """'#8FA9BF' → OKLab."""
    rgb = srgb_to_linear([int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return _TO_LAB @ np.cbrt(_TO_LMS @ rgb)


def to_linear(values):
    """OKLab (n, 3) → linear RGB (n, 3)."""
    lms = (values.astype(np.float32) @ _FROM_LAB.T) ** 3
    return np.clip(lms @ _FROM_LMS.T, 0.002, 0.95)


def ramp(stops, x):
    """stops are (position, hex); the result is OKLab (n, 3)."""
    positions = [stop[0] for stop in stops]
    values = np.array([lab(stop[1]) for stop in stops])
    return np.stack([np.interp(x, positions, values[:, i]) for i in range(3)], axis=-1).astype(np.float32)


def mix(a, b, weight):
    return a + (b - a) * np.asarray(weight, dtype=np.float32)[:, None]
