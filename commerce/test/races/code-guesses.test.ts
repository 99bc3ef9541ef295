import { expect, test } from 'vitest';
import { newOrder, pay, sendPaymentCode } from '../factories.ts';
import { figures } from '../figures.ts';
import { openShop } from '../open-shop.ts';

const { rounds } = figures;

const app = await openShop();

function guesses(code: string, place: number): string[] {
  const wrong = Array.from({ length: 100 }, (_, index) => String(index).padStart(6, '0'));
  return wrong
    .filter((guess) => guess !== code)
    .slice(0, 99)
    .toSpliced(place, 0, code);
}

test(
  `of 100 guesses at once at most five are checked, and the right one among them pays once, ${rounds} times`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { member, orderNo } = await newOrder(app, { price: 100 });
      const code = await sendPaymentCode(app, member, orderNo);
      const tried = guesses(code, (round * 3) % 100);
      const answers = await Promise.all(tried.map((guess) => pay(member, orderNo, guess)));

      const right = answers.filter(({ httpStatus }) => httpStatus === 200);
      const wrong = answers.filter(({ errorCode }) => errorCode === 'AUT003');
      expect(right.length).toBeLessThanOrEqual(1);
      expect(wrong.length).toBe(right.length === 1 ? wrong.length : 5);
      expect(right.length + wrong.length).toBeLessThanOrEqual(5);
      for (const { httpStatus } of answers) expect(httpStatus).toBeLessThan(500);
      const { status } = await member.client.ok('GET /order/detail', { orderNo });
      expect(status).toBe(right.length === 1 ? 'PAID' : 'WAITING_PAYMENT');
    }
  },
  30_000 + rounds * 10_000,
);
