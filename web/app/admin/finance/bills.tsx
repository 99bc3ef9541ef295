import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { Button } from '../../ui/button.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { workshopDay } from '../time/workshop-day.ts';
import type { Route } from './+types/bills';
import { BillFigures } from './bill-figures.tsx';
import { BooksLine } from './books-line.tsx';
import { dayField, FinancePage } from './finance-page.tsx';
import { readWanted } from './period.ts';

export const handle: RouteHandle = { namespaces: ['admin-finance'] };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const wanted = readWanted(request.url, workshopDay(new Date()));
  return { wanted, found: await load(get('/admin/finance/bills', { ...wanted }, request)) };
}

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
            {(['from', 'to'] as const).map((end) => (
              <label key={end} className="grid gap-1 text-stone">
                {t(`bills.${end}`)}
                <input type="date" name={end} required defaultValue={wanted[end]} className={dayField} />
              </label>
            ))}
            <Button type="submit" className="min-h-11 px-5 lg:min-h-9">
              {t('bills.show')}
            </Button>
          </Form>
          <BooksLine />
          <ExportButton path="/admin/finance/export_bills" filters={{ ...wanted }} />
        </>
      }
    >
      {(bills) => <BillFigures bills={bills} by={by} />}
    </FinancePage>
  );
}
