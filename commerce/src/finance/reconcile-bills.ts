import { type Channel, channels } from '../../contract/choices.ts';
import { addDays, dayOf } from '../calendar.ts';
import { day as dayMs, hour, minute } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { Services } from '../services.ts';
import { leaveToPerson, type ProviderBill, reconcileBill, type Unready } from './reconcile-bill.ts';

/** WeChat Pay says that bills are there after 10:00 of the next day, the others earlier. */
const readyAfter = 10 * hour;
const pause = 30 * minute;
/** From the first question on. */
const leftToPersonAfter = dayMs;
/** WeChat Pay has bills of three months. */
const longestBack = 60;

type Given = Pick<Services, 'db' | 'clock' | 'payments' | 'log'>;

/**
 * Fetches and compares the bill of yesterday of each provider, and of each day since the first one that is not compared
 * yet. A bill is one reconciliation, however often and by however many instances this runs.
 */
export async function reconcileBills(services: Given): Promise<void> {
  const { db, clock, payments } = services;
  for (const channel of channels) {
    const provider = payments.of(channel);
    if (!provider.bill) continue;
    await expectBills(db, channel, clock.now());
    for (const bill of await findDue(db, channel, clock.now())) {
      if (await claim(db, bill, clock.now())) await fetchBill(services, provider, bill);
    }
  }
}

/** The first bill of a channel is that of the day before its provider was switched on. */
async function expectBills(db: Db, channel: Channel, at: number): Promise<void> {
  const last = addDays(dayOf(at - readyAfter), -1);
  const [found] = await db('providerBills').where({ channel }).max({ day: 'day' });
  const earliest = addDays(last, -longestBack);
  let day = found?.day ? addDays(found.day, 1) : last;
  if (day < earliest) day = earliest;
  for (; day <= last; day = addDays(day, 1)) {
    await db('providerBills').insert({ channel, day }).onConflict(['channel', 'day']).ignore();
  }
}

function findDue(db: Db, channel: Channel, at: number): Promise<ProviderBill[]> {
  return due(db, { channel }, at).orderBy('day');
}

/** Of several instances, one asks. If it is killed, the bill is asked for again after the pause. */
async function claim(db: Db, { channel, day, firstAskedAt }: ProviderBill, at: number): Promise<boolean> {
  const claimed = await due(db, { channel, day }, at).update({
    firstAskedAt: firstAskedAt ?? at,
    askedAt: at,
  });
  return claimed === 1;
}

function due(db: Db, key: Partial<ProviderBill>, at: number) {
  return db('providerBills')
    .where({ ...key, doneAt: null })
    .where((asked) => asked.whereNull('askedAt').orWhere('askedAt', '<=', at - pause));
}

async function fetchBill(services: Given, provider: PaymentProvider, bill: ProviderBill): Promise<void> {
  const { clock, log } = services;
  const { channel, day, firstAskedAt } = bill;
  const unready = await reconcileBill(services, provider, bill).catch((error: unknown): Unready => {
    log.warn({ err: error, channel, day }, 'the bill of a provider could not be fetched or compared');
    return { error };
  });
  if (!unready) return;
  const at = clock.now();
  if (at - (firstAskedAt ?? at) >= leftToPersonAfter) await leaveToPerson(services.db, bill, unready, at);
}
