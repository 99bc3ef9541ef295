import { expect, test } from 'vitest';
import { newMember, newStaff } from '../factories.ts';
import { figures } from '../figures.ts';
import { openShop } from '../open-shop.ts';
import { firstAttempt, paidRecharge, walletOf } from '../recharges.ts';
import { apply, approve, reject } from '../refunds.ts';
import { race } from './race.ts';

const { rounds } = figures;

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');

test(
  `of many refunds of a recharge requested at once, one is accepted, and it is decided once, ${rounds} times`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const member = await newMember(app);
      const chargeNo = await paidRecharge(app, member, 100);
      const amounts = [60, 100, 40, 60];
      const applied = await race(round, ...amounts.map((amount) => () => apply(member, chargeNo, amount)));
      const [made, ...more] = applied.filter(({ httpStatus }) => httpStatus === 200);
      expect(more).toEqual([]);
      expect(applied.filter(({ httpStatus }) => httpStatus === 409)).toHaveLength(3);
      const { refundNo = '', amount = 0 } = made?.content ?? {};
      expect(await walletOf(member)).toEqual({ available: 100 - amount, frozen: amount });

      const decisions = [approve, reject, approve].map((decide) => () => decide(finance, refundNo));
      const decided = await race(round, ...decisions);
      expect(decided.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409, 409]);
      const rejected = decided[1]?.httpStatus === 200;
      expect(await walletOf(member)).toEqual({ available: rejected ? 100 : 100 - amount, frozen: 0 });
      const sent = await app.services
        .db('sandboxRefunds')
        .where({ attemptNo: firstAttempt(chargeNo) })
        .select('amountFen');
      expect(sent).toEqual(rejected ? [] : [{ amountFen: amount * 100 }]);
    }
  },
  30_000 + rounds * 3000,
);
