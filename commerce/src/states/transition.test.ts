import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newOrder } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { transaction } from '../db/transaction.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { requireAnyOrder } from '../orders/find-order.ts';
import { byMember } from './transition.ts';

const app = await openShop();
const source = path.join(import.meta.dirname, '..');

/** Code may set the column with Knex, with Objection or in SQL. */
const updatesOfStatus = [
  /\.(?:update|patch|merge)\((?:[^()]|\([^()]*\))*?\bstatus\b/,
  /\bUPDATE \w+ (?:AS \w+ )?SET\b[^;`]*\bstatus =/i,
];

test('only one place changes the status of an order, a recharge, a refund, a credit, a reversal or a message', () => {
  const changing = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => {
      const text = readFileSync(path.join(source, name), 'utf8');
      return updatesOfStatus.some((update) => update.test(text));
    });
  // Accounts are the exception: they are active or frozen and have no state table.
  expect(changing.sort()).toEqual(['accounts/change-account.ts', 'states/transition.ts']);
});

test('a move of a row that has changed since it was read is refused and names the present status', async () => {
  const { db } = app.services;
  const { member, orderNo } = await newOrder(app);
  const asRead = await requireAnyOrder(db, orderNo);
  const cancel = () =>
    transaction(db, (trx) => cancelOrder(trx, asRead, byMember(member.userId, app.clock.now())));
  await cancel();
  await expect(cancel()).rejects.toMatchObject({
    errorName: 'orderStateChanged',
    details: { status: 'CANCELLED' },
  });
});
