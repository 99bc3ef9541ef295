import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { formatMoney } from '../../ui/price.tsx';
import { withQuery } from '../../ui/with-query.ts';
import { workshopDay } from '../time/workshop-day.ts';
import { FiguresTable } from './figures-table.tsx';
import { type By, lastDayOf } from './period.ts';
import { sumOf } from './sum-of.ts';

type Bill = OutputOf<'GET /admin/finance/bills'>[number];

const kinds = ['charged', 'recharged', 'gifts', 'sales', 'orderRefunds', 'chargeRefunds'] as const;
type Kind = (typeof kinds)[number];

export function BillFigures({ bills, by }: { bills: readonly Bill[]; by: By }) {
  const { t } = useTranslation('admin-finance');
  const newestFirst = bills.toReversed();
  const sums = kinds.map((kind) => ({ kind, amount: sumOf(bills, (bill) => bill[kind]) }));
  return (
    <>
      <div className="max-sm:hidden print:block">
        <FiguresTable
          caption={t('bills.title')}
          heads={[t('bills.period'), ...kinds.map((kind) => t(`bills.${kind}`)), t('bills.liability')]}
          rows={newestFirst.map((bill) => ({
            id: bill.period,
            cells: [
              <PeriodLink key="period" period={bill.period} by={by} />,
              ...kinds.map((kind) => <Amount key={kind} of={bill[kind]} />),
              formatMoney(bill.liability),
            ],
          }))}
          foot={[t('bills.sums'), ...sums.map(({ amount }) => formatMoney(amount)), null]}
        />
      </div>
      <ul className="border-t border-rim/40 sm:hidden print:hidden">
        {newestFirst.map((bill) => (
          <li key={bill.period} className="border-b border-hairline py-2.5">
            <p className="flex items-baseline justify-between gap-4">
              <PeriodLink period={bill.period} by={by} />
              <span className="tabular-nums">
                <span className="mr-2 text-label text-stone">{t('bills.liability')}</span>
                {formatMoney(bill.liability)}
              </span>
            </p>
            <Moved amounts={kinds.map((kind) => ({ kind, amount: bill[kind] }))} />
          </li>
        ))}
        <li className="border-t border-rim py-2.5">
          {t('bills.sums')}
          <Moved amounts={sums} />
        </li>
      </ul>
      <p className="mt-4 max-w-prose text-stone">{t('bills.note')}</p>
    </>
  );
}

function PeriodLink({ period, by }: { period: string; by: By }) {
  const { t } = useTranslation('admin-finance');
  const names = { day: period, week: t('bills.weekOf', { day: period }), month: period.slice(0, 7) };
  const last = lastDayOf(period, by);
  return (
    <span className="whitespace-nowrap">
      <Link
        className="text-sky tabular-nums underline decoration-sky/40"
        to={withQuery(href('/admin/finance'), { from: period, to: last })}
      >
        {names[by]}
      </Link>
      {last >= workshopDay(new Date()) && <span className="ml-2 text-stone">{t('bills.running')}</span>}
    </span>
  );
}

/** A day without a movement shows a dash, so that days with money stand out. */
function Amount({ of }: { of: number }) {
  return of === 0 ? <span className="text-stone">–</span> : formatMoney(of);
}

function Moved({ amounts }: { amounts: readonly { kind: Kind; amount: number }[] }) {
  const { t } = useTranslation('admin-finance');
  return (
    <dl>
      {amounts
        .filter(({ amount }) => amount !== 0)
        .map(({ kind, amount }) => (
          <div key={kind} className="flex justify-between gap-4">
            <dt className="text-stone">{t(`bills.${kind}`)}</dt>
            <dd className="tabular-nums">{formatMoney(amount)}</dd>
          </div>
        ))}
    </dl>
  );
}
