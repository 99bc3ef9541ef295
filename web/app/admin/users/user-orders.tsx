import { shownOrderStatus } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import { formatMoney } from '../../ui/price.tsx';
import { withQuery } from '../../ui/with-query.ts';
import { SubList } from '../record/sub-list.tsx';
import { byCursors } from '../record/turn.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';

export function UserOrders({ userId, version }: { userId: string; version: string }) {
  const { t } = useTranslation(['admin-users', 'admin']);
  return (
    <SubList
      name={`orders:${userId}`}
      version={version}
      load={async (turn) => {
        const found = await get('/admin/orders/query', { userId, pageSize: 10, ...turn });
        return { items: found.items, ...byCursors(found) };
      }}
      failed={t('ordersFailed')}
      empty={t('noOrders')}
      rowId={({ orderNo }) => orderNo}
      row={({ orderNo, createdAt, amount, status, shippedAt }) => (
        <>
          <Link
            to={href('/admin/orders/:orderNo', { orderNo })}
            className="text-sky tabular-nums underline decoration-sky/40"
          >
            {orderNo}
          </Link>
          <span className="text-stone">
            <WorkshopTime value={createdAt} />
          </span>
          <span className="text-stone">
            {t(`admin:orderStatus.${shownOrderStatus(status, shippedAt !== null)}`)}
          </span>
          <span className="ml-auto tabular-nums">{formatMoney(amount)}</span>
        </>
      )}
    >
      <Link
        to={withQuery(href('/admin/orders'), { userId })}
        className="text-sky underline decoration-sky/40"
      >
        {t('allOrders')}
      </Link>
    </SubList>
  );
}
