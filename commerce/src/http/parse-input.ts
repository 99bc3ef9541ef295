import type { z } from 'zod';
import { own } from '../../contract/own.ts';
import { fail } from '../fail.ts';
import { reasonText } from '../texts/error-text.ts';
import { inputReason } from './input-reason.ts';
import type { Language } from './routes.ts';

type Issue = z.core.$ZodIssue;

/** At most this many wrong fields are named, because a body may have thousands of wrong fields. */
const namedAtMost = 20;

/**
 * @throws Failure `invalidInput`: `details.fields` has the issue code of zod for each wrong field, and
 * `details.reasons` has the reason in words
 */
export function parseInput(schema: z.ZodType, given: unknown, language: Language): unknown {
  const parsed = schema.safeParse(given, { error: (issue) => inputReason(issue, language) });
  if (parsed.success) return parsed.data;
  const issues = new Map<string, Issue>();
  for (const issue of parsed.error.issues.flatMap((each) => clear(each, language))) {
    const field = issue.path.join('.') || 'body';
    // Only the first issue of a field counts, because later issues often follow from the first issue. For
    // example, a list in place of a text may also be reported as too long.
    if (!issues.has(field)) issues.set(field, issue);
  }
  const named = [...issues].slice(0, namedAtMost);
  const by = (word: (issue: Issue) => string) =>
    Object.fromEntries(named.map(([field, issue]) => [field, word(issue)]));
  const reason = (issue: Issue) =>
    isMissing(issue, given) ? reasonText(language, 'required') : issue.message;
  throw fail('invalidInput', { fields: by(({ code }) => code), reasons: by(reason) });
}

/** True if the issue is that the field is missing, even if its message says something else. */
function isMissing({ code, path }: Issue, given: unknown): boolean {
  if (!['invalid_type', 'invalid_value', 'invalid_union'].includes(code)) return false;
  const found = path.reduce<unknown>(
    (value, key) => own(value as Record<PropertyKey, unknown> | null | undefined, key),
    given,
  );
  return found === undefined;
}

/**
 * Splits an issue into one issue for each field concerned: each unknown key, or each wrong field within a
 * union.
 */
function clear(issue: Issue, language: Language): Issue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, namedAtMost).map((key) => ({ ...issue, path: [...issue.path, key] }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return clearUnion(issue, language);
  // If the message is the name of a reason in the contract, the text of that reason replaces it.
  return [{ ...issue, message: reasonText(language, issue.message) }];
}

/**
 * Returns the errors of the only branch of a union, or of the only branch that accepts the value's type.
 * Otherwise joins the messages of all branches.
 */
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

/**
 * False for the branch of a union that accepts only an empty text. Optional filters have such a branch.
 * Errors do not mention this branch, because an empty text only means that the filter is not set.
 */
function isNoEmptyText([issue]: Issue[]): boolean {
  return !(issue?.code === 'invalid_value' && issue.values.length === 1 && issue.values[0] === '');
}

function isOfAnotherKind({ path, code }: Issue): boolean {
  return path.length === 0 && ['invalid_type', 'invalid_value', 'invalid_union'].includes(code);
}
