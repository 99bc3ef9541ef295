import type { Counterpart } from '../counterparts.ts';
import type { UnionpayCounterpart } from '../unionpay-counterpart.ts';
import { goOn, unknownNo } from './shared.ts';

export function unionpayAsCounterpart(unionpay: UnionpayCounterpart): Counterpart {
  const ofType = (type: '01' | '04') =>
    [...unionpay.transactions.values()].filter(({ txnType }) => txnType === type);
  return {
    ways: ['desktop', 'phone'],
    acknowledged: 'ok',
    leadTo(pageOf) {
      unionpay.cashier = (attemptNo) => goOn(pageOf(attemptNo));
    },
    behave(behavior) {
      unionpay.behavior = (
        {
          answer: 'answer',
          'lose requests': 'break off',
          'lose answers': 'do and break off',
          'answer with 500': 'fail',
          'sign wrongly': 'sign wrongly',
          'refuse refunds': 'answer',
          'delay refunds': 'answer',
        } as const
      )[behavior];
    },
    async visit(shopUrl, cashier) {
      if (cashier.kind !== 'page') throw new Error('UnionPay takes forms only');
      const page = await fetch(shopUrl + cashier.url);
      const html = await page.text();
      const [, action] = /<form method="post" action="([^"]+)"/.exec(html) ?? [];
      if (!action) throw new Error(`the payer sees ${page.status}`);
      const policy = page.headers.get('content-security-policy') ?? '';
      if (!policy.includes(`form-action ${new URL(action).origin}`))
        throw new Error('the browser blocks the form');
      const inputs = html.matchAll(/name="([^"]+)" value="([^"]*)"/g);
      const fields = Object.fromEntries([...inputs].map(([, name, value]) => [name, plain(value ?? '')]));
      const answer = await unionpay.visit({ action, fields });
      if (answer.startsWith('error')) throw new Error(`the payer sees ${answer}`);
    },
    offered: () =>
      ofType('01').map(({ orderId, txnAmt, queryId }) => ({
        ...{ attemptNo: orderId, amountFen: txnAmt, state: queryId ? 'paid' : 'open' },
      })),
    pay: unionpay.pay,
    /** The bank refuses; the shop hears of it only after the time for paying. */
    close(attemptNo) {
      const payment = unionpay.find(attemptNo);
      if (!payment.queryId) payment.code = '64';
    },
    notify(attemptNo, lie) {
      const { txnAmt } = unionpay.find(attemptNo);
      const body = unionpay.notify(attemptNo, {
        ...(lie === 'other amount' && { txnAmt: String(txnAmt + 1) }),
        ...(lie === 'other app' && { merId: '777290058167199' }),
        ...(lie === 'other number' && { orderId: unknownNo }),
      });
      return { body: lie === 'bad signature' ? `${body}&reserved=1` : body };
    },
    moveRefund(refundNo, state) {
      unionpay.find(refundNo).code = { paid: '00', refused: '60', stuck: '74' }[state];
    },
    notifyRefund: (_, refundNo) => ({ body: unionpay.notify(refundNo) }),
    taken: () =>
      ofType('01').flatMap(({ orderId, queryId, txnAmt }) =>
        queryId ? [{ attemptNo: orderId, serialNo: queryId, amountFen: txnAmt }] : [],
      ),
    refunds: () =>
      ofType('04').map(({ orderId, origQryId, txnAmt, code }) => ({
        attemptNo: ofType('01').find(({ queryId }) => queryId === origQryId)?.orderId ?? '',
        refundNo: orderId,
        amountFen: txnAmt,
        state: code === '00' ? 'paid' : code === '05' ? 'underWay' : code === '74' ? 'stuck' : 'refused',
      })),
    forget: () => unionpay.transactions.clear(),
  };
}

function plain(escaped: string): string {
  return escaped.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}
