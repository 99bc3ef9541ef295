import type { Knex } from 'knex';
import type { OutputOf } from '../../contract/contract.ts';
import type { ChargeStatus } from '../../contract/states.ts';
import { Charge } from './charge.ts';
import { presentCharges } from './present-charge.ts';

const pageSize = 10;

/** A page of a member's charges, the newest first. */
export async function listCharges(
  db: Knex,
  { userId, status, page }: { userId: string; status: ChargeStatus | undefined; page: number },
): Promise<OutputOf<'GET /wallet/charge/query'>> {
  const query = Charge.query(db).where({ userId });
  if (status) query.where({ status });
  const { results, total } = await query
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'chargeNo', order: 'desc' },
    ])
    .page(page - 1, pageSize);
  return { items: await presentCharges(db, results), total, page, pageSize };
}
