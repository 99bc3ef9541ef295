import { own } from '@junyao/commerce/contract/own';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Column } from './column.tsx';
import { changedAddress } from './list-address.ts';

export interface DataTableProps<Row extends object> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  visibility: Record<string, boolean>;
  rowId: (row: Row) => string;
  recordAddress?: ((row: Row) => string) | undefined;
  /** The sort of the address, such as `-createdAt`; undefined for the default order of the list. */
  sort: string | undefined;
  selection?: Selection | undefined;
  busy: boolean;
  gone: ReadonlySet<string>;
}

interface Selection {
  selected: ReadonlySet<string>;
  onSelect: (ids: Iterable<string>) => void;
  onToggle: (id: string) => void;
}

export function DataTable<Row extends object>({
  label,
  rows,
  columns,
  visibility,
  rowId,
  recordAddress,
  sort,
  selection,
  busy,
  gone,
}: DataTableProps<Row>) {
  const { t } = useTranslation('admin');
  const { search } = useLocation();
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    scroller.current?.scrollTo({ top: 0 });
  }, [search]);
  const shownColumns = columns.filter(({ id }) => own(visibility, id) !== false);
  // A text behind figures keeps a distance, because they end at its side.
  const edge = 'first:pl-(--edge) last:pr-(--edge) [.text-right+&:not(.text-right)]:pl-6';

  return (
    <div
      ref={scroller}
      className="scrolls-sideways hidden min-h-0 grow scroll-pt-10 overflow-auto has-[tfoot]:scroll-pb-16 lg:block print:overflow-visible"
    >
      <table
        aria-label={label}
        aria-busy={busy}
        className={`w-full border-collapse text-small ${busy ? 'opacity-60' : ''}`}
      >
        <thead className="sticky top-0 z-10 bg-paper">
          <tr className="border-b border-rim/40 text-left text-label text-stone">
            {selection && (
              <th scope="col" className={`w-10 py-2 ${edge}`}>
                <SelectAll ids={rows.map(rowId)} selection={selection} disabled={busy} />
              </th>
            )}
            {shownColumns.map(({ id, head, sort: name, numeric }) => (
              <th
                key={id}
                scope="col"
                aria-sort={orderOf(name, sort)}
                className={`px-2 py-2 font-normal 2xl:px-3 whitespace-nowrap ${edge} ${numeric ? 'text-right' : ''}`}
              >
                {name ? (
                  <Link
                    to={changedAddress(search, { sort: nextSort(name, sort, numeric) })}
                    className="hover:text-ink"
                    preventScrollReset
                  >
                    {head}
                    <span aria-hidden="true">{arrows[orderOf(name, sort) ?? 'none']}</span>
                  </Link>
                ) : (
                  head
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody inert={busy}>
          {rows.map((row) => {
            const id = rowId(row);
            return (
              <tr
                key={id}
                data-row={id}
                data-gone={gone.has(id) || undefined}
                aria-selected={selection?.selected.has(id)}
                className="relative h-10 border-b border-hairline hover:bg-white aria-selected:bg-moon data-gone:opacity-60"
              >
                {selection && (
                  <td className={`w-10 ${edge}`}>
                    <input
                      type="checkbox"
                      aria-label={t('list.select', { name: id })}
                      className="relative z-1 size-4 align-middle accent-sky"
                      checked={selection.selected.has(id)}
                      onChange={() => selection.onToggle(id)}
                    />
                  </td>
                )}
                {shownColumns.map(({ id: column, cell, fixed, numeric }) => (
                  <td
                    key={column}
                    className={`px-2 py-1.5 whitespace-nowrap 2xl:px-3 ${edge} ${numeric ? 'text-right tabular-nums' : ''}`}
                  >
                    {fixed && recordAddress ? (
                      <Link
                        to={`${recordAddress(row)}${search}`}
                        data-record
                        className="after:absolute after:inset-0 hover:text-sky"
                      >
                        {cell(row)}
                      </Link>
                    ) : (
                      cell(row)
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        {columns.some(({ foot }) => foot !== undefined) && (
          <tfoot className="sticky bottom-0 z-10 bg-paper">
            <tr className="shadow-[inset_0_1px_0_var(--color-rim)]">
              {selection && <td />}
              {footCells(shownColumns).map(({ id, foot, footNote, numeric, span }) => (
                <td
                  key={id}
                  colSpan={span}
                  className={`px-2 py-2.5 align-top whitespace-nowrap 2xl:px-3 ${edge} ${numeric ? 'text-right tabular-nums' : ''}`}
                >
                  {foot}
                  {footNote !== undefined && (
                    <span className="block whitespace-normal text-label text-stone tabular-nums">
                      {footNote}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function SelectAll({
  ids,
  selection: { selected, onSelect },
  disabled,
}: {
  ids: string[];
  selection: Selection;
  disabled: boolean;
}) {
  const { t } = useTranslation('admin');
  const all = ids.length > 0 && ids.every((id) => selected.has(id));
  const others = [...selected].filter((id) => !ids.includes(id));
  return (
    <input
      type="checkbox"
      aria-label={t('list.selectAll')}
      className="size-4 align-middle accent-sky"
      disabled={disabled}
      checked={all}
      onChange={() => onSelect(all ? others : [...others, ...ids])}
    />
  );
}

interface FootCell {
  id: string;
  foot: ReactNode;
  footNote: ReactNode;
  numeric: boolean;
  span: number;
}

/** A text in the foot also spans the empty columns behind it. */
function footCells<Row>(columns: readonly Column<Row>[]): FootCell[] {
  const cells: FootCell[] = [];
  for (const { id, foot, footNote, numeric = false } of columns) {
    const last = cells.at(-1);
    if (foot === undefined && last?.foot !== undefined && !last.numeric) last.span += 1;
    else cells.push({ id, foot, footNote, numeric, span: 1 });
  }
  return cells;
}

const arrows = { ascending: ' ↑', descending: ' ↓', none: '' };

function orderOf(name: string | undefined, sort: string | undefined) {
  if (!name) return undefined;
  if (sort === name) return 'ascending';
  return sort === `-${name}` ? 'descending' : 'none';
}

/** The first click sorts texts ascending and figures descending. The third click restores the default order. */
function nextSort(name: string, sort: string | undefined, figures = false): string | undefined {
  const [first, second] = figures ? [`-${name}`, name] : [name, `-${name}`];
  if (sort === first) return second;
  return sort === second ? undefined : first;
}
