import { expect, test } from 'vitest';
import { pagePatternsOf } from '../render.ts';
import { createRouteOf } from './route-of.ts';

const routes = {
  root: { path: '' },
  sitemap: { path: 'sitemap.xml', parentId: 'root' },
  layout: { parentId: 'root' },
  home: { index: true, parentId: 'layout' },
  user: { path: 'user', parentId: 'layout' },
  loading: { parentId: 'user' },
  profile: { index: true, parentId: 'loading' },
  charge: { path: 'wallet/charge/detail/:chargeNo?', parentId: 'loading' },
  admin: { path: 'admin', parentId: 'root' },
  orders: { path: 'orders', parentId: 'admin' },
  order: { path: ':orderNo', parentId: 'orders' },
  slip: { path: 'orders/packing-slip', parentId: 'admin' },
  ofAdmin: { path: '*', parentId: 'admin' },
  unknown: { path: '*', parentId: 'layout' },
};

const routeOf = createRouteOf({ patterns: pagePatternsOf({ routes }), files: ['assets', 'favicon.ico'] });

test.each([
  ['/', '/'],
  ['/?lng=en', '/'],
  ['/_root.data', '/'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/sitemapxxml', 'unknown'],
  ['/user', '/user'],
  ['/user.data?_routes=x', '/user'],
  ['/user/wallet/charge/detail', '/user/wallet/charge/detail/:chargeNo?'],
  ['/user/wallet/charge/detail/C1', '/user/wallet/charge/detail/:chargeNo?'],
  ['/user/wallet/charge/detail/C1/x', 'unknown'],
  ['/admin/orders/packing-slip', '/admin/orders/packing-slip'],
  ['/admin/orders/O1', '/admin/orders/:orderNo'],
  ['/admin/nothing', 'unknown'],
  ['/assets/entry-abc.js', 'files'],
  ['/favicon.ico', 'files'],
  ['/favicon', 'unknown'],
  ['/api', '/api'],
  ['/api/internal/x', '/api'],
  ['/apis', 'unknown'],
  ['/__manifest?paths=/a', '/__manifest'],
  ['/%ff', 'unknown'],
  ['*', 'unknown'],
  ['http://other.example/', 'unknown'],
  ['', 'unknown'],
])('the route of %s is %s', (url, route) => {
  expect(routeOf(url)).toBe(route);
});
