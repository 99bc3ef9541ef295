import { line, type Mark, rectangle, text } from './marks.ts';

/** A3 with a margin for binding, after ISO 5457. */
export const sheetSize = { width: 420, height: 297 };
export const frame = { left: 20, bottom: 10, right: 410, top: 287 };

const zone = 50;
const letters = 'ABCDEFGH';

export function frameMarks(): Mark[] {
  const { width, height } = sheetSize;
  const { left, bottom, right, top } = frame;
  const [middleX, middleY] = [width / 2, height / 2];
  return [
    rectangle('table', [0, 0], [width, height]),
    rectangle('table', [left - 5, bottom - 5], [right + 5, top + 5]),
    rectangle('frame', [left, bottom], [right, top]),
    line('frame', [left - 5, middleY], [left + 5, middleY]),
    line('frame', [right + 5, middleY], [right - 5, middleY]),
    line('frame', [middleX, bottom - 5], [middleX, bottom + 5]),
    line('frame', [middleX, top + 5], [middleX, top - 5]),
    ...zones(middleX, left, right).flatMap(({ from, to, index }): Mark[] => [
      ...(from > left
        ? [line('table', [from, bottom - 5], [from, bottom]), line('table', [from, top], [from, top + 5])]
        : []),
      text([(from + to) / 2, bottom - 3.4], String(index + 1), 1.8, 'center'),
      text([(from + to) / 2, top + 1.6], String(index + 1), 1.8, 'center'),
    ]),
    ...zones(middleY, bottom, top).flatMap(({ from, to, index, count }): Mark[] => [
      ...(from > bottom
        ? [line('table', [left - 5, from], [left, from]), line('table', [right, from], [right + 5, from])]
        : []),
      text([left - 2.5, (from + to) / 2 - 0.9], letters[count - index - 1] ?? '', 1.8, 'center'),
      text([right + 2.5, (from + to) / 2 - 0.9], letters[count - index - 1] ?? '', 1.8, 'center'),
    ]),
  ];
}

/** Each zone is 50 mm long, except the two outermost zones. */
function zones(middle: number, low: number, high: number) {
  const half = Math.round((high - low) / 2 / zone);
  const borders = Array.from({ length: 2 * half + 1 }, (_, index) => middle + (index - half) * zone);
  return Array.from({ length: 2 * half }, (_, index) => ({
    index,
    count: 2 * half,
    from: index === 0 ? low : (borders[index] ?? low),
    to: index === 2 * half - 1 ? high : (borders[index + 1] ?? high),
  }));
}
