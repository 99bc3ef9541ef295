import { setImmediate } from 'node:timers/promises';
import { countedTo } from '../../contract/admin/list.ts';
import { own } from '../../contract/own.ts';
import type { Db } from '../db/db.ts';
import { isInvalidValue } from '../db/db-errors.ts';
import type { Rows } from '../db/query.ts';
import { fail } from '../fail.ts';

/** A list of the admin area: its rows, how they can be sorted, and how a row is shown. */
export interface List<Row, View> {
  /** The filtered rows with their columns, without order and limit. */
  rows: Rows<Row>;
  /**
   * The query that is used to count the rows and to add up their amounts. It has as many rows as `rows`, but fewer
   * joins. The default is `rows`.
   */
  counted?: Rows<unknown>;
  /**
   * For each sort, the SQL expressions to sort by. No value is ever null, and no two rows have the same
   * values.
   */
  sorts: Record<string, string[]>;
  /** The name of a sort; a `-` before it means descending. */
  defaultSort: string;
  present(rows: Row[]): Promise<View[]> | View[];
}

interface Wanted {
  page: number;
  pageSize: number;
  sort?: string | undefined;
  after?: string | undefined;
  before?: string | undefined;
}

interface Page<View> {
  items: View[];
  total: number;
  totalIsMore: boolean;
  page: number;
  pageSize: number;
  next: string | null;
  previous: string | null;
}

/** A page number can reach only this many rows, because skipping rows costs as much as reading them. */
const numberedRows = 10_000;
/**
 * An export reads this many rows at a time. SQLite blocks the event loop while it reads, so a batch takes only a few
 * milliseconds.
 */
const exportBatch = 50;

/**
 * One page by its number, the page behind the cursor `after`, or the page in front of the cursor `before`.
 * @throws Failure `invalidInput` when the number is too high
 */
export async function listPage<Row, View>(
  db: Db,
  list: List<Row, View>,
  { page, pageSize, sort, after, before }: Wanted,
): Promise<Page<View>> {
  const numbered = after === undefined && before === undefined;
  if (numbered && page * pageSize > numberedRows) throw fail('invalidInput', { fields: { page: 'too_big' } });
  const offset = numbered ? (page - 1) * pageSize : 0;
  const { items, next, previous } = await fetchRows(list, { sort, after, before, offset, limit: pageSize });
  const total = await countUpTo(db, list.counted ?? list.rows, countedTo + 1);
  return {
    items,
    total: Math.min(total, countedTo),
    totalIsMore: total > countedTo,
    page,
    pageSize,
    next,
    previous,
  };
}

/** The number of rows, but at most `most`. */
export async function countUpTo(db: Db, rows: Rows<unknown>, most = countedTo): Promise<number> {
  const some = rows
    .clone()
    .clearSelect()
    .columns([db.raw('1')])
    .limit(most);
  const [counted] = await db.from(some.as('some')).count({ count: '*' });
  return Number(counted?.count ?? 0);
}

/**
 * Yields every row, a batch at a time, so that no query holds the database for long. Between two batches the event
 * loop serves other requests: SQLite answers without leaving the event loop, so nothing else would let them in.
 */
export async function* listAll<Row, View>(
  list: List<Row, View>,
  sort: string | undefined,
): AsyncGenerator<View> {
  let after: string | undefined;
  do {
    const { items, next } = await fetchRows(list, {
      sort,
      after,
      before: undefined,
      offset: 0,
      limit: exportBatch,
    });
    yield* items;
    after = next ?? undefined;
    await setImmediate();
  } while (after);
}

interface Fetch {
  sort: string | undefined;
  after: string | undefined;
  before: string | undefined;
  offset: number;
  limit: number;
}

/** The values by which a row is sorted, as `sortValue0` and so on. */
type SortValues = Record<`sortValue${number}`, string | number>;

async function fetchRows<Row, View>(
  { rows, sorts, defaultSort, present }: List<Row, View>,
  { sort = defaultSort, after, before, offset, limit }: Fetch,
): Promise<{ items: View[]; next: string | null; previous: string | null }> {
  const { values, descends } = sortedBy(sorts, sort);
  // A page in front of a cursor is read backwards from the cursor.
  const backwards = after === undefined && before !== undefined;
  const descending = descends !== backwards;
  const direction = descending ? 'DESC' : 'ASC';
  const query = rows
    .clone()
    .columns(values.map((value, index) => rows.client.raw<SortValues>(`${value} AS "sortValue${index}"`)))
    .orderByRaw(values.map((value) => `${value} ${direction}`).join(', '))
    .limit(limit + 1)
    .offset(offset);
  const cursor = after ?? before;
  const field = after === undefined ? 'before' : 'after';
  const start = cursor === undefined ? null : readCursor(cursor, field, values.length);
  if (start) {
    const places = values.map(() => '?').join(', ');
    query.whereRaw(`(${values.join(', ')}) ${descending ? '<' : '>'} (${places})`, start);
  }
  const found = await query.catch((error: unknown) => {
    // A cursor that the shop did not write may hold values that can't be compared with the columns.
    throw start && isInvalidValue(error)
      ? fail('invalidInput', { fields: { [field]: 'invalid_format' } })
      : error;
  });
  const more = found.length > limit;
  const shown = backwards ? found.slice(0, limit).reverse() : found.slice(0, limit);
  const isFirst = backwards ? !more : start === null && offset === 0;
  const cursorOf = (row: SortValues | undefined) =>
    row ? writeCursor(values.map((_, index) => row[`sortValue${index}`])) : null;
  return {
    items: await present(shown),
    next: backwards || more ? cursorOf(shown.at(-1)) : null,
    previous: isFirst ? null : cursorOf(shown[0]),
  };
}

/**
 * The SQL expressions of a sort.
 * @throws Failure `invalidInput` if the list can't be sorted so
 */
export function sortedBy(
  sorts: Record<string, string[]>,
  sort: string,
): { values: string[]; descends: boolean } {
  const descends = sort.startsWith('-');
  const values = own(sorts, descends ? sort.slice(1) : sort);
  if (!values) throw fail('invalidInput', { fields: { sort: 'invalid_value' } });
  return { values, descends };
}

/** Encodes the values by which the first or last row of a page is sorted. */
function writeCursor(values: unknown[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

function readCursor(text: string, field: 'after' | 'before', length: number): (string | number)[] {
  try {
    const cursor: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(cursor) && cursor.length === length && cursor.every(isScalar)) return cursor;
  } catch {
    // The text is not a cursor of the shop; the `throw` below refuses it.
  }
  throw fail('invalidInput', { fields: { [field]: 'invalid_format' } });
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'number' || typeof value === 'string';
}
