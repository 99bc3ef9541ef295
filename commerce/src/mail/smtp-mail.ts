import { createTransport } from 'nodemailer';
import { second } from '../clock.ts';
import type { Mail, MailProvider } from './mail-provider.ts';

const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/** The caller waits for the mail server, and the caller's browser gives up after 15 s. */
const patience = 10 * second;

/** @param url `smtps://user:password@host`, or `smtp://` with STARTTLS, which only a server on this machine may lack */
export function createSmtpMail(url: string, from: string): MailProvider {
  const transport = createTransport({
    url,
    requireTLS: !thisMachine.includes(new URL(url).hostname),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ email, subject, text }: Mail): Promise<void> {
      await transport.sendMail({ from, to: { name: '', address: email }, subject, text });
    },
  };
}
