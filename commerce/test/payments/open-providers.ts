import type { Channel, PaymentWay } from '../../contract/choices.ts';
import { createPayments } from '../../src/payments/create-payments.ts';
import type { TestApp } from '../create-test-app.ts';
import { newMember } from '../factories.ts';
import { firstAttempt } from '../recharges.ts';
import { type AlipayCounterpart, openAlipayCounterpart } from './alipay-counterpart.ts';
import { openUnionpayCounterpart, type UnionpayCounterpart } from './unionpay-counterpart.ts';
import { openWechatCounterpart, type WechatCounterpart } from './wechat-counterpart.ts';

export interface Notification {
  body: string;
  headers?: Record<string, string>;
}

/** What the three have in common for whoever pays. The shop speaks with each by its real adapter over HTTP. */
export interface Counterpart {
  way: PaymentWay;
  /** The payer opens what the shop offers. @returns the page's policy, if there is one */
  visit(app: TestApp, attemptNo: string): Promise<string | null>;
  /** @returns the number of the payment */
  pay(attemptNo: string): string;
  notify(attemptNo: string): Notification;
  /** Pays a refund that was accepted. */
  payRefund(refundNo: string): void;
  notifyRefund(attemptNo: string, refundNo: string): Notification;
}

export interface Providers {
  alipay: AlipayCounterpart;
  wechat: WechatCounterpart;
  unionpay: UnionpayCounterpart;
  of: Record<Channel, Counterpart>;
  close(): Promise<void>;
}

/** From then on they take the payments of the shop, by its clock. */
export async function openProviders(app: TestApp): Promise<Providers> {
  const now = () => app.clock.now();
  const [alipay, wechat, unionpay] = await Promise.all([
    openAlipayCounterpart(now),
    openWechatCounterpart(now),
    openUnionpayCounterpart(now),
  ]);
  const providers = { alipay: alipay.settings, wechat: wechat.settings, unionpay: unionpay.settings };
  app.services.payments = createPayments({ ...app.services, providers });
  return {
    ...{ alipay, wechat, unionpay },
    of: {
      alipay: {
        way: 'code',
        visit: async () => null,
        pay: alipay.pay,
        notify: (attemptNo) => alipay.notifyPayment(attemptNo),
        payRefund: () => {},
        notifyRefund: (attemptNo, refundNo) => alipay.notifyRefund(attemptNo, refundNo),
      },
      wechat: {
        way: 'code',
        visit: async () => null,
        pay: wechat.pay,
        notify: (attemptNo) => wechat.notifyPayment(attemptNo),
        payRefund(refundNo) {
          Object.assign(wechat.refunds.get(refundNo) ?? {}, { status: 'SUCCESS' });
        },
        notifyRefund: (_, refundNo) =>
          wechat.notify('REFUND.SUCCESS', { mchid: wechat.settings.mchid, out_refund_no: refundNo }),
      },
      unionpay: {
        way: 'desktop',
        async visit({ url }, attemptNo) {
          const page = await fetch(`${url}/api/payment/form/${attemptNo}`);
          const html = await page.text();
          const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(html) ?? [];
          const inputs = html.matchAll(/name="([^"]+)" value="([^"]*)"/g);
          const fields = Object.fromEntries([...inputs].map(([, name, value]) => [name, plain(value ?? '')]));
          const shown = await unionpay.visit({ action, fields });
          if (shown !== 'cashier') throw new Error(`the payer sees ${shown}`);
          return page.headers.get('content-security-policy');
        },
        pay: unionpay.pay,
        notify: (attemptNo) => ({ body: unionpay.notify(attemptNo) }),
        payRefund(refundNo) {
          Object.assign(unionpay.find(refundNo), { code: '00' });
        },
        notifyRefund: (_, refundNo) => ({ body: unionpay.notify(refundNo) }),
      },
    },
    async close() {
      await Promise.all([alipay.close(), wechat.close(), unionpay.close()]);
    },
  };
}

function plain(escaped: string): string {
  return escaped.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

/** A new member opens a recharge of ¥100 and looks at how to pay it. */
export async function openedPayment(app: TestApp, { of }: Providers, channel: Channel) {
  const member = await newMember(app);
  const { client } = member;
  const input = { requestId: crypto.randomUUID(), amount: 100, channel };
  const { chargeNo } = await client.ok('POST /wallet/charge', input);
  const { way, visit } = of[channel];
  await client.ok('POST /wallet/charge/pay', { chargeNo, way });
  const attemptNo = firstAttempt(chargeNo);
  return { member, chargeNo, attemptNo, policy: await visit(app, attemptNo) };
}

/** @returns the answer of the shop */
export async function tell({ url }: TestApp, channel: Channel, { body, headers = {} }: Notification) {
  const answer = await fetch(`${url}/api/payment/notify/${channel}`, { method: 'POST', body, headers });
  return { status: answer.status, text: await answer.text() };
}
