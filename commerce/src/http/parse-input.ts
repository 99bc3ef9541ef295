import type { z } from 'zod';
import { fail } from '../fail.ts';
import { reasonText } from './error-text.ts';
import { inputReason } from './input-reason.ts';
import type { Language } from './routes.ts';

type Issue = z.core.$ZodIssue;

/** The first wrong fields are enough to see what is wrong with a body that has a thousand. */
const namedAtMost = 20;

/**
 * @throws Failure `invalidInput` with `details.fields`: field → the reason as zod names it, and `details.reasons`:
 * field → the reason in words
 */
export function parseInput(schema: z.ZodType, given: unknown, language: Language): unknown {
  const parsed = schema.safeParse(given, { error: (issue) => inputReason(issue, language) });
  if (parsed.success) return parsed.data;
  const issues = new Map<string, Issue>();
  for (const issue of parsed.error.issues.flatMap((each) => clear(each, language))) {
    const field = issue.path.join('.') || 'body';
    // The first issue of a field says most. A list instead of a text, for example, is also too long.
    if (!issues.has(field)) issues.set(field, issue);
  }
  const named = [...issues].slice(0, namedAtMost);
  const by = (word: (issue: Issue) => string) =>
    Object.fromEntries(named.map(([field, issue]) => [field, word(issue)]));
  const reason = (issue: Issue) =>
    isMissing(issue, given) ? reasonText(language, 'required') : issue.message;
  throw fail('invalidInput', { fields: by(({ code }) => code), reasons: by(reason) });
}

/** A missing field that may have several types, or that has its own sentence, is reported as missing. */
function isMissing({ code, path }: Issue, given: unknown): boolean {
  if (!['invalid_type', 'invalid_value', 'invalid_union'].includes(code)) return false;
  const found = path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    given,
  );
  return found === undefined;
}

/** Rewrites an issue so that it names each field: an unknown key, and the field at which a union got furthest. */
function clear(issue: Issue, language: Language): Issue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, namedAtMost).map((key) => ({ ...issue, path: [...issue.path, key] }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return clearUnion(issue, language);
  // The contract has a name for this reason; its text is used.
  return [{ ...issue, message: reasonText(language, issue.message) }];
}

/** The branch of the union whose type was right says what is wrong. Where none was right, all say what they accept. */
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

/** For a filter that may be empty, the other accepted values say more. */
function isNoEmptyText([issue]: Issue[]): boolean {
  return !(issue?.code === 'invalid_value' && issue.values.length === 1 && issue.values[0] === '');
}

function isOfAnotherKind({ path, code }: Issue): boolean {
  return path.length === 0 && ['invalid_type', 'invalid_value', 'invalid_union'].includes(code);
}
