import { expect, test } from 'vitest';
import { minute } from '../../src/clock.ts';
import { newSerialNo } from '../../src/payments/sandbox.ts';
import { askAboutAttempts } from '../../src/recharges/ask-about-attempts.ts';
import { newMember } from '../factories.ts';
import { figures } from '../figures.ts';
import { openShop } from '../open-shop.ts';
import { notify, notifyClosing, openRecharge, statusOf, taken, walletOf } from '../recharges.ts';
import { race } from './race.ts';

const { rounds } = figures;

const app = await openShop({ paymentProvider: 'sandbox' });

test(
  `the payment of a recharge that is withdrawn at the same moment is credited once, ${rounds} times`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const member = await newMember(app);
      const { chargeNo } = await openRecharge(member);
      const serialNo = newSerialNo();
      const paid = () => notify(app, { chargeNo, serialNo });
      const withdraw = () =>
        member.client.call('POST /wallet/charge/withdraw', { requestId: crypto.randomUUID(), chargeNo });
      app.clock.advance(minute);
      const [first, withdrawn, second, again] = await race(
        round,
        paid,
        withdraw,
        paid,
        withdraw,
        () => askAboutAttempts(app.services),
        () => notifyClosing(app, chargeNo),
      );
      expect([first, second]).toEqual([taken, taken]);
      const answers = [withdrawn, again];
      expect(answers.filter(({ httpStatus }) => httpStatus === 200).length).toBeLessThanOrEqual(1);
      for (const { httpStatus, errorCode } of answers) {
        if (httpStatus !== 200) expect(errorCode).toBe('CHG002');
      }
      expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
      expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
    }
  },
  30_000 + rounds * 2000,
);
