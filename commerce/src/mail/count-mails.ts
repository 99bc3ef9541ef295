import { mailMessages } from '../metrics/metrics.ts';
import type { MailProvider } from './mail-provider.ts';

export function countMails(provider: MailProvider): MailProvider {
  return {
    async send(mail) {
      try {
        await provider.send(mail);
      } catch (error) {
        mailMessages.inc({ outcome: 'failed' });
        throw error;
      }
      mailMessages.inc({ outcome: 'accepted' });
    },
  };
}
