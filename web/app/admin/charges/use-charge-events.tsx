import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { RecordLink } from '../record/record-link.tsx';
import type { Entry } from '../record/timeline.tsx';
import type { ChargeDetail } from './offered-actions.ts';
import { useProviders } from './use-providers.ts';

export function useChargeEvents(charge: ChargeDetail): Entry[] {
  const { t } = useTranslation('admin-charges');
  const { nameOf } = useProviders();
  const { createdAt, successAt, withdrawnAt, member, provider, amount } = charge;
  const reported = charge.notices.map(({ at, outcome, amount: paid, serialNo }, index) => ({
    key: `notice${index}`,
    at,
    title: t(`outcomes.${outcome}`, { defaultValue: outcome }),
    by: nameOf(provider),
    text: [paid === null ? '' : formatMoney(paid), serialNo].filter(Boolean).join(' · '),
  }));
  const done = charge.events.map(({ at, event, by, reason, serialNo, replaced, ...booked }, index) => ({
    key: `event${index}`,
    at,
    title: t(`events.${event}`),
    by,
    text: (
      <>
        {[serialNo, reason].filter(Boolean).join(' · ')}
        {replaced !== null && (
          <span className="block">
            {t(`events.${event}Replacing${replaced === by ? 'Own' : ''}`, { name: replaced })}
          </span>
        )}
        <BookedLink name={t('events.reversal')} transactionNo={booked.reversalNo} />
        <BookedLink name={t('events.correction')} transactionNo={booked.correctionNo} />
      </>
    ),
  }));
  const by = member.username;
  // The history of a demo recharge may lack the report that credited it.
  const told = [...charge.notices, ...charge.events].some(({ at }) => at === successAt);
  return [
    { key: 'opened', at: createdAt, title: t('events.opened'), by, text: formatMoney(amount) },
    ...reported,
    ...done,
    ...(withdrawnAt ? [{ key: 'withdrawn', at: withdrawnAt, title: t('events.withdrawn'), by }] : []),
    ...(successAt && !told
      ? [{ key: 'credited', at: successAt, title: t('events.confirmed'), by: nameOf(provider) }]
      : []),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function BookedLink({ name, transactionNo }: { name: string; transactionNo: string | null }) {
  if (transactionNo === null) return null;
  return (
    <span className="block">
      {name} <RecordLink about={{ kind: 'transaction', id: transactionNo }}>{transactionNo}</RecordLink>
    </span>
  );
}
