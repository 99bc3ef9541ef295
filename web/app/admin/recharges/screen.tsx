import { bookedChannels, incomingBy, moneyStates } from '@junyao/commerce/contract/choices';
import { href } from 'react-router';
import { defineScreen } from '../list/define-screen.tsx';
import type { RowOf } from '../list/load-list.ts';
import { wordsFor } from '../list/screen-filters.ts';
import { useSums } from '../list/use-sums.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { IncomingStatus, incomingStatus } from '../wallets/incoming-status.tsx';
import { Money, MoneyStatus } from '../wallets/money.tsx';
import { WalletSections } from '../wallets/wallet-sections.tsx';

type Incoming = RowOf<'/admin/recharges/query'>;

/** Recharges of members and credits of staff. */
const incoming = defineScreen('/admin/recharges/query', {
  at: href('/admin/wallet-manage/recharges'),
  id: 'id',
  recordAddress: ({ by, id }) =>
    by === 'member'
      ? href('/admin/wallet-manage/recharges/:chargeNo', { chargeNo: id })
      : href('/admin/wallet-manage/credits/:creditId', { creditId: id }),
  export: '/admin/recharges/export',
  words: ['admin-wallets'],
  under: 'recharges',
  searches: true,
  tabs: { by: 'state', values: moneyStates, words: 'states' },
  filters: {
    by: { kind: 'choice', options: wordsFor('by', incomingBy) },
    channel: { kind: 'choice', options: wordsFor('channels', bookedChannels) },
    days: { kind: 'days', label: 'fields.at' },
  },
  useView({ t, columns, filtered, page }) {
    const sums = useSums('/admin/recharges/sums', filtered, page, t('recharges.completed'));
    const by = ({ by, proposedBy }: Incoming) =>
      proposedBy ? t('byPerson', { name: proposedBy.username }) : t(`by.${by}`);
    const money = (row: Incoming) => <Money amount={row.amount} state={incomingStatus(row).state} />;
    return {
      sections: <WalletSections />,
      columns: [
        columns.of('member', ({ member }) => member.username, {
          fixed: true,
          foot: sums.label,
          footNote: sums.parts(({ open, failed }) => [
            [t('recharges.open'), open],
            [t('states.failed'), failed],
          ]),
        }),
        columns.of('amount', money, { sort: true, numeric: true, foot: sums.foot(({ done }) => done) }),
        columns.of('by', by),
        columns.word('channel', 'channels'),
        columns.of('state', (row) => <IncomingStatus of={row} />),
        columns.time('at', { sort: true }),
        columns.code('serialNo'),
        columns.word('kind', 'kinds', { hidden: true }),
        columns.code('id', { hidden: true }),
      ],
      lines: (row) => ({
        title: row.member.username,
        aside: by(row),
        figure: money(row),
        note: (
          <>
            <WorkshopTime value={row.at} /> {row.channel && t(`channels.${row.channel}`)}
          </>
        ),
        state: <MoneyStatus state={incomingStatus(row).state} />,
      }),
    };
  },
});

export const { handle, clientLoader, shouldRevalidate } = incoming;
export default incoming.component;
