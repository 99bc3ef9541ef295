import type { Logger } from 'pino';
import { type Clock, day, hour, minute } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { sendsMail } from '../mail/create-mail.ts';
import type { MailProvider } from '../mail/mail-provider.ts';
import type { SmsSender } from '../sms/sms-sender.ts';
import { noticeScenes } from './notice-kinds.ts';
import { noticeMail } from './notice-mail.ts';

interface Shop {
  db: Db;
  clock: Clock;
  config: Config;
  mail: MailProvider;
  sms: SmsSender;
  log: Logger;
}

const batchSize = 20;
/** Longer than any answer of a mail server or an SMS provider is waited for. */
const retryAfter = minute;
const triedFor = hour;
/** A thief of a session may have verified an address of his own. Meanwhile the phone is told, which can't be changed. */
const addressIsNewFor = 7 * day;

/** A notice that can't be sent is tried for an hour. */
export async function sendNotices(shop: Shop): Promise<void> {
  const now = shop.clock.now();
  const due = await readDue(shop.db).where('securityNotices.dueAt', '<=', now).limit(batchSize);
  await Promise.all(due.map((notice) => sendNotice(shop, notice)));
  if (due.length === batchSize) await sendNotices(shop);
}

function readDue(db: Db) {
  return db('securityNotices')
    .join('users', 'users.id', 'securityNotices.userId')
    .select(
      'securityNotices.id',
      'securityNotices.kind',
      'securityNotices.language',
      'securityNotices.device',
    )
    .select('securityNotices.ip', 'securityNotices.createdAt', 'securityNotices.dueAt')
    .select('users.phone', 'users.email', 'users.emailVerifiedAt')
    .orderBy('securityNotices.dueAt');
}

type Due = Awaited<ReturnType<typeof readDue>>[number];

/** Takes the notice before it is sent, so that a second process that runs the job does not send it too. */
async function sendNotice(shop: Shop, notice: Due): Promise<void> {
  const { db, clock, log } = shop;
  const { id, kind, createdAt, dueAt } = notice;
  const at = clock.now();
  const nextTry = at + retryAfter;
  if ((await db('securityNotices').where({ id, dueAt }).update({ dueAt: nextTry })) !== 1) return;
  const outcome = await tell(shop, notice);
  const isOver = outcome === 'sent' || outcome === 'noWay' || nextTry >= createdAt + triedFor;
  if (!isOver) return;
  await db('securityNotices').where({ id }).update({ dueAt: null });
  if (outcome !== 'sent') log.warn({ kind, outcome }, 'a member was not told of a login or a change');
}

/** A silent SMS provider counts as sent, because it may have sent the message. */
async function tell({ config, mail, sms, log }: Shop, notice: Due): Promise<'sent' | 'failed' | 'noWay'> {
  const { kind, language, phone, email, emailVerifiedAt, createdAt } = notice;
  const hasAddress = email && emailVerifiedAt && sendsMail(config);
  if (hasAddress && emailVerifiedAt + addressIsNewFor <= createdAt) return tellByMail(email);
  const outcome = await sms.notify({ phone, scene: noticeScenes[kind], language });
  if (outcome === 'noTemplate') return hasAddress ? tellByMail(email) : 'noWay';
  return outcome === 'notSent' ? 'failed' : 'sent';

  async function tellByMail(email: string): Promise<'sent' | 'failed'> {
    try {
      await mail.send(noticeMail(notice, { email, publicUrl: config.publicUrl }));
      return 'sent';
    } catch (error) {
      log.warn({ err: error, kind }, 'no mail server took a notice');
      return 'failed';
    }
  }
}
