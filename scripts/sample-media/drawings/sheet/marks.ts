import type { Vec2 } from '../model/vectors.ts';

/** Points are in millimeters of the paper, from the lower left corner of the sheet. */
export interface PathMark {
  kind: 'path';
  layer: Layer;
  points: Vec2[];
  closed?: boolean;
  filled?: boolean;
}

export interface CircleMark {
  kind: 'circle';
  layer: Layer;
  center: Vec2;
  radius: number;
  filled?: boolean;
}

export interface TextMark {
  kind: 'text';
  layer: Layer;
  at: Vec2;
  /** Height of a capital letter. */
  height: number;
  value: string;
  align: 'left' | 'center';
  /** Degrees counterclockwise. */
  rotation: 0 | 90;
}

export interface DimensionMark {
  kind: 'dimension';
  layer: 'dimension';
  view: string;
  from: Vec2;
  to: Vec2;
  /** The end that belongs to the point `to`. */
  lineAt: Vec2;
  rotation: 0 | 90;
  text: TextMark;
  /** Converts paper millimeters into millimeters of the object. */
  scale: number;
  marks: (PathMark | CircleMark)[];
}

export type Mark = PathMark | CircleMark | TextMark | DimensionMark;

export type Layer = keyof typeof pens;

/** Widths and dashes in paper millimeters; `color` is that of the layer in CAD programs. */
export const pens = {
  outline: { width: 0.5, dash: [], color: 7 },
  exploded: { width: 0.35, dash: [], color: 7 },
  hidden: { width: 0.25, dash: [3, 1], color: 3 },
  center: { width: 0.25, dash: [10, 1.2, 1, 1.2], color: 1 },
  phantom: { width: 0.25, dash: [5, 0.8, 0.8, 0.8, 0.8, 0.8], color: 6 },
  section: { width: 0.5, dash: [], color: 1 },
  hatch: { width: 0.18, dash: [], color: 8 },
  dimension: { width: 0.25, dash: [], color: 4 },
  text: { width: 0.25, dash: [], color: 7 },
  frame: { width: 0.5, dash: [], color: 7 },
  table: { width: 0.25, dash: [], color: 7 },
} as const satisfies Record<string, { width: number; dash: readonly number[]; color: number }>;

export function line(layer: Layer, ...points: Vec2[]): PathMark {
  return { kind: 'path', layer, points };
}

export function rectangle(layer: Layer, [left, bottom]: Vec2, [right, top]: Vec2): PathMark {
  return {
    kind: 'path',
    layer,
    closed: true,
    points: [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ],
  };
}

export function text(
  at: Vec2,
  value: string,
  height = 2.5,
  align: TextMark['align'] = 'left',
  layer: Layer = 'text',
): TextMark {
  return { kind: 'text', layer, at, height, value, align, rotation: 0 };
}
