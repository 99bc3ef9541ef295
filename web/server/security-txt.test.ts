import { expect, test } from 'vitest';
import { startWeb } from './testing/start-web.ts';

const day = 24 * 60 * 60 * 1000;

test('the contact for faults is published as RFC 9116 asks', async () => {
  const web = await startWeb({ securityContact: 'mailto:security@shop.example' });
  const answer = await fetch(`${web.url}/.well-known/security.txt`);
  await web.stop();
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const [contact, expires = '', ...others] = (await answer.text()).split('\n');
  expect(contact).toBe('Contact: mailto:security@shop.example');
  expect(others).toEqual([
    'Preferred-Languages: zh, en',
    'Canonical: https://shop.example/.well-known/security.txt',
    '',
  ]);
  const left = Date.parse(expires.replace('Expires: ', '')) - Date.now();
  expect(left).toBeGreaterThan(30 * day);
  expect(left).toBeLessThan(365 * day);
});

test('without a contact, the address leads nowhere', async () => {
  const nothing = () => new Response('not found', { status: 404 });
  const web = await startWeb({ securityContact: null }, async () => nothing());
  expect((await fetch(`${web.url}/.well-known/security.txt`)).status).toBe(404);
  await web.stop();
});
