export interface Mail {
  email: string;
  subject: string;
  text: string;
}

/** Sends one e-mail. `send` resolves when a mail server has accepted the e-mail, and otherwise rejects. */
export interface MailProvider {
  send(mail: Mail): Promise<void>;
}
