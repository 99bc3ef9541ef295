import { z } from 'zod';

const words = {
  name: z.string().nullish(),
  glazeColor: z.string().nullish(),
  materials: z.string().nullish(),
};

/** An artwork as the CMS answers: the Chinese row with the English one beside it. */
export const cmsArtwork = z.object({
  documentId: z.string(),
  productCode: z.string(),
  ...words,
  type: z.string().nullish(),
  order: z.number().nullish(),
  mainImage: z.object({ url: z.string() }).nullish(),
  localizations: z.array(z.object({ locale: z.string(), ...words })).default([]),
});

export type CmsArtwork = z.output<typeof cmsArtwork>;

/** What commerce asks the CMS for, as Strapi query parameters. */
export const artworkQuery = new URLSearchParams([
  ['locale', 'zh'],
  ...['productCode', 'name', 'type', 'glazeColor', 'materials', 'order'].map((name, index) => [
    `fields[${index}]`,
    name,
  ]),
  ['populate[mainImage][fields][0]', 'url'],
  ...['locale', 'name', 'glazeColor', 'materials'].map((name, index) => [
    `populate[localizations][fields][${index}]`,
    name,
  ]),
] as [string, string][]);
