import { beforeEach, expect, test } from 'vitest';
import { minute } from '../../src/clock.ts';
import { createDevelopmentSms } from '../../src/sms/development-sms.ts';
import type { SmsProvider } from '../../src/sms/sms-provider.ts';
import { newOrder, pay, readCode, type TestOrder } from '../factories.ts';
import { openShop } from '../open-shop.ts';

const app = await openShop({ limits: true });
const working = createDevelopmentSms(app.services.db, app.clock);
beforeEach(() => {
  app.services.sms = working;
  // Each test runs in a later hour, because the SMS quota of a network address is counted per hour.
  app.clock.advance(60 * minute);
});

const down: SmsProvider = { send: () => Promise.reject(new Error('no answer')) };

const askForCode = ({ member, orderNo }: TestOrder, language = 'zh') =>
  member.client.call(
    'POST /auth/send_code',
    { scene: 'order_pay', phone: member.phone, orderNo },
    { 'Accept-Language': language },
  );

test('a code that cannot be sent is refused with a message in the language of the request', async () => {
  app.services.sms = down;
  const zh = await askForCode(await newOrder(app));
  expect(zh).toMatchObject({ httpStatus: 503, errorCode: 'SYS004' });
  expect(zh.headers.get('retry-after')).toBe('5');
  expect(zh.message).toMatch(/\p{Script=Han}/u);
  expect((await askForCode(await newOrder(app), 'en')).message).toMatch(/^[\p{ASCII}’]+$/u);
});

test('a failed sending counts against the quota, because the message may have been sent', async () => {
  app.services.sms = down;
  const order = await newOrder(app);
  await askForCode(order);
  app.services.sms = working;
  expect(await askForCode(order)).toMatchObject({ httpStatus: 429, errorCode: 'AUT007' });
});

test('the order stays unpaid, and is paid with the code that is sent when the provider works again', async () => {
  app.services.sms = down;
  const order = await newOrder(app);
  await askForCode(order);
  app.services.sms = working;
  app.clock.advance(minute);
  expect((await askForCode(order)).httpStatus).toBe(200);
  const { member, orderNo } = order;
  expect((await pay(member, orderNo, await readCode(app, member.phone))).content.status).toBe('PAID');
});

test('the code of a message that arrived although the provider reported a failure is valid', async () => {
  app.services.sms = {
    async send(message) {
      await working.send(message);
      throw new Error('the answer was lost');
    },
  };
  const order = await newOrder(app);
  expect((await askForCode(order)).httpStatus).toBe(503);
  const { member, orderNo } = order;
  expect((await pay(member, orderNo, await readCode(app, member.phone))).content.status).toBe('PAID');
});
