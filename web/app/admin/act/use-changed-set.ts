import { useState } from 'react';

interface Change<Item> {
  added: readonly Item[];
  removed: readonly Item[];
}

/** Keeps only the changes. If a colleague changes the set meanwhile, `chosen` contains both changes. */
export function useChangedSet<Item>(present: readonly Item[]) {
  const [{ added, removed }, setChange] = useState<Change<Item>>(nothing);
  return {
    chosen: [...without(present, removed), ...without(added, present)],
    choose: (chosen: readonly Item[]) =>
      setChange({ added: without(chosen, present), removed: without(present, chosen) }),
    reset: () => setChange(nothing),
  };
}

const nothing = { added: [], removed: [] };

function without<Item>(items: readonly Item[], others: readonly Item[]): Item[] {
  return items.filter((item) => !others.includes(item));
}
