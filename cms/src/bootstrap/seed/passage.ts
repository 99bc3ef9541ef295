import { z } from 'zod';

/* A passage of a text, such as `{ heading: '…' }`. One key names its kind. */

/** These become blocks of Strapi's rich text. */
const block = z.union([
  z.strictObject({ paragraph: z.string() }).transform(({ paragraph }) => ({
    type: 'paragraph' as const,
    children: [text(paragraph)],
  })),
  z.strictObject({ heading: z.string() }).transform(({ heading }) => ({
    type: 'heading' as const,
    level: 2 as const,
    children: [text(heading)],
  })),
  z.strictObject({ quote: z.string() }).transform(({ quote }) => ({
    type: 'quote' as const,
    children: [text(quote)],
  })),
  z.strictObject({ list: z.array(z.string()) }).transform(({ list }) => ({
    type: 'list' as const,
    format: 'unordered' as const,
    children: list.map((item) => ({ type: 'list-item' as const, children: [text(item)] })),
  })),
]);

/** Each of these becomes a component of the article. */
const part = z.union([
  z
    .strictObject({
      picture: z.string(),
      alt: z.string(),
      caption: z.string().exactOptional(),
      width: z.enum(['measure', 'wide', 'full']),
    })
    .transform(({ picture, ...rest }) => ({
      __component: 'article.picture' as const,
      image: picture,
      ...rest,
    })),
  z.strictObject({ quote: z.string(), by: z.string() }).transform(({ quote, by }) => ({
    __component: 'article.quotation' as const,
    text: quote,
    attribution: by,
  })),
  z
    .strictObject({
      timeline: z.array(z.strictObject({ year: z.string(), title: z.string(), text: z.string() })),
    })
    .transform(({ timeline }) => ({ __component: 'article.timeline' as const, events: timeline })),
]);

type Block = z.output<typeof block>;
type Part = z.output<typeof part> | { __component: 'article.passage'; text: Block[] };

/** A dynamic zone, in which consecutive blocks become one component. */
export const articleBody = z.array(z.union([part, block])).transform((passages) => {
  const parts: Part[] = [];
  for (const passage of passages) {
    const last = parts.at(-1);
    if ('__component' in passage) parts.push(passage);
    else if (last?.__component === 'article.passage') last.text.push(passage);
    else parts.push({ __component: 'article.passage', text: [passage] });
  }
  return parts;
});

function text(value: string) {
  return { type: 'text' as const, text: value };
}
