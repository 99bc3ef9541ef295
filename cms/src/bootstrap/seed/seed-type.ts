import type { UID } from '@strapi/strapi';
import { z } from 'zod';

/** First the fields that all languages share, then those of each. A media field names a file in seed/media. */
export type Seed = Record<string, unknown> & { zh: Record<string, unknown>; en: Record<string, unknown> };

export interface SeedType {
  uid: UID.ContentType;
  /** Below cms/seed: a folder with one file for each document, or the file of a single type. */
  source: string;
  /** The field that identifies a document. A single type has none. */
  key?: string;
  schema: z.ZodType<Seed>;
}

export const picture = z.string().regex(/^[\w-]+\.(jpg|png)$/);
/** The CMS stores a list of paragraphs as one text with empty lines between them. */
export const paragraphs = z.array(z.string()).transform((each) => each.join('\n\n'));
