import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type CmsDouble, startCms } from '../../../server/testing/start-cms.ts';

let cms: CmsDouble;
let dataDir: string;

beforeAll(async () => {
  cms = await startCms('read');
  for (let number = 100; number < 114; number += 1) {
    const productCode = `JY-2025-${number}`;
    cms.artworks.set(`p${number}`, { zh: { productCode, type: 'vase', forShow: number > 100 } });
  }
  dataDir = await mkdtemp(path.join(tmpdir(), 'artworks-'));
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('CMS_URL', cms.url);
  vi.stubEnv('CMS_READ_TOKEN', 'read');
  vi.resetModules();
});

afterAll(async () => {
  const { content } = await import('../../content/cms.server.ts');
  await content.close();
  vi.unstubAllEnvs();
  await cms.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Returns the codes of a page, or the status and address of a redirect. */
async function open(search: string): Promise<string[] | string> {
  const { loader } = await import('./for-show.tsx');
  const url = new URL(`http://shop/artworks-for-show${search}`);
  const context = new RouterContextProvider();
  try {
    const request = new Request(url);
    const page = await loader({ request, url, params: {}, pattern: '/artworks-for-show', context });
    return page.pieces.map(({ productCode }) => productCode);
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return `${answer.status} ${answer.headers.get('Location')}`;
  }
}

test('only pieces for show are listed, in pages', async () => {
  const first = await open('');
  expect(first).toHaveLength(12);
  expect(first).not.toContain('JY-2025-100');
  expect(await open('?page=2')).toEqual(['JY-2025-113']);
});

test('an address beyond the last page redirects to the last page', async () => {
  expect(await open('?page=9')).toBe('302 /artworks-for-show?page=2');
  expect(await open('?page=9&lng=en')).toBe('302 /artworks-for-show?page=2&lng=en');
});
