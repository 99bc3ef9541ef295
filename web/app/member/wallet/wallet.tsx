import { useTranslation } from 'react-i18next';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { PageHeader } from '../../private/page-header.tsx';
import { PageOfRows } from '../../private/page-of-rows.tsx';
import { readPage } from '../../private/read-page.ts';
import { EmptyState } from '../../ui/states.tsx';
import type { Route } from './+types/wallet';
import { Balance } from './balance.tsx';
import { RechargeNote } from './recharge-note.tsx';
import { Records } from './records.tsx';

export const handle: RouteHandle = { title: 'wallet:title', namespaces: ['wallet', 'order'] };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = readPage(new URL(request.url).searchParams);
  return load(get('/wallet/records', { page }, request));
}

export default function Wallet({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('wallet');
  return (
    <>
      <PageHeader />
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        <Balance />
        <RechargeNote />
      </div>
      <h2 className="mt-14 mb-4 text-lead">{t('records.title')}</h2>
      <PageOfRows
        rows={loaderData}
        failed={t('records.fetchFailed')}
        empty={<EmptyState title={t('records.nothing')}>{t('records.nothingAdvice')}</EmptyState>}
        preventScrollReset
      >
        {(records) => <Records records={records} />}
      </PageOfRows>
    </>
  );
}
