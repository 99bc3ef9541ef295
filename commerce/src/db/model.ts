import { Model, type Pojo } from 'objection';

/** The base of every model. SQLite keeps booleans as 0 and 1; `booleans` names the columns to turn back. */
export class BaseModel extends Model {
  static booleans: string[] = [];

  override $parseDatabaseJson(json: Pojo): Pojo {
    const row = super.$parseDatabaseJson(json);
    for (const name of (this.constructor as typeof BaseModel).booleans) {
      if (name in row) row[name] = Boolean(row[name]);
    }
    return row;
  }
}
