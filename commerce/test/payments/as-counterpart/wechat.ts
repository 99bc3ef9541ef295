import type { Counterpart } from '../counterparts.ts';
import type { WechatCounterpart } from '../wechat-counterpart.ts';
import { requireEntry, unknownNo } from './shared.ts';

export function wechatAsCounterpart(wechat: WechatCounterpart): Counterpart {
  const states = { PROCESSING: 'underWay', SUCCESS: 'paid', CLOSED: 'refused', ABNORMAL: 'stuck' } as const;
  return {
    ways: ['code', 'phone'],
    acknowledged: '{"code":"SUCCESS"}',
    leadTo(pageOf) {
      wechat.cashierOf = pageOf;
    },
    behave(behavior) {
      wechat.behavior = {
        answer: 'answer',
        'lose requests': 'break off',
        'lose answers': 'do and break off',
        'answer with 500': '500 SYSTEM_ERROR',
        'sign wrongly': 'probe',
        'refuse refunds': 'answer',
        'delay refunds': 'answer',
      }[behavior];
    },
    /** Its order begins with the call of the shop. */
    async visit() {},
    offered: () =>
      [...wechat.orders].map(([attemptNo, { total, state, transactionId }]) => {
        const shown = transactionId ? 'paid' : state === 'CLOSED' ? 'closed' : 'open';
        return { attemptNo, amountFen: total, state: shown };
      }),
    pay: wechat.pay,
    close(attemptNo) {
      const order = requireEntry(wechat.orders.get(attemptNo));
      if (order.state === 'NOTPAY') order.state = 'CLOSED';
    },
    notify: (attemptNo, lie) => {
      const { total } = requireEntry(wechat.orders.get(attemptNo));
      const told = wechat.notifyPayment(attemptNo, {
        trade_state: 'SUCCESS',
        ...(lie === 'other amount' && { amount: { total: total + 1, currency: 'CNY' } }),
        ...(lie === 'other app' && { appid: 'wx0000000000000000' }),
        ...(lie === 'other number' && { out_trade_no: unknownNo }),
      });
      return lie === 'bad signature' ? { ...told, body: `${told.body} ` } : told;
    },
    moveRefund(refundNo, state) {
      const status = { paid: 'SUCCESS', refused: 'CLOSED', stuck: 'ABNORMAL' } as const;
      requireEntry(wechat.refunds.get(refundNo)).status = status[state];
    },
    notifyRefund: (_, refundNo) =>
      wechat.notify('REFUND.SUCCESS', { mchid: wechat.settings.mchid, out_refund_no: refundNo }),
    taken: () =>
      [...wechat.orders].flatMap(([attemptNo, { transactionId, total }]) =>
        transactionId ? [{ attemptNo, serialNo: transactionId, amountFen: total }] : [],
      ),
    refunds: () =>
      [...wechat.refunds].map(([refundNo, { outTradeNo, amount, status }]) => ({
        ...{ attemptNo: outTradeNo, refundNo, amountFen: amount, state: states[status] },
      })),
    forget() {
      for (const book of [wechat.orders, wechat.refunds]) book.clear();
    },
  };
}
