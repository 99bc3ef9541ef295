import type { z } from 'zod';
import { own } from '../../contract/own.ts';
import type { Language } from '../locales.ts';
import { reasonText } from '../texts/error-text.ts';

/** Why zod refused a value, for fields without a reason in the contract. */
export function inputReason(issue: z.core.$ZodRawIssue, language: Language): string {
  const say = (reason: string, values?: Record<string, string | number>) =>
    reasonText(language, reason, values);
  switch (issue.code) {
    case 'invalid_type':
      return say(issue.input === undefined ? 'required' : (reasonOfType[issue.expected] ?? 'invalid_value'));
    case 'too_small':
      return say(tooSmall(issue), { limit: Number(issue.minimum) });
    case 'too_big':
      return say(reasonOfLimit[issue.origin]?.tooBig ?? 'too_big', { limit: Number(issue.maximum) });
    case 'invalid_format':
      return say(own(reasonOfFormat, issue.format) ?? 'invalid_format');
    case 'invalid_value':
      return say('choice', { choices: issue.values.join(language === 'zh' ? '、' : ', ') });
    case 'unrecognized_keys':
      return say('unknownField');
    case 'not_multiple_of':
      return say('decimals');
    default:
      return say('invalid_value');
  }
}

const reasonOfType: Record<string, string> = {
  string: 'notText',
  number: 'notNumber',
  int: 'notWhole',
  boolean: 'trueOrFalse',
  array: 'notList',
  object: 'notFields',
};

const reasonOfLimit: Record<string, { tooSmall: string; tooBig: string }> = {
  string: { tooSmall: 'tooShort', tooBig: 'tooLong' },
  array: { tooSmall: 'tooFew', tooBig: 'tooMany' },
  number: { tooSmall: 'tooLow', tooBig: 'tooHigh' },
  int: { tooSmall: 'tooLow', tooBig: 'tooHigh' },
};

const reasonOfFormat: Record<string, string> = { uuid: 'uuid', email: 'email', date: 'date' };

function tooSmall({ origin, minimum }: { origin: string; minimum: number | bigint }): string {
  if (minimum === 1 && (origin === 'string' || origin === 'array')) return 'empty';
  return own(reasonOfLimit, origin)?.tooSmall ?? 'too_small';
}
