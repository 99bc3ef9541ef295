export interface SmsMessage {
  phone: string;
  scene: string;
  code: string;
}

/** Sends one message; resolves when the provider has taken it, rejects when it has not. */
export interface SmsProvider {
  send(message: SmsMessage): Promise<void>;
}
