import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningWeb, startWeb } from './testing/start-web.ts';

let web: RunningWeb;
beforeAll(async () => {
  web = await startWeb();
});
afterAll(() => web.stop());

/** `fetch` does not let a program choose the header. */
function open(
  path: string,
  site?: string,
): Promise<{ status: number | undefined; location: string | undefined }> {
  const headers = site ? { 'Sec-Fetch-Site': site } : {};
  return new Promise((resolve, reject) => {
    request(web.url + path, { headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    })
      .on('error', reject)
      .end();
  });
}

test.each(['none', 'same-origin', undefined])(
  'the logout opens when the site of the link is %s',
  async (site) => {
    for (const _ of ['rendered', 'kept']) expect((await open('/auth/logout', site)).status).toBe(200);
  },
);

test.each(['cross-site', 'same-site'])(
  'a link of another site (%s) to the logout leads home',
  async (site) => {
    await open('/auth/logout');
    for (const path of ['/auth/logout', '/auth/logout?lng=en', '/auth/%6cogout', '/%61uth/logout'])
      expect(await open(path, site), path).toEqual({ status: 303, location: '/' });
    for (const path of ['/', '/auth', '/auth/logout.data'])
      expect((await open(path, site)).status, path).toBe(200);
  },
);
