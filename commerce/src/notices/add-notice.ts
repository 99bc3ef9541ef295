import { hour } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import type { Language } from '../locales.ts';
import type { NoticeKind } from './notice-kinds.ts';

/** The call that a member is told of. */
export interface Origin {
  /** The header User-Agent. */
  device: string;
  ip: string;
  language: Language;
}

export function originOf({ device, ip, language }: Origin): Origin {
  return { device, ip, language };
}

/**
 * A member gets at most this many of a kind in an hour, so that nobody floods a phone. Each kind counts by itself, so
 * that nobody can hide one behind others.
 */
const perHour = { logins: 3, changes: 10 };

/**
 * `sendNotices` sends it to the address that is verified now, because a thief may verify another one next. The caller
 * has locked the person's row, so that the notices of an hour are counted right.
 */
export async function addNotice(
  trx: Trx,
  notice: Origin & { userId: string; kind: NoticeKind; at: number },
): Promise<void> {
  const { userId, kind, language, device, ip, at } = notice;
  const recent = await trx('securityNotices')
    .where({ userId, kind })
    .where('createdAt', '>', at - hour)
    .count({ count: '*' })
    .first();
  const limit = kind === 'new_login' ? perHour.logins : perHour.changes;
  if (Number(recent?.count ?? 0) >= limit) return;
  const user = await trx('users').where({ id: userId }).first('email', 'emailVerifiedAt');
  await trx('securityNotices').insert({
    id: crypto.randomUUID(),
    userId,
    kind,
    language,
    device: device.slice(0, 200),
    ip,
    email: user?.emailVerifiedAt ? user.email : null,
    createdAt: at,
    dueAt: at,
  });
}

/** Says nothing of the colleague who acted. The language is that of the member's last login. */
export async function addNoticeOfShop(
  trx: Trx,
  { userId, kind, at }: { userId: string; kind: NoticeKind; at: number },
): Promise<void> {
  const last = await trx('knownDevices').where({ userId }).orderBy('lastSeenAt', 'desc').first('language');
  await addNotice(trx, { userId, kind, device: '', ip: '', language: last?.language ?? 'zh', at });
}
