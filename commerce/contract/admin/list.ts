import { z } from 'zod';
import { optional, page } from '../fields.ts';
import { searchWords } from '../search-words.ts';

const pageSize = z.coerce
  .number()
  .pipe(z.literal([10, 20, 50, 100]))
  .default(20);

/**
 * The maximum length of a cursor. A cursor contains the values by which a row is sorted, encoded in Base64.
 * The longest value is a name of 200 Chinese characters of three bytes each.
 */
const longestCursor = 2000;

/**
 * The input of every list of the admin area. `sort` is a column; `-` before the column means descending
 * order. `after` is the `next` of an answer and asks for the page behind it; `before` is its `previous` and
 * asks for the page in front of it. With these cursors a client can read a list of any length; `page` only
 * reaches the first 10,000 rows. `after` counts before `before`, and both count before `page`.
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

/** The input of an export: the filters and the sort of the list, without paging. */
export function exportInput<Sort extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sorts: Sort,
  filters: Filters,
) {
  const both = sorts.flatMap((name) => [name, `-${name}`]) as [string, ...string[]];
  return z.strictObject({ sort: optional(z.enum(both)), ...filters }).refine(daysInOrder, endsTooEarly);
}

/** The input of an endpoint that adds up or counts what a list shows with the same filters. */
export function filterInput<Filters extends z.ZodRawShape>(filters: Filters) {
  return z.strictObject(filters).refine(daysInOrder, endsTooEarly);
}

const endsTooEarly = { path: ['to'], error: 'endsBeforeItStarts' };

/** A range that ends before it starts has no days. Its list would be empty, as if nothing had happened. */
function daysInOrder(input: object): boolean {
  const { from, to }: { from?: unknown; to?: unknown } = input;
  return typeof from !== 'string' || typeof to !== 'string' || from <= to;
}

/**
 * A list counts its rows only up to this number, so that loading a long list takes no longer than loading a
 * short list (docs/decisions/019).
 */
export const countedTo = 1000;

/**
 * `total` stops at 1,000; `totalIsMore`: whether the list has more rows. `next`: the `after` of the next page.
 * `previous`: the `before` of the previous page. Null if there is no such page.
 */
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
 * The version of a row as its reader saw it. A write with another version than the present one is refused with
 * SYS009, which names the present version (docs/decisions/034).
 */
export const version = z.string().min(1).max(40);

/** The version that a write has replaced. Only the answer of a write has it. */
export const formerVersion = version.optional();

/** A day of the workshop's calendar (Asia/Shanghai). */
export const day = z.iso.date();
/** The first and the last day of a range. Both days are included. */
export const range = { from: optional(day), to: optional(day) };

export const search = optional(searchWords(80));

/** A member or staff member, named in a row of a list. */
export const person = z.strictObject({ userId: z.uuid(), username: z.string() });

export const flag = optional(z.enum(['true', 'false']).transform((text) => text === 'true'));
