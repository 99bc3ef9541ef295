import type { SmsOutcome } from './sms-provider.ts';

/** Codes of Node for a connection that was never established, so that nothing was sent on it. */
const unconnected = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
];

/** What became of a message without an answer. It may have been received, unless nothing of the request was sent. */
export function outcomeWithoutAnswer(error: unknown): SmsOutcome {
  const code = codeOfFailure(error);
  if (unconnected.includes(code)) return { kind: 'notSent', code, reason: 'provider' };
  return { kind: 'unknown', code };
}

/**
 * The code of a network error, for the log. The text of the error is never logged, because the clients of the
 * providers write the phone and the code into it. Tencent's client keeps Node's code only inside the text.
 */
function codeOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unreadable';
  const { code, message, name } = error as NodeJS.ErrnoException;
  if (code) return code;
  const inText = /\b(E[A-Z]{2,}(?:_AGAIN)?)\b/.exec(message)?.[1];
  if (inText) return inText;
  return /time-?out/i.test(`${name} ${message}`) ? 'ETIMEDOUT' : 'unreadable';
}
