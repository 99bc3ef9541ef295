import type { UID } from '@strapi/strapi';
import { z } from 'zod';

/**
 * The fields of one document: first the fields that all languages share, then the fields of each language. The value
 * of a media field is the name of a file in seed/media.
 */
export type Seed = Record<string, unknown> & { zh: Record<string, unknown>; en: Record<string, unknown> };

export interface SeedType {
  uid: UID.ContentType;
  /** A path below cms/seed: a folder with one file for each document, or the single file of a single type. */
  source: string;
  /** The field that identifies a document. A single type has no such field. */
  key?: string;
  schema: z.ZodType<Seed>;
}

/** The name of a picture in seed/media. */
export const picture = z.string().regex(/^[\w-]+\.(jpg|png)$/);
/** A list of paragraphs, which the CMS stores as one text with empty lines between them. */
export const paragraphs = z.array(z.string()).transform((each) => each.join('\n\n'));
