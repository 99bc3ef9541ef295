import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import { CountedFailure, fail } from '../fail.ts';

/** Tables of codes have the columns id, salt, codeHash, triesLeft, sentAt, expiresAt and consumedAt. */
type CodeTable = 'smsCodes' | 'emailCodes';

const maxTries = 5;

/** Makes a code and takes back older ones for the same purpose. Only a keyed hash of it is stored. */
export async function issueCode(
  trx: Knex.Transaction,
  table: CodeTable,
  purpose: object,
  input: { columns?: object; pepper: string; lifetimeMs: number; at: number },
): Promise<string> {
  const { columns, pepper, lifetimeMs, at } = input;
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const salt = randomBytes(16).toString('hex');
  await trx(table)
    .where({ ...purpose, consumedAt: null })
    .update({ consumedAt: at });
  await trx(table).insert({
    ...purpose,
    ...columns,
    id: crypto.randomUUID(),
    salt,
    codeHash: hashCode(code, salt, pepper),
    triesLeft: maxTries,
    sentAt: at,
    expiresAt: at + lifetimeMs,
    consumedAt: null,
  });
  return code;
}

/**
 * Spends one try on the newest code. The try of a wrong guess stays spent, also inside a transaction.
 * @returns the id to hand to `consumeCode`
 * @throws Failure `codeWrong`; `codeSpent` when no code has tries left
 */
export async function tryCode(
  db: Knex,
  table: CodeTable,
  purpose: object,
  input: { code: string; pepper: string; at: number },
): Promise<string> {
  const newest = db(table)
    .select('id')
    .where({ ...purpose, consumedAt: null })
    .orderBy([
      { column: 'sentAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(1);
  const [row] = await db(table)
    .where('id', newest)
    .andWhere({ consumedAt: null })
    .andWhere('expiresAt', '>', input.at)
    .andWhere('triesLeft', '>', 0)
    .decrement('triesLeft')
    .returning(['id', 'salt', 'codeHash']);
  if (!row) throw fail('codeSpent');
  if (!sameHash(hashCode(input.code, row.salt, input.pepper), row.codeHash))
    throw new CountedFailure('codeWrong');
  return row.id;
}

/** Uses the code up together with what it allowed. @throws Failure `codeSpent` when somebody was faster */
export async function consumeCode(
  trx: Knex.Transaction,
  table: CodeTable,
  codeId: string,
  at: number,
): Promise<void> {
  const used = await trx(table).where({ id: codeId, consumedAt: null }).update({ consumedAt: at });
  if (used !== 1) throw fail('codeSpent');
}

function hashCode(code: string, salt: string, pepper: string): string {
  return createHmac('sha256', pepper).update(`${salt}:${code}`).digest('hex');
}

function sameHash(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
}
