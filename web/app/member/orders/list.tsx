import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import { isNetworkError } from '../../api/errors.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { PageHeader } from '../../private/page-header.tsx';
import { readPage } from '../../private/read-page.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { EmptyState, Skeleton } from '../../ui/states.tsx';
import { withQuery } from '../../ui/with-query.ts';
import type { Route } from './+types/list';
import { withClock } from './load-order.ts';
import { OrderRow } from './order-row.tsx';
import { shownStatuses } from './order-status.tsx';

export const handle: RouteHandle = { namespaces: ['order'] };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const status = shownStatuses.find((each) => each === query.get('status'));
  const page = readPage(query);
  const found = get('/order/query', { ...(status && { status }), page }, request);
  const orders = await load(found.then((orders) => ({ ...orders, items: orders.items.map(withClock) })));
  return { status, page, orders };
}

export default function OrderList({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['order', 'common']);
  const { status, page } = loaderData;
  const { value: orders, error } = loaderData.orders;
  return (
    <>
      <PageHeader title={t('list.title')} />
      <StatusTabs current={status} />
      {!orders ? (
        <LoadFailure title={t(isNetworkError(error) ? 'fetchNetworkFailed' : 'fetchFailed')} error={error} />
      ) : orders.items.length === 0 ? (
        <Nothing filtered={status !== undefined || page > 1} />
      ) : (
        <>
          <ul>
            {orders.items.map(({ order, clockOffset }) => (
              <OrderRow key={order.orderNo} order={order} clockOffset={clockOffset} />
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
            <p className="text-stone tabular-nums">
              {t('range', {
                start: (orders.page - 1) * orders.pageSize + 1,
                end: (orders.page - 1) * orders.pageSize + orders.items.length,
                total: orders.total,
              })}
            </p>
            <Pagination
              page={orders.page}
              pageCount={Math.ceil(orders.total / orders.pageSize)}
              label={t('common:pages')}
              previousLabel={t('common:previousPage')}
              nextLabel={t('common:nextPage')}
              pageLabel={(page) => t('common:page', { page })}
              renderLink={({ page, ...link }) => <Link to={listAddress(status, page)} {...link} />}
            />
          </div>
        </>
      )}
    </>
  );
}

function StatusTabs({ current }: { current: string | undefined }) {
  const { t } = useTranslation('order');
  return (
    <nav aria-label={t('list.byStatus')} className="overflow-x-auto border-b border-hairline">
      <ul className="flex gap-6">
        {[undefined, ...shownStatuses].map((status) => (
          <li key={status ?? 'all'} className="shrink-0">
            <Link
              to={listAddress(status, 1)}
              aria-current={status === current ? 'page' : undefined}
              preventScrollReset
              className="inline-flex min-h-11 items-center border-b-2 border-transparent text-stone hover:text-ink aria-[current=page]:border-rim aria-[current=page]:text-ink"
            >
              {t(status ? `status.${status}` : 'list.all')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
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

function listAddress(status: string | undefined, page: number): string {
  return withQuery(href('/user/order/list'), { status, page: page > 1 ? page : undefined });
}

export function HydrateFallback() {
  const { t } = useTranslation('order');
  return (
    <>
      <PageHeader title={t('list.title')} />
      <div className="space-y-4" role="status" aria-label={t('common:loading')}>
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
    </>
  );
}
