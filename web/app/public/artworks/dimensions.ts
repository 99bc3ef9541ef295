export interface Dimensions {
  height: number | null;
  width: number | null;
  length: number | null;
  diameter: number | null;
  unit: 'cm' | 'mm';
}

export interface Measure {
  side: 'height' | 'diameter' | 'length' | 'width';
  value: number;
}

/** The measures a piece has, in the order one says them. */
export function measuresOf(dimensions: Dimensions): Measure[] {
  return (['height', 'diameter', 'length', 'width'] as const).flatMap((side) => {
    const value = dimensions[side];
    return value !== null && value > 0 ? [{ side, value }] : [];
  });
}

/** A number as one reads it on a ruler: at most two decimals, none without need. */
export function formatMeasure(value: number): string {
  return String(Math.round(value * 100) / 100);
}

const centimetresPer = { cm: 1, mm: 0.1 };

/** Height and widest side in centimetres, for a drawing to scale; null when one of them is missing. */
export function outlineOf(dimensions: Dimensions): { height: number; width: number } | null {
  const width = Math.max(dimensions.diameter ?? 0, dimensions.length ?? 0, dimensions.width ?? 0);
  if (!dimensions.height || !width) return null;
  const factor = centimetresPer[dimensions.unit];
  return { height: dimensions.height * factor, width: width * factor };
}
