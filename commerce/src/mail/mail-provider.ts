export interface Mail {
  email: string;
  subject: string;
  text: string;
}

/** Sends one e-mail. Resolves when a mail server has accepted it, rejects when none has. */
export interface MailProvider {
  send(mail: Mail): Promise<void>;
}
