import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compress } from './compress.ts';
import { type RunningWeb, startWeb } from './testing/start-web.ts';

const code = 'console.log("a file of the build");\n'.repeat(50);

let folder: string;
let web: RunningWeb;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'client-'));
  await mkdir(path.join(folder, 'assets'));
  const { br, gzip } = await compress(Buffer.from(code));
  await writeFile(path.join(folder, 'assets/entry-1a2b.js'), code);
  await writeFile(path.join(folder, 'assets/entry-1a2b.js.br'), br);
  await writeFile(path.join(folder, 'assets/entry-1a2b.js.gz'), gzip);
  await writeFile(path.join(folder, 'assets/work-solver-1a2b.js'), code);
  await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(folder, '.secret'), 'secret');
  web = await startWeb({ clientDir: folder });
});

afterAll(async () => {
  await web.stop();
  await rm(folder, { recursive: true, force: true });
});

function get(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(web.url + url, { headers: { 'Cache-Control': 'max-age=0', ...headers } });
}

describe('the files of the build', () => {
  test.each(['br', 'gzip'])('are sent as the build compressed them: %s', async (encoding) => {
    const answer = await get('/assets/entry-1a2b.js', { 'Accept-Encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(code);
  });

  test('are cached by the browser for good when their name has a hash, else for an hour', async () => {
    const hashed = await get('/assets/entry-1a2b.js');
    const plain = await get('/favicon.svg');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(plain.headers.get('content-type')).toContain('image/svg+xml');
  });

  test('name their encoding, and no other site may frame them', async () => {
    const { headers } = await get('/assets/entry-1a2b.js');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('let only the worker that needs WebAssembly compile it, and that worker reach nothing', async () => {
    const policyOf = async (url: string) => (await get(url)).headers.get('content-security-policy');
    expect(await policyOf('/assets/entry-1a2b.js')).not.toContain('wasm');
    expect(await policyOf('/assets/work-solver-1a2b.js')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
    );
  });

  test('are sent whole, even when only a part is requested', async () => {
    const answer = await get('/assets/entry-1a2b.js', { Range: 'bytes=9-2' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(code);
  });

  test('are served for a week after an update, for pages that were opened before', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'data-'));
    const next = path.join(dataDir, 'next');
    await mkdir(path.join(next, 'assets'), { recursive: true });
    await writeFile(path.join(next, 'assets/entry-3c4d.js'), code);
    const statusesOf = async (clientDir: string) => {
      const { url, stop } = await startWeb({ clientDir, dataDir });
      const files = ['assets/entry-1a2b.js', 'assets/entry-3c4d.js'];
      const answers = await Promise.all(files.map((file) => fetch(`${url}/${file}`)));
      await stop();
      return answers.map(({ status }) => status);
    };
    expect(await statusesOf(folder)).toEqual([200, 404]);
    expect(await statusesOf(next)).toEqual([200, 200]);
    const old = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    for (const ending of ['', '.br', '.gz'])
      await utimes(path.join(dataDir, `web/files/assets/entry-1a2b.js${ending}`), old, old);
    expect(await statusesOf(next)).toEqual([404, 200]);
    await rm(dataDir, { recursive: true });
  });

  test('are still served when the folder of the build is gone', async () => {
    const moved = `${folder}-former`;
    await rename(folder, moved);
    const answer = await get('/assets/entry-1a2b.js', { 'Accept-Encoding': 'br' });
    await rename(moved, folder);
    expect(await answer.text()).toBe(code);
  });

  test('can be read but not written', async () => {
    expect((await fetch(`${web.url}/favicon.svg`, { method: 'POST' })).status).toBe(405);
  });

  test('do not include hidden files', async () => {
    expect(await (await get('/.secret')).text()).toContain('zh /.secret');
  });
});

describe('translations', () => {
  test.each(['zh', 'en'])('are sent as JSON: %s', async (language) => {
    const answer = await get(`/locales/${language}/errors.json`);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toHaveProperty('code.SYS004');
  });

  test('are revalidated each time, and sent again only when they have changed', async () => {
    const { headers } = await get('/locales/zh/common.json');
    expect(headers.get('cache-control')).toBe('public, no-cache');
    const again = await get('/locales/zh/common.json', { 'If-None-Match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test.each([
    '/locales/zh/%2e%2e%2fpackage.json',
    '/locales/xx/common.json',
    '/locales/zh',
    '/locales/zh/Common.json',
    // Longer than a file system allows.
    `/locales/zh/${'a'.repeat(300)}.json`,
  ])('%s is 404', async (url) => {
    expect((await get(url)).status).toBe(404);
  });
});
