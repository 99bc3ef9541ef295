import { Model, type Pojo } from 'objection';
import type { Stored } from './stored.ts';

/** The base class of all models. SQLite stores booleans as 0 and 1; `booleans` lists the columns to convert back. */
export class BaseModel extends Model {
  static booleans: string[] = [];

  /**
   * Makes models from rows read through Knex. Use it where a page or a purchase waits for the query, because
   * building an Objection query costs more than running it.
   */
  static from<M extends BaseModel>(this: new () => M, rows: Stored<M>[]): M[] {
    return rows.map((row) => new this().$setDatabaseJson(row));
  }

  /** Like `from`, but for a single row, such as a row that a write returns. */
  static of<M extends BaseModel>(this: new () => M, row: Stored<M>): M {
    return new this().$setDatabaseJson(row);
  }

  override $parseDatabaseJson(json: Pojo): Pojo {
    const row = super.$parseDatabaseJson(json);
    for (const name of (this.constructor as typeof BaseModel).booleans) {
      if (Object.hasOwn(row, name)) row[name] = Boolean(row[name]);
    }
    return row;
  }
}
