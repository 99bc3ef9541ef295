import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '../../ui/field.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { shipForm } from './order-forms.ts';

interface ShipDialogProps {
  order: { orderNo: string; version: string; recipient: string };
  /** The parcel that is corrected; null for an order that is not shipped yet. */
  parcel: { carrier: string; trackingNo: string } | null;
  offered: boolean;
  open: boolean;
  onClose: () => void;
}

/** Names that the workshop uses, as members will read them. */
const carriers = ['顺丰速运', '京东快递', '中国邮政', '德邦快递'];
const storageKey = 'admin-carrier';

/** Records or corrects the parcel of an order. The carrier of the last parcel is filled in. */
export function ShipDialog({ order, parcel, offered, open, onClose }: ShipDialogProps) {
  const { t, i18n } = useTranslation('admin-orders');
  const listId = useId();
  const [carrier, setCarrier] = useState(() => parcel?.carrier ?? lastCarrier());
  const key = parcel ? 'correctParcel' : 'ship';
  const number = order.orderNo;
  return (
    <ActionDialog
      form={shipForm}
      open={open}
      onClose={onClose}
      title={t(`actions.${key}.title`, { number })}
      verb={t(`actions.${key}.verb`)}
      effect={t(`actions.${key}.effect`, { name: order.recipient })}
      values={{ orderNo: number, version: order.version }}
      offered={offered}
      done={() => i18n.t(`admin-orders:actions.${key}.done`, { number })}
      onDone={() => rememberCarrier(carrier)}
      present={
        parcel && (
          <p>
            {t('parcelNow')} {parcel.carrier} {parcel.trackingNo}
          </p>
        )
      }
    >
      {(form) => (
        <>
          <Input
            label={t('fields.trackingNo')}
            name="trackingNo"
            defaultValue={parcel?.trackingNo}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
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

function lastCarrier(): string {
  try {
    return localStorage.getItem(storageKey) ?? carriers[0] ?? '';
  } catch {
    return carriers[0] ?? '';
  }
}

function rememberCarrier(carrier: string): void {
  try {
    localStorage.setItem(storageKey, carrier);
  } catch {
    // Storage is forbidden. The first carrier is then filled in again.
  }
}
