import { expect, test } from 'vitest';
import { newMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { lockMember } from './lock-member.ts';

const app = await openShop();
const { db } = app.services;

test('the lock on a member lets rows of others refer to the member', async () => {
  const [member, other] = [await newMember(app), await newMember(app)];
  await db.transaction(async (trx) => {
    await lockMember(trx, member.userId);
    await db.transaction(async (second) => {
      await second.raw("SET LOCAL lock_timeout = '500ms'");
      const id = crypto.randomUUID();
      await second('credits').insert({
        ...{ id, userId: other.userId, amountFen: 1, kind: 'gift', reason: '' },
        ...{ status: 'PROPOSED', proposedBy: member.userId, proposedAt: 0, chargeNo: null },
        ...{ reference: null, channel: null, serialNo: null },
      });
      await expect(second('credits').where({ id }).delete()).resolves.toBe(1);
    });
  });
});
