import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsDouble, startCms } from './testing/start-cms.ts';
import { type RunningWeb, startWeb } from './testing/start-web.ts';

let cms: CmsDouble;
let web: RunningWeb;
beforeAll(async () => {
  cms = await startCms('read');
  web = await startWeb({ cmsUrl: cms.url, trustedProxies: ['127.0.0.1'] });
});
afterAll(async () => {
  await web.stop();
  await cms.stop();
});

const get = (path: string, visitor: string) =>
  fetch(`${web.url}/media/320/webp/${path}`, { headers: { 'X-Forwarded-For': visitor } });

test('a visitor who asks for many unknown pictures is refused, except for kept ones, and nobody else', async () => {
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: '#567' } });
  for (const name of ['kept_1.jpg', 'new_1.jpg'])
    cms.uploads.set(name, await picture.clone().jpeg().toBuffer());
  expect((await get('kept_1.jpg', '1.1.1.1')).status).toBe(200);
  const names = Array.from({ length: 250 }, (_, index) => `unknown_${index}.jpg`);
  const answers = await Promise.all(names.map((name) => get(name, '1.1.1.1')));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(199);
  expect(statuses.filter((status) => status === 429)).toHaveLength(51);
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(cms.asked.filter((path) => path.includes('unknown'))).toHaveLength(199);
  expect((await get('kept_1.jpg', '1.1.1.1')).status).toBe(200);
  expect((await get('new_1.jpg', '2.2.2.2')).status).toBe(200);
});
