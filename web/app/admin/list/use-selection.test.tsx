// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test } from 'vitest';
import { press } from '../../private/testing/mount-page.tsx';
import { find, mountScreen } from '../testing/mount-screen.tsx';
import { useSelection } from './use-selection.ts';

const firstRows = [
  { id: 'a', version: 1 },
  { id: 'b', version: 1 },
];

function List() {
  const [rows, setRows] = useState(firstRows);
  const [search, setSearch] = useState('?onSale=true');
  const { chosen, select, toggle, clear } = useSelection(rows, ({ id }) => id, search);
  const buttons = {
    'select all': () => select(['a', 'b']),
    'toggle a': () => toggle('a'),
    clear,
    'change both, and b leaves': () => setRows([{ id: 'a', version: 2 }]),
    'filter anew': () => setSearch('?onSale=false'),
  };
  return (
    <>
      <output data-chosen>{chosen.map(({ id, version }) => `${id}${version}`).join(' ')}</output>
      {Object.entries(buttons).map(([name, act]) => (
        <button key={name} type="button" onClick={act}>
          {name}
        </button>
      ))}
    </>
  );
}

const chosen = () => find('[data-chosen]').textContent;

test('a selected row stays selected, as it is now, or as it was when it left the list', async () => {
  await mountScreen(() => <List />);
  await press('select all');
  expect(chosen()).toBe('a1 b1');
  await press('change both, and b leaves');
  expect(chosen()).toBe('a2 b1');
  await press('clear');
  expect(chosen()).toBe('');
});

test('a row is selected and unselected alone, and other filters start without a selection', async () => {
  await mountScreen(() => <List />);
  await press('toggle a');
  expect(chosen()).toBe('a1');
  await press('toggle a');
  expect(chosen()).toBe('');
  await press('select all');
  await press('filter anew');
  expect(chosen()).toBe('');
});
