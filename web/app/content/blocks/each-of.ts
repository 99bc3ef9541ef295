import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Renders items whose order never changes, such as the paragraphs of a text. Their positions are their keys.
 */
export function eachOf<Item>(items: readonly Item[], render: (item: Item, index: number) => ReactNode) {
  return items.map((item, index) => createElement(Fragment, { key: index }, render(item, index)));
}
