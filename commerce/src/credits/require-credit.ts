import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Credit } from './credit.ts';

/** @throws Failure `creditNotFound` */
export async function requireCredit(db: Db, creditId: string): Promise<Credit> {
  const credit = await db('credits').where({ id: creditId }).first();
  if (!credit) throw fail('creditNotFound');
  return credit;
}
