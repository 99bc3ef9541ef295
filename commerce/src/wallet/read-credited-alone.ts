import type { Knex } from 'knex';
import { day } from '../clock.ts';

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
export async function readCreditedAlone(trx: Knex.Transaction, by: Crediting): Promise<number> {
  return (await readRecharges(trx, by)) + (await readCharges(trx, by));
}

async function readRecharges(trx: Knex.Transaction, { userId, staffId, at }: Crediting): Promise<number> {
  const [row] = await trx('rechargeProposals')
    .where({ userId, status: 'POSTED', proposedBy: staffId, decidedBy: staffId })
    .andWhere('decidedAt', '>', at - day)
    .sum({ sumFen: 'amountFen' });
  return row?.sumFen ?? 0;
}

/** Not those where somebody else had confirmed the very number they were credited with. */
async function readCharges(trx: Knex.Transaction, { userId, staffId, at }: Crediting): Promise<number> {
  // No command confirms charges.
  if (staffId === null) return 0;
  const [row] = await trx('charges')
    .join('ledgerTransactions', 'ledgerTransactions.chargeNo', 'charges.chargeNo')
    .where({ userId, provider: 'manual', scene: 'CHARGE', actor: `staff:${staffId}` })
    .andWhere('successAt', '>', at - day)
    .andWhere((alone) =>
      alone
        .whereNull('confirmedBy')
        .orWhere({ confirmedBy: staffId })
        .orWhere('confirmedSerialNo', '<>', trx.ref('charges.serialNo')),
    )
    .sum({ sumFen: 'amountFen' });
  return row?.sumFen ?? 0;
}
