// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press } from '../../private/testing/mount-page.tsx';
import { click, find, mountScreen, namesOf } from '../testing/mount-screen.tsx';
import type { Column } from './column.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { useColumns } from './use-columns.ts';

const columns: readonly Column<object>[] = [
  { id: 'no', head: 'Number', fixed: true, cell: () => '' },
  { id: 'amount', head: 'Amount', cell: () => '' },
  { id: 'phone', head: 'Phone', hidden: true, cell: () => '' },
];

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function Columns({ list }: { list: string }) {
  const { visibility, show } = useColumns(list, columns);
  return (
    <>
      <ColumnChooser columns={columns} visibility={visibility} onShow={show} />
      {columns
        .filter(({ id }) => visibility[id])
        .map(({ id }) => (
          <p key={id}>{id}</p>
        ))}
    </>
  );
}

const mountColumns = () =>
  mountScreen(() => {
    const [{ list, opening }, open] = useState({ list: 'orders', opening: 0 });
    return (
      <>
        <Columns key={opening} list={list} />
        {['orders', 'products'].map((name) => (
          <button key={name} type="button" onClick={() => open({ list: name, opening: opening + 1 })}>
            {name}
          </button>
        ))}
      </>
    );
  });

const shown = () => namesOf('p');
const toggle = (head: string) => click(find('label input', head));

test('at first all columns are shown that are not hidden, and only the first column cannot be chosen', async () => {
  await mountColumns();
  expect(shown()).toEqual(['no', 'amount']);
  expect(namesOf('label')).toEqual(['Amount', 'Phone']);
});

test('the choice of columns is remembered for this list and for no other one', async () => {
  await mountColumns();
  await toggle('Phone');
  await toggle('Amount');
  expect(shown()).toEqual(['no', 'phone']);
  await press('orders');
  expect(shown()).toEqual(['no', 'phone']);
  await press('products');
  expect(shown()).toEqual(['no', 'amount']);
});

test.each(['{', 'null', '7', '"text"', '[]', '{"no":false}'])(
  'a remembered choice of %s harms no column',
  async (kept) => {
    localStorage.setItem('admin-columns:orders', kept);
    await mountColumns();
    expect(shown()).toEqual(['no', 'amount']);
  },
);

test('where storage is forbidden, the choice lasts as long as the page', async () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  await mountColumns();
  await toggle('Phone');
  expect(shown()).toEqual(['no', 'amount', 'phone']);
});
