import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { sumOf } from '../../private/sum-of.ts';
import type { Site } from '../../shell/site.ts';
import { formatMoney } from '../../ui/price.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { useStaff } from '../frame/staff.ts';
import { Facts } from '../record/record.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { DayReconciliations } from './day-reconciliations.tsx';
import { FiguresTable } from './figures-table.tsx';
import { LastCheck, toneOf } from './last-check.tsx';
import { useNames } from './use-names.ts';
import './day.css';

type Statement = OutputOf<'GET /admin/finance/day'>;
type Moved = Statement['waiting']['refunds'];

export function DayStatement({ statement, site }: { statement: Statement; site: Site }) {
  const { t } = useTranslation('admin-finance');
  const { username } = useStaff();
  const { day, at, over, opening, closing, channels } = statement;
  const movements = statement.movements.filter((each) => countOf(each) > 0);
  const reversedSum = sumOf(movements, ({ reversed }) => reversed.amount);
  return (
    <article aria-label={t('day.of', { day })} className="day-statement">
      <header className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rim pb-3 print:mb-2 print:pb-1.5">
        <div>
          <p className="font-heading text-lead">{site.siteName ?? t('day.workshop')}</p>
          <h2 className="font-body text-body">{t('day.of', { day })}</h2>
        </div>
        <p className="text-label text-stone">
          {t('day.at')} <WorkshopTime value={at} whole /> · {t('day.by')} {username}
        </p>
      </header>
      {!over && <p className="mb-4 text-plum">{t('day.notOver')}</p>}
      <Balance term={t('day.opening')} amount={opening} />
      {movements.length === 0 ? (
        <p className="border-y border-hairline py-2 text-stone print:py-1">{t('day.noMovements')}</p>
      ) : (
        <FiguresTable
          caption={t('day.movement')}
          heads={[t('day.movement'), t('day.count'), t('day.in'), t('day.out')]}
          rows={movements.flatMap(({ kind, in: into, out, reversed }) => {
            const name = t(`day.kinds.${kind}`);
            const moved = movement(kind, name, into, out);
            if (reversed.count === 0) return moved;
            return [moved, movement(`${kind} reversed`, t('day.reversal', { kind: name }), none, reversed)];
          })}
          foot={[
            t('bills.sums'),
            movements.reduce((sum, each) => sum + countOf(each), 0),
            formatMoney(sumOf(movements, (each) => each.in.amount)),
            formatMoney(-sumOf(movements, ({ out }) => out.amount) - reversedSum),
          ]}
        />
      )}
      <Balance term={t('day.closing')} amount={closing} />
      <DayChannels channels={channels} />
      <DayReconciliations statement={statement} />
      {/* A signature moves to the next page together with its figures. */}
      <div className="flex grow break-inside-avoid flex-col">
        <Proof statement={statement} />
        <footer className="mt-auto pt-12 print:pt-6">
          <p className="hidden pb-6 print:block">{t('day.signed', { day, amount: formatMoney(closing) })}</p>
          <div className="grid max-w-lg grid-cols-2 gap-8">
            <p className="border-t border-rim pt-1 text-stone">{t('day.signature')}</p>
            <p className="border-t border-rim pt-1 text-stone">{t('day.date')}</p>
          </div>
          <p className="mt-6 border-t border-hairline pt-2 text-label text-stone print:mt-3 print:pt-1">
            {[site.address, site.phone, site.email].filter(Boolean).join(' · ')}
          </p>
        </footer>
      </div>
    </article>
  );
}

function DayChannels({ channels }: Pick<Statement, 'channels'>) {
  const { t } = useTranslation('admin-finance');
  const names = useNames();
  if (channels.length === 0) return <p className="mt-6 text-stone print:mt-3">{t('day.noChannels')}</p>;
  const hasReversed = channels.some(({ reversed }) => reversed.count > 0);
  return (
    <div className="mt-6 print:mt-3">
      <FiguresTable
        caption={t('day.channel')}
        heads={[
          ...[t('day.channel'), t('day.count'), t('day.received'), t('day.paidBack')],
          ...(hasReversed ? [t('day.reversed')] : []),
        ]}
        rows={channels.map((each) => ({
          id: each.channel,
          cells: [
            ...[names.channel(each.channel), countOf(each), amount(each.in)],
            ...[amount(each.out, -1), amount(each.reversed, -1)],
          ],
        }))}
        foot={[
          t('bills.sums'),
          channels.reduce((sum, each) => sum + countOf(each), 0),
          formatMoney(sumOf(channels, (each) => each.in.amount)),
          formatMoney(-sumOf(channels, ({ out }) => out.amount)),
          formatMoney(-sumOf(channels, ({ reversed }) => reversed.amount)),
        ]}
      />
    </div>
  );
}

function Balance({ term, amount: owed }: { term: string; amount: number }) {
  const { t } = useTranslation('admin-finance');
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 print:py-1">
      <span>
        {term} <span className="text-stone">{t('day.balanceNote')}</span>
      </span>
      <strong className="text-body font-medium tabular-nums">{formatMoney(owed)}</strong>
    </p>
  );
}

function Proof({ statement: { debit, credit, books, waiting } }: { statement: Statement }) {
  const { t } = useTranslation('admin-finance');
  const waits = ({ count, amount: sum }: Moved) => t('day.waits', { count, amount: formatMoney(sum) });
  return (
    <div className="mt-6 border-t border-hairline pt-3 print:mt-3 print:pt-1.5">
      <Facts
        wide
        facts={[
          [
            t('day.postings'),
            <StatusMark key="postings" tone={toneOf(debit === credit, books)}>
              {t(debit === credit ? 'day.equal' : 'day.unequal')}
            </StatusMark>,
          ],
          [t('day.books'), <LastCheck key="books" books={books} />],
          [`${t('day.waiting')} · ${t('day.proposals')}`, waits(waiting.proposals)],
          [`${t('day.waiting')} · ${t('day.refunds')}`, waits(waiting.refunds)],
        ]}
      />
    </div>
  );
}

const none: Moved = { count: 0, amount: 0 };

function movement(id: string, name: string, into: Moved, out: Moved) {
  return { id, cells: [name, into.count + out.count, amount(into), amount(out, -1)] };
}

function amount({ count, amount: sum }: Moved, sign: 1 | -1 = 1): string | false {
  return count > 0 && formatMoney(sign * sum);
}

function countOf(moved: Record<'in' | 'out' | 'reversed', Moved>): number {
  return moved.in.count + moved.out.count + moved.reversed.count;
}
