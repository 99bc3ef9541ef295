import { z } from 'zod';

/*
 * The fields that the rows of content types are made of, checked where they come in. A field that is empty,
 * blank or left out is null; a field that no row names is neither asked for nor kept.
 */

/** For a field that the CMS leaves out unless it is asked for by name: which of its own fields to ask for. */
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

/** An uploaded picture by its stored name, with its size in pixels. Our copy on disk keeps it like this, too. */
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

/** A group of fields that the CMS keeps apart. */
export function component<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .object(shape)
    .nullish()
    .transform((value) => value ?? null)
    .register(populated, { fields: Object.keys(shape) });
}

/** Every row has these where the type has drafts. */
export const documentId = z.string().min(1);
export const publishedAt = text;

function storedName(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
