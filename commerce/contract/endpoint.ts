import { z } from 'zod';
import type { ErrorName } from './errors.ts';
import type { Permission } from './permissions.ts';

/**
 * The callers that an endpoint admits. `public`: anybody. `member`: a caller with a valid session. `staff`: a
 * caller with a valid session whose roles include the permission of the endpoint. `internal`: another service
 * that sends the shared secret. `development`: anybody, but the endpoint exists only when APP_ENV is
 * `development`.
 */
export type Access = 'public' | 'member' | 'staff' | 'internal' | 'development';

/**
 * How many requests a caller may send to one endpoint within a minute. A member is counted by user id, a
 * guest by network address. The minute starts with the first request, and refused requests count too. Further
 * requests get SYS003.
 */
export const requestsPerMinute = {
  /** Endpoints that only read. Each instance counts separately. */
  read: 600,
  /**
   * Endpoints that write and have neither the limit `auth` nor the limit `money`. Also two slow endpoints
   * that only read. Each instance counts separately.
   */
  write: 120,
  /** Endpoints that check passwords, check or send codes, or take messages. All instances count together. */
  auth: 20,
  /**
   * Endpoints that move money, and endpoints with which members change orders. All instances count together.
   */
  money: 30,
} as const;
export type Limit = keyof typeof requestsPerMinute;

/**
 * The body of a POST: `fields`: JSON, form or multipart, up to 64 KB. `text`: like `fields` but up to 3 MB,
 * for files pasted into a field. `image`: one picture in the multipart field `image`. `raw`: the unchanged
 * text, because its signature is verified.
 */
export type Body = 'fields' | 'text' | 'image' | 'raw';

/**
 * The form of an answer: `envelope` (JSON), `csv` (a file, row by row), `text` (a `textAnswer`), `file` (a
 * `fileAnswer`). Refusals are always envelopes.
 */
export type Answer = 'envelope' | 'csv' | 'text' | 'file';

/** An answer without the envelope: the text a payment provider expects, or a page. */
export const textAnswer = z.strictObject({
  /** HTTP status. */
  status: z.number().int(),
  type: z.enum(['text/plain', 'text/html', 'application/json']),
  body: z.string(),
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
  /** The permission that the caller needs. Only `staff` endpoints have one. */
  permission?: Permission;
  limit: Limit;
  /**
   * The name of the input field that contains the account. For each account, the calls of all callers
   * together are limited, so that nobody can guess its password.
   */
  guessed?: string;
  /** The query parameters of a GET or the body of a POST, and the parameters in the path. */
  input: Input;
  /** The `content` of the envelope, or one row of a CSV. */
  output: Output;
  body?: Body;
  answer?: How;
  /** Refusals of this endpoint; every endpoint can also answer with SYS codes. */
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
