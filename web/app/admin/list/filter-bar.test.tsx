// @vitest-environment happy-dom
import { act } from 'react';
import { Link, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { click, fill, find, mountScreen, namesOf, shownAddress } from '../testing/mount-screen.tsx';
import type { Filter } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'State',
    options: [
      { value: 'PAID', label: 'Paid' },
      { value: 'COMPLETED', label: 'Completed' },
    ],
  },
  { kind: 'flag', name: 'unpriced', label: 'Without a price' },
  { kind: 'days', name: 'days', label: 'Ordered' },
  { kind: 'fixed', name: 'userId', label: 'Buyer', text: 'li' },
  {
    kind: 'text',
    name: 'role',
    label: 'Role',
    hint: 'Also a former name',
    options: [
      { value: 'Owner', label: 'Master of the house' },
      { value: 'Support', label: 'Help desk' },
    ],
  },
  {
    kind: 'choice',
    name: 'action',
    label: 'Action',
    options: [
      { value: 'orders/ship', label: 'Ship order', group: 'Orders' },
      { value: 'orders/note', label: 'Add note', group: 'Orders' },
      { value: 'roles/create', label: 'Create role', group: 'Roles' },
    ],
  },
];

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

const mountBar = (query: string, loader?: () => unknown) =>
  mountScreen(
    () => (
      <FilterBar filters={filters} searchLabel="Order no.">
        <Link to="/admin/orders">Show all</Link>
        <Link to="/admin/orders?status=PAID">Paid orders</Link>
        <Back />
      </FilterBar>
    ),
    { address: `/admin/orders${query}`, ...(loader && { loader }) },
  );

const query = () => Object.fromEntries(new URL(shownAddress() ?? '', 'http://shop').searchParams);
const addable = () => namesOf('select[aria-label="Add filter…"] option').slice(1);
const add = (name: string) => fill(find<HTMLSelectElement>('select', 'Add filter…'), name);

async function leave(field: HTMLInputElement, text: string) {
  await act(async () => field.focus());
  await fill(field, text);
  await act(async () => field.blur());
}

test('every filter of the address has a chip, and the others can be added, but not one that only links set', async () => {
  await mountBar('?unpriced=true&userId=u-2&from=2026-11-01');
  expect(namesOf('button[aria-label]')).toEqual([
    'Remove filter: Without a price',
    'Remove filter: Ordered',
    'Remove filter: Buyer',
  ]);
  expect(addable()).toEqual(['State', 'Role', 'Action']);
  await click(find('button', 'Remove filter: Buyer'));
  expect(query()).toEqual({ unpriced: 'true', from: '2026-11-01' });
  expect(addable()).toEqual(['State', 'Role', 'Action']);
});

test('an added choice gets the focus, and filters only when something is chosen', async () => {
  await mountBar('?search=JO1&after=c1');
  await add('status');
  expect(query()).toEqual({ search: 'JO1', after: 'c1' });
  const choice = find<HTMLSelectElement>('select', 'State');
  expect(document.activeElement).toBe(choice);
  await fill(choice, 'PAID');
  expect(query()).toEqual({ search: 'JO1', status: 'PAID' });
});

test('an added flag filters at once', async () => {
  await mountBar('?search=JO1&page=2');
  await add('unpriced');
  expect(query()).toEqual({ search: 'JO1', unpriced: 'true' });
});

test('a chip changes its own filter, keeps the others and starts at the first page', async () => {
  await mountBar('?status=PAID&userId=u-2&before=c1&pageSize=50');
  await fill(find<HTMLSelectElement>('select', 'State'), 'COMPLETED');
  expect(query()).toEqual({ status: 'COMPLETED', userId: 'u-2', pageSize: '50' });
});

test('removing a filter keeps the others and starts at the first page', async () => {
  await mountBar('?status=PAID&unpriced=true&after=c1');
  await click(find('button', 'Remove filter: State'));
  expect(query()).toEqual({ unpriced: 'true' });
});

test('the two days of a range are set one after the other and removed together', async () => {
  await mountBar('?unpriced=true');
  await add('days');
  await leave(find<HTMLInputElement>('input', 'From'), '2026-11-01');
  await leave(find<HTMLInputElement>('input', 'To'), '2026-11-23');
  expect(query()).toEqual({ unpriced: 'true', from: '2026-11-01', to: '2026-11-23' });
  await click(find('button', 'Remove filter: Ordered'));
  expect(query()).toEqual({ unpriced: 'true' });
});

test('the days are those of the address, also on the way back', async () => {
  await mountBar('?from=2026-11-01');
  await leave(find<HTMLInputElement>('input', 'From'), '2026-11-05');
  await click(find('button', 'Back'));
  expect(query()).toEqual({ from: '2026-11-01' });
  expect(find<HTMLInputElement>('input', 'From').value).toBe('2026-11-01');
});

test('the days say so if they end before they start', async () => {
  const said = () => document.body.textContent?.includes('ends before it starts');
  await mountBar('?from=2026-11-05&to=2026-11-01');
  expect(said()).toBe(true);
  await leave(find<HTMLInputElement>('input', 'To'), '2026-11-05');
  expect(said()).toBe(false);
});

test('leaving a day unchanged keeps the page', async () => {
  await mountBar('?from=2026-11-01&after=c1');
  const from = find<HTMLInputElement>('input', 'From');
  await act(async () => from.focus());
  await act(async () => from.blur());
  expect(query()).toEqual({ from: '2026-11-01', after: 'c1' });
});

test('an added filter that was never set can be removed, and the address stays', async () => {
  await mountBar('?unpriced=true&after=c1');
  await add('days');
  await click(find('button', 'Remove filter: Ordered'));
  expect(namesOf('button[aria-label]')).toEqual(['Remove filter: Without a price']);
  expect(query()).toEqual({ unpriced: 'true', after: 'c1' });
});

test('the search keeps the filters, ignores spaces around the text, and leaves the address when it is emptied', async () => {
  await mountBar('?status=PAID&after=c1');
  await leave(find<HTMLInputElement>('input[type="search"]'), '  JO1 ');
  expect(query()).toEqual({ status: 'PAID', search: 'JO1' });
  await fill(find<HTMLInputElement>('input[type="search"]'), '');
  expect(query()).toEqual({ status: 'PAID' });
});

test('a text that is typed while the emptied search still loads stays, and so does the focus', async () => {
  let arrive: (() => void) | undefined;
  let loads = 0;
  const loadSlowly = () => {
    loads += 1;
    return loads === 1 ? null : new Promise<null>((resolve) => (arrive = () => resolve(null)));
  };
  await mountBar('?search=JO1', loadSlowly);
  const field = find<HTMLInputElement>('input[type="search"]');
  await act(async () => field.focus());
  await fill(field, '');
  await fill(field, 'li');
  await act(async () => arrive?.());
  expect(query()).toEqual({});
  expect(find<HTMLInputElement>('input[type="search"]').value).toBe('li');
  expect(document.activeElement).toBe(find('input[type="search"]'));
});

test('a search that a link breaks off is made again at the address of the link', async () => {
  let loads = 0;
  await mountBar('', () => {
    loads += 1;
    return loads === 2 ? new Promise(() => {}) : null;
  });
  await leave(find<HTMLInputElement>('input[type="search"]'), 'JO1');
  expect(query()).toEqual({});
  await click(find('a', 'Paid orders'));
  expect(query()).toEqual({ status: 'PAID', search: 'JO1' });
  expect(find<HTMLInputElement>('input[type="search"]').value).toBe('JO1');
});

test('another address shows its own search', async () => {
  await mountBar('?search=JO1');
  await click(find('a', 'Show all'));
  expect(find<HTMLInputElement>('input[type="search"]').value).toBe('');
});

test('leaving the search unchanged keeps the page', async () => {
  await mountBar('?search=JO1&after=c1');
  await leave(find<HTMLInputElement>('input[type="search"]'), 'JO1 ');
  expect(query()).toEqual({ search: 'JO1', after: 'c1' });
});

test('the bounds of a range of amounts are parameters of their own, and go together', async () => {
  const balance: Filter = {
    kind: 'amounts',
    name: 'balance',
    label: 'Balance',
    least: 'minBalance',
    most: 'maxBalance',
  };
  await mountScreen(() => <FilterBar filters={[balance]} />, { address: '/admin/orders?minBalance=10' });
  expect(find<HTMLInputElement>('input', 'At least').value).toBe('10');
  await leave(find<HTMLInputElement>('input', 'At most'), '99.5');
  expect(query()).toEqual({ minBalance: '10', maxBalance: '99.5' });
  await click(find('button', 'Remove filter: Balance'));
  expect(query()).toEqual({});
});

const options = (selector: string) =>
  [...document.querySelectorAll<HTMLOptionElement>(`${selector} option`)].map(({ value }) => value);

test('a choice stands below the headings of its groups', async () => {
  await mountBar('?action=orders/note');
  const groups = [...document.querySelectorAll('optgroup')];
  expect(groups.map(({ label }) => label)).toEqual(['Orders', 'Roles']);
  expect(options('optgroup[label="Orders"]')).toEqual(['orders/ship', 'orders/note']);
  expect(find<HTMLSelectElement>('select', 'Action').value).toBe('orders/note');
});

test('a value of a link that is not offered any more is shown as it is', async () => {
  await mountBar('?action=orders/gone&role=Night+shift');
  expect(find<HTMLSelectElement>('select', 'Action').value).toBe('orders/gone');
  expect(find<HTMLInputElement>('input', 'Role').value).toBe('Night shift');
  await fill(find<HTMLSelectElement>('select', 'Action'), 'roles/create');
  expect(query()).toMatchObject({ action: 'roles/create', role: 'Night shift' });
  expect(options('select:not([aria-label])')).not.toContain('orders/gone');
});

test('a text filter suggests words, and the address holds the value behind them or what was typed', async () => {
  await mountBar('?role=Owner');
  const field = find<HTMLInputElement>('input', 'Role');
  expect(field.value).toBe('Master of the house');
  expect(field.placeholder).toBe('Also a former name');
  expect(options(`[id="${field.getAttribute('list')}"]`)).toEqual(['Master of the house', 'Help desk']);
  await leave(field, 'help DESK');
  expect(query()).toEqual({ role: 'Support' });
  await leave(field, ' Night shift ');
  expect(query()).toEqual({ role: 'Night shift' });
});

test('a suggestion that is chosen applies at once, and a text that is typed only when the field is left', async () => {
  await mountBar('?role=Owner');
  const field = find<HTMLInputElement>('input', 'Role');
  await act(async () => field.focus());
  await fill(field, 'Night shi');
  expect(query()).toEqual({ role: 'Owner' });
  await type(field, 'Help desk');
  expect(query()).toEqual({ role: 'Owner' });
  await fill(field, 'Help desk');
  expect(query()).toEqual({ role: 'Support' });
});

/** Types a text key by key, as browsers report it. */
async function type(field: HTMLInputElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  await act(async () => {
    set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  });
}
