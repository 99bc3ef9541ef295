import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import { presentWallet, walletColumns } from '../wallet/list-wallets.ts';
import { presentCredits } from './present-credits.ts';
import { readCreditedAlone } from './read-credited-alone.ts';

type Wallet = OutputOf<'GET /admin/wallets/detail'>;

interface Asked {
  userId: string;
  /** The reader. How much one may still credit alone depends on what one has credited before. */
  staffId: string;
  approvalFen: number;
  at: number;
}

/** @throws Failure `userNotFound` */
export async function readWallet(db: Db, { userId, staffId, approvalFen, at }: Asked): Promise<Wallet> {
  const wallet = await db('walletTotals')
    .join('users', 'users.id', 'walletTotals.userId')
    .where('walletTotals.userId', userId)
    .first(...walletColumns, 'users.status');
  if (!wallet) throw fail('userNotFound');
  const waiting = await db('credits').where({ userId, status: 'PROPOSED' }).orderBy('proposedAt', 'desc');
  const aloneFen = await readCreditedAlone(db, { userId, staffId, at });
  return {
    ...presentWallet(wallet),
    status: wallet.status,
    balance: toYuan(wallet.balanceFen),
    held: await readHeld(db, userId),
    waiting: await presentCredits(db, waiting),
    aloneBelow: toYuan(Math.max(approvalFen - aloneFen, 0)),
    aloneLimit: toYuan(approvalFen),
  };
}

async function readHeld(db: Db, userId: string): Promise<Wallet['held']> {
  const refunds = await db('refunds').where({ userId, status: 'PROCESSING' }).orderBy('appliedAt', 'desc');
  return refunds.map(({ refundNo, chargeNo, amountFen, appliedAt, approvedAt }) => ({
    refundNo,
    chargeNo,
    amount: toYuan(amountFen),
    appliedAt: isoTime(appliedAt),
    approved: approvedAt !== null,
  }));
}
