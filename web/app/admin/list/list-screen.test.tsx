// @vitest-environment happy-dom
import { act } from 'react';
import { useLoaderData } from 'react-router';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { untilNextBeat } from '../frame/beat.ts';
import { fill, find, lastNavigation, mountScreen, namesOf, shownAddress } from '../testing/mount-screen.tsx';
import { ListScreen } from './list-screen.tsx';
import type { LoadedList } from './load-list.ts';

interface Row {
  no: string;
  state: string;
}

let orders: Row[] = [];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const texts = { count: (count: number) => `${count} orders`, failed: '', empty: '', emptyAdvice: '' };

async function load() {
  const paging = { page: 1, pageSize: 20, next: null, previous: null };
  return { value: { items: [...orders], total: orders.length, totalIsMore: false, ...paging } };
}

async function mountList(
  loader: () => Promise<unknown> = async () => ({ ...(await load()), again: load }),
  address = '/admin/orders',
) {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await mountScreen(
    () => (
      <ListScreen<Row>
        name="orders"
        path="/admin/orders"
        title="Orders"
        page={useLoaderData<LoadedList<Row>>()}
        columns={[{ id: 'no', head: 'No.', fixed: true, cell: ({ no, state }) => `${no} ${state}` }]}
        rowId={({ no }) => no}
        lines={({ no, state }) => ({ title: `${no} ${state}`, note: '' })}
        recordAddress={({ no }) => `/admin/orders/${no}`}
        filters={[]}
        searchLabel="Search orders"
        texts={texts}
      />
    ),
    { loader, address },
  );
}

const shownRows = () => namesOf('tbody tr');
const search = () => find<HTMLInputElement>('input[type="search"]');
const t = serverI18n('en').t;

test.each([
  ['?sort=-no&page=2', false],
  ['?search=JO9', true],
])('an empty list with %s finds nothing that matches: %s', async (query, isNarrowed) => {
  orders = [];
  await mountList(undefined, `/admin/orders${query}`);
  expect(document.body.textContent?.includes(t('admin:list.nothingHere'))).toBe(isNarrowed);
});

test('what a colleague changes is followed without moving a row, and new rows wait until they are asked for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  orders = [
    { no: 'JO1', state: 'paid' },
    { no: 'JO2', state: 'paid' },
  ];
  await mountList();
  orders = [
    { no: 'JO3', state: 'paid' },
    { no: 'JO1', state: 'shipped' },
    { no: 'JO2', state: 'paid' },
  ];
  await act(() => vi.advanceTimersByTimeAsync(untilNextBeat() + 100));
  expect(shownRows()).toEqual(['JO1 shipped', 'JO2 paid']);
  expect(namesOf('[role="status"]')).toContain(t('admin:list.arrived', { count: 1 }));
  expect(document.querySelector('[role="status"] button')).toBeNull();
  await press(t('admin:list.arrived', { count: 1 }));
  expect(shownRows()).toEqual(['JO3 paid', 'JO1 shipped', 'JO2 paid']);
  expect(namesOf('button')).not.toContain(t('admin:list.arrived', { count: 1 }));
  expect(document.activeElement).toBe(find('h1'));
});

test('rows keep their last followed content if the next answer fails or comes while a dialog is open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  orders = [{ no: 'JO1', state: 'paid' }];
  let again: () => Promise<unknown> = load;
  await mountList(async () => ({ ...(await load()), again: () => again() }));
  const waitForBeat = () => act(() => vi.advanceTimersByTimeAsync(untilNextBeat() + 100));
  orders = [
    { no: 'JO2', state: 'paid' },
    { no: 'JO1', state: 'shipped' },
  ];
  await waitForBeat();
  expect(shownRows()).toEqual(['JO1 shipped']);
  again = async () => ({ error: new Error('offline') });
  await waitForBeat();
  expect(shownRows()).toEqual(['JO1 shipped']);
  const dialog = document.createElement('dialog');
  again = () => {
    dialog.open = true;
    document.documentElement.append(dialog);
    orders = [{ no: 'JO1', state: 'completed' }];
    return load();
  };
  onTestFinished(() => dialog.remove());
  await waitForBeat();
  expect(dialog.isConnected).toBe(true);
  expect(shownRows()).toEqual(['JO1 shipped']);
});

test('the list searches while one types, and its rows cannot be used until the answer is there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  orders = [{ no: 'JO1', state: 'paid' }];
  let arrive: (() => void) | undefined;
  let loads = 0;
  await mountList(async () => {
    loads += 1;
    if (loads > 1) await new Promise<void>((resolve) => (arrive = resolve));
    return { ...(await load()), again: load };
  });
  expect(find('tbody').inert).toBe(false);
  await fill(search(), 'JO2');
  expect([shownAddress(), find('tbody').inert]).toEqual(['/admin/orders', true]);
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect([loads, find('tbody').inert]).toEqual([2, true]);
  orders = [{ no: 'JO2', state: 'paid' }];
  await act(async () => arrive?.());
  expect(shownAddress()).toBe('/admin/orders?search=JO2');
  expect(lastNavigation()).toBe('REPLACE');
  expect([shownRows(), find('tbody').inert]).toEqual([['JO2 paid'], false]);
});
