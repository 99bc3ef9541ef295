/**
 * All tables of the shop. Each area declares its own tables in its `tables.ts`. When a migration changes a
 * table, its declaration must be changed too.
 */
export interface Tables {
  /** Knex writes this table. */
  knexMigrations: Table<
    { id: number; name: string | null; batch: number | null; migrationTime: Date | null },
    'id'
  >;
}

export type TableName = keyof Tables & string;

/** A row as the database returns it. */
export type Row<T extends TableName> = Tables[T]['row'];

/** A row to insert. Nullable columns may be left out, and so may columns that the database fills in. */
export type NewRow<T extends TableName> = Tables[T]['newRow'];

/** The values to update, by column. The type is `never` for a table that refuses updates. */
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

/** A boolean as it is read: SQLite stores 1 and 0. When writing, both databases accept a boolean. */
export type StoredBoolean = boolean | 0 | 1;

/** The name of a column with its table, such as `orders.payableUntil`. */
export type ColumnName = { [T in TableName]: `${T}.${keyof Row<T> & string}` }[TableName];

/** The row that a select of these columns returns. */
export type Columns<Names extends ColumnName> = {
  [N in Names as N extends `${string}.${infer C}` ? C : never]: ValueOf<N>;
};

/** The type of a column's values. */
export type ValueOf<Name extends ColumnName> = Name extends `${infer T extends TableName}.${infer C}`
  ? Row<T>[C & keyof Row<T>]
  : never;

/**
 * The name of a column for use in a piece of SQL, such as `orders.payable_until`. The compiler checks that the
 * column exists.
 */
export function column(name: ColumnName): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
