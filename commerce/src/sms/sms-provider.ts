import type { smsScenes } from '../../contract/auth.ts';

export interface SmsMessage {
  phone: string;
  scene: (typeof smsScenes)[number];
  code: string;
  language: 'zh' | 'en';
}

/**
 * Why a provider did not send a message: it or the carrier refuses the phone (`phoneBlocked`), the phone has received
 * too many messages (`phoneLimit`), or something that the phone's owner can't change, such as the shop's account at
 * the provider (`provider`).
 */
export type NotSentReason = 'phoneBlocked' | 'phoneLimit' | 'provider';

/**
 * What became of a message. After `unknown`, it may have been sent: the request went out, and no answer came that says
 * so. `code` is the provider's own code, or the code of the network error; it goes into the log.
 */
export type SmsOutcome =
  | { kind: 'accepted'; code: string }
  | { kind: 'notSent'; code: string; reason: NotSentReason }
  | { kind: 'unknown'; code: string };

/** Sends a message once, without trying again. Does not throw. */
export interface SmsProvider {
  name: string;
  send(message: SmsMessage): Promise<SmsOutcome>;
}
