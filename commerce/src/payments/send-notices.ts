import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { signatureHeader } from './sandbox.ts';

/** A notification that gets no answer is sent again by the next call. */
export async function sendDueNotices({
  db,
  clock,
  config,
}: {
  db: Db;
  clock: Clock;
  config: Config;
}): Promise<void> {
  const notices = await db('sandboxNotices')
    .join('sandboxPayments', 'sandboxPayments.attemptNo', 'sandboxNotices.attemptNo')
    .select('sandboxNotices.id', 'sandboxPayments.channel', 'sandboxNotices.body', 'sandboxNotices.signature')
    .whereNull('sandboxNotices.answer')
    .where('sandboxNotices.dueAt', '<=', clock.now())
    .orderBy('sandboxNotices.id');
  for (const { id, channel, body, signature } of notices) {
    const response = await fetch(`http://${config.host}:${config.port}/api/payment/notify/${channel}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [signatureHeader]: signature },
      body,
      signal: AbortSignal.timeout(5000),
      redirect: 'error',
    });
    await db('sandboxNotices')
      .where({ id })
      .update({ answer: await response.text() });
  }
}
