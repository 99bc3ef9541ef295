import { afterAll, expect, test } from 'vitest';
import { startServer } from './testing/start-server.ts';
import { startWeb } from './testing/start-web.ts';

const commerce = await startServer(({ headers }, response) => response.end(headers['accept-language']));
const web = await startWeb({ commerceUrl: commerce.url });
afterAll(async () => {
  await web.stop();
  await commerce.stop();
});

const languages = Array.from({ length: 1000 }, (_, index) => `x${index};q=0.1`).join(',');

test('of a long list of languages only the beginning counts', async () => {
  const ask = (path: string, language: string) =>
    fetch(web.url + path, { headers: { 'Accept-Language': language } }).then((answer) => answer.text());
  expect(await ask('/', `en,${languages}`)).toContain('en /');
  expect(await ask('/', `${languages},en`)).toContain('zh /');
  expect((await ask('/api/x', languages)).length).toBe(500);
  expect(await ask('/api/x', 'en-GB,en;q=0.9')).toBe('en-GB,en;q=0.9');
});
