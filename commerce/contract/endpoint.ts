import type { z } from 'zod';
import type { ErrorName } from './errors.ts';

/**
 * Who may call: `public` anybody; `member` a valid session; `internal` the other services, by the shared
 * secret; `development` anybody, and the endpoint is absent unless APP_ENV is `development`.
 */
export type Access = 'public' | 'member' | 'internal' | 'development';

/**
 * Named buckets of requests per minute and caller. `money` guards what moves money or stock, `auth` what
 * checks a password or a code, `write` everything else that changes something, `read` the rest.
 */
export type Limit = 'read' | 'write' | 'auth' | 'money';

export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  summary: string;
  access: Who;
  limit: Limit;
  /** Query parameters of a GET, body of a POST. */
  input: Input;
  /** The `content` of the envelope. */
  output: Output;
  /** Refusals besides those every endpoint can answer with (SYS codes). */
  errors?: readonly ErrorName[];
}

/** Describes one endpoint and keeps its exact types. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType, Who extends Access>(
  description: Endpoint<Input, Output, Who>,
): Endpoint<Input, Output, Who> {
  return description;
}
