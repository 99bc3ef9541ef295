import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAlipayCounterpart } from '../../test/payments/alipay-counterpart.ts';
import { openUnionpayCounterpart } from '../../test/payments/unionpay-counterpart.ts';
import { openWechatCounterpart } from '../../test/payments/wechat-counterpart.ts';
import { createAlipay } from './alipay/alipay.ts';
import { checkProviders } from './check-providers.ts';
import { manual } from './manual.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createUnionpay } from './unionpay/unionpay.ts';
import { createWechatPay } from './wechat/wechat-pay.ts';

const clock = { now: () => Date.parse('2026-12-01T08:00:00Z') };
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
let alipay: Awaited<ReturnType<typeof openAlipayCounterpart>>;
let wechat: Awaited<ReturnType<typeof openWechatCounterpart>>;
let unionpay: Awaited<ReturnType<typeof openUnionpayCounterpart>>;
beforeAll(async () => {
  alipay = await openAlipayCounterpart(clock.now);
  wechat = await openWechatCounterpart(clock.now);
  unionpay = await openUnionpayCounterpart(clock.now);
});
afterAll(() => Promise.all([alipay.close(), wechat.close(), unionpay.close()]));

async function said(provider: PaymentProvider): Promise<string[]> {
  const checked = await checkProviders({ of: () => provider }, clock);
  return checked.map(({ isFine, said }) => `${isFine ? 'fine' : 'not fine'}: ${said}`);
}

test('right keys are told apart from wrong ones, in one sentence for each provider', async () => {
  const right = [
    createAlipay(alipay.settings, clock),
    createWechatPay(wechat.settings, clock),
    createUnionpay(unionpay.settings, clock),
  ];
  const signed = "answers, and each side believes the other's signature";
  expect((await Promise.all(right.map(said))).flat()).toEqual([
    `fine: alipay ${signed}; only a payment can try ALIPAY_SELLER_ID and ALIPAY_CODE_PRODUCT`,
    `fine: wechat ${signed}; only a payment can try WECHAT_API_V3_KEY and WECHAT_APPID`,
    `fine: unionpay ${signed}`,
  ]);
  const ownWrong = [
    createAlipay({ ...alipay.settings, privateKey }, clock),
    createWechatPay({ ...wechat.settings, privateKey }, clock),
  ];
  for (const provider of ownWrong)
    expect(await said(provider)).toEqual([expect.stringContaining('it refused the signature')]);
  const keys = new Map([[wechat.settings.publicKeyId ?? '', publicKey]]);
  const theirsWrong = [
    createAlipay({ ...alipay.settings, alipayKey: publicKey }, clock),
    createWechatPay({ ...wechat.settings, keys }, clock),
    createUnionpay({ ...unionpay.settings, trust: { ...unionpay.settings.trust, issuers: [] } }, clock),
  ];
  for (const provider of theirsWrong)
    expect(await said(provider)).toEqual([expect.stringContaining('signed by another key')]);
});

test('a wrong secret of the service account is said, and a right one is not', async () => {
  const { appSecret } = wechat.account;
  expect(await said(createWechatPay({ ...wechat.settings, appSecret }, clock))).toEqual([
    expect.stringMatching(/^fine: /),
  ]);
  const wrong = createWechatPay({ ...wechat.settings, appSecret: '0'.repeat(32) }, clock);
  expect(await said(wrong)).toEqual([
    expect.stringContaining('WECHAT_APP_SECRET is not the secret of the app'),
  ]);
});

test('a provider that can not be reached, or a certificate that ends within 30 days, is said', async () => {
  const away = createWechatPay({ ...wechat.settings, endpoint: 'http://127.0.0.1:9' }, clock);
  expect(await said(away)).toEqual([expect.stringContaining('it can not be reached from here')]);
  const soon = {
    ...createUnionpay(unionpay.settings, clock),
    certificateEndsAt: clock.now() + 29 * 86_400_000,
  };
  expect(await said(soon)).toEqual([expect.stringContaining('its certificate ends on 2026-12-30')]);
});

test('what staff confirm needs no check', async () => {
  expect(await said(manual)).toEqual([]);
});
