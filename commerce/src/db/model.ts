import { Model, type Pojo } from 'objection';
import type { Stored } from './stored.ts';

/** SQLite stores booleans as 0 and 1; `booleans` lists the columns to convert back. */
export class BaseModel extends Model {
  static booleans: string[] = [];

  /** Use it where a page or a purchase waits, because building an Objection query costs more than running it. */
  static from<M extends BaseModel>(this: new () => M, rows: Stored<M>[]): M[] {
    return rows.map((row) => new this().$setDatabaseJson(row));
  }

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
