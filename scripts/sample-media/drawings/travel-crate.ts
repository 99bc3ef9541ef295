import { chineseFir } from './model/materials.ts';
import * as box from './model/tall-box-sizes.ts';
import { travelCrate } from './model/travel-crate.ts';
import * as sizes from './model/travel-crate-sizes.ts';
import { circleAround, type Spot } from './sheet/detail.ts';
import { dimensions } from './sheet/dimension.ts';
import { completeDrawing, type Drawing, heading } from './sheet/drawing.ts';
import { balloons, cuttingPlane } from './sheet/leaders.ts';
import { notes } from './sheet/notes.ts';
import type { Title } from './sheet/title-block.ts';
import { viewsOf } from './sheet/views-of.ts';

const { width, depth, floor, ceiling, height, boxAt, slatLevels, slatPlaces, ropeHeight, ropeY } = sizes;
const { slat, skid, batten, cushion, beside, rope } = sizes.given;
const t = slat.thickness;
const middle = width / 2;
const [boxX, boxY, boxZ] = boxAt;
const boxTop = boxZ + box.height;
const [frontRope, backRope] = ropeY;
const cutHeight = (floor + ceiling) / 2;
const [firstSlat = 0, secondSlat = 0] = slatLevels;
const [firstPlace = 0, secondPlace = 0] = slatPlaces;

export function drawTravelCrate(): Drawing {
  const pack = travelCrate();
  const views = viewsOf(pack, 5);
  const front = views.outside('front', [42, 180]);
  const left = views.outside('left', [146, 180]);
  const top = views.outside('top', [42, 88]);
  const long = views.section('A–A', 'left', [middle, 0, 0], [236, 180]);
  views.pieceOn(long);
  const flat = views.section('B–B', 'top', [0, 0, cutHeight], [146, 88]);
  views.pieceOn(flat);
  const spot: Spot = { center: [width - 5, frontRope - 8, ropeHeight], radius: 42 };
  const detail = views.detail('C–C', 'top', spot, [182, 42], 2);
  const exploded = views.exploded([322, 134], 7);
  const title: Title = {
    number: 'JY-PK-04',
    title: { zh: '梅瓶木盒外箱', en: 'Slatted Travel Crate for a Boxed Vase' },
    material: chineseFir,
    tolerance: '±1',
  };
  return completeDrawing(views, title, [
    ...dimensions(front, [
      ['above', 11, [0, 0, height], [width, 0, height]],
      ['left', 10, [0, 0, 0], [0, 0, height]],
      ['below', 12, [batten.fromEnd, 0, 0], [width - batten.fromEnd, 0, 0]],
    ]),
    ...dimensions(left, [
      ['above', 11, [0, depth, height], [0, 0, height]],
      ['below', 9, [0, backRope, ropeHeight], [0, frontRope, ropeHeight]],
      ['right', 9, [0, 0, firstSlat], [0, 0, firstSlat + slat.width]],
      ['right', 9, [0, 0, firstSlat + slat.width], [0, 0, secondSlat]],
    ]),
    ...dimensions(top, [
      ['right', 9, [0, firstPlace, 0], [0, firstPlace + slat.width, 0]],
      ['right', 9, [0, firstPlace + slat.width, 0], [0, secondPlace, 0]],
    ]),
    ...dimensions(long, [
      ['above', 8, [0, boxY + box.depth, boxTop], [0, boxY, boxTop]],
      ['right', 9, [0, boxY, boxZ], [0, boxY, boxTop]],
      ['left', 9, [0, depth, floor], [0, depth, ceiling]],
      ['below', 9, [0, depth - t, 0], [0, t, 0]],
      ['left', 9, [0, depth, 0], [0, depth, skid.height], { beside: 'from' }],
    ]),
    ...dimensions(flat, [
      ['above', 8, [boxX, boxY + box.depth, 0], [boxX + box.width, boxY + box.depth, 0]],
      ['below', 9, [middle - cushion.width / 2, 0, 0], [middle + cushion.width / 2, 0, 0]],
      ['right', 9, [width - t, t, 0], [middle + cushion.width / 2, t + beside, 0]],
      ['left', 9, [t, t, 0], [t, depth - t, 0]],
    ]),
    ...cuttingPlane(front, [middle, 0, 0], [middle, 0, height], 'A'),
    ...cuttingPlane(front, [0, 0, cutHeight], [width, 0, cutHeight], 'B'),
    ...dimensions(detail, [
      [
        'left',
        6,
        [width - t, frontRope - rope.hole, ropeHeight],
        [width - t, frontRope + rope.hole, ropeHeight],
        { before: 'Ø' },
      ],
      ['below', 5, [width - t, frontRope - 45, ropeHeight], [width, frontRope - 45, ropeHeight]],
    ]),
    ...circleAround(detail, spot),
    heading(detail, [182, 66]),
    ...cuttingPlane(left, [0, depth, ropeHeight], [0, 0, ropeHeight], 'C'),
    heading(long, 15),
    heading(flat, 13.5),
    heading(exploded, [334, 279]),
    ...balloons(pack, exploded, [
      { part: 1, at: [0.2, 0, 0.5], copy: 4, offset: [-12, -10] },
      { part: 2, at: [1, 0.8, 0.5], copy: 3, offset: [14, -8] },
      { part: 3, at: [1, 0.95, 0.5], copy: 1, offset: [12, 6] },
      { part: 4, at: [0.5, 0.5, 1], copy: 0, offset: [-12, 8] },
      { part: 5, at: [0.5, 0, 0.5], copy: 0, offset: [-10, -6] },
      { part: 6, at: [0.5, 0.3, 1], copy: 0, offset: [-16, 12] },
      { part: 7, at: [0, 0, 0.5], copy: 2, offset: [-10, 6] },
      { part: 9, at: [1, 0.6, 0.1], copy: 0, offset: [16, -4] },
    ]),
    ...balloons(pack, flat, [{ part: 8, at: [0.5, 0.3, 0.5], copy: 1, offset: [14, 8] }]),
    ...notes(30, 72, [
      {
        zh: '板条顺纹无节，四面刨光，含水率 8%～12%。',
        en: 'Slats without knots, planed on all sides, moisture content 8–12%.',
      },
      {
        zh: '每处相交用黄铜木螺钉两枚，先钻孔。',
        en: 'Two brass screws at each crossing, in drilled holes.',
      },
      {
        zh: '软木粘于板条内侧；木盒四周不得与板条相碰。',
        en: 'Cork is glued to the slats; the box must not touch them.',
      },
      {
        zh: '绳穿入上层板条的孔，于内侧打结。',
        en: 'The ropes run through holes of the top slats and are knotted inside.',
      },
      { zh: '内装 JY-PK-02 梅瓶立式木盒。', en: 'Holds the upright box JY-PK-02.' },
    ]),
  ]);
}
