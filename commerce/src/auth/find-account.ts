import type { Db } from '../db/db.ts';
import type { Row } from '../db/tables.ts';

/** @param account a phone number or a verified e-mail address */
export function findAccount(db: Db, account: string): Promise<Row<'users'> | undefined> {
  return db('users')
    .where({ phone: account })
    .orWhere((verified) => verified.where({ email: account }).whereNotNull('emailVerifiedAt'))
    .first();
}
