import { channels, moneyStates } from '@junyao/commerce/contract/choices';
import { refundState } from '@junyao/commerce/contract/money-states';
import { href } from 'react-router';
import { formAction } from '../../form/form-action.ts';
import { formatMoney } from '../../ui/price.tsx';
import { useNextOf } from '../act/define-actions.tsx';
import { defineScreen } from '../list/define-screen.tsx';
import { wordsFor } from '../list/screen-filters.ts';
import { useSums } from '../list/use-sums.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { MoneyStatus } from '../wallets/money.tsx';
import { WalletSections } from '../wallets/wallet-sections.tsx';
import { refundActions } from './actions.tsx';
import { AskedMoney, RefundStatus } from './facts.tsx';

const refunds = defineScreen('/admin/refunds/query', {
  at: href('/admin/wallet-manage/refunds'),
  id: 'refundNo',
  export: '/admin/refunds/export',
  words: ['admin-refunds', 'admin-wallets'],
  searches: true,
  tabs: { by: 'state', values: moneyStates, words: 'admin-wallets:states' },
  filters: {
    channel: { kind: 'choice', options: wordsFor('admin-wallets:channels', channels) },
    days: { kind: 'days', label: 'fields.appliedAt' },
  },
  useView({ t, columns, rows, filtered, page }) {
    const sums = useSums('/admin/refunds/sums', filtered, page, t('admin-wallets:recharges.completed'));
    const next = useNextOf(refundActions, rows);
    return {
      sections: <WalletSections />,
      nextAction: next.button,
      dialog: next.dialog,
      columns: [
        columns.of('member', ({ member }) => member.username, {
          fixed: true,
          foot: sums.label,
          footNote: sums.parts(({ inProgress, failed }) => [
            [t('inProgress'), inProgress],
            [t('admin-wallets:states.failed'), failed],
          ]),
        }),
        columns.of('amount', (refund) => <AskedMoney refund={refund} />, { sort: true, numeric: true }),
        columns.money('actualAmount', { foot: sums.foot(({ refunded }) => refunded) }),
        columns.word('channel', 'admin-wallets:channels'),
        columns.of('provider', ({ provider }) =>
          t(`admin-wallets:providers.${provider}`, { defaultValue: provider }),
        ),
        columns.of('status', (refund) => <RefundStatus refund={refund} />),
        columns.text('reason', { width: 'max-w-56' }),
        columns.time('appliedAt', { sort: true }),
        columns.code('refundNo', { hidden: true }),
        columns.code('chargeNo', { hidden: true }),
        columns.code('refundSerialNo', { hidden: true }),
        columns.time('completedAt', { hidden: true }),
      ],
      lines: (refund) => ({
        title: refund.member.username,
        aside: refund.reason,
        figure:
          refund.actualAmount === null ? <AskedMoney refund={refund} /> : formatMoney(refund.actualAmount),
        note: <WorkshopTime value={refund.appliedAt} />,
        state: <MoneyStatus state={refundState(refund)} />,
      }),
    };
  },
});

export const { handle, clientLoader, shouldRevalidate } = refunds;
export const clientAction = formAction(...Object.values(refundActions.forms));
export default refunds.component;
