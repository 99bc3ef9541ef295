import { own } from '../../contract/own.ts';
import { isSqlite } from './connect.ts';
import type { Db } from './db.ts';

type Given = object;

/** Stands for a value while Knex builds the statement. */
class Mark {
  readonly path: readonly string[];

  constructor(path: readonly string[]) {
    this.path = path;
  }

  of(given: Given): unknown {
    let value: unknown = given;
    for (const name of this.path) value = own(value as Record<string, unknown>, name);
    return value;
  }

  /** A statement must not depend on its values, because it is built only once. */
  [Symbol.toPrimitive](): never {
    throw new TypeError(`a prepared statement must not compute with its value ${this.path.join('.')}`);
  }
}

interface Compiled {
  sql: string;
  bindings: unknown[];
}

/**
 * Knex builds the query once for each dialect and combination of nulls, missing values and lengths of lists. Building
 * takes several times as long as running the statement on SQLite (docs/decisions/039). `build` must only pass the
 * values on: it must not compute with them or choose by them.
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

/** Equal for all values from which `build` makes the same SQL. */
function shapeOf(values: Given): string {
  let shape = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) shape += `${name}=${value} `;
    else if (typeof value === 'object') shape += `${name}(${shapeOf(value)}) `;
    else shape += `${name} `;
  }
  return shape;
}

/** Knex makes other SQL from null (`IS NULL`) and leaves out what is undefined, so both stand for themselves. */
function marksFor<Values extends Given>(values: Values, path: readonly string[] = []): Values {
  const marks = Object.entries(values).map(([name, value]) => {
    const there = [...path, name];
    if (value === null || value === undefined) return [name, value];
    return [name, typeof value === 'object' ? marksFor(value, there) : new Mark(there)];
  });
  const copy = Object.fromEntries(marks);
  return Array.isArray(values) ? Object.assign([], copy) : copy;
}

/** What Knex makes from any query. The types of `Db` do not show it. */
interface Compilable {
  toSQL(): Compiled;
}

function compile(query: PromiseLike<unknown>): Compiled {
  return (query as unknown as Compilable).toSQL();
}

async function send({ client }: Db, statement: Compiled): Promise<unknown> {
  const connection = await client.acquireConnection();
  try {
    const answered = await client.query(connection, statement);
    return client.postProcessResponse(client.processResponse(answered));
  } finally {
    client.releaseConnection(connection);
  }
}
