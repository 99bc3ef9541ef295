import { expect, test } from 'vitest';
import { newMember, newOrder, pay, sendPaymentCode } from '../factories.ts';
import { figures } from '../figures.ts';
import { openShop } from '../open-shop.ts';
import { race } from './race.ts';

const { rounds } = figures;

const app = await openShop();

test(
  `a balance that covers one of two orders pays only one when both are paid at once, ${rounds} times`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const member = await newMember(app, { balance: 150 });
      const attempts = [];
      for (let index = 0; index < 2; index += 1) {
        const { orderNo } = await newOrder(app, { member, price: 100 });
        const code = await sendPaymentCode(app, member, orderNo);
        attempts.push({ orderNo, pay: () => pay(member, orderNo, code) });
      }
      const answers = await race(round, ...attempts.map((attempt) => attempt.pay));
      expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
      expect(answers.find(({ httpStatus }) => httpStatus === 409)?.errorCode).toBe('WAL001');
      const { available } = await member.client.ok('GET /wallet/query', {});
      expect(available).toBe(50);
      for (const [index, { orderNo }] of attempts.entries()) {
        const { status } = await member.client.ok('GET /order/detail', { orderNo });
        expect(status).toBe(answers[index]?.httpStatus === 200 ? 'PAID' : 'WAITING_PAYMENT');
      }
    }
  },
  30_000 + rounds * 2000,
);
