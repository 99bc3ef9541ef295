import { own } from '@junyao/commerce/contract/own';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAmount } from '../../form/read-amount.ts';
import { sumOf } from '../../private/sum-of.ts';
import { Input } from '../../ui/field.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { nameOrder } from '../record/name-order.ts';
import { refundForm } from './order-forms.ts';
import type { OrderDetail } from './order-row.ts';
import { OrderStatus } from './order-status.tsx';
import { openRequest, type RefundablePiece, refundablePieces } from './refundable-pieces.ts';
import { namedOrder } from './ship-dialog.tsx';

interface RefundDialogProps {
  order: OrderDetail;
  open: boolean;
  onClose: () => void;
  offered: boolean;
}

/** Of a request of the member, only the amounts can be changed. */
export function RefundDialog({ order, open, onClose, offered }: RefundDialogProps) {
  const { t, i18n } = useTranslation(['admin-orders', 'admin']);
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const [picked, setPicked] = useState<string>();
  const { orderNo, version, buyer, status, shipment } = order;
  const isRequested = openRequest(order) !== undefined;
  const all = refundablePieces(order);
  const pieces = all.map((piece) => ({ ...piece, ...entered(piece, own(typed, piece.productCode)) }));
  const chosen = pieces.filter(({ units }) => units > 0);
  const sum = sumOf(chosen, ({ amount }) => readAmount(amount) || 0);
  const rest = sumOf(chosen, restOf);
  const stay = picked ?? (rest > 0 ? '' : 'back');
  const type = (code: string, values: Typed) => setTyped({ ...typed, [code]: values });
  const name = nameOrder(t, namedOrder(order));
  return (
    <ActionDialog
      form={refundForm}
      open={open}
      onClose={onClose}
      offered={offered}
      title={t('actions.refund.title', { order: name })}
      verb={t('actions.refund.verb')}
      effect={t(`actions.refund.${effectOf(stay, rest > 0, shipment !== null)}`, {
        amount: formatMoney(sum),
        rest: formatMoney(rest),
        name: buyer.username,
      })}
      values={{
        orderNo,
        version,
        pieces: JSON.stringify(
          chosen.map(({ productCode, units, amount }) => ({ productCode, quantity: units, amount })),
        ),
      }}
      reason
      done={() => i18n.t('admin-orders:actions.refund.done', { order: name })}
      present={<OrderStatus status={status} shipped={shipment !== null} />}
    >
      {(form) => (
        <>
          {pieces.map((piece) => {
            const { productCode, left, units, amount } = piece;
            const called = piece.productName ?? t('admin:record.unnamedPiece');
            return (
              <div key={productCode} className="grid gap-4 sm:grid-cols-2">
                {!isRequested && (all.length > 1 || left > 1) && (
                  <Input
                    label={t('actions.refund.units', { piece: called, left })}
                    name={`units:${productCode}`}
                    type="number"
                    min={0}
                    max={left}
                    step={1}
                    value={units}
                    onChange={({ target }) => type(productCode, { units: target.valueAsNumber || 0 })}
                  />
                )}
                {units > 0 && (
                  <Input
                    label={t('actions.refund.amountOf', { piece: called })}
                    name={`amount:${productCode}`}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={12}
                    required
                    value={amount}
                    onChange={({ target }) => type(productCode, { units, amount: target.value })}
                  />
                )}
              </div>
            );
          })}
          <Select
            label={t('actions.refund.pieces')}
            name="stay"
            placeholder={t('actions.refund.choose')}
            options={(['back', 'kept'] as const).map((value) => ({
              value,
              label: t(`actions.refund.${shipment ? 'sent' : 'stay'}.${value}`),
            }))}
            value={stay}
            onChange={({ target }) => setPicked(target.value)}
            required
            error={form.errorOf('stay')}
          />
          <TextArea
            label={t('fields.explanation')}
            hint={t('actions.refund.explanationHint')}
            name="explanation"
            rows={2}
            maxLength={200}
            error={form.errorOf('explanation')}
          />
        </>
      )}
    </ActionDialog>
  );
}

interface Typed {
  units: number;
  /** Undefined as long as it is the price of the units. */
  amount?: string;
}

function effectOf(stay: string, hasRest: boolean, sent: boolean) {
  if (stay === '') return 'effectOpen';
  if (stay === 'kept') return 'effectKept';
  if (hasRest) return sent ? 'effectLessOnceSent' : 'effectLess';
  return sent ? 'effectOnceSent' : 'effect';
}

/** What the amount is below the price of the units. */
function restOf({ units, amount, priceOf }: RefundablePiece & Required<Typed>): number {
  return Math.max(0, priceOf(units) - (readAmount(amount) || 0));
}

function entered(piece: RefundablePiece, typed: Typed | undefined): Required<Typed> {
  const units = typed?.units ?? piece.wanted;
  return { units, amount: typed?.amount ?? String(piece.priceOf(units)) };
}
