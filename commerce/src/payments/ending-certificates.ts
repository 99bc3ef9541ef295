import { type Channel, channels } from '../../contract/choices.ts';
import { day } from '../clock.ts';
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
