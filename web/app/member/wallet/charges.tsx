import type { Recharge } from '@junyao/commerce/contract';
import { rechargeStatuses } from '@junyao/commerce/contract/states';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { PageOfRows } from '../../private/page-of-rows.tsx';
import { readPage } from '../../private/read-page.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { FilterTabs } from '../filter-tabs.tsx';
import { askBalanceEarly } from '../use-balance.ts';
import { useFocusAfterMove } from '../use-focus-after-move.ts';
import type { Route } from './+types/charges';
import { ChargeRow } from './charge-row.tsx';
import { action } from './charges-action.ts';
import { NoRows } from './no-rows.tsx';
import { WalletFrame } from './wallet-frame.tsx';
import { WithdrawCharge } from './withdraw-charge.tsx';

export const handle: RouteHandle = { title: 'wallet:charges.title', namespaces: ['wallet', 'order'] };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  askBalanceEarly();
  const query = new URL(request.url).searchParams;
  const status = rechargeStatuses.find((each) => each === query.get('status'));
  const page = readPage(query);
  return { status, page, charges: await load(get('/wallet/charge/query', { status, page }, request)) };
}

export const clientAction = action;

export default function Charges({ loaderData: { status, page, charges } }: Route.ComponentProps) {
  const { t } = useTranslation('wallet');
  const { opened: asked, isOpen, open, close } = useOpened<Recharge>();
  const list = useRef<HTMLUListElement>(null);
  const current = charges.value?.items.find(({ chargeNo }) => chargeNo === asked?.chargeNo);
  useFocusAfterMove(asked && (current?.status ?? 'gone'), isOpen, () => list.current);
  const tabs = [undefined, ...rechargeStatuses].map((value) => ({
    value,
    text: t(value ? `chargeStatus.${value}` : 'all'),
  }));

  return (
    <WalletFrame>
      <FilterTabs label={t('charges.byStatus')} parameter="status" current={status} tabs={tabs} />
      <PageOfRows
        rows={charges}
        failed={t('charges.fetchFailed')}
        empty={
          <NoRows
            filtered={status !== undefined || page > 1}
            title={t(status ? 'charges.nothingHere' : 'charges.nothing')}
            advice={t('charges.nothingAdvice')}
          />
        }
        preventScrollReset
      >
        {(charges) => (
          <ul ref={list} tabIndex={-1} aria-label={t('charges.title')} className="outline-none">
            {charges.map((charge) => (
              <ChargeRow key={charge.chargeNo} charge={charge} onWithdraw={() => open(charge)} />
            ))}
          </ul>
        )}
      </PageOfRows>
      {asked && (
        <WithdrawCharge key={asked.chargeNo} charge={current ?? asked} open={isOpen} onClose={close} />
      )}
    </WalletFrame>
  );
}
