import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { badBodies, badValues } from '../../test/bad-input.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { hour, minute } from '../clock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => app.services.db('contactMessages').delete());
afterAll(() => app.close());

const message = {
  name: '王五',
  email: 'wang@example.com',
  phone: '0374-8888888',
  subject: '定制花瓶',
  message: '你好，\n我想定制一只花瓶。',
};

const send = (changes: object = {}) => app.client().call('POST /message/submit', { ...message, ...changes });
const kept = () => app.services.db('contactMessages').orderBy('createdAt');

test("a guest's message is stored unchanged, with the status new", async () => {
  expect((await send()).httpStatus).toBe(200);
  expect(await kept()).toMatchObject([{ ...message, status: 'NEW', assignee: null }]);
});

test('a message is a contact unless it says that it is about customization, and may name a piece', async () => {
  await send();
  expect(await kept()).toMatchObject([{ kind: 'contact', productCode: null }]);
  await send({ kind: 'customization', productCode: 'JY-2026-001' });
  await send({ kind: 'customization', productCode: '' });
  const enquiries = (await kept()).filter(({ kind }) => kind === 'customization');
  expect(enquiries.map(({ productCode }) => productCode).sort()).toEqual(['JY-2026-001', null]);
});

test('a message repeated within an hour is stored once, even when sent many times at once', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => send()));
  expect(answers.every(({ httpStatus }) => httpStatus === 200)).toBe(true);
  app.clock.advance(hour - minute);
  await send();
  expect(await kept()).toHaveLength(1);
  app.clock.advance(minute);
  await send();
  expect(await kept()).toHaveLength(2);
});

test('a message sent shortly before and shortly after the full hour is stored once', async () => {
  app.clock.advance(hour - (app.clock.now() % hour) - minute);
  await send();
  app.clock.advance(2 * minute);
  await send();
  expect(await kept()).toHaveLength(1);
});

test('a message that differs in one word is stored as another one', async () => {
  await send();
  await send({ message: '你好，\n我想定制两只花瓶。' });
  await send({ phone: '' });
  expect(await kept()).toHaveLength(3);
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a name of 61 characters', { name: '王'.repeat(61) }, 'name'],
  ['an invalid e-mail', { email: 'wang' }, 'email'],
  ['a phone of 31 characters', { phone: '1'.repeat(31) }, 'phone'],
  ['a subject of 121 characters', { subject: 'a'.repeat(121) }, 'subject'],
  ['no text', { message: ' \n ' }, 'message'],
  ['a text of 2001 characters', { message: '字'.repeat(2001) }, 'message'],
  ['an unknown kind', { kind: 'complaint' }, 'kind'],
  ['a malformed product code', { productCode: 'JY-1' }, 'productCode'],
  ['a text with a NUL', { message: 'a\u0000b' }, 'message'],
])('a message with %s is refused, and the refusal names the field', async (_, changes, field) => {
  const answer = await send(changes);
  expect(answer).toMatchObject({ httpStatus: 400, errorCode: 'SYS007' });
  expect(Object.keys(answer.details?.fields ?? {})).toEqual([field]);
  expect(await kept()).toEqual([]);
});

test.each(['email', 'kind'])('none of the bad values is accepted as %s', async (field) => {
  for (let start = 0; start < badValues.length; start += 25) {
    const values = badValues.slice(start, start + 25);
    const answers = await Promise.all(values.map((value) => send({ [field]: value })));
    for (const [index, { httpStatus }] of answers.entries()) {
      expect([400, 413], JSON.stringify(values[index])?.slice(0, 80)).toContain(httpStatus);
    }
  }
  expect(await kept()).toEqual([]);
});

const inText = ['name', 'phone', 'subject', 'message'];
const noTexts = badValues.filter((value) => typeof value !== 'string');
const controls = Array.from({ length: 32 }, (_, code) => `a${String.fromCharCode(code)}b`);

test.each(inText)(
  'a value that is not a text, or has control characters that are no spaces, is refused as %s',
  async (field) => {
    const values = [...noTexts, ...controls.filter((text) => !/\s/.test(text))];
    for (const value of values) {
      // JSON has no infinite numbers. They are sent as null, which is no text either.
      const { httpStatus } = await send({ [field]: value });
      expect([400, 413], JSON.stringify(value).slice(0, 80)).toContain(httpStatus);
    }
    expect(await kept()).toEqual([]);
  },
);

test.each(badBodies)('a body that is no message (%s %#) is refused and not stored', async (type, body) => {
  const headers = { 'Content-Type': type };
  const answer = await fetch(`${app.url}/api/message/submit`, { method: 'POST', headers, body });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await kept()).toEqual([]);
});

test.each([
  ['sends too many messages', {}, () => '10.9.9.9'],
  ['claims another address for each message', { proxies: 1 }, (index: number) => `10.0.0.${index}, 10.9.9.9`],
  ['claims an address although there is no proxy', { proxies: 0 }, (index: number) => `10.0.0.${index}`],
])('a guest who %s is told to wait', async (_, settings, forwardedFor) => {
  const limited = await createTestApp({ limits: true, ...settings });
  try {
    const codes = [];
    for (let index = 0; index < 21; index += 1) {
      const input = { ...message, subject: `${index}` };
      const headers = { 'X-Forwarded-For': forwardedFor(index) };
      codes.push((await limited.client().call('POST /message/submit', input, headers)).errorCode);
    }
    expect(codes.filter(Boolean)).toEqual(['SYS003']);
    expect(await limited.services.db('contactMessages').select('id')).toHaveLength(20);
  } finally {
    await limited.close();
  }
});
