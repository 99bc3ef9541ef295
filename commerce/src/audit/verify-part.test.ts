import { expect, test } from 'vitest';
import { bareKnex } from '../../test/bare-knex.ts';
import { config, openChains } from '../../test/sealed-chains.ts';
import type { Break } from './verify-chains.ts';
import { type Place, start, verifyPart } from './verify-part.ts';

const { db, sealThree } = await openChains();
const bare = bareKnex(db);

async function verifyInParts(links: number) {
  const breaks: Break[] = [];
  let [sealed, parts] = [0, 0];
  let after: Place | null = start;
  while (after && parts < 20) {
    const part = await verifyPart(db, { keys: config.sealKeys, links, after });
    breaks.push(...part.breaks);
    sealed += part.sealed;
    parts += 1;
    after = part.next;
  }
  return { sealed, parts, breaks };
}

test.each([
  [1, 6],
  [2, 4],
  [3, 2],
  [50, 2],
])('a verification of %d links at a time ends after %d parts with all links', async (links, parts) => {
  await sealThree();
  expect(await verifyInParts(links)).toEqual({ sealed: 6, parts, breaks: [] });
});

test.each([1, 2, 50])(
  'a verification of %d links at a time names the broken row of each chain',
  async (links) => {
    const { ids, transactions } = await sealThree();
    await bare('auditLog').where({ id: ids[1] }).update({ action: 'changed' });
    await bare('ledgerPostings').where({ transactionId: transactions[2] }).update({ account: 'sales' });
    const { breaks } = await verifyInParts(links);
    expect(breaks).toEqual([
      { chain: 'log', seq: 2, subject: String(ids[1]), what: 'rowChanged' },
      { chain: 'ledger', seq: 3, subject: transactions[2], what: 'rowChanged' },
    ]);
  },
);

test('a part that should begin behind a seal that is gone says so', async () => {
  await sealThree();
  await db('seals').where({ chain: 'log', seq: 2 }).delete();
  const part = await verifyPart(db, { keys: config.sealKeys, links: 2, after: { chain: 'log', seq: 2 } });
  expect(part).toMatchObject({ breaks: [{ seq: 2, what: 'sealGone' }], next: { chain: 'ledger', seq: 0 } });
});
