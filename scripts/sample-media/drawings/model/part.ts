import type { Contours } from './contours.ts';
import type { Solid } from './kernel.ts';
import type { Material } from './materials.ts';
import { extent } from './solids.ts';
import type { Vec3 } from './vectors.ts';
import type { Words } from './words.ts';

export interface Part {
  number: number;
  name: Words;
  material: Material;
  /** Copies may be mirror images. */
  copies: Solid[];
  exploded: Vec3[];
  /** In degrees; 45 by default. Parts that touch have different directions. */
  hatchAngle?: 45 | 60 | 135;
  soft?: boolean;
  /** The flat size of a strip that is bent into its place. */
  flatSize?: Vec3;
  /** An upright disk, whose size is given as diameter × thickness. */
  round?: boolean;
}

/** Bought parts, which the parts list names but the drawing does not show. */
export interface Hardware {
  number: number;
  name: Words;
  material: Material;
  quantity: number;
  size: string;
}

export interface Piece {
  productCode: string;
  name: Words;
  solid: Solid;
  contours?: Contours;
  exploded: Vec3;
  diameter: number;
  height: number;
}

export interface Package {
  parts: Part[];
  hardware: Hardware[];
  piece: Piece;
}

/** Length × width × thickness. */
export function partSize({ number, copies, flatSize }: Part): Vec3 {
  const [first] = copies;
  if (!first) throw new Error(`Part ${number} has no copy.`);
  const [length, width, thickness] = [...(flatSize ?? extent(first))].sort((a, b) => b - a);
  return [length ?? 0, width ?? 0, thickness ?? 0];
}

export function findPart(pack: Package, number: number): Part {
  const part = pack.parts.find((one) => one.number === number);
  if (!part) throw new Error(`There is no part ${number}.`);
  return part;
}
