import type { TextAnswer } from '../../contract/endpoint.ts';
import type { Services } from '../http/routes.ts';
import type { RawNotification } from '../payments/payment-provider.ts';
import { takeNotice } from './take-notice.ts';

/**
 * A provider tells of a payment. What is not certainly the provider's leaves no row, else anybody could fill
 * the table; what is, is on record before it is acknowledged.
 */
export async function receiveNotification(
  { db, clock, payments, log }: Pick<Services, 'db' | 'clock' | 'payments' | 'log'>,
  notification: RawNotification,
): Promise<TextAnswer> {
  const { channel, body } = notification;
  const provider = payments.of(channel);
  const verified = await provider.verify(notification);
  if ('rejected' in verified) {
    log.warn({ channel, reason: verified.rejected }, 'a payment notification was rejected');
    return provider.retryLater;
  }
  const { notice } = verified;
  const given = { provider, channel, notice, body, at: clock.now() };
  const { accepted } = await takeNotice({ db, log }, given);
  return accepted ? provider.accepted : provider.retryLater;
}
