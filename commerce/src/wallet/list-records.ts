import type { Knex } from 'knex';
import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import type { LedgerScene } from '../../contract/wallet.ts';
import { isoTime } from '../clock.ts';
import { sceneOf } from '../ledger/scene-of.ts';

const pageSize = 10;

interface Row {
  transactionNo: string;
  scene: string;
  amountFen: number;
  balanceAfterFen: number;
  createdAt: number;
  orderNo: string | null;
  chargeNo: string | null;
  refundNo: string | null;
}

/** A page of what moved in a member's wallet, the newest first. */
export async function listRecords(
  db: Knex,
  input: { userId: string; scene: LedgerScene | undefined; page: number },
): Promise<OutputOf<'GET /wallet/records'>> {
  const { userId, scene, page } = input;
  const entries = () =>
    db('walletEntries')
      .join('ledgerTransactions', 'ledgerTransactions.id', 'walletEntries.transactionId')
      .where('walletEntries.userId', userId)
      .modify((query) => {
        if (scene) query.andWhere('ledgerTransactions.scene', scene);
      });
  const [counted] = await entries().count({ total: '*' });
  const rows: Row[] = await entries()
    .select(
      'ledgerTransactions.transactionNo',
      'ledgerTransactions.scene',
      'walletEntries.amountFen',
      'walletEntries.balanceAfterFen',
      'ledgerTransactions.createdAt',
      'ledgerTransactions.orderNo',
      'ledgerTransactions.chargeNo',
      'ledgerTransactions.refundNo',
    )
    .orderBy('walletEntries.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(presentRecord), total: Number(counted?.total ?? 0), page, pageSize };
}

function presentRecord(row: Row) {
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
