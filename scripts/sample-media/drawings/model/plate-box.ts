import { frameBoards } from './joinery.ts';
import type { Solid } from './kernel.ts';
import { felt, paulownia } from './materials.ts';
import { type Package, type Part, part } from './part.ts';
import { plate, standing } from './pieces.ts';
import * as sizes from './plate-box-sizes.ts';
import { block, cut, cylinder, squareBlock } from './solids.ts';
import type { Vec3 } from './vectors.ts';

const { wall, lidWall, finger, bottom, top, footPad, rest, holdingPad, notch } = sizes.given;
const { outer, middle, trayHeight, floor, foot, rim, lid, lidTop, skirt, seat, shoulder } = sizes;

export function plateBox(): Package {
  return {
    piece: { ...standing(plate, [middle, middle, foot]), exploded: [0, 0, 150] },
    parts: [...trayParts(), ...restParts(), ...lidParts()].sort((a, b) => a.number - b.number),
  };
}

function trayParts(): Part[] {
  const bottomGroove = squareBlock(outer, wall - bottom.groove, bottom.raised, floor + bottom.play);
  const frame = { from: 0, to: outer, low: 0, high: trayHeight, thickness: wall, finger };
  const { front, back, sides } = frameBoards(frame, [bottomGroove]);
  const panel = squareBlock(outer, wall - bottom.groove + bottom.endPlay, bottom.raised, floor);
  const pad = cylinder([middle, middle, floor], footPad.radius, footPad.thickness);
  return [
    part(1, '盒身前板、后板', 'Tray front, back', paulownia, [front, back]),
    part(2, '盒身侧板', 'Tray side', paulownia, sides),
    part(3, '底板', 'Bottom', paulownia, [panel], { hatchAngle: 135, exploded: [[0, 0, -75]] }),
    part(5, '足垫', 'Foot pad', felt, [pad], { round: true, exploded: [[0, 0, 55]] }),
  ];
}

/** The rim of the plate lies on felt, and the shoulders of the blocks keep it from slipping. */
function restParts(): Part[] {
  const through = cylinder([middle, middle, 0], rest.inner, 100);
  const corners = aroundMiddle(middle - wall - rest.side / 2, rest.side, floor, rim);
  const rests = corners.map((corner) =>
    cut(corner, through, cylinder([middle, middle, seat], shoulder, 100)),
  );
  const linings = corners.map((corner) =>
    cut(corner, through).intersect(cylinder([middle, middle, seat], shoulder, rest.felt)),
  );
  const exploded: Vec3[] = [[0, 0, 75]];
  return [
    part(4, '角托', 'Corner rest', paulownia, rests, { exploded }),
    part(6, '角托衬毡', 'Rest lining', felt, linings, { exploded }),
  ];
}

function lidParts(): Part[] {
  const inset = lid.from + lidWall - top.groove;
  const rabbet = squareBlock(outer, inset, trayHeight, lidTop + 1);
  const notches = cylinder([middle, skirt, lid.from - 1], notch, lid.to - lid.from + 2)
    .rotate([90, 0, 0])
    .translate([0, outer, 0]);
  const frame = { ...lid, low: skirt, high: lidTop, thickness: lidWall, finger };
  const { front, back, sides } = frameBoards(frame, [rabbet]);
  const notched = [front, back].map((board) => cut(board, notches));
  const panel = squareBlock(outer, inset + top.endPlay, trayHeight, lidTop);
  const { fromCenter, side, thickness } = holdingPad;
  const pads = aroundMiddle(fromCenter, side, trayHeight - thickness, trayHeight);
  const exploded: Vec3[] = [[0, 0, 290]];
  return [
    part(7, '盖前板、后板', 'Lid front, back', paulownia, notched, { hatchAngle: 135, exploded }),
    part(8, '盖侧板', 'Lid side', paulownia, sides, { exploded }),
    part(9, '盖面板', 'Lid panel', paulownia, [panel], { exploded: [[0, 0, 370]] }),
    part(10, '压垫', 'Holding pad', felt, pads, { exploded }),
  ];
}

/** Four square blocks, whose centers have the distance `away` from the middle in x and in y. */
function aroundMiddle(away: number, side: number, low: number, high: number): Solid[] {
  const starts = [middle - away - side / 2, middle + away - side / 2];
  return starts.flatMap((x) => starts.map((y) => block([x, y, low], [x + side, y + side, high])));
}
