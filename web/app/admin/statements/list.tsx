import { channels } from '@junyao/commerce/contract/choices';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { formAction } from '../../form/form-action.ts';
import { formatMoney } from '../../ui/price.tsx';
import { FinanceSections } from '../finance/finance-sections.tsx';
import { useMay } from '../frame/staff.ts';
import { defineScreen } from '../list/define-screen.tsx';
import type { RowOf } from '../list/load-list.ts';
import { wordsFor } from '../list/screen-filters.ts';
import { MatchingState } from './matching-state.tsx';
import { matchForm } from './statement-forms.ts';
import { UploadStatement } from './upload-statement.tsx';

type Row = RowOf<'/admin/finance/matchings'>;

const statements = defineScreen('/admin/finance/matchings', {
  at: href('/admin/finance/statements'),
  id: 'matchingId',
  export: '/admin/finance/export_matchings',
  words: ['admin-statements', 'wallet'],
  filters: {
    channel: { kind: 'choice', options: wordsFor('wallet:channels', channels) },
    open: { kind: 'flag', label: 'openAlone' },
    days: { kind: 'days', label: 'fields.at' },
  },
  useView({ t, columns }) {
    const days = ({ from, to }: Row) => (from === to ? from : `${from} – ${to}`);
    return {
      sections: <FinanceSections />,
      tools: useMay()('finance.match') && <UploadStatement />,
      columns: [
        columns.of('days', (row) => <span className="tabular-nums">{days(row)}</span>, { fixed: true }),
        columns.word('channel', 'wallet:channels'),
        columns.of('state', (row) => (
          <span className="block max-w-40 whitespace-normal">
            <State row={row} />
          </span>
        )),
        columns.number('matched'),
        columns.money('gap'),
        columns.text('fileName', { width: 'max-w-44' }),
        columns.time('at', { sort: true }),
        columns.of('by', ({ by }) => <span className="block max-w-24 truncate">{by.username}</span>),
      ],
      lines: (row) => ({
        title: `${days(row)} · ${t(`wallet:channels.${row.channel}`)}`,
        figure: formatMoney(row.gap),
        note: row.fileName,
        state: <State row={row} />,
      }),
    };
  },
});

export const { handle, clientLoader, shouldRevalidate } = statements;
export const clientAction = formAction(matchForm);
export default statements.component;

function State({ row }: { row: Row }) {
  const { t } = useTranslation('admin-statements');
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3">
      <MatchingState matching={row} />
      {row.replacedBy && <span className="text-small text-stone">{t('replaced')}</span>}
    </span>
  );
}
