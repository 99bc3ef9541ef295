import { z } from 'zod';

/**
 * A passage of a text in a seed file. Its only key names the kind, so that people can read and edit the file as
 * text.
 */
export const passage = z.union([
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

function text(value: string) {
  return { type: 'text' as const, text: value };
}
