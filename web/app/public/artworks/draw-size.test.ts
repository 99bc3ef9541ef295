import { expect, test } from 'vitest';
import { drawSize } from './draw-size.server.ts';

const cup = { height: 7.5, width: null, length: null, diameter: 10, unit: 'cm' as const };
const profile = [
  { height: 0, radius: 2.5 },
  { height: 1, radius: 2.4 },
  { height: 7.5, radius: 5 },
];
const unknown = { outline: [], attached: [], silhouette: [] };

function extentOf(path: string | undefined): { width: number; height: number } {
  const points = [...(path ?? '').matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  return { width: span(points.map(([x = 0]) => x)), height: span(points.map(([, y = 0]) => y)) };
}

function measuredBy(measures: string | undefined): { width: number; height: number } {
  const [, top, ground] = /^M\S+ (\S+)V([\d.]+)m/.exec(measures ?? '')?.map(Number) ?? [];
  const [, left, right] = /M(\S+) \S+H([\d.]+)m0/.exec(measures ?? '')?.map(Number) ?? [];
  return { width: (right ?? 0) - (left ?? 0), height: (ground ?? 0) - (top ?? 0) };
}

test('a piece without its measures is not drawn', () => {
  expect(drawSize(null, { ...unknown, outline: profile })).toBeNull();
  expect(drawSize({ ...cup, height: null }, { ...unknown, outline: profile })).toBeNull();
});

test('a profile is drawn on both sides of the axis, in the scale of the measures', () => {
  const drawing = drawSize(cup, { ...unknown, outline: profile });
  const { width, height } = extentOf(drawing?.shape?.body);
  expect(width / height).toBeCloseTo(10 / 7.5, 2);
  expect(drawing).toMatchObject({ height: '7.5', width: '10' });
  expect((drawing?.shape?.turned?.lip.rx ?? 0) * 2).toBeCloseTo(width, 0);
});

test.each([
  ['nothing', unknown],
  ['a spout without its body', { ...unknown, attached: [{ part: 1, distance: 9, height: 2 }] }],
  ['a profile without any width', { ...unknown, outline: profile.map((each) => ({ ...each, radius: 0 })) }],
])('of a piece of whose shape only %s is known, the measures are drawn and no outline', (_, shape) => {
  const drawing = drawSize(cup, shape);
  expect(drawing).toMatchObject({ shape: null, height: '7.5', width: '10' });
  const { width, height } = measuredBy(drawing?.measures);
  expect(width / height).toBeCloseTo(10 / 7.5, 2);
});

test('a silhouette fills its measures in their proportion, with the opening of its handle and no axis', () => {
  const silhouette = [
    [[300, 0] as const, [1000, 400] as const, [600, 1000] as const, [0, 200] as const],
    [[500, 300] as const, [600, 300] as const, [550, 500] as const],
  ];
  const flask = { ...cup, diameter: null, height: 366, length: 274, width: 137, unit: 'mm' as const };
  const drawing = drawSize(flask, { ...unknown, silhouette });
  const { width, height } = extentOf(drawing?.shape?.body);
  expect(width / height).toBeCloseTo(27.4 / 36.6, 2);
  expect(measuredBy(drawing?.measures).width).toBeCloseTo(width, 0);
  expect(measuredBy(drawing?.measures).height).toBeCloseTo(height, 0);
  expect(drawing?.shape?.body.match(/M[^Z]+Z/g)).toHaveLength(2);
  expect(drawing?.shape?.turned).toBeNull();
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
  const drawing = drawSize(pot, { ...unknown, outline: profile, attached });
  const scale = extentOf(drawing?.shape?.body).height / 7.5;
  expect(extentOf(drawing?.shape?.turned?.attached).width / scale).toBeCloseTo(14, 1);
  expect(drawing?.shape?.turned?.attached.match(/M/g)).toHaveLength(2);
  expect(measuredBy(drawing?.measures).width / scale).toBeCloseTo(14, 1);
});
