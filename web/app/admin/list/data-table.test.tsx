// @vitest-environment happy-dom
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { click, find, mountScreen, namesOf, shownAddress } from '../testing/mount-screen.tsx';
import type { Column } from './column.tsx';
import { DataTable } from './data-table.tsx';
import { useSelection } from './use-selection.ts';

interface Row {
  no: string;
  amount: number;
}

const columns: readonly Column<Row>[] = [
  { id: 'no', head: 'Number', fixed: true, sort: 'no', cell: ({ no }) => no },
  { id: 'amount', head: 'Amount', sort: 'amount', cell: ({ amount }) => amount },
  { id: 'note', head: 'Note', cell: () => 'a note' },
];
const rows: readonly Row[] = [
  { no: 'JO1', amount: 10 },
  { no: 'JO2', amount: 20 },
];

interface Shown {
  address?: string;
  visibility?: Record<string, boolean>;
  shown?: readonly Row[];
  described?: readonly Column<Row>[];
  selectable?: boolean;
  busy?: boolean;
}

function mountTable({
  address = '/admin/orders?view=toShip',
  visibility = { no: true, amount: true, note: true },
  shown = rows,
  described = columns,
  selectable = true,
  busy = false,
}: Shown = {}) {
  return mountScreen(
    () => {
      const { selected, select: onSelect, toggle: onToggle } = useSelection(shown, ({ no }) => no, '');
      const sort = new URLSearchParams(useLocation().search).get('sort') ?? undefined;
      return (
        <DataTable
          label="Orders"
          rows={shown}
          columns={described}
          visibility={visibility}
          rowId={({ no }) => no}
          recordAddress={({ no }) => `/admin/orders/${no}`}
          sort={sort}
          selection={selectable ? { selected, onSelect, onToggle } : undefined}
          busy={busy}
          gone={new Set()}
        />
      );
    },
    { address },
  );
}

const box = (name: string) => find<HTMLInputElement>('input[type="checkbox"]', name);
const selectedRows = () =>
  [...document.querySelectorAll<HTMLElement>('tr[aria-selected="true"]')].map(({ dataset }) => dataset.row);
const sortOf = (column: number) =>
  document.querySelectorAll('th[aria-sort]')[column]?.getAttribute('aria-sort');

test('a row is selected and released by its checkbox', async () => {
  await mountTable();
  await click(box('Select JO2'));
  expect(selectedRows()).toEqual(['JO2']);
  expect(box('Select all rows').checked).toBe(false);
  await click(box('Select JO2'));
  expect(selectedRows()).toEqual([]);
});

test('one checkbox selects and releases all rows', async () => {
  await mountTable();
  await click(box('Select all rows'));
  expect(selectedRows()).toEqual(['JO1', 'JO2']);
  await click(box('Select all rows'));
  expect(selectedRows()).toEqual([]);
});

test('a table without rows does not look wholly selected', async () => {
  await mountTable({ shown: [] });
  expect(box('Select all rows').checked).toBe(false);
});

test('where nothing can be done to several rows, no row can be selected', async () => {
  await mountTable({ selectable: false });
  expect(namesOf('input')).toEqual([]);
  expect(document.querySelector('[aria-selected]')).toBeNull();
});

test('the head of a column sorts up, then down, then in the default order, and keeps the filters', async () => {
  await mountTable({ address: '/admin/orders?view=toShip&after=c1' });
  const seen: unknown[] = [sortOf(1)];
  for (let clicks = 0; clicks < 3; clicks++) {
    await click(find('th[aria-sort]:nth-of-type(3) a'));
    seen.push(shownAddress(), sortOf(1));
  }
  expect(seen).toEqual([
    'none',
    '/admin/orders?view=toShip&sort=amount',
    'ascending',
    '/admin/orders?view=toShip&sort=-amount',
    'descending',
    '/admin/orders?view=toShip',
    'none',
  ]);
});

test('figures are sorted from the largest first, then from the smallest', async () => {
  const described = columns.map((column) => ({ ...column, numeric: column.id === 'amount' }));
  await mountTable({ described });
  const seen: unknown[] = [];
  for (let clicks = 0; clicks < 3; clicks++) {
    await click(find('th[aria-sort]:nth-of-type(3) a'));
    seen.push(sortOf(1));
  }
  expect(seen).toEqual(['descending', 'ascending', 'none']);
});

test('a column by which commerce does not sort has no link in its head', async () => {
  await mountTable();
  expect(namesOf('th a')).toEqual(['Number', 'Amount']);
});

test('the first column opens the record and keeps the view of the list', async () => {
  await mountTable();
  expect([...document.querySelectorAll('[data-record]')].map((link) => link.getAttribute('href'))).toEqual([
    '/admin/orders/JO1?view=toShip',
    '/admin/orders/JO2?view=toShip',
  ]);
});

test('a hidden column has neither a head nor cells', async () => {
  await mountTable({ visibility: { no: true, amount: false, note: true }, selectable: false });
  expect(namesOf('th')).toEqual(['Number', 'Note']);
  expect(namesOf('td')).toEqual(['JO1', 'a note', 'JO2', 'a note']);
});

test('a text below the columns takes the room of the empty columns behind it, hidden ones left out', async () => {
  const described: readonly Column<Row>[] = [
    { id: 'no', head: 'Number', foot: 'Sums of 2 orders', cell: ({ no }) => no },
    { id: 'buyer', head: 'Buyer', cell: () => 'wang' },
    { id: 'note', head: 'Note', cell: () => 'a note' },
    { id: 'amount', head: 'Amount', foot: '¥30.00', numeric: true, cell: ({ amount }) => amount },
    { id: 'state', head: 'State', cell: () => 'paid' },
  ];
  const visibility = { no: true, buyer: true, note: false, amount: true, state: true };
  await mountTable({ described, visibility, selectable: false });
  const cells = [...document.querySelectorAll<HTMLTableCellElement>('tfoot td')];
  expect(cells.map(({ textContent, colSpan }) => [textContent, colSpan])).toEqual([
    ['Sums of 2 orders', 2],
    ['¥30.00', 1],
    ['', 1],
  ]);
});

test('rows that are no longer asked for can be neither opened nor selected', async () => {
  await mountTable({ busy: true });
  expect(find('tbody').inert).toBe(true);
  expect(find<HTMLInputElement>('thead input').disabled).toBe(true);
});
