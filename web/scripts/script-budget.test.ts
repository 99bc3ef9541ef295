import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type RouteManifest, scriptsOfPages, scriptsOfPart } from './script-budget.ts';

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

/** Writes scripts into a new folder, as the build does. */
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
