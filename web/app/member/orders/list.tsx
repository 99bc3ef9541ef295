import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import { isNetworkError } from '../../api/errors.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { PageHeader } from '../../private/page-header.tsx';
import { PageOfRows } from '../../private/page-of-rows.tsx';
import { readPage } from '../../private/read-page.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { FilterTabs } from '../filter-tabs.tsx';
import type { Route } from './+types/list';
import { withClock } from './load-order.ts';
import { OrderRow } from './order-row.tsx';
import { shownStatuses } from './order-status.tsx';

export const handle: RouteHandle = { title: 'order:list.title', namespaces: ['order'] };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const status = shownStatuses.find((each) => each === query.get('status'));
  const page = readPage(query);
  const found = get('/order/query', { ...(status && { status }), page }, request);
  const [orders, counts] = await Promise.all([
    load(found.then((orders) => ({ ...orders, items: orders.items.map(withClock) }))),
    load(get('/order/counts', {}, request)),
  ]);
  return { status, page, orders, counts };
}

export default function OrderList({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('order');
  const { status, page, orders, counts } = loaderData;
  const tabs = [undefined, ...shownStatuses].map((value) => ({
    value,
    text: t(value ? `status.${value}` : 'list.all'),
    count: counts.value?.[value ?? 'all'],
  }));
  return (
    <>
      <PageHeader />
      <FilterTabs label={t('list.byStatus')} parameter="status" current={status} tabs={tabs} />
      <PageOfRows
        rows={orders}
        failed={t(isNetworkError(orders.error) ? 'fetchNetworkFailed' : 'fetchFailed')}
        empty={<Nothing filtered={status !== undefined || page > 1} />}
      >
        {(items) => (
          <ul>
            {items.map(({ order, clockOffset }) => (
              <OrderRow key={order.orderNo} order={order} clockOffset={clockOffset} />
            ))}
          </ul>
        )}
      </PageOfRows>
    </>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation('order');
  return (
    <EmptyState
      title={t(filtered ? 'list.nothingHere' : 'list.nothing')}
      actions={
        <Link to={filtered ? href('/user/order/list') : href('/artworks')} className={buttonClass('quiet')}>
          {t(filtered ? 'list.showAll' : 'list.toArtworks')}
        </Link>
      }
    >
      {!filtered && t('list.nothingAdvice')}
    </EmptyState>
  );
}
