import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { amount } from './day-figures.ts';
import { FiguresList } from './figures-list.tsx';
import { FiguresTable } from './figures-table.tsx';
import { sumOf } from './sum-of.ts';
import { useNames } from './use-names.ts';

type Channel = OutputOf<'GET /admin/finance/day'>['channels'][number];

/** On phones the table is a list, because five columns do not fit. */
export function DayChannels({ channels }: { channels: Channel[] }) {
  const { t } = useTranslation('admin-finance');
  const names = useNames();
  if (channels.length === 0) return <p className="mt-6 text-stone print:mt-3">{t('day.noChannels')}</p>;
  const hasReversed = channels.some(({ reversed }) => reversed.count > 0);
  const heads = [
    ...[t('day.channel'), t('day.count'), t('day.received'), t('day.paidBack')],
    ...(hasReversed ? [t('day.reversed')] : []),
  ];
  const count = ({ in: into, out, reversed }: Channel) => into.count + out.count + reversed.count;
  const rows = channels.map((each) => ({
    id: each.channel,
    cells: [
      ...[names.channel(each.channel), count(each), amount(each.in)],
      ...[amount(each.out, -1), amount(each.reversed, -1)],
    ],
  }));
  const foot = [
    t('bills.sums'),
    channels.reduce((sum, each) => sum + count(each), 0),
    formatMoney(sumOf(channels, (each) => each.in.amount)),
    formatMoney(-sumOf(channels, ({ out }) => out.amount)),
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
    </div>
  );
}
