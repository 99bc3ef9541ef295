import { own } from '@junyao/commerce/contract/own';
import { useState } from 'react';
import type { Column } from './column.tsx';

export function useColumns<Row>(list: string, columns: readonly Column<Row>[]) {
  const storageKey = `admin-columns:${list}`;
  const [chosen, setChosen] = useState<Record<string, boolean>>(() => readChoice(storageKey));
  const isShown = ({ id, fixed, hidden }: Column<Row>) => fixed || (own(chosen, id) ?? !hidden);

  function show(id: string, shown: boolean) {
    const next = { ...chosen, [id]: shown };
    setChosen(next);
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Storage is forbidden, so the choice lasts until the page is left.
    }
  }
  const visibility = Object.fromEntries(columns.map((column) => [column.id, isShown(column)]));
  return { visibility, show };
}

function readChoice(storageKey: string): Record<string, boolean> {
  try {
    return Object(JSON.parse(localStorage.getItem(storageKey) ?? '{}')) as Record<string, boolean>;
  } catch {
    return {};
  }
}
