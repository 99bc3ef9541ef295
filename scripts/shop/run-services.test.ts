import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ShopEnvironment } from './environment.ts';
import { freePorts } from './ports.ts';
import { runService } from './run-services.ts';
import { type Service, services } from './services.ts';

let folder: string;
let env: ShopEnvironment;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'services-'));
  const [port] = await freePorts(1);
  env = { APP_ENV: 'development', PORT: `${port}`, COMMERCE_PORT: '', CMS_PORT: '', DATA_DIR: folder };
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A service with this source, in the place of web. */
function serviceOf(source: string): Service {
  const web = services.find(({ name }) => name === 'web');
  if (!web) throw new Error('web is gone');
  writeFileSync(path.join(folder, 'service.mjs'), source);
  return { ...web, folder, start: ['service.mjs'] };
}

const answering = `
  import { createServer } from 'node:http';
  createServer((request, response) => response.end()).listen(process.env.PORT, '127.0.0.1');
  console.log('up');`;

it('a service is ready when it answers, and its lines are in its log', async () => {
  const service = runService(serviceOf(answering), env, { mode: 'start' });
  await service.ready(10);
  await service.stop();
  expect(await service.ended).toMatchObject({ how: 'SIGTERM', asked: true });
  expect(readFileSync(path.join(folder, 'logs/web.log'), 'utf8')).toBe('up\n');
});

it('a service that ends before it is ready is reported with its last lines', async () => {
  const service = runService(serviceOf('console.error("no database"); process.exit(3)'), env, {
    mode: 'start',
  });
  await expect(service.ready(10)).rejects.toThrow(/exit code 3.*no database/s);
});

it('a service that will not end is killed', async () => {
  const stubborn = `process.on('SIGTERM', () => console.log('no'));${answering}`;
  const service = runService(serviceOf(stubborn), env, { mode: 'start' });
  await service.ready(10);
  await service.stop();
  expect(await service.ended).toMatchObject({ how: 'SIGKILL', asked: true });
}, 15_000);
