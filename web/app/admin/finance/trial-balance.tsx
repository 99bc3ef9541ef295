import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { formatMoney } from '../../ui/price.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { withQuery } from '../../ui/with-query.ts';
import { ExportButton } from '../list/export-button.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Route } from './+types/trial-balance';
import { FiguresTable } from './figures-table.tsx';
import { FinancePage } from './finance-page.tsx';
import { sumOf } from './sum-of.ts';
import { useNames } from './use-names.ts';

export const handle: RouteHandle = { namespaces: ['admin-finance', 'wallet'] };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(get('/admin/finance/trial_balance', {}, request));
}

/** Every account of the shop, added up from all postings: what came in and what left is equal. */
export default function TrialBalance({ loaderData: found }: Route.ComponentProps) {
  const { t } = useTranslation('admin-finance');
  return (
    <FinancePage
      title={t('balance.title')}
      found={found}
      failed={t('balance.failed')}
      tools={<ExportButton path="/admin/finance/export_trial_balance" filters={{}} />}
    >
      {({ at, accounts, debit, credit }) => (
        <div className="max-w-3xl">
          <FiguresTable
            caption={t('balance.title')}
            heads={[t('balance.account'), t('balance.debit'), t('balance.credit'), t('balance.balance')]}
            rows={accounts.map(({ account, ...sums }) => ({
              id: account,
              cells: [
                <Account key="account" account={account} />,
                formatMoney(sums.debit),
                formatMoney(sums.credit),
                formatMoney(sums.balance),
              ],
            }))}
            foot={[
              t('balance.sums'),
              formatMoney(debit),
              formatMoney(credit),
              formatMoney(sumOf(accounts, ({ balance }) => balance)),
            ]}
          />
          <p className="mt-3 flex flex-wrap gap-x-6">
            <StatusMark tone={debit === credit ? 'good' : 'bad'}>
              {t(debit === credit ? 'balance.equal' : 'balance.unequal')}
            </StatusMark>
            <span className="text-stone">
              {t('balance.at')} <WorkshopTime value={at} whole />
            </span>
          </p>
          <p className="mt-2 text-stone">{t('balance.note')}</p>
        </div>
      )}
    </FinancePage>
  );
}

/** The name of an account. It leads to its movements, if a filter of the ledger shows exactly these. */
function Account({ account }: { account: string }) {
  const names = useNames();
  const channel = /^channel:(.+)$/.exec(account)?.[1];
  const name = names.account(account);
  const isLink = channel !== undefined || account === 'wallet';
  return (
    <>
      {isLink ? (
        <Link to={withQuery(href('/admin/finance'), { channel })} className="underline decoration-hairline">
          {name}
        </Link>
      ) : (
        name
      )}{' '}
      <span className="text-label text-stone max-sm:hidden">{account}</span>
    </>
  );
}
