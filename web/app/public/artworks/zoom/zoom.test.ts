import { expect, test } from 'vitest';
import { moveBy, stageOf, whole, zoomAt } from './zoom.ts';

const image = { width: 1200, height: 1500 };
const stage = stageOf({ width: 1000, height: 750 }, image);

test('a picture fits into the stage and is enlarged to its own pixels', () => {
  expect(stage).toMatchObject({ picture: { width: 600, height: 750 }, largestScale: 2 });
});

test('a picture that fills the stage with all its pixels is not enlarged', () => {
  expect(stageOf({ width: 2000, height: 3000 }, image).largestScale).toBe(1);
});

test('the point under the finger stays where it is', () => {
  const point = { x: 40, y: -200 };
  const { scale, x, y } = zoomAt(whole, 2, point, stage);
  expect(scale).toBe(2);
  expect({ x: (point.x - x) / scale, y: (point.y - y) / scale }).toEqual({
    x: expect.closeTo(point.x),
    y: expect.closeTo(point.y),
  });
});

test('the scale stays between the whole picture and the largest', () => {
  const largest = zoomAt(whole, 100, { x: 0, y: 0 }, stage);
  expect(largest).toMatchObject({ scale: 2, isLargest: true });
  expect(moveBy(largest, { x: 90, y: 90 }, stage).isLargest).toBe(true);
  expect(zoomAt(largest, 0.1, { x: 0, y: 0 }, stage)).toEqual(whole);
});

test('no edge is moved into the stage, and what fits stays in the center', () => {
  const enlarged = zoomAt(whole, 2, { x: 0, y: 0 }, stage);
  expect(moveBy(enlarged, { x: 9999, y: -9999 }, stage)).toMatchObject({ scale: 2, x: 100, y: -375 });
  expect(moveBy(whole, { x: 50, y: 50 }, stage)).toEqual(whole);
  // 600 × 1.5 is narrower than the stage of 1000.
  expect(moveBy(zoomAt(whole, 1.5, { x: 0, y: 0 }, stage), { x: 50, y: 0 }, stage).x).toBe(0);
});
