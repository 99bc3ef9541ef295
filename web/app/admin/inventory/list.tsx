import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { ExportButton } from '../list/export-button.tsx';
import type { Filter } from '../list/filter.ts';
import { readFilters } from '../list/list-address.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { type FilterOf, loadList } from '../list/load-list.ts';
import { loadsForSearch } from '../list/loads-for-search.ts';
import type { Route } from './+types/list';
import { Adjust } from './adjust.tsx';
import { adjustForm } from './inventory-forms.ts';
import { useInventoryColumns } from './use-inventory-columns.tsx';

export const handle: RouteHandle = { namespaces: ['admin-inventory'] };

const filterNames: readonly FilterOf<'/admin/inventory/query'>[] = ['search', 'status', 'expiring'];

export const shouldRevalidate = loadsForSearch;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const stocks = await loadList('/admin/inventory/query', request, filterNames);
  const clockOffset = stocks.value ? Date.parse(stocks.value.serverTime) - Date.now() : 0;
  return { stocks, clockOffset, exported: readFilters(request.url, [...filterNames, 'sort']) };
}

export const clientAction = formAction(adjustForm);

export default function Inventory({ loaderData }: Route.ComponentProps) {
  const { stocks, clockOffset, exported } = loaderData;
  const { t } = useTranslation('admin-inventory');
  const { columns, lines } = useInventoryColumns(clockOffset);
  const filters: Filter[] = [
    {
      kind: 'choice',
      name: 'status',
      label: t('fields.status'),
      options: (['available', 'reserved', 'sold'] as const).map((value) => ({
        value,
        label: t(`status.${value}`),
      })),
    },
    { kind: 'flag', name: 'expiring', label: t('expiring') },
  ];
  return (
    <ListScreen
      name="inventory"
      path={href('/admin/inventory')}
      title={t('title')}
      page={stocks}
      columns={columns}
      rowId={({ productCode }) => productCode}
      lines={lines}
      recordAddress={({ productCode }) => href('/admin/inventory/:productCode', { productCode })}
      nextAction={(stock) => <Adjust stock={stock} inList />}
      filters={filters}
      searchLabel={t('search')}
      tools={<ExportButton path="/admin/inventory/export" filters={exported} />}
      texts={{
        count: (count, isMore) => t('count', { count, total: isMore ? '1,000+' : count }),
        failed: t('listFailed'),
        empty: t('empty'),
        emptyAdvice: t('emptyAdvice'),
      }}
    />
  );
}
