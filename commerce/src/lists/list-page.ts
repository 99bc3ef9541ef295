import { setImmediate } from 'node:timers/promises';
import { countedTo } from '../../contract/admin/list.ts';
import { own } from '../../contract/own.ts';
import type { Db } from '../db/db.ts';
import { isInvalidValue } from '../db/db-errors.ts';
import type { Rows } from '../db/query.ts';
import { fail } from '../fail.ts';

export interface List<Row, View> {
  /** The filtered rows, without order and limit. */
  rows: Rows<Row>;
  /** For rows of several queries: reads of each query only what can be on the page, so that each uses its index. */
  joined?: (firstOf: (query: Rows<Row>) => Rows<Row>) => Rows<Row>;
  /** A query with as many rows but fewer joins, for counting and adding up. The default is `rows`. */
  counted?: Rows<unknown>;
  /** The SQL expressions of each sort. None is ever null, and no two rows have the same values. */
  sorts: Record<string, string[]>;
  /** A `-` before the name means descending. */
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

/** Skipping rows costs as much as reading them. */
const numberedRows = 10_000;
/** SQLite blocks the event loop while it reads, so a batch takes only a few milliseconds. */
const exportBatch = 50;

/** @throws Failure `invalidInput` when the number of the page is too high */
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

export async function countUpTo(db: Db, rows: Rows<unknown>, most = countedTo): Promise<number> {
  const some = rows
    .clone()
    .clearSelect()
    .columns([db.raw('1')])
    .limit(most);
  const [counted] = await db.from(some.as('some')).count({ count: '*' });
  return Number(counted?.count ?? 0);
}

/** Between two batches the event loop serves other requests, which a read of SQLite would otherwise keep out. */
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

type SortValues = Record<`sortValue${number}`, string | number>;

async function fetchRows<Row, View>(
  { rows, joined, sorts, defaultSort, present }: List<Row, View>,
  { sort = defaultSort, after, before, offset, limit }: Fetch,
): Promise<{ items: View[]; next: string | null; previous: string | null }> {
  const { values, descends } = sortedBy(sorts, sort);
  // A page in front of a cursor is read backwards from the cursor.
  const backwards = after === undefined && before !== undefined;
  const descending = descends !== backwards;
  const direction = descending ? 'DESC' : 'ASC';
  const cursor = after ?? before;
  const field = after === undefined ? 'before' : 'after';
  const start = cursor === undefined ? null : readCursor(cursor, field, values.length);
  const firstOf = (query: Rows<Row>, most: number) => {
    if (start) {
      const places = values.map(() => '?').join(', ');
      query.whereRaw(`(${values.join(', ')}) ${descending ? '<' : '>'} (${places})`, start);
    }
    return query.orderByRaw(values.map((value) => `${value} ${direction}`).join(', ')).limit(most);
  };
  const wanted = joined ? joined((part) => firstOf(part, offset + limit + 1)) : rows.clone();
  const query = firstOf(wanted, limit + 1)
    .columns(values.map((value, index) => rows.client.raw<SortValues>(`${value} AS "sortValue${index}"`)))
    .offset(offset);
  const found = await query.catch((error: unknown) => {
    // A forged cursor may hold values that can't be compared with the columns.
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

/** @throws Failure `invalidInput` if the list can't be sorted so */
export function sortedBy(
  sorts: Record<string, string[]>,
  sort: string,
): { values: string[]; descends: boolean } {
  const descends = sort.startsWith('-');
  const values = own(sorts, descends ? sort.slice(1) : sort);
  if (!values) throw fail('invalidInput', { fields: { sort: 'invalid_value' } });
  return { values, descends };
}

function writeCursor(values: unknown[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

function readCursor(text: string, field: 'after' | 'before', length: number): (string | number)[] {
  try {
    const cursor: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(cursor) && cursor.length === length && cursor.every(isScalar)) return cursor;
  } catch {
    // Not a cursor of the shop; the `throw` below refuses it.
  }
  throw fail('invalidInput', { fields: { [field]: 'invalid_format' } });
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'number' || typeof value === 'string';
}
