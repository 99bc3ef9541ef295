import { own } from '@junyao/commerce/contract/own';
import { useState } from 'react';

interface Selection<Row> {
  search: string;
  rows: Record<string, Row>;
}

/** A row that an action moves out of the list stays selected, so that a dialog can still show its result. */
export function useSelection<Row>(rows: readonly Row[], rowId: (row: Row) => string, search: string) {
  const [selection, setSelection] = useState<Selection<Row>>({ search, rows: {} });
  const kept = selection.search === search ? selection.rows : {};
  const shown = new Map(rows.map((row) => [rowId(row), row]));
  const selected: ReadonlySet<string> = new Set(Object.keys(kept));
  const chosen = [...selected].flatMap((id) => shown.get(id) ?? own(kept, id) ?? []);

  function select(ids: Iterable<string>): void {
    const entries = [...ids].flatMap((id) => {
      const row = shown.get(id) ?? own(kept, id);
      return row === undefined ? [] : [[id, row] as const];
    });
    setSelection({ search, rows: Object.fromEntries(entries) });
  }

  function toggle(id: string): void {
    const toggled = new Set(selected);
    if (!toggled.delete(id)) toggled.add(id);
    select(toggled);
  }

  return {
    selected,
    chosen,
    select,
    toggle,
    clear: () => select([]),
  };
}
