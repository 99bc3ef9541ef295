import type { LedgerKind } from '../../contract/choices.ts';
import type { Db } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { accounts } from './accounts.ts';

interface Kind {
  kind: LedgerKind | null;
  /** The number of the transaction whose amount this one corrects. */
  corrects: string | null;
}

/** These references go on with the number of the credit. */
export const correctionRef = 'correction:';
export const reversalRef = 'reversal:';

export async function kindsOf(db: Db, ids: readonly string[]) {
  const given = await db('ledgerPostings')
    .whereIn('transactionId', ids)
    .where({ account: accounts.marketing })
    .select('transactionId');
  const gifts = new Set(given.map(({ transactionId }) => transactionId));
  return ({ id, businessRef }: Pick<Row<'ledgerTransactions'>, 'id' | 'businessRef'>): Kind => {
    if (businessRef.startsWith(correctionRef))
      return { kind: 'correction', corrects: businessRef.slice(correctionRef.length) };
    if (businessRef.startsWith(reversalRef)) return { kind: 'reversal', corrects: null };
    return { kind: gifts.has(id) ? 'gift' : null, corrects: null };
  };
}
