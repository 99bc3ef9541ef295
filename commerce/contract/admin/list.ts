import { z } from 'zod';
import { optional, page } from '../fields.ts';
import { searchWords } from '../search-words.ts';
import { isMobile, typedPhone } from '../typed.ts';

const pageSize = z.coerce
  .number()
  .pipe(z.literal([10, 20, 50, 100]))
  .default(20);

/** A cursor has the sort values of a row in Base64. The longest is a name of 200 Chinese characters of three bytes. */
const longestCursor = 2000;

/**
 * `sort`: `-` before the column means descending. `after`, `before`: the `next` and `previous` of an answer, which
 * reach every row; `page` reaches the first 10,000. `after` counts before `before`, and both before `page`.
 */
export function listInput<Sort extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sorts: Sort,
  filters: Filters,
) {
  const both = sorts.flatMap((name) => [name, `-${name}`]) as [string, ...string[]];
  return z
    .strictObject({
      page,
      pageSize,
      sort: optional(z.enum(both)),
      after: optional(z.string().max(longestCursor)),
      before: optional(z.string().max(longestCursor)),
      ...filters,
    })
    .refine(daysInOrder, endsTooEarly);
}

export function exportInput<Sort extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sorts: Sort,
  filters: Filters,
) {
  const both = sorts.flatMap((name) => [name, `-${name}`]) as [string, ...string[]];
  return z.strictObject({ sort: optional(z.enum(both)), ...filters }).refine(daysInOrder, endsTooEarly);
}

export function filterInput<Filters extends z.ZodRawShape>(filters: Filters) {
  return z.strictObject(filters).refine(daysInOrder, endsTooEarly);
}

const endsTooEarly = { path: ['to'], error: 'endsBeforeItStarts' };

/** A range that ends before it starts would give an empty list, as if nothing had happened. */
function daysInOrder(input: object): boolean {
  const { from, to }: { from?: unknown; to?: unknown } = input;
  return typeof from !== 'string' || typeof to !== 'string' || from <= to;
}

/** Lists count rows only up to this number, so that a long list loads as fast as a short one (docs/decisions/019). */
export const countedTo = 1000;

/** `total` stops at `countedTo`; `totalIsMore`: there are more rows. `next`, `previous`: null without such a page. */
export function listOutput<Row extends z.ZodType>(row: Row) {
  return z.strictObject({
    items: z.array(row),
    total: z.number().int().min(0).max(countedTo),
    totalIsMore: z.boolean(),
    page: z.number().int().min(1),
    pageSize: z.number().int().min(1),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  });
}

/**
 * The version of a row as its reader saw it. A write with an outdated version is refused with SYS009, which names the
 * present version; a write without a version applies to any version (docs/decisions/034).
 */
export const version = z.string().min(1).max(40);

/** The version that a write has replaced. Only the answer of a write has it. */
export const formerVersion = version.optional();

/** A day of the workshop's calendar (Asia/Shanghai). */
export const day = z.iso.date();
/** Both days are included. */
export const range = { from: optional(day), to: optional(day) };

/** People type a phone with spaces, hyphens or +86. A text of digits alone may also be a serial number and stays. */
export const search = optional(
  searchWords(80).overwrite((text) =>
    isMobile(typedPhone(text)) && /\D/.test(text) ? typedPhone(text) : text,
  ),
);

export const person = z.strictObject({ userId: z.uuid(), username: z.string() });

export const flag = optional(z.enum(['true', 'false']).transform((text) => text === 'true'));
