import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatMoney } from '../../ui/price.tsx';
import type { Point } from './points.ts';
import type { DashboardFigures } from './use-figures.ts';
import { useMoments } from './use-moments.ts';

interface Column {
  head: string;
  sum: string;
  cell: (point: Point) => string | undefined;
  /** The class that hides the column on narrow screens. */
  hidden?: string;
}

export function FiguresTable({ points, figures }: { points: readonly Point[]; figures: DashboardFigures }) {
  const { t } = useTranslation('admin-dashboard');
  const language = useLanguage();
  const { inTable, timeOf } = useMoments();
  const count = (value: number) => value.toLocaleString(language);
  const { sales, orders, newMembers, orderRefunds, chargeRefunds, until } = figures;
  const isByHour = figures.days.length === 1;
  const columns: Column[] = [
    {
      head: t('figures.sales'),
      sum: formatMoney(sales.now),
      cell: ({ now }) => now && formatMoney(now.sales),
    },
    {
      head: t('table.salesBefore'),
      sum: formatMoney(sales.before),
      cell: ({ before }) => formatMoney(before.sales),
    },
    { head: t('figures.orders'), sum: count(orders.now), cell: ({ now }) => now && count(now.orders) },
    {
      head: t('table.ordersBefore'),
      hidden: 'max-sm:hidden',
      sum: count(orders.before),
      cell: ({ before }) => count(before.orders),
    },
    {
      head: t('figures.newMembers'),
      hidden: 'max-sm:hidden',
      sum: count(newMembers.now),
      cell: ({ now }) => now && count(now.newMembers),
    },
    {
      head: t('figures.orderRefunds'),
      hidden: 'max-md:hidden',
      sum: formatMoney(orderRefunds.now),
      cell: ({ now }) => now && formatMoney(now.orderRefunds),
    },
    {
      head: t('figures.chargeRefunds'),
      hidden: 'max-md:hidden',
      sum: formatMoney(chargeRefunds.now),
      cell: ({ now }) => now && formatMoney(now.chargeRefunds),
    },
    {
      head: t('figures.liability'),
      hidden: 'max-xl:hidden',
      // The amounts owed at the end of each day are not added up.
      sum: '',
      cell: ({ now }) => now && formatMoney(now.liability),
    },
  ];
  const number = 'py-2 pl-2 text-right sm:pl-3';
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 items-center text-sky underline decoration-sky/40">
        {t('table.show')}
      </summary>
      <table className="w-full tabular-nums">
        <caption className="sr-only">{t('table.title')}</caption>
        <thead className="border-b border-rim/40 text-label text-stone">
          <tr>
            <th scope="col" className="py-2 text-left font-normal">
              {t(isByHour ? 'table.hour' : 'table.day')}
            </th>
            {columns.map(({ head, hidden = '' }) => (
              <th key={head} scope="col" className={`${number} ${hidden} font-normal`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={inTable(point)} className="border-b border-hairline">
              <th scope="row" className="py-2 text-left font-normal sm:whitespace-nowrap">
                {inTable(point)}
              </th>
              {columns.map(({ head, cell, hidden = '' }) => (
                <td key={head} className={`${number} ${hidden}`}>
                  {cell(point) ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="py-2 text-left font-normal">
              {/* The sum covers only the hours until now, although all hours of the day before are listed. */}
              {isByHour && until ? t('table.sumUntil', { time: timeOf(until) }) : t('table.sum')}
            </th>
            {columns.map(({ head, sum, hidden = '' }) => (
              <td key={head} className={`${number} ${hidden}`}>
                {sum}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
