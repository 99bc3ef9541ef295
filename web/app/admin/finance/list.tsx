import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import type { RouteHandle } from '../../i18n/settings.ts';
import { ExportButton } from '../list/export-button.tsx';
import type { Filter } from '../list/filter.ts';
import { readFilters } from '../list/list-address.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { type FilterOf, loadList } from '../list/load-list.ts';
import { loadsForSearch } from '../list/loads-for-search.ts';
import { useSums } from '../list/use-sums.tsx';
import type { Route } from './+types/list';
import { FinanceSections } from './finance-sections.tsx';
import { useLedgerColumns } from './use-ledger-columns.tsx';
import { scenes, useNames } from './use-names.ts';

export const handle: RouteHandle = { namespaces: ['admin-finance', 'admin-wallets', 'wallet'] };

const filterNames: readonly FilterOf<'/admin/finance/query'>[] = [
  'search',
  'scene',
  'channel',
  'gift',
  'member',
  'from',
  'to',
];

export const shouldRevalidate = loadsForSearch;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const entries = await loadList('/admin/finance/query', request, filterNames);
  return {
    entries,
    filtered: readFilters(request.url, filterNames),
    exported: readFilters(request.url, [...filterNames, 'sort']),
  };
}

export default function Ledger({ loaderData: { entries, filtered, exported } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-finance');
  const names = useNames();
  const { columns, lines } = useLedgerColumns(useSums('/admin/finance/sums', filtered, entries));
  const filters: Filter[] = [
    {
      kind: 'choice',
      name: 'scene',
      label: t('fields.scene'),
      options: scenes.map((value) => ({ value, label: names.scene(value) })),
    },
    {
      kind: 'choice',
      name: 'channel',
      label: t('fields.channel'),
      options: ['alipay', 'wechat', 'unionpay', 'manual'].map((value) => ({
        value,
        label: names.channel(value),
      })),
    },
    { kind: 'flag', name: 'gift', label: t('onlyGifts') },
    { kind: 'text', name: 'member', label: t('fields.member') },
    { kind: 'days', name: 'days', label: t('fields.at') },
  ];
  return (
    <ListScreen
      name="finance"
      path={href('/admin/finance')}
      title={t('title')}
      page={entries}
      columns={columns}
      rowId={({ transactionNo }) => transactionNo}
      lines={lines}
      recordAddress={({ transactionNo }) => href('/admin/finance/:transactionNo', { transactionNo })}
      sections={<FinanceSections />}
      filters={filters}
      searchLabel={t('search')}
      tools={<ExportButton path="/admin/finance/export" filters={exported} />}
      texts={{
        count: (count, isMore) => t('count', { count, total: isMore ? '1,000+' : count }),
        failed: t('listFailed'),
        empty: t('empty'),
        emptyAdvice: t('emptyAdvice'),
      }}
    />
  );
}
