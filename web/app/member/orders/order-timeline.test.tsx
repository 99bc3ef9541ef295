import type { Order } from '@junyao/commerce/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import type { Language } from '../../i18n/languages.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { paymentOf, rechargeOf } from './testing/order-of.ts';

const timeline: Order['timeline'] = [
  {
    at: '2026-01-01T08:00:00.000Z',
    from: 'PAID',
    to: 'REFUNDING',
    actor: 'member',
    event: 'refundAsked',
    reason: '釉面有裂纹',
  },
  {
    at: '2026-01-01T09:00:00.000Z',
    from: 'REFUNDING',
    to: 'PAID',
    actor: 'staff',
    event: 'refundRejected',
    reason: 'as the server says it',
  },
];

function shown(language: Language, changes: Partial<Order> = {}): string[] {
  const order = { timeline, shipment: null, payment: null, ...changes };
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(language)}>
      <OrderTimeline {...order} />
    </I18nextProvider>,
  );
  const paragraphs = [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, words = '']) => words);
  return paragraphs.map((words) => words.replace(/<time.*<\/time>/, '').trim());
}

test('the latest event comes first, and a refund request shows the reason given by the member', () => {
  expect(shown('zh')).toEqual(['退款申请未通过', '· 作坊处理', '已申请退款', '釉面有裂纹', '· 本人操作']);
  expect(shown('en')).toEqual([
    'Refund request declined',
    '· by the workshop',
    'Refund requested',
    '釉面有裂纹',
    '· by you',
  ]);
});

test('the shipment is one of the events', () => {
  const shipment = { carrier: 'SF Express', trackingNo: 'SF1', shippedAt: '2026-01-01T08:30:00.000Z' };
  const events = shown('en', { shipment }).filter((text) => !text.startsWith('·'));
  expect(events).toEqual(['Refund request declined', 'Parcel sent', 'Refund requested', '釉面有裂纹']);
});

test('the history does not say that the wallet paid an order if a recharge paid it', () => {
  const at = '2026-01-01T08:00:00.000Z';
  const paid = {
    at,
    from: 'WAITING_PAYMENT',
    to: 'PAID',
    actor: 'member',
    event: 'paid',
    reason: '',
  } as const;
  const told = (payment: Order['payment']) => shown('en', { timeline: [paid], payment })[0];
  expect(told(paymentOf({}))).toBe('Paid from wallet');
  expect(told(paymentOf({ recharge: rechargeOf({}) }))).toBe('Paid');
});
