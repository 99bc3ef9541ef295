import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import { hasCode } from '../../api/errors.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { load } from '../../private/load.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { PrivateHead } from '../../shell/private-head.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { FinanceSections } from '../finance/finance-sections.tsx';
import { NoAccess } from '../frame/no-access.tsx';
import { Part } from '../record/record.tsx';
import { SubList } from '../record/sub-list.tsx';
import { byCursors } from '../record/turn.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Route } from './+types/books';
import { type Check, CheckResult } from './check-result.tsx';
import { Findings } from './findings.tsx';
import { RunNow } from './run-now.tsx';

export const handle: RouteHandle = { namespaces: ['admin-books', 'admin-logs'] };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const last = async (filters: { whole?: 'true' }) =>
    (await get('/admin/finance/audits', { pageSize: 10, ...filters }, request)).items[0] ?? null;
  return load(Promise.all([last({}), last({ whole: 'true' })]));
}

export default function Books({ loaderData: found }: Route.ComponentProps) {
  const { t } = useTranslation('admin-books');
  if (hasCode(found.error, 'SYS005')) {
    return (
      <div className="px-4 py-6 lg:px-8">
        <PrivateHead title={t('title')} />
        <NoAccess of="screen" />
      </div>
    );
  }
  const [last, whole] = found.value ?? [null, null];
  return (
    <section aria-label={t('title')} className="[--edge:1rem] lg:[--edge:2rem]">
      <PrivateHead title={t('title')} />
      <FinanceSections />
      <div className="max-w-5xl px-(--edge) py-6 text-small">
        <h1 className="mb-3 font-body text-lead outline-0" tabIndex={-1}>
          {t('title')}
        </h1>
        {found.error !== undefined && <LoadFailure title={t('loadFailed')} error={found.error} />}
        {found.value && (
          <>
            {last ? <State check={last} /> : <p className="text-stone">{t('never')}</p>}
            {whole && whole.auditId !== last?.auditId && (
              <p className="mt-1 text-stone">
                {t('lastWhole')} <WorkshopTime value={whole.checkedAt} />
              </p>
            )}
            <RunNow />
            <Link
              to={href('/admin/finance/trial-balance')}
              className="mb-5 inline-block text-sky underline decoration-sky/40"
            >
              {t('toBalance')} ›
            </Link>
            {last && last.findings.length > 0 && (
              <Part title={t('parts.findings')}>
                <Findings findings={last.findings} />
              </Part>
            )}
            <Part title={t('parts.history')}>
              <History version={last?.auditId ?? ''} />
            </Part>
            <Part title={t('parts.about')}>
              <p className="measure text-stone">{t('about')}</p>
            </Part>
          </>
        )}
      </div>
    </section>
  );
}

function State({ check: { checkedAt, sealed, findings } }: { check: Check }) {
  const { t } = useTranslation('admin-books');
  const language = useLanguage();
  const inOrder = findings.length === 0;
  const rows = sealed === null ? null : new Intl.NumberFormat(language).format(sealed);
  return (
    <p role="status" className="flex flex-wrap items-baseline gap-x-2">
      <StatusMark tone={inOrder ? 'good' : 'bad'}>
        {inOrder ? t('inOrder') : t('notInOrder', { count: findings.length })}
      </StatusMark>
      <span>
        {t('checked')} <WorkshopTime value={checkedAt} />
        {rows !== null && `${t('comma')}${t('sealed', { rows })}`}
      </span>
    </p>
  );
}

function History({ version }: { version: string }) {
  const { t } = useTranslation('admin-books');
  return (
    <SubList
      name="audits"
      version={version}
      load={async (turn) => {
        const found = await get('/admin/finance/audits', { pageSize: 10, ...turn });
        return { items: found.items, ...byCursors(found) };
      }}
      failed={t('loadFailed')}
      empty={t('never')}
      rowId={({ auditId }) => auditId}
      row={(check) => <CheckResult check={check} />}
    />
  );
}
