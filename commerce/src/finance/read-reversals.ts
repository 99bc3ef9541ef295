import { rechargeStates } from '../../contract/states.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { reversalsOf } from '../ledger/reversals-of.ts';
import { bookedAtSql } from './read-booked.ts';

export type Difference = Row<'statementDifferences'>;

type Reversal = 'possible' | 'spent' | 'none';

type Kind = Pick<Difference, 'outcome' | 'side' | 'theirFen' | 'ourFen' | 'transactionNo'>;

/** A reversal never raises what a member was credited, so it needs no second person (docs/decisions/038). */
export function isReversible({ outcome, side, theirFen, ourFen, transactionNo }: Kind): boolean {
  if (side !== 'in' || transactionNo === null || ourFen === null) return false;
  return (
    outcome === 'missingThere' || (outcome === 'amountDiffers' && theirFen !== null && theirFen < ourFen)
  );
}

export async function readReversals(db: Db, differences: Difference[]) {
  const numbers = [...new Set(differences.flatMap(({ transactionNo }) => transactionNo ?? []))];
  const ours = await db('ledgerTransactions')
    .leftJoin('deposits', 'deposits.transactionId', 'ledgerTransactions.id')
    .leftJoin('walletEntries', 'walletEntries.transactionId', 'ledgerTransactions.id')
    .leftJoin('recharges', 'recharges.chargeNo', 'ledgerTransactions.chargeNo')
    .whereIn('ledgerTransactions.transactionNo', numbers)
    .select(
      'ledgerTransactions.transactionNo',
      'ledgerTransactions.scene',
      'walletEntries.userId',
      'deposits.amountFen',
      'deposits.leftFen',
      'recharges.status',
      db.raw<{ bookedAt: number }>(`${bookedAtSql} AS "bookedAt"`),
    );
  const reversed = await reversalsOf(db, numbers);
  const byNo = new Map(ours.map((each) => [each.transactionNo, each]));
  return {
    bookedAtOf: (transactionNo: string | null) => {
      const found = byNo.get(transactionNo ?? '');
      return found ? isoTime(Number(found.bookedAt)) : null;
    },
    memberOf: (transactionNo: string | null) => byNo.get(transactionNo ?? '')?.userId ?? null,
    reversalOf(difference: Difference): Reversal {
      const found = byNo.get(difference.transactionNo ?? '');
      if (!found || !isReversible(difference) || reversed.has(found.transactionNo)) return 'none';
      if (found.leftFen !== found.amountFen) return 'spent';
      if (found.scene !== 'CHARGE') return 'possible';
      return found.status && rechargeStates.can(found.status, 'reverse', 'staff') ? 'possible' : 'none';
    },
  };
}
