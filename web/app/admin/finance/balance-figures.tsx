import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { formatMoney } from '../../ui/price.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { withQuery } from '../../ui/with-query.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { FiguresTable } from './figures-table.tsx';
import { toneOf } from './last-check.tsx';
import { useNames } from './use-names.ts';

type TrialBalance = OutputOf<'GET /admin/finance/trial_balance'>;

const sides = ['debit', 'credit', 'debitBalance', 'creditBalance'] as const;

export function BalanceFigures({ balance }: { balance: TrialBalance }) {
  const { t } = useTranslation('admin-finance');
  const { accounts, at, debit, credit, debitBalance, creditBalance, books } = balance;
  const isEqual = debit === credit && debitBalance === creditBalance;
  return (
    <>
      <FiguresTable
        caption={t('balance.title')}
        heads={[t('balance.account'), ...sides.map((side) => t(`balance.${side}`))]}
        rows={accounts.map((row) => ({
          id: row.account,
          cells: [
            <Account key="account" account={row.account} />,
            ...sides.map((side) => row[side] > 0 && formatMoney(row[side])),
          ],
        }))}
        foot={[t('balance.sums'), ...sides.map((side) => formatMoney(balance[side]))]}
      />
      <p className="mt-3 flex flex-wrap gap-x-6">
        <StatusMark tone={toneOf(isEqual, books)}>
          {t(isEqual ? 'balance.equal' : 'balance.unequal')}
        </StatusMark>
        <span className="text-stone">
          {t('balance.at')} <WorkshopTime value={at} whole />
        </span>
      </p>
      <p className="mt-2 text-stone">{t('balance.note')}</p>
    </>
  );
}

/** The name is a link if a filter of the ledger shows exactly the movements of this account. */
function Account({ account }: { account: string }) {
  const names = useNames();
  const channel = /^channel:(.+)$/.exec(account)?.[1];
  const name = names.account(account);
  if (channel === undefined && account !== 'wallet') return name;
  return (
    <Link to={withQuery(href('/admin/finance'), { channel })} className="underline decoration-hairline">
      {name}
    </Link>
  );
}
