export interface Mail {
  email: string;
  subject: string;
  text: string;
}

/** `send` resolves when a mail server has accepted the e-mail, and otherwise rejects. */
export interface MailProvider {
  send(mail: Mail): Promise<void>;
}
