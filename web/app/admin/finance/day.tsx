import { useTranslation } from 'react-i18next';
import { Form, href, Link, useSubmit } from 'react-router';
import { get } from '../../api/commerce.ts';
import { detailsOf, hasCode } from '../../api/errors.ts';
import { supportedLanguage } from '../../i18n/languages.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { loadSite } from '../../shell/load-site.server.ts';
import { Button } from '../../ui/button.tsx';
import { withQuery } from '../../ui/with-query.ts';
import { useMay } from '../frame/staff.ts';
import { workshopDay } from '../time/workshop-day.ts';
import type { Route } from './+types/day';
import { DayStatement } from './day-statement.tsx';
import { dayField, FinancePage } from './finance-page.tsx';
import { uploadAddress } from './upload-address.ts';

export const handle: RouteHandle = { namespaces: ['admin-finance', 'admin-statements', 'wallet'] };

/** The contact details of the workshop are public, so they need no login. */
export async function loader() {
  const [zh, en] = await Promise.all([loadSite('zh'), loadSite('en')]);
  return { zh, en };
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const day = new URL(request.url).searchParams.get('day') || workshopDay(new Date());
  const [sites, found] = await Promise.all([
    serverLoader(),
    load(get('/admin/finance/day', { day }, request)),
  ]);
  return { site: sites[supportedLanguage(document.documentElement.lang) ?? 'zh'], day, found };
}
clientLoader.hydrate = true as const;

export default function Day({ loaderData }: Route.ComponentProps) {
  const { site, day, found } = loaderData as Awaited<ReturnType<typeof clientLoader>>;
  const { t } = useTranslation('admin-finance');
  const submit = useSubmit();
  const may = useMay();
  return (
    <FinancePage
      title={t('day.title')}
      found={found}
      failed={t('day.failed')}
      impossible={
        hasCode(found.error, 'SYS007') ? t(isFuture(found.error) ? 'day.future' : 'day.noSuchDay') : undefined
      }
      tools={
        <>
          <Form onChange={(event) => void submit(event.currentTarget)}>
            <label className="grid gap-1 text-stone">
              {t('day.day')}
              <input
                key={day}
                type="date"
                name="day"
                required
                max={workshopDay(new Date())}
                defaultValue={day}
                className={dayField}
              />
            </label>
          </Form>
          <Button className="min-h-11 px-5 lg:min-h-9" inactive={!found.value} onClick={() => window.print()}>
            {t('day.print')}
          </Button>
          {found.value && (
            <>
              <Link
                to={withQuery(href('/admin/finance'), { from: day, to: day })}
                className="inline-flex min-h-11 items-center text-sky underline decoration-sky/40 lg:min-h-9"
              >
                {t('day.toLedger')}
              </Link>
              {may('finance.match') && (
                <Link
                  to={uploadAddress(day)}
                  className="inline-flex min-h-11 items-center text-sky underline decoration-sky/40 lg:min-h-9"
                >
                  {t('day.toStatements')}
                </Link>
              )}
            </>
          )}
        </>
      }
    >
      {(statement) => <DayStatement statement={statement} site={site} />}
    </FinancePage>
  );
}

/** Commerce refuses a future day with this code. */
function isFuture(error: unknown): boolean {
  return Object(detailsOf(error).fields).day === 'too_big';
}
