import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { formatMoney } from '../../ui/price.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Column } from './column.tsx';

/** `sort` is true where commerce sorts by the name of the column. */
type Options = Omit<Partial<Column<unknown>>, 'id' | 'head' | 'cell' | 'sort'> & {
  sort?: true | string | undefined;
};

type Fields<Row, Value> = { [Name in keyof Row & string]: Row[Name] extends Value ? Name : never }[keyof Row &
  string];
type Empty = null | undefined;

/** Makes the columns of a list. The head of each is the word `fields.<id>`. */
export interface ColumnsFor<Row> {
  /** Cut off where `width` is given, such as `max-w-48`. */
  text: (id: Fields<Row, string | Empty>, options?: Options & { width?: string }) => Column<Row>;
  /** Digits of one width. */
  code: (id: Fields<Row, string | Empty>, options?: Options) => Column<Row>;
  time: (id: Fields<Row, string | Empty>, options?: Options) => Column<Row>;
  number: (id: Fields<Row, number | Empty>, options?: Options) => Column<Row>;
  /** In yuan. Nothing for null, here and in `number`. */
  money: (id: Fields<Row, number | Empty>, options?: Options) => Column<Row>;
  /** The word `<words>.<value>`. */
  word: (id: Fields<Row, string | Empty>, words: string, options?: Options) => Column<Row>;
  of: (id: string, cell: (row: Row) => ReactNode, options?: Options) => Column<Row>;
}

export function columnsFor<Row>(t: TFunction): ColumnsFor<Row> {
  const of: ColumnsFor<Row>['of'] = (id, cell, { sort, ...options } = {}) => ({
    id,
    head: t(`fields.${id}`),
    cell,
    ...options,
    ...(sort && { sort: sort === true ? id : sort }),
  });
  return {
    of,
    text: (id, { width, ...options } = {}) =>
      of(
        id,
        (row) => (width ? <span className={`block truncate ${width}`}>{text(row[id])}</span> : text(row[id])),
        options,
      ),
    code: (id, options) => of(id, (row) => <span className="tabular-nums">{text(row[id])}</span>, options),
    time: (id, options) => of(id, (row) => row[id] && <WorkshopTime value={text(row[id])} />, options),
    number: (id, options) => of(id, (row) => row[id] as ReactNode, { numeric: true, ...options }),
    money: (id, options) =>
      of(id, (row) => <Yuan amount={row[id] as number | Empty} />, { numeric: true, ...options }),
    word: (id, words, options) => of(id, (row) => row[id] && t(`${words}.${text(row[id])}`), options),
  };
}

/** Zeros step back, so that money stands out. */
function Yuan({ amount }: { amount: number | Empty }) {
  if (amount === null || amount === undefined) return null;
  return <span className={amount === 0 ? 'text-stone' : undefined}>{formatMoney(amount)}</span>;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
