// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, type MiddlewareFunction, RouterProvider, useLoaderData } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import type * as StoriesPage from './stories.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let page: typeof StoriesPage;

beforeAll(async () => {
  // The store of the content reads the environment when it is imported. This test never asks it for content.
  vi.stubEnv('CMS_URL', 'http://127.0.0.1:9');
  vi.stubEnv('CMS_READ_TOKEN', 'read');
  vi.stubEnv('COMMERCE_URL', 'http://127.0.0.1:9');
  vi.stubEnv('DATA_DIR', '/nowhere');
  page = await import('./stories.tsx');
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const noText = { title: null, text: null, button: null };
const texts = {
  ...{ title: null, lead: null, banner: null, bannerAlt: null, intro: null },
  ...{ sustainability: noText, literature: noText, seoDescription: null, shareImage: null },
};

function dataOf(total: number) {
  const found = { items: [], page: 1, pageCount: 1, total };
  const others = { articles: [], page: 1, pageCount: 1 };
  return { texts, featured: [], others, found, filtered: false, structuredData: '' };
}

/** The types of the page name the routes of the shop, which the router of this test does not have. */
function Page() {
  const Stories = page.default as (props: { loaderData: unknown }) => ReactNode;
  return <Stories loaderData={useLoaderData()} />;
}

test('a refused search of the literature leaves the page in place, and is repeated after the time to wait', async () => {
  const words = serverI18n('en').getFixedT('en');
  const count = (total: number) => words('history:literature.count', { count: total });
  let load: () => object = () => dataOf(40);
  const router = createMemoryRouter(
    [
      {
        path: '/jun-history',
        middleware: page.clientMiddleware as MiddlewareFunction[],
        loader: () => load(),
        element: <Page />,
        errorElement: 'broken',
      },
    ],
    { initialEntries: ['/jun-history'] },
  );
  const root = createRoot(document.body);
  await act(() =>
    root.render(
      <I18nextProvider i18n={serverI18n('en')}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    ),
  );
  const text = () => document.body.textContent;
  expect(text()).toContain(count(40));

  load = () => {
    const data = JSON.stringify({ details: { retryAfterSeconds: 30 } });
    throw { status: 429, statusText: '', internal: false, data };
  };
  await import('../search/loads-again.tsx');
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await act(() => router.navigate('/jun-history?q=kiln'));
  expect(text()).toContain(words('errors:code.SYS003'));
  expect(text()).toContain(words('history:literature.title'));
  expect(document.querySelector('[role=timer]')?.textContent).toBe('00:30');

  load = () => dataOf(7);
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(text()).toContain(words('history:literature.results', { query: 'kiln', count: 7 }));
  expect(text()).not.toContain(words('errors:code.SYS003'));
  await act(() => root.unmount());
});
