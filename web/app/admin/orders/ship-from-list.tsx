import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { get } from '../../api/commerce.ts';
import { Button } from '../../ui/button.tsx';
import { useMay } from '../frame/staff.ts';
import type { OrderRow } from './order-row.ts';
import { ShipDialog, type Shippable, shippableOrder } from './ship-dialog.tsx';

interface Shipping {
  button: (row: OrderRow) => ReactNode;
  dialog: ReactNode;
}

/** After each parcel, the button of the next order to ship gets the focus. */
export function useShipping(rows: readonly OrderRow[]): Shipping {
  const { t } = useTranslation('admin-orders');
  const may = useMay();
  const [order, setOrder] = useState<Shippable>();
  const [open, setOpen] = useState(false);
  const [nextNo, setNextNo] = useState<string>();

  // The dialog returns the focus to the shipped row, which is about to leave the list.
  useEffect(() => {
    if (!open && nextNo) document.getElementById(buttonId(nextNo))?.focus();
  }, [open, nextNo]);

  function start(row: OrderRow) {
    setOrder(shippableRow(row));
    setNextNo(undefined);
    setOpen(true);
  }

  /** The order may have left this view, so its record is read instead. */
  function readAgain({ orderNo }: Shippable) {
    get('/admin/orders/detail', { orderNo }).then(
      (present) => setOrder(shippableOrder(present)),
      () => {},
    );
  }

  return {
    button: (row) =>
      may('orders.fulfil') &&
      isToShip(row) && (
        <Button
          id={buttonId(row.orderNo)}
          variant="quiet"
          className="min-h-11 px-4"
          onClick={() => start(row)}
        >
          {t('actions.ship.verb')}
        </Button>
      ),
    dialog: order && (
      <ShipDialog
        key={order.orderNo}
        order={order}
        open={open}
        onClose={() => setOpen(false)}
        onShipped={() => setNextNo(neighborOf(order, rows))}
        onRefused={() => readAgain(order)}
      />
    ),
  };
}

export function isToShip({ status, shippedAt }: OrderRow): boolean {
  return status === 'PAID' && shippedAt === null;
}

function shippableRow({ carrier, trackingNo, pieces, ...row }: OrderRow): Shippable {
  return {
    ...row,
    pieces: pieces.map(({ productName }) => productName),
    parcel: carrier && trackingNo ? { carrier, trackingNo } : null,
  };
}

function neighborOf({ orderNo }: Shippable, rows: readonly OrderRow[]): string | undefined {
  const place = rows.findIndex((row) => row.orderNo === orderNo);
  const isOther = (row: OrderRow) => isToShip(row) && row.orderNo !== orderNo;
  const next = rows.slice(place + 1).find(isOther) ?? rows.slice(0, Math.max(place, 0)).findLast(isOther);
  return next?.orderNo;
}

function buttonId(orderNo: string): string {
  return `ship-${orderNo}`;
}
