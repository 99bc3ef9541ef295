import type { Db } from '../db/db.ts';
import type { Row } from '../db/tables.ts';

type Difference = Pick<Row<'reconciliationLines'>, 'serialNo' | 'transactionNo' | 'chargeNo'>;

/** The credits and reversals that would settle the differences and wait for another person, and recharges that wait. */
export async function readWaitingProposals(db: Db, rows: readonly Difference[]) {
  const numbers = (name: keyof Difference) => rows.flatMap((row) => row[name] ?? []);
  const credits = await db('credits')
    .where({ status: 'PROPOSED' })
    .whereIn('serialNo', numbers('serialNo'))
    .select('id', 'channel', 'serialNo');
  const reversals = await db('reversals')
    .where({ status: 'PROPOSED' })
    .whereIn('transactionNo', numbers('transactionNo'))
    .select('id', 'transactionNo');
  const recharges = await db('recharges')
    .where({ status: 'PENDING', provider: 'manual' })
    .whereIn('chargeNo', numbers('chargeNo'))
    .select('chargeNo');
  return ({ serialNo, transactionNo, chargeNo }: Difference, ofChannel: string) => ({
    creditId:
      credits.find(({ channel, ...credit }) => channel === ofChannel && credit.serialNo === serialNo)?.id ??
      null,
    waitingChargeNo: recharges.find((recharge) => recharge.chargeNo === chargeNo)?.chargeNo ?? null,
    reversalId: reversals.find((reversal) => reversal.transactionNo === transactionNo)?.id ?? null,
  });
}
