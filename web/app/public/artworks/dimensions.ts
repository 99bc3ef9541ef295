export interface Dimensions {
  height: number | null;
  width: number | null;
  length: number | null;
  diameter: number | null;
  unit: 'cm' | 'mm';
}

/** In centimeters: the height above the foot and the distance from the axis. */
export interface OutlinePoint {
  height: number;
  radius: number;
}

/**
 * A point of the outline of a spout or a handle, seen from the side. The distance from the axis, in centimeters, is
 * below 0 on the left. `part` tells the outlines of a piece apart.
 */
export interface AttachedPoint {
  part: number;
  distance: number;
  height: number;
}

/**
 * Closed outlines seen from the side, in thousandths of the width from the left and of the height from the foot. The
 * first outline runs around the piece, and each other one around an opening.
 */
export type Silhouette = readonly (readonly (readonly [x: number, y: number])[])[];

export interface Measure {
  side: 'height' | 'diameter' | 'length' | 'width';
  value: number;
}

export function measuresOf(dimensions: Dimensions): Measure[] {
  return (['height', 'diameter', 'length', 'width'] as const).flatMap((side) => {
    const value = dimensions[side];
    return value !== null && value > 0 ? [{ side, value }] : [];
  });
}

export function formatMeasure(value: number): string {
  return String(Math.round(value * 100) / 100);
}

const centimetersPer = { cm: 1, mm: 0.1 };

/** In centimeters, for a drawing to scale. Null when the height is unknown, or when no width is known. */
export function outlineOf(dimensions: Dimensions): { height: number; width: number } | null {
  const width = Math.max(dimensions.diameter ?? 0, dimensions.length ?? 0, dimensions.width ?? 0);
  if (!dimensions.height || !width) return null;
  const factor = centimetersPer[dimensions.unit];
  return { height: dimensions.height * factor, width: width * factor };
}
