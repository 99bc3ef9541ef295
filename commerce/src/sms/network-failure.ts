import type { SmsOutcome } from './sms-provider.ts';

/** The connection was never established, so nothing was sent on it. */
const unconnected = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
];

/** The message may have been received, unless nothing of the request was sent. */
export function outcomeWithoutAnswer(error: unknown): SmsOutcome {
  const code = codeOfFailure(error);
  if (unconnected.includes(code)) return { kind: 'notSent', code, reason: 'provider' };
  return { kind: 'unknown', code };
}

/** The error's text is never logged: it has the phone and the code. Tencent's client keeps Node's code only in it. */
function codeOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unreadable';
  const { code, message, name } = error as NodeJS.ErrnoException;
  if (code) return code;
  const inText = /\b(E[A-Z]{2,}(?:_AGAIN)?)\b/.exec(message)?.[1];
  if (inText) return inText;
  return /time-?out/i.test(`${name} ${message}`) ? 'ETIMEDOUT' : 'unreadable';
}
