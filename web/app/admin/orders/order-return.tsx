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
  const { t } = useTranslation('admin-orders');
  return (
    <ReturnDialog
      {...opening}
      orderNo={order.orderNo}
      name={nameOrder(t, namedOrder(order))}
      present={<OrderStatus status={order.status} shipped={order.shipment !== null} />}
    />
  );
}
