// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createMemoryRouter,
  type MiddlewareFunction,
  Outlet,
  RouterProvider,
  useLoaderData,
} from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Kept } from './keep-refused.ts';
import { keepShown, useShown } from './keep-shown.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** The shop's types of middleware are stricter than those of the router in this test. */
const middleware = keepShown as MiddlewareFunction;

let load: () => object;
let close = async () => {};

beforeEach(() => {
  load = () => ({ found: 'vase' });
});
afterEach(() => close());

function List() {
  useShown();
  const { found, refused } = useLoaderData<{ found: string } & Kept>();
  return `${found} ${refused ? `${refused.code} ${refused.until}` : ''}`;
}

/** Opens a list inside a layout, whose data is loaded again when the address stays the same. */
async function openList(address = '/list') {
  const router = createMemoryRouter(
    [
      {
        loader: () => load(),
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
        element: <Outlet />,
        errorElement: 'broken',
        children: [
          { path: '/list', middleware: [middleware], loader: () => load(), element: <List /> },
          { path: '/home', element: 'home' },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  const root = createRoot(document.body);
  await act(() => root.render(<RouterProvider router={router} />));
  close = async () => act(() => root.unmount());
  return {
    text: () => document.body.textContent,
    open: (path: string) => act(() => router.navigate(path)),
  };
}

/** Makes the loaders throw what React Router throws when the server refuses to send data. */
function refuse(status: number, details: object) {
  load = () => {
    throw { status, statusText: '', internal: false, data: JSON.stringify({ details }) };
  };
}

test('a refused list stays, with the time at which the server answers again, until it is loaded', async () => {
  const { text, open } = await openList();
  refuse(429, { retryAfterSeconds: 42 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-01T10:00:00Z') });
  await open('/list?q=a');
  expect(text()).toBe('vase SYS003 2026-01-01T10:00:42.000Z');
  refuse(429, { retryAfterSeconds: 60 });
  await open('/list?q=a');
  expect(text()).toBe('vase SYS003 2026-01-01T10:01:00.000Z');
  refuse(503, { retryAfterSeconds: 2 });
  await open('/list?q=a');
  expect(text()).toBe('vase SYS004 2026-01-01T10:00:02.000Z');
  vi.useRealTimers();
  load = () => ({ found: 'cup' });
  await open('/list?q=a');
  expect(text()).toBe('cup ');
});

test('another failure shows the error page', async () => {
  const { text, open } = await openList();
  refuse(503, {});
  await open('/list?q=a');
  expect(text()).toBe('broken');
});

test('a refused list shows the error page where no list is on the screen', async () => {
  const { text, open } = await openList('/list');
  await open('/home');
  refuse(429, { retryAfterSeconds: 42 });
  await open('/list?q=a');
  expect(text()).toBe('broken');
});
