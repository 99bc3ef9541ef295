/**
 * The kinds of block that Strapi's rich text offers and that staff do not get: the page has the only heading of the first
 * level, the site shows two more levels, and a picture is a part of the article, where it can be replaced and captioned.
 */
const unused = new Set(['heading-one', 'heading-four', 'heading-five', 'heading-six', 'image', 'code']);

/** Leaves out the kinds of block that staff do not get. */
export function withoutUnusedBlocks(blocks: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(blocks).filter(([kind]) => !unused.has(kind)));
}
