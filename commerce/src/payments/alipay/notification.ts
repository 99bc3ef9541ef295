import { z } from 'zod';
import type { Notified } from '../payment-provider.ts';
import { readForm, withoutEmpty } from '../signed-fields.ts';
import { fenFormat } from './amounts.ts';
import type { AlipaySettings } from './client.ts';
import { isNotificationGenuine } from './signature.ts';
import { stateOf } from './trade-status.ts';

/**
 * docs/payment-providers/alipay.md, section 9. A rejected notification comes again for a day. Nothing depends on it: the
 * shop also asks about each payment and each refund.
 * @throws Error if it is genuine and can't be read
 */
export function readNotification(settings: AlipaySettings, body: string): Notified {
  const fields = readForm(body);
  if (!fields) return rejected('a name occurs twice');
  if (!isNotificationGenuine(fields, settings.alipayKey)) return rejected('its signature is wrong');
  if (fields.notify_type !== 'trade_status_sync') return rejected(`it tells of ${fields.notify_type}`);
  // Alipay may send a field without a value for one that it does not have.
  const notice = noticeFormat.parse(withoutEmpty(fields));
  const { app_id: appId, seller_id: sellerId, out_trade_no: attemptNo, trade_status: status } = notice;
  if (tellsOfRefund(notice)) {
    if (appId !== settings.appId || sellerId !== settings.sellerId) {
      return rejected(`it is for ${sellerId}/${appId}`);
    }
    const refundNo = notice.out_biz_no;
    return refundNo ? { kind: 'refund', refundNo } : rejected('it tells of a refund without its number');
  }
  const { trade_no: tradeNo, total_amount: amountFen } = notice;
  const payment = stateOf({ status, tradeNo, amountFen, app: `${sellerId}/${appId}` });
  return { kind: 'payment', attemptNo, payment };
}

const noticeFormat = z.object({
  app_id: z.string(),
  seller_id: z.string(),
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.string(),
  total_amount: fenFormat,
  gmt_payment: z.string().optional(),
  out_biz_no: z.string().optional(),
  refund_fee: z.string().optional(),
  gmt_refund: z.string().optional(),
});

/**
 * A refund repeats the state and the whole amount of its payment. Any sign of it counts, so that it is never taken for a
 * payment. A payment that was made and is closed was refunded as a whole.
 */
function tellsOfRefund(notice: z.output<typeof noticeFormat>): boolean {
  const { trade_status: status, gmt_payment, out_biz_no, refund_fee, gmt_refund } = notice;
  if (out_biz_no || refund_fee || gmt_refund) return true;
  return status === 'TRADE_CLOSED' && gmt_payment !== undefined;
}

function rejected(reason: string): Notified {
  return { kind: 'rejected', reason };
}
