import type { smsScenes } from '../../contract/auth.ts';

/** What members are told of by SMS, without a code. A shop may have no template for it. */
export const noticeScenes = ['new_login', 'account_changed'] as const;
export type NoticeScene = (typeof noticeScenes)[number];

export interface SmsMessage {
  phone: string;
  scene: (typeof smsScenes)[number] | NoticeScene;
  /** Null for a notice. */
  code: string | null;
  language: 'zh' | 'en';
}

/** `phoneBlocked`: the provider or carrier refuses the phone. `provider`: nothing that the phone's owner can change. */
export type NotSentReason = 'phoneBlocked' | 'phoneLimit' | 'provider';

/** After `unknown`, the message may have been sent. `code`: of the provider or of the network error, for the log. */
export type SmsOutcome =
  | { kind: 'accepted'; code: string }
  | { kind: 'notSent'; code: string; reason: NotSentReason }
  | { kind: 'unknown'; code: string };

export interface SmsProvider {
  name: string;
  hasTemplate(message: Pick<SmsMessage, 'scene' | 'language'>): boolean;
  /** Sends a message once, without trying again. Does not throw. */
  send(message: SmsMessage): Promise<SmsOutcome>;
}
