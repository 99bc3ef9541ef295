import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { logFolder } from '../../scripts/shop/logs.ts';
import { secretNames } from '../../scripts/shop/secrets.ts';
import { testWithOwnShop } from '../support/own-shop.ts';

const later = new Date(Date.now() + 100 * 60_000).toISOString();
const former = (name: string) => `dev-former-value-of-${name}-0123456789`;
const test = testWithOwnShop({
  LOG_LEVEL: 'debug',
  AUDIT_SEAL_KEY_OLD: former('AUDIT_SEAL_KEY'),
  ...Object.fromEntries(
    ['INTERNAL_TOKEN', 'CMS_READ_TOKEN', 'PREVIEW_SECRET', 'SMS_PEPPER'].map((name) => [
      `${name}_OLD`,
      `${former(name)} ${later}`,
    ]),
  ),
});
test.setTimeout(120_000);

test('no secret is shown in an answer, a log, or the list of processes', async ({
  ownShop,
  api,
  newMember,
}) => {
  const { env } = ownShop;
  const answers: string[] = [];
  const origins = [env.PORT, env.COMMERCE_PORT, env.CMS_PORT].map((port) => `http://localhost:${port}`);
  const ask = async (address: string, request: RequestInit = {}) => {
    const answer = await fetch(address, { redirect: 'manual', ...request });
    answers.push(JSON.stringify([...answer.headers]), await answer.text());
  };
  const post = (body: string, headers: Record<string, string> = {}) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });

  const member = await newMember(100);
  const given = (name: string) => env[name] ?? '';
  const expires = Math.floor(Date.now() / 1000) + 3600;
  const sign = (secret: string) =>
    createHmac('sha256', secret).update(`preview\n/\nhome-page\nnone\ndraft\n${expires}`).digest('base64url');
  const preview = (secret: string) => `/?preview=home-page.none.draft.${expires}.${sign(secret)}`;
  for (const origin of origins) {
    for (const at of ['/', '/none', '/%ff', '/api/none', '/api/ready', '/internal/health', '/cms/admin/none'])
      await ask(origin + at);
    for (const name of ['INTERNAL_TOKEN', 'INTERNAL_TOKEN_OLD', 'CMS_READ_TOKEN']) {
      const [token = ''] = given(name).split(' ');
      const headers = { 'X-Internal-Token': token, Authorization: `Bearer ${token}` };
      for (const at of [
        '/internal/purge',
        '/internal/cms-changed',
        '/api/internal/cms_changed',
        '/api/artworks',
      ])
        for (const body of ['{', '{"tags":1}', '{"type":"artwork","documentId":"none"}'])
          await ask(origin + at, post(body, headers));
      await ask(`${origin}/api/artworks?status=draft`, { headers });
      await ask(`${origin}/api/artworks?filters[none][none]=1`, { headers });
    }
    for (const secret of [given('PREVIEW_SECRET'), former('PREVIEW_SECRET'), 'wrong'])
      await ask(origin + preview(secret));
    for (const password of [member.password, 'Wrong-1234!'])
      await ask(`${origin}/api/auth/login`, post(JSON.stringify({ account: member.phone, password })));
    await ask(`${origin}/api/auth/login`, post(`{"account": 1, "password": "${member.password}"`));
    await ask(
      `${origin}/admin/login`,
      post(JSON.stringify({ email: given('CMS_ADMIN_EMAIL'), password: 'Wrong-1234!' })),
    );
    await ask(`${origin}/api/userinfo/profile/query`, { headers: { Authorization: member.authToken } });
    await ask(`${origin}/api/userinfo/profile/query`, { headers: { Authorization: `${member.authToken}x` } });
    await ask(`${origin}/api/auth/register`, post(JSON.stringify({ phone: member.phone, code: '000000' })));
  }
  await api.ask('POST /auth/send_code', { phone: member.phone, scene: 'reset_password' });
  await api.ask('POST /auth/reset_password/verify', { phone: member.phone, code: '000000' });

  // Errors of a caller whose service is away, and of services that close and start.
  await ownShop.service('commerce').stop();
  await ask(`${origins[0]}/artworks`);
  await ownShop.restart('commerce');
  await ownShop.service('cms').stop();
  await ask(origins[0] + preview(given('PREVIEW_SECRET')));
  await ownShop.restart('cms');
  await expect.poll(async () => (await fetch(`${origins[0]}/artworks`)).status).toBe(200);

  const secrets = [
    ...secretNames.flatMap((name) => given(name).split(',')),
    ...Object.keys(env).flatMap((name) => (name.endsWith('_OLD') ? (given(name).split(' ')[0] ?? '') : [])),
  ];
  expect(secrets.length).toBeGreaterThan(15);
  const logs = readdirSync(logFolder(env)).map((file) =>
    readFileSync(path.join(logFolder(env), file), 'utf8'),
  );
  expect(logs.join('').length).toBeGreaterThan(1000);
  const arguments_ = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readArguments);
  expect(arguments_.filter((each) => each.includes('strapi')).length).toBeGreaterThan(0);
  expect(showing(secrets, answers)).toEqual([]);
  expect(showing([...secrets, member.password, member.authToken], logs)).toEqual([]);
  expect(showing(secrets, arguments_)).toEqual([]);
});

/** The first characters of those that are shown, so that a failure of this test shows none of them. */
function showing(secrets: readonly string[], texts: readonly string[]): string[] {
  return secrets
    .filter((secret) => texts.some((text) => text.includes(secret)))
    .map((secret) => secret.slice(0, 8));
}

/** Empty for a process that has ended meanwhile. */
function readArguments(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
