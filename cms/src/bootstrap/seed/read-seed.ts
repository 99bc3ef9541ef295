import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const level = z.enum(['normal', 'good', 'excellent']);
const picture = z.string().regex(/^[\w-]+\.(jpg|png)$/);

const artworkWords = z.strictObject({
  name: z.string().exactOptional(),
  glazeColor: z.string(),
  materials: z.string(),
  craftsman: z.string(),
  processDescription: z.string(),
  designText: z.string(),
});

export const artworkSeed = z.strictObject({
  productCode: z.string(),
  type: z.enum(['teaware', 'vase', 'cup', 'tableware', 'ornament', 'other']),
  dimensions: z.strictObject({
    height: z.number().exactOptional(),
    width: z.number().exactOptional(),
    length: z.number().exactOptional(),
    diameter: z.number().exactOptional(),
    unit: z.enum(['cm', 'mm']),
  }),
  mainImage: picture,
  microImage: picture,
  scores: z.record(z.string(), level),
  featured: z.boolean(),
  order: z.number(),
  zh: artworkWords,
  en: artworkWords,
});

/** One key per entry, so that an article can be read and edited as text. */
const passage = z.union([
  z.strictObject({ heading: z.string() }),
  z.strictObject({ paragraph: z.string() }),
  z.strictObject({ quote: z.string() }),
  z.strictObject({ list: z.array(z.string()) }),
]);
export type Passage = z.infer<typeof passage>;

const articleWords = z.strictObject({ title: z.string(), description: z.string(), body: z.array(passage) });

export const articleSeed = z.strictObject({
  slug: z.string(),
  readingMinutes: z.number(),
  cover: picture,
  zh: articleWords,
  en: articleWords,
});

const siteWords = z.strictObject({ siteName: z.string(), copyright: z.string(), address: z.string() });

export const siteSettingSeed = z.strictObject({
  filingNumber: z.string(),
  email: z.string(),
  phone: z.string(),
  wechatId: z.string(),
  wechatQr: picture,
  zh: siteWords,
  en: siteWords,
});

export type ArtworkSeed = z.infer<typeof artworkSeed>;
export type ArticleSeed = z.infer<typeof articleSeed>;
export type SiteSettingSeed = z.infer<typeof siteSettingSeed>;

/** Reads one seed file; a mistake in it is reported with the file's name. */
export async function readSeed<Seed>(schema: z.ZodType<Seed>, file: string): Promise<Seed> {
  const parsed = schema.safeParse(JSON.parse(await fs.readFile(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`${path.basename(file)}: ${z.prettifyError(parsed.error)}`);
}

/** Reads every JSON file of a folder, in the order of their names. */
export async function readSeeds<Seed>(schema: z.ZodType<Seed>, folder: string): Promise<Seed[]> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(names.map((name) => readSeed(schema, path.join(folder, name))));
}
