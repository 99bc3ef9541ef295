import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWeb } from './testing/start-web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
beforeAll(async () => {
  web = await startWeb({}, async () => new Response('not found', { status: 404 }));
});
afterAll(() => web.stop());

const open = (path: string, init: RequestInit = {}) => fetch(web.url + path, { redirect: 'manual', ...init });

test('who comes back from a payment finds a page in the own language, without scripts and data of members', async () => {
  const answer = await open('/paid/JC202612010000000001', { headers: { 'Accept-Language': 'en' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const html = await answer.text();
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('href="/user/wallet/pay/success?chargeNo=JC202612010000000001"');
  expect(html).not.toContain('<script');
  const chinese = await open('/paid/JC202612010000000001', { headers: { 'Accept-Language': 'zh-CN' } });
  expect(await chinese.text()).toContain('回到钧窑坊');
});

test('what a provider adds to the address or posts changes nothing', async () => {
  const added = await open('/paid/JC202612010000000001?out_trade_no=%3Cscript%3E&lng=en');
  expect(await added.text()).not.toContain('script');
  const body = new URLSearchParams({ respCode: '00', orderId: 'JC202612010000000001A' });
  const posted = await open('/paid/JC202612010000000001', { method: 'POST', body });
  expect(posted.status).toBe(303);
  expect(posted.headers.get('location')).toBe('/paid/JC202612010000000001');
});

test.each(['/paid', '/paid/', '/paid/JC1', '/paid/JC202612010000000001/x', '/paid/"><script>'])(
  '%s is no such page',
  async (path) => {
    expect((await open(path)).status).not.toBe(200);
  },
);
