import type { Changes, ColumnName, NewRow, Row, TableName, ValueOf } from './tables.ts';

/** Knex itself accepts any text as a column, and gives an unknown column the type `any` (docs/decisions/024). */
export interface TableQuery<T extends TableName> extends Reading<Row<T>, Named<T>> {
  insert(row: Values<NewRow<T>>): Inserted<T, One>;
  insert(rows: readonly Values<NewRow<T>>[]): Inserted<T>;
  update(changes: Values<Changes<T>>): Written<T>;
  increment(column: Name<Changes<T>>, by?: number): Written<T>;
  decrement(column: Name<Changes<T>>, by?: number): Written<T>;
  /** Resolves to the number of deleted rows. */
  delete(): Promise<number>;
}

/**
 * @template Whole the type of the row if the query selects no columns
 * @template Names the type of each column, under every name the query may use
 * @template Chosen the columns selected so far; null if none
 */
export interface Reading<Whole, Names, Chosen = null> extends Conditions<Names>, Rows<Result<Whole, Chosen>> {
  select<const C extends readonly Choice<Names>[]>(
    ...columns: C
  ): Reading<Whole, Names, And<Chosen, Selected<Names, C[number]>>>;
  distinct<const C extends readonly Choice<Names>[]>(
    ...columns: C
  ): Reading<Whole, Names, And<Chosen, Selected<Names, C[number]>>>;
  first(): Promise<Result<Whole, Chosen> | undefined>;
  first<const C extends readonly Choice<Names>[]>(
    ...columns: C
  ): Promise<Flat<Selected<Names, C[number]>> | undefined>;
  /** Works only for one-word columns: Knex looks up the value before it converts names to camelCase. */
  pluck<C extends Name<Names>>(column: C & Lowercase<C>): Promise<Names[C][]>;

  join<J extends TableName>(
    table: J,
    one: Name<Names> | Name<Named<J>>,
    other: Name<Names> | Name<Named<J>>,
  ): Reading<Whole, Joined<Names, Named<J>>, Chosen>;
  join<J extends TableName>(
    table: J,
    on: { [C in Name<Qualified<Named<J>>>]?: Name<Names> },
  ): Reading<Whole, Joined<Names, Named<J>>, Chosen>;
  leftJoin<J extends TableName>(
    table: J,
    one: Name<Names> | Name<Named<J>>,
    other: Name<Names> | Name<Named<J>>,
  ): Reading<Whole, Joined<Names, Nullable<Named<J>>>, Chosen>;
  leftJoin<J extends TableName>(
    table: J,
    on: (join: JoinConditions<Joined<Names, Named<J>>>) => unknown,
  ): Reading<Whole, Joined<Names, Nullable<Named<J>>>, Chosen>;

  orderBy(column: Name<Names>, direction?: Direction): this;
  orderBy(columns: readonly (Name<Names> | { column: Name<Names>; order: Direction })[]): this;
  groupBy(...columns: Name<Names>[]): this;
  union(queries: readonly Rows<Result<Whole, Chosen>>[]): this;

  count<Alias extends string>(
    counted: Record<Alias, '*'>,
  ): Reading<Whole, Names, And<Chosen, Record<Alias, number>>>;
  /** Null if there is no row. */
  sum<Alias extends string>(
    summed: Record<Alias, Name<Names>>,
  ): Reading<Whole, Names, And<Chosen, Record<Alias, number | null>>>;
  /** Null if there is no row. */
  max<Alias extends string, C extends Name<Names>>(
    greatest: Record<Alias, C>,
  ): Reading<Whole, Names, And<Chosen, Record<Alias, Names[C] | null>>>;
}

export interface Filterable {
  whereRaw(sql: string, values?: readonly unknown[]): unknown;
}

export interface Rows<R> extends Promise<R[]> {
  modify(change: (query: this) => unknown): this;
  /** Joins rows that are no table, such as a list of values. */
  joinRaw(sql: string, values: readonly unknown[]): this;
  groupByRaw(sql: string): this;
  clone(): this;
  unionAll(queries: readonly Rows<R>[]): this;
  clearSelect(): Rows<unknown>;
  /** For code that has the query but no `Db`. */
  readonly client: { raw<Shape>(sql: string): Raw<Shape> };
  columns<Shape>(pieces: readonly Raw<Shape>[]): Rows<R & Shape>;
  whereRaw(sql: string, values?: readonly unknown[]): this;
  orderByRaw(sql: string): this;
  limit(rows: number): this;
  offset(rows: number): this;
  forUpdate(): this;
  forNoKeyUpdate(): this;
  /** Makes the query usable as a table in `db.from`. */
  as(name: string): Derived<R>;
}

export interface Conditions<Names> {
  where(values: Match<Names>): this;
  where(inBrackets: (query: Conditions<Names>) => unknown): this;
  where<C extends Name<Names>>(column: C, value: Comparable<Names[C]>): this;
  where<C extends Name<Names>>(column: C, operator: Operator, value: Comparable<Names[C]>): this;
  orWhere(values: Match<Names>): this;
  orWhere(inBrackets: (query: Conditions<Names>) => unknown): this;
  orWhere<C extends Name<Names>>(column: C, value: Comparable<Names[C]>): this;
  orWhere<C extends Name<Names>>(column: C, operator: Operator, value: Comparable<Names[C]>): this;
  whereNot(values: Match<Names>): this;
  whereNot(inBrackets: (query: Conditions<Names>) => unknown): this;
  whereNot<C extends Name<Names>>(column: C, value: Comparable<Names[C]>): this;
  orWhereNot(values: Match<Names>): this;
  whereIn<C extends Name<Names>>(column: C, values: readonly Names[C][] | OneColumn<Names[C]>): this;
  orWhereIn<C extends Name<Names>>(column: C, values: readonly Names[C][] | OneColumn<Names[C]>): this;
  whereNotIn<C extends Name<Names>>(column: C, values: readonly Names[C][] | OneColumn<Names[C]>): this;
  whereNull(column: Name<Names>): this;
  orWhereNull(column: Name<Names>): this;
  whereNotNull(column: Name<Names>): this;
  whereBetween<C extends Name<Names>>(column: C, range: readonly [Names[C], Names[C]]): this;
  whereExists(query: PromiseLike<unknown[]>): this;
  whereNotExists(query: PromiseLike<unknown[]>): this;
  whereRaw(sql: string, values?: readonly unknown[]): this;
  orWhereRaw(sql: string, values?: readonly unknown[]): this;
}

/** For queries that read at least the tables `T`. Columns have their full names (`orders.status`). */
export type ConditionsOn<T extends TableName> = Conditions<{
  [N in Extract<ColumnName, `${T}.${string}`>]: ValueOf<N>;
}>;

type Match<Names> = { [C in keyof Names]?: Names[C] | Raw };
type Comparable<Value> = Value | Raw | OneColumn<Value>;
type Operator = '=' | '<>' | '<' | '<=' | '>' | '>=' | 'like';
type Direction = 'asc' | 'desc';

type OneColumn<Value> = PromiseLike<Record<string, Value>[]>;

interface JoinConditions<Names> {
  on(one: Name<Names>, other: Name<Names>): this;
  andOnVal<C extends Name<Names>>(column: C, operator: Operator, value: Names[C]): this;
}

export interface Inserted<T extends TableName, HowMany = Any>
  extends Promise<unknown>,
    Returning<T, HowMany> {
  /** Without columns, a violation of any unique index counts as a conflict. */
  onConflict(columns?: Name<Row<T>> | readonly Name<Row<T>>[]): {
    ignore(): Inserted<T>;
    merge(changes: Values<Changes<T>>): Inserted<T, HowMany>;
  };
}

/** Resolves to the number of changed rows. */
export interface Written<T extends TableName> extends Promise<number>, Returning<T, Any> {}

interface Returning<T extends TableName, HowMany> {
  returning(all: '*'): Promise<HowMany extends One ? [Row<T>] : Row<T>[]>;
  returning<C extends Name<Row<T>>>(
    columns: C | readonly C[],
  ): Promise<HowMany extends One ? [Pick<Row<T>, C>] : Pick<Row<T>, C>[]>;
}

type One = 'one';
type Any = 'any';

export interface Derived<R> {
  readonly derived: R;
}

/** In a select, it adds columns of the type `Shape`. */
export interface Raw<Shape = unknown> extends Promise<unknown> {
  readonly shape?: Shape;
}

export type Named<T extends TableName> = Row<T> & WithTable<T>;
type WithTable<T extends TableName> = { [C in Name<Row<T>> as `${T}.${C}`]: Row<T>[C] };

/** After a join, each column is known only by its full name, such as `orders.status`. */
type Joined<Names, More> = Qualified<Names> & Qualified<More>;
type Qualified<Names> = { [C in keyof Names as C extends `${string}.${string}` ? C : never]: Names[C] };
type Nullable<Names> = { [C in keyof Names]: Names[C] | null };
type Name<Names> = keyof Names & string;

type Choice<Names> = Name<Names> | `${Name<Names>} as ${string}` | `${TablesOf<Name<Names>>}.*` | Raw;
type TablesOf<Names extends string> = Names extends `${infer T}.${string}` ? T : never;

type Selected<Names, C> = {
  [N in Exclude<C, Raw> as KeyOf<N>]: Names[SourceOf<N> & keyof Names];
} & AllOf<Names, C> &
  Together<C extends Raw<infer Shape> ? Shape : never>;

type AllOf<Names, C> = {
  [N in keyof Names as N extends `${infer T}.${infer Bare}`
    ? `${T}.*` extends C
      ? Bare
      : never
    : never]: Names[N];
};

type SourceOf<C> = C extends `${infer Source} as ${string}` ? Source : C;

type KeyOf<C> = C extends `${string}.*`
  ? never
  : C extends `${string} as ${infer Alias}`
    ? Alias
    : C extends `${string}.${infer Bare}`
      ? Bare
      : C & string;

type Together<Shapes> = [Shapes] extends [never]
  ? unknown
  : (Shapes extends unknown ? (each: Shapes) => void : never) extends (all: infer All) => void
    ? All
    : never;

type And<Chosen, More> = Chosen extends null ? More : Chosen & More;
type Result<Whole, Chosen> = Chosen extends null ? Whole : Flat<Chosen>;
type Flat<R> = { [C in keyof R]: R[C] };
type Values<Columns> = { [C in keyof Columns]: Columns[C] | Raw };
