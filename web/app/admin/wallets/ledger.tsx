import type { OutputOf } from '@junyao/commerce/contract';
import { href } from 'react-router';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { formatMoney } from '../../ui/price.tsx';
import { useSceneOptions } from '../finance/use-names.ts';
import { defineScreen } from '../list/define-screen.tsx';
import { EntryNumber } from '../record/entry-number.tsx';
import { useSceneName } from '../record/use-scene-name.ts';
import { WalletLink } from '../record/wallet-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { WalletSections } from './wallet-sections.tsx';

const ledger = defineScreen('/admin/wallets/records', {
  at: ({ userId = '' }) => href('/admin/wallet-manage/wallets/:userId/ledger', { userId }),
  of: 'userId',
  id: 'transactionNo',
  recordAddress: null,
  export: '/admin/wallets/export_records',
  words: ['admin-wallets', 'admin', 'wallet'],
  under: 'ledger',
  searches: true,
  filters: {
    scene: { kind: 'choice', options: useSceneOptions },
    days: { kind: 'days', label: 'fields.at' },
  },
  useView({ t, columns, page, params: { userId = '' } }) {
    const nameOf = useSceneName();
    const { data: wallet } = useSWR(['wallet', userId], () => get('/admin/wallets/detail', { userId }));
    const { sums } = (page.value ?? {}) as Partial<OutputOf<'GET /admin/wallets/records'>>;
    return {
      sections: <WalletSections />,
      ...(wallet && { title: t('ledger.of', { name: wallet.username }) }),
      tools: (
        <span className="inline-flex min-h-11 items-center gap-x-1 lg:min-h-9">
          <WalletLink userId={userId} username={t('ledger.toAccount')} />
        </span>
      ),
      columns: [
        columns.of('at', ({ createdAt }) => <WorkshopTime value={createdAt} />, {
          sort: 'createdAt',
          fixed: true,
          foot: t('ledger.sums'),
        }),
        columns.of('scene', (entry) => nameOf(entry.scene, entry.amount, entry)),
        columns.of('in', ({ amount }) => amount > 0 && formatMoney(amount), {
          sort: true,
          numeric: true,
          foot: sums && formatMoney(sums.in),
        }),
        columns.of('out', ({ amount }) => amount < 0 && formatMoney(amount), {
          sort: true,
          numeric: true,
          foot: sums && formatMoney(-sums.out),
        }),
        columns.of(
          'balanceAfter',
          ({ balanceAfter }) => <span className="text-stone">{formatMoney(balanceAfter)}</span>,
          { numeric: true },
        ),
        columns.of('booked', (entry) => <EntryNumber entry={entry} />),
        columns.text('reason', { width: 'max-w-60' }),
        columns.code('transactionNo'),
      ],
      lines: (entry) => ({
        title: nameOf(entry.scene, entry.amount, entry),
        figure: formatMoney(entry.amount),
        note: (
          <>
            <WorkshopTime value={entry.createdAt} /> <EntryNumber entry={entry} />
          </>
        ),
        state: formatMoney(entry.balanceAfter),
      }),
    };
  },
});

export const { handle, clientLoader } = ledger;
export default ledger.component;
