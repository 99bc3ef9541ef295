/** A page of a list that is read inside a record. */
export type Turn = { after: string } | { before: string } | { page: number };

/** The neighbour pages of a page; undefined where there is none. */
export interface Neighbours {
  previous?: Turn | undefined;
  next?: Turn | undefined;
}

/** The neighbours of a page that commerce tells by cursors. */
export function byCursors({ previous, next }: { previous: string | null; next: string | null }): Neighbours {
  return { previous: previous ? { before: previous } : undefined, next: next ? { after: next } : undefined };
}

interface NumberedPage {
  page: number;
  pageSize: number;
  total: number;
}

/** The neighbours of a page that commerce tells by numbers. */
export function byNumbers({ page, pageSize, total }: NumberedPage): Neighbours {
  return {
    previous: page > 1 ? { page: page - 1 } : undefined,
    next: page * pageSize < total ? { page: page + 1 } : undefined,
  };
}
