export interface Mail {
  email: string;
  subject: string;
  text: string;
}

/** Sends one e-mail; resolves when a mail server has taken it, rejects when none has. */
export interface MailProvider {
  send(mail: Mail): Promise<void>;
}
