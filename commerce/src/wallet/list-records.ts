import type { Knex } from 'knex';
import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { type LedgerScene, ledgerScenes } from '../../contract/wallet.ts';
import { isoTime } from '../clock.ts';
import { accounts } from '../ledger/accounts.ts';

const pageSize = 10;

interface Row {
  transactionNo: string;
  scene: string;
  amountFen: number;
  balanceAfterFen: number;
  createdAt: number;
  orderNo: string | null;
}

/** A page of what moved in a member's wallet, the newest first. */
export async function listRecords(
  db: Knex,
  input: { userId: string; scene: LedgerScene | undefined; page: number },
): Promise<OutputOf<'GET /wallet/records'>> {
  const { userId, scene, page } = input;
  const postings = () =>
    db('ledgerPostings')
      .join('ledgerTransactions', 'ledgerTransactions.id', 'ledgerPostings.transactionId')
      .where('ledgerPostings.account', accounts.wallet(userId))
      .modify((query) => {
        if (scene) query.andWhere('ledgerTransactions.scene', scene);
      });
  const [counted] = await postings().count({ total: '*' });
  const rows: Row[] = await postings()
    .select(
      'ledgerTransactions.transactionNo',
      'ledgerTransactions.scene',
      'ledgerPostings.amountFen',
      'ledgerPostings.balanceAfterFen',
      'ledgerTransactions.createdAt',
      'ledgerTransactions.orderNo',
    )
    .orderBy('ledgerPostings.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(presentRecord), total: Number(counted?.total ?? 0), page, pageSize };
}

function presentRecord(row: Row) {
  return {
    transactionNo: row.transactionNo,
    scene: ledgerScenes.find((scene) => scene === row.scene) ?? ('UNKNOWN' as const),
    amount: toYuan(row.amountFen),
    balanceAfter: toYuan(row.balanceAfterFen),
    createdAt: isoTime(row.createdAt),
    ...(row.orderNo && { orderNo: row.orderNo }),
  };
}
