import { z } from 'zod';
import { pageSeeds } from './page-seeds.ts';
import { articleBody } from './passage.ts';
import { paragraphs, picture, type SeedType } from './seed-type.ts';

const level = z.enum(['normal', 'good', 'excellent']);

const glazeFamilies = [
  'sky-blue',
  'azure',
  'moon-white',
  'bean-green',
  'rose-purple',
  'aubergine',
  'crabapple-red',
  'flame-red',
  'splashed',
] as const;

const artworkWords = z.strictObject({
  name: z.string().exactOptional(),
  glazeColor: z.string(),
  materials: z.string(),
  craftsman: z.string(),
  processDescription: z.string(),
  designText: z.string(),
  seoDescription: z.string().exactOptional(),
});

const articleWords = z.strictObject({
  title: z.string(),
  description: z.string(),
  seoDescription: z.string().exactOptional(),
  body: articleBody,
  sources: z.array(z.strictObject({ text: z.string(), url: z.url().exactOptional() })).exactOptional(),
});

const literatureWords = z.strictObject({
  title: z.string(),
  author: z.string(),
  publisher: z.string(),
  abstract: z.string(),
});

const drawingWords = z.strictObject({
  title: z.string(),
  description: z.string(),
  material: z.string(),
  dimensions: z.string(),
});

const storiesWords = z.strictObject({
  title: z.string(),
  seoDescription: z.string(),
  bannerAlt: z.string(),
  lead: z.string(),
  intro: paragraphs,
  sustainability: z.strictObject({ title: z.string(), text: z.string(), button: z.string() }),
  literature: z.strictObject({ title: z.string(), lead: z.string() }),
});

const siteWords = z.strictObject({ siteName: z.string(), copyright: z.string(), address: z.string() });

/** In the order in which they are seeded. */
export const seedTypes: readonly SeedType[] = [
  {
    uid: 'api::artwork.artwork',
    source: 'artworks',
    key: 'productCode',
    schema: z.strictObject({
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
      views: z.array(picture).exactOptional(),
      outline: z.array(z.strictObject({ height: z.number(), radius: z.number() })).exactOptional(),
      attached: z
        .array(z.strictObject({ part: z.number(), distance: z.number(), height: z.number() }))
        .exactOptional(),
      silhouette: z.array(z.array(z.tuple([z.number(), z.number()]))).exactOptional(),
      glazeFamily: z.enum(glazeFamilies),
      forShow: z.boolean().exactOptional(),
      shareImage: picture.exactOptional(),
      scores: z.record(z.string(), level),
      featured: z.boolean(),
      order: z.number(),
      zh: artworkWords,
      en: artworkWords,
    }),
  },
  {
    uid: 'api::article.article',
    source: 'articles',
    key: 'slug',
    schema: z.strictObject({
      slug: z.string(),
      readingMinutes: z.number(),
      order: z.number().exactOptional(),
      featured: z.boolean().exactOptional(),
      cover: picture,
      zh: articleWords,
      en: articleWords,
    }),
  },
  {
    uid: 'api::literature.literature',
    source: 'literature',
    key: 'title',
    schema: z.strictObject({
      year: z.number(),
      file: z.string().regex(/^[\w-]+\.pdf$/),
      cover: picture.exactOptional(),
      order: z.number(),
      zh: literatureWords,
      en: literatureWords,
    }),
  },
  {
    uid: 'api::design-drawing.design-drawing',
    source: 'drawings',
    key: 'title',
    schema: z.strictObject({
      scale: z.string(),
      picture,
      pdf: z.string().regex(/^[\w-]+\.pdf$/),
      dxf: z.string().regex(/^[\w-]+\.dxf$/),
      license: z.literal('cc-by-nc-4-0'),
      order: z.number(),
      zh: drawingWords,
      en: drawingWords,
    }),
  },
  {
    uid: 'api::stories-page.stories-page',
    source: 'stories-page.json',
    schema: z.strictObject({ banner: picture, zh: storiesWords, en: storiesWords }),
  },
  {
    uid: 'api::site-setting.site-setting',
    source: 'site-setting.json',
    schema: z.strictObject({
      filingNumber: z.string(),
      publicSecurityNumber: z.string(),
      email: z.string(),
      phone: z.string(),
      wechatId: z.string(),
      wechatQr: picture,
      deliversToMainland: z.boolean(),
      deliversToHongKong: z.boolean(),
      deliversToMacao: z.boolean(),
      deliversToTaiwan: z.boolean(),
      worksOnSaturday: z.boolean(),
      worksOnSunday: z.boolean(),
      closesAt: z.string(),
      zh: siteWords,
      en: siteWords,
    }),
  },
  ...pageSeeds,
];
