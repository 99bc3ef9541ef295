import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  issuePlatformCertificate,
  type PlatformCertificate,
} from '../../../test/payments/wechat-certificates.ts';
import { openWechatCounterpart, type WechatCounterpart } from '../../../test/payments/wechat-counterpart.ts';
import { day, hour, minute } from '../../clock.ts';
import { createWechatPay } from './wechat-pay.ts';

const start = Date.parse('2026-12-01T08:00:00Z');
/** The time in which both are on the list, shortened. */
const overlap = 30 * day;
const old = issuePlatformCertificate(0x1111, { from: start - 1000 * day, until: start + overlap });
const next = issuePlatformCertificate(0x2222, { from: start, until: start + 1800 * day });
const stranger = issuePlatformCertificate(0x3333, { from: start, until: start + 1800 * day });

let wechat: WechatCounterpart;
let at: number;
let shop: ReturnType<typeof createWechatPay>;
beforeEach(async () => {
  at = start;
  wechat = await openWechatCounterpart(() => at);
  sign([old], old);
  shop = inCertificateMode();
});
afterEach(() => wechat.close());

function inCertificateMode(change: Partial<WechatCounterpart['settings']> = {}) {
  const { publicKeyId: _, ...settings } = wechat.settings;
  return createWechatPay(
    { ...settings, usesCertificates: true, keys: new Map(), ...change },
    { now: () => at },
  );
}

function sign(certificates: PlatformCertificate[], signer: PlatformCertificate): void {
  Object.assign(wechat, { certificates, signer });
}

const attemptNo = 'JC202612010000000001A';
const refundNotice = () =>
  wechat.notify('REFUND.SUCCESS', { mchid: wechat.settings.mchid, out_refund_no: 'JR1' });
const accepted = { kind: 'refund', refundNo: 'JR1' };
const ask = () => shop.query({ attemptNo });

test('answers and notifications are believed by the listed certificate, and the list is kept', async () => {
  expect(await shop.verify(refundNotice())).toEqual(accepted);
  expect(await ask()).toEqual({ state: 'unheardOf' });
  expect(wechat.lists).toBe(1);
});

test('the list is loaded anew after six hours, and a failure then does no harm', async () => {
  await ask();
  at += 6 * hour;
  wechat.behavior = '500 SYSTEM_ERROR';
  expect(await shop.verify(refundNotice())).toEqual(accepted);
  expect(wechat.lists).toBe(1);
  wechat.behavior = 'answer';
  at += minute;
  expect(await shop.verify(refundNotice())).toEqual(accepted);
  expect(wechat.lists).toBe(2);
});

test('a new certificate is found as soon as it signs, and the old one counts while it is listed', async () => {
  await ask();
  at += minute;
  const signedByOld = refundNotice();
  sign([old, next], next);
  expect(await shop.verify(refundNotice())).toEqual(accepted);
  expect(await ask()).toEqual({ state: 'unheardOf' });
  expect(await shop.verify(signedByOld)).toEqual(accepted);
  expect(wechat.lists).toBe(2);
});

test('after the rotation, the old certificate counts no more: not once it has ended, nor once it is off the list', async () => {
  sign([old, next], next);
  await ask();
  wechat.signer = old;
  at += overlap;
  expect(await shop.verify(refundNotice())).toMatchObject({ kind: 'rejected' });
  const early = { ...stranger, until: start + 2 * overlap };
  sign([early, next], early);
  expect(await shop.verify(refundNotice())).toMatchObject({ kind: 'rejected' });
  at += minute;
  expect(await shop.verify(refundNotice())).toEqual(accepted);
  sign([next], next);
  at += 6 * hour;
  await ask();
  wechat.signer = early;
  expect(await shop.verify(refundNotice())).toMatchObject({ kind: 'rejected' });
});

test('unknown numbers make the shop ask for the list once a minute at most', async () => {
  await ask();
  at += minute;
  wechat.signer = stranger;
  const forged = refundNotice();
  wechat.signer = old;
  const told = await Promise.all([1, 2, 3, 4].map(() => shop.verify(forged)));
  expect(told.every(({ kind }) => kind === 'rejected')).toBe(true);
  expect(await shop.verify(forged)).toMatchObject({ kind: 'rejected' });
  expect(wechat.lists).toBe(2);
  at += minute;
  await shop.verify(forged);
  expect(wechat.lists).toBe(3);
});

test('a list that is signed by another key, changed, or sealed with another secret is not believed', async () => {
  wechat.signer = stranger;
  await expect(ask()).rejects.toThrow('list of certificates is not believed');
  at += minute;
  sign([old], old);
  wechat.behavior = 'probe';
  await expect(ask()).rejects.toThrow('list of certificates is not believed');
  at += minute;
  wechat.behavior = 'answer';
  await expect(inCertificateMode({ apiV3Key: '0'.repeat(32) }).query({ attemptNo })).rejects.toThrow();
  expect(await ask()).toEqual({ state: 'unheardOf' });
});

test('a probe is refused in certificate mode too', async () => {
  await ask();
  const { body, headers } = refundNotice();
  const signature = `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']?.slice(19)}`;
  const probe = { body, headers: { ...headers, 'wechatpay-signature': signature } };
  expect(await shop.verify(probe)).toMatchObject({ kind: 'rejected', reason: 'its signature is wrong' });
  wechat.behavior = 'probe';
  await expect(ask()).rejects.toThrow('is not believed');
});

test('while WeChat Pay changes from certificates to a public key, both count', async () => {
  const { publicKeyId, keys } = wechat.settings;
  shop = inCertificateMode({ ...(publicKeyId && { publicKeyId }), keys });
  expect(await ask()).toEqual({ state: 'unheardOf' });
  expect(await shop.verify(refundNotice())).toEqual(accepted);
  wechat.signer = undefined;
  expect(await shop.verify(refundNotice())).toEqual(accepted);
});

test('in public-key mode, the list is never asked for', async () => {
  const usual = createWechatPay(wechat.settings, { now: () => at });
  expect(await usual.verify(refundNotice())).toMatchObject({ kind: 'rejected' });
  expect(wechat.lists).toBe(0);
});
