import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { SmsOutcome, SmsProvider } from './sms-provider.ts';
import { createSmsSender } from './sms-sender.ts';

const notice = { phone: '13800138000', scene: 'new_login', language: 'zh' } as const;
const accepted = { kind: 'accepted', code: 'OK' } as const;
const refused = { kind: 'notSent', code: 'x', reason: 'provider' } as const;
const silent = { kind: 'unknown', code: 'ETIMEDOUT' } as const;

/** Returns the result and the names of the providers that were asked. */
async function notify(...outcomes: (SmsOutcome | null)[]) {
  const asked: number[] = [];
  const providers = outcomes.map(
    (outcome, index): SmsProvider => ({
      name: String(index),
      hasTemplate: () => outcome !== null,
      async send({ code }) {
        expect(code).toBeNull();
        asked.push(index);
        return outcome ?? refused;
      },
    }),
  );
  return [await createSmsSender(providers, pino({ level: 'silent' })).notify(notice), asked];
}

test('a notice is sent by the first provider with a template that does not refuse it', async () => {
  expect(await notify(accepted, accepted)).toEqual(['accepted', [0]]);
  expect(await notify(null, accepted)).toEqual(['accepted', [1]]);
  expect(await notify(refused, accepted)).toEqual(['accepted', [0, 1]]);
  expect(await notify(refused, refused)).toEqual(['notSent', [0, 1]]);
});

test('a notice that may have been sent is not sent by another provider too', async () => {
  expect(await notify(silent, accepted)).toEqual(['unknown', [0]]);
});

test('without a template nobody is asked', async () => {
  expect(await notify(null, null)).toEqual(['noTemplate', []]);
});
