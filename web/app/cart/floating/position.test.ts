import { expect, test } from 'vitest';
import { isDrag, keepInside, moveByKey, readPosition, startPosition } from './position.ts';

const viewport = { width: 1280, height: 800 };

test('the button starts 24 px from the left and 200 px above the bottom edge', () => {
  expect(startPosition(viewport)).toEqual({ x: 24, y: 600 });
});

test.each([
  ['in the middle', { x: 500, y: 300 }, { x: 500, y: 300 }],
  ['beyond the left top corner', { x: -40, y: -1 }, { x: 0, y: 0 }],
  ['at the limit', { x: 1200, y: 720 }, { x: 1200, y: 720 }],
  ['beyond the right bottom corner', { x: 1201, y: 5000 }, { x: 1200, y: 720 }],
])('a position %s is kept 80 px inside the viewport', (_, wanted, kept) => {
  expect(keepInside(wanted, viewport)).toEqual(kept);
});

test('in a viewport smaller than the button, the button stays at the left top corner', () => {
  expect(keepInside({ x: 24, y: -100 }, { width: 60, height: 60 })).toEqual({ x: 0, y: 0 });
});

test.each([
  [{ x: 4, y: 0 }, false],
  [{ x: 3, y: 3 }, false],
  [{ x: 5, y: 0 }, true],
  [{ x: 3, y: -4 }, true],
])('a pointer that has moved by %o drags the button: %s', (moved, drags) => {
  const from = { x: 100, y: 100 };
  expect(isDrag(from, { x: from.x + moved.x, y: from.y + moved.y })).toBe(drags);
});

test('arrow keys move the button by 16 px, and other keys do not', () => {
  const from = { x: 100, y: 100 };
  expect(moveByKey(from, 'ArrowLeft')).toEqual({ x: 84, y: 100 });
  expect(moveByKey(from, 'ArrowDown')).toEqual({ x: 100, y: 116 });
  expect(moveByKey(from, 'Enter')).toBeNull();
  expect(moveByKey(from, 'toString')).toBeNull();
});

test('a stored position is read', () => {
  expect(readPosition('{"x":10,"y":20.5}')).toEqual({ x: 10, y: 20.5 });
});

test.each([
  null,
  '',
  'null',
  '{',
  '[]',
  '"24"',
  '{"x":1}',
  '{"x":"1","y":2}',
  '{"x":null,"y":2}',
  '{"x":1e999,"y":1}',
])('the stored text %s is ignored', (text) => {
  expect(readPosition(text)).toBeNull();
});
