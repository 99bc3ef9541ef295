// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { serverI18n } from '../i18n/i18n.server.ts';
import type { Loaded } from './load.ts';
import { PageOfRows } from './page-of-rows.tsx';
import { readPage } from './read-page.ts';

type Rows = Loaded<{ items: string[]; page: number; pageSize: number; total: number }>;

function show(rows: Rows, address = '/user/order/list?status=PAID&page=2'): string {
  return renderToStaticMarkup(inEnglish(routerFor(rows, address)));
}

function routerFor(rows: Rows, address: string, load?: () => Promise<never>) {
  const element = (
    <PageOfRows rows={rows} failed="The rows could not be loaded" empty={<p>Nothing here</p>}>
      {(items) => <p>{items.join(', ')}</p>}
    </PageOfRows>
  );
  return createMemoryRouter([{ path: '*', element, ...(load && { loader: load }) }], {
    initialEntries: [address],
    hydrationData: { loaderData: { 0: null } },
  });
}

function inEnglish(router: ReturnType<typeof routerFor>) {
  return (
    <I18nextProvider i18n={serverI18n('en')}>
      <RouterProvider router={router} />
    </I18nextProvider>
  );
}

test('a page shows which rows it holds and how many there are in total', () => {
  const html = show({ value: { items: ['k', 'l'], page: 2, pageSize: 10, total: 12 } });
  expect(html).toContain('<p>k, l</p>');
  expect(html).toContain('Showing 11-12 of 12');
});

test('the rows are busy while another page of the list is loading, but not while another page of the site is', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const rows = { value: { items: ['k'], page: 1, pageSize: 10, total: 21 } };
  const router = routerFor(rows, '/user/order/list', () => new Promise<never>(() => {}));
  const root = createRoot(document.body);
  await act(() => root.render(inEnglish(router)));
  const isBusy = () => document.querySelector('[aria-busy]')?.getAttribute('aria-busy');
  expect(isBusy()).toBe('false');
  await act(async () => void router.navigate('/user/order/list?page=2'));
  expect(isBusy()).toBe('true');
  await act(async () => void router.navigate('/artworks'));
  expect(isBusy()).toBe('false');
  await act(() => root.unmount());
});

test('a link to another page keeps the other query parameters, and has no page number for the first page', () => {
  const html = show({ value: { items: ['k'], page: 2, pageSize: 10, total: 21 } });
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
  expect(new Set(links)).toEqual(
    new Set([
      '/user/order/list?status=PAID',
      '/user/order/list?status=PAID&amp;page=2',
      '/user/order/list?status=PAID&amp;page=3',
    ]),
  );
});

test('without rows the empty state is shown', () => {
  const html = show({ value: { items: [], page: 1, pageSize: 10, total: 0 } });
  expect(html).toBe('<p>Nothing here</p>');
});

test('a page after the last one says so and links to the last page', () => {
  const html = show({ value: { items: [], page: 7, pageSize: 10, total: 12 } });
  expect(html).toContain(serverI18n('en').t('common:emptyPage'));
  expect(html).toContain('href="/user/order/list?status=PAID&amp;page=2"');
});

test('a failed load is shown with its title, the reason and a button to try again', () => {
  const html = show({ error: new TypeError('failed to fetch') });
  expect(html).toContain('The rows could not be loaded');
  expect(html).toContain(serverI18n('en').t('errors:network'));
  expect(html).toContain(`>${serverI18n('en').t('errors:retry')}</button>`);
});

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1e3', 1],
  ['page=last', 1],
])('the address ?%s asks for page %d', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});
