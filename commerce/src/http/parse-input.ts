import type { z } from 'zod';
import { own } from '../../contract/own.ts';
import { fail } from '../fail.ts';
import type { Language } from '../locales.ts';
import { reasonText } from '../texts/error-text.ts';
import { inputReason } from './input-reason.ts';

type Issue = z.core.$ZodIssue;

/** A body may have thousands of wrong fields. */
const namedAtMost = 20;

/**
 * @throws Failure `invalidInput`: `details.fields` has the issue code of zod for each wrong field, and
 *   `details.reasons` has the reason in words
 */
export function parseInput(schema: z.ZodType, given: unknown, language: Language): unknown {
  const parsed = schema.safeParse(given, { error: (issue) => inputReason(issue, language) });
  if (parsed.success) return parsed.data;
  const issues = new Map<string, Issue>();
  for (const issue of parsed.error.issues.flatMap((each) => clear(each, language))) {
    const field = issue.path.join('.') || 'body';
    // Later issues of a field often follow from the first one: a list in place of a text may also be too long.
    if (!issues.has(field)) issues.set(field, issue);
  }
  const named = [...issues].slice(0, namedAtMost);
  const by = (word: (issue: Issue) => string) =>
    Object.fromEntries(named.map(([field, issue]) => [field, word(issue)]));
  const reason = (issue: Issue) =>
    isMissing(issue, given) ? reasonText(language, 'required') : issue.message;
  throw fail('invalidInput', { fields: by(({ code }) => code), reasons: by(reason) });
}

/** The message of the issue may say something else. */
function isMissing({ code, path }: Issue, given: unknown): boolean {
  if (!['invalid_type', 'invalid_value', 'invalid_union'].includes(code)) return false;
  const found = path.reduce<unknown>(
    (value, key) => own(value as Record<PropertyKey, unknown> | null | undefined, key),
    given,
  );
  return found === undefined;
}

function clear(issue: Issue, language: Language): Issue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, namedAtMost).map((key) => ({ ...issue, path: [...issue.path, key] }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return clearUnion(issue, language);
  // The message may be the name of a reason in the contract.
  return [{ ...issue, message: reasonText(language, issue.message) }];
}

/** If several branches remain, their messages are joined. */
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

/** Optional filters accept an empty text, but errors do not mention it: it only means that the filter is not set. */
function isNoEmptyText([issue]: Issue[]): boolean {
  return !(issue?.code === 'invalid_value' && issue.values.length === 1 && issue.values[0] === '');
}

function isOfAnotherKind({ path, code }: Issue): boolean {
  return path.length === 0 && ['invalid_type', 'invalid_value', 'invalid_union'].includes(code);
}
