import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root, services } from './shop/services.ts';
import { testEnvironment } from './testing/test-environment.ts';

let folder: string;
let web: ChildProcess;
let url: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'junyao-dev-'));
  const env = { ...(await testEnvironment(folder)), NODE_ENV: 'development' };
  url = `http://127.0.0.1:${env.PORT}`;
  const cwd = path.join(root, 'web');
  execFileSync(process.execPath, ['--import', 'tsx', 'subset-fonts.ts'], { cwd });
  const command = services.find(({ name }) => name === 'web')?.develop ?? [];
  web = spawn(process.execPath, command, { cwd, env });
  if (web.stdout)
    for await (const line of createInterface(web.stdout)) if (line.includes('web answers')) return;
  throw new Error('web ended before it answered');
}, 60_000);
afterEach(async () => {
  const ended = once(web, 'exit');
  if (web.kill()) await ended;
  rmSync(folder, { recursive: true, force: true });
});

it('web renders pages and answers with the files of virtual modules while it is developed', async () => {
  const page = await fetch(`${url}/dev/ui`);
  expect(page.status, await page.text()).toBe(200);
  expect(await (await fetch(`${url}/regions.json`)).json()).toHaveProperty('河南省');
});
