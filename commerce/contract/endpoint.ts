import { z } from 'zod';
import type { ErrorName } from './errors.ts';
import type { Permission } from './permissions.ts';

/**
 * `member`: a caller with a session. `staff`: a session whose roles include the endpoint's permission. `internal`: a
 * service with the shared secret. `development`: anybody, but only when APP_ENV is `development`.
 */
export type Access = 'public' | 'member' | 'staff' | 'internal' | 'development';

/**
 * The requests of one caller to one endpoint within a minute from the first; refused ones count too. A member is
 * counted by user id, a guest by network address. Further requests get SYS003.
 */
export const requestsPerMinute = {
  /** Each instance counts separately. */
  read: 600,
  /** Writes without the limit `auth` or `money`, and two slow reads. Each instance counts separately. */
  write: 120,
  /** Endpoints that check passwords, check or send codes, or take messages. All instances count together. */
  auth: 20,
  /** Endpoints that move money or with which members change orders. All instances count together. */
  money: 30,
} as const;
export type Limit = keyof typeof requestsPerMinute;

/**
 * Wrong guesses at one account in this time from the first one. All networks and instances count together. Further
 * calls get SYS003. Each device that is known to the account is counted by itself, so that strangers don't keep its owner
 * from logging in.
 */
export const wrongGuesses = { max: 10, inMinutes: 15 } as const;

/** `password`: of a login. `proof`: by a member who is logged in. */
export type Guessed = 'password' | 'proof';

/**
 * `fields`: JSON, form or multipart, up to 64 KB. `text`: like `fields` but up to 3 MB, for files pasted into a field.
 * `image`: one picture in the field `image`. `raw`: unchanged, because its signature is verified.
 */
export type Body = 'fields' | 'text' | 'image' | 'raw';

/** `csv`: a file, row by row. `text`: a `textAnswer`. `file`: a `fileAnswer`. Refusals are always envelopes. */
export type Answer = 'envelope' | 'csv' | 'text' | 'file';

/** An answer without the envelope: the text a payment provider expects, or a page. */
export const textAnswer = z.strictObject({
  status: z.number().int(),
  type: z.enum(['text/plain', 'text/html', 'application/json']),
  body: z.string(),
  /** Its Content-Security-Policy, in place of the usual one. */
  policy: z.string().optional(),
});
export type TextAnswer = z.output<typeof textAnswer>;

/** A file that browsers may cache for good, because its address always has the same content. */
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
  /** Only `staff` endpoints have a permission. */
  permission?: Permission;
  /** Open to staff who need a second factor and have none yet, so that they can set one up. */
  withoutFactor?: boolean;
  /**
   * `recent`: asks for a proof of the last ten minutes, as endpoints with a guarded permission do. `own`: asks a person
   * with a second factor also for a proof that was made for such a change and is not used up.
   */
  asksProof?: 'recent' | 'own';
  limit: Limit;
  /** What could be guessed, and is limited for each account too. */
  guessed?: Guessed;
  input: Input;
  /** The `content` of the envelope, or one row of a CSV. */
  output: Output;
  body?: Body;
  answer?: How;
  /** Every endpoint can also answer with SYS codes. */
  errors?: readonly ErrorName[];
}

/** Keeps the exact types of the endpoint. */
export function endpoint<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Who extends Access,
  How extends Answer = 'envelope',
>(description: Endpoint<Input, Output, Who, How>): Endpoint<Input, Output, Who, How> {
  return description;
}
