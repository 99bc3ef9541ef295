import { href } from 'react-router';
import { formatMoney } from '../../ui/price.tsx';
import { FinanceSections } from '../finance/finance-page.tsx';
import { useChannelOptions, useNames } from '../finance/use-names.ts';
import { defineScreen } from '../list/define-screen.tsx';
import { daysOf, ReconciliationState } from './state.tsx';

const reconciliations = defineScreen('/admin/finance/reconciliations', {
  at: href('/admin/finance/reconciliations'),
  id: 'reconciliationId',
  export: '/admin/finance/export_reconciliations',
  words: ['admin-reconciliations', 'admin-finance', 'wallet'],
  filters: {
    channel: { kind: 'choice', options: useChannelOptions },
    open: { kind: 'flag', label: 'openAlone' },
    days: { kind: 'days', label: 'fields.at' },
  },
  useView({ t, columns }) {
    const names = useNames();
    return {
      sections: <FinanceSections />,
      columns: [
        columns.of('days', (row) => <span className="tabular-nums">{daysOf(row)}</span>, { fixed: true }),
        columns.of('channel', ({ channel }) => names.channel(channel)),
        columns.word('layout', 'layouts'),
        columns.of('state', (row) => <ReconciliationState of={row} />),
        columns.number('matched'),
        columns.money('gap'),
        columns.money('unexplained'),
        columns.text('fileName', { width: 'max-w-44', hidden: true }),
        columns.time('at', { sort: true }),
        columns.of('by', ({ by }) => (
          <span className="block max-w-24 truncate">{by?.username ?? t('fields.byItself')}</span>
        )),
      ],
      lines: (row) => ({
        title: `${daysOf(row)} · ${names.channel(row.channel)}`,
        figure: formatMoney(row.gap),
        note: row.fileName,
        state: <ReconciliationState of={row} />,
      }),
    };
  },
});

export const { handle, clientLoader, shouldRevalidate } = reconciliations;
export default reconciliations.component;
