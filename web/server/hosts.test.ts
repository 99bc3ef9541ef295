import { type IncomingHttpHeaders, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHostCheck } from './hosts.ts';
import { type RunningServer, startServer } from './testing/start-server.ts';

const production = {
  appEnv: 'production',
  publicUrl: 'https://shop.example.cn',
  panelUrl: 'https://panel.example.cn',
} as const;
let servers: Record<'two' | 'one' | 'development', RunningServer>;

beforeAll(async () => {
  const open = (config: Parameters<typeof createHostCheck>[0]) => {
    const answered = createHostCheck(config);
    return startServer((incoming, response) => void (answered(incoming, response) || response.end('passed')));
  };
  servers = {
    two: await open(production),
    one: await open({ ...production, panelUrl: production.publicUrl }),
    development: await open({ ...production, appEnv: 'development' }),
  };
});
afterAll(() => Promise.all(Object.values(servers).map((server) => server.stop())));

function ask(server: RunningServer, host: string, path: string, method = 'GET'): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const sent = request(
      { hostname, port, path, method, headers: { host } as IncomingHttpHeaders },
      (answer) => {
        answer.resume();
        resolve([answer.statusCode, answer.headers.location].filter(Boolean).join(' '));
      },
    );
    sent.on('error', reject).end();
  });
}

test.each([
  ['shop.example.cn', '/artworks', '200'],
  ['Shop.example.cn:443', '/artworks', '200'],
  ['shop.example.cn:444', '/artworks', '421'],
  ['shop.example.cn', '/api/health', '200'],
  ['shop.example.cn', '/cms/admin?x=1', '302 https://panel.example.cn/cms/admin?x=1'],
  ['panel.example.cn', '/cms/admin', '200'],
  ['panel.example.cn', '/api/product/query', '200'],
  ['panel.example.cn', '/favicon.ico', '200'],
  [
    'panel.example.cn',
    '/admin/products/JY-2024-001',
    '302 https://shop.example.cn/admin/products/JY-2024-001',
  ],
  ['panel.example.cn', '/cmsx', '302 https://shop.example.cn/cmsx'],
  ['evil.example.com', '/artworks', '421'],
  ['127.0.0.1:3000', '/artworks', '421'],
  ['127.0.0.1:3000', '/internal/health', '200'],
])('with two hosts, %s%s is answered with %s', async (host, path, answer) => {
  expect(await ask(servers.two, host, path)).toBe(answer);
});

test('the refusal of a host has the security headers too', async () => {
  const { status, headers } = await fetch(servers.two.url);
  expect(status).toBe(421);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('what would change something is not sent to another host', async () => {
  expect(await ask(servers.two, 'shop.example.cn', '/cms/admin/login', 'POST')).toBe('404');
  expect(await ask(servers.two, 'panel.example.cn', '/auth/login', 'POST')).toBe('404');
});

test('with one host, the panel is below it', async () => {
  expect(await ask(servers.one, 'shop.example.cn', '/cms/admin')).toBe('200');
  expect(await ask(servers.one, 'panel.example.cn', '/cms/admin')).toBe('421');
});

test('in development, every host is answered', async () => {
  expect(await ask(servers.development, '192.168.1.7:3000', '/')).toBe('200');
});
