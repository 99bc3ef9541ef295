import type { OutputOf } from '@junyao/commerce/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { defineActions } from '../act/define-actions.tsx';
import { linkTo } from '../record/record-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';

export type Difference = OutputOf<'GET /admin/finance/lines'>['items'][number];

export const differenceActions = defineActions({
  words: 'admin-reconciliations',
  key: 'lineId',
  named: (difference: Difference, t) => ({ name: sentenceOf(difference, t) }),
  present: ({ note }) => note && <Noted note={note} />,
  actions: {
    note: {
      permission: 'finance.reconcile',
      allows: ({ outcome, note }) => outcome !== 'matched' && note === null,
      path: '/admin/finance/note',
      reason: true,
    },
  },
});

export function sentenceOf(difference: Difference, t: TFunction): string {
  const { outcome, side, line, firstLine, problem, theirAmount, ourAmount } = difference;
  const words = 'admin-reconciliations:';
  // The whole statement is missing.
  if (problem === 'notFetched' || problem === 'notCompared') return t(`${words}sentences.${problem}`);
  return t(`${words}sentences.${outcome}`, {
    ...{ line, firstLine },
    problem: problem && t(`${words}problems.${problem}`),
    side: side && t(`${words}one.${side}`),
    theirs: formatMoney(theirAmount ?? 0),
    ours: formatMoney(ourAmount ?? 0),
  });
}

export function Noted({ note }: { note: NonNullable<Difference['note']> }) {
  const { t } = useTranslation('admin-reconciliations');
  const { reason, by, at, transactionNo } = note;
  return (
    <p className="mt-1 border-l-2 border-rim pl-3 text-stone">
      {t(transactionNo ? 'explained' : 'noted', { name: by.username })} <WorkshopTime value={at} />
      <span className="block break-words text-ink">{reason}</span>
      {linkTo('transaction', transactionNo, t('settledBy', { number: transactionNo }))}
    </p>
  );
}
