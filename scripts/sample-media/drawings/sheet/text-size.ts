import type { Box } from '../projection/grid.ts';
import type { TextMark } from './marks.ts';

/** The height of capitals in Barlow, as a share of the font size. */
export const capitals = 0.7;

/** Shares of the font size, for Barlow and for Chinese characters. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\u2e80-\uffef“”]/u, 1],
  [/[ilj.,:;'|]/, 0.25],
  [/[ ft()/·-]/, 0.33],
  [/[mwMW]/, 0.86],
  [/[×–Ø]/, 0.6],
  [/[A-Z0-9]/, 0.61],
  [/./, 0.54],
];

export function textWidth(value: string, height: number): number {
  const shares = [...value].map((letter) => widths.find(([pattern]) => pattern.test(letter))?.[1] ?? 0.6);
  return (shares.reduce((sum, share) => sum + share, 0) * height) / capitals;
}

export function textBox({ at: [x, y], value, height, align, rotation }: TextMark): Box {
  const width = textWidth(value, height);
  const begin = align === 'left' ? 0 : -width / 2;
  if (rotation === 0) return [x + begin, y, x + begin + width, y + height];
  return [x - height, y + begin, x, y + begin + width];
}
