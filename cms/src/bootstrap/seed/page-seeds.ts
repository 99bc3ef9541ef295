import { z } from 'zod';
import { paragraphs, picture, type SeedType } from './seed-type.ts';

/* The fields match the components in cms/src/components/page. */

function withText<Fields extends { paragraphs: string }>({ paragraphs: text, ...fields }: Fields) {
  return { ...fields, text };
}

/** The CMS stores a list of short items as one text with an item on each line. */
const lines = z.array(z.string()).transform((items) => items.join('\n'));

const titleAndText = z.strictObject({ title: z.string(), text: z.string() });

const homeWords = z.strictObject({
  seoDescription: z.string(),
  motto: z.strictObject({ first: z.string(), second: z.string() }),
  firing: titleAndText,
  glaze: z.strictObject({ title: z.string(), lead: z.string(), text: z.string() }),
  story: z.strictObject({
    title: z.string(),
    lead: z.string(),
    text: z.string(),
    link: z.string(),
    picture,
    alt: z.string(),
  }),
  making: z.array(z.strictObject({ title: z.string(), text: z.string(), picture, alt: z.string() })),
  shelf: titleAndText,
  visit: titleAndText,
});

const packagingWords = z.strictObject({
  title: z.string(),
  seoDescription: z.string(),
  lead: z.string(),
  pictureAlt: z.string(),
  sections: z.array(z.strictObject({ title: z.string(), paragraphs }).transform(withText)),
  drawings: titleAndText,
  contact: z.strictObject({ title: z.string(), text: z.string(), button: z.string() }),
});

const choice = z.strictObject({
  title: z.string(),
  text: z.string(),
  options: z.array(z.strictObject({ name: z.string(), text: z.string() })),
});
const cupTab = z.strictObject({ title: z.string(), paragraphs, points: lines }).transform(withText);

const customizationWords = z.strictObject({
  title: z.string(),
  seoDescription: z.string(),
  lead: z.string(),
  shapes: choice,
  glazes: choice,
  carvings: choice,
  sizes: choice,
  packaging: choice,
  ordering: z.strictObject({
    title: z.string(),
    text: z.string(),
    steps: z.array(z.strictObject({ title: z.string(), time: z.string(), text: z.string() })),
  }),
  cup: z.strictObject({
    title: z.string(),
    lead: z.string(),
    inspiration: cupTab,
    baseDesign: cupTab,
    usageScenarios: cupTab,
  }),
});

const buyingWords = z.strictObject({
  title: z.string(),
  seoDescription: z.string(),
  lead: z.string(),
  highlights: lines,
  sections: z.array(z.strictObject({ key: z.string(), title: z.string(), paragraphs }).transform(withText)),
});

const forShowWords = z.strictObject({ title: z.string(), seoDescription: z.string(), lead: z.string() });

export const pageSeeds: readonly SeedType[] = [
  {
    uid: 'api::home-page.home-page',
    source: 'home-page.json',
    schema: z.strictObject({ zh: homeWords, en: homeWords }),
  },
  {
    uid: 'api::esg-page.esg-page',
    source: 'esg-page.json',
    schema: z.strictObject({ picture, zh: packagingWords, en: packagingWords }),
  },
  {
    uid: 'api::customization-page.customization-page',
    source: 'customization-page.json',
    schema: z.strictObject({ cupProductCode: z.string(), zh: customizationWords, en: customizationWords }),
  },
  {
    uid: 'api::buying-page.buying-page',
    source: 'buying-page.json',
    schema: z.strictObject({ zh: buyingWords, en: buyingWords }),
  },
  {
    uid: 'api::for-show-page.for-show-page',
    source: 'for-show-page.json',
    schema: z.strictObject({ zh: forShowWords, en: forShowWords }),
  },
];
