import type { TextAnswer } from '../../contract/endpoint.ts';
import type { RawNotification } from '../payments/payment-provider.ts';
import type { Services } from '../services.ts';
import { takeNotice } from './take-notice.ts';

/** An unverified notification is not stored, because otherwise anybody could fill the table. */
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
