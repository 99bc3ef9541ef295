import { describe, expect, it } from 'vitest';
import type { Solid } from './kernel.ts';
import { type Package, partSize } from './part.ts';
import { plateBox } from './plate-box.ts';
import { extent } from './solids.ts';
import { tallBox } from './tall-box.ts';
import { teaBowlBox } from './tea-bowl-box.ts';
import { travelCrate } from './travel-crate.ts';
import type { Vec3 } from './vectors.ts';

/** The least distance in millimeters between the wood and the piece. */
const packages: [string, () => Package, number][] = [
  ['tea bowl box', teaBowlBox, 1.5],
  ['tall box', tallBox, 4],
  ['plate box', plateBox, 3],
  ['travel crate', travelCrate, 5],
];

describe.each(packages)('%s', (_name, build, clearance) => {
  const pack = build();
  const solids = pack.parts.flatMap(({ number, copies }) => copies.map((solid) => ({ number, solid })));

  it('has no two parts in the same place', () => {
    const overlaps = solids.flatMap((one, index) =>
      solids.slice(index + 1).flatMap((other) => {
        const volume = sharedVolume(one.solid, other.solid);
        return volume > 1 ? [`parts ${one.number} and ${other.number} share ${volume} mm³`] : [];
      }),
    );
    expect(overlaps).toEqual([]);
  });

  it('leaves room between the piece and the wood', () => {
    const wood = pack.parts.filter(({ material }) => material.hatch === 'wood');
    const gaps = wood.flatMap(({ copies }) => copies.map((solid) => pack.piece.solid.minGap(solid, 50)));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(clearance - 0.01);
  });

  it('never squeezes the piece into its padding', () => {
    for (const { solid } of solids) expect(sharedVolume(pack.piece.solid, solid)).toBeLessThan(50);
  });

  it('makes all copies of a part alike', () => {
    for (const { copies } of pack.parts) {
      const [first, ...others] = copies;
      if (!first) throw new Error('A part has no copy.');
      for (const other of others) {
        expect(other.volume()).toBeCloseTo(first.volume(), 0);
        expect(sortedExtent(other)).toEqual(sortedExtent(first));
      }
    }
  });

  it('cuts every part from a board of the size in the parts list', () => {
    for (const part of pack.parts.filter(({ round, soft }) => !round && !soft)) {
      const [length, width, thickness] = partSize(part);
      const volume = part.copies[0]?.volume() ?? 0;
      expect(volume).toBeLessThanOrEqual(length * width * thickness * 1.01);
      expect(volume).toBeGreaterThan(length * width * thickness * 0.2);
    }
  });

  it('numbers its parts without a gap', () => {
    const numbers = [...pack.parts, ...(pack.hardware ?? [])]
      .map(({ number }) => number)
      .sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});

describe('moving parts', () => {
  it('let the lid of the tea bowl box slide out to the front', () => {
    expect(blocked(teaBowlBox(), [5], [0, -1, 0], 180)).toEqual([]);
  });

  it('hold the lid of the tea bowl box down and at its sides', () => {
    expect(blocked(teaBowlBox(), [5], [0, 0, 1], 5)).not.toEqual([]);
    expect(blocked(teaBowlBox(), [5], [1, 0, 0], 5)).not.toEqual([]);
  });

  it('let the front of the tall box slide upwards, and no other way', () => {
    expect(blocked(tallBox(), [5], [0, 0, 1], 320)).toEqual([]);
    expect(blocked(tallBox(), [5], [0, -1, 0], 5)).not.toEqual([]);
  });

  it('let the front halves of the cradles out once the front is open, and the vase after them', () => {
    expect(blocked(tallBox(), [7, 9], [0, -1, 0], 230, [5, 11, 12])).toEqual([]);
    expect(blocked(tallBox(), 'piece', [0, -1, 0], 230, [5, 7, 9, 11, 12])).toEqual([]);
  });

  it('let the lid of the plate box lift off', () => {
    expect(blocked(plateBox(), [7, 8, 9, 10], [0, 0, 1], 80)).toEqual([]);
  });

  it('let the plate lift out of its rests once the lid is off', () => {
    expect(blocked(plateBox(), 'piece', [0, 0, 1], 80, [7, 8, 9, 10])).toEqual([]);
  });
});

/** Where the parts with these numbers, or the piece, meet others that are not absent, on their way in millimeters. */
function blocked(
  { parts, piece }: Package,
  moving: number[] | 'piece',
  direction: Vec3,
  way: number,
  absent: number[] = [],
): string[] {
  const numbers = moving === 'piece' ? [] : moving;
  const moved = parts.filter(({ number }) => numbers.includes(number)).flatMap(({ copies }) => copies);
  const movers = moving === 'piece' ? [piece.solid] : moved;
  const others = parts.filter(({ number }) => ![...numbers, ...absent].includes(number));
  return steps(direction, way).flatMap((by) =>
    movers.flatMap((mover) =>
      others
        .filter(({ copies }) => copies.some((solid) => sharedVolume(solid, mover.translate(by)) > 1))
        .map(({ number }) => `part ${number} after ${Math.hypot(...by)} mm`),
    ),
  );
}

function steps(direction: Vec3, way: number): Vec3[] {
  const length = way / 12;
  return Array.from({ length: 12 }, (_, index): Vec3 => {
    const by = (index + 1) * length;
    return [direction[0] * by, direction[1] * by, direction[2] * by];
  });
}

function sharedVolume(one: Solid, other: Solid): number {
  const [a, b] = [one.boundingBox(), other.boundingBox()];
  const apart = [0, 1, 2].some(
    (axis) => (a.max[axis] ?? 0) <= (b.min[axis] ?? 0) || (b.max[axis] ?? 0) <= (a.min[axis] ?? 0),
  );
  return apart ? 0 : one.intersect(other).volume();
}

function sortedExtent(solid: Solid): number[] {
  return [...extent(solid)].sort((a, b) => a - b).map((length) => Math.round(length * 100) / 100);
}
