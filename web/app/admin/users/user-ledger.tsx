import type { OutputOf } from 'commerce/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import { formatMoney } from '../../ui/price.tsx';
import { useMay } from '../frame/staff.ts';
import { SubList } from '../record/sub-list.tsx';
import { byNumbers } from '../record/turn.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';

type Entry = OutputOf<'GET /admin/wallets/records'>['items'][number];

/** The entries of the member's wallet, newest first: money in, money out, and the balance after it. */
export function UserLedger({ userId, version }: { userId: string; version: string }) {
  const { t } = useTranslation('admin-users');
  return (
    <SubList
      name={`ledger:${userId}`}
      version={version}
      load={async (turn) => {
        const found = await get('/admin/wallets/records', {
          userId,
          page: turn && 'page' in turn ? turn.page : 1,
        });
        return { items: found.items, ...byNumbers(found) };
      }}
      failed={t('ledgerFailed')}
      empty={t('noLedger')}
      head={
        <div className="flex justify-end gap-x-4 text-label text-stone" aria-hidden="true">
          <Figure>{t('moneyIn')}</Figure>
          <Figure>{t('moneyOut')}</Figure>
          <Figure>{t('balanceAfter')}</Figure>
        </div>
      }
      rowId={({ transactionNo }) => transactionNo}
      row={(entry) => <Row entry={entry} />}
    />
  );
}

function Row({ entry: { scene, createdAt, amount, balanceAfter, orderNo } }: { entry: Entry }) {
  const { t } = useTranslation(['admin-users', 'wallet']);
  const may = useMay();
  const name = t(`wallet:scenes.${scene}`, { defaultValue: t('wallet:scenes.UNKNOWN') });
  return (
    <>
      <span>
        {orderNo && may('orders.read') ? (
          <Link
            to={href('/admin/orders/:orderNo', { orderNo })}
            className="text-sky underline decoration-sky/40"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
      <span className="text-stone">
        <WorkshopTime value={createdAt} />
      </span>
      <span className="ml-auto flex gap-x-4">
        <Figure>{amount > 0 && formatMoney(amount)}</Figure>
        <Figure>{amount < 0 && formatMoney(amount)}</Figure>
        <Figure>
          <span className="sr-only">{t('balanceAfter')}</span>
          <span className="text-stone">{formatMoney(balanceAfter)}</span>
        </Figure>
      </span>
    </>
  );
}

function Figure({ children }: { children: ReactNode }) {
  return <span className="w-24 text-right tabular-nums">{children}</span>;
}
