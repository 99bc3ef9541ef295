import { travelCrate } from './model/travel-crate.ts';
import { crateSizes, given } from './model/travel-crate-sizes.ts';
import { front, left, top } from './projection/views.ts';
import { circleAround } from './sheet/detail.ts';
import { dimensions } from './sheet/dimension.ts';
import { balloons, completeDrawing, type Drawing, heading, notes } from './sheet/drawing.ts';
import { cuttingPlane } from './sheet/leaders.ts';
import { text } from './sheet/marks.ts';
import { viewsOf } from './sheet/views-of.ts';

const { box, width, depth, floor, ceiling, height, boxAt, slatLevels, slatPlaces, ropeHeight, ropeY } =
  crateSizes;
const { slat, skid, batten, cushion, beside, rope } = given;
const scale = 5;
const t = slat.thickness;
const middle = width / 2;
const boxTop = boxAt[2] + box.height;

export function drawTravelCrate(): Drawing {
  const pack = travelCrate();
  const views = viewsOf(pack, scale);
  const frontView = views.outside({ name: 'front', view: front, corner: [42, 180], hiddenOf: [] });
  const leftView = views.outside({ name: 'left', view: left, corner: [146, 180], hiddenOf: [] });
  const topView = views.outside({ name: 'top', view: top, corner: [42, 88], hiddenOf: [] });
  const long = views.section({
    name: 'A–A',
    view: left,
    through: [middle, 0, 0],
    corner: [236, 180],
    opaque: true,
  });
  const cutHeight = (floor + ceiling) / 2;
  const flat = views.section({
    name: 'B–B',
    view: top,
    through: [0, 0, cutHeight],
    corner: [146, 88],
    opaque: true,
  });
  const detail = views.detail({
    name: 'C–C',
    view: top,
    through: [0, 0, ropeHeight],
    around: [width - 5, ropeY[0] - 8, ropeHeight],
    radius: 42,
    scale: 2,
    corner: [182, 42],
  });
  const exploded = views.exploded([322, 134], 7);
  const [firstSlat = 0, secondSlat = 0] = slatLevels;
  const [firstPlace = 0, secondPlace = 0] = slatPlaces;
  return completeDrawing({
    name: 'travel-crate',
    scale,
    pack,
    title: {
      number: 'JY-PK-04',
      title: { zh: '梅瓶木盒外箱', en: 'Slatted Travel Crate for a Boxed Vase' },
      material: { zh: '杉木', en: 'Chinese fir' },
      scale: '1:5',
      tolerance: '±1',
      date: '2025-11-20',
    },
    views: [
      frontView,
      leftView,
      topView,
      long,
      views.pieceOn(long, left),
      flat,
      views.pieceOn(flat, top),
      detail,
      exploded,
    ],
    marks: [
      ...dimensions(frontView, [
        { from: [0, 0, height], to: [width, 0, height], side: 'above', away: 11 },
        { from: [0, 0, 0], to: [0, 0, height], side: 'left', away: 10 },
        { from: [batten.fromEnd, 0, 0], to: [width - batten.fromEnd, 0, 0], side: 'below', away: 12 },
      ]),
      ...dimensions(leftView, [
        { from: [0, depth, height], to: [0, 0, height], side: 'above', away: 11 },
        { from: [0, ropeY[1], ropeHeight], to: [0, ropeY[0], ropeHeight], side: 'below', away: 9 },
        { from: [0, 0, firstSlat], to: [0, 0, firstSlat + slat.width], side: 'right', away: 9 },
        { from: [0, 0, firstSlat + slat.width], to: [0, 0, secondSlat], side: 'right', away: 9 },
      ]),
      ...dimensions(topView, [
        { from: [0, firstPlace, 0], to: [0, firstPlace + slat.width, 0], side: 'right', away: 9 },
        { from: [0, firstPlace + slat.width, 0], to: [0, secondPlace, 0], side: 'right', away: 9 },
      ]),
      ...dimensions(long, [
        { from: [0, boxAt[1] + box.depth, boxTop], to: [0, boxAt[1], boxTop], side: 'above', away: 8 },
        { from: [0, boxAt[1], boxAt[2]], to: [0, boxAt[1], boxTop], side: 'right', away: 9 },
        { from: [0, depth, floor], to: [0, depth, ceiling], side: 'left', away: 9 },
        { from: [0, depth - t, 0], to: [0, t, 0], side: 'below', away: 9 },
        { from: [0, depth, 0], to: [0, depth, skid.height], side: 'left', away: 9, beside: 'from' },
      ]),
      ...dimensions(flat, [
        {
          from: [boxAt[0], boxAt[1] + box.depth, 0],
          to: [boxAt[0] + box.width, boxAt[1] + box.depth, 0],
          side: 'above',
          away: 8,
        },
        {
          from: [middle - cushion.width / 2, 0, 0],
          to: [middle + cushion.width / 2, 0, 0],
          side: 'below',
          away: 9,
        },
        { from: [width - t, t, 0], to: [middle + cushion.width / 2, t + beside, 0], side: 'right', away: 9 },
        { from: [t, t, 0], to: [t, depth - t, 0], side: 'left', away: 9 },
      ]),
      ...cuttingPlane(frontView.toPaper([middle, 0, 0]), frontView.toPaper([middle, 0, height]), [1, 0], 'A'),
      ...cuttingPlane(
        frontView.toPaper([0, 0, cutHeight]),
        frontView.toPaper([width, 0, cutHeight]),
        [0, -1],
        'B',
      ),
      ...dimensions(detail, [
        {
          from: [width - t, ropeY[0] - rope.hole, ropeHeight],
          to: [width - t, ropeY[0] + rope.hole, ropeHeight],
          side: 'left',
          away: 6,
          before: 'Ø',
        },
        {
          from: [width - t, ropeY[0] - 45, ropeHeight],
          to: [width, ropeY[0] - 45, ropeHeight],
          side: 'below',
          away: 5,
        },
      ]),
      ...circleAround(detail, { center: [width - 5, ropeY[0] - 8, ropeHeight], radius: 42 }),
      text([182, 66], 'C–C  1:2', 3.5, 'center'),
      ...cuttingPlane(
        leftView.toPaper([0, depth, ropeHeight]),
        leftView.toPaper([0, 0, ropeHeight]),
        [0, -1],
        'C',
      ),
      heading(long, 'A–A', 15),
      heading(flat, 'B–B', 13.5),
      text([334, 279], '分解图 Exploded view', 3.5, 'center'),
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
      ...notes(
        [30, 72],
        [
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
        ],
      ),
    ],
  });
}
