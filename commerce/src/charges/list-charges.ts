import type { OutputOf } from '../../contract/contract.ts';
import type { ChargeStatus } from '../../contract/states.ts';
import type { Db } from '../db/db.ts';
import { presentCharges } from './present-charge.ts';

const pageSize = 10;

export async function listCharges(
  db: Db,
  { userId, status, page }: { userId: string; status: ChargeStatus | undefined; page: number },
): Promise<OutputOf<'GET /wallet/charge/query'>> {
  const query = db('charges').where({ userId });
  if (status) query.where({ status });
  const [counted] = await query.clone().count({ total: '*' });
  const charges = await query
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'chargeNo', order: 'desc' },
    ])
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: await presentCharges(db, charges), total: Number(counted?.total), page, pageSize };
}
