import type { Passage } from './read-seed.ts';

const text = (value: string) => ({ type: 'text' as const, text: value });

/** Turns the plain passages of a seed file into the blocks Strapi's rich text editor works with. */
export function toBlocks(passages: Passage[]) {
  return passages.map((passage) => {
    if ('heading' in passage) {
      return { type: 'heading' as const, level: 2 as const, children: [text(passage.heading)] };
    }
    if ('quote' in passage) return { type: 'quote' as const, children: [text(passage.quote)] };
    if ('list' in passage) {
      const items = passage.list.map((item) => ({ type: 'list-item' as const, children: [text(item)] }));
      return { type: 'list' as const, format: 'unordered' as const, children: items };
    }
    return { type: 'paragraph' as const, children: [text(passage.paragraph)] };
  });
}
