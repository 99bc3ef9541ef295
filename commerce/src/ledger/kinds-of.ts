import type { LedgerKind } from '../../contract/choices.ts';
import type { Db } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { accounts } from './accounts.ts';

interface Kind {
  kind: LedgerKind | null;
  /** The number of the transaction whose amount this one corrects. */
  corrects: string | null;
}

/** Credits of wallets; their id follows. Credits of recharges have the reference of their recharge. */
export const creditRef = 'credit:';

/** These references go on with the number of the credit's transaction. */
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

/** Null for a transaction that is no credit of a wallet. */
export function creditIdOf(businessRef: string): string | null {
  return businessRef.startsWith(creditRef) ? businessRef.slice(creditRef.length) : null;
}
