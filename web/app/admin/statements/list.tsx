import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { formatMoney } from '../../ui/price.tsx';
import { FinanceSections } from '../finance/finance-sections.tsx';
import { useMay } from '../frame/staff.ts';
import type { Column } from '../list/column.tsx';
import { ExportButton } from '../list/export-button.tsx';
import type { Filter } from '../list/filter.ts';
import { readFilters } from '../list/list-address.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { type FilterOf, loadList, type RowOf } from '../list/load-list.ts';
import { loadsForSearch } from '../list/loads-for-search.ts';
import type { TwoLines } from '../list/row-list.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Route } from './+types/list';
import { MatchingState } from './matching-state.tsx';
import { matchForm } from './statement-forms.ts';
import { UploadStatement } from './upload-statement.tsx';

export const handle: RouteHandle = { namespaces: ['admin-statements', 'wallet'] };

const filterNames: readonly FilterOf<'/admin/finance/matchings'>[] = ['channel', 'open', 'from', 'to'];
type Row = RowOf<'/admin/finance/matchings'>;

export const shouldRevalidate = loadsForSearch;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return {
    matchings: await loadList('/admin/finance/matchings', request, filterNames),
    exported: readFilters(request.url, [...filterNames, 'sort']),
  };
}

export const clientAction = formAction(matchForm);

export default function Statements({ loaderData: { matchings, exported } }: Route.ComponentProps) {
  const { t } = useTranslation(['admin-statements', 'wallet']);
  const may = useMay();
  const days = ({ from, to }: Row) => (from === to ? from : `${from} – ${to}`);
  const columns: Column<Row>[] = [
    {
      id: 'days',
      head: t('fields.days'),
      fixed: true,
      cell: (row) => <span className="tabular-nums">{days(row)}</span>,
    },
    { id: 'channel', head: t('fields.channel'), cell: ({ channel }) => t(`wallet:channels.${channel}`) },
    {
      id: 'state',
      head: t('fields.state'),
      cell: (row) => (
        <span className="block max-w-40 whitespace-normal">
          <State row={row} />
        </span>
      ),
    },
    { id: 'matched', head: t('fields.matched'), numeric: true, cell: ({ matched }) => matched },
    { id: 'gap', head: t('fields.gap'), numeric: true, cell: ({ gap }) => formatMoney(gap) },
    {
      id: 'fileName',
      head: t('fields.fileName'),
      cell: ({ fileName }) => <span className="block max-w-44 truncate">{fileName}</span>,
    },
    { id: 'at', head: t('fields.at'), sort: 'at', cell: ({ at }) => <WorkshopTime value={at} /> },
    {
      id: 'by',
      head: t('fields.by'),
      cell: ({ by }) => <span className="block max-w-24 truncate">{by.username}</span>,
    },
  ];
  const lines = (row: Row): TwoLines => ({
    title: `${days(row)} · ${t(`wallet:channels.${row.channel}`)}`,
    figure: formatMoney(row.gap),
    note: row.fileName,
    state: <State row={row} />,
  });
  const filters: Filter[] = [
    {
      kind: 'choice',
      name: 'channel',
      label: t('fields.channel'),
      options: (['alipay', 'wechat', 'unionpay'] as const).map((value) => ({
        value,
        label: t(`wallet:channels.${value}`),
      })),
    },
    { kind: 'flag', name: 'open', label: t('openAlone') },
    { kind: 'days', name: 'days', label: t('fields.at') },
  ];
  return (
    <ListScreen
      name="statements"
      path={href('/admin/finance/statements')}
      title={t('title')}
      page={matchings}
      columns={columns}
      rowId={({ matchingId }) => matchingId}
      lines={lines}
      recordAddress={({ matchingId }) => href('/admin/finance/statements/:matchingId', { matchingId })}
      sections={<FinanceSections />}
      filters={filters}
      tools={
        <>
          {may('finance.match') && <UploadStatement />}
          <ExportButton path="/admin/finance/export_matchings" filters={exported} />
        </>
      }
      texts={{
        count: (count, isMore) => t('count', { count, total: isMore ? '1,000+' : count }),
        failed: t('listFailed'),
        empty: t('empty'),
        emptyAdvice: t('emptyAdvice'),
      }}
    />
  );
}

function State({ row }: { row: Row }) {
  const { t } = useTranslation('admin-statements');
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3">
      <MatchingState matching={row} />
      {row.replacedBy && <span className="text-small text-stone">{t('replaced')}</span>}
    </span>
  );
}
