import type { Logger } from 'pino';
import { day, hour, second } from '../clock.ts';
import { isSqlite } from '../db/connect.ts';
import type { Db, Trx } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { derivationsFor } from './work-amount.ts';

export const resendAfter = 60 * second;
const perPhoneHour = 5;
const perPhoneDay = 10;
const perIpHour = 10;
const globalDay = 5000;
/** Once guests have used half of a day's messages, 500 networks together can't use up the other half. */
const crowdedDayShare = 0.5;
const perIpDayWhenCrowded = 4;

/** Guests may enter any phone number, members only their own. */
export interface SmsCaller {
  phone: string;
  byMember: boolean;
  ip: string;
  /** What the guest's browser has computed for this message (`guest-work.ts`). */
  derivations: number;
}

/**
 * A guest's messages do not count against the phone's owner; otherwise anybody could keep the owner from paying
 * (docs/decisions/012).
 * @throws Failure `codeTooSoon` within 60 s of the last message, `codeQuotaReached` beyond the quotas, `workNeeded` with
 *   `details.derivations` if the guest's browser has to compute more
 */
export async function takeSmsQuota(
  trx: Trx,
  { phone, byMember, ip, derivations, at }: SmsCaller & { at: number },
  log: Logger,
): Promise<void> {
  await winPhone(trx, { phone, byMember }, at);
  await lockNetwork(trx, ip);
  // One after the other, because a transaction has one connection.
  const toPhoneInHour = await countSent(trx, at - hour, { phone, byMember });
  const toPhoneInDay = await countSent(trx, at - day, { phone, byMember });
  const toIpInHour = await countSent(trx, at - hour, { ip });
  const inDay = await countSent(trx, at - day, { byMember });
  warnOfDay(byMember, (inDay + 1) / globalDay, log);
  if (toPhoneInHour >= perPhoneHour || toPhoneInDay >= perPhoneDay) throw fail('codeQuotaReached');
  if (toIpInHour >= perIpHour || inDay >= globalDay) throw fail('codeQuotaReached');
  if (byMember) return;
  const dayShare = inDay / globalDay;
  const hourShare = (await countSent(trx, at - hour, { byMember })) / globalDay;
  const byNetwork = await countSent(trx, at - day, { ip, byMember });
  if (dayShare >= crowdedDayShare && byNetwork >= perIpDayWhenCrowded) throw fail('codeQuotaReached');
  const needed = derivationsFor({ dayShare, hourShare, byNetwork });
  if (derivations < needed) throw fail('workNeeded', { derivations: needed });
}

/** The phone can get another message at once. */
export async function giveBackSmsQuota(
  trx: Trx,
  { codeId, phone, byMember, at }: { codeId: string; phone: string; byMember: boolean; at: number },
): Promise<void> {
  await trx('smsCodes').where({ id: codeId }).delete();
  await trx('smsPhones').where({ phone, byMember, lastSentAt: at }).update({ lastSentAt: 0 });
}

/** The used share of the day's messages, from 0 to 1. */
export async function readDayShare(db: Db, byMember: boolean, at: number): Promise<number> {
  return (await countSent(db, at - day, { byMember })) / globalDay;
}

const warningLevels = [0.8, 0.5];
/** The last level warned of, so that each level is logged once. */
const warnedOf = { members: 0, guests: 0 };

function warnOfDay(byMember: boolean, share: number, log: Logger): void {
  const by = byMember ? 'members' : 'guests';
  const level = warningLevels.find((candidate) => share >= candidate) ?? 0;
  if (level > warnedOf[by]) {
    log.warn({ by, percent: level * 100, limit: globalDay }, 'the messages of a day are running out');
  }
  warnedOf[by] = level;
}

/** The phone's row serves as the lock: of several concurrent requests, only one succeeds. */
async function winPhone(trx: Trx, phone: Pick<SmsCaller, 'phone' | 'byMember'>, at: number): Promise<void> {
  const fresh = await trx('smsPhones')
    .insert({ ...phone, lastSentAt: at })
    .onConflict(['phone', 'byMember'])
    .ignore()
    .returning('phone');
  if (fresh.length === 1) return;
  const won = await trx('smsPhones')
    .where(phone)
    // A time in the future was written before the clock was set back, so it is ignored.
    .where((over) => over.where('lastSentAt', '<=', at - resendAfter).orWhere('lastSentAt', '>', at))
    .update({ lastSentAt: at });
  if (won === 1) return;
  const { lastSentAt = at } = (await trx('smsPhones').where(phone).first('lastSentAt')) ?? {};
  throw fail('codeTooSoon', { retryAfterSeconds: Math.ceil((lastSentAt + resendAfter - at) / second) });
}

/** Otherwise simultaneous requests of a network would not count each other. SQLite runs one transaction at a time. */
async function lockNetwork(trx: Trx, ip: string): Promise<void> {
  if (isSqlite(trx)) return;
  await trx.raw("SELECT pg_advisory_xact_lock(hashtext('sms network'), hashtext(?))", [ip]);
}

async function countSent(trx: Db, since: number, where: Partial<Row<'smsCodes'>>): Promise<number> {
  const [row] = await trx('smsCodes').where(where).where('sentAt', '>', since).count({ sent: '*' });
  return Number(row?.sent ?? 0);
}
