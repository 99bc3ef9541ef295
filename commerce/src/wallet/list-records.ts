import type { LedgerScene } from '../../contract/choices.ts';
import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Columns } from '../db/tables.ts';
import { sceneOf } from '../ledger/scene-of.ts';

const pageSize = 10;

export const recordColumns = [
  'ledgerTransactions.transactionNo',
  'ledgerTransactions.scene',
  'walletEntries.amountFen',
  'walletEntries.balanceAfterFen',
  'ledgerTransactions.createdAt',
  'ledgerTransactions.orderNo',
  'ledgerTransactions.chargeNo',
  'ledgerTransactions.refundNo',
] as const;
export type RecordRow = Columns<(typeof recordColumns)[number]>;

/** The newest first. */
export async function listRecords(
  db: Db,
  input: { userId: string; scene: LedgerScene | undefined; page: number },
): Promise<OutputOf<'GET /wallet/records'>> {
  const { userId, scene, page } = input;
  const entries = () =>
    entriesOf(db, userId).modify((query) => {
      if (scene) query.where('ledgerTransactions.scene', scene);
    });
  const [counted] = await entries().count({ total: '*' });
  const rows = await entries()
    .select(...recordColumns)
    .orderBy('walletEntries.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(presentRecord), total: Number(counted?.total ?? 0), page, pageSize };
}

export function entriesOf(db: Db, userId: string) {
  return db('walletEntries')
    .join('ledgerTransactions', 'ledgerTransactions.id', 'walletEntries.transactionId')
    .where('walletEntries.userId', userId);
}

export function presentRecord(row: RecordRow) {
  return {
    transactionNo: row.transactionNo,
    scene: sceneOf(row.scene),
    amount: toYuan(row.amountFen),
    balanceAfter: toYuan(row.balanceAfterFen),
    createdAt: isoTime(row.createdAt),
    ...(row.orderNo && { orderNo: row.orderNo }),
    ...(row.chargeNo && { chargeNo: row.chargeNo }),
    ...(row.refundNo && { refundNo: row.refundNo }),
  };
}
