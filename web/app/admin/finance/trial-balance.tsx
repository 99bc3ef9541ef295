import { useTranslation } from 'react-i18next';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { StatusMark } from '../../ui/status-mark.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Route } from './+types/trial-balance';
import { BalanceFigures } from './balance-figures.tsx';
import { FinancePage } from './finance-page.tsx';
import { LastCheck, toneOf } from './last-check.tsx';

export const handle: RouteHandle = { namespaces: ['admin-finance', 'wallet'] };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(get('/admin/finance/trial_balance', {}, request));
}

export default function TrialBalance({ loaderData: found }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { t } = useTranslation('admin-finance');
  return (
    <FinancePage
      title={t('balance.title')}
      found={found}
      failed={t('balance.failed')}
      tools={<ExportButton path="/admin/finance/export_trial_balance" filters={{}} />}
    >
      {(balance) => {
        const { at, debit, credit, debitBalance, creditBalance, books } = balance;
        const isEqual = debit === credit && debitBalance === creditBalance;
        return (
          <div className="max-w-3xl">
            <BalanceFigures balance={balance} />
            <p className="mt-3 flex flex-wrap gap-x-6">
              <StatusMark tone={toneOf(isEqual, books)}>
                {t(isEqual ? 'balance.equal' : 'balance.unequal')}
              </StatusMark>
              <span className="text-stone">
                {t('balance.at')} <WorkshopTime value={at} whole />
              </span>
            </p>
            <p className="mt-1 flex flex-wrap gap-x-4">
              <LastCheck books={books} />
            </p>
            <p className="mt-2 text-stone">{t('balance.note')}</p>
          </div>
        );
      }}
    </FinancePage>
  );
}
