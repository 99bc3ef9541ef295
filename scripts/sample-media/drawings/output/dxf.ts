import {
  BlockFlags,
  type DxfBlock,
  DxfWriter,
  HatchBoundaryPaths,
  HatchPolylineBoundary,
  HatchPredefinedPatterns,
  LWPolylineFlags,
  pattern,
  point3d,
  TextHorizontalAlignment,
  Units,
} from '@tarikjabiri/dxf';
import { circlePoints, type Vec2 } from '../model/vectors.ts';
import type { Drawing } from '../sheet/drawing.ts';
import { sheetSize } from '../sheet/frame.ts';
import {
  type CircleMark,
  type DimensionMark,
  type Mark,
  type PathMark,
  pens,
  type TextMark,
} from '../sheet/marks.ts';
import { license } from '../sheet/title-block.ts';
import { PenLayer } from './pen-layer.ts';

const dimensionStyle = 'JUNYAO';

/** One unit is one millimeter of the object, so the frame of the sheet is enlarged. */
export function toDxf(drawing: Drawing): string {
  const { marks, scale, title } = drawing;
  const dxf = new DxfWriter();
  prepare(dxf, scale);
  for (const mark of marks) draw(dxf.modelSpace, mark, scale, dxf);
  const comments = [
    `${title.number} ${title.title.en} / ${title.title.zh}`,
    license.en,
    license.zh,
    license.address,
  ];
  return [...comments.flatMap((comment) => ['999', comment]), dxf.stringify(), ''].join('\n');
}

function prepare(dxf: DxfWriter, scale: number): void {
  dxf.setUnits(Units.Millimeters);
  dxf.setVariable('$MEASUREMENT', { 70: 1 });
  dxf.setVariable('$EXTMIN', { 10: 0, 20: 0, 30: 0 });
  dxf.setVariable('$EXTMAX', { 10: sheetSize.width * scale, 20: sheetSize.height * scale, 30: 0 });
  // CAD programs contain these two fonts. The first is for Latin letters, the second for Chinese.
  dxf.document.styleStandard.fontFileName = 'gbenor.shx';
  dxf.document.styleStandard.bigFontFileName = 'gbcbig.shx';
  for (const [name, { width, dash, color }] of Object.entries(pens)) {
    const lengths = dash.map((length, index) => (index % 2 === 0 ? length : -length) * scale);
    const lineType = lengths.length > 0 ? `JUNYAO-${name.toUpperCase()}` : 'Continuous';
    if (lengths.length > 0) dxf.addLType(lineType, name, lengths);
    dxf.tables.layerTable.records.push(new PenLayer(layerName(name), color, lineType, width));
  }
  const style = dxf.addDimStyle(dimensionStyle);
  Object.assign(style, { DIMTXT: 3.5 * scale, DIMASZ: 3 * scale, DIMEXO: 0.8 * scale, DIMEXE: 1.8 * scale });
  Object.assign(style, { DIMGAP: 0.8 * scale, DIMTAD: 1, DIMTIH: 0, DIMTOH: 0, DIMDEC: 1, DIMZIN: 8 });
  style.DIMTXSTY = dxf.document.styleStandard.handle;
}

function draw(block: DxfBlock, mark: Mark, scale: number, dxf: DxfWriter): void {
  if (mark.kind === 'dimension') drawDimension(block, mark, scale, dxf);
  else if (mark.kind === 'text') drawText(block, mark, scale);
  else if (mark.kind === 'path') drawPath(block, mark, scale);
  else if (mark.filled) drawPath(block, dot(mark), scale);
  else {
    const options = { layerName: layerName(mark.layer) };
    block.addCircle(place(mark.center, scale), round(mark.radius * scale), options);
  }
}

/** A filled circle is so small that twelve sides are enough. */
function dot({ center, radius, layer }: CircleMark): PathMark {
  return { kind: 'path', layer, points: circlePoints(center, radius, 12), filled: true };
}

function drawPath(block: DxfBlock, { points, closed, filled, layer }: PathMark, scale: number): void {
  const places = points.map((point) => place(point, scale));
  const [from, to, ...more] = places;
  if (!from || !to) return;
  const options = { layerName: layerName(layer) };
  if (filled) {
    const border = new HatchBoundaryPaths();
    border.addPolylineBoundary(new HatchPolylineBoundary(places));
    block.addHatch(border, pattern({ name: HatchPredefinedPatterns.SOLID }), options);
    return;
  }
  if (more.length === 0) {
    block.addLine(from, to, options);
    return;
  }
  // The flag makes the dashes of a polyline continue around its corners.
  const flags = LWPolylineFlags.Plinegen | (closed ? LWPolylineFlags.Closed : 0);
  block.addLWPolyline(
    places.map((point) => ({ point })),
    { ...options, flags },
  );
}

function drawText(block: DxfBlock, mark: TextMark, scale: number): void {
  const { at, height, value, align, rotation, layer } = mark;
  const start = place(at, scale);
  block.addText(start, round(height * scale), cadText(value), {
    layerName: layerName(layer),
    rotation,
    horizontalAlignment: { left: TextHorizontalAlignment.Left, center: TextHorizontalAlignment.Center }[
      align
    ],
    secondAlignmentPoint: start,
  });
}

/** The block of a dimension holds its lines and text, so every CAD program shows it in the same way. */
function drawDimension(block: DxfBlock, mark: DimensionMark, scale: number, dxf: DxfWriter): void {
  const name = `*D${dxf.blocks.blocks.length}`;
  const picture = dxf.blocks.addBlock(name, dxf.document.objects, false);
  picture.flags = BlockFlags.AnonymousBlock;
  for (const part of [...mark.marks, mark.text]) draw(picture, part, scale, dxf);
  block.addLinearDim(place(mark.from, scale), place(mark.to, scale), {
    layerName: layerName(mark.layer),
    blockName: name,
    definitionPoint: place(mark.lineAt, scale),
    middlePoint: place(mark.text.at, scale),
    angle: mark.rotation,
    text: cadText(mark.text.value),
    styleName: dimensionStyle,
  });
}

function cadText(value: string): string {
  return value.replaceAll('Ø', '%%c').replaceAll('±', '%%p');
}

function place([x, y]: Vec2, scale: number) {
  return point3d(round(x * scale), round(y * scale), 0);
}

function layerName(layer: string): string {
  return layer.toUpperCase();
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
