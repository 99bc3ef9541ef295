import { fingers } from './joinery.ts';
import type { Solid } from './kernel.ts';
import { felt, paulownia } from './materials.ts';
import type { Package, Part } from './part.ts';
import { meiping, standing } from './pieces.ts';
import { block, cut, cylinder, stadium } from './solids.ts';
import { given, type Level, levels, tallBoxSizes } from './tall-box-sizes.ts';
import type { Words } from './words.ts';

const { wall, panel, lip, cradle, grip } = given;
const { width, depth, height, groove, topFront, backGroove, center, slot, panelBottom } = tallBoxSizes;
export function tallBox(): Package {
  const frontGroove = block([slot.from, lip, panelBottom], [slot.to, lip + groove, height + 1]);
  const rearGroove = block(
    [slot.from, backGroove, panelBottom],
    [slot.to, backGroove + groove, height - wall + panel.groove],
  );
  // The grooves of the cradles are open at the front, so that the loose halves slide in.
  const dadoes = [levels.lower, levels.upper].map(({ bottom }) =>
    block(
      [wall - cradle.groove, -1, bottom],
      [width - wall + cradle.groove, backGroove, bottom + cradle.thickness + cradle.play],
    ),
  );
  const cuts = [frontGroove, rearGroove, ...dadoes];
  const corners = [0, width - wall].map((x) => ({
    base: fingers([x, 0, 0], [x + wall, depth, wall], 1, given.fingers),
    top: fingers([x, topFront, height - wall], [x + wall, depth, height], 1, given.fingers - 1),
  }));
  const side = (x: number, index: number): Solid =>
    cut(
      block([x, 0, 0], [x + wall, depth, height]),
      ...(corners[index]?.base.even ?? []),
      ...(corners[index]?.top.even ?? []),
      ...cuts,
    );
  const base = block([0, 0, 0], [width, depth, wall]);
  const lid = block([0, topFront, height - wall], [width, depth, height]);
  const gripHalf = (grip.length - grip.width) / 2;
  const gripZ = height - grip.fromTop;
  const fits = { from: slot.from + panel.endPlay, to: slot.to - panel.endPlay };
  const lower = cradleParts(6, levels.lower, { zh: '下托', en: 'Lower cradle' });
  const upper = cradleParts(8, levels.upper, { zh: '上托', en: 'Upper cradle' });
  return {
    hardware: [],
    piece: { ...standing(meiping, center), exploded: [0, -235, 0] },
    parts: [
      {
        number: 1,
        name: { zh: '侧板（左右对称）', en: 'Side (left, right)' },
        material: paulownia,
        copies: [side(0, 0), side(width - wall, 1)],
        exploded: [],
      },
      {
        number: 2,
        name: { zh: '底板', en: 'Base' },
        material: paulownia,
        copies: [cut(base, ...corners.flatMap((corner) => corner.base.odd), ...cuts)],
        exploded: [],
      },
      {
        number: 3,
        name: { zh: '顶板', en: 'Top' },
        material: paulownia,
        copies: [cut(lid, ...corners.flatMap((corner) => corner.top.odd), ...cuts)],
        exploded: [],
      },
      {
        number: 4,
        name: { zh: '背板', en: 'Back' },
        material: paulownia,
        hatchAngle: 135,
        copies: [
          block(
            [fits.from, backGroove, panelBottom + panel.endPlay],
            [fits.to, backGroove + panel.thickness, height - wall + panel.groove - panel.endPlay],
          ),
        ],
        exploded: [],
      },
      {
        number: 5,
        name: { zh: '前抽板', en: 'Sliding front' },
        material: paulownia,
        hatchAngle: 135,
        copies: [
          cut(
            block([fits.from, lip, panelBottom], [fits.to, lip + panel.thickness, height]),
            stadium([width / 2 - gripHalf, 0], [width / 2 + gripHalf, 0], grip.width / 2, 0, grip.depth + 1)
              .rotate([90, 0, 0])
              .translate([0, lip + grip.depth, gripZ]),
          ),
        ],
        exploded: [[0, 0, 235]],
      },
      ...lower,
      ...upper,
      {
        number: 10,
        name: { zh: '足垫', en: 'Foot pad' },
        material: felt,
        round: true,
        copies: [cylinder([center[0], center[1], wall], 45, given.felt)],
        exploded: [],
      },
      liningPart(11, levels.lower, { zh: '下托衬毡', en: 'Lining, lower' }),
      liningPart(12, levels.upper, { zh: '上托衬毡', en: 'Lining, upper' }),
    ],
  };
}

/** The board is divided at the middle of the vase, and the rear half is glued in. */
function cradleParts(number: number, { bottom, radius }: Level, name: Words): Part[] {
  const x = { from: wall - cradle.groove, to: width - wall + cradle.groove };
  const [, middle] = center;
  const hole = cylinder([center[0], middle, bottom - 1], radius, cradle.thickness + 2);
  const half = (from: number, to: number) =>
    cut(block([x.from, from, bottom], [x.to, to, bottom + cradle.thickness]), hole);
  return [
    {
      number,
      name: { zh: `${name.zh}（后，胶固）`, en: `${name.en}, rear` },
      material: paulownia,
      hatchAngle: 60,
      copies: [half(middle, backGroove)],
      exploded: [],
    },
    {
      number: number + 1,
      name: { zh: `${name.zh}（前，活动）`, en: `${name.en}, front` },
      material: paulownia,
      hatchAngle: 60,
      copies: [half(topFront, middle)],
      exploded: [[0, -390, 0]],
    },
  ];
}

function liningPart(number: number, { bottom, radius }: Level, name: Words): Part {
  const ring = cut(
    cylinder([center[0], center[1], bottom], radius, cradle.thickness),
    cylinder([center[0], center[1], bottom - 1], radius - given.felt, cradle.thickness + 2),
  );
  const rear = block([0, center[1], bottom - 1], [width, depth, bottom + cradle.thickness + 1]);
  return {
    number,
    name,
    material: felt,
    copies: [ring.intersect(rear), ring.subtract(rear)],
    exploded: [
      [0, 0, 0],
      [0, -390, 0],
    ],
    flatSize: [Math.round(Math.PI * (radius - given.felt / 2)), cradle.thickness, given.felt],
  };
}
