import { fingers } from './joinery.ts';
import type { Solid } from './kernel.ts';
import { felt, paulownia } from './materials.ts';
import { type Package, type Part, part } from './part.ts';
import { meiping, standing } from './pieces.ts';
import { block, cut, cylinder, gripHole } from './solids.ts';
import * as sizes from './tall-box-sizes.ts';
import type { Vec3 } from './vectors.ts';

const { wall, panel, lip, cradle, grip } = sizes.given;
const { width, depth, height, groove, topFront, backGroove, center, slot, panelBottom, levels } = sizes;
const [middleX, middleY] = center;
const cradleSlot = { from: wall - cradle.groove, to: width - wall + cradle.groove };
/** The front halves of the cradles and their linings are pulled out. */
const pulledOut: Vec3 = [0, -390, 0];

export function tallBox(): Package {
  const footPad = cylinder([middleX, middleY, wall], 45, sizes.given.felt);
  return {
    piece: { ...standing(meiping, center), exploded: [0, -235, 0] },
    parts: [
      ...caseParts(),
      ...panelParts(),
      ...cradleParts(6, levels.lower, '下托', 'Lower cradle'),
      ...cradleParts(8, levels.upper, '上托', 'Upper cradle'),
      part(10, '足垫', 'Foot pad', felt, [footPad], { round: true }),
      liningPart(11, levels.lower, '下托衬毡', 'Lining, lower'),
      liningPart(12, levels.upper, '上托衬毡', 'Lining, upper'),
    ],
  };
}

function caseParts(): Part[] {
  const cuts = grooves();
  const count = sizes.given.fingers;
  const joints = [0, width - wall].map((x) => ({
    x,
    low: fingers([x, 0, 0], [x + wall, depth, wall], 1, count),
    high: fingers([x, topFront, height - wall], [x + wall, depth, height], 1, count - 1),
  }));
  const base = block([0, 0, 0], [width, depth, wall]);
  const lid = block([0, topFront, height - wall], [width, depth, height]);
  const sides = joints.map(({ x, low, high }) =>
    cut(block([x, 0, 0], [x + wall, depth, height]), ...low.even, ...high.even, ...cuts),
  );
  return [
    part(1, '侧板（左右对称）', 'Side (left, right)', paulownia, sides),
    part(2, '底板', 'Base', paulownia, [cut(base, ...joints.flatMap(({ low }) => low.odd), ...cuts)]),
    part(3, '顶板', 'Top', paulownia, [cut(lid, ...joints.flatMap(({ high }) => high.odd), ...cuts)]),
  ];
}

/** Those of the front, of the back and of the cradles. The last are open at the front, so that loose halves slide in. */
function grooves(): Solid[] {
  const backTop = height - wall + panel.groove;
  return [
    block([slot.from, lip, panelBottom], [slot.to, lip + groove, height + 1]),
    block([slot.from, backGroove, panelBottom], [slot.to, backGroove + groove, backTop]),
    ...[levels.lower, levels.upper].map(({ bottom }) =>
      block(
        [cradleSlot.from, -1, bottom],
        [cradleSlot.to, backGroove, bottom + cradle.thickness + cradle.play],
      ),
    ),
  ];
}

function panelParts(): Part[] {
  const [from, to] = [slot.from + panel.endPlay, slot.to - panel.endPlay];
  const back = block(
    [from, backGroove, panelBottom + panel.endPlay],
    [to, backGroove + panel.thickness, height - wall + panel.groove - panel.endPlay],
  );
  const front = cut(
    block([from, lip, panelBottom], [to, lip + panel.thickness, height]),
    gripHole(middleX, grip)
      .rotate([90, 0, 0])
      .translate([0, lip + grip.depth, height - grip.fromTop]),
  );
  return [
    part(4, '背板', 'Back', paulownia, [back], { hatchAngle: 135 }),
    part(5, '前抽板', 'Sliding front', paulownia, [front], { hatchAngle: 135, exploded: [[0, 0, 235]] }),
  ];
}

/** The board is divided at the middle of the vase, and the rear half is glued in. */
function cradleParts(number: number, { bottom, radius }: sizes.Level, zh: string, en: string): Part[] {
  const hole = cylinder([middleX, middleY, bottom - 1], radius, cradle.thickness + 2);
  const half = (from: number, to: number) =>
    cut(block([cradleSlot.from, from, bottom], [cradleSlot.to, to, bottom + cradle.thickness]), hole);
  return [
    part(number, `${zh}（后，胶固）`, `${en}, rear`, paulownia, [half(middleY, backGroove)], {
      hatchAngle: 60,
    }),
    part(number + 1, `${zh}（前，活动）`, `${en}, front`, paulownia, [half(topFront, middleY)], {
      hatchAngle: 60,
      exploded: [pulledOut],
    }),
  ];
}

function liningPart(number: number, { bottom, radius }: sizes.Level, zh: string, en: string): Part {
  const { felt: thickness } = sizes.given;
  const ring = cut(
    cylinder([middleX, middleY, bottom], radius, cradle.thickness),
    cylinder([middleX, middleY, bottom - 1], radius - thickness, cradle.thickness + 2),
  );
  const rear = block([0, middleY, bottom - 1], [width, depth, bottom + cradle.thickness + 1]);
  return part(number, zh, en, felt, [ring.intersect(rear), ring.subtract(rear)], {
    exploded: [[0, 0, 0], pulledOut],
    flatSize: [Math.round(Math.PI * (radius - thickness / 2)), cradle.thickness, thickness],
  });
}
