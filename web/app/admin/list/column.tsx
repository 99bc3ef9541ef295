import type { ReactNode } from 'react';

/** A column of a table, which the reader can hide unless it is `fixed`. */
export interface Column<Row> {
  /** Also the name under which the choice of columns is remembered. */
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** The name by which commerce sorts, if it sorts by this column. */
  sort?: string;
  /** What stands below the column, such as the sum of all filtered rows. */
  foot?: ReactNode;
  /** A smaller line below `foot`, such as the parts of a sum. */
  footNote?: ReactNode;
  /** Numbers are aligned at the right. */
  numeric?: boolean;
  /** The first column of a list. It can't be hidden, and it links to the record. */
  fixed?: boolean;
  /** Whether the column is hidden until the reader chooses it. */
  hidden?: boolean;
}
