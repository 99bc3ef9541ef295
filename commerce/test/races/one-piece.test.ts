import { expect, test } from 'vitest';
import { newMember, newPiece, submitCart, type TestMember } from '../factories.ts';
import { figures, full } from '../figures.ts';
import { openShop } from '../open-shop.ts';

const rounds = figures.roundsOfBuyers;
const buyers = full ? 200 : 50;

const app = await openShop();

const statusOf = async (codes: string) => (await app.client().ok('GET /product/query', { codes }))[0]?.status;

async function fillCarts(members: TestMember[], productCode: string): Promise<void> {
  const { db } = app.services;
  await db('cartItems').delete();
  const item = { productCode, quantity: 1, selected: true, createdAt: app.clock.now() };
  await db('cartItems').insert(members.map(({ userId }) => ({ id: crypto.randomUUID(), userId, ...item })));
}

test(
  `of ${buyers} members who order one piece at once, one gets it and the others are refused with 409, ${rounds} times`,
  async () => {
    const members = [];
    for (let index = 0; index < buyers; index += 1) members.push(await newMember(app));
    for (let round = 0; round < rounds; round += 1) {
      const productCode = await newPiece(app, { price: 100 });
      await fillCarts(members, productCode);
      const answers = await Promise.all(members.map((member) => submitCart(member, 100)));

      const winners = answers.filter(({ httpStatus }) => httpStatus === 200);
      const refused = answers.filter(({ httpStatus }) => httpStatus === 409);
      expect(answers.filter(({ httpStatus }) => httpStatus !== 200 && httpStatus !== 409)).toEqual([]);
      expect([winners.length, refused.length]).toEqual([1, buyers - 1]);
      for (const answer of refused) {
        expect(answer.errorCode).toBe('ORD003');
        expect(answer.details).toMatchObject({ items: [{ productCode, productName: '天青瓶' }] });
      }
      expect(await statusOf(productCode)).toBe('reserved');
      // Cancel, so that no member reaches the limit of unpaid orders.
      const winner = members[answers.findIndex(({ httpStatus }) => httpStatus === 200)];
      const orderNo = winners[0]?.content.orderNo ?? '';
      await winner?.client.ok('POST /order/cancel', { requestId: crypto.randomUUID(), orderNo });
      expect(await statusOf(productCode)).toBe('available');
    }
  },
  30_000 + rounds * 20_000,
);
