import { useEffect, useEffectEvent, useRef } from 'react';
import { onKey } from './on-key.ts';

interface ListKeys {
  recordOpen: boolean;
  onSelect: (rowId: string) => void;
  onHelp: () => void;
}

const inList = '[data-list] [data-row]';

/** `j` and `k` move through the rows, `x` selects the focused row, and `?` shows the keys. Enter follows the link. */
export function useListKeys({ recordOpen, onSelect, onHelp }: ListKeys): void {
  // The row of the open record may leave the list. The next row is then the row that took its place.
  const place = useRef(0);
  useEffect(() => {
    if (!recordOpen) return;
    const open = visibleRows().findIndex(isOpen);
    if (open !== -1) place.current = open;
  });
  const move = useEffectEvent((step: number) => {
    const rows = visibleRows();
    const open = rows.findIndex(isOpen);
    const focused = rows.findIndex((row) => row.contains(document.activeElement));
    // While the next record loads, the focus is ahead of the address, so a quick second press starts from the focus.
    const from = focused === -1 ? open : focused;
    const left = recordOpen ? place.current + Math.min(step, 0) : 0;
    const target = rows[from === -1 ? left : from + step];
    const link = target?.querySelector<HTMLElement>('[data-record]') ?? target?.querySelector('input');
    link?.focus();
    link?.scrollIntoView({ block: 'nearest' });
    if (recordOpen) link?.click();
  });
  const select = useEffectEvent(() => {
    const row = visibleRows().find((each) => each.contains(document.activeElement));
    if (row?.dataset.row) onSelect(row.dataset.row);
  });
  const help = useEffectEvent(onHelp);
  useEffect(
    () =>
      onKey([
        ['j', () => move(1)],
        ['k', () => move(-1)],
        ['x', () => select()],
        ['?', () => help()],
      ]),
    [],
  );
}

function isOpen(row: HTMLElement): boolean {
  return row.querySelector('[aria-current="page"]') !== null;
}

/** CSS hides one of the two forms of the list. Rows that the address no longer describes are inert. */
function visibleRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(inList)].filter(
    (row) => row.offsetParent !== null && !row.closest('[inert]'),
  );
}
