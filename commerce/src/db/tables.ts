/**
 * The tables of the shop. Each area adds its own, once each, in its `tables.ts`; a migration that changes a table
 * changes that declaration too.
 */
export interface Tables {
  /** Written by Knex. */
  knexMigrations: Table<
    { id: number; name: string | null; batch: number | null; migrationTime: Date | null },
    'id'
  >;
}

export type TableName = keyof Tables & string;

/** A row as the database answers it. */
export type Row<T extends TableName> = Tables[T]['row'];

/** A row to insert: nullable columns, and those the database fills in, may be left out. */
export type NewRow<T extends TableName> = Tables[T]['newRow'];

/** Columns to update. Nothing where the database refuses every update. */
export type Changes<T extends TableName> = Tables[T]['changes'];

/** @template Filled columns the database fills in where an insert leaves them out */
export interface Table<Columns, Filled extends keyof Columns = never> {
  row: Columns;
  newRow: Insertable<Columns, Filled>;
  changes: Partial<Columns>;
}

/** A table of which triggers refuse every update and delete. */
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

/** A boolean as it is read: SQLite keeps 1 and 0. Both databases take a boolean where one is written. */
export type StoredBoolean = boolean | 0 | 1;

/** The name of a column with its table, such as `orders.payableUntil`. */
export type ColumnName = { [T in TableName]: `${T}.${keyof Row<T> & string}` }[TableName];

/** What a select of these columns answers. */
export type Columns<Names extends ColumnName> = {
  [N in Names as N extends `${string}.${infer C}` ? C : never]: ValueOf<N>;
};

/** What a column holds. */
export type ValueOf<Name extends ColumnName> = Name extends `${infer T extends TableName}.${infer C}`
  ? Row<T>[C & keyof Row<T>]
  : never;

/** A column in a piece of SQL, where the compiler would not miss it: `orders.payable_until`. */
export function column(name: ColumnName): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
