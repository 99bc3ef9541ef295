import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

export interface TwoLines {
  title: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  figure?: ReactNode;
  note: ReactNode;
  state?: ReactNode;
}

interface RowListProps<Row> {
  label: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  lines: (row: Row) => TwoLines;
  recordAddress?: ((row: Row) => string) | undefined;
  /** The likely next action. Its button is below the row, in reach of the thumb. */
  nextAction?: ((row: Row) => ReactNode) | undefined;
  /** Whether other rows are being loaded, so that these rows can't be used. */
  busy: boolean;
  /** Whether the title is a sentence, which may need several lines; the note then has room for two. */
  wraps?: boolean;
  /** The rows that have left the list since they were shown. */
  gone: ReadonlySet<string>;
}

export function RowList<Row>({
  label,
  rows,
  rowId,
  lines,
  recordAddress,
  nextAction,
  wraps = false,
  busy,
  gone,
}: RowListProps<Row>) {
  const { pathname, search } = useLocation();
  return (
    <ul aria-label={label} aria-busy={busy} inert={busy} className={`text-small ${busy ? 'opacity-60' : ''}`}>
      {rows.map((row) => {
        const { figure, note, state, ...named } = lines(row);
        const title = <Title {...named} />;
        const to = recordAddress?.(row);
        return (
          <li
            key={rowId(row)}
            data-row={rowId(row)}
            data-gone={gone.has(rowId(row)) || undefined}
            className="group relative flex items-center gap-3 border-b border-hairline px-(--edge) py-2.5 has-aria-[current=page]:bg-moon data-gone:opacity-60"
          >
            <div className="min-w-0 grow">
              <div className="flex items-baseline justify-between gap-3">
                {to ? (
                  <Link
                    to={`${to}${search}`}
                    data-record
                    aria-current={pathname === to ? 'page' : undefined}
                    className={`min-w-0 after:absolute after:inset-0 hover:text-sky ${wraps ? '' : 'truncate'}`}
                  >
                    {title}
                  </Link>
                ) : (
                  <span className="min-w-0 truncate">{title}</span>
                )}
                {figure && <span className="shrink-0 tabular-nums">{figure}</span>}
              </div>
              {/* Beside a button, the state moves down if the note would have no room for a time. */}
              <div className="flex items-baseline justify-between gap-x-3 text-stone group-has-[button]:flex-wrap">
                <span
                  className={`min-w-0 group-has-[button]:grow group-has-[button]:basis-26 ${wraps ? 'line-clamp-2' : 'truncate'}`}
                >
                  {note}
                </span>
                {state && <span className="max-w-3/4 shrink-0 text-right">{state}</span>}
              </div>
            </div>
            {nextAction && <div className="relative z-1 shrink-0 empty:hidden">{nextAction(row)}</div>}
          </li>
        );
      })}
    </ul>
  );
}

function Title({ title, aside }: Pick<TwoLines, 'title' | 'aside'>) {
  if (!aside) return title;
  return (
    <>
      {title} <span className="text-stone">{aside}</span>
    </>
  );
}
