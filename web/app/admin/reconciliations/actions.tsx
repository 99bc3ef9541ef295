import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { defineActions } from '../act/define-actions.tsx';
import { RecordLink } from '../record/record-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';

export type Difference = OutputOf<'GET /admin/finance/differences'>['items'][number];

export const differenceActions = defineActions({
  words: 'admin-reconciliations',
  key: 'differenceId',
  named: ({ serialNo, line }: Difference, t) => ({ name: serialNo ?? t('line', { line }) }),
  present: ({ note }) => note && <Noted note={note} />,
  actions: {
    note: {
      permission: 'finance.reconcile',
      allows: ({ note }) => note === null,
      path: '/admin/finance/note',
      reason: true,
    },
  },
});

export function Noted({ note }: { note: NonNullable<Difference['note']> }) {
  const { t } = useTranslation('admin-reconciliations');
  const { reason, by, at, transactionNo } = note;
  return (
    <p className="mt-1 border-l-2 border-rim pl-3 text-stone">
      {t('noted', { name: by.username })} <WorkshopTime value={at} />
      <span className="block break-words text-ink">{reason}</span>
      {transactionNo && (
        <RecordLink about={{ kind: 'transaction', id: transactionNo }}>
          {t('settledBy', { number: transactionNo })}
        </RecordLink>
      )}
    </p>
  );
}
