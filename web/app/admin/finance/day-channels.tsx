import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { amount, without } from './day-figures.ts';
import { FiguresList } from './figures-list.tsx';
import { FiguresTable } from './figures-table.tsx';
import { sumOf } from './sum-of.ts';
import { useNames } from './use-names.ts';

type Channel = OutputOf<'GET /admin/finance/day'>['channels'][number];

interface Row {
  id: string;
  /** In the order of the heads; empty where no money moved. */
  cells: (string | number | false | null)[];
}

/**
 * Corrections of earlier days get their own row, and a note below the table names what later days corrected: a
 * provider's statement of the day contains neither. On phones the table is a list, because five columns do not fit.
 */
export function DayChannels({ channels }: { channels: Channel[] }) {
  const { t } = useTranslation('admin-finance');
  const names = useNames();
  const hasReversals = channels.some(({ reversed }) => reversed.count > 0);
  const changed = channels.filter(({ later }) => later.reversed.count > 0);
  if (channels.length === 0) return <p className="mt-6 text-stone print:mt-3">{t('day.noChannels')}</p>;
  const heads = [
    t('day.channel'),
    t('day.count'),
    t('day.received'),
    t('day.paidBack'),
    ...(hasReversals ? [t('day.reversed')] : []),
  ];
  const rows: Row[] = channels.flatMap(({ channel, in: into, out, reversed, ofEarlier }) => {
    const name = names.channel(channel);
    const earlier = ofEarlier.corrected.count + ofEarlier.reversed.count;
    const own = [
      name,
      into.count + out.count - earlier,
      amount(without(into, ofEarlier.corrected)),
      amount(without(out, reversed), -1),
      amount(without(reversed, ofEarlier.reversed), -1),
    ];
    if (earlier === 0) return [{ id: channel, cells: own }];
    const corrections = [
      t('day.ofEarlier', { channel: name }),
      earlier,
      amount(ofEarlier.corrected),
      null,
      amount(ofEarlier.reversed, -1),
    ];
    return [
      { id: channel, cells: own },
      { id: `${channel} earlier`, cells: corrections },
    ];
  });
  const foot = [
    t('bills.sums'),
    channels.reduce((sum, { in: into, out }) => sum + into.count + out.count, 0),
    formatMoney(sumOf(channels, (each) => each.in.amount)),
    formatMoney(-sumOf(channels, ({ out, reversed }) => without(out, reversed).amount)),
    formatMoney(-sumOf(channels, ({ reversed }) => reversed.amount)),
  ];
  return (
    <div className="mt-6 print:mt-3">
      <div className="max-sm:hidden print:block">
        <FiguresTable caption={t('day.channel')} heads={heads} rows={rows} foot={foot} />
      </div>
      <FiguresList
        title={t('day.channel')}
        rows={[...rows, { id: 'sums', cells: foot }].map(({ id, cells: [name, ...figures] }) => ({
          id,
          name,
          figures: heads.slice(1).flatMap((head, index) => {
            const text = figures[index];
            return text || text === 0 ? [{ head, text }] : [];
          }),
        }))}
      />
      {changed.map(({ channel, later, arrived }) => (
        <p key={channel} className="mt-2 text-small text-plum tabular-nums print:mt-1">
          {t(later.corrected.count > 0 ? 'day.correctedLater' : 'day.reversedLater', {
            channel: names.channel(channel),
            reversed: formatMoney(-later.reversed.amount),
            corrected: formatMoney(later.corrected.amount),
            arrived: formatMoney(arrived),
          })}
        </p>
      ))}
    </div>
  );
}
