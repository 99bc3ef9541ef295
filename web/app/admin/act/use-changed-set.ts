import { useState } from 'react';

interface Change<Item> {
  added: readonly Item[];
  removed: readonly Item[];
}

/**
 * A set that a dialog changes, such as the permissions of a role. Only the change is kept, and it applies to the set as
 * it is now: if somebody else changes the set meanwhile, both changes are in `chosen`.
 */
export function useChangedSet<Item>(present: readonly Item[]) {
  const [{ added, removed }, setChange] = useState<Change<Item>>(nothing);
  return {
    /** The present set with the change. */
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
