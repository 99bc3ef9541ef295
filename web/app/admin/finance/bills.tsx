import { useTranslation } from 'react-i18next';
import { Form, href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { Button } from '../../ui/button.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { withQuery } from '../../ui/with-query.ts';
import { ExportButton } from '../list/export-button.tsx';
import { workshopDay } from '../time/workshop-day.ts';
import type { Route } from './+types/bills';
import { FiguresTable } from './figures-table.tsx';
import { dayField, FinancePage } from './finance-page.tsx';
import { firstDayOf, lastDayOf, readWanted } from './period.ts';
import { sumOf } from './sum-of.ts';

export const handle: RouteHandle = { namespaces: ['admin-finance'] };

const kinds = ['charged', 'recharged', 'gifts', 'sales', 'orderRefunds', 'chargeRefunds'] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const wanted = readWanted(request.url, workshopDay(new Date()));
  return { wanted, found: await load(get('/admin/finance/bills', { ...wanted }, request)) };
}

/** What moved in each day, week or month, and what the workshop owed at its end. */
export default function Bills({ loaderData: { wanted, found } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-finance');
  const { by, from, to } = wanted;
  return (
    <FinancePage
      title={t('bills.title')}
      found={found}
      failed={t('bills.failed')}
      tools={
        <>
          <Form key={`${by}${from}${to}`} className="flex flex-wrap items-end gap-3">
            <label className="grid gap-1 text-stone">
              {t('bills.by')}
              <select name="by" defaultValue={by} className={dayField}>
                {(['day', 'week', 'month'] as const).map((each) => (
                  <option key={each} value={each}>
                    {t(`bills.${each}`)}
                  </option>
                ))}
              </select>
            </label>
            <label className="grid gap-1 text-stone">
              {t('bills.from')}
              <input type="date" name="from" required defaultValue={from} className={dayField} />
            </label>
            <label className="grid gap-1 text-stone">
              {t('bills.to')}
              <input type="date" name="to" required defaultValue={to} className={dayField} />
            </label>
            <Button type="submit" className="min-h-11 px-5 lg:min-h-9">
              {t('bills.show')}
            </Button>
          </Form>
          <ExportButton path="/admin/finance/export_bills" filters={{ ...wanted }} />
        </>
      }
    >
      {(bills) => (
        <>
          <FiguresTable
            caption={t('bills.title')}
            heads={[t('bills.period'), ...kinds.map((kind) => t(`bills.${kind}`)), t('bills.liability')]}
            rows={bills.toReversed().map((bill) => ({
              id: bill.period,
              cells: [
                <Link
                  key="period"
                  className="whitespace-nowrap text-sky tabular-nums underline decoration-sky/40"
                  to={withQuery(href('/admin/finance'), {
                    from: firstDayOf(bill.period, wanted),
                    to: lastDayOf(bill.period, wanted),
                  })}
                >
                  {nameOf(bill.period)}
                </Link>,
                ...kinds.map((kind) => <Amount key={kind} of={bill[kind]} />),
                formatMoney(bill.liability),
              ],
            }))}
            foot={[
              t('bills.sums'),
              ...kinds.map((kind) => formatMoney(sumOf(bills, (bill) => bill[kind]))),
              null,
            ]}
          />
          <p className="mt-4 max-w-prose text-stone">{t('bills.note')}</p>
        </>
      )}
    </FinancePage>
  );

  function nameOf(period: string): string {
    if (by === 'month') return period.slice(0, 7);
    return by === 'week' ? t('bills.weekOf', { day: period }) : period;
  }
}

/** Days without a movement are quiet, so that the eye finds the others. */
function Amount({ of }: { of: number }) {
  return of === 0 ? <span className="text-stone">–</span> : formatMoney(of);
}
