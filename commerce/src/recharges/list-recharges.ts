import type { OutputOf } from '../../contract/contract.ts';
import type { RechargeStatus } from '../../contract/states.ts';
import type { Db } from '../db/db.ts';
import { presentRecharges } from './present-recharge.ts';

const pageSize = 10;

export async function listRecharges(
  db: Db,
  { userId, status, page }: { userId: string; status: RechargeStatus | undefined; page: number },
): Promise<OutputOf<'GET /wallet/charge/query'>> {
  const query = db('recharges').where({ userId });
  if (status) query.where({ status });
  const [counted] = await query.clone().count({ total: '*' });
  const recharges = await query
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'chargeNo', order: 'desc' },
    ])
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: await presentRecharges(db, recharges), total: Number(counted?.total), page, pageSize };
}
