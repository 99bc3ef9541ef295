import { fingers } from './joinery.ts';
import { felt, paulownia, wadding } from './materials.ts';
import type { Package } from './part.ts';
import { conicalBowl, standing } from './pieces.ts';
import { block, cut, cylinder, stadium } from './solids.ts';
import { given, teaBowlBoxSizes } from './tea-bowl-box-sizes.ts';

const { wall, finger, bottom, groove, endPlay, lid, rest, grip } = given;
const { outer, frontHeight, height, floor, foot, restTop, hole, middle, panel } = teaBowlBoxSizes;

export function teaBowlBox(): Package {
  const bottomGroove = block(
    [wall - groove, wall - groove, bottom.raised],
    [outer - wall + groove, outer - wall + groove, floor + bottom.play],
  );
  const lidGroove = block(
    [wall - groove, -1, frontHeight],
    [outer - wall + groove, outer - wall + groove, frontHeight + lid.thickness + lid.play],
  );
  const grooves = [bottomGroove, lidGroove];
  const [frontLeft, frontRight] = cornersAt(0, frontHeight);
  const [backLeft, backRight] = cornersAt(outer - wall, height);
  const front = block([0, 0, 0], [outer, wall, frontHeight]);
  const back = block([0, outer - wall, 0], [outer, outer, height]);
  const left = block([0, 0, 0], [wall, outer, height]);
  const right = block([outer - wall, 0, 0], [outer, outer, height]);
  const gripY = grip.fromFront;
  const gripRadius = grip.width / 2;
  const gripHalf = grip.length / 2 - gripRadius;
  const lidTop = frontHeight + lid.thickness;
  return {
    hardware: [],
    piece: {
      ...standing(conicalBowl, [middle, middle, foot]),
      exploded: [0, 0, 125],
    },
    parts: [
      {
        number: 1,
        name: { zh: '前板', en: 'Front' },
        material: paulownia,
        copies: [cut(front, ...frontLeft.odd, ...frontRight.odd, ...grooves)],
        exploded: [[0, -65, 0]],
      },
      {
        number: 2,
        name: { zh: '后板', en: 'Back' },
        material: paulownia,
        copies: [cut(back, ...backLeft.odd, ...backRight.odd, ...grooves)],
        exploded: [[0, 65, 0]],
      },
      {
        number: 3,
        name: { zh: '侧板（左右对称）', en: 'Side (left, right)' },
        material: paulownia,
        copies: [
          cut(left, ...frontLeft.even, ...backLeft.even, ...grooves),
          cut(right, ...frontRight.even, ...backRight.even, ...grooves),
        ],
        exploded: [
          [-65, 0, 0],
          [65, 0, 0],
        ],
      },
      {
        number: 4,
        name: { zh: '底板', en: 'Bottom' },
        material: paulownia,
        hatchAngle: 135,
        copies: [block([panel.from, panel.from, bottom.raised], [panel.to, panel.to, floor])],
        exploded: [[0, 0, -60]],
      },
      {
        number: 5,
        name: { zh: '抽盖', en: 'Sliding lid' },
        material: paulownia,
        hatchAngle: 135,
        copies: [
          cut(
            block([panel.from, 0, frontHeight], [panel.to, panel.to, lidTop]),
            stadium(
              [middle - gripHalf, gripY],
              [middle + gripHalf, gripY],
              gripRadius,
              lidTop - grip.depth,
              grip.depth + 1,
            ),
          ),
        ],
        exploded: [[0, 0, 290]],
      },
      {
        number: 6,
        name: { zh: '托板', en: 'Rest' },
        material: paulownia,
        copies: [
          cut(
            block(
              [wall + endPlay, wall + endPlay, floor],
              [outer - wall - endPlay, outer - wall - endPlay, restTop],
            ),
            cylinder([middle, middle, floor - 1], hole / 2, rest.thickness + 2),
          ),
        ],
        exploded: [[0, 0, 25]],
      },
      {
        number: 7,
        name: { zh: '足垫', en: 'Foot pad' },
        material: felt,
        round: true,
        copies: [cylinder([middle, middle, floor], hole / 2 - 1, given.felt)],
        exploded: [[0, 0, 85]],
      },
      {
        number: 8,
        name: { zh: '盖垫', en: 'Cushion' },
        material: wadding,
        copies: [
          block(
            [wall + 3, wall + 3, foot + conicalBowl.height],
            [outer - wall - 3, outer - wall - 3, foot + conicalBowl.height + given.cushion],
          ),
        ],
        exploded: [[0, 0, 230]],
      },
    ],
  };
}

/** `y` is 0 at the front. The lowest finger belongs to the front or the back, not to the side. */
function cornersAt(y: number, jointHeight: number) {
  const count = jointHeight / finger;
  return [
    fingers([0, y, 0], [wall, y + wall, jointHeight], 2, count),
    fingers([outer - wall, y, 0], [outer, y + wall, jointHeight], 2, count),
  ] as const;
}
