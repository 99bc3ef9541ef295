import { z } from 'zod';
import type { ErrorName } from './errors.ts';
import type { Permission } from './permissions.ts';

/**
 * Who may call: `public` anybody; `member` a valid session; `staff` a session of somebody whose roles have the
 * endpoint's permission; `internal` the other services, by the shared secret; `development` anybody, and the
 * endpoint is absent unless APP_ENV is `development`.
 */
export type Access = 'public' | 'member' | 'staff' | 'internal' | 'development';

/**
 * Requests a minute to one endpoint of one caller: a member wherever he is, a guest by his address. Every request
 * counts, refused ones too, from the first one on until the minute is over. What is refused then is SYS003.
 */
export const requestsPerMinute = {
  /** Tells something. Counted by each instance for itself. */
  read: 600,
  /** Changes something that is neither of the two below. Counted by each instance for itself. */
  write: 120,
  /** Checks a password or a code, or sends one. Counted by all instances together. */
  auth: 20,
  /** Moves money or stock: requests, not yuan and not pieces. Counted by all instances together. */
  money: 30,
} as const;
export type Limit = keyof typeof requestsPerMinute;

/**
 * How a POST is read: `fields` (JSON, form or multipart alike, up to 64 KB), `text` (the same up to 3 MB, for
 * files pasted into a field), `image` (one picture as multipart field `image`), `raw` (the bytes as they came,
 * for a signature over them).
 */
export type Body = 'fields' | 'text' | 'image' | 'raw';

/**
 * How the answer goes out: `envelope` (JSON), `csv` (a file, row by row), `text` (a `textAnswer`), `file` (a
 * `fileAnswer`). Refusals are envelopes always.
 */
export type Answer = 'envelope' | 'csv' | 'text' | 'file';

/** An answer in somebody else's words, such as a payment provider's, or a page. */
export const textAnswer = z.strictObject({
  /** HTTP status. */
  status: z.number().int(),
  type: z.enum(['text/plain', 'text/html', 'application/json']),
  body: z.string(),
});
export type TextAnswer = z.output<typeof textAnswer>;

/** A file under an address that never means another one, so that browsers keep it. */
export const fileAnswer = z.strictObject({
  type: z.enum(['image/webp']),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type FileAnswer = z.output<typeof fileAnswer>;

export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Who extends Access = Access,
  How extends Answer = Answer,
> {
  summary: string;
  access: Who;
  /** Of `staff` endpoints, and of no others. */
  permission?: Permission;
  limit: Limit;
  /** Field of the input that names whose secret is guessed: all callers together have the `auth` limit for each. */
  guessed?: string;
  /** Query parameters of a GET, body of a POST. */
  input: Input;
  /** The `content` of the envelope; of a CSV, one row. */
  output: Output;
  body?: Body;
  answer?: How;
  /** Refusals besides those every endpoint can answer with (SYS codes). */
  errors?: readonly ErrorName[];
}

/** Describes one endpoint and keeps its exact types. */
export function endpoint<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Who extends Access,
  How extends Answer = 'envelope',
>(description: Endpoint<Input, Output, Who, How>): Endpoint<Input, Output, Who, How> {
  return description;
}
