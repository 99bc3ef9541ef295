import { z } from 'zod';
import type { PaymentWay } from '../../../contract/choices.ts';
import { type Clock, hour, minute } from '../../clock.ts';
import { beijingTime } from '../beijing-time.ts';
import type { Attempt, Cashier, Payer, PaymentProvider, PaymentState } from '../payment-provider.ts';
import { isRefused } from '../provider-answer.ts';
import { fenFormat, yuanText } from './amounts.ts';
import { tradeBill } from './bill.ts';
import { type AlipaySettings, accept, createAlipayClient, requireSame } from './client.ts';
import { readNotification } from './notification.ts';
import { createRefunds } from './refunds.ts';
import { harmless } from './texts.ts';
import { stateOf } from './trade-status.ts';

/** docs/payment-providers/alipay.md. Calls throw if it is not known what became of them. */
export function createAlipay(settings: AlipaySettings, clock: Clock) {
  const client = createAlipayClient(settings, clock);
  const app = `${settings.sellerId}/${settings.appId}`;

  return {
    name: 'alipay',
    app,
    ways: ['code', 'desktop', 'phone'],
    untried: ['ALIPAY_SELLER_ID', 'ALIPAY_CODE_PRODUCT'],
    ...(settings.certificateEndsAt !== undefined && { certificateEndsAt: settings.certificateEndsAt }),
    /** A code has its number for itself: after a lost answer the number is spent (`APPLY_PC_MERCHANT_CODE_ERROR`). */
    renews: (way: PaymentWay) => way !== 'code',

    /** A page is not announced to Alipay; the payer's browser brings it. It must be opened when the payer wants to go. */
    async open(attempt: Attempt, payer: Payer): Promise<Cashier> {
      const { way, notifyUrl, returnUrl, payableUntil } = attempt;
      // Alipay shows its refusal of a page to the payer only.
      if (payableUntil - clock.now() < minute)
        throw new Error('Alipay takes no payment within a last minute');
      if (way === 'code') return openCode(attempt, payer);
      if (way === 'wechat') throw new Error('Alipay has no page within WeChat');
      const ofPhone = way === 'phone' ? { quit_url: returnUrl } : {};
      const { method, product } = pages[way];
      const content = { ...orderOf(attempt), product_code: product, ...ofPhone };
      const url = client.addressOf(method, content, { notifyUrl, returnUrl });
      return { kind: 'page', url, usableUntil: clock.now() + minute };
    },

    /** `unheardOf` says nothing about the future: a code or a page can be used until its time is over. */
    async query({ attemptNo }: Pick<Attempt, 'attemptNo'>): Promise<PaymentState> {
      const answer = await client.post('alipay.trade.query', { out_trade_no: attemptNo });
      if (isRefused(answer, 'TRADE_NOT_EXIST')) return { state: 'unheardOf' };
      const trade = tradeFormat.parse(accept(answer));
      requireSame(attemptNo, trade.out_trade_no);
      const { trade_status: status, trade_no: tradeNo, total_amount: amountFen } = trade;
      const payment = stateOf({ status, tradeNo, amountFen, app });
      // The payer has paid, but Alipay has not given the money to the merchant: nobody may get credit for it yet.
      return payment.state === 'paid' && trade.additional_status ? { state: 'waiting' } : payment;
    },

    /** Whether it is closed, `query` says. A code that nobody scanned can't be closed, and can still be paid. */
    async close({ attemptNo }: Pick<Attempt, 'attemptNo'>): Promise<void> {
      const answer = await client.post('alipay.trade.close', { out_trade_no: attemptNo });
      if (!isRefused(answer, ...notWaiting)) accept(answer);
    },

    ...createRefunds(client),

    verify: ({ body }: { body: string }) => readNotification(settings, body),

    accepted: { status: 200, type: 'text/plain', body: 'success' },
    retryLater: { status: 200, type: 'text/plain', body: 'fail' },

    bill: (day: string) => tradeBill(client, settings, day),
  } satisfies PaymentProvider;

  async function openCode(attempt: Attempt, { ip }: Payer): Promise<Cashier> {
    const content = {
      ...orderOf(attempt),
      product_code: settings.codeProduct,
      // Some contracts require it. Pages are sent without it: opened again from another address, they must be the same.
      business_params: { mc_create_trade_ip: ip },
    };
    const answer = await client.post('alipay.trade.precreate', content, { notifyUrl: attempt.notifyUrl });
    const code = codeFormat.parse(accept(answer));
    requireSame(attempt.attemptNo, code.out_trade_no);
    const usableUntil = Math.min(attempt.payableUntil, clock.now() + codeLasts);
    return { kind: 'code', text: code.qr_code, usableUntil };
  }
}

function orderOf({ attemptNo, amountFen, description, payableUntil }: Attempt) {
  return {
    out_trade_no: attemptNo,
    total_amount: yuanText(amountFen),
    subject: harmless(description),
    time_expire: beijingTime(payableUntil),
  };
}

const pages = {
  desktop: { method: 'alipay.trade.page.pay', product: 'FAST_INSTANT_TRADE_PAY' },
  phone: { method: 'alipay.trade.wap.pay', product: 'QUICK_WAP_WAY' },
};

/** From the answer of Alipay on, whatever the time for paying. */
const codeLasts = 2 * hour - minute;

const notWaiting = [
  'TRADE_NOT_EXIST',
  'TRADE_STATUS_ERROR',
  'REASON_TRADE_STATUS_INVALID',
  'REASON_ILLEGAL_STATUS',
];

const codeFormat = z.object({ out_trade_no: z.string(), qr_code: z.url({ protocol: /^https$/ }).max(1024) });

const tradeFormat = z.object({
  out_trade_no: z.string(),
  trade_no: z.string().min(1),
  trade_status: z.string(),
  total_amount: fenFormat,
  additional_status: z.string().optional(),
});
