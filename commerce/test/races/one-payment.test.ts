import { expect, test } from 'vitest';
import { newSerialNo } from '../../src/payments/sandbox.ts';
import { postCredit, proposeCredit, rejectCredit } from '../credits.ts';
import { newMember, newStaff } from '../factories.ts';
import { figures } from '../figures.ts';
import { openShop } from '../open-shop.ts';
import {
  confirmRecharge,
  failRecharge,
  notify,
  openManualRecharge,
  openRecharge,
  walletOf,
  withdrawRecharge,
} from '../recharges.ts';
import { postReversal, proposeReversal } from '../reversals.ts';
import { closeUnmatched, creditUnmatched, reportUnknown } from '../unmatched.ts';
import { race } from './race.ts';

const { rounds } = figures;

const app = await openShop({ paymentProvider: 'sandbox' });
const { db } = app.services;
const finance = await newStaff(app, 'Finance');
const second = await newStaff(app, 'Finance');
const third = await newStaff(app, 'Finance');

test(
  `a payment that is credited in four ways at the same moment is credited once, ${rounds} times`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const serialNo = newSerialNo();
      const [one, two, three, four] = [
        ...[await newMember(app), await newMember(app)],
        ...[await newMember(app), await newMember(app)],
      ] as const;
      const chargeNo = await openManualRecharge(app, one);
      const { paymentId } = await reportUnknown(app, { serialNo, amountFen: 10_000 });
      const told = await openRecharge(four);
      const money = { amount: 100, channel: 'alipay', serialNo } as const;
      const answers = await race(
        round,
        () => confirmRecharge(finance, chargeNo, serialNo),
        () => proposeCredit(second, two, money),
        () => creditUnmatched(third, paymentId, three.userId),
        () => notify(app, { chargeNo: told.chargeNo, serialNo }),
      );
      for (const answer of answers) {
        if ('errorCode' in answer && answer.errorCode)
          expect(['CHG005', 'CHG007']).toContain(answer.errorCode);
      }
      const members = [one, two, three, four].map(({ userId }) => userId);
      expect(await db('deposits').whereIn('userId', members)).toMatchObject([{ amountFen: 10_000 }]);
    }
  },
  30_000 + rounds * 3000,
);

test.each(['wallet', 'recharge'] as const)(
  `a payment is never both paid back and credited by one person at the same moment (%s), ${rounds} times`,
  async (way) => {
    for (let round = 0; round < rounds; round += 1) {
      const member = await newMember(app);
      // A recharge that waits would contradict the credit for the wallet.
      const chargeNo = way === 'recharge' ? await openManualRecharge(app, member) : '';
      const { serialNo, paymentId } = await reportUnknown(app, { amountFen: 10_000 });
      const money = { amount: 100, channel: 'alipay', serialNo } as const;
      const [credited, closed] = await race<
        [{ httpStatus: number }, { httpStatus: number; errorCode?: string }]
      >(
        round,
        () =>
          way === 'wallet'
            ? proposeCredit(finance, member, money)
            : confirmRecharge(finance, chargeNo, serialNo),
        () => closeUnmatched(second, paymentId),
      );
      expect(credited.httpStatus).toBe(200);
      const isClosed = closed.httpStatus === 200;
      if (!isClosed) expect(closed.errorCode).toBe('CHG007');
      expect(await walletOf(member)).toEqual({ available: isClosed ? 0 : 100, frozen: 0 });
    }
  },
  30_000 + rounds * 2000,
);

test(
  `a recharge whose credit waits is credited or failed, whatever comes at the same moment, ${rounds} times`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const member = await newMember(app);
      const chargeNo = await openManualRecharge(app, member, 6000);
      const serialNo = newSerialNo();
      const { content } = await confirmRecharge(finance, chargeNo, serialNo);
      const creditId = content.credit?.creditId ?? '';
      const answers = await race(
        round,
        () => postCredit(second, creditId, serialNo),
        () => failRecharge(third, chargeNo),
        () => withdrawRecharge(member, chargeNo),
        () => rejectCredit(finance, creditId),
        () => confirmRecharge(third, chargeNo, newSerialNo()),
        () => proposeCredit(third, member, { amount: 10, channel: 'alipay', serialNo }),
      );
      for (const { httpStatus } of answers) expect([200, 409]).toContain(httpStatus);
      const posted = answers[0].httpStatus === 200 ? 6000 : 0;
      const other = answers[5].httpStatus === 200 && answers[5].content.status === 'POSTED' ? 10 : 0;
      expect(await walletOf(member)).toEqual({ available: posted + other, frozen: 0 });
      const { status } = (await db('recharges').where({ chargeNo }).first()) ?? {};
      expect(status === 'SUCCESS').toBe(posted > 0);
    }
  },
  30_000 + rounds * 3000,
);

test(
  `a reversal and the next credit of the payment at the same moment leave it credited at most once, ${rounds} times`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const member = await newMember(app);
      const money = { amount: 100, channel: 'alipay', serialNo: newSerialNo() } as const;
      const { transactionNo } = (await proposeCredit(finance, member, money)).content;
      const { reversalId } = (await proposeReversal(finance, transactionNo ?? '')).content;
      const [reversed, again] = await race(
        round,
        () => postReversal(second, reversalId),
        () => proposeCredit(third, member, money),
        () => postReversal(third, reversalId),
        () => proposeReversal(third, transactionNo ?? ''),
      );
      expect([200, 409]).toContain(reversed.httpStatus);
      if (again.httpStatus === 200) expect(again.content.status).toBe('PROPOSED');
      else expect(again.errorCode).toBe('CHG005');
      expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
    }
  },
  30_000 + rounds * 3000,
);
