import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningWeb, startWeb } from './testing/start-web.ts';

let web: RunningWeb;

beforeAll(async () => {
  web = await startWeb();
});
afterAll(() => web.stop());

/** Sends the path unchanged; fetch would normalize it. */
function ask(
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; location: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    request(web.url, { path, method, headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString();
      resolve({ status: answer.statusCode, location: answer.headers.location, body });
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/artworks/', '/artworks'],
  ['/artworks/?page=2', '/artworks?page=2'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/artworks//JY-2024-001', '/artworks/JY-2024-001'],
  ['///', '/'],
])('%s redirects to %s', async (path, location) => {
  expect(await ask(path)).toMatchObject({ status: 308, location });
});

test.each([
  ['/%E0%A4%A', 400],
  ['/%00', 400],
  ['/%', 400],
  ['http://evil.example/', 400],
  [`/${'a'.repeat(9000)}`, 414],
  [`/__manifest?paths=${'%2Fartworks%2FJY-2024-001%2C'.repeat(270)}&version=x`, 200],
  ['/assets/gone-1234.js', 404],
  ['/locales/../package.json', 404],
  ['/locales/zh/nothing.json', 404],
  ['/media/320/webp/', 308],
  ['/internal', 404],
])('%s is answered with %i', async (path, status) => {
  expect((await ask(path)).status).toBe(status);
});

test.each([
  ['/artworks/%E0%A4%A', 'zh', '页面未找到', '回到首页'],
  ['/artworks/%E0%A4%A?lng=en', 'en', 'Page not found', 'Go home'],
])('a person who opens %s gets a page that leads on', async (path, language, title, home) => {
  const { status, body } = await ask(path, 'GET', { Accept: 'text/html,*/*;q=0.8' });
  expect(status).toBe(400);
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain(`<h1 style="font-size: 1.4rem">${title}</h1>`);
  expect(body).toMatch(new RegExp(`<a href="/"[^>]*>${home}</a>`));
});

const secret = '../../../../../../etc/passwd';
/** Ways to write a path that leads out of its folder. */
const waysOut = [
  secret,
  secret.replaceAll('/', '%2f'),
  secret.replaceAll('.', '%2e'),
  encodeURIComponent(secret).replaceAll('.', '%2E'),
  encodeURIComponent(encodeURIComponent(secret)),
  secret.replaceAll('.', '%252e').replaceAll('/', '%252f'),
  secret.replaceAll('/', '\\'),
  secret.replaceAll('/', '%5c'),
  secret.replaceAll('/', '%255c'),
  secret.replaceAll('../', '....//'),
  secret.replaceAll('../', '..;/'),
  secret.replaceAll('/', '%c0%af'),
  secret.replaceAll('..', '%c0%ae%c0%ae'),
  secret.replaceAll('..', '%uff0e%uff0e'),
  secret.replaceAll('..', encodeURIComponent('．．')),
  `${secret}%00.jpg`,
  `${secret}%00.pdf`,
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'file:///etc/passwd',
];

test.each(waysOut)('no folder of files can be left by %s', async (way) => {
  for (const folder of ['/media', '/media/320/webp', '/media/pdf', '/media/dxf', '/assets', '/locales/zh']) {
    const { status, body } = await ask(`${folder}/${way}`);
    expect([308, 400, 404], folder).toContain(status);
    expect(body).not.toContain('root:');
  }
});

test('TRACE is refused', async () => {
  expect((await ask('/artworks', 'TRACE')).status).toBe(405);
});

test('the answer to OPTIONS names the methods a page allows', async () => {
  expect((await ask('/artworks', 'OPTIONS')).status).toBe(204);
  expect((await ask('/artworks', 'TRACE')).status).toBe(405);
});
