import { channels } from '../../contract/choices.ts';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { normalSerialNo } from '../../contract/serial-no.ts';
import type { Db } from '../db/db.ts';
import type { ConditionsOn } from '../db/query.ts';
import { column } from '../db/tables.ts';
import type { List } from '../lists/list-page.ts';
import { sumRows } from '../lists/sum-rows.ts';
import { whereDays } from '../lists/where-days.ts';
import { runAside } from '../threads/run-aside.ts';
import { membersCalled } from '../users/members-called.ts';
import { namePeople } from '../users/name-people.ts';
import type { Charge } from './charge.ts';
import { chargeVersion } from './charge-version.ts';
import { presentCharges } from './present-charge.ts';

type View = OutputOf<'GET /admin/charges/query'>['items'][number];
type Sums = OutputOf<'GET /admin/charges/sums'>;
type Filters = Pick<
  ParsedInputOf<'GET /admin/charges/query'>,
  'search' | 'channel' | 'status' | 'provider' | 'from' | 'to'
>;

export function listAllCharges(db: Db, filters: Filters): List<Charge, View> {
  const rows = db('charges')
    .modify((query) => {
      whereDays(query, 'charges.createdAt', filters);
      if (filters.search) whereFound(db, query, filters.search);
      if (filters.channel) query.where('charges.channel', filters.channel);
      if (filters.status) query.where('charges.status', filters.status);
      if (filters.provider) query.where('charges.provider', filters.provider);
    })
    .select('charges.*');
  return {
    rows,
    sorts: {
      createdAt: [column('charges.createdAt'), column('charges.chargeNo')],
      amount: [column('charges.amountFen'), column('charges.chargeNo')],
    },
    defaultSort: '-createdAt',
    present: (found) => presentChargesForStaff(db, found),
  };
}

/** On SQLite this runs in a thread. */
export function sumAllCharges(db: Db, filters: Filters): Promise<Sums> {
  return runAside(db, import.meta.url, addUpCharges, filters);
}

export function addUpCharges(db: Db, filters: Filters): Promise<Sums> {
  const amount = column('charges.amountFen');
  const status = column('charges.status');
  // The states of the index `refunds_one_alive`.
  const paidBack = `(SELECT SUM(paid.actual_fen) FROM refunds paid
    WHERE paid.charge_no = ${column('charges.chargeNo')} AND paid.status IN ('PROCESSING', 'SUCCESS'))`;
  return sumRows(db, listAllCharges(db, filters), {
    credited: `CASE WHEN ${status} NOT IN ('PENDING', 'FAILED') THEN ${amount} END`,
    waiting: `CASE WHEN ${status} = 'PENDING' THEN ${amount} END`,
    failed: `CASE WHEN ${status} = 'FAILED' THEN ${amount} END`,
    refunded: `CASE WHEN ${status} = 'REFUND_SUCCESS' THEN ${paidBack} END`,
  });
}

export async function presentChargesForStaff(db: Db, charges: Charge[]): Promise<View[]> {
  const views = await presentCharges(db, charges);
  const people = await namePeople(
    db,
    charges.flatMap(({ userId, confirmedBy }) => (confirmedBy ? [userId, confirmedBy] : [userId])),
  );
  return charges.flatMap((charge, index) => {
    const { userId, confirmedBy, provider, note } = charge;
    const view = views[index];
    if (!view) return [];
    // A credit that was taken back waits for no confirmation.
    const waiting = view.status === 'PENDING' || (view.status === 'FAILED' && view.successAt === null);
    const member = people.get(userId) ?? { userId, username: '' };
    const first = (waiting && confirmedBy && people.get(confirmedBy)) || null;
    return [{ ...view, member, provider, note, confirmedBy: first, version: chargeVersion(charge) }];
  });
}

/** The search text is a charge number, a serial number, or a member's phone or username. Each search uses an index. */
function whereFound(db: Db, query: ConditionsOn<'charges'>, text: string): void {
  query.where((either) =>
    either
      .where('charges.chargeNo', text.toUpperCase())
      .orWhereIn('charges.userId', membersCalled(db, text))
      .orWhere((payment) => whereSerialNo(payment, text)),
  );
}

/** Names all channels, so that the database uses the index on channel and serial number. */
export function whereSerialNo(query: ConditionsOn<'charges'>, serialNo: string): void {
  query.whereIn('charges.channel', channels);
  query.where('charges.serialNo', normalSerialNo(serialNo));
}
