export interface SmsMessage {
  phone: string;
  scene: string;
  code: string;
}

/** Sends one message. Resolves when the provider has accepted it, rejects when it has not. */
export interface SmsProvider {
  send(message: SmsMessage): Promise<void>;
}
