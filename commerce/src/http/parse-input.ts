import type { z } from 'zod';
import { fail } from '../fail.ts';
import { reasonText } from './error-text.ts';
import { inputReason } from './input-reason.ts';
import type { Language } from './routes.ts';

type Issue = z.core.$ZodIssue;

/** Of a body with a thousand wrong fields the first ones are enough to see what is wrong. */
const namedAtMost = 20;

/**
 * @throws Failure `invalidInput` with `details.fields`: field → what is wrong with it, as zod names it, and
 *   `details.reasons`: the same in words
 */
export function parseInput(schema: z.ZodType, given: unknown, language: Language): unknown {
  const parsed = schema.safeParse(given, { error: (issue) => inputReason(issue, language) });
  if (parsed.success) return parsed.data;
  const issues = new Map<string, Issue>();
  for (const issue of parsed.error.issues.flatMap((each) => clear(each, language))) {
    const field = issue.path.join('.') || 'body';
    // What is found first says most: a list in the place of a text is no text, and then also too long.
    if (!issues.has(field)) issues.set(field, issue);
  }
  const named = [...issues].slice(0, namedAtMost);
  const by = (word: (issue: Issue) => string) =>
    Object.fromEntries(named.map(([field, issue]) => [field, word(issue)]));
  const reason = (issue: Issue) =>
    isMissing(issue, given) ? reasonText(language, 'required') : issue.message;
  throw fail('invalidInput', { fields: by(({ code }) => code), reasons: by(reason) });
}

/** What may be one thing or another, or has a sentence of its own, is refused as such when it is not there at all. */
function isMissing({ code, path }: Issue, given: unknown): boolean {
  if (!['invalid_type', 'invalid_value', 'invalid_union'].includes(code)) return false;
  const found = path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    given,
  );
  return found === undefined;
}

/** The same so that each field is named: that of an unknown key, and that at which a union came furthest. */
function clear(issue: Issue, language: Language): Issue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, namedAtMost).map((key) => ({ ...issue, path: [...issue.path, key] }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return clearUnion(issue, language);
  // What the contract has a name for comes as that name.
  return [{ ...issue, message: reasonText(language, issue.message) }];
}

/** A branch whose type was right says what is wrong; where none was, all say what they take. */
function clearUnion(issue: z.core.$ZodIssueInvalidUnion, language: Language): Issue[] {
  const branches = issue.errors
    .map((errors) => errors.flatMap((each) => clear(each, language)))
    .filter(isNoEmptyText);
  const [reached, another] = branches.filter((errors) => !errors.some(isOfAnotherKind));
  const [only, more] = branches;
  const telling = reached && !another ? reached : !more && only;
  if (telling) return telling.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
  const messages = branches.flatMap((errors) => errors.map(({ message }) => message));
  return [{ ...issue, message: [...new Set(messages)].join(' / ') }];
}

/** Of a filter that may be empty, what else it may be says more. */
function isNoEmptyText([issue]: Issue[]): boolean {
  return !(issue?.code === 'invalid_value' && issue.values.length === 1 && issue.values[0] === '');
}

function isOfAnotherKind({ path, code }: Issue): boolean {
  return path.length === 0 && ['invalid_type', 'invalid_value', 'invalid_union'].includes(code);
}
