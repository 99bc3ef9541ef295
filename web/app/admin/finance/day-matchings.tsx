import type { OutputOf } from 'commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { formatMoney } from '../../ui/price.tsx';
import { MatchingState } from '../statements/matching-state.tsx';
import { FiguresTable } from './figures-table.tsx';
import { useNames } from './use-names.ts';

type Matching = OutputOf<'GET /admin/finance/day'>['matchings'][number];

/** The comparisons with providers' statements that include the day, each with its open differences. */
export function DayMatchings({ matchings }: { matchings: Matching[] }) {
  const { t } = useTranslation('admin-finance');
  const names = useNames();
  const nameOf = ({ channel, from, to }: Matching) =>
    `${names.channel(channel)} ${from === to ? from : `${from} – ${to}`}`;
  return (
    <div className="mt-6">
      {matchings.length === 0 ? (
        <p className="text-stone">{t('day.noStatements')}</p>
      ) : (
        <FiguresTable
          caption={t('day.statements')}
          heads={[t('day.statements'), t('day.matched'), t('day.open'), t('day.gap'), t('day.state')]}
          rows={matchings.map((matching) => ({
            id: matching.matchingId,
            cells: [
              <Link
                key="statement"
                to={href('/admin/finance/statements/:matchingId', { matchingId: matching.matchingId })}
                className="text-sky tabular-nums underline decoration-sky/40"
              >
                {nameOf(matching)}
              </Link>,
              matching.matched,
              matching.differences - matching.resolved,
              formatMoney(matching.gap),
              <MatchingState key="state" matching={matching} />,
            ],
          }))}
        />
      )}
    </div>
  );
}
