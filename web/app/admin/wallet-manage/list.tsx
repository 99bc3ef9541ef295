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
import { useWalletColumns } from './use-wallet-columns.tsx';
import { WalletSections } from './wallet-sections.tsx';

export const handle: RouteHandle = { namespaces: ['admin-wallets'] };

const filterNames: readonly FilterOf<'/admin/wallets/query'>[] = [
  'search',
  'minBalance',
  'maxBalance',
  'frozen',
];

export const shouldRevalidate = loadsForSearch;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const wallets = await loadList('/admin/wallets/query', request, filterNames);
  return {
    wallets,
    filtered: readFilters(request.url, filterNames),
    exported: readFilters(request.url, [...filterNames, 'sort']),
  };
}

export default function Wallets({ loaderData: { wallets, filtered, exported } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-wallets');
  const { columns, lines } = useWalletColumns(useSums('/admin/wallets/sums', filtered, wallets));
  const filters: Filter[] = [
    {
      kind: 'amounts',
      name: 'balance',
      label: t('fields.balance'),
      least: 'minBalance',
      most: 'maxBalance',
    },
    { kind: 'flag', name: 'frozen', label: t('withFrozen') },
  ];
  return (
    <ListScreen
      name="wallets"
      path={href('/admin/wallet-manage')}
      title={t('title')}
      page={wallets}
      columns={columns}
      rowId={({ userId }) => userId}
      lines={lines}
      recordAddress={({ userId }) => href('/admin/wallet-manage/:userId', { userId })}
      sections={<WalletSections />}
      filters={filters}
      searchLabel={t('search')}
      tools={<ExportButton path="/admin/wallets/export" filters={exported} />}
      texts={{
        count: (count, isMore) => t('count', { count, total: isMore ? '1,000+' : count }),
        failed: t('listFailed'),
        empty: t('empty'),
        emptyAdvice: t('emptyAdvice'),
      }}
    />
  );
}
