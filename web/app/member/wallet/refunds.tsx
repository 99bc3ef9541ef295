import type { Refund } from '@junyao/commerce/contract';
import { refundStatuses } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { LocalTime } from '../../private/local-time.tsx';
import { PageOfRows } from '../../private/page-of-rows.tsx';
import { readPage } from '../../private/read-page.ts';
import { buttonClass } from '../../ui/button.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { FilterTabs } from '../filter-tabs.tsx';
import { askBalanceEarly } from '../use-balance.ts';
import type { Route } from './+types/refunds';
import { action } from './charge/charge-action.ts';
import { NoRows } from './no-rows.tsx';
import { RefundStatus } from './refund-status.tsx';
import { WalletFrame } from './wallet-frame.tsx';

export const handle: RouteHandle = { title: 'wallet:refunds.title', namespaces: ['wallet', 'order'] };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  askBalanceEarly();
  const query = new URL(request.url).searchParams;
  const status = refundStatuses.find((each) => each === query.get('status'));
  const page = readPage(query);
  return { status, page, refunds: await load(get('/wallet/refund/query', { status, page }, request)) };
}

export const clientAction = action;

export default function Refunds({ loaderData: { status, page, refunds } }: Route.ComponentProps) {
  const { t } = useTranslation('wallet');
  const tabs = [undefined, ...refundStatuses].map((value) => ({
    value,
    text: t(value ? `refundStatus.${value}` : 'all'),
  }));
  return (
    <WalletFrame>
      <FilterTabs label={t('refunds.byStatus')} parameter="status" current={status} tabs={tabs} />
      <PageOfRows
        rows={refunds}
        failed={t('refunds.fetchFailed')}
        empty={
          <NoRows
            filtered={status !== undefined || page > 1}
            title={t(status ? 'refunds.nothingHere' : 'refunds.nothing')}
            advice={t('refunds.nothingAdvice')}
          />
        }
        preventScrollReset
      >
        {(refunds) => (
          <ul>
            {refunds.map((refund) => (
              <RefundRow key={refund.refundNo} refund={refund} />
            ))}
          </ul>
        )}
      </PageOfRows>
    </WalletFrame>
  );
}

function RefundRow({ refund: { refundNo, amount, channel, appliedAt, status } }: { refund: Refund }) {
  const { t } = useTranslation('wallet');
  return (
    <li className="border-b border-hairline py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="flex flex-wrap items-baseline gap-x-5">
          <span className="text-lead tabular-nums">{formatMoney(amount)}</span>
          <span>{t('refunds.to', { channel: t(`channels.${channel}`) })}</span>
        </p>
        <RefundStatus status={status} />
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="flex flex-wrap gap-x-5 text-label text-stone">
          <LocalTime value={appliedAt} />
          <span className="tabular-nums">{refundNo}</span>
        </p>
        <Link
          to={href('/user/wallet/refund/detail/:refundNo?', { refundNo })}
          aria-label={t('refunds.detailsOf', { number: refundNo })}
          className={buttonClass('plain')}
        >
          {t('refunds.details')}
        </Link>
      </div>
    </li>
  );
}
