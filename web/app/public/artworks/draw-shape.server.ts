import type { AttachedPoint, OutlinePoint, Silhouette } from './dimensions.ts';
import type { DrawnShape } from './size-drawing.tsx';

/** The profile of a turned piece with spout and handle, or else a silhouette. */
export interface Shape {
  /** From the foot to the lip. */
  outline: readonly OutlinePoint[];
  attached: readonly AttachedPoint[];
  silhouette: Silhouette;
}

/** The place of a piece on the sheet. Its height and width are those of the measures. */
interface Frame {
  left: number;
  right: number;
  top: number;
  ground: number;
}

/** Null when the shape is not known, because the measures alone are no shape. */
export function drawShape({ outline, attached, silhouette }: Shape, frame: Frame): DrawnShape | null {
  if (silhouette.length > 0) return { body: drawSilhouette(silhouette, frame), turned: null };
  const isSolid = outline.length > 1 && outline.some(({ height, radius }) => height > 0 && radius > 0);
  return isSolid ? drawTurned(outline, attached, frame) : null;
}

function drawSilhouette(silhouette: Silhouette, { left, right, top, ground }: Frame): string {
  return silhouette
    .map((points) =>
      points.map(
        ([x, y]) =>
          `${round(left + (x / 1000) * (right - left))} ${round(ground - (y / 1000) * (ground - top))}`,
      ),
    )
    .map((points) => `M${points.join('L')}Z`)
    .join('');
}

/** Draws the profile on both sides of the axis, with an ellipse at the foot and one at the lip. */
function drawTurned(
  profile: readonly OutlinePoint[],
  attached: readonly AttachedPoint[],
  { left, right, top, ground }: Frame,
): DrawnShape {
  const reach = extentOf(profile, attached);
  const across = (right - left) / (reach.left + reach.right);
  const up = (ground - top) / Math.max(...profile.map(({ height }) => height));
  const axis = round(left + reach.left * across);
  const at = (distance: number, height: number) =>
    `${round(axis + distance * across)} ${round(ground - height * up)}`;
  const side = (sign: 1 | -1) => profile.map(({ radius, height }) => at(sign * radius, height));
  const foot = round((profile[0]?.radius ?? 0) * across);
  const lip = profile.at(-1) ?? { radius: 0, height: 0 };
  const halfFoot = (sweep: 0 | 1) => `a${foot} ${depthOf(foot)} 0 0 ${sweep} ${round(2 * foot)} 0`;
  const parts = [...new Set(attached.map(({ part }) => part))].map((number) =>
    attached.filter(({ part }) => part === number).map(({ distance, height }) => at(distance, height)),
  );
  return {
    body: `M${side(-1).reverse().join('L')}${halfFoot(0)}L${side(1).join('L')}`,
    turned: {
      attached: parts.map((points) => `M${points.join('L')}Z`).join(''),
      backOfFoot: `M${side(-1)[0]}${halfFoot(1)}`,
      lip: {
        cx: axis,
        cy: round(ground - lip.height * up),
        rx: round(lip.radius * across),
        ry: depthOf(lip.radius * across),
      },
      axis: `M${axis} ${top - 30}V${ground + 24}`,
    },
  };
}

function extentOf(profile: readonly OutlinePoint[], attached: readonly AttachedPoint[]) {
  const body = Math.max(...profile.map(({ radius }) => radius));
  const distances = attached.map(({ distance }) => distance);
  return { left: Math.max(body, ...distances.map((each) => -each)), right: Math.max(body, ...distances) };
}

/** The smaller radius of a circle that is seen from slightly above. */
function depthOf(radius: number): number {
  return round(Math.min(radius * 0.14, 16));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
