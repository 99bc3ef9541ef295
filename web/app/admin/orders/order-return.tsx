import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOrder } from '../record/name-order.ts';
import { ReturnDialog } from '../record/return-dialog.tsx';
import type { OrderDetail } from './order-row.ts';
import { OrderStatus } from './order-status.tsx';
import { namedOrder } from './ship-dialog.tsx';

interface OrderReturnProps {
  order: OrderDetail;
  open: boolean;
  onClose: () => void;
  offered: boolean;
}

export function OrderReturn({ order, ...opening }: OrderReturnProps): ReactNode {
  const { t } = useTranslation(['admin-orders', 'admin']);
  return (
    <ReturnDialog
      {...opening}
      orderNo={order.orderNo}
      refunds={comingBack(order).map(({ serialNo, pieces }) => ({
        transactionNo: serialNo ?? '',
        pieces: pieces
          .map(
            ({ productName, quantity }) => `${productName ?? t('admin:record.unnamedPiece')} × ${quantity}`,
          )
          .join(t('separator')),
      }))}
      name={nameOrder(t, namedOrder(order))}
      present={<OrderStatus status={order.status} shipped={order.shipment !== null} />}
    />
  );
}

/** The refunds whose pieces the buyer has to send back. */
export function comingBack({ refunds }: OrderDetail) {
  return refunds.filter(({ serialNo, kept, backAt }) => serialNo !== null && !kept && backAt === null);
}
