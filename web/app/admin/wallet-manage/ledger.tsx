import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { ExportButton } from '../list/export-button.tsx';
import type { Filter } from '../list/filter.ts';
import { readFilters, readListAddress } from '../list/list-address.ts';
import { ListScreen } from '../list/list-screen.tsx';
import type { FilterOf } from '../list/load-list.ts';
import type { Route } from './+types/ledger';
import { scenes, useEntryColumns } from './use-entry-columns.tsx';
import { WalletSections } from './wallet-sections.tsx';

export const handle: RouteHandle = { namespaces: ['admin-wallets', 'wallet'] };

const filterNames: readonly FilterOf<'/admin/wallets/records'>[] = ['search', 'scene', 'from', 'to'];

export async function clientLoader({ request, params: { userId } }: Route.ClientLoaderArgs) {
  const input = { ...readListAddress(request.url, filterNames), userId };
  const [entries, wallet] = await Promise.all([
    load(get('/admin/wallets/records', input, request)),
    load(get('/admin/wallets/detail', { userId }, request)),
  ]);
  const exported = { ...readFilters(request.url, [...filterNames, 'sort']), userId };
  return { entries, name: wallet.value?.username ?? '', exported };
}

export default function Ledger({ loaderData, params: { userId } }: Route.ComponentProps) {
  const { entries, name, exported } = loaderData;
  const { t } = useTranslation('admin-wallets');
  const { columns, lines, nameOfScene } = useEntryColumns(entries.value?.sums);
  const filters: Filter[] = [
    {
      kind: 'choice',
      name: 'scene',
      label: t('fields.scene'),
      options: scenes.map((value) => ({ value, label: nameOfScene(value) })),
    },
    { kind: 'days', name: 'days', label: t('fields.at') },
  ];
  return (
    <ListScreen
      name="wallet-ledger"
      path={href('/admin/wallet-manage/:userId/ledger', { userId })}
      title={name ? t('ledger.of', { name }) : t('parts.ledger')}
      page={entries}
      columns={columns}
      rowId={({ transactionNo }) => transactionNo}
      lines={lines}
      sections={<WalletSections />}
      filters={filters}
      searchLabel={t('ledger.search')}
      tools={
        <>
          <Link
            to={href('/admin/wallet-manage/:userId', { userId })}
            className="inline-flex min-h-11 items-center text-sky underline decoration-sky/40 lg:min-h-9"
          >
            {t('ledger.toAccount')}
          </Link>
          <ExportButton path="/admin/wallets/export_records" filters={exported} />
        </>
      }
      texts={{
        count: (count, isMore) => t('ledger.count', { count, total: isMore ? '1,000+' : count }),
        failed: t('ledger.failed'),
        empty: t('ledger.empty'),
        emptyAdvice: t('ledger.emptyAdvice'),
      }}
    />
  );
}
