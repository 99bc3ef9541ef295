import { createElement, Fragment, type ReactNode } from 'react';

/** Uses positions as keys, so the order of the items must never change. */
export function eachOf<Item>(items: readonly Item[], render: (item: Item, index: number) => ReactNode) {
  return items.map((item, index) => createElement(Fragment, { key: index }, render(item, index)));
}
