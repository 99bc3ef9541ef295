import type { IDimensionEntity, IEntity, ILineEntity } from 'dxf-parser';
import { describe, expect, it } from 'vitest';
import { drawings } from '../drawings.ts';
import { boxAround } from '../projection/grid.ts';
import { dimensionsOf } from '../sheet/drawing.ts';
import { sheetSize } from '../sheet/frame.ts';
import { license } from '../sheet/title-block.ts';
import { toDxf } from './dxf.ts';
import { readDxf } from './read-dxf.ts';

const millimeters = 4;

describe.each(Object.entries(drawings))('the DXF of %s', (_name, draw) => {
  const drawing = draw();
  const content = toDxf(drawing);
  const dxf = readDxf(content);
  const entities = dxf?.entities ?? [];
  const ofLayer = (layer: string) => entities.filter((entity) => entity.layer === layer);

  it('keeps each kind of line on its layer', () => {
    const layers = Object.keys(dxf?.tables.layer.layers ?? {});
    for (const layer of ['OUTLINE', 'HATCH', 'DIMENSION', 'TEXT', 'FRAME']) {
      expect(layers).toContain(layer);
      expect(ofLayer(layer)).not.toEqual([]);
    }
    expect(layers).toEqual(expect.arrayContaining(['HIDDEN', 'CENTER', 'PHANTOM', 'SECTION']));
  });

  it('is in millimeters and as large as the sheet at the size of the object', () => {
    expect(dxf?.header.$INSUNITS).toBe(millimeters);
    const points = entities.flatMap((entity) => (isLine(entity) ? entity.vertices : []));
    expect(Math.max(...points.map(({ x }) => x))).toBeCloseTo(sheetSize.width * drawing.scale, 2);
    expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(sheetSize.height * drawing.scale, 2);
    expect(Math.min(...points.flatMap(({ x, y }) => [x, y]))).toBeCloseTo(0, 2);
  });

  it('draws the front view at the size of the object', () => {
    const front = drawing.views.find(({ name }) => name === 'front');
    if (!front) throw new Error('The drawing has no front view.');
    const [left = 0, bottom = 0, right = 0, top = 0] = front.box.map((side) => side * drawing.scale);
    const inside = ofLayer('OUTLINE')
      .flatMap((entity) => (isLine(entity) ? entity.vertices : []))
      .filter(({ x, y }) => x > left - 1 && x < right + 1 && y > bottom - 1 && y < top + 1);
    const box = boxAround(inside.map(({ x, y }) => [x, y]));
    for (const [index, side] of [left, bottom, right, top].entries()) expect(box[index]).toBeCloseTo(side, 1);
  });

  it('has true dimensions whose texts are the distances of their points', () => {
    const read = entities.filter(isDimension);
    const drawn = dimensionsOf(drawing);
    expect(read.map(({ text }) => text)).toEqual(drawn.map(({ text }) => text.value.replace('Ø', '%%c')));
    for (const [index, { linearOrAngularPoint1: from, linearOrAngularPoint2: to, text }] of read.entries()) {
      const { rotation, scale } = drawn[index] ?? { rotation: 0, scale: 1 };
      // The lines of a detail are longer than on the object, because a detail is enlarged.
      const length = Math.abs(rotation === 90 ? to.y - from.y : to.x - from.x) * (scale / drawing.scale);
      expect(Number(text.split('=').at(-1)?.replace('%%c', ''))).toBeCloseTo(length, 1);
    }
  });

  it('states its license in the title block and in comments', () => {
    for (const line of [license.en, license.zh, license.address]) {
      expect(content).toContain(`999\n${line}\n`);
      expect(content).toContain(`\n1\n${line}\n`);
    }
  });
});

function isLine(entity: IEntity): entity is ILineEntity {
  return entity.type === 'LINE' || entity.type === 'LWPOLYLINE';
}

function isDimension(entity: IEntity): entity is IDimensionEntity {
  return entity.type === 'DIMENSION';
}
