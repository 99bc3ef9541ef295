import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { amount, countOf } from './day-figures.ts';
import { FiguresTable } from './figures-table.tsx';
import { sumOf } from './sum-of.ts';
import { useNames } from './use-names.ts';

type Channel = OutputOf<'GET /admin/finance/day'>['channels'][number];

export function DayChannels({ channels }: { channels: Channel[] }) {
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
