import { useTranslation } from 'react-i18next';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { PageOfRows } from '../../private/page-of-rows.tsx';
import { readPage } from '../../private/read-page.ts';
import { FilterTabs } from '../filter-tabs.tsx';
import { askBalanceEarly } from '../use-balance.ts';
import type { Route } from './+types/wallet';
import { action } from './charge/charge-action.ts';
import { NoRows } from './no-rows.tsx';
import { Records } from './records.tsx';
import { WalletFrame } from './wallet-frame.tsx';

export const handle: RouteHandle = { title: 'wallet:title', namespaces: ['wallet', 'order'] };

/** No record is stored with the scene `UNKNOWN`. */
const scenes = ['CHARGE', 'CHARGE_MARKET', 'ORDER_PAYMENT', 'ORDER_REFUND', 'CHARGE_REFUND'] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  askBalanceEarly();
  const query = new URL(request.url).searchParams;
  const scene = scenes.find((each) => each === query.get('scene'));
  const page = readPage(query);
  return { scene, page, records: await load(get('/wallet/records', { scene, page }, request)) };
}

export const clientAction = action;

export default function Wallet({ loaderData: { scene, page, records } }: Route.ComponentProps) {
  const { t } = useTranslation('wallet');
  const tabs = [undefined, ...scenes].map((value) => ({ value, text: t(value ? `scenes.${value}` : 'all') }));
  return (
    <WalletFrame>
      <FilterTabs label={t('records.byScene')} parameter="scene" current={scene} tabs={tabs} />
      <PageOfRows
        rows={records}
        failed={t('records.fetchFailed')}
        empty={
          <NoRows
            filtered={scene !== undefined || page > 1}
            title={t(scene ? 'records.nothingHere' : 'records.nothing')}
            advice={t('records.nothingAdvice')}
          />
        }
        preventScrollReset
      >
        {(records) => <Records records={records} />}
      </PageOfRows>
    </WalletFrame>
  );
}
