import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { minute } from '../../src/clock.ts';
import { registry } from '../../src/metrics/metrics.ts';
import { createSms } from '../../src/sms/create-sms.ts';
import { newOrder, pay, type TestOrder } from '../factories.ts';
import { openShop } from '../open-shop.ts';
import { impatient, type OpenProvider, openAliyun, openTencent } from '../sms/accounts.ts';

const app = await openShop({ limits: true });
let logged = '';
const log = pino(
  new Writable({
    write(line, _encoding, done) {
      logged += line;
      done();
    },
  }),
);

let first: OpenProvider;
let second: OpenProvider;
beforeAll(async () => {
  [first, second] = [await openAliyun(), await openTencent()];
});
afterAll(async () => {
  await Promise.all([first.counterpart.close(), second.counterpart.close()]);
});

beforeEach(() => {
  logged = '';
  for (const { counterpart } of [first, second])
    Object.assign(counterpart, { sent: [], requests: 0, behavior: 'send' });
  // Each test runs in a later hour, because the SMS quota of a network address is counted per hour.
  app.clock.advance(60 * minute);
  use(first, second);
});

/** A new sender does not know which provider was silent. */
function use(...providers: OpenProvider[]): void {
  const { db, clock, config } = app.services;
  const sms = providers.map(({ settings }) => settings);
  app.services.sms = createSms({ db, clock, config: { ...config, sms }, log });
}

const askForCode = ({ member, orderNo }: TestOrder, language = 'zh') =>
  member.client.call(
    'POST /auth/send_code',
    { scene: 'order_pay', phone: member.phone, orderNo },
    { 'Accept-Language': language },
  );

const payWith = async ({ member, orderNo }: TestOrder, code = '') =>
  (await pay(member, orderNo, code)).content.status;

async function countsOf(provider: string): Promise<Record<string, number>> {
  const metric = await registry.getSingleMetric('sms_messages_total')?.get();
  const counts = (metric?.values ?? []).filter(({ labels }) => labels.provider === provider);
  return Object.fromEntries(counts.map(({ labels, value }) => [`${labels.outcome} ${labels.code}`, value]));
}

test('the order is paid with the code that the first provider sent', async () => {
  const order = await newOrder(app);
  expect((await askForCode(order)).httpStatus).toBe(200);
  expect(second.counterpart.requests).toBe(0);
  const [sent] = first.counterpart.sent;
  expect(sent?.phone).toBe(order.member.phone);
  expect(await payWith(order, sent?.code)).toBe('PAID');
});

test('the second provider sends the same code when the first refuses or can’t be reached', async () => {
  const unreached = { ...first, settings: { ...first.settings, endpoint: 'http://127.0.0.1:9' } };
  for (const refuse of [
    () => Object.assign(first.counterpart, { behavior: 'isv.OUT_OF_SERVICE' }),
    () => use(unreached, second),
  ]) {
    refuse();
    const order = await newOrder(app);
    expect((await askForCode(order, 'en')).httpStatus).toBe(200);
    const sent = second.counterpart.sent.at(-1);
    expect(sent).toMatchObject({ phone: order.member.phone, template: '1003' });
    expect(await payWith(order, sent?.code)).toBe('PAID');
  }
  expect(first.counterpart.sent).toEqual([]);
});

test('the second provider sends another code when the first is silent, and is asked first from then on', async () => {
  use(impatient(first), second);
  first.counterpart.behavior = 'send silently';
  const order = await newOrder(app);
  expect((await askForCode(order)).httpStatus).toBe(200);
  const codes = [first, second].map(({ counterpart }) => counterpart.sent[0]?.code);
  expect(codes).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/)]);
  expect(codes[0]).not.toBe(codes[1]);
  expect(await payWith(order, codes[1])).toBe('PAID');
  const next = await newOrder(app);
  expect((await askForCode(next)).httpStatus).toBe(200);
  expect(first.counterpart.requests).toBe(1);
});

test.each([
  ['isv.MOBILE_NUMBER_ILLEGAL', 'FailedOperation.PhoneNumberInBlacklist', 409, 'AUT012'],
  ['isv.BUSINESS_LIMIT_CONTROL', 'LimitExceeded.PhoneNumberDailyLimit', 429, 'AUT008'],
  ['isv.DAY_LIMIT_CONTROL', 'LimitExceeded.AppDailyLimit', 503, 'AUT013'],
  ['isv.SMS_SIGNATURE_ILLEGAL', 'FailedOperation.SignatureIncorrectOrUnapproved', 503, 'AUT013'],
  ['isv.OUT_OF_SERVICE', 'LimitExceeded.PhoneNumberOneHourLimit', 429, 'AUT008'],
])(
  'the refusals %s and %s are told to the member and use up no quota',
  async (aliyun, tencent, httpStatus, errorCode) => {
    first.counterpart.behavior = aliyun;
    second.counterpart.behavior = tencent;
    const order = await newOrder(app);
    const zh = await askForCode(order);
    expect(zh).toMatchObject({ httpStatus, errorCode });
    expect(zh.message).toMatch(/\p{Script=Han}/u);
    expect((await askForCode(order, 'en')).message).toMatch(/^[\p{ASCII}’]+$/u);
    expect((await countsOf('aliyun'))[`notSent ${aliyun}`]).toBeGreaterThanOrEqual(2);
    expect((await countsOf('tencent'))[`notSent ${tencent}`]).toBeGreaterThanOrEqual(2);
    expect(logged).toContain(aliyun);
    expect(logged).toContain(tencent);
    expect(logged).not.toContain(order.member.phone);
    // The quota of an hour is five, and two requests within a minute are one too many.
    for (let more = 0; more < 4; more += 1) expect((await askForCode(order)).errorCode).toBe(errorCode);
    second.counterpart.behavior = 'send';
    expect((await askForCode(order)).httpStatus).toBe(200);
    expect(await payWith(order, second.counterpart.sent[0]?.code)).toBe('PAID');
  },
);

test('when no provider answers, the code may arrive, is valid and counts', async () => {
  use(impatient(second));
  second.counterpart.behavior = 'send silently';
  const order = await newOrder(app);
  const answer = await askForCode(order);
  expect(answer).toMatchObject({ httpStatus: 503, errorCode: 'AUT014', details: { retryAfterSeconds: 60 } });
  expect(answer.headers.get('retry-after')).toBe('60');
  second.counterpart.behavior = 'send';
  expect(await askForCode(order)).toMatchObject({ httpStatus: 429, errorCode: 'AUT007' });
  expect(second.counterpart.sent).toHaveLength(1);
  expect(await payWith(order, second.counterpart.sent[0]?.code)).toBe('PAID');
});

test('a code that the second provider refuses leaves the code valid that the silent one may have sent', async () => {
  use(impatient(first), second);
  first.counterpart.behavior = 'send silently';
  second.counterpart.behavior = 'LimitExceeded.AppDailyLimit';
  const order = await newOrder(app);
  expect(await askForCode(order)).toMatchObject({ httpStatus: 503, errorCode: 'AUT014' });
  expect(await payWith(order, first.counterpart.sent[0]?.code)).toBe('PAID');
});

test('the order stays unpaid, and is paid with the code that is sent when a provider works again', async () => {
  first.counterpart.behavior = 'break off';
  second.counterpart.behavior = 'bad gateway';
  const order = await newOrder(app);
  expect((await askForCode(order)).errorCode).toBe('AUT014');
  second.counterpart.behavior = 'send';
  app.clock.advance(minute);
  expect((await askForCode(order)).httpStatus).toBe(200);
  expect(await payWith(order, second.counterpart.sent[0]?.code)).toBe('PAID');
});
