import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Db, Trx } from '../db/db.ts';
import type { NewRow, Row } from '../db/tables.ts';
import { CountedFailure, fail } from '../fail.ts';

type CodeTable = 'smsCodes' | 'emailCodes';

/** What every table of codes has. */
type CodeColumn = 'id' | 'salt' | 'codeHash' | 'triesLeft' | 'sentAt' | 'expiresAt' | 'consumedAt';

/** What only one of them has. */
interface NewCode {
  smsCodes: Omit<NewRow<'smsCodes'>, CodeColumn>;
  emailCodes: Omit<NewRow<'emailCodes'>, CodeColumn>;
}

/** The columns by which codes for the same purpose are found. */
type Purpose<T extends CodeTable> = Partial<Omit<Row<T>, CodeColumn>>;

const maxTries = 5;

/** Makes a code and takes back older ones for the same purpose. Only a keyed hash of it is stored. */
export async function issueCode<T extends CodeTable>(
  trx: Trx,
  table: T,
  purpose: Purpose<T>,
  input: { columns: NewCode[T]; pepper: string; lifetimeMs: number; at: number },
): Promise<string> {
  const codes: CodeTable = table;
  const { columns, pepper, lifetimeMs, at } = input;
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const salt = randomBytes(16).toString('hex');
  await trx(codes)
    .where({ ...purpose, consumedAt: null })
    .update({ consumedAt: at });
  await trx(codes).insert({
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
export async function tryCode<T extends CodeTable>(
  db: Db,
  table: T,
  purpose: Purpose<T>,
  input: { code: string; pepper: string; at: number },
): Promise<string> {
  const codes: CodeTable = table;
  const newest = db(codes)
    .select('id')
    .where({ ...purpose, consumedAt: null })
    .orderBy([
      { column: 'sentAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(1);
  const [row] = await db(codes)
    .where('id', newest)
    .where({ consumedAt: null })
    .where('expiresAt', '>', input.at)
    .where('triesLeft', '>', 0)
    .decrement('triesLeft')
    .returning(['id', 'salt', 'codeHash']);
  if (!row) throw fail('codeSpent');
  if (!sameHash(hashCode(input.code, row.salt, input.pepper), row.codeHash))
    throw new CountedFailure('codeWrong');
  return row.id;
}

/** Uses the code up together with what it allowed. @throws Failure `codeSpent` when somebody was faster */
export async function consumeCode(trx: Trx, table: CodeTable, codeId: string, at: number): Promise<void> {
  const used = await trx(table).where({ id: codeId, consumedAt: null }).update({ consumedAt: at });
  if (used !== 1) throw fail('codeSpent');
}

function hashCode(code: string, salt: string, pepper: string): string {
  return createHmac('sha256', pepper).update(`${salt}:${code}`).digest('hex');
}

function sameHash(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
}
