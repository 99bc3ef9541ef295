import { href } from 'react-router';
import { formatMoney } from '../../ui/price.tsx';
import { defineScreen } from '../list/define-screen.tsx';
import { useSums } from '../list/use-sums.tsx';
import { FrozenMoney } from './money.tsx';
import { WalletSections } from './wallet-sections.tsx';

const wallets = defineScreen('/admin/wallets/query', {
  at: href('/admin/wallet-manage/wallets'),
  id: 'userId',
  export: '/admin/wallets/export',
  words: ['admin-wallets'],
  searches: true,
  filters: {
    amounts: { kind: 'amounts', label: 'fields.balance', least: 'minBalance', most: 'maxBalance' },
    frozen: { kind: 'flag', label: 'withFrozen' },
  },
  useView({ t, columns, filtered, page }) {
    const sums = useSums('/admin/wallets/sums', filtered, page);
    return {
      sections: <WalletSections />,
      columns: [
        columns.of('member', ({ username }) => username, { sort: true, fixed: true, foot: sums.label }),
        columns.code('phone'),
        columns.money('available', { sort: true, foot: sums.foot(({ available }) => available) }),
        columns.of('frozen', ({ frozen }) => <FrozenMoney amount={frozen} />, {
          sort: true,
          numeric: true,
          foot: sums.foot(({ frozen }) => frozen),
        }),
        ...(['recharged', 'spent', 'refunded'] as const).map((name) =>
          columns.money(name, { sort: true, foot: sums.foot((all) => all[name]) }),
        ),
        columns.time('lastEntryAt', { sort: true }),
      ],
      lines: ({ username, phone, available, frozen }) => ({
        title: username,
        figure: formatMoney(available),
        note: <span className="tabular-nums">{phone}</span>,
        state:
          frozen > 0 ? (
            <>
              {t('fields.frozen')} <FrozenMoney amount={frozen} />
            </>
          ) : undefined,
      }),
    };
  },
});

export const { handle, clientLoader, shouldRevalidate } = wallets;
export default wallets.component;
