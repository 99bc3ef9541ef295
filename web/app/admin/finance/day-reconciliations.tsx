import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { daysOf, ReconciliationState } from '../reconciliations/state.tsx';
import { RecordLink } from '../record/record-link.tsx';
import { UnbrokenDates } from '../time/unbroken-dates.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { FiguresTable } from './figures-table.tsx';
import { useNames } from './use-names.ts';

type Statement = OutputOf<'GET /admin/finance/day'>;

/** Also lists the channels with money in no statement. */
export function DayReconciliations({ statement }: { statement: Statement }) {
  const { t } = useTranslation('admin-finance');
  const names = useNames();
  const rows = [
    ...statement.notReconciled.map((channel) => ({
      id: channel,
      cells: [
        ...[names.channel(channel), null, null, null],
        <StatusMark key="state" tone="unknown">
          {t('day.notReconciled')}
        </StatusMark>,
      ],
    })),
    ...statement.reconciliations.map((of) => ({
      id: of.reconciliationId,
      cells: [
        <span key="name">
          <RecordLink about={{ kind: 'reconciliation', id: of.reconciliationId }}>
            {names.channel(of.channel)} {of.from !== of.to && <UnbrokenDates text={daysOf(of)} />}
          </RecordLink>
          <span className="block text-label text-stone">
            {t('day.reconciledAt')} <WorkshopTime value={of.at} whole />
          </span>
        </span>,
        ...[of.matched, formatMoney(of.gap), formatMoney(of.unexplained)],
        <span key="state" className="inline-flex flex-col items-end whitespace-normal">
          <ReconciliationState of={of} />
          {of.bookedLater > 0 && (
            <StatusMark tone="unknown">{t('day.later', { count: of.bookedLater })}</StatusMark>
          )}
        </span>,
      ],
    })),
  ];
  if (rows.length === 0) return <p className="mt-6 text-stone print:mt-3">{t('day.noStatements')}</p>;
  return (
    <div className="mt-6 print:mt-3">
      <FiguresTable
        caption={t('day.statements')}
        heads={(['statements', 'matched', 'gap', 'unexplained', 'state'] as const).map((head) =>
          t(`day.${head}`),
        )}
        rows={rows}
      />
    </div>
  );
}
