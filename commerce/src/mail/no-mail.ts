import type { MailProvider } from './mail-provider.ts';

/** For production without a mail server: sending an e-mail fails with a clear error, and everything else works. */
export const noMail: MailProvider = {
  send: () => Promise.reject(new Error('no mail server is configured (SMTP_URL)')),
};
