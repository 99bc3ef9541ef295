import { fingers } from './joinery.ts';
import type { Solid } from './kernel.ts';
import { felt, paulownia } from './materials.ts';
import type { Package } from './part.ts';
import { plate, standing } from './pieces.ts';
import { given, plateBoxSizes } from './plate-box-sizes.ts';
import { block, cut, cylinder } from './solids.ts';
import type { Vec3 } from './vectors.ts';

const { wall, lidWall, finger, bottom, top, rest, holdingPad } = given;
const { outer, middle, trayHeight, floor, foot, rim, lid, lidOuter, lidTop, skirt, seat, shoulder } =
  plateBoxSizes;

export function plateBox(): Package {
  const center: Vec3 = [middle, middle, foot];
  return {
    hardware: [],
    piece: { ...standing(plate, center), exploded: [0, 0, 150] },
    parts: [...trayParts(), ...restParts(), ...lidParts()].sort((a, b) => a.number - b.number),
  };
}

function trayParts(): Package['parts'] {
  const bottomGroove = square(wall - bottom.groove, bottom.raised, floor + bottom.play);
  const [ends, sides] = frameBoards(0, outer, wall, 0, trayHeight, [bottomGroove]);
  return [
    {
      number: 1,
      name: { zh: '盒身前板、后板', en: 'Tray front, back' },
      material: paulownia,
      copies: ends,
      exploded: [],
    },
    {
      number: 2,
      name: { zh: '盒身侧板', en: 'Tray side' },
      material: paulownia,
      copies: sides,
      exploded: [],
    },
    {
      number: 3,
      name: { zh: '底板', en: 'Bottom' },
      material: paulownia,
      hatchAngle: 135,
      copies: [square(wall - bottom.groove + bottom.endPlay, bottom.raised, floor)],
      exploded: [[0, 0, -75]],
    },
    {
      number: 5,
      name: { zh: '足垫', en: 'Foot pad' },
      material: felt,
      round: true,
      copies: [cylinder([middle, middle, floor], given.footPad.radius, given.footPad.thickness)],
      exploded: [[0, 0, 55]],
    },
  ];
}

/** The rim of the plate lies on felt, and the shoulders of the blocks keep it from slipping. */
function restParts(): Package['parts'] {
  const through = cylinder([middle, middle, 0], rest.inner, 100);
  const above = (from: number) => cylinder([middle, middle, from], shoulder, 100);
  const corners = cornersOf(wall, rest.side);
  const onSeat = (corner: Solid) =>
    cut(corner, through).intersect(cylinder([middle, middle, seat], shoulder, rest.felt));
  return [
    {
      number: 4,
      name: { zh: '角托', en: 'Corner rest' },
      material: paulownia,
      copies: corners(floor, rim).map((corner) => cut(corner, through, above(seat))),
      exploded: [0, 1, 2, 3].map((): Vec3 => [0, 0, 75]),
    },
    {
      number: 6,
      name: { zh: '角托衬毡', en: 'Rest lining' },
      material: felt,
      copies: corners(floor, rim).map(onSeat),
      exploded: [0, 1, 2, 3].map((): Vec3 => [0, 0, 75]),
    },
  ];
}

function lidParts(): Package['parts'] {
  const raised: Vec3 = [0, 0, 290];
  const rabbet = block(
    [lid.from + lidWall - top.groove, lid.from + lidWall - top.groove, trayHeight],
    [lid.to - lidWall + top.groove, lid.to - lidWall + top.groove, lidTop + 1],
  );
  const notches = cylinder([middle, skirt, lid.from - 1], given.notch, lidOuter + 2)
    .rotate([90, 0, 0])
    .translate([0, outer, 0]);
  const [ends, sides] = frameBoards(lid.from, lid.to, lidWall, skirt, lidTop, [rabbet]);
  const inset = lid.from + lidWall - top.groove + top.endPlay;
  const pads = [-1, 1].flatMap((x) =>
    [-1, 1].map((y): Solid => {
      const [px, py] = [middle + x * holdingPad.fromCenter, middle + y * holdingPad.fromCenter];
      const half = holdingPad.side / 2;
      return block(
        [px - half, py - half, trayHeight - holdingPad.thickness],
        [px + half, py + half, trayHeight],
      );
    }),
  );
  return [
    {
      number: 7,
      name: { zh: '盖前板、后板', en: 'Lid front, back' },
      material: paulownia,
      hatchAngle: 135,
      copies: ends.map((board) => cut(board, notches)),
      exploded: [raised, raised],
    },
    {
      number: 8,
      name: { zh: '盖侧板', en: 'Lid side' },
      material: paulownia,
      copies: sides,
      exploded: [raised, raised],
    },
    {
      number: 9,
      name: { zh: '盖面板', en: 'Lid panel' },
      material: paulownia,
      copies: [square(inset, trayHeight, lidTop)],
      exploded: [[0, 0, 370]],
    },
    {
      number: 10,
      name: { zh: '压垫', en: 'Holding pad' },
      material: felt,
      copies: pads,
      exploded: pads.map(() => raised),
    },
  ];
}

function frameBoards(
  from: number,
  to: number,
  thickness: number,
  low: number,
  high: number,
  cuts: Solid[],
): [Solid[], Solid[]] {
  const count = (high - low) / finger;
  const near = [from, to - thickness];
  const corners = near.flatMap((x) =>
    near.map((y) => fingers([x, y, low], [x + thickness, y + thickness, high], 2, count)),
  );
  const odd = corners.flatMap((corner) => corner.odd);
  const even = corners.flatMap((corner) => corner.even);
  return [
    near.map((y) => cut(block([from, y, low], [to, y + thickness, high]), ...odd, ...cuts)),
    near.map((x) => cut(block([x, from, low], [x + thickness, to, high]), ...even, ...cuts)),
  ];
}

/** `from` is the distance of each edge from the outside of the box. */
function square(from: number, low: number, high: number): Solid {
  return block([from, from, low], [outer - from, outer - from, high]);
}

function cornersOf(from: number, side: number): (low: number, high: number) => Solid[] {
  const places = [from, outer - from - side];
  return (low, high) =>
    places.flatMap((x) => places.map((y) => block([x, y, low], [x + side, y + side, high])));
}
