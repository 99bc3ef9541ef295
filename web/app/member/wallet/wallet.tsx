import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { PageHeader } from '../../private/page-header.tsx';
import { readPage } from '../../private/read-page.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { EmptyState, Skeleton } from '../../ui/states.tsx';
import { withQuery } from '../../ui/with-query.ts';
import type { Route } from './+types/wallet';
import { Balance } from './balance.tsx';
import { RechargeNote } from './recharge-note.tsx';
import { Records } from './records.tsx';

export const handle: RouteHandle = { namespaces: ['wallet', 'order'] };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = readPage(new URL(request.url).searchParams);
  return { page, records: await load(get('/wallet/records', { page }, request)) };
}

export default function Wallet({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['wallet', 'common']);
  const { value: records, error } = loaderData.records;
  return (
    <>
      <PageHeader title={t('title')} />
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        <Balance />
        <RechargeNote />
      </div>
      <h2 className="mt-14 mb-4 text-lead">{t('records.title')}</h2>
      {!records ? (
        <LoadFailure title={t('records.fetchFailed')} error={error} />
      ) : records.items.length === 0 ? (
        <EmptyState title={t('records.nothing')}>{t('records.nothingAdvice')}</EmptyState>
      ) : (
        <>
          <Records records={records.items} />
          <div className="mt-6">
            <Pagination
              page={records.page}
              pageCount={Math.ceil(records.total / records.pageSize)}
              label={t('common:pages')}
              previousLabel={t('common:previousPage')}
              nextLabel={t('common:nextPage')}
              pageLabel={(page) => t('common:page', { page })}
              renderLink={({ page, ...link }) => (
                <Link
                  to={withQuery(href('/user/wallet'), { page: page > 1 ? page : undefined })}
                  {...link}
                  preventScrollReset
                />
              )}
            />
          </div>
        </>
      )}
    </>
  );
}

export function HydrateFallback() {
  const { t } = useTranslation('wallet');
  return (
    <>
      <PageHeader title={t('title')} />
      <div className="space-y-6" role="status" aria-label={t('common:loading')}>
        <Skeleton className="h-28 w-full max-w-md" />
        <Skeleton className="h-64 w-full" />
      </div>
    </>
  );
}
