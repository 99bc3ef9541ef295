import type { smsScenes } from '../../contract/auth.ts';

export interface SmsMessage {
  phone: string;
  scene: (typeof smsScenes)[number];
  code: string;
  language: 'zh' | 'en';
}

/** `phoneBlocked`: the provider or carrier refuses the phone. `provider`: nothing that the phone's owner can change. */
export type NotSentReason = 'phoneBlocked' | 'phoneLimit' | 'provider';

/** After `unknown`, the message may have been sent. `code`: of the provider or of the network error, for the log. */
export type SmsOutcome =
  | { kind: 'accepted'; code: string }
  | { kind: 'notSent'; code: string; reason: NotSentReason }
  | { kind: 'unknown'; code: string };

/** Sends a message once, without trying again. Does not throw. */
export interface SmsProvider {
  name: string;
  send(message: SmsMessage): Promise<SmsOutcome>;
}
