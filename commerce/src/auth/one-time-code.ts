import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Db, Trx } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import type { NewRow, Row } from '../db/tables.ts';
import { CountedFailure, fail } from '../fail.ts';

type CodeTable = 'smsCodes' | 'emailCodes';

export interface OneTimeCode {
  id: string;
  salt: string;
  codeHash: string;
  triesLeft: number;
  sentAt: number;
  expiresAt: number;
  consumedAt: number | null;
}

interface NewCode {
  smsCodes: Omit<NewRow<'smsCodes'>, keyof OneTimeCode>;
  emailCodes: Omit<NewRow<'emailCodes'>, keyof OneTimeCode>;
}

type Purpose<T extends CodeTable> = Partial<Omit<Row<T>, keyof OneTimeCode>>;

const maxTries = 5;

export function newCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/**
 * Cancels older codes for the same purpose. The database has only a keyed hash of the code.
 * @returns the id of the code
 */
export async function issueCode<T extends CodeTable>(
  trx: Trx,
  table: T,
  purpose: Purpose<T>,
  input: { columns: NewCode[T]; code: string; pepper: string; lifetimeMs: number; at: number },
): Promise<string> {
  const { endOlder, insertCode } = statements[table];
  const { columns, code, pepper, lifetimeMs, at } = input;
  const id = crypto.randomUUID();
  const salt = randomBytes(16).toString('hex');
  await endOlder(trx, { purpose, at });
  await insertCode(trx, {
    ...columns,
    id,
    salt,
    codeHash: hashCode(code, salt, pepper),
    triesLeft: maxTries,
    sentAt: at,
    expiresAt: at + lifetimeMs,
    consumedAt: null,
  });
  return id;
}

/**
 * A wrong guess uses up one try and throws a `CountedFailure`, which does not roll back the caller's transaction.
 * @param input.peppers a code counts that was issued with any of them
 * @returns the id for `consumeCode`
 * @throws Failure `codeWrong`; `codeSpent` when the newest code is used, expired or has no tries left
 */
export async function tryCode<T extends CodeTable>(
  db: Db,
  table: T,
  purpose: Purpose<T>,
  input: { code: string; peppers: readonly string[]; at: number },
): Promise<string> {
  const [row] = await statements[table].takeTry(db, { purpose, at: input.at });
  if (!row) throw fail('codeSpent');
  const isRight = input.peppers.some((pepper) =>
    sameHash(hashCode(input.code, row.salt, pepper), row.codeHash),
  );
  if (!isRight) throw new CountedFailure('codeWrong');
  return row.id;
}

/**
 * Must run in the transaction of the action that the code allows.
 * @throws Failure `codeSpent` if another request has used it already
 */
export async function consumeCode(trx: Trx, table: CodeTable, codeId: string, at: number): Promise<void> {
  const used = await statements[table].markUsed(trx, { codeId, at });
  if (used !== 1) throw fail('codeSpent');
}

interface PurposeNow {
  purpose: Purpose<CodeTable>;
  at: number;
}

const statements = { smsCodes: prepareFor('smsCodes'), emailCodes: prepareFor('emailCodes') };

function prepareFor(table: CodeTable) {
  return {
    endOlder: prepared((db, { purpose, at }: PurposeNow) =>
      db(table)
        .where({ ...purpose, consumedAt: null })
        .update({ consumedAt: at }),
    ),
    insertCode: prepared((db, row: NewRow<CodeTable>) => db(table).insert(row)),
    takeTry: prepared((db, { purpose, at }: PurposeNow) => {
      const newest = db(table)
        .select('id')
        .where({ ...purpose, consumedAt: null })
        .orderBy([
          { column: 'sentAt', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(1);
      return db(table)
        .where('id', newest)
        .where({ consumedAt: null })
        .where('expiresAt', '>', at)
        .where('triesLeft', '>', 0)
        .decrement('triesLeft')
        .returning(['id', 'salt', 'codeHash']);
    }),
    markUsed: prepared((db, { codeId, at }: { codeId: string; at: number }) =>
      db(table).where({ id: codeId, consumedAt: null }).update({ consumedAt: at }),
    ),
  };
}

function hashCode(code: string, salt: string, pepper: string): string {
  return createHmac('sha256', pepper).update(`${salt}:${code}`).digest('hex');
}

function sameHash(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
}
