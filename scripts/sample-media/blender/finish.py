"""Makes a small JPEG from the passes of a rendering: smooths the light, adds color and gloss, and develops."""

import cv2
import numpy as np

from color import linear_to_srgb

EXPOSURE = 0.95
CLOSE_EXPOSURE = 1.2


def develop(passes, close=False):
    """→ 8-bit BGR picture. A close picture of the glaze is smoothed less and not softened."""
    light = passes['diffuse_direct'] + passes['diffuse_indirect']
    gloss = passes['gloss_direct'] + passes['gloss_indirect']
    normal, place = passes['normal'], passes['place']
    raw = light * passes['diffuse_color'] + gloss * passes['gloss_color']
    light = _quiet(light, normal, place, steps=4 if close else 5, tolerance=0.22)
    gloss = _quiet(gloss, normal, place, steps=2, tolerance=0.5)
    calm = light * passes['diffuse_color'] + gloss * passes['gloss_color']
    # A pixel on an outline mixes two surfaces (its mean normal is short) and must keep its own mixture.
    short, span = (0.93, 0.05) if close else (0.992, 0.01)
    outline = np.clip((short - np.linalg.norm(normal, axis=2)) / span, 0, 1)[..., None]
    linear = calm + (raw - calm) * outline + _with_bloom(passes['glow'])
    if close:
        return _sharpen(_print(linear * CLOSE_EXPOSURE))
    picture = _print(linear)
    softened = cv2.fastNlMeansDenoisingColored(picture, None, 5, 5, 5, 15)
    outline = np.clip(cv2.GaussianBlur(cv2.dilate(outline[..., 0], np.ones((3, 3))), (0, 0), 0.8), 0, 1)[
        ..., None
    ]
    return np.clip(picture + (softened.astype(np.float32) - picture) * outline + 0.5, 0, 255).astype(np.uint8)


def _with_bloom(glow):
    if not glow.any():
        return glow
    width = glow.shape[1]
    wide = cv2.GaussianBlur(glow, (0, 0), width / 22) * 0.1
    return glow + wide + cv2.GaussianBlur(glow, (0, 0), width / 110) * 0.12


def _sharpen(picture):
    """Adds half of what a blur of one pixel takes away, as a camera does."""
    soft = cv2.GaussianBlur(picture, (0, 0), 1.0)
    return cv2.addWeighted(picture, 1.5, soft, -0.5, 0)


def _quiet(light, normal, place, steps, tolerance):
    """Edge-avoiding wavelets: average with neighbors on the same surface that are about as bright."""
    kernel = np.array([1, 2, 1], np.float32) / 4
    result = light
    extent = 0.02
    for step in range(steps):
        reach = 1 << step
        bright = np.log1p(cv2.GaussianBlur(result.mean(axis=2), (0, 0), 1.2 if step < 2 else 0.8))
        total, weights = np.zeros_like(result), np.zeros(result.shape[:2], np.float32)
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                move = lambda a: np.roll(a, (dy * reach, dx * reach), axis=(0, 1))
                weight = kernel[dy + 1] * kernel[dx + 1]
                if dx or dy:
                    turn = np.clip((normal * move(normal)).sum(axis=2), 0, 1) ** (48 / (1 + step * 0.5))
                    off = np.abs(((place - move(place)) * normal).sum(axis=2))
                    weight = weight * turn * np.exp(-off / (extent * reach))
                    weight = weight * np.exp(-(((bright - move(bright)) / (tolerance / (1 + step))) ** 2))
                total += move(result) * (weight[..., None] if dx or dy else weight)
                weights += weight
        result = total / weights[..., None]
    return result


def _print(linear):
    linear = np.maximum(linear * EXPOSURE, 0)
    knee = 0.72
    over = np.maximum(linear - knee, 0) / (1 - knee)
    linear = np.where(linear > knee, knee + (1 - knee) * (1 - np.exp(-over)), linear)
    rgb = linear_to_srgb(linear)
    bgr = np.ascontiguousarray(np.clip(rgb * 255 + 0.5, 0, 255).astype(np.uint8)[..., ::-1])
    return bgr


def write_jpeg(picture, path, budget):
    for quality in range(92, 50, -2):
        done, data = cv2.imencode(
            '.jpg',
            picture,
            [
                cv2.IMWRITE_JPEG_QUALITY,
                quality,
                cv2.IMWRITE_JPEG_PROGRESSIVE,
                1,
                cv2.IMWRITE_JPEG_OPTIMIZE,
                1,
            ],
        )
        if done and len(data) <= budget:
            break
    with open(path, 'wb') as file:
        file.write(data.tobytes())
    return len(data)
