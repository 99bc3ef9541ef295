import {
  type AttachedPoint,
  type Dimensions,
  formatMeasure,
  type OutlinePoint,
  outlineOf,
} from './dimensions.ts';
import type { DrawnSize } from './size-drawing.tsx';

/** The size of a hen's egg in centimeters. The egg shows the scale, because everyone knows its size. */
const egg = { height: 5.7, width: 4.3 };

const sheet = { width: 520, left: 90, right: 30, top: 34, gap: 44, tallest: 330 };

/**
 * Draws a piece to scale beside an egg, with its measures. Null when its height or width is unknown.
 * @param profile from the foot to the lip; a piece without one is drawn as a cylinder
 * @param attached the outlines of spout and handle, which the body partly covers
 */
export function drawSize(
  dimensions: Dimensions | null,
  profile: readonly OutlinePoint[],
  attached: readonly AttachedPoint[] = [],
): DrawnSize | null {
  const size = dimensions && outlineOf(dimensions);
  if (!size) return null;
  const { height, width } = size;
  const turned = profile.length > 1;
  const body = turned ? profile : cylinder(height, width);
  const parts = turned ? attached : [];
  const reach = extentOf(body, parts);
  const room = sheet.width - sheet.left - sheet.gap - sheet.right;
  const scale = Math.min(room / (reach.left + reach.right + egg.width), sheet.tallest / height);
  const ground = round(sheet.top + Math.max(height, egg.height) * scale);
  const [left, right] = [sheet.left, round(sheet.left + (reach.left + reach.right) * scale)];
  const top = round(ground - height * scale);
  const axis = round(left + reach.left * scale);
  const eggMiddle = round(right + sheet.gap + (egg.width * scale) / 2);
  const below = ground + 38;
  return {
    height: formatMeasure(height),
    width: formatMeasure(width),
    viewBox: `0 0 ${sheet.width} ${below + 34}`,
    ground: `M0 ${ground}H${sheet.width}`,
    attached: drawAttached(parts, scale, axis, ground),
    ...drawBody(body, scale, axis, ground),
    axis: `M${axis} ${top - 30}V${ground + 24}`,
    egg: eggPath(eggMiddle, ground, scale),
    measures: `M${left - 24} ${top}V${ground}m-5 0h10M${left - 29} ${top}h10M${left} ${below}H${right}m0 -5v10M${left} ${below - 5}v10`,
    heightAt: [left - 36, round((top + ground) / 2)],
    widthAt: [round((left + right) / 2), below + 23],
    eggAt: [eggMiddle, ground + 28],
  };
}

/** How far a piece reaches to the left and to the right of its axis. */
function extentOf(profile: readonly OutlinePoint[], attached: readonly AttachedPoint[]) {
  const body = Math.max(...profile.map(({ radius }) => radius));
  const distances = attached.map(({ distance }) => distance);
  return { left: Math.max(body, ...distances.map((each) => -each)), right: Math.max(body, ...distances) };
}

/** The closed outlines of all attached parts. */
function drawAttached(
  attached: readonly AttachedPoint[],
  scale: number,
  axis: number,
  ground: number,
): string {
  const numbers = new Set(attached.map(({ part }) => part));
  const at = ({ distance, height }: AttachedPoint) =>
    `${round(axis + distance * scale)} ${round(ground - height * scale)}`;
  return [...numbers]
    .map((number) => attached.filter(({ part }) => part === number).map(at))
    .map((points) => `M${points.join('L')}Z`)
    .join('');
}

type Body = Pick<DrawnSize, 'body' | 'backOfFoot' | 'lip'>;

/** A turned piece: its profile on both sides of the axis, with an ellipse at the foot and one at the lip. */
function drawBody(profile: readonly OutlinePoint[], scale: number, middle: number, ground: number): Body {
  const side = (sign: 1 | -1) =>
    profile.map(
      ({ radius, height }) => `${round(middle + sign * radius * scale)} ${round(ground - height * scale)}`,
    );
  const foot = round((profile[0]?.radius ?? 0) * scale);
  const lip = profile.at(-1) ?? { radius: 0, height: 0 };
  const halfFoot = (sweep: 0 | 1) => `a${foot} ${depthOf(foot)} 0 0 ${sweep} ${round(2 * foot)} 0`;
  return {
    body: `M${side(-1).reverse().join('L')}${halfFoot(0)}L${side(1).join('L')}`,
    backOfFoot: `M${side(-1)[0]}${halfFoot(1)}`,
    lip: {
      cx: middle,
      cy: round(ground - lip.height * scale),
      rx: round(lip.radius * scale),
      ry: depthOf(lip.radius * scale),
    },
  };
}

/** The profile of a piece of which only the measures are known. */
function cylinder(height: number, width: number): OutlinePoint[] {
  return [
    { height: 0, radius: width / 2 },
    { height, radius: width / 2 },
  ];
}

/** The smaller radius of a circle that is seen from slightly above. */
function depthOf(radius: number): number {
  return round(Math.min(radius * 0.14, 16));
}

/** The outline of an egg that stands on the ground with its narrow end up. */
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
