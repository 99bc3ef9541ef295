import { z } from 'zod';
import { listOf, picture } from '../cms-fields.server.ts';
import type { Block, ListBlock, TextLink, TextRun } from './block.ts';
import { safeAddress } from './safe-address.ts';

/*
 * Reads the rich text of Strapi. Unknown parts are left out, and a link with an unsafe address becomes plain
 * text. The copy on disk stores the result, so every schema must also accept its own output.
 */

const style = z
  .boolean()
  .nullish()
  .transform((on) => (on ? (true as const) : undefined));

const textRun = z
  .object({
    type: z.literal('text'),
    text: z.string(),
    bold: style,
    italic: style,
    underline: style,
    strikethrough: style,
    code: style,
  })
  .transform(({ type, text, ...styles }): TextRun => ({ type, text, ...onlySet(styles) }));

const textLink = z.object({ type: z.literal('link'), url: z.string(), children: listOf(textRun) });

/** References are not parsed here: `readBody` finds their markers in the texts later. */
const inlines = listOf(z.union([textRun, textLink])).transform((children): (TextRun | TextLink)[] =>
  children.flatMap((each) => {
    if (each.type === 'text') return each;
    const url = safeAddress(each.url);
    return url ? { ...each, url } : each.children;
  }),
);

const listItem = z.object({ type: z.literal('list-item'), children: inlines });

const list: z.ZodType<ListBlock> = z.lazy(() =>
  z
    .object({
      type: z.literal('list'),
      format: z.enum(['ordered', 'unordered']).optional(),
      ordered: z.boolean().optional(),
      children: listOf(z.union([listItem, list])),
    })
    .transform(({ type, format, ordered, children }) => ({
      type,
      ordered: ordered ?? format === 'ordered',
      children,
    })),
);

const block: z.ZodType<Block> = z.union([
  z.object({ type: z.enum(['paragraph', 'quote', 'code']), children: inlines }),
  z
    .object({ type: z.literal('heading'), level: z.number(), children: inlines })
    // The page title is the only heading of level 1, so the headings of a text start at level 2.
    .transform(({ level, ...rest }) => ({ ...rest, level: level <= 2 ? (2 as const) : (3 as const) })),
  z
    .object({
      type: z.literal('image'),
      image: z.looseObject({ alternativeText: z.string().nullish() }),
      alt: z.string().optional(),
    })
    .transform(({ type, image, alt }, context) => {
      const found = picture.parse(image);
      if (!found) context.addIssue('not a picture');
      return found ? { type, image: found, alt: alt ?? image.alternativeText ?? '' } : z.NEVER;
    }),
  list,
]);

export const blocks = listOf(block);

function onlySet<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}
