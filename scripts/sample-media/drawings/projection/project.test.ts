import { describe, expect, it } from 'vitest';
import { block, cut, cylinder } from '../model/solids.ts';
import { distance } from '../model/vectors.ts';
import type { Path } from './chain-lines.ts';
import { type Placed, project } from './project.ts';
import { flatten, front, isometric, left, top } from './views.ts';

const cube: Placed = { part: 1, solid: block([0, 0, 0], [10, 10, 10]) };
const behind: Placed = { part: 2, solid: block([2, 20, 2], [8, 30, 8]) };
const closest = 0.1;

describe('a projection', () => {
  it('shows the outline of a block', () => {
    const { paths } = project([cube], { view: front, closest });
    expect(total(paths)).toBeCloseTo(40, 3);
    expect(paths.every(({ hidden }) => !hidden)).toBe(true);
  });

  it('leaves out what stands behind another solid', () => {
    expect(total(project([cube, behind], { view: front, closest }).paths)).toBeCloseTo(40, 3);
  });

  it('shows what stands behind as hidden lines when they are asked for', () => {
    const { paths } = project([cube, behind], { view: front, closest, hiddenOf: [2] });
    expect(total(paths.filter(({ hidden }) => hidden))).toBeCloseTo(24, 3);
  });

  it('shows the part of a line that another solid does not cover', () => {
    const wide: Placed = { part: 2, solid: block([-5, 20, 4], [15, 30, 6]) };
    const { paths } = project([cube, wide], { view: front, closest, hiddenOf: [2] });
    expect(total(paths.filter(({ hidden }) => !hidden))).toBeCloseTo(40 + 2 * (5 + 5 + 2), 3);
    expect(total(paths.filter(({ hidden }) => hidden))).toBeCloseTo(20, 3);
  });

  it('draws a line once where two edges lie on each other', () => {
    const neighbor: Placed = { part: 2, solid: block([10, 0, 0], [20, 10, 10]) };
    expect(total(project([cube, neighbor], { view: front, closest }).paths)).toBeCloseTo(70, 3);
  });

  it('draws lines that would run together as one', () => {
    const near: Placed = { part: 2, solid: block([10.2, 0, 0], [20, 10, 10]) };
    const upright = project([cube, near], { view: front, closest: 0.5 }).paths.filter(
      ({ points: [from, to] }) => from && to && Math.abs(from[0] - to[0]) < 0.001,
    );
    expect(upright).toHaveLength(3);
  });

  it('shows a hole as one closed path', () => {
    const drilled: Placed = { part: 1, solid: cut(cube.solid, cylinder([5, 5, -1], 3, 12)) };
    const round = project([drilled], { view: top, closest }).paths.filter(({ points }) => points.length > 10);
    expect(round).toHaveLength(1);
    expect(total(round)).toBeCloseTo(2 * Math.PI * 3, 1);
  });

  it('cuts solids off at a plane and gives the faces of the cut', () => {
    const { cutFaces, paths } = project([cube, behind], { view: front, cutAt: -25, closest });
    expect(cutFaces.map(({ part }) => part)).toEqual([2]);
    expect(total(paths)).toBeCloseTo(24, 3);
  });

  it('hides lines behind a solid that is not drawn itself', () => {
    expect(project([behind], { view: front, closest, hiders: [cube] }).paths).toEqual([]);
  });

  it('shows nine edges of a block in the isometric view, all of one length', () => {
    const { paths } = project([cube], { view: isometric, closest });
    expect(total(paths)).toBeCloseTo(9 * 10 * Math.sqrt(2 / 3), 2);
  });
});

describe('the views', () => {
  it('look from the front, from the left and from above', () => {
    expect(flatten(front, [1, 2, 3])).toEqual([1, 3]);
    expect(flatten(left, [1, 2, 3])).toEqual([-2, 3]);
    expect(flatten(top, [1, 2, 3])).toEqual([1, 2]);
  });
});

function total(paths: readonly Path[]): number {
  return paths.reduce(
    (sum, { points }) =>
      sum + points.slice(1).reduce((length, to, index) => length + distance(points[index] ?? to, to), 0),
    0,
  );
}
