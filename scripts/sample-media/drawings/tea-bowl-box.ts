import { conicalBowl } from './model/pieces.ts';
import { teaBowlBox } from './model/tea-bowl-box.ts';
import { given, teaBowlBoxSizes } from './model/tea-bowl-box-sizes.ts';
import { front, left, top } from './projection/views.ts';
import { circleAround } from './sheet/detail.ts';
import { dimensions } from './sheet/dimension.ts';
import { balloons, centerLine, completeDrawing, type Drawing, heading, notes } from './sheet/drawing.ts';
import { cuttingPlane } from './sheet/leaders.ts';
import { text } from './sheet/marks.ts';
import { viewsOf } from './sheet/views-of.ts';

const { outer, frontHeight, height, floor, foot, restTop, hole, middle, panel } = teaBowlBoxSizes;
const { wall, bottom, lid, grip, groove, endPlay } = given;
const scale = 2;

export function drawTeaBowlBox(): Drawing {
  const pack = teaBowlBox();
  const views = viewsOf(pack, scale);
  const frontView = views.outside({ name: 'front', view: front, corner: [50, 222], hiddenOf: [1, 3, 4, 5] });
  const leftView = views.outside({ name: 'left', view: left, corner: [174, 222], hiddenOf: [1, 2, 3, 4, 5] });
  const topView = views.outside({ name: 'top', view: top, corner: [50, 105], hiddenOf: [2, 3, 5] });
  const section = views.section({ name: 'A–A', view: left, through: [middle, 0, 0], corner: [174, 148] });
  const piece = views.pieceOn(section, left);
  const detailAt = { center: [middle, outer - 9, frontHeight + 3] as const, radius: 14 };
  const detail = views.detail({
    name: 'B',
    view: left,
    through: [middle, 0, 0],
    around: detailAt.center,
    radius: detailAt.radius,
    scale: 0.5,
    corner: [70, 50],
  });
  const exploded = views.exploded([286, 126], 3.2);
  const grooveTop = frontHeight + lid.thickness + lid.play;
  const lidTop = frontHeight + lid.thickness;
  const pieceTop = foot + conicalBowl.height;
  return completeDrawing({
    name: 'tea-bowl-box',
    scale,
    pack,
    title: {
      number: 'JY-PK-01',
      title: { zh: '斗笠盏抽盖木盒', en: 'Sliding-Lid Box for a Conical Tea Bowl' },
      material: { zh: '泡桐', en: 'Paulownia' },
      scale: '1:2',
      tolerance: '±0.5',
      date: '2025-11-20',
    },
    views: [frontView, leftView, topView, section, piece, detail, exploded],
    marks: [
      ...dimensions(frontView, [
        { from: [0, 0, height], to: [outer, 0, height], side: 'above', away: 11 },
        { from: [0, 0, 0], to: [0, 0, height], side: 'left', away: 10 },
        { from: [outer, 0, 0], to: [outer, 0, frontHeight], side: 'right', away: 10, parts: 7 },
        { from: [outer - wall, 0, 0], to: [outer, 0, 0], side: 'below', away: 9 },
      ]),
      ...dimensions(leftView, [
        { from: [0, outer, height], to: [0, 0, height], side: 'above', away: 11 },
        { from: [0, outer, 0], to: [0, outer, height], side: 'left', away: 10, parts: 8 },
      ]),
      ...dimensions(topView, [
        {
          from: [middle - grip.length / 2, grip.fromFront, lidTop],
          to: [middle + grip.length / 2, grip.fromFront, lidTop],
          side: 'below',
          away: 9,
        },
        { from: [panel.from, 0, 0], to: [panel.to, 0, 0], side: 'below', away: 17 },
        { from: [panel.to, 0, 0], to: [panel.to, panel.to, 0], side: 'right', away: 10 },
        {
          from: [middle - grip.length / 2, 0, lidTop],
          to: [middle - grip.length / 2, grip.fromFront, lidTop],
          side: 'left',
          away: 10,
        },
      ]),
      ...dimensions(section, [
        {
          from: [0, middle + hole / 2, restTop],
          to: [0, middle - hole / 2, restTop],
          side: 'below',
          away: 9,
          before: 'Ø',
        },
        { from: [0, outer - wall, 0], to: [0, wall, 0], side: 'below', away: 17 },
        { from: [0, outer - wall, floor], to: [0, outer - wall, frontHeight], side: 'left', away: 16 },
        { from: [0, 0, bottom.raised], to: [0, 0, floor], side: 'right', away: 10, beside: 'from' },
        { from: [0, outer - wall, floor], to: [0, outer - wall, restTop], side: 'left', away: 8 },
        {
          from: [0, middle + conicalBowl.diameter / 2, pieceTop],
          to: [0, middle - conicalBowl.diameter / 2, pieceTop],
          side: 'above',
          away: 8,
          before: 'Ø',
        },
        {
          from: [0, middle - 16, foot],
          to: [0, middle - conicalBowl.diameter / 2, pieceTop],
          side: 'right',
          away: 19,
        },
      ]),
      ...dimensions(detail, [
        { from: [0, outer - wall, frontHeight], to: [0, outer - wall, grooveTop], side: 'right', away: 16 },
        {
          from: [0, outer - wall - 4, frontHeight],
          to: [0, outer - wall - 4, lidTop],
          side: 'right',
          away: 8,
        },
        {
          from: [0, outer - wall + groove, grooveTop],
          to: [0, outer - wall, grooveTop],
          side: 'above',
          away: 3.5,
        },
        {
          from: [0, panel.to + endPlay, frontHeight],
          to: [0, panel.to, frontHeight],
          side: 'below',
          away: 6,
        },
      ]),
      ...cuttingPlane(frontView.toPaper([middle, 0, 0]), frontView.toPaper([middle, 0, height]), [1, 0], 'A'),
      centerLine(topView, [middle, 0, 0], [middle, outer, 0]),
      centerLine(leftView, [0, middle, 0], [0, middle, height]),
      centerLine(section, [0, middle, 0], [0, middle, height]),
      heading(section, 'A–A', 16),
      ...circleAround(section, detailAt, 'B'),
      ...circleAround(detail, detailAt),
      text([70, 81], 'B  2:1', 3.5, 'center'),
      text([290, 279], '分解图 Exploded view', 3.5, 'center'),
      ...balloons(pack, exploded, [
        { part: 1, at: [0.3, 0, 0.4], offset: [-14, -16] },
        { part: 2, at: [0.85, 0, 0.6], offset: [16, 20] },
        { part: 3, at: [1, 0.6, 0.4], copy: 1, offset: [12, -18] },
        { part: 4, at: [0.75, 0.05, 1], offset: [18, -12] },
        { part: 5, at: [0.8, 0.6, 1], offset: [27, 10] },
        { part: 6, at: [1, 0.6, 0.6], offset: [44, 12] },
        { part: 7, at: [0.2, 0.2, 0.5], offset: [-50, 30] },
        { part: 8, at: [1, 0.5, 0.5], offset: [24, 2] },
      ]),
      ...notes(
        [118, 78],
        [
          {
            zh: '板材顺纹无节，含水率 8%～12%。',
            en: 'Straight-grained boards without knots, moisture content 8–12%.',
          },
          {
            zh: '指榫胶合，外表面齐平；底板与抽盖不上胶。',
            en: 'Finger joints glued, flush outside; bottom and lid unglued.',
          },
          {
            zh: `盖槽、底槽距外表面 ${wall - groove} mm 处止。`,
            en: `Grooves for lid and bottom stop ${wall - groove} mm from the outside.`,
          },
          { zh: '抽盖自前方推入，应滑动顺畅。', en: 'The lid slides in from the front and must run freely.' },
          { zh: '棱边倒圆 R1，砂光后擦蜂蜡。', en: 'Edges rounded to R1, sanded, rubbed with beeswax.' },
        ],
      ),
    ],
  });
}
