import type { ReactNode } from 'react';

export interface Column<Row> {
  /** The choice of columns is also remembered by this id. */
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** The name by which commerce sorts, if it sorts by this column. */
  sort?: string;
  /** What stands below the column, such as the sum of all filtered rows. */
  foot?: ReactNode;
  footNote?: ReactNode;
  numeric?: boolean;
  /** The first column of a list can't be hidden and links to the record. */
  fixed?: boolean;
  hidden?: boolean;
}
