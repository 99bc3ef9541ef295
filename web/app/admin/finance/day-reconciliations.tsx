import type { OutputOf } from '@junyao/commerce/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { formatMoney } from '../../ui/price.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { daysOf, ReconciliationState } from '../reconciliations/state.tsx';
import { UnbrokenDates } from '../time/unbroken-dates.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { FiguresList } from './figures-list.tsx';
import { FiguresTable } from './figures-table.tsx';
import { useNames } from './use-names.ts';

type Statement = OutputOf<'GET /admin/finance/day'>;
type Reconciliation = Statement['reconciliations'][number];

interface Row {
  id: string;
  name: ReactNode;
  /** Empty for a channel that was not reconciled. */
  figures: { head: string; text: ReactNode }[];
  state: ReactNode;
}

/** Also lists the channels with money in no statement. On phones the table is a list. */
export function DayReconciliations({
  statement: { reconciliations, notReconciled },
}: {
  statement: Statement;
}) {
  const { t } = useTranslation('admin-finance');
  const names = useNames();
  const rows: Row[] = [
    ...notReconciled.map((channel) => ({
      id: channel,
      name: names.channel(channel),
      figures: [],
      state: (
        <span className="whitespace-nowrap">
          <StatusMark tone="unknown">{t('day.notCompared')}</StatusMark>
        </span>
      ),
    })),
    ...reconciliations.map((of) => ({
      id: of.reconciliationId,
      name: <Name of={of} />,
      figures: [
        { head: t('day.matched'), text: of.matched },
        { head: t('day.open'), text: of.open },
        { head: t('day.gap'), text: formatMoney(of.gap) },
      ],
      state: (
        <span className="inline-flex flex-col items-end">
          <ReconciliationState of={of} />
          {of.bookedLater > 0 && (
            <StatusMark tone="unknown">{t('day.later', { count: of.bookedLater })}</StatusMark>
          )}
        </span>
      ),
    })),
  ];
  if (rows.length === 0) return <p className="mt-6 text-stone print:mt-3">{t('day.noStatements')}</p>;
  return (
    <div className="mt-6 print:mt-3">
      <div className="max-sm:hidden print:block">
        <FiguresTable
          caption={t('day.statements')}
          heads={[t('day.statements'), t('day.matched'), t('day.open'), t('day.gap'), t('day.state')]}
          rows={rows.map(({ id, name, figures, state }) => ({
            id,
            cells: [
              name,
              ...[0, 1, 2].map((index) => figures[index]?.text),
              <span key="state" className="whitespace-normal">
                {state}
              </span>,
            ],
          }))}
        />
      </div>
      <FiguresList title={t('day.statements')} rows={rows} />
    </div>
  );
}

function Name({ of }: { of: Reconciliation }) {
  const { t } = useTranslation('admin-finance');
  const names = useNames();
  const { reconciliationId } = of;
  return (
    <span>
      <Link
        to={href('/admin/finance/reconciliations/:reconciliationId', { reconciliationId })}
        className="text-sky tabular-nums underline decoration-sky/40"
      >
        {names.channel(of.channel)} {of.from !== of.to && <UnbrokenDates text={daysOf(of)} />}
      </Link>
      <span className="block text-label text-stone">
        {t('day.comparedAt')} <WorkshopTime value={of.at} whole />
      </span>
    </span>
  );
}
