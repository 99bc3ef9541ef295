import { expect, test } from 'vitest';
import { type RouteManifest, scriptsOfPages } from './script-budget.ts';

const manifest: RouteManifest = {
  entry: { module: '/entry.js', imports: ['/framework.js'] },
  routes: {
    root: { id: 'root', module: '/root.js', imports: ['/framework.js'] },
    'public/layout': { id: 'public/layout', parentId: 'root', module: '/layout.js' },
    'public/home/home': {
      id: 'public/home/home',
      parentId: 'public/layout',
      index: true,
      module: '/home.js',
    },
    'auth/login': {
      id: 'auth/login',
      parentId: 'public/layout',
      path: 'auth',
      module: '/login.js',
      clientActionModule: '/login-action.js',
      imports: ['/forms.js'],
    },
    'member/cart': { id: 'member/cart', parentId: 'public/layout', path: 'user/cart', module: '/cart.js' },
  },
};

test('a page for guests loads the entry, its own route and the routes around it, each file once', () => {
  expect(scriptsOfPages(manifest)).toEqual([
    ['/', new Set(['/entry.js', '/framework.js', '/home.js', '/layout.js', '/root.js'])],
    [
      '/auth',
      new Set([
        '/entry.js',
        '/framework.js',
        '/login.js',
        '/login-action.js',
        '/forms.js',
        '/layout.js',
        '/root.js',
      ]),
    ],
  ]);
});

test('a layout with a path counts as a page with its own scripts', () => {
  const { routes } = manifest;
  const guide = { id: 'public/guide', parentId: 'public/layout', path: 'guide', module: '/guide.js' };
  const glazes = { id: 'public/glazes', parentId: 'public/guide', path: 'glazes', module: '/glazes.js' };
  const pages = scriptsOfPages({
    ...manifest,
    routes: { ...routes, [guide.id]: guide, [glazes.id]: glazes },
  });
  const scripts = new Map(pages);
  expect([...scripts.keys()]).toEqual(['/', '/auth', '/guide', '/guide/glazes']);
  expect(scripts.get('/guide')).toContain('/guide.js');
  expect(scripts.get('/guide')).not.toContain('/glazes.js');
  expect(scripts.get('/guide/glazes')).toContain('/guide.js');
});
