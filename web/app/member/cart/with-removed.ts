import type { CartItem } from '@junyao/commerce/contract';

export interface RemovedItem {
  item: CartItem;
  /** The place of the item among the shown rows when it was removed. */
  index: number;
}

export function withRemoved(
  items: readonly CartItem[],
  removed: readonly RemovedItem[],
): { item: CartItem; isRemoved: boolean }[] {
  const rows = items.map((item) => ({ item, isRemoved: false }));
  const inCart = new Set(items.map(({ productCode }) => productCode));
  const byPlace = removed
    .filter(({ item }) => !inCart.has(item.productCode))
    .toSorted((one, other) => one.index - other.index);
  for (const { item, index } of byPlace) rows.splice(index, 0, { item, isRemoved: true });
  return rows;
}
