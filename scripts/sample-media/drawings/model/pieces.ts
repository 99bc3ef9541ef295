import forms from '../../packed-forms.json' with { type: 'json' };
import { turnedContours } from './contours.ts';
import { smoothCurve, stretch } from './outline.ts';
import type { Piece } from './part.ts';
import { hollowed, turned } from './solids.ts';
import type { Vec2, Vec3 } from './vectors.ts';

/** `profile` is the outside from the foot to the lip, as radius and height in millimeters. */
interface TurnedPiece {
  productCode: string;
  height: number;
  diameter: number;
  wall: number;
  profile: Vec2[];
}

export const conicalBowl = turnedPiece(forms.conical, {
  productCode: 'JY-2024-003',
  height: 52,
  diameter: 138,
  wall: 3,
  lip: 0,
});

export const meiping = turnedPiece(forms.meiping, {
  productCode: 'JY-2024-001',
  height: 285,
  diameter: 172,
  wall: 5,
  lip: 2,
});

export const plate = turnedPiece(forms.plate, {
  productCode: 'JY-2024-008',
  height: 36,
  diameter: 264,
  wall: 4,
  lip: 4,
});

export function standing({ profile, wall }: TurnedPiece, foot: Vec3): Omit<Piece, 'exploded'> {
  const outline = hollowed(profile, wall);
  return { solid: turned(outline, foot), contours: turnedContours(outline, foot) };
}

/** The form, which the pictures of the piece show too, is stretched to the size that the shop gives. */
function turnedPiece(
  form: number[][],
  { lip, ...piece }: Omit<TurnedPiece, 'profile'> & { lip: number },
): TurnedPiece {
  const points = form.map(([radius = 0, height = 0]): Vec2 => [radius, height]);
  const radius = piece.diameter / 2;
  const side = stretch(smoothCurve(points), radius, piece.height - lip);
  const [mouth] = side.at(-1) ?? [radius];
  return { ...piece, profile: [...side, [mouth, piece.height]] };
}
