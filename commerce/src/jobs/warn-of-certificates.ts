import { isoTime } from '../clock.ts';
import { endingCertificates } from '../payments/ending-certificates.ts';
import type { Services } from '../services.ts';

export async function warnOfCertificates({
  payments,
  clock,
  log,
}: Pick<Services, 'payments' | 'clock' | 'log'>): Promise<void> {
  for (const { channel, endsAt } of endingCertificates(payments, clock.now())) {
    log.warn({ channel, endsAt: isoTime(endsAt) }, 'a certificate for payments ends soon');
  }
}
