import { day } from '../clock.ts';
import type { Db } from '../db/db.ts';

interface Crediting {
  userId: string;
  /** Null stands for all users of the command line together. */
  staffId: string | null;
  at: number;
}

/** The sum in fen within a day. A caller that credits locks the member first, so that nobody adds to it meanwhile. */
export async function readCreditedAlone(db: Db, by: Crediting): Promise<number> {
  return (await readRecharges(db, by)) + (await readCharges(db, by));
}

async function readRecharges(db: Db, { userId, staffId, at }: Crediting): Promise<number> {
  const [row] = await db('rechargeProposals')
    .where({ userId, status: 'POSTED', proposedBy: staffId, decidedBy: staffId })
    .where('decidedAt', '>', at - day)
    .sum({ sumFen: 'amountFen' });
  return row?.sumFen ?? 0;
}

/** A charge does not count if another staff member had confirmed it before with the same serial number. */
async function readCharges(db: Db, { userId, staffId, at }: Crediting): Promise<number> {
  // Charges can't be confirmed from the command line.
  if (staffId === null) return 0;
  const [row] = await db('charges')
    .where({ 'charges.userId': userId, 'charges.provider': 'manual' })
    // A join would start with all charges of the ledger.
    .whereExists(
      db('ledgerTransactions')
        .select(db.raw('1'))
        .where('ledgerTransactions.chargeNo', db.ref('charges.chargeNo'))
        .where({ 'ledgerTransactions.scene': 'CHARGE', 'ledgerTransactions.actor': `staff:${staffId}` })
        .whereNull('ledgerTransactions.reverses'),
    )
    .where('charges.successAt', '>', at - day)
    .where((alone) =>
      alone
        .whereNull('charges.confirmedBy')
        .orWhere('charges.confirmedBy', staffId)
        .orWhere('charges.confirmedSerialNo', '<>', db.ref('charges.serialNo')),
    )
    .sum({ sumFen: 'charges.amountFen' });
  return row?.sumFen ?? 0;
}
