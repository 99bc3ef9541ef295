import type { MailProvider } from './mail-provider.ts';

/** Production without a mail server: sending fails clearly, everything else works. */
export const noMail: MailProvider = {
  send: () => Promise.reject(new Error('no mail server is configured (SMTP_URL)')),
};
