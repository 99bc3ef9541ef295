import { describe, expect, it } from 'vitest';
import { distance, type Vec2 } from '../model/vectors.ts';
import { hatchLines } from './hatch.ts';

const square: Vec2[] = [
  [0.01, 0.01],
  [10.01, 0.01],
  [10.01, 10.01],
  [0.01, 10.01],
];
const hole: Vec2[] = [
  [4, 0.01],
  [6, 0.01],
  [6, 10.01],
  [4, 10.01],
];

describe('hatching', () => {
  it('fills a region with lines at equal distances', () => {
    const lines = hatchLines([square], 0, 2);
    expect(lines).toHaveLength(5);
    for (const [from, to] of lines) expect(distance(from, to)).toBeCloseTo(10, 6);
  });

  it('leaves holes free', () => {
    const length = hatchLines([square, hole], 0, 2).reduce((sum, [from, to]) => sum + distance(from, to), 0);
    expect(length).toBeCloseTo(5 * 8, 6);
  });

  it('runs at the angle that is asked for', () => {
    for (const [[x, y], [endX, endY]] of hatchLines([square], 45, 1.5))
      expect(endX - x).toBeCloseTo(endY - y, 6);
  });
});
