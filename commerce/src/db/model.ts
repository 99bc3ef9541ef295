import { Model, type Pojo } from 'objection';
import type { Stored } from './stored.ts';

/** The base of every model. SQLite keeps booleans as 0 and 1; `booleans` names the columns to turn back. */
export class BaseModel extends Model {
  static booleans: string[] = [];

  /**
   * Models of rows that were read through Knex. Where a page or a purchase waits, that is the way to read:
   * building an Objection query costs more than running it.
   */
  static from<M extends BaseModel>(this: new () => M, rows: Stored<M>[]): M[] {
    return rows.map((row) => new this().$setDatabaseJson(row));
  }

  /** As `from`, of one row, such as a write returns. */
  static of<M extends BaseModel>(this: new () => M, row: Stored<M>): M {
    return new this().$setDatabaseJson(row);
  }

  override $parseDatabaseJson(json: Pojo): Pojo {
    const row = super.$parseDatabaseJson(json);
    for (const name of (this.constructor as typeof BaseModel).booleans) {
      if (name in row) row[name] = Boolean(row[name]);
    }
    return row;
  }
}
