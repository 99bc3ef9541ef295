import { day } from '../clock.ts';
import type { Trx } from '../db/db.ts';

interface Crediting {
  /** Of the member. */
  userId: string;
  /** Null: those who use the command, together. */
  staffId: string | null;
  at: number;
}

/**
 * What one of the staff has credited to a member within a day without a second person, by recharges and by
 * confirmed charges together, in fen. The member is to be locked, so that nobody adds to it meanwhile.
 */
export async function readCreditedAlone(trx: Trx, by: Crediting): Promise<number> {
  return (await readRecharges(trx, by)) + (await readCharges(trx, by));
}

async function readRecharges(trx: Trx, { userId, staffId, at }: Crediting): Promise<number> {
  const [row] = await trx('rechargeProposals')
    .where({ userId, status: 'POSTED', proposedBy: staffId, decidedBy: staffId })
    .where('decidedAt', '>', at - day)
    .sum({ sumFen: 'amountFen' });
  return row?.sumFen ?? 0;
}

/** Not those where somebody else had confirmed the very number they were credited with. */
async function readCharges(trx: Trx, { userId, staffId, at }: Crediting): Promise<number> {
  // No command confirms charges.
  if (staffId === null) return 0;
  const [row] = await trx('charges')
    .join('ledgerTransactions', 'ledgerTransactions.chargeNo', 'charges.chargeNo')
    .where({ 'charges.userId': userId, 'charges.provider': 'manual' })
    .where({ 'ledgerTransactions.scene': 'CHARGE', 'ledgerTransactions.actor': `staff:${staffId}` })
    .where('charges.successAt', '>', at - day)
    .where((alone) =>
      alone
        .whereNull('charges.confirmedBy')
        .orWhere('charges.confirmedBy', staffId)
        .orWhere('charges.confirmedSerialNo', '<>', trx.ref('charges.serialNo')),
    )
    .sum({ sumFen: 'charges.amountFen' });
  return row?.sumFen ?? 0;
}
