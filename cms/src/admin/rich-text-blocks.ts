/** The page has the only heading 1, the site shows two more levels, and pictures are parts of the article. */
const unused = new Set(['heading-one', 'heading-four', 'heading-five', 'heading-six', 'image', 'code']);

export function withoutUnusedBlocks(blocks: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(blocks).filter(([kind]) => !unused.has(kind)));
}
