import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type RouteManifest, scriptBudgets, scriptsOfPages, scriptsOfPart } from './script-budget.ts';

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

const guestPages = /^(public|auth)\//;

test('a page loads the entry, its own route and the routes around it, each file once', () => {
  expect([...scriptsOfPages(manifest, guestPages)]).toEqual([
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
  const scripts = scriptsOfPages(
    { ...manifest, routes: { ...routes, [guide.id]: guide, [glazes.id]: glazes } },
    guestPages,
  );
  expect([...scripts.keys()]).toEqual(['/', '/auth', '/guide', '/guide/glazes']);
  expect(scripts.get('/guide')).toContain('/guide.js');
  expect(scripts.get('/guide')).not.toContain('/glazes.js');
  expect(scripts.get('/guide/glazes')).toContain('/guide.js');
});

test('a layout and its index route are one page with the scripts of both', () => {
  const area = { id: 'member/layout', parentId: 'public/layout', path: 'user', module: '/area.js' };
  const profile = { id: 'member/profile', parentId: area.id, index: true, module: '/profile.js' };
  const scripts = scriptsOfPages(
    { ...manifest, routes: { ...manifest.routes, [profile.id]: profile, [area.id]: area } },
    /^member\//,
  );
  expect([...scripts.keys()]).toEqual(['/user/cart', '/user']);
  expect(scripts.get('/user')).toContain('/area.js');
  expect(scripts.get('/user')).toContain('/profile.js');
});

test('pages for guests and pages of members each have a budget', () => {
  const budgetOf = (id: string) => scriptBudgets.find(({ pages }) => pages.test(id))?.bytes;
  expect(budgetOf('public/home/home')).toBe(158_720);
  expect(budgetOf('auth/login')).toBe(158_720);
  expect(budgetOf('member/cart/cart')).toBe(174_080);
  expect(budgetOf('public/found/feed')).toBeUndefined();
});

async function writeScripts(scripts: Record<string, string>): Promise<string> {
  const assets = await mkdtemp(path.join(tmpdir(), 'assets-'));
  onTestFinished(() => rm(assets, { recursive: true }));
  for (const [name, code] of Object.entries(scripts)) await writeFile(path.join(assets, name), code);
  return assets;
}

test('a part consists of all scripts that it imports at once, also of those that import each other', async () => {
  const assets = await writeScripts({
    'cart-widget-a1.js': 'import{n as e}from"./framework-b2.js";import t from`./use-cart-c3.js`;t(e)',
    'framework-b2.js': 'var e=1;export{e as n};export*from"./use-cart-c3.js"',
    'use-cart-c3.js':
      'import{n}from "./framework-b2.js";import"./start-e5.js";import"https://shop.example/x.js"',
    'start-e5.js': '',
    'cart-a1.js': '',
  });
  expect(await scriptsOfPart(assets, 'cart-widget')).toEqual(
    new Set(
      ['cart-widget-a1.js', 'framework-b2.js', 'use-cart-c3.js', 'start-e5.js'].map(
        (name) => `/assets/${name}`,
      ),
    ),
  );
});

test('a part does not contain what it imports only after a click', async () => {
  const assets = await writeScripts({
    'cart-widget-a1.js': 'var p=()=>import("./cart-panel-d4.js")',
    'cart-widget-a1.js.gz': '',
    'cart-panel-d4.js': '',
  });
  expect(await scriptsOfPart(assets, 'cart-widget')).toEqual(new Set(['/assets/cart-widget-a1.js']));
});

test('a build without the part is refused', async () => {
  const assets = await writeScripts({ 'cart-panel-d4.js': '' });
  await expect(scriptsOfPart(assets, 'cart-widget')).rejects.toThrow('no script cart-widget');
});
