import type { SmsProvider } from './sms-provider.ts';

/** For production without an SMS provider: sending a message fails with a clear error, and everything else works. */
export const noSms: SmsProvider = {
  send: () => Promise.reject(new Error('no SMS provider is configured')),
};
