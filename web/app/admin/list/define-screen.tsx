import type { EndpointKey, OutputOf } from '@junyao/commerce/contract';
import { own } from '@junyao/commerce/contract/own';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import type { Column } from './column.tsx';
import { type ColumnsFor, columnsFor } from './columns-for.tsx';
import { ExportButton } from './export-button.tsx';
import type { ExportPath } from './export-csv.ts';
import { readFilters } from './list-address.ts';
import { ListScreen } from './list-screen.tsx';
import type { ListTabsProps } from './list-tabs.tsx';
import { type FilterOf, type ListPath, loadList, type RowOf } from './load-list.ts';
import { loadsForSearch } from './loads-for-search.ts';
import type { TwoLines } from './row-list.tsx';
import { fieldsOf, type ScreenFilters, useFilters } from './screen-filters.ts';

type CountsKey = Extract<EndpointKey, `GET /admin/${string}/counts`>;
type CountsPath = CountsKey extends `GET ${infer Path}` ? Path : never;

interface Definition<Path extends ListPath> {
  /** The address of the list. That of a record is `at/<id>`. */
  at: string | ((params: Params) => string);
  /** A parameter of the address and field of the endpoint's input that says whose list this is. */
  of?: FilterOf<Path>;
  /** Names a row, also in the address of its record. */
  id: keyof RowOf<Path> & string;
  /** Without it, the address of a record is `at/<id>`. Null if the list has no records. */
  recordAddress?: null | ((row: RowOf<Path>) => string);
  /** Without it, the list can't be saved as a file. */
  export?: ExportPath;
  /**
   * Namespaces. The first has the words of the screen: `title`, `search`, `count`, `listFailed`, `empty`,
   * `emptyAdvice`, and `fields.*` for columns and filters.
   */
  words: readonly [string, ...string[]];
  /** Where the words of the screen other than `fields.*` stand, if the namespace has several screens. */
  under?: string;
  /** Without it, the list can't be searched. */
  searches?: true;
  filters: ScreenFilters<RowOf<Path>, FilterOf<Path>>;
  tabs?: Tabs<FilterOf<Path>>;
  /** Loads the list again when a record opens or closes, because a change in the record may rename its row. */
  loadsWithRecords?: true;
  /** A hook, called while the screen is rendered. It makes what depends on the language, the person and the rows. */
  useView: (screen: Screen<Path>) => View<Path>;
}

/** Each tab has the word `<words>.<value>`, and the one without a value `<words>.all`. */
interface Tabs<Field extends string = string> {
  by: Field;
  values: readonly string[];
  words: string;
  /** Where the number of rows of each tab comes from. The filters in `without` and the tab do not limit it. */
  counts?: { from: CountsPath; without?: readonly Field[] };
  sorts?: Readonly<Record<string, string>>;
}

interface Screen<Path extends ListPath> extends LoadedScreen<Path> {
  t: TFunction;
  columns: ColumnsFor<RowOf<Path>>;
  rows: RowOf<Path>[];
}

type Params = Readonly<Record<string, string | undefined>>;

interface LoadedScreen<Path extends ListPath> {
  params: Params;
  page: Awaited<ReturnType<typeof loadList<Path>>>;
  counts: Readonly<Record<string, number>> | undefined;
  /** What the address filters by. */
  filtered: Record<string, string>;
  /** The same, with the order of the rows. */
  exported: Record<string, string>;
  /** How far the clock of commerce is ahead, in milliseconds. 0 for a list without its time. */
  clockOffset: number;
}

interface View<Path extends ListPath> {
  /** Without columns, each row has two lines on wide screens too. */
  columns?: readonly Column<RowOf<Path>>[];
  title?: string;
  lines: (row: RowOf<Path>) => TwoLines;
  nextAction?: (row: RowOf<Path>) => ReactNode;
  /** Actions on the selected rows. */
  bulk?: ((rows: RowOf<Path>[], clear: () => void) => ReactNode) | undefined;
  undoes?: boolean;
  sections?: ReactNode;
  tools?: ReactNode;
  /** The dialog of the action that `nextAction` opens. It stands beside the list, because a row may leave it. */
  dialog?: ReactNode;
}

/** What a route of the admin area exports for the list of an endpoint. Its records are nested routes. */
export function defineScreen<Path extends ListPath>(path: Path, definition: Definition<Path>) {
  const { words, searches, filters, tabs, of } = definition;
  const names = [...(searches ? ['search'] : []), ...(tabs ? [tabs.by] : []), ...fieldsOf(filters)];
  const handle: RouteHandle = { namespaces: words };

  async function clientLoader({
    request,
    params,
  }: Pick<ClientLoaderFunctionArgs, 'request'> & { params?: Params }): Promise<LoadedScreen<Path>> {
    const counted = tabs?.counts;
    const whose: Record<string, string> = of ? { [of]: params?.[of] ?? '' } : {};
    const [page, counts] = await Promise.all([
      loadList(path, request, names as FilterOf<Path>[], whose),
      counted && load(readCounts(counted, request)),
    ]);
    return {
      params: params ?? {},
      page,
      counts: counts?.value,
      filtered: readFilters(request.url, names),
      exported: { ...readFilters(request.url, [...names, 'sort']), ...whose },
      clockOffset: offsetOf(page.value),
    };
  }

  function readCounts({ from, without = [] }: NonNullable<Tabs['counts']>, request: Request) {
    const fields = names.filter((field) => field !== tabs?.by && !without.includes(field));
    return get(from, readFilters(request.url, fields), request) as Promise<OutputOf<`GET ${CountsPath}`>>;
  }

  return {
    handle,
    clientLoader,
    component: ({ loaderData }: { loaderData: LoadedScreen<Path> }) => (
      <DefinedScreen definition={definition} loaded={loaderData} />
    ),
    ...(!definition.loadsWithRecords && { shouldRevalidate: loadsForSearch }),
  };
}

function DefinedScreen<Path extends ListPath>({
  definition,
  loaded,
}: {
  definition: Definition<Path>;
  loaded: LoadedScreen<Path>;
}) {
  const { id, words, under, searches, filters, tabs, recordAddress } = definition;
  const { page, counts, exported, params } = loaded;
  const { t } = useTranslation([...words]);
  const at = typeof definition.at === 'string' ? definition.at : definition.at(params);
  const text = (name: string, values = {}) => t(under ? `${under}.${name}` : name, values);
  const rows: RowOf<Path>[] = page.value?.items ?? [];
  const {
    tools,
    dialog,
    columns = [],
    ...view
  } = definition.useView({ ...loaded, t, rows, columns: columnsFor(t) });
  return (
    <>
      <ListScreen<RowOf<Path>>
        name={typeof definition.at === 'string' ? at.split('/').slice(2).join('-') : (under ?? words[0])}
        path={at}
        title={text('title')}
        page={page}
        columns={columns}
        rowId={(row) => String(row[id])}
        {...(recordAddress !== null && {
          recordAddress: recordAddress ?? ((row) => `${at}/${encodeURIComponent(String(row[id]))}`),
        })}
        filters={useFilters(filters, { t, rows })}
        {...(tabs && { tabs: tabsOf(tabs, t, counts) })}
        {...(searches && { searchLabel: text('search') })}
        tools={
          <>
            {tools}
            {definition.export && <ExportButton path={definition.export} filters={exported} />}
          </>
        }
        texts={{
          count: (count, isMore) => text('count', { count, total: isMore ? '1,000+' : count }),
          failed: text('listFailed'),
          empty: text('empty'),
          emptyAdvice: text('emptyAdvice'),
        }}
        {...view}
      />
      {dialog}
    </>
  );
}

function tabsOf(
  { by, values, words, sorts }: Tabs,
  t: TFunction,
  counts: LoadedScreen<ListPath>['counts'],
): ListTabsProps {
  return {
    label: t(`${words}.label`),
    parameter: by,
    tabs: [
      { value: undefined, text: t(`${words}.all`), count: counts?.all },
      ...values.map((value) => ({
        value,
        text: t(`${words}.${value}`),
        count: own(counts ?? {}, value),
        sort: own(sorts ?? {}, value),
      })),
    ],
  };
}

function offsetOf(answer: { serverTime?: string } | object | undefined): number {
  const time = answer && 'serverTime' in answer ? answer.serverTime : undefined;
  return time ? Date.parse(time) - Date.now() : 0;
}
