import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../shop/services.ts';
import { findAdvisories, isGrave, presentFinding } from './advisories.ts';

const packages = {
  '': { name: 'repository', workspaces: ['shop'] },
  shop: { version: '0.1.0', dependencies: { kiln: '1.0.0' }, devDependencies: { potter: '3.0.0' } },
  'node_modules/shop': { resolved: 'shop', link: true },
  'node_modules/kiln': { version: '1.0.0', dependencies: { glaze: '2.0.0' } },
  'node_modules/kiln/node_modules/glaze': { version: '2.0.0' },
  'node_modules/potter': { version: '3.0.0', dev: true, dependencies: { glaze: '1.0.0' } },
  'node_modules/glaze': { version: '1.0.0', dev: true },
};

let folder: string;
let registry: Server;
/** Advisories by the name of their package. If null, the registry refuses the question. */
let known: Record<string, object[]> | null;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'junyao-advisories-'));
  write('package.json', packages['']);
  write('shop/package.json', { name: 'shop', ...packages.shop });
  write('package-lock.json', { name: 'repository', lockfileVersion: 3, requires: true, packages });
  known = {};
  registry = createServer(({ method, url = '' }, response) => {
    const name = decodeURIComponent(url.slice(1));
    response.statusCode = method === 'POST' && !known ? 405 : 200;
    response.end(JSON.stringify(method === 'POST' ? known : { name, versions: {} }));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await stopRegistry();
  rmSync(folder, { recursive: true });
});

function write(file: string, content: object): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(content));
}

function stopRegistry(): Promise<void> {
  registry.closeAllConnections();
  return new Promise((resolve) => registry.close(() => resolve()));
}

function environment(): NodeJS.ProcessEnv {
  const { port } = registry.address() as AddressInfo;
  const npm = {
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: path.join(folder, 'cache'),
  };
  return { ...process.env, ...npm };
}

function advisory(title: string, severity: string, affected: string): object {
  const url = 'https://github.com/advisories/GHSA-0000-0000-0000';
  return { id: title.length, url, title, severity, vulnerable_versions: affected, cwe: [], cvss: {} };
}

function runScript(): Promise<{ code: number | null; printed: string }> {
  return new Promise((resolve) => {
    const script = path.join(root, 'scripts/advisories.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script], { cwd: root, env: environment() });
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += chunk));
    child.on('close', (code) => resolve({ code, printed }));
  });
}

it('each advisory is told for the versions it affects, and for the workspaces that need them', async () => {
  known = {
    glaze: [advisory('Runs down the pot', 'high', '<2.0.0'), advisory('Crackles', 'low', '<3.0.0')],
  };
  const found = await findAdvisories(folder, environment());
  if ('unanswered' in found) throw new Error(found.unanswered);
  expect(found.map(presentFinding)).toEqual([
    'high: glaze 1.0.0, development of shop: Runs down the pot (https://github.com/advisories/GHSA-0000-0000-0000)',
    'low: glaze 1.0.0, development of shop: Crackles (https://github.com/advisories/GHSA-0000-0000-0000)',
    'low: glaze 2.0.0, production of shop: Crackles (https://github.com/advisories/GHSA-0000-0000-0000)',
  ]);
});

it.each([
  ['critical', true],
  ['high', true],
  ['moderate', false],
])('an advisory of %s severity on a package of production is grave: %s', async (severity, grave) => {
  known = { kiln: [advisory('Overheats', severity, '*')] };
  const found = await findAdvisories(folder, environment());
  if ('unanswered' in found) throw new Error(found.unanswered);
  expect(found.map(isGrave)).toEqual([grave]);
});

it('a grave advisory makes the script fail', async () => {
  known = { koa: [advisory('Believes any host', 'high', '*')] };
  const { code, printed } = await runScript();
  expect(printed).toMatch(/^high: koa [\d.]+, production of commerce, web: Believes any host/m);
  expect(code).toBe(1);
});

it('a registry without advisories lets the script succeed', async () => {
  const { code, printed } = await runScript();
  expect(printed).toContain('The registry knows no advisory for these packages.');
  expect(code).toBe(0);
});

it('a registry that refuses the question lets the script succeed with a sentence that says so', async () => {
  known = null;
  const { code, printed } = await runScript();
  expect(printed).toMatch(/The registry gave no advisories, so nothing was compared: 405 Method Not Allowed/);
  expect(code).toBe(0);
});

it('a registry that is not there gives no answer', async () => {
  const env = environment();
  await stopRegistry();
  expect(await findAdvisories(folder, env)).toEqual({ unanswered: expect.stringContaining('ECONNREFUSED') });
});
