import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { get } from '../../api/commerce.ts';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { useMay } from '../frame/staff.ts';
import { ExportButton } from '../list/export-button.tsx';
import { readFilters } from '../list/list-address.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { type FilterOf, loadList } from '../list/load-list.ts';
import { loadsForSearch } from '../list/loads-for-search.ts';
import type { Route } from './+types/list';
import { shipForm } from './order-forms.ts';
import { PrintSlips } from './print-slips.tsx';
import { ShipByCsv } from './ship-by-csv.tsx';
import { useShipping } from './ship-from-list.tsx';
import { type OrderRow, useOrderColumns } from './use-order-columns.tsx';
import { useOrderFilters } from './use-order-filters.ts';

export const handle: RouteHandle = { namespaces: ['admin-orders'] };

const filterNames: readonly FilterOf<'/admin/orders/query'>[] = [
  'search',
  'view',
  'status',
  'userId',
  'from',
  'to',
];
/** The tab and the status do not limit the counts of the tabs. */
const countedBy = ['search', 'userId', 'from', 'to'];

export const shouldRevalidate = loadsForSearch;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [orders, counts] = await Promise.all([
    loadList('/admin/orders/query', request, filterNames),
    load(get('/admin/orders/counts', readFilters(request.url, countedBy), request)),
  ]);
  const clockOffset = orders.value ? Date.parse(orders.value.serverTime) - Date.now() : 0;
  return { orders, counts, clockOffset, exported: readFilters(request.url, [...filterNames, 'sort']) };
}

export const clientAction = formAction(shipForm);

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { orders, counts, clockOffset, exported } = loaderData;
  const { t } = useTranslation('admin-orders');
  const may = useMay();
  const shipping = useShipping(orders.value?.items ?? []);
  const { columns, lines } = useOrderColumns(clockOffset);
  const { tabs, filters } = useOrderFilters(counts.value, orders.value?.items[0]?.buyer.username);

  return (
    <>
      <ListScreen
        name="orders"
        path={href('/admin/orders')}
        title={t('title')}
        page={orders}
        columns={columns}
        rowId={({ orderNo }) => orderNo}
        lines={lines}
        recordAddress={({ orderNo }) => href('/admin/orders/:orderNo', { orderNo })}
        undoes={may('orders.fulfil')}
        nextAction={shipping.button}
        {...(may('orders.fulfil') && { bulk: (rows: readonly OrderRow[]) => <PrintSlips rows={rows} /> })}
        tabs={tabs}
        filters={filters}
        searchLabel={t('search')}
        tools={
          <>
            {may('orders.fulfil') && <ShipByCsv filters={exported} />}
            <ExportButton path="/admin/orders/export" filters={exported} />
          </>
        }
        texts={{
          count: (count, isMore) => t('count', { count, total: isMore ? '1,000+' : count }),
          failed: t('listFailed'),
          empty: t('empty'),
          emptyAdvice: t('emptyAdvice'),
        }}
      />
      {shipping.dialog}
    </>
  );
}
