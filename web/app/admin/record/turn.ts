export type Turn = { after: string } | { before: string } | { page: number };

export interface Neighbours {
  previous?: Turn | undefined;
  next?: Turn | undefined;
}

export function byCursors({ previous, next }: { previous: string | null; next: string | null }): Neighbours {
  return { previous: previous ? { before: previous } : undefined, next: next ? { after: next } : undefined };
}

interface NumberedPage {
  page: number;
  pageSize: number;
  total: number;
}

export function byNumbers({ page, pageSize, total }: NumberedPage): Neighbours {
  return {
    previous: page > 1 ? { page: page - 1 } : undefined,
    next: page * pageSize < total ? { page: page + 1 } : undefined,
  };
}
