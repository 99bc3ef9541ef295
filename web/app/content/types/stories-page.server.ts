import { z } from 'zod';
import type { Language } from '../../i18n/languages.ts';
import { component, documentId, picture, publishedAt, text } from '../cms-fields.server.ts';
import { inside, type Locales, neutralRow, textsOf } from '../locales.server.ts';

export const storiesPageRow = z.object({
  documentId,
  publishedAt,
  title: text,
  lead: text,
  banner: picture,
  bannerAlt: text,
  intro: text,
  sustainability: component({ title: text, text, button: text }),
  literature: component({ title: text, lead: text }),
  seoDescription: text,
  shareImage: picture,
});

type StoriesPageRow = z.output<typeof storiesPageRow>;
export type StoriesPage = ReturnType<typeof viewStoriesPage>;

/** The texts of the stories page. A text that is missing in the CMS is null. */
export function viewStoriesPage([rows = {}]: readonly Locales<StoriesPageRow>[], language: Language) {
  const neutral = neutralRow(rows);
  const sustainability = inside(rows, ({ sustainability }) => sustainability);
  const literature = inside(rows, ({ literature }) => literature);
  return {
    ...textsOf(rows, ['title', 'lead', 'bannerAlt', 'intro', 'seoDescription'], language),
    banner: neutral?.banner ?? null,
    sustainability: textsOf(sustainability, ['title', 'text', 'button'], language),
    literature: textsOf(literature, ['title', 'lead'], language),
    shareImage: neutral?.shareImage ?? null,
  };
}
