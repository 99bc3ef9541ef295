import type { z } from 'zod';
import { fail } from '../fail.ts';

/** @throws Failure `invalidInput` with `details.fields`: field → what is wrong with it, as zod names it */
export function parseInput(schema: z.ZodType, given: unknown): unknown {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.code]);
  throw fail('invalidInput', { fields: Object.fromEntries(fields) });
}
