import { z } from 'zod';
import { fail } from '../fail.ts';
import type { Language } from './routes.ts';

type Issue = z.core.$ZodIssue;

/** Of a body with a thousand wrong fields the first ones are enough to see what is wrong. */
const namedAtMost = 20;

const texts = {
  zh: z.locales.zhCN().localeError,
  en: z.locales.en().localeError,
} satisfies Record<Language, z.core.$ZodErrorMap>;

/**
 * @throws Failure `invalidInput` with `details.fields`: field → what is wrong with it, as zod names it, and
 *   `details.reasons`: the same in words
 */
export function parseInput(schema: z.ZodType, given: unknown, language: Language): unknown {
  const parsed = schema.safeParse(given, { error: texts[language] });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.flatMap((issue) => clear(issue, language)).slice(0, namedAtMost);
  const by = (word: (issue: Issue) => string) =>
    Object.fromEntries(issues.map((issue) => [issue.path.join('.') || 'body', word(issue)]));
  throw fail('invalidInput', { fields: by(({ code }) => code), reasons: by(({ message }) => message) });
}

/** The same so that each field is named: that of an unknown key, and that at which a union came furthest. */
function clear(issue: Issue, language: Language): Issue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, namedAtMost).map((key) => unknownKey(issue, key, language));
  }
  if (issue.code === 'invalid_union') return clearUnion(issue, language);
  return [issue];
}

function unknownKey(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  key: string,
  language: Language,
): z.core.$ZodIssueUnrecognizedKeys {
  const text = texts[language]({ ...issue, keys: [key], input: issue.input });
  const message = typeof text === 'string' ? text : (text?.message ?? issue.message);
  return { ...issue, path: [...issue.path, key], message };
}

/** A branch whose type was right says what is wrong; where none was, all say what they take. */
function clearUnion(issue: z.core.$ZodIssueInvalidUnion, language: Language): Issue[] {
  const branches = issue.errors.map((errors) => errors.flatMap((each) => clear(each, language)));
  const [reached, another] = branches.filter((errors) => !errors.some(isOfAnotherKind));
  if (reached && !another) return reached.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
  const messages = branches.flatMap((errors) => errors.map(({ message }) => message));
  return [{ ...issue, message: [...new Set(messages)].join(' / ') }];
}

function isOfAnotherKind({ path, code }: Issue): boolean {
  return path.length === 0 && ['invalid_type', 'invalid_value', 'invalid_union'].includes(code);
}
