import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { formatMoney } from '../../ui/price.tsx';
import { withQuery } from '../../ui/with-query.ts';
import { FiguresTable } from './figures-table.tsx';
import { useNames } from './use-names.ts';

type TrialBalance = OutputOf<'GET /admin/finance/trial_balance'>;
type Figures = Pick<TrialBalance, (typeof sides)[number]>;

const sides = ['debit', 'credit', 'debitBalance', 'creditBalance'] as const;

export function BalanceFigures({ balance }: { balance: TrialBalance }) {
  const { t } = useTranslation('admin-finance');
  return (
    <>
      <div className="max-sm:hidden print:block">
        <FiguresTable
          caption={t('balance.title')}
          heads={[t('balance.account'), ...sides.map((side) => t(`balance.${side}`))]}
          rows={balance.accounts.map((row) => ({
            id: row.account,
            cells: [<Account key="account" account={row.account} />, ...cells(row)],
          }))}
          foot={[t('balance.sums'), ...sides.map((side) => formatMoney(balance[side]))]}
        />
      </div>
      <ul className="border-t border-rim/40 sm:hidden print:hidden">
        {balance.accounts.map((row) => (
          <li key={row.account} className="border-b border-hairline py-2.5">
            <Account account={row.account} />
            <Sides of={row} />
          </li>
        ))}
        <li className="border-t border-rim py-2.5">
          {t('balance.sums')}
          <Sides of={balance} />
        </li>
      </ul>
    </>
  );
}

/** A side without money stays empty, so that the other side stands out. */
function cells(figures: Figures) {
  return sides.map((side) => figures[side] > 0 && formatMoney(figures[side]));
}

function Sides({ of }: { of: Figures }) {
  const { t } = useTranslation('admin-finance');
  return (
    <dl>
      {sides.map((side) =>
        of[side] ? (
          <div key={side} className="flex justify-between gap-4">
            <dt className="text-stone">{t(`balance.${side}`)}</dt>
            <dd className="tabular-nums">{formatMoney(of[side])}</dd>
          </div>
        ) : null,
      )}
    </dl>
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
