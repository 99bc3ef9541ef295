import type { Logger } from 'pino';
import { minute } from '../clock.ts';
import { smsCodes, smsMessages } from '../metrics/metrics.ts';
import type { SmsMessage, SmsOutcome, SmsProvider } from './sms-provider.ts';

/** `code` is the code that was sent, which may be a new one. */
export type SmsResult =
  | { kind: 'accepted'; code: string }
  | Pick<Extract<SmsOutcome, { kind: 'notSent' }>, 'kind' | 'reason'>
  | { kind: 'unknown' };

export interface SmsSender {
  /** @param newCode makes another code, in case a provider may have sent the first one */
  send(message: SmsMessage & { code: string }, newCode: () => string): Promise<SmsResult>;
  /** Sends a message without a code. `noTemplate`: the shop has none for it. */
  notify(notice: Omit<SmsMessage, 'code'>): Promise<SmsOutcome['kind'] | 'noTemplate'>;
}

/** For this time after a provider was silent, the other one is asked first, so that few members have to wait. */
const restAfterSilence = 5 * minute;

/**
 * When a provider refuses a message, the next one sends it. When a provider is silent, the next one sends a new code
 * instead, because the message may have been sent: Aliyun sends a second message when a call is repeated
 * (https://help.aliyun.com/zh/sms/developer-reference/api-dysmsapi-2017-05-25-sendsms).
 */
export function createSmsSender(providers: readonly SmsProvider[], log: Logger): SmsSender {
  const restsUntil = new Map<SmsProvider, number>();

  const rests = (provider: SmsProvider) => Date.now() < (restsUntil.get(provider) ?? 0);

  async function ask(provider: SmsProvider, message: SmsMessage): Promise<SmsOutcome> {
    const outcome = await provider.send(message);
    const { kind, code } = outcome;
    smsMessages.inc({ provider: provider.name, outcome: kind, code });
    if (kind === 'unknown') restsUntil.set(provider, Date.now() + restAfterSilence);
    else restsUntil.delete(provider);
    if (kind !== 'accepted') {
      log.warn(
        { provider: provider.name, outcome: kind, code, scene: message.scene },
        'an SMS was not accepted',
      );
    }
    return outcome;
  }

  const inOrder = () => [...providers].sort((a, b) => Number(rests(a)) - Number(rests(b)));

  async function askInTurn(
    message: SmsMessage & { code: string },
    newCode: () => string,
  ): Promise<SmsResult> {
    const results: SmsOutcome[] = [];
    let { code } = message;
    for (const provider of inOrder()) {
      if (results.at(-1)?.kind === 'unknown') code = newCode();
      const outcome = await ask(provider, { ...message, code });
      if (outcome.kind === 'accepted') return { kind: 'accepted', code };
      results.push(outcome);
    }
    return sumUp(results);
  }

  return {
    async send(message, newCode) {
      const result = await askInTurn(message, newCode);
      const isForOwner = result.kind === 'notSent' && result.reason !== 'provider';
      smsCodes.inc({ outcome: isForOwner ? 'phoneRefused' : result.kind });
      return result;
    },

    async notify(notice) {
      const able = inOrder().filter((provider) => provider.hasTemplate(notice));
      let kind: SmsOutcome['kind'] | 'noTemplate' = 'noTemplate';
      for (const provider of able) {
        kind = (await ask(provider, { ...notice, code: null })).kind;
        // After silence the message may be on its way, and another one would say the same.
        if (kind !== 'notSent') break;
      }
      return kind;
    },
  };
}

/** Reports a reason that the owner of the phone can change before any other. */
function sumUp(outcomes: SmsOutcome[]): SmsResult {
  if (outcomes.some(({ kind }) => kind === 'unknown')) return { kind: 'unknown' };
  const reasons = outcomes.flatMap((outcome) => (outcome.kind === 'notSent' ? outcome.reason : []));
  return { kind: 'notSent', reason: reasons.find((reason) => reason !== 'provider') ?? 'provider' };
}
