import { z } from 'zod';

/*
 * Schemas for the fields of CMS rows. An empty, blank or missing field becomes null. A field that no row schema
 * names is neither requested nor stored.
 */

/** For fields that the CMS returns only when the query populates them: the inner fields to request. */
export const populated = z.registry<{ fields: readonly string[] }>();

export const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);

export const wholeNumber = z
  .number()
  .int()
  .nullish()
  .transform((value) => value ?? null);

export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** Strapi sends decimals as text. */
export const measure = z.coerce
  .number()
  .nullish()
  .transform((value) => value ?? null);

const pixels = z.number().int().positive();

/**
 * An uploaded picture: the name of its stored file and its size in pixels. The copy on disk stores it in this form
 * too.
 */
export const picture = z
  .union([
    z.object({ name: z.string(), width: pixels, height: pixels }),
    z
      .object({ url: z.string(), width: pixels, height: pixels })
      .transform(({ url, ...size }) => ({ name: storedName(url), ...size })),
  ])
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)
  .register(populated, { fields: ['url', 'width', 'height'] });

export type Picture = NonNullable<z.output<typeof picture>>;

/** An uploaded PDF by its stored name, which is its name below /media/pdf. */
export const pdf = z
  .union([
    z.object({ name: z.string(), kilobytes: z.number() }),
    z
      .object({ url: z.string().regex(/\.pdf$/i), size: z.number() })
      .transform(({ url, size }) => ({ name: storedName(url), kilobytes: Math.ceil(size) })),
  ])
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)
  .register(populated, { fields: ['url', 'size'] });

/** A component field of the CMS: a group of fields stored together. */
export function component<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .object(shape)
    .nullish()
    .transform((value) => value ?? null)
    .register(populated, { fields: Object.keys(shape) });
}

/** Every row of a type with drafts has both of these fields. */
export const documentId = z.string().min(1);
export const publishedAt = text;

function storedName(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
