/** A migration that changes a table must also change its declaration in the `tables.ts` of its area. */
export interface Tables {
  /** Knex writes this table. */
  knexMigrations: Table<
    { id: number; name: string | null; batch: number | null; migrationTime: Date | null },
    'id'
  >;
}

export type TableName = keyof Tables & string;

export type Row<T extends TableName> = Tables[T]['row'];

/** Nullable columns may be left out, and so may columns that the database fills in. */
export type NewRow<T extends TableName> = Tables[T]['newRow'];

/** `never` for a table that refuses updates. */
export type Changes<T extends TableName> = Tables[T]['changes'];

/** @template Filled columns that the database fills in when an insert leaves them out */
export interface Table<Columns, Filled extends keyof Columns = never> {
  row: Columns;
  newRow: Insertable<Columns, Filled>;
  changes: Partial<Columns>;
}

/** A table whose triggers refuse every update and delete. */
export interface AppendOnlyTable<Columns, Filled extends keyof Columns = never> {
  row: Columns;
  newRow: Insertable<Columns, Filled>;
  changes: never;
}

type Insertable<Columns, Filled extends keyof Columns> = Omit<Columns, Omissible<Columns, Filled>> &
  Partial<Pick<Columns, Omissible<Columns, Filled>>>;

type Omissible<Columns, Filled extends keyof Columns> =
  | Filled
  | { [C in keyof Columns]: null extends Columns[C] ? C : never }[keyof Columns];

/** SQLite returns 1 and 0. When writing, both databases accept a boolean. */
export type StoredBoolean = boolean | 0 | 1;

export type ColumnName = { [T in TableName]: `${T}.${keyof Row<T> & string}` }[TableName];

/** The row that a select of these columns returns. */
export type Columns<Names extends ColumnName> = {
  [N in Names as N extends `${string}.${infer C}` ? C : never]: ValueOf<N>;
};

export type ValueOf<Name extends ColumnName> = Name extends `${infer T extends TableName}.${infer C}`
  ? Row<T>[C & keyof Row<T>]
  : never;

/** For use in a piece of SQL: `orders.payable_until`. */
export function column(name: ColumnName): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
