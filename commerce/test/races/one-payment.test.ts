import { expect, test } from 'vitest';
import { newSerialNo } from '../../src/payments/sandbox.ts';
import { notify, openManualRecharge, walletOf } from '../recharges.ts';
import { openDoubts } from '../doubts.ts';
import { newMember } from '../factories.ts';
import { figures } from '../figures.ts';
import { openShop } from '../open-shop.ts';
import { race } from './race.ts';

const { rounds } = figures;

const app = await openShop({ paymentProvider: 'sandbox' });
const { finance, second, noticeOf } = await openDoubts(app);

test.each(['recharge', 'confirm'] as const)(
  `a payment is never both paid back and credited by one person at the same moment (%s), ${rounds} times`,
  async (way) => {
    for (let round = 0; round < rounds; round += 1) {
      const member = await newMember(app);
      const serialNo = newSerialNo();
      const chargeNo = await openManualRecharge(app, member);
      await notify(app, { chargeNo: 'JC000000000000000000', serialNo });
      const noticeId = await noticeOf(serialNo);
      const requestId = crypto.randomUUID();
      const [credited, closed] = await race(
        round,
        () =>
          way === 'recharge'
            ? finance.client.call('POST /admin/wallets/recharge', {
                ...{ requestId, userId: member.userId, amount: 100, kind: 'received', reason: 'it came' },
                ...{ channel: 'alipay', serialNo },
              })
            : finance.client.call('POST /admin/charges/confirm', {
                ...{ requestId, chargeNo, serialNo, reason: 'it came' },
              }),
        () =>
          second.client.call('POST /admin/charges/deal_with_notice', {
            ...{ requestId: crypto.randomUUID(), noticeId, reason: 'paid back' },
          }),
      );
      expect(credited.httpStatus).toBe(200);
      const isClosed = closed.httpStatus === 200;
      if (!isClosed) expect(closed.errorCode).toBe('CHG007');
      expect(await walletOf(member)).toEqual({ available: isClosed ? 0 : 100, frozen: 0 });
    }
  },
  30_000 + rounds * 2000,
);
