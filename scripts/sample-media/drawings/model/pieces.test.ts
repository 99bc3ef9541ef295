import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { clearRadius } from './outline.ts';
import { conicalBowl, meiping, plate, standing } from './pieces.ts';
import { extent } from './solids.ts';

const seeds = path.join(import.meta.dirname, '../../../../cms/seed/artworks');

describe.each([conicalBowl, meiping, plate])('$productCode', (piece) => {
  const seed = JSON.parse(readFileSync(path.join(seeds, `${piece.productCode}.json`), 'utf8'));

  it('has the size that the shop gives', () => {
    expect(piece.height).toBe(seed.dimensions.height * 10);
    expect(piece.diameter).toBeCloseTo(seed.dimensions.diameter * 10, 6);
  });

  it('is a solid of that size', () => {
    const [width, depth, height] = extent(standing(piece, [0, 0, 0]).solid);
    expect(width).toBeCloseTo(piece.diameter, 0);
    expect(depth).toBeCloseTo(piece.diameter, 0);
    expect(height).toBeCloseTo(piece.height, 3);
  });
});

describe('the radius of a hole around a profile', () => {
  const cone = [
    [0, 0],
    [10, 10],
  ] as const;

  it('is the radius of an upright wall and the gap', () => {
    const wall = [
      [5, 0],
      [5, 10],
    ] as const;
    expect(clearRadius(wall, 2, 4, 1.5)).toBeCloseTo(6.5, 6);
  });

  it('keeps the gap in every direction from a slope', () => {
    expect(clearRadius(cone, 4, 5, 1)).toBeCloseTo(5 + Math.SQRT2, 1);
  });
});
