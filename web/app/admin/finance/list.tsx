import { href } from 'react-router';
import { formatMoney } from '../../ui/price.tsx';
import { ToolLink } from '../frame/tool-link.tsx';
import { defineScreen } from '../list/define-screen.tsx';
import type { RowOf } from '../list/load-list.ts';
import { useSums } from '../list/use-sums.tsx';
import { EntryNumber } from '../record/entry-number.tsx';
import { useSceneName } from '../record/use-scene-name.ts';
import { WalletLink } from '../record/wallet-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { BooksLine } from './books-line.tsx';
import { FinanceSections } from './finance-page.tsx';
import { useChannelOptions, useNames, useSceneOptions } from './use-names.ts';

type Entry = RowOf<'/admin/finance/query'>;

const ledger = defineScreen('/admin/finance/query', {
  at: href('/admin/finance'),
  id: 'transactionNo',
  export: '/admin/finance/export',
  words: ['admin-finance', 'admin-wallets', 'wallet'],
  searches: true,
  filters: {
    scene: { kind: 'choice', options: useSceneOptions },
    channel: { kind: 'choice', options: useChannelOptions },
    gift: { kind: 'flag', label: 'onlyGifts' },
    member: { kind: 'text' },
    days: { kind: 'days', label: 'fields.at' },
  },
  useView({ t, columns, filtered, page }) {
    const sums = useSums('/admin/finance/sums', filtered, page);
    const names = useNames();
    const sceneName = useSceneName();
    const sceneOf = (row: Entry) => sceneName(row.scene, row.in - row.out, row);
    const channelOf = ({ channel }: Entry) => channel && names.channel(channel);
    return {
      sections: <FinanceSections />,
      tools: (
        <>
          <BooksLine />
          <ToolLink to={href('/admin/finance/bills')}>{t('ledger.toBills')}</ToolLink>
        </>
      ),
      columns: [
        columns.time('at', { sort: true, foot: sums.label }),
        columns.code('transactionNo', { fixed: true }),
        // The three values share a column, so that the table fits on a screen of 1,440 pixels.
        columns.of('sceneAndBooked', (row) => (
          <>
            {[sceneOf(row), channelOf(row)].filter(Boolean).join(' · ')}
            <span className="relative z-1 block w-fit text-label">
              <EntryNumber entry={{ ...row, creditId: null }} />
            </span>
          </>
        )),
        columns.of('member', ({ userId, member }) => (
          <span className="relative z-1">
            <WalletLink userId={userId} username={member} />
          </span>
        )),
        columns.of('in', (row) => row.in > 0 && formatMoney(row.in), {
          sort: true,
          numeric: true,
          foot: sums.foot((all) => all.in),
        }),
        columns.of('out', ({ out }) => out > 0 && formatMoney(-out), {
          sort: true,
          numeric: true,
          foot: sums.foot(({ out }) => -out),
        }),
        columns.of(
          'balanceAfter',
          ({ balanceAfter }) =>
            balanceAfter !== null && <span className="text-stone">{formatMoney(balanceAfter)}</span>,
          { numeric: true },
        ),
        columns.code('serialNo', { hidden: true }),
        columns.of('actor', ({ actor }) => (
          <span className="block max-w-32 truncate">{names.actor(actor)}</span>
        )),
      ],
      lines: (row) => ({
        title: row.member,
        aside: sceneOf(row),
        figure: formatMoney(row.in - row.out),
        note: (
          <>
            <WorkshopTime value={row.at} /> · <span className="tabular-nums">{row.transactionNo}</span>
          </>
        ),
        state: channelOf(row),
      }),
    };
  },
});

export const { handle, clientLoader, shouldRevalidate } = ledger;
export default ledger.component;
