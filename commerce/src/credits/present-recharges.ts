import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { readActs } from '../audit/read-acts.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import { readHeldUntil } from '../orders/read-held-until.ts';
import { presentRecharge } from '../recharges/present-recharge.ts';
import { rechargeVersion } from '../recharges/recharge-version.ts';
import { findWaitingCredit } from '../recharges/waiting-credit.ts';
import { nameActors, namePeople, personIn } from '../users/name-people.ts';
import { requireCredit } from './credit.ts';
import { presentCredit } from './present-credits.ts';

type Detail = OutputOf<'GET /admin/recharges/detail'>;
type View = OutputOf<'POST /admin/recharges/confirm'>;
type Event = Detail['events'][number];

/** @throws Failure `rechargeNotFound` */
export async function readRecharge(db: Db, chargeNo: string): Promise<View> {
  const recharge = await db('recharges').where({ chargeNo }).first();
  if (!recharge) throw fail('rechargeNotFound');
  const { userId, provider, note } = recharge;
  const waiting = await findWaitingCredit(db, chargeNo);
  const credit = waiting ? await presentCredit(db, await requireCredit(db, waiting.id)) : null;
  const member = personIn(await namePeople(db, [userId]), userId);
  const view = await presentRecharge(db, recharge);
  const heldUntil = await readHeldUntil(db, recharge.orderNo ? [recharge.orderNo] : []);
  return {
    ...{ ...view, member, provider, note, credit, version: rechargeVersion(recharge, waiting) },
    heldUntil: heldUntil.get(recharge.orderNo) ?? null,
  };
}

/** @throws Failure `rechargeNotFound` */
export async function readRechargeDetail(db: Db, chargeNo: string): Promise<Detail> {
  const credited = { chargeNo, scene: 'CHARGE', reverses: null } as const;
  const first = await db('ledgerTransactions').where(credited).orderBy('id').first('transactionNo');
  return {
    ...(await readRecharge(db, chargeNo)),
    transactionNo: first?.transactionNo ?? null,
    notices: await readNotices(db, chargeNo),
    events: await readEvents(db, chargeNo),
  };
}

async function readNotices(db: Db, chargeNo: string): Promise<Detail['notices']> {
  const notices = await db('paymentNotices').where({ chargeNo }).orderBy('id');
  return notices.map(({ receivedAt, outcome, amountFen, serialNo }) => ({
    at: isoTime(receivedAt),
    outcome,
    amount: amountFen === null ? null : toYuan(amountFen),
    serialNo: serialNo ?? '',
  }));
}

/** What staff did, the oldest first. */
async function readEvents(db: Db, chargeNo: string): Promise<Event[]> {
  const credits = await db('credits').where({ chargeNo });
  const transactions = await db('ledgerTransactions')
    .where({ chargeNo, scene: 'CHARGE' })
    .select('transactionNo');
  const numbers = transactions.map(({ transactionNo }) => transactionNo);
  const reversals = await db('reversals').whereIn('transactionNo', numbers).where({ status: 'POSTED' });
  const nameOf = await nameActors(
    db,
    [...credits, ...reversals].flatMap(({ proposedBy, decidedBy }) =>
      [proposedBy, decidedBy].filter((id) => id !== null).map((id) => `staff:${id}`),
    ),
  );
  const event = (at: number, by: string | null, name: Event['event'], reason: string) => ({
    ...{ at, by: nameOf(`staff:${by}`), event: name, reason },
  });
  const failed = await readActs(db, `recharge:${chargeNo}`, ['recharges/fail']);
  const events = [
    ...credits.flatMap(({ proposedBy, proposedAt, decidedBy, decidedAt, status, reason, rejectReason }) => [
      ...(decidedAt === proposedAt ? [] : [event(proposedAt, proposedBy, 'proposed', reason)]),
      ...(decidedAt !== null && (status === 'POSTED' || status === 'REVERSED')
        ? [event(decidedAt, decidedBy, 'credited', reason)]
        : []),
      ...(decidedAt !== null && status === 'REJECTED'
        ? [event(decidedAt, decidedBy, 'rejected', rejectReason)]
        : []),
    ]),
    ...reversals.map(({ decidedAt, decidedBy, reason }) =>
      event(decidedAt ?? 0, decidedBy, 'reversed', reason),
    ),
    ...failed.map(({ at, by, reason }) => ({ at, by, event: 'failed' as const, reason })),
  ];
  return events.sort((a, b) => a.at - b.at).map(({ at, ...rest }) => ({ at: isoTime(at), ...rest }));
}
