import type { MailProvider } from './mail-provider.ts';

/** Without a mail server, production runs and only the sending of an e-mail fails. */
export const noMail: MailProvider = {
  send: () => Promise.reject(new Error('no mail server is configured (SMTP_URL)')),
};
