import type { SmsProvider } from './sms-provider.ts';

/** Production without a configured provider: sending fails clearly, everything else works. */
export const noSms: SmsProvider = {
  send: () => Promise.reject(new Error('no SMS provider is configured')),
};
