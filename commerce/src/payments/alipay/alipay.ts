import { z } from 'zod';
import { type Clock, minute } from '../../clock.ts';
import { beijingTime } from '../beijing-time.ts';
import { isRefused } from '../provider-answer.ts';
import type { Cashier, Notified, PaymentState } from '../provider-states.ts';
import { fenFormat, yuanText } from './amounts.ts';
import { readBill } from './bill.ts';
import { type AlipaySettings, accept, createAlipayClient, requireSame } from './client.ts';
import { readNotification } from './notification.ts';
import { createRefunds } from './refunds.ts';
import { harmless } from './texts.ts';
import { stateOf } from './trade-status.ts';

/** How a payer gets to Alipay: by a code that the app scans, or by a page for a desktop or for a phone's browser. */
export type AlipayWay = 'precreate' | 'page' | 'wap';

/**
 * One number belongs to one way for ever. A page is opened again with the same fields. A code is not: after a lost answer
 * its number is spent (`APPLY_PC_MERCHANT_CODE_ERROR`) and the payer needs another attempt.
 */
export interface Attempt {
  /** Letters, digits and underscores. */
  attemptNo: string;
  way: AlipayWay;
  amountFen: number;
  description: string;
  notifyUrl: string;
  /** The page that the payer comes back to. Coming back proves nothing. */
  returnUrl: string;
  payableUntil: number;
}

export interface Payer {
  ip: string;
}

/** docs/payment-providers/alipay.md. Calls throw if it is not known what became of them. */
export function createAlipay(settings: AlipaySettings, clock: Clock) {
  const client = createAlipayClient(settings, clock);
  const app = `${settings.sellerId}/${settings.appId}`;

  return {
    app,

    /** A page is not announced to Alipay; the payer's browser brings it. It must be opened when the payer wants to go. */
    async open(attempt: Attempt, payer: Payer): Promise<Cashier> {
      const { way, notifyUrl, returnUrl, payableUntil } = attempt;
      // Alipay shows its refusal of a page to the payer only.
      if (payableUntil - clock.now() < minute)
        throw new Error('Alipay takes no payment within a last minute');
      if (way === 'precreate') return openCode(attempt, payer);
      const ofWay = way === 'wap' ? { quit_url: returnUrl } : {};
      const content = { ...orderOf(attempt), product_code: pageProducts[way], ...ofWay };
      return {
        kind: 'page',
        url: client.addressOf(`alipay.trade.${way}.pay`, content, { notifyUrl, returnUrl }),
      };
    },

    /** `unheardOf` says nothing about the future: a code or a page can be used until its time is over. */
    async query(attemptNo: string): Promise<PaymentState> {
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
    async close(attemptNo: string): Promise<void> {
      const answer = await client.post('alipay.trade.close', { out_trade_no: attemptNo });
      if (!isRefused(answer, ...notWaiting)) accept(answer);
    },

    ...createRefunds(client),

    verify: (notification: { body: string }): Notified => readNotification(settings, notification.body),

    bill: (type: 'trade' | 'signcustomer', day: string) => readBill(client, settings, { type, day }),
  };

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
    return { kind: 'code', text: code.qr_code };
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

const pageProducts = { page: 'FAST_INSTANT_TRADE_PAY', wap: 'QUICK_WAP_WAY' };

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
