import { channels } from '@junyao/commerce/contract/choices';
import { href } from 'react-router';
import { formAction } from '../../form/form-action.ts';
import { useNextOf } from '../act/define-actions.tsx';
import { defineScreen } from '../list/define-screen.tsx';
import { wordsFor } from '../list/screen-filters.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { Money, MoneyStatus } from '../wallets/money.tsx';
import { WalletSections } from '../wallets/wallet-sections.tsx';
import { unmatchedActions } from './actions.tsx';
import { type Unmatched, UnmatchedStatus, unmatchedStatus } from './facts.tsx';

const unmatched = defineScreen('/admin/unmatched/query', {
  at: href('/admin/wallet-manage/unmatched'),
  id: 'paymentId',
  export: '/admin/unmatched/export',
  words: ['admin-wallets'],
  under: 'unmatched',
  searches: true,
  tabs: { by: 'open', values: ['true', 'false'], words: 'unmatched.views' },
  filters: { channel: { kind: 'choice', options: wordsFor('channels', channels) } },
  useView({ t, columns, rows }) {
    const next = useNextOf(unmatchedActions, rows);
    const payer = ({ member }: Unmatched) => member?.username ?? t('unmatched.unknown');
    const money = (row: Unmatched) => <Money amount={row.amount} state={unmatchedStatus(row).state} />;
    return {
      sections: <WalletSections />,
      nextAction: next.button,
      dialog: next.dialog,
      columns: [
        columns.of('serialNo', ({ serialNo }) => serialNo || t('unmatched.noSerialNo'), { fixed: true }),
        columns.time('at', { sort: true }),
        columns.of('amount', money, { numeric: true }),
        columns.money('rechargeAmount'),
        columns.word('channel', 'channels'),
        columns.word('outcome', 'outcomes'),
        columns.of('member', payer),
        columns.code('chargeNo'),
        columns.of('state', (row) => <UnmatchedStatus payment={row} />),
      ],
      lines: (row) => ({
        title: t(`channels.${row.channel}`),
        aside: payer(row),
        figure: money(row),
        note: <WorkshopTime value={row.at} />,
        state: <MoneyStatus state={unmatchedStatus(row).state} />,
      }),
    };
  },
});

export const { handle, clientLoader, shouldRevalidate } = unmatched;
export const clientAction = formAction(...Object.values(unmatchedActions.forms));
export default unmatched.component;
