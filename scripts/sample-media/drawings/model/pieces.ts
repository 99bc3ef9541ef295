import { turnedContours } from './contours.ts';
import { smoothCurve, stretch } from './outline.ts';
import type { Piece } from './part.ts';
import { hollowed, turned } from './solids.ts';
import type { Vec2, Vec3 } from './vectors.ts';

/** `profile` is the outside from the foot to the lip, as radius and height in millimeters. */
export interface TurnedPiece {
  productCode: string;
  height: number;
  diameter: number;
  wall: number;
  profile: Vec2[];
}

export const conicalBowl = turnedPiece({
  productCode: 'JY-2024-003',
  height: 52,
  diameter: 138,
  wall: 3,
  lip: 0,
  points: [
    [1.75, 0],
    [1.7, 0.7],
    [1.7, 0.7],
    [3.2, 1.9],
    [5.4, 3.9],
    [7.6, 6],
  ],
});

export const meiping = turnedPiece({
  productCode: 'JY-2024-001',
  height: 285,
  diameter: 172,
  wall: 5,
  lip: 2,
  points: [
    [3.9, 0],
    [4.05, 0.9],
    [4.35, 4],
    [5.3, 10],
    [7, 16],
    [8.3, 20.5],
    [8.35, 23],
    [7, 25.6],
    [4.4, 27],
    [2.35, 27.75],
    [1.95, 28.3],
    [2, 29],
    [2.6, 29.6],
  ],
});

export const plate = turnedPiece({
  productCode: 'JY-2024-008',
  height: 36,
  diameter: 264,
  wall: 4,
  lip: 4,
  points: [
    [5.6, 0],
    [5.5, 0.8],
    [5.5, 0.8],
    [7.8, 1.4],
    [9.8, 2.6],
    [10.5, 3.25],
    [10.9, 3.5],
    [11.8, 3.62],
    [13.6, 3.8],
  ],
});

export function standing(turnedPiece: TurnedPiece, foot: Vec3): Omit<Piece, 'exploded'> {
  const outline = hollowed(turnedPiece.profile, turnedPiece.wall);
  return { ...turnedPiece, solid: turned(outline, foot), contours: turnedContours(outline, foot) };
}

function turnedPiece(shape: Omit<TurnedPiece, 'profile'> & { lip: number; points: Vec2[] }): TurnedPiece {
  const { lip, points, ...piece } = shape;
  const radius = piece.diameter / 2;
  const side = stretch(smoothCurve(points), radius, piece.height - lip);
  const [mouth] = side.at(-1) ?? [radius];
  return { ...piece, profile: [...side, [mouth, piece.height]] };
}
