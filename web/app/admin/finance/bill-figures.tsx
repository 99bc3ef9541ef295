import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { sumOf } from '../../private/sum-of.ts';
import { formatMoney } from '../../ui/price.tsx';
import { withQuery } from '../../ui/with-query.ts';
import { workshopDay } from '../time/workshop-day.ts';
import { FiguresTable } from './figures-table.tsx';
import { type By, lastDayOf } from './period.ts';

type Bill = OutputOf<'GET /admin/finance/bills'>[number];

const kinds = ['charged', 'recharged', 'gifts', 'sales', 'orderRefunds', 'chargeRefunds'] as const;

/** A period without a movement leaves its cell empty, so that those with money stand out. */
export function BillFigures({ bills, by }: { bills: readonly Bill[]; by: By }) {
  const { t } = useTranslation('admin-finance');
  return (
    <>
      <FiguresTable
        caption={t('bills.title')}
        heads={[t('bills.period'), ...kinds.map((kind) => t(`bills.${kind}`)), t('bills.liability')]}
        rows={bills.toReversed().map((bill) => ({
          id: bill.period,
          cells: [
            <PeriodLink key="period" period={bill.period} by={by} />,
            ...kinds.map((kind) => bill[kind] !== 0 && formatMoney(bill[kind])),
            formatMoney(bill.liability),
          ],
        }))}
        foot={[t('bills.sums'), ...kinds.map((kind) => formatMoney(sumOf(bills, (bill) => bill[kind])))]}
      />
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
