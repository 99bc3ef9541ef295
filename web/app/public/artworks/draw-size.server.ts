import { type Dimensions, formatMeasure, outlineOf } from './dimensions.ts';
import { drawShape, type Shape } from './draw-shape.server.ts';
import type { DrawnSize } from './size-drawing.tsx';

/** The size of a hen's egg in centimeters. The egg shows the scale, because everyone knows its size. */
const egg = { height: 5.7, width: 4.3 };

const sheet = { width: 520, left: 90, right: 30, top: 34, gap: 44, tallest: 330 };

/** Draws a piece to scale beside an egg, with its shape if that is known. Null without a height or a width. */
export function drawSize(dimensions: Dimensions | null, shape: Shape): DrawnSize | null {
  const size = dimensions && outlineOf(dimensions);
  if (!size) return null;
  const { height, width } = size;
  const room = sheet.width - sheet.left - sheet.gap - sheet.right;
  const scale = Math.min(room / (width + egg.width), sheet.tallest / height);
  const ground = round(sheet.top + Math.max(height, egg.height) * scale);
  const [left, right] = [sheet.left, round(sheet.left + width * scale)];
  const top = round(ground - height * scale);
  const eggMiddle = round(right + sheet.gap + (egg.width * scale) / 2);
  const below = ground + 38;
  return {
    height: formatMeasure(height),
    width: formatMeasure(width),
    viewBox: `0 0 ${sheet.width} ${below + 34}`,
    ground: `M0 ${ground}H${sheet.width}`,
    shape: drawShape(shape, { left, right, top, ground }),
    egg: eggPath(eggMiddle, ground, scale),
    measures: `M${left - 24} ${top}V${ground}m-5 0h10M${left - 29} ${top}h10M${left} ${below}H${right}m0 -5v10M${left} ${below - 5}v10`,
    heightAt: [left - 36, round((top + ground) / 2)],
    widthAt: [round((left + right) / 2), below + 23],
    eggAt: [eggMiddle, ground + 28],
  };
}

function eggPath(middle: number, ground: number, scale: number): string {
  const half = round((egg.width * scale) / 2);
  const height = egg.height * scale;
  const belly = round(ground - height * 0.42);
  const shoulder = round(belly - height * 0.24);
  const top = round(ground - height);
  const inner = round(half * 0.6);
  return [
    `M${middle} ${top}`,
    `C${middle + inner} ${top} ${middle + half} ${shoulder} ${middle + half} ${belly}`,
    `A${half} ${round(height * 0.42)} 0 0 1 ${middle - half} ${belly}`,
    `C${middle - half} ${shoulder} ${middle - inner} ${top} ${middle} ${top}Z`,
  ].join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
