import { useTranslation } from 'react-i18next';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { BalanceFigures } from '../finance/balance-figures.tsx';
import { FinancePage } from '../finance/finance-page.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { Part } from '../record/record.tsx';
import { SubList } from '../record/sub-list.tsx';
import { byCursors } from '../record/turn.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Route } from './+types/books';
import { CheckResult } from './check-result.tsx';
import { Findings } from './findings.tsx';
import { RunNow } from './run-now.tsx';

export const handle: RouteHandle = { namespaces: ['admin-books', 'admin-finance', 'admin-logs', 'wallet'] };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const last = async (filters: { whole?: 'true' }) =>
    (await get('/admin/finance/audits', { pageSize: 10, ...filters }, request)).items[0] ?? null;
  return load(
    Promise.all([last({}), last({ whole: 'true' }), get('/admin/finance/trial_balance', {}, request)]),
  );
}

/** The check of the books, and the trial balance that it proves. */
export default function Books({ loaderData: found }: Route.ComponentProps) {
  const { t } = useTranslation(['admin-books', 'admin-finance']);
  return (
    <FinancePage title={t('title')} found={found} failed={t('loadFailed')} tools={null}>
      {([last, whole, balance]) => (
        <div className="max-w-5xl">
          {last ? (
            <div role="status" className="flex flex-wrap items-baseline gap-x-4">
              <CheckResult check={last} />
            </div>
          ) : (
            <p className="text-stone">{t('never')}</p>
          )}
          {whole && whole.auditId !== last?.auditId && (
            <p className="mt-1 text-stone">
              {t('lastWhole')} <WorkshopTime value={whole.checkedAt} />
            </p>
          )}
          <RunNow />
          {last && last.findings.length > 0 && (
            <Part title={t('parts.findings')}>
              <Findings findings={last.findings} />
            </Part>
          )}
          <Part title={t('admin-finance:balance.title')}>
            <BalanceFigures balance={balance} />
            <ExportButton path="/admin/finance/export_trial_balance" filters={{}} />
          </Part>
          <Part title={t('parts.history')}>
            <SubList
              name="audits"
              version={last?.auditId ?? ''}
              load={async (turn) => {
                const found = await get('/admin/finance/audits', { pageSize: 10, ...turn });
                return { items: found.items, ...byCursors(found) };
              }}
              failed={t('loadFailed')}
              empty={t('never')}
              rowId={({ auditId }) => auditId}
              row={(check) => <CheckResult check={check} />}
            />
          </Part>
          <Part title={t('parts.about')}>
            <p className="measure text-stone">{t('about')}</p>
          </Part>
        </div>
      )}
    </FinancePage>
  );
}
