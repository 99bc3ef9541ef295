import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawings } from './drawings.ts';
import { readDxf } from './output/read-dxf.ts';
import { ratio } from './sheet/dimension.ts';
import { dimensionsOf } from './sheet/drawing.ts';

const folder = path.join(import.meta.dirname, '../../../cms/seed');
const largestBytes = 250 * 1024;

describe.each(Object.entries(drawings))('the seed of %s', (name, draw) => {
  const drawing = draw();
  const { title } = drawing;
  const seed = JSON.parse(readFileSync(path.join(folder, 'drawings', `${name}.json`), 'utf8'));
  const file = (ending: string) => path.join(folder, 'media', `drawing-${name}.${ending}`);

  it('names files that exist and are small enough to load', () => {
    expect([seed.picture, seed.pdf, seed.dxf]).toEqual(
      ['png', 'pdf', 'dxf'].map((ending) => path.basename(file(ending))),
    );
    for (const ending of ['png', 'pdf', 'dxf']) {
      expect(existsSync(file(ending))).toBe(true);
      expect(statSync(file(ending)).size).toBeLessThanOrEqual(largestBytes);
    }
  });

  it('has the title, the scale and the license of the drawing', () => {
    expect({ zh: seed.zh.title, en: seed.en.title }).toEqual(title.title);
    expect(seed.scale).toBe(ratio(drawing.scale));
    expect(seed.license).toBe('cc-by-nc-4-0');
  });

  it('gives the width and the height that the drawing shows', () => {
    const drawn = dimensionsOf(drawing).filter(({ view }) => view === 'front');
    const [width, , height] = seed.en.dimensions.match(/[\d.]+/g).map(Number);
    const numbers = drawn.map(({ text }) => Number(text.value.split('=').at(-1)));
    expect(numbers).toEqual(expect.arrayContaining([width, height]));
    expect(seed.zh.dimensions.match(/[\d.]+/g)).toEqual(seed.en.dimensions.match(/[\d.]+/g));
  });

  it('has a DXF with the dimensions of the drawing of today', () => {
    const parsed = readDxf(readFileSync(file('dxf'), 'utf8'));
    const texts = (parsed?.entities ?? []).flatMap((entity) =>
      entity.type === 'DIMENSION' && 'text' in entity ? [entity.text] : [],
    );
    const drawn = dimensionsOf(drawing);
    expect(texts).toEqual(drawn.map(({ text }) => text.value.replace('Ø', '%%c')));
  });
});
