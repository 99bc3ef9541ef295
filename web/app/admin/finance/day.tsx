import { useTranslation } from 'react-i18next';
import { Form, href, Link, useSubmit } from 'react-router';
import { get } from '../../api/commerce.ts';
import { hasCode } from '../../api/errors.ts';
import { formAction } from '../../form/form-action.ts';
import { supportedLanguage } from '../../i18n/languages.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { loadSite } from '../../shell/load-site.server.ts';
import { Button } from '../../ui/button.tsx';
import { withQuery } from '../../ui/with-query.ts';
import { useMay } from '../frame/staff.ts';
import { ToolLink } from '../frame/tool-link.tsx';
import { DropStatement } from '../reconciliations/drop-statement.tsx';
import { differenceForms, Lines } from '../reconciliations/lines.tsx';
import { addDays, workshopDay } from '../time/workshop-day.ts';
import type { Route } from './+types/day';
import { DayStatement } from './day-statement.tsx';
import { dayField, FinancePage } from './finance-page.tsx';
import { useNames } from './use-names.ts';

export const handle: RouteHandle = { namespaces: ['admin-finance', 'admin-reconciliations', 'wallet'] };

/** The contact details of the workshop are public, so they need no login. */
export async function loader() {
  const [zh, en] = await Promise.all([loadSite('zh'), loadSite('en')]);
  return { zh, en };
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  // Providers offer the statement of a day on the next day.
  const yesterday = addDays(workshopDay(new Date()), -1);
  const day = new URL(request.url).searchParams.get('day') || yesterday;
  const [sites, found] = await Promise.all([
    serverLoader(),
    load(get('/admin/finance/day', { day }, request)),
  ]);
  return { site: sites[supportedLanguage(document.documentElement.lang) ?? 'zh'], day, found };
}
clientLoader.hydrate = true as const;

export const clientAction = formAction(...differenceForms);

export default function Day({ loaderData }: Route.ComponentProps) {
  const { site, day, found } = loaderData as Awaited<ReturnType<typeof clientLoader>>;
  const { t } = useTranslation('admin-finance');
  const names = useNames();
  const may = useMay();
  const open = found.value?.reconciliations.filter((each) => each.open > 0) ?? [];
  return (
    <FinancePage
      title={t('day.title')}
      found={found}
      failed={t('day.failed')}
      impossible={hasCode(found.error, 'SYS007') ? t('day.noSuchDay') : undefined}
      tools={
        <>
          <DayStepper day={day} />
          <Button
            variant="quiet"
            className="min-h-11 px-5 lg:min-h-9"
            inactive={!found.value}
            onClick={() => window.print()}
          >
            {t('day.print')}
          </Button>
          <ToolLink to={withQuery(href('/admin/finance'), { from: day, to: day })}>
            {t('day.toLedger')}
          </ToolLink>
          <ToolLink to={href('/admin/finance/reconciliations')}>{t('day.allReconciliations')}</ToolLink>
        </>
      }
    >
      {(statement) => (
        <>
          {may('finance.reconcile') && <DropStatement key={day} day={day} />}
          {open.map((each) => (
            <section key={each.reconciliationId} className="mb-6 max-w-[210mm] print:hidden">
              <h2 className="border-b border-rim/40 pb-1 font-body text-small">
                {t('day.openDifferences', { name: names.channel(each.channel), count: each.open })}
              </h2>
              <Lines of={each} openOnly />
            </section>
          ))}
          <DayStatement statement={statement} site={site} />
        </>
      )}
    </FinancePage>
  );
}

function DayStepper({ day }: { day: string }) {
  const { t } = useTranslation('admin-finance');
  const submit = useSubmit();
  const today = workshopDay(new Date());
  const step = (label: string, to: string, sign: string) => (
    <Link
      to={withQuery(href('/admin/finance/day'), { day: to })}
      aria-label={label}
      preventScrollReset
      className="grid min-h-11 min-w-11 place-items-center border border-hairline text-body hover:border-ink lg:min-h-9 lg:min-w-9"
    >
      {sign}
    </Link>
  );
  // A date that is none can't be stepped from.
  const isDay = !Number.isNaN(Date.parse(day));
  return (
    <Form className="flex items-end gap-1" onChange={(event) => void submit(event.currentTarget)}>
      {isDay && step(t('day.earlier'), addDays(day, -1), '‹')}
      <input
        key={day}
        type="date"
        name="day"
        required
        aria-label={t('day.day')}
        max={today}
        defaultValue={day}
        className={dayField}
      />
      {isDay && day < today && step(t('day.next'), addDays(day, 1), '›')}
    </Form>
  );
}
