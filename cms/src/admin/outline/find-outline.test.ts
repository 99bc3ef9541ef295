import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findOutline, type OutlinePoint, outlinePoints, type Pixels } from './find-outline.ts';

const cms = path.resolve(import.meta.dirname, '../../..');
const pictures = path.join(cms, 'test/side-views');
const codes = readdirSync(pictures).map((file) => file.replace('-side.jpg', ''));

test('there are pictures of eight pieces from the side', () => {
  expect(codes.length).toBeGreaterThanOrEqual(8);
});

test.each(codes)(
  'the outline in the picture of %s is that of its form, to two percent of the height',
  async (code) => {
    const { outline, dimensions } = JSON.parse(
      readFileSync(path.join(cms, `seed/artworks/${code}.json`), 'utf8'),
    );
    const scale = dimensions.unit === 'mm' ? 0.1 : 1;
    const [height, diameter] = [dimensions.height * scale, dimensions.diameter * scale];
    const found = findOutline(await read(path.join(pictures, `${code}-side.jpg`)));
    if (!found) throw new Error('nothing was found');
    const points = outlinePoints(found, { height, diameter });
    expect(points.length).toBeLessThanOrEqual(40);
    expect(meanError(points, outline, height)).toBeLessThanOrEqual(0.02);
  },
);

test('a picture without a piece has no outline', () => {
  const data = new Uint8ClampedArray(90 * 90 * 4).fill(200);
  expect(findOutline({ width: 90, height: 90, data })).toBeNull();
});

async function read(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

function meanError(found: OutlinePoint[], known: OutlinePoint[], height: number): number {
  const steps = Array.from({ length: 200 }, (_, index) => ((index + 0.5) / 200) * height);
  const errors = steps.map((at) => Math.abs(radiusAt(found, at) - radiusAt(known, at)));
  return errors.reduce((sum, error) => sum + error, 0) / errors.length / height;
}

/** An outline has several radii at a height under an overhanging rim. This is the largest. */
function radiusAt(points: OutlinePoint[], height: number): number {
  const radii = points.slice(1).flatMap((to, index) => {
    const from = points[index] as OutlinePoint;
    const [low, high] = [Math.min(from.height, to.height), Math.max(from.height, to.height)];
    if (height < low || height > high) return [];
    const share = to.height === from.height ? 1 : (height - from.height) / (to.height - from.height);
    return [from.radius + (to.radius - from.radius) * share];
  });
  return Math.max(0, ...radii);
}
