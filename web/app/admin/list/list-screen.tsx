import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation, useNavigation, useRevalidator } from 'react-router';
import { hasCode } from '../../api/errors.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { PrivateHead } from '../../shell/private-head.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { NoAccess } from '../frame/no-access.tsx';
import type { Column } from './column.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { ColumnFeet } from './column-feet.tsx';
import { DataTable } from './data-table.tsx';
import type { Filter } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListTabs, type ListTabsProps } from './list-tabs.tsx';
import type { LoadedList } from './load-list.ts';
import { RowList, type TwoLines } from './row-list.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useColumns } from './use-columns.ts';
import { useFollowedPage } from './use-followed-page.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';

interface ListScreenProps<Row extends object> {
  /** The choice of columns is remembered by this name. */
  name: string;
  path: string;
  title: string;
  page: LoadedList<Row>;
  /** Without columns, each row has two lines on wide screens too. */
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  lines: (row: Row) => TwoLines;
  recordAddress?: (row: Row) => string;
  nextAction?: (row: Row) => ReactNode;
  sections?: ReactNode;
  tabs?: ListTabsProps;
  filters: readonly Filter[];
  searchLabel?: string;
  tools?: ReactNode;
  /** Actions on the selected rows. Without them, rows can't be selected. */
  bulk?: ((rows: Row[], clear: () => void) => ReactNode) | undefined;
  undoes?: boolean;
  texts: {
    /** The number of rows, such as "128 orders". */
    count: (count: number, isMore: boolean) => string;
    failed: string;
    empty: string;
    emptyAdvice: string;
  };
}

/**
 * The address holds everything that the list shows. On wide screens the rows scroll between the filters and the foot.
 * Beside an open record the list shrinks to two lines a row; on small screens the record takes its place.
 */
export function ListScreen<Row extends object>({
  name,
  path,
  title,
  page,
  columns,
  rowId,
  lines,
  recordAddress,
  nextAction,
  sections,
  tabs,
  filters,
  searchLabel,
  tools,
  bulk,
  undoes = false,
  texts,
}: ListScreenProps<Row>) {
  const { t } = useTranslation('admin');
  const { search, pathname } = useLocation();
  const recordOpen = pathname !== path;
  const isTable = columns.length > 0;
  const { visibility, show } = useColumns(name, columns);
  const [helping, setHelping] = useState(false);
  const next = useNavigation().location;
  const [typing, setTyping] = useState(false);
  const busy = typing || (next !== undefined && next.pathname === pathname && next.search !== search);
  const { rows, gone, arrived, moved } = useFollowedPage(name, page, rowId);
  const movement = moved && (arrived > 0 ? t('list.arrived', { count: arrived }) : t('list.moved'));
  const heading = useRef<HTMLHeadingElement>(null);
  const { revalidate } = useRevalidator();
  const { selected, chosen, select, toggle, clear } = useSelection(rows, rowId, search);
  // A later page of a list that has become empty is no search without a result.
  const isNarrowed = (page.value?.total ?? 0) > 0 || isFiltered(search);
  const sort = new URLSearchParams(search).get('sort') ?? undefined;

  useListKeys({
    recordOpen,
    onSelect: (id) => bulk && toggle(id),
    onHelp: () => setHelping(true),
  });

  if (hasCode(page.error, 'SYS005')) {
    return (
      <div className="px-4 py-6 lg:px-8">
        <PrivateHead title={title} />
        <NoAccess of="screen" />
      </div>
    );
  }
  const shared = { label: title, rows, rowId, recordAddress, busy, gone };
  return (
    <div className={recordOpen ? 'xl:grid xl:grid-cols-[25rem_minmax(0,1fr)]' : ''}>
      <section
        data-list
        aria-label={title}
        className={
          recordOpen
            ? 'hidden xl:sticky xl:top-0 xl:block xl:h-dvh xl:overflow-auto xl:border-r xl:border-hairline print:hidden [--edge:1rem]'
            : '[--edge:1rem] lg:flex lg:h-[calc(100dvh-3.75rem)] lg:min-h-120 lg:flex-col lg:[--edge:2rem] print:h-auto'
        }
      >
        {!recordOpen && <PrivateHead title={title} />}
        {sections}
        <header className="flex flex-wrap items-baseline gap-x-4 px-(--edge) pt-6 pb-2">
          <h1 ref={heading} className="font-body text-lead outline-0" tabIndex={-1}>
            {title}
          </h1>
          {page.value && (
            <p role="status" className="text-small text-stone tabular-nums">
              {texts.count(page.value.total, page.value.totalIsMore)}
            </p>
          )}
          <p role="status" className="sr-only">
            {movement}
          </p>
          {movement && (
            // The negative margin keeps the rows in place when the button appears.
            <Button
              variant="plain"
              className="-my-3 text-small"
              onClick={() => {
                void revalidate();
                // The button disappears when the answer comes, so it cannot keep the focus.
                heading.current?.focus();
              }}
            >
              {movement}
            </Button>
          )}
        </header>
        {tabs && <ListTabs {...tabs} />}
        <FilterBar filters={filters} searchLabel={searchLabel} onTyping={setTyping}>
          {tools}
          {!recordOpen && isTable && (
            <div className="hidden lg:block">
              <ColumnChooser columns={columns} visibility={visibility} onShow={show} />
            </div>
          )}
          <button
            type="button"
            onClick={() => setHelping(true)}
            aria-label={t('keys.title')}
            className="hidden min-h-9 px-2 text-stone hover:text-ink lg:inline"
          >
            ?
          </button>
        </FilterBar>
        {page.error !== undefined && (
          <div className="px-(--edge)">
            <LoadFailure title={texts.failed} error={page.error} />
            <ShowAll />
          </div>
        )}
        {page.value && rows.length === 0 && (
          <div className="px-(--edge)">
            <EmptyState title={t(isNarrowed ? 'list.nothingHere' : 'list.nothing', { empty: texts.empty })}>
              {isNarrowed ? <ShowAll /> : texts.emptyAdvice}
            </EmptyState>
          </div>
        )}
        {rows.length > 0 && (
          <>
            <div className={recordOpen || !isTable ? '' : 'lg:hidden'}>
              <RowList
                {...shared}
                lines={lines}
                wraps={!isTable}
                nextAction={recordOpen ? undefined : nextAction}
              />
              <ColumnFeet columns={columns} />
            </div>
            {!recordOpen && isTable && (
              <DataTable
                {...shared}
                columns={columns}
                visibility={visibility}
                sort={sort}
                selection={bulk && { selected, onSelect: select, onToggle: toggle }}
              />
            )}
          </>
        )}
        {page.value && (rows.length > 0 || page.value.previous) && <ListFoot {...page.value} />}
        {bulk && !recordOpen && chosen.length > 0 && (
          <SelectionBar count={chosen.length} onClear={clear}>
            {bulk(chosen, clear)}
          </SelectionBar>
        )}
      </section>
      <div className={recordOpen ? 'min-w-0' : 'hidden'}>
        <Outlet />
      </div>
      <KeysDialog
        open={helping}
        onClose={() => setHelping(false)}
        selects={bulk !== undefined}
        opens={recordAddress !== undefined}
        undoes={undoes}
      />
    </div>
  );
}

const ofPages = ['page', 'pageSize', 'after', 'before', 'sort'];

function isFiltered(search: string): boolean {
  return [...new URLSearchParams(search)].some(([name, value]) => value !== '' && !ofPages.includes(name));
}

function ShowAll() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  return (
    <Link to={pathname} className={buttonClass('plain')}>
      {t('list.showAll')}
    </Link>
  );
}
