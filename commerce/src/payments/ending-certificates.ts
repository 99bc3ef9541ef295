import { type Channel, channels } from '../../contract/choices.ts';
import { day, isoTime } from '../clock.ts';
import type { Services } from '../services.ts';
import type { Payments } from './payment-provider.ts';

/** A provider needs some days for a new certificate. */
const warnBefore = 30 * day;

/** The certificates in the settings that end within 30 days, or have ended. */
export function endingCertificates(payments: Payments, at: number): { channel: Channel; endsAt: number }[] {
  return channels.flatMap((channel) => {
    const { certificateEndsAt: endsAt } = payments.of(channel);
    return endsAt !== undefined && endsSoon(endsAt, at) ? { channel, endsAt } : [];
  });
}

export function endsSoon(endsAt: number, at: number): boolean {
  return endsAt - at < warnBefore;
}

/** A job does this once a day. */
export async function warnOfCertificates({
  payments,
  clock,
  log,
}: Pick<Services, 'payments' | 'clock' | 'log'>): Promise<void> {
  for (const { channel, endsAt } of endingCertificates(payments, clock.now())) {
    log.warn({ channel, endsAt: isoTime(endsAt) }, 'a certificate for payments ends soon');
  }
}
