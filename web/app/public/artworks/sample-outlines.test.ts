import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { artworkRow } from '../../content/types/artwork.server.ts';
import { outlineOf } from './dimensions.ts';

const seeds = new URL('../../../../cms/seed/artworks/', import.meta.url);
const pieces = readdirSync(seeds).map((file) => {
  const {
    zh,
    en: _,
    mainImage: _main,
    microImage: _micro,
    ...seed
  } = JSON.parse(readFileSync(new URL(file, seeds), 'utf8'));
  return { given: seed, read: artworkRow.parse({ ...seed, ...zh, documentId: file }) };
});

/** The widths of a silhouette at some heights, from the foot upwards, as shares of its whole width. */
function widthsOf([outline = []]: readonly (readonly (readonly [number, number])[])[]): number[] {
  return [50, 200, 350, 500, 650, 800, 950].map((level) => {
    const crossings = outline.flatMap(([x, y], at) => {
      const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y];
      return y < level === nextY < level ? [] : [x + ((nextX - x) * (level - y)) / (nextY - y)];
    });
    return (Math.max(...crossings) - Math.min(...crossings)) / 1000;
  });
}

test('a sample piece has its own outline, which is no rectangle, or none', () => {
  for (const { read } of pieces) {
    const { productCode, outline, silhouette } = read;
    const radii = outline.map(({ radius }) => radius);
    const widths = silhouette.length > 0 ? widthsOf(silhouette) : radii;
    const isRectangle = widths.length > 0 && Math.min(...widths) > 0.95 * Math.max(...widths);
    expect(isRectangle, productCode).toBe(false);
    expect(outline.length > 0 && silhouette.length > 0, productCode).toBe(false);
  }
});

test('the outlines of the sample pieces are read as they are given, and have 60 points at most', () => {
  for (const { given, read } of pieces) {
    const { productCode, outline, attached, silhouette } = read;
    expect({ outline, attached, silhouette }, productCode).toEqual({
      ...{ outline: [], attached: [], silhouette: [] },
      ...('outline' in given && { outline: given.outline }),
      ...('attached' in given && { attached: given.attached }),
      ...('silhouette' in given && { silhouette: given.silhouette }),
    });
    expect(outline.length + silhouette.flat().length, productCode).toBeLessThanOrEqual(60);
  }
});

test('the profile of a turned sample piece has the height and the width that the shop states', () => {
  for (const { read } of pieces) {
    const { productCode, outline, attached } = read;
    const size = read.dimensions && outlineOf(read.dimensions);
    if (outline.length === 0 || !size) continue;
    const radius = Math.max(...outline.map((point) => point.radius));
    const reach = (sign: number) => Math.max(radius, ...attached.map(({ distance }) => sign * distance));
    expect(Math.max(...outline.map(({ height }) => height)), productCode).toBeCloseTo(size.height, 1);
    expect((reach(1) + reach(-1)) / size.width, productCode).toBeCloseTo(1, 1);
  }
});
