import { own } from '@junyao/commerce/contract/own';
import type { RowSelectionState } from '@tanstack/react-table';
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
  const ids = Object.keys(kept);
  const selected: RowSelectionState = Object.fromEntries(ids.map((id) => [id, true]));
  const chosen = ids.flatMap((id) => shown.get(id) ?? own(kept, id) ?? []);

  function select(wanted: RowSelectionState): void {
    const entries = Object.keys(wanted).flatMap((id) => {
      const row = shown.get(id) ?? own(kept, id);
      return row === undefined ? [] : [[id, row] as const];
    });
    setSelection({ search, rows: Object.fromEntries(entries) });
  }

  function toggle(id: string): void {
    const { [id]: was, ...others } = selected;
    select(was ? others : { ...others, [id]: true });
  }

  return {
    selected,
    chosen,
    select,
    toggle,
    clear: () => select({}),
  };
}
