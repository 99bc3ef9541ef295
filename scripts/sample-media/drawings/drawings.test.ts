import { describe, expect, it } from 'vitest';
import { drawings } from './drawings.ts';
import type { Vec2 } from './model/vectors.ts';
import { type Box, boxAround } from './projection/grid.ts';
import { collisions } from './sheet/collisions.ts';
import { dimensionsOf } from './sheet/drawing.ts';
import { frame } from './sheet/frame.ts';
import type { DimensionMark, Mark, TextMark } from './sheet/marks.ts';
import { partRows } from './sheet/parts-list.ts';
import { textBox } from './sheet/text-size.ts';
import { license } from './sheet/title-block.ts';

describe.each(Object.entries(drawings))('the drawing %s', (_name, draw) => {
  const drawing = draw();
  const dimensions = dimensionsOf(drawing);
  const texts = drawing.marks.filter((mark): mark is TextMark => mark.kind === 'text');
  const words = texts.map(({ value }) => value);

  it('has dimensions whose numbers are the distances of their points', () => {
    expect(dimensions.length).toBeGreaterThan(12);
    for (const mark of dimensions)
      expect(numberOf(mark.text.value), mark.text.value).toBeCloseTo(lengthOf(mark), 1);
  });

  it('divides repeated dimensions evenly', () => {
    for (const { text } of dimensions.filter(({ text }) => text.value.includes('×'))) {
      const [count = 0, each = 0, sum = 0] = text.value.split(/[×=]/).map(Number);
      expect(count * each, text.value).toBeCloseTo(sum, 6);
    }
  });

  it('takes its dimensions from lines that it shows', () => {
    const loose = dimensions.filter((mark) => {
      const views = drawing.views.filter(({ name }) => name === mark.view || name === 'piece');
      const lines = [
        ...views.flatMap(({ marks }) => marks),
        ...drawing.marks.filter(({ layer }) => layer === 'center'),
      ];
      return [mark.from, mark.to].some((point) => !reaches(lines, point, mark.rotation));
    });
    expect(loose.map(({ view, text }) => `${view} ${text.value}`)).toEqual([]);
  });

  it('shows every part with its number', () => {
    for (const { number } of drawing.pack.parts)
      expect(texts.filter(({ value, align }) => value === String(number) && align === 'center')).not.toEqual(
        [],
      );
  });

  it('lists every part with the number of its copies', () => {
    const rows = partRows(drawing.pack);
    for (const { number, copies } of drawing.pack.parts)
      expect(rows.find((row) => row.number === number)?.quantity).toBe(copies.length);
    for (const { name, size } of rows) expect(words).toEqual(expect.arrayContaining([name, size]));
  });

  it('has no text on another text or on a line', () => {
    expect(collisions(drawing.marks)).toEqual([]);
  });

  it('stays within the frame', () => {
    const inside = texts.filter(({ height }) => height > 1.8).map(textBox);
    const lines = dimensions.flatMap(({ marks, text }) => [textBox(text), boxOf(marks)]);
    for (const [left, bottom, right, top] of [...inside, ...lines, ...drawing.views.map(({ box }) => box)]) {
      expect(left).toBeGreaterThan(frame.left);
      expect(bottom).toBeGreaterThan(frame.bottom);
      expect(right).toBeLessThan(frame.right);
      expect(top).toBeLessThan(frame.top);
    }
  });

  it('names its license, scale and number', () => {
    expect(words).toEqual(expect.arrayContaining([license.en, license.zh, license.address]));
    expect(words).toEqual(expect.arrayContaining([drawing.title.number, `1:${drawing.scale}`]));
  });
});

function boxOf(marks: readonly Mark[]): Box {
  return boxAround(marks.flatMap((mark) => (mark.kind === 'path' ? mark.points : [])));
}

function numberOf(value: string): number {
  return Number(value.split('=').at(-1)?.replace('Ø', ''));
}

function lengthOf({ from, to, rotation, scale }: DimensionMark): number {
  return Math.abs(rotation === 90 ? to[1] - from[1] : to[0] - from[0]) * scale;
}

/** Lines that are nearer to each other than this on paper are drawn as one line. In millimeters. */
const closest = 0.35;

/** Whether some path has a point as high as `point` (`rotation` 90), or as far to the right (`rotation` 0). */
function reaches(marks: readonly Mark[], point: Vec2, rotation: 0 | 90): boolean {
  const axis = rotation === 90 ? 1 : 0;
  return marks.some(
    (mark) =>
      mark.kind === 'path' &&
      mark.layer !== 'hatch' &&
      mark.points.some((one) => Math.abs(one[axis] - point[axis]) < closest),
  );
}
