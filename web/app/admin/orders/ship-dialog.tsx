import { addressLine } from '@junyao/commerce/contract/address-line';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '../../ui/field.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { type NamedOrder, nameOrder } from '../record/name-order.ts';
import { lastCarrier, rememberCarrier } from './carrier-memory.ts';
import { carriers } from './carriers.ts';
import { shipForm, withdrawShipment } from './order-forms.ts';
import type { OrderDetail } from './order-row.ts';
import { OrderStatus } from './order-status.tsx';
import { type Addressed, Recipient } from './recipient.tsx';

/** With a parcel, the dialog corrects that parcel. */
export interface Shippable extends Pick<OrderDetail, 'orderNo' | 'version' | 'status'>, Addressed {
  pieces: NamedOrder['pieces'];
  parcel: { carrier: string; trackingNo: string } | null;
}

interface ShipDialogProps {
  order: Shippable;
  open: boolean;
  onClose: () => void;
  onShipped?: () => void;
  onRefused?: () => void;
}

export function ShipDialog({ order, open, onClose, onShipped, onRefused }: ShipDialogProps) {
  const { t, i18n } = useTranslation('admin-orders');
  const listId = useId();
  const { orderNo, version, status, parcel, recipient, pieces } = order;
  const name = nameOrder(t, { person: recipient, pieces });
  const [carrier, setCarrier] = useState(() => parcel?.carrier ?? lastCarrier());
  const trackingNo = useRef<HTMLInputElement>(null);
  // The packer types or scans the number next, so the field gets the focus on touch screens too.
  useEffect(() => {
    if (open) trackingNo.current?.focus();
  }, [open]);
  const key = parcel ? 'correctParcel' : 'ship';
  return (
    <ActionDialog
      form={shipForm}
      open={open}
      onClose={onClose}
      title={t(`actions.${key}.title`, { order: name })}
      verb={t(`actions.${key}.verb`)}
      effect={t(`actions.${key}.effect`, { name: recipient })}
      values={{ orderNo, version }}
      offered={status === 'PAID'}
      done={() => i18n.t(`admin-orders:actions.${key}.done`, { order: name })}
      undo={parcel ? undefined : (shipped) => withdrawShipment(orderNo, shipped.version)}
      onDone={() => {
        rememberCarrier(carrier);
        onShipped?.();
      }}
      onRefused={onRefused}
      present={
        <>
          <OrderStatus status={status} shipped={parcel !== null} />
          {parcel && (
            <p>
              {t('parcelNow')} {parcel.carrier} {parcel.trackingNo}
            </p>
          )}
        </>
      }
    >
      {(form) => (
        <>
          <div>
            <Recipient {...order} />
          </div>
          <Input
            ref={trackingNo}
            label={t('fields.trackingNo')}
            name="trackingNo"
            defaultValue={parcel?.trackingNo}
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="send"
            spellCheck={false}
            // The limit of commerce is lower: it must refuse a long number, which the browser would otherwise cut.
            maxLength={80}
            required
            error={form.errorOf('trackingNo')}
          />
          <Input
            label={t('fields.carrier')}
            name="carrier"
            value={carrier}
            onChange={(event) => setCarrier(event.target.value)}
            list={listId}
            autoComplete="off"
            enterKeyHint="send"
            maxLength={40}
            required
            error={form.errorOf('carrier')}
          />
          <datalist id={listId}>
            {carriers.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </ActionDialog>
  );
}

export function shippableOrder(order: OrderDetail): Shippable {
  const { orderNo, version, status, shipment } = order;
  const { pieces } = namedOrder(order);
  return { orderNo, version, status, parcel: shipment, pieces, ...addressed(order) };
}

/** By what is left of it; a refunded order by all that it was. */
export function namedOrder({ address, items }: OrderDetail): NamedOrder {
  const left = items.filter(({ quantity, refunded }) => quantity > refunded);
  const named = left.length > 0 ? left : items;
  return { person: address.recipientName, pieces: named.map(({ productName }) => productName) };
}

export function addressed({ address, remark }: OrderDetail): Addressed {
  const { recipientName: recipient, phone } = address;
  return { recipient, phone, address: addressLine(address), remark };
}
