import type { Knex } from 'knex';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { channels } from '../../contract/wallet.ts';
import type { List } from '../lists/list-page.ts';
import { whereDays } from '../lists/where-days.ts';
import { membersCalled } from '../users/members-called.ts';
import { namePeople } from '../users/name-people.ts';
import type { Charge } from './charge.ts';
import { presentCharges } from './present-charge.ts';

type View = OutputOf<'GET /admin/charges/query'>['items'][number];
type Filters = Pick<
  ParsedInputOf<'GET /admin/charges/query'>,
  'search' | 'channel' | 'status' | 'from' | 'to'
>;

/** Recharges of all members. */
export function listAllCharges(db: Knex, filters: Filters): List<Charge, View> {
  const rows = db('charges')
    .modify((query) => {
      whereDays(query, 'charges.createdAt', filters);
      if (filters.search) whereFound(db, query, { number: 'charges.chargeNo', text: filters.search });
      if (filters.channel) query.where('charges.channel', filters.channel);
      if (filters.status) query.where('charges.status', filters.status);
    })
    .select('charges.*');
  return {
    rows,
    sorts: {
      createdAt: ['charges.created_at', 'charges.charge_no'],
      amount: ['charges.amount_fen', 'charges.charge_no'],
    },
    defaultSort: '-createdAt',
    present: (found) => presentChargesForStaff(db, found),
  };
}

/** Charges as staff see them: whose they are, who took the money. */
export async function presentChargesForStaff(db: Knex, charges: Charge[]): Promise<View[]> {
  const views = await presentCharges(db, charges);
  const people = await namePeople(
    db,
    charges.flatMap(({ userId, confirmedBy }) => (confirmedBy ? [userId, confirmedBy] : [userId])),
  );
  return charges.flatMap(({ userId, confirmedBy, provider, note }, index) => {
    const view = views[index];
    if (!view) return [];
    const waiting = view.status === 'PENDING' || view.status === 'FAILED';
    const member = people.get(userId) ?? { userId, username: '' };
    const first = (waiting && confirmedBy && people.get(confirmedBy)) || null;
    return [{ ...view, member, provider, note, confirmedBy: first }];
  });
}

/** By its number, the provider's serial number, or the member's phone or username. Each of them has an index. */
export function whereFound(
  db: Knex,
  query: Knex.QueryBuilder,
  { number, text }: { number: 'charges.chargeNo' | 'refunds.refundNo'; text: string },
): void {
  const table = number === 'charges.chargeNo' ? 'charges' : 'refunds';
  query.where((either) =>
    either
      .where(number, text.toUpperCase())
      .orWhereIn(`${table}.userId`, membersCalled(db, text))
      .orWhere((bySerialNo) =>
        bySerialNo.whereIn('charges.channel', channels).where('charges.serialNo', text),
      ),
  );
}
