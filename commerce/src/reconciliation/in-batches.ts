/** A statement of SQL takes a limited number of values. */
export function* inBatches<Item>(items: readonly Item[], size = 100): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
