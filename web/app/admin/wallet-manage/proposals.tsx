import { proposalStatuses } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import type { RouteHandle } from '../../i18n/settings.ts';
import { useTodo } from '../frame/use-todo.ts';
import { ExportButton } from '../list/export-button.tsx';
import { readFilters } from '../list/list-address.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { type FilterOf, loadList } from '../list/load-list.ts';
import { loadsForSearch } from '../list/loads-for-search.ts';
import { useSums } from '../list/use-sums.tsx';
import type { Route } from './+types/proposals';
import { useProposalColumns } from './use-proposal-columns.tsx';
import { WalletSections } from './wallet-sections.tsx';

export const handle: RouteHandle = { namespaces: ['admin-wallets', 'wallet'] };

const filterNames: readonly FilterOf<'/admin/wallets/proposals'>[] = ['search', 'status'];

export const shouldRevalidate = loadsForSearch;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const proposals = await loadList('/admin/wallets/proposals', request, filterNames);
  return {
    proposals,
    filtered: readFilters(request.url, filterNames),
    exported: readFilters(request.url, [...filterNames, 'sort']),
  };
}

export default function Proposals({ loaderData: { proposals, filtered, exported } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-wallets');
  const { todo } = useTodo();
  const { columns, lines } = useProposalColumns(useSums('/admin/wallets/proposal_sums', filtered, proposals));
  return (
    <ListScreen
      name="proposals"
      path={href('/admin/wallet-manage/proposals')}
      title={t('proposals.title')}
      page={proposals}
      columns={columns}
      rowId={({ proposalId }) => proposalId}
      lines={lines}
      recordAddress={({ proposalId }) => href('/admin/wallet-manage/proposals/:proposalId', { proposalId })}
      sections={<WalletSections />}
      tabs={{
        label: t('fields.status'),
        parameter: 'status',
        tabs: [
          ...proposalStatuses.map((status) => ({
            value: status,
            text: t(`proposals.tabs.${status}`),
            count: status === 'PROPOSED' ? todo.proposals : undefined,
          })),
          { value: undefined, text: t('proposals.tabs.all') },
        ],
      }}
      filters={[]}
      searchLabel={t('proposals.search')}
      tools={<ExportButton path="/admin/wallets/export_proposals" filters={exported} />}
      texts={{
        count: (count, isMore) => t('proposals.count', { count, total: isMore ? '1,000+' : count }),
        failed: t('proposals.listFailed'),
        empty: t('proposals.empty'),
        emptyAdvice: t('proposals.emptyAdvice'),
      }}
    />
  );
}
