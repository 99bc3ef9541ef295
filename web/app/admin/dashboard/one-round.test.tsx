// @vitest-environment happy-dom
import { permissions as allPermissions } from '@junyao/commerce/contract/permissions';
import { act, type ReactNode } from 'react';
import { href } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { mountPage } from '../../private/testing/mount-page.tsx';
import AdminLayout, { clientLoader as loadFrame } from '../layout.tsx';
import Screen, { clientLoader as loadScreen } from '../screen.tsx';
import { find } from '../testing/mount-screen.tsx';
import { answered, stubCommerce } from '../testing/stub-commerce.ts';
import Dashboard, { clientLoader as loadDashboard } from './dashboard.tsx';

afterEach(() => vi.unstubAllGlobals());

function Opening() {
  return 'opening';
}

/** Commerce answers once `release` is called. */
async function openDashboard(permissions: readonly string[]) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const later = (content: unknown) => () => released.then(() => answered(content));
  const calls = stubCommerce({
    'GET /admin/session': later({ roles: ['Packer'], permissions }),
    'GET /userinfo/profile/query': later({ username: 'wang' }),
    'GET /admin/todo': later({ toShip: 3, orderRefunds: 0 }),
    'GET /admin/dashboard/query': later({ figures: null }),
  });
  await mountPage(AdminLayout as () => ReactNode, href('/admin'), {
    loader: loadFrame,
    HydrateFallback: Opening,
    children: [
      {
        loader: loadScreen,
        Component: Screen,
        children: [{ index: true, loader: loadDashboard, Component: Dashboard }],
      },
    ],
  } as object);
  return { keys: () => calls.map(({ key }) => key).sort(), release: () => act(async () => release()) };
}

test.each([
  ['the owner', allPermissions],
  ['a packer', ['orders.read']],
])('all requests of %s leave before the first answer, and none follows', async (_, permissions) => {
  const { keys, release } = await openDashboard(permissions);
  const round = [
    'GET /admin/dashboard/query',
    'GET /admin/session',
    'GET /admin/todo',
    'GET /userinfo/profile/query',
  ];
  expect(keys()).toEqual(round);
  expect(document.body.textContent).toBe('opening');
  await release();
  await vi.waitFor(() => find('a', '3 orders to ship'));
  expect(keys()).toEqual(round);
});
