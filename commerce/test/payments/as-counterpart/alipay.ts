import type { AlipayCounterpart } from '../alipay-counterpart.ts';
import type { Counterpart } from '../counterparts.ts';
import { goOn, requireEntry, unknownNo } from './shared.ts';

export function alipayAsCounterpart(alipay: AlipayCounterpart): Counterpart {
  return {
    ways: ['code', 'desktop', 'phone'],
    acknowledged: 'success',
    leadTo(pageOf) {
      alipay.cashier = (attemptNo) => goOn(pageOf(attemptNo));
    },
    behave(behavior) {
      alipay.behavior = {
        answer: 'answer',
        'lose requests': 'break off',
        'lose answers': 'do and break off',
        'answer with 500': '500',
        'sign wrongly': 'wrong signature',
        'refuse refunds': 'only refund 40004 ACQ.TRADE_NOT_ALLOW_REFUND',
        'delay refunds': 'only refund 40004 ACQ.SYSTEM_ERROR',
      }[behavior];
    },
    async visit(_, cashier) {
      if (cashier.kind === 'page') await fetch(cashier.url);
    },
    offered: () =>
      [...alipay.offers].map(([attemptNo, { totalFen }]) => {
        const trade = alipay.trades.get(attemptNo);
        const isOpen = !trade || trade.status === 'WAIT_BUYER_PAY';
        return { attemptNo, amountFen: totalFen, state: isOpen ? 'open' : trade.paidAt ? 'paid' : 'closed' };
      }),
    pay: alipay.pay,
    close(attemptNo) {
      alipay.login(attemptNo);
      const trade = requireEntry(alipay.trades.get(attemptNo));
      if (trade.status === 'WAIT_BUYER_PAY') trade.status = 'TRADE_CLOSED';
    },
    /** What is told late still tells of the payment, whatever became of it. */
    notify: (attemptNo, lie) => {
      const { totalFen } = requireEntry(alipay.trades.get(attemptNo));
      const told = alipay.notifyPayment(attemptNo, {
        trade_status: 'TRADE_SUCCESS',
        ...(lie === 'other amount' && { total_amount: ((totalFen + 1) / 100).toFixed(2) }),
        ...(lie === 'other app' && { app_id: '2019073166072399' }),
        ...(lie === 'other number' && { out_trade_no: unknownNo }),
      });
      return lie === 'bad signature' ? { body: `${told.body}&passback_params=1` } : told;
    },
    /** It pays a refund at once. */
    moveRefund() {},
    notifyRefund: (attemptNo, refundNo) => alipay.notifyRefund(attemptNo, refundNo),
    taken: () =>
      [...alipay.trades].flatMap(([attemptNo, { paidAt, tradeNo, totalFen }]) =>
        paidAt === undefined ? [] : [{ attemptNo, serialNo: tradeNo, amountFen: totalFen }],
      ),
    refunds: () =>
      [...alipay.refunds].map(([key, { amountFen }]) => {
        const [attemptNo = '', refundNo = ''] = key.split(' ');
        return { attemptNo, refundNo, amountFen, state: 'paid' };
      }),
    forget() {
      for (const book of [alipay.offers, alipay.trades, alipay.refunds]) book.clear();
    },
  };
}
