import { day, hour, second } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { lockMember } from './lock-member.ts';

export const resendAfter = 60 * second;
/** Both quotas apply to the codes for one member and to the codes for one e-mail address. */
const perHour = 5;
const perDay = 10;

/** Requests of one member wait for each other here. @throws Failure `codeTooSoon`, `codeQuotaReached` */
export async function takeMailQuota(
  trx: Trx,
  { userId, email, at }: { userId: string; email: string; at: number },
): Promise<void> {
  await lockMember(trx, userId);
  const last = await trx('emailCodes').where({ userId }).max({ sentAt: 'sentAt' }).first();
  const waitMs = (last?.sentAt ?? 0) + resendAfter - at;
  if (waitMs > 0) throw fail('codeTooSoon', { retryAfterSeconds: Math.ceil(waitMs / second) });
  for (const who of [{ userId }, { email }]) {
    const lastHour = await countSent(trx, who, at - hour);
    const lastDay = await countSent(trx, who, at - day);
    if (lastHour >= perHour || lastDay >= perDay) throw fail('codeQuotaReached');
  }
}

async function countSent(trx: Trx, who: Partial<Row<'emailCodes'>>, since: number): Promise<number> {
  const [row] = await trx('emailCodes').where(who).where('sentAt', '>', since).count({ sent: '*' });
  return Number(row?.sent ?? 0);
}
