import { expect, test } from 'vitest';
import { drawSize } from './draw-size.server.ts';

const cup = { height: 7.5, width: null, length: null, diameter: 10, unit: 'cm' as const };
const profile = [
  { height: 0, radius: 2.5 },
  { height: 1, radius: 2.4 },
  { height: 7.5, radius: 5 },
];

/** The heights and widths of a path, between its smallest and largest coordinates. */
function extentOf(path: string): { width: number; height: number } {
  const points = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  return { width: span(points.map(([x = 0]) => x)), height: span(points.map(([, y = 0]) => y)) };
}

test('a piece without its measures is not drawn', () => {
  expect(drawSize(null, profile)).toBeNull();
  expect(drawSize({ ...cup, height: null }, profile)).toBeNull();
});

test('a profile is drawn on both sides of the axis, in the scale of the measures', () => {
  const drawing = drawSize(cup, profile);
  const { width, height } = extentOf(drawing?.body ?? '');
  expect(width / height).toBeCloseTo(10 / 7.5, 2);
  expect(drawing).toMatchObject({ height: '7.5', width: '10' });
  expect((drawing?.lip.rx ?? 0) * 2).toBeCloseTo(width, 0);
});

test('a piece without a profile is drawn as a cylinder of its measures', () => {
  const drawing = drawSize(cup, []);
  expect(drawing?.body).not.toBe(drawSize(cup, profile)?.body);
  const { width, height } = extentOf(drawing?.body ?? '');
  expect(width / height).toBeCloseTo(10 / 7.5, 2);
});

test('spout and handle are drawn at their distance from the axis, and the width spans them', () => {
  const pot = { ...cup, diameter: null, length: 14 };
  const attached = [
    { part: 1, distance: 4, height: 2 },
    { part: 1, distance: 8, height: 6 },
    { part: 1, distance: 4, height: 3 },
    { part: 2, distance: -4, height: 2 },
    { part: 2, distance: -6, height: 4 },
    { part: 2, distance: -4, height: 5 },
  ];
  const drawing = drawSize(pot, profile, attached);
  const scale = extentOf(drawing?.body ?? '').height / 7.5;
  expect(extentOf(drawing?.attached ?? '').width / scale).toBeCloseTo(14, 1);
  expect(drawing?.attached.match(/M/g)).toHaveLength(2);
  const [left = 0, right = 0] =
    /M([\d.]+) \d+(?:\.\d)?H([\d.]+)m0/
      .exec(drawing?.measures ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  expect((right - left) / scale).toBeCloseTo(14, 1);
});

test('parts without a profile of their body are not drawn', () => {
  expect(drawSize(cup, [], [{ part: 1, distance: 9, height: 2 }])).toEqual(drawSize(cup, []));
});
