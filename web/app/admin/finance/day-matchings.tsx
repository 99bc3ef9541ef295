import type { OutputOf } from '@junyao/commerce/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { formatMoney } from '../../ui/price.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import type { FromDay } from '../statements/day-of-return.ts';
import { MatchingState } from '../statements/matching-state.tsx';
import { UnbrokenDates } from '../time/unbroken-dates.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { BookedLater } from './booked-later.tsx';
import { CompareLink } from './compare-link.tsx';
import { FiguresList } from './figures-list.tsx';
import { FiguresTable } from './figures-table.tsx';
import { sumOf } from './sum-of.ts';
import { useNames } from './use-names.ts';

type Statement = OutputOf<'GET /admin/finance/day'>;
type Matching = Statement['matchings'][number];

interface Row {
  id: string;
  name: ReactNode;
  /** Empty for a channel that was not compared. */
  figures: { head: string; text: ReactNode }[];
  state: ReactNode;
}

/** Also lists the channels with money that no comparison includes. On phones the table is a list. */
export function DayMatchings({ statement: { day, matchings, notCompared } }: { statement: Statement }) {
  const { t } = useTranslation('admin-finance');
  const names = useNames();
  const rows: Row[] = [
    ...notCompared.map((channel) => ({
      id: channel,
      name: names.channel(channel),
      figures: [],
      state: (
        <span className="inline-flex flex-wrap items-baseline justify-end gap-x-4">
          <StatusMark tone="unknown">{t('day.notCompared')}</StatusMark>
          <CompareLink day={day} channel={channel} />
        </span>
      ),
    })),
    ...matchings.map((matching) => ({
      id: matching.matchingId,
      name: (
        <span>
          <Link
            to={href('/admin/finance/statements/:matchingId', { matchingId: matching.matchingId })}
            state={{ fromDay: day } satisfies FromDay}
            className="text-sky tabular-nums underline decoration-sky/40"
          >
            {names.channel(matching.channel)}{' '}
            <UnbrokenDates
              text={matching.from === matching.to ? matching.from : `${matching.from} – ${matching.to}`}
            />
          </Link>
          <span className="block text-label text-stone">
            {t('day.comparedAt')} <WorkshopTime value={matching.at} whole />
          </span>
        </span>
      ),
      figures: [
        { head: t('day.matched'), text: ofRange(matching, matching.matched) },
        {
          head: t('day.open'),
          text: withRange(matching, ({ differences, resolved }) => differences - resolved, String),
        },
        { head: t('day.gap'), text: withRange(matching, ({ gap }) => gap, formatMoney) },
      ],
      state: (
        <span className="inline-flex flex-col items-end">
          <MatchingState matching={{ ...together(matching), discarded: null, replacedBy: null }} />
          <BookedLater later={matching.bookedLater} />
          {isBookedLater(matching) && <CompareLink day={day} channel={matching.channel} />}
        </span>
      ),
    })),
  ];
  function ofRange({ from, to }: Matching, figure: number | string) {
    return from === to ? figure : t('day.ofRange', { figure, from, to });
  }
  /** Adds the figure of differences whose day is unknown. */
  function withRange(
    matching: Matching,
    read: (of: Matching['ofDay']) => number,
    write: (figure: number) => string,
  ) {
    const unplaced = read(matching.ofRange);
    const own = write(read(matching.ofDay));
    return unplaced === 0 ? own : `${own} + ${ofRange(matching, write(unplaced))}`;
  }
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
              figures[0]?.text,
              figures[1]?.text,
              figures[2]?.text,
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

function isBookedLater({ bookedLater }: Matching): boolean {
  return Object.values(bookedLater).some(({ count }) => count > 0);
}

/** A difference whose day is unknown may belong to this day. */
function together({ ofDay, ofRange }: Matching): Matching['ofDay'] {
  return {
    differences: ofDay.differences + ofRange.differences,
    resolved: ofDay.resolved + ofRange.resolved,
    gap: sumOf([ofDay, ofRange], ({ gap }) => gap),
  };
}
