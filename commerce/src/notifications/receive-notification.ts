import type { TextAnswer } from '../../contract/endpoint.ts';
import { minute } from '../clock.ts';
import type { Notified, RawNotification } from '../payments/payment-provider.ts';
import { findAttempt, queryAttempt } from '../recharges/ask-about-attempts.ts';
import type { AttemptRow } from '../recharges/attempt.ts';
import { takeNotice } from '../recharges/take-notice.ts';
import { pursueRefund } from '../refunds/pursue-refund.ts';
import type { Services } from '../services.ts';

/** Longer than most payers take. */
const believedFor = 10 * minute;

type Given = Pick<Services, 'db' | 'clock' | 'payments' | 'log' | 'config'>;

/** An unverified notification is not stored, because otherwise anybody could fill the table. */
export async function receiveNotification(
  services: Given,
  notification: RawNotification,
): Promise<TextAnswer> {
  const { channel } = notification;
  const { log, payments } = services;
  const provider = payments.of(channel);
  const notified = await provider.verify(notification);
  if (notified.kind === 'rejected') {
    log.warn({ channel, reason: notified.reason }, 'a payment notification was rejected');
    return provider.retryLater;
  }
  const accepted = await take(services, notification, notified);
  return accepted ? provider.accepted : provider.retryLater;
}

/** @returns whether the provider need not send it again */
async function take(
  services: Given,
  { channel, body }: RawNotification,
  notified: Exclude<Notified, { kind: 'rejected' }>,
): Promise<boolean> {
  if (notified.kind === 'refund') {
    const { refundNo } = notified;
    // One that staff made in the provider's console is found by the reconciliation.
    const known = await services.db('refunds').where({ refundNo }).first('refundNo');
    if (known) await pursueRefund(services, refundNo);
    return true;
  }
  const { attemptNo, payment } = notified;
  const provider = services.payments.of(channel);
  const at = services.clock.now();
  const asked = await findAttempt(services.db, { attemptNo, channel, provider: provider.name });
  if (payment && !(asked && isLate(asked.attempt, at)))
    return (await takeNotice(services, { provider, channel, attemptNo, payment, body, at })).accepted;
  if (!asked) {
    services.log.error({ channel, attemptNo }, 'a provider told of a payment that nobody opened');
    return false;
  }
  return (await queryAttempt(services, asked)).accepted;
}

/** What a late notification says may no longer be true: staff may have given the money back in the provider's console. */
function isLate({ endedAt, sentAt, serialNo }: AttemptRow, at: number): boolean {
  return serialNo === null && (endedAt !== null || at - sentAt > believedFor);
}
