"""Color, gloss and relief of the glaze follow from its thickness and from the copper in it."""

from dataclasses import dataclass, field

import numpy as np

from color import lab, mix, ramp, to_linear
from noise import cells, fbm, nearest, perlin, smooth

# A very thin glaze shows the iron of the body, then an olive skin.
THIN = [(0.0, '#6a4a34'), (0.1, '#866648'), (0.22, '#968059'), (0.34, '#a19a75'), (0.46, '#a5a88b')]
CLAY = [(-0.8, '#46332a'), (0.0, '#5d4436'), (0.8, '#765845')]


@dataclass
class Glaze:
    base: list  # ramp over thickness
    milk: str = '#dfe8ea'  # the opalescent veil
    milkiness: float = 0.35
    copper: list = field(default_factory=list)  # ramp over the amount of copper
    everywhere: float = 0.0
    falling: float = 0.0  # positive: more copper above; negative: below
    splashes: list = field(default_factory=list)  # (x, y, z, radius)
    only_outside: bool = False
    streaks: float = 1.0
    streak_scale: float = 1.0
    cloudiness: float = 1.0
    rim: float = 0.35  # how far the brown reaches from the lip, in cm
    rim_depth: float = 0.7
    crackle: float = 0.0
    crackle_size: float = 0.9  # cm
    thickness: float = 0.74
    pool: float = 0.34  # how much thicker the glaze is at the bottom than at the top
    softness: float = 0.5  # of the border of a splash
    gloss: float = 0.1
    seed: int = 0


def lay(part, spec, pixel, macro=False):
    """→ linear color (n, 3), roughness (n), lift in cm (n). pixel: size of a picture pixel in cm."""
    points = part.flat('points') + np.float32(spec.seed * 3.7)
    flow = part.flat('flow') + np.float32(spec.seed * 5.1)
    outside = 1 - part.flat('inside')
    warp = np.stack(
        [fbm(points * 0.45, 2, 40), fbm(points * 0.45 + 9, 2, 41), fbm(points * 0.45 - 7, 2, 42)], axis=1
    )
    run = flow * np.array([1.15, 1.15, 0.17], np.float32) * np.float32(spec.streak_scale)
    run = run + warp * np.array([0.55, 0.55, 0.25], np.float32)
    streak = fbm(run, 3, 3)
    thread = fbm(run * np.array([4.3, 4.3, 2.2], np.float32), 3, 6)
    cloud = fbm(points * 0.32 + warp * 0.3, 3, 11)

    thick, bare, roll = _thickness(part, spec, points, streak, thread, cloud, outside)
    copper = _copper(part, spec, points, warp, streak, thread, cloud, outside)
    color = _color(spec, thick, copper, streak, thread, cloud)
    lift = (
        0.016 * (thick - spec.thickness)
        + 0.12 * roll
        + 0.003 * fbm(points * 2.2, 2, 60)
        + 0.014 * fbm(points * 0.5, 2, 62)
    )
    if spec.crackle:
        color, cut = _crackle(spec, points, warp, thick, color, pixel, macro)
        lift = lift - cut
    if macro:
        from macro import magnify

        color, lift = magnify(spec, points, run, warp, thick, copper, color, lift, pixel)
    thin = 1 - smooth(0.14, 0.48, thick)
    way, chance = nearest(points / np.float32(0.7), 66)
    speck = smooth(0.075, 0.03, np.linalg.norm(way, axis=1)) * (chance < 0.1) * (1 - bare)
    color = mix(color, lab('#6e5a45')[None, :], 0.55 * speck)
    color = mix(color, ramp(THIN, thick + 0.06 * thread), thin * 0.94)
    grain = fbm(points * 5.0, 3, 80)
    color = mix(color, ramp(CLAY, grain + 0.5 * fbm(points * 0.7, 2, 84)), bare)
    rough = (spec.gloss + 0.16 * thin + 0.03 * np.abs(cloud)) * (1 - bare) + 0.78 * bare
    return to_linear(color), rough, lift * (1 - bare) + bare * 0.006 * grain - 0.03 * bare


def _thickness(part, spec, points, streak, thread, cloud, outside):
    wander = perlin(points * 0.8, 21)
    thick = spec.thickness + 0.1 * spec.cloudiness * cloud + spec.streaks * (0.15 * streak + 0.06 * thread)
    thick = thick + spec.pool * (part.flat('drop') - 0.45)
    rim = part.flat('rim')
    reach = 0.8 * spec.rim * (1 + 0.3 * wander) * (0.62 + 0.38 * outside)
    depth = spec.rim_depth * (0.9 + 0.3 * perlin(points * np.float32(1.7), 22) + 0.12 * thread)
    thick = thick - depth * np.exp(-((np.abs(rim / reach)) ** 1.1))
    thick = thick - 0.72 * part.flat('thin') * (1 + 0.3 * wander + 0.2 * thread)
    above = part.flat('foot') + 0.16 * perlin(points * np.float32(0.55), 23) + 0.05 * perlin(points * 1.9, 24)
    roll = np.exp(-(((above - 0.2) / 0.16) ** 2)) * outside
    bare = 1 - smooth(-0.02, 0.03, above)
    thick = thick + 0.25 * roll - 0.5 * np.exp(-((above / 0.07) ** 2)) * outside
    return np.clip(thick, 0, 1.2), bare, roll


def _copper(part, spec, points, warp, streak, thread, cloud, outside):
    copper = np.zeros(len(points), np.float32)
    if spec.everywhere:
        drift = fbm(points * 0.5 + 31 + warp * 0.5, 3, 31)
        copper += (
            spec.everywhere + 0.36 * spec.cloudiness * drift + 0.36 * spec.streaks * streak + 0.12 * thread
        )
        copper += spec.falling * (0.5 - part.flat('drop'))
    at = part.flat('points')
    for x, y, z, radius in spec.splashes:
        delta = (at - np.array([x, y, z], np.float32)) / np.float32(radius)
        # A splash runs down, so its lower half is drawn out.
        delta[:, 2] *= np.where(delta[:, 2] < 0, 0.62, 1.15)
        ragged = (
            0.5 * fbm(points * np.float32(1.1 / radius) + warp * 0.35, 3, 51) + 0.2 * streak + 0.06 * thread
        )
        reach = np.linalg.norm(delta, axis=1) + ragged
        body = 0.86 + 0.5 * fbm(points * np.float32(1.6 / radius) + 13 + warp * 0.5, 2, 55) + 0.22 * thread
        splash = body * (1 - smooth(0.45 - spec.softness, 1.0 + spec.softness * 0.55, reach))
        copper = copper + splash * (1 - np.clip(copper, 0, 1))
    if spec.only_outside:
        copper = copper * outside
    return np.clip(copper, 0, 1.2)


def _color(spec, thick, copper, streak, thread, cloud):
    color = ramp(spec.base, thick)
    if spec.copper:
        # Copper colors thick glaze most and leaves blue islands where the glaze is thin.
        amount = copper * (0.82 + 0.25 * smooth(0.4, 0.9, thick))
        stain = ramp(spec.copper, amount + 0.1 * thread)
        color = mix(color, stain, smooth(0.02, 0.62, amount))
    veil = (
        spec.milkiness
        * smooth(0.0, 0.85, 0.55 * thread + 0.6 * streak + 0.3 * cloud)
        * smooth(0.42, 0.7, thick)
    )
    return mix(color, lab(spec.milk)[None, :], veil * (1 - 0.75 * np.clip(copper, 0, 1)))


def _crackle(spec, points, warp, thick, color, pixel, macro):
    size = np.float32(spec.crackle_size)
    coarse = cells(points / size + warp * 0.3 + 0.06 * perlin(points * 3.0, 72)[:, None], 70)[1] * size
    fine = cells(points / (size * np.float32(0.42)) + warp * 0.3, 74)[1] * size * 0.42
    broken = smooth(-0.25, 0.3, fbm(points * 0.8, 2, 76))
    width = max(0.007 if macro else 0.016, 0.62 * pixel)
    line = np.exp(-((coarse / width) ** 2)) + 0.5 * broken * np.exp(-((fine / (width * 0.75)) ** 2))
    halo = np.exp(-((coarse / (width * 5)) ** 2))
    shown = smooth(0.3, 0.55, thick) * spec.crackle
    color = mix(color, lab('#fbfdfb')[None, :], 0.14 * halo * shown)
    return (
        mix(color, lab('#665a4a')[None, :], np.clip(line, 0, 1) * shown),
        (0.004 if macro else 0.0) * line * shown,
    )
