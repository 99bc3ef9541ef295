import { isSqlite } from './connect.ts';
import type { Db } from './db.ts';

/** What a prepared statement is given: a value, or a list of values, by name. */
export type Given = Record<string, Value | readonly Value[]>;
type Value = string | number | boolean | null | undefined;

/** Stands for a value while Knex builds the statement. */
class Mark {
  readonly name: string;
  readonly index: number | null;

  constructor(name: string, index: number | null = null) {
    this.name = name;
    this.index = index;
  }

  of(given: Given): unknown {
    const value = given[this.name];
    return this.index === null ? value : (value as readonly Value[])[this.index];
  }

  /** A statement must not depend on its values, because it is built only once. */
  [Symbol.toPrimitive](): never {
    throw new TypeError(`a prepared statement must not compute with its value ${this.name}`);
  }
}

/** A statement as Knex compiles it. */
interface Compiled {
  sql: string;
  bindings: unknown[];
}

/**
 * Returns a function that runs the query which `build` makes. Knex builds the query only once for each dialect, with
 * marks in place of the values; later calls fill in their values and send the same SQL. Building takes several times as
 * long as running the statement on SQLite, so the statements of a purchase are prepared (docs/decisions/039).
 *
 * `build` must only pass the values on: it must not compute with them or choose by them. Nulls, missing values and
 * lengths of lists may differ between calls; each combination is built once.
 */
export function prepared<Values extends Given, Result>(
  build: (db: Db, values: Values) => PromiseLike<Result>,
): (db: Db, values: Values) => Promise<Result> {
  const built = { sqlite: new Map<string, Compiled>(), postgresql: new Map<string, Compiled>() };
  return async (db, values) => {
    const known = isSqlite(db) ? built.sqlite : built.postgresql;
    const shape = shapeOf(values);
    const compiled = known.get(shape) ?? compile(build(db, marksFor(values)));
    if (!known.has(shape)) known.set(shape, compiled);
    const bindings = compiled.bindings.map((each) => (each instanceof Mark ? each.of(values) : each));
    return (await send(db, { ...compiled, bindings })) as Result;
  };
}

/** Text that is the same for all values with which `build` makes the same SQL. */
function shapeOf(values: Given): string {
  let shape = '';
  for (const name in values) {
    const value = values[name];
    shape += Array.isArray(value) ? `${name}[${value.length}]` : isEmpty(value) ? `${name}=${value} ` : `${name} `;
  }
  return shape;
}

/** Knex builds other SQL for null (`IS NULL`) and leaves out what is undefined, so both stand for themselves. */
function isEmpty(value: unknown): boolean {
  return value === null || value === undefined;
}

function marksFor<Values extends Given>(values: Values): Values {
  const marks = Object.entries(values).map(([name, value]) => {
    if (Array.isArray(value)) return [name, value.map((_, index) => new Mark(name, index))];
    return [name, isEmpty(value) ? value : new Mark(name)];
  });
  return Object.fromEntries(marks);
}

/** What Knex makes from any query. The types of `Db` do not show it. */
interface Compilable {
  toSQL(): Compiled;
}

function compile(query: PromiseLike<unknown>): Compiled {
  return (query as unknown as Compilable).toSQL();
}

/** Does what the runner of Knex does with a compiled query. */
async function send({ client }: Db, statement: Compiled): Promise<unknown> {
  const connection = await client.acquireConnection();
  try {
    const answered = await client.query(connection, statement);
    return client.postProcessResponse(client.processResponse(answered));
  } finally {
    client.releaseConnection(connection);
  }
}
