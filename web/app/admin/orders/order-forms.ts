import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { actionForm } from '../act/action-form.ts';
import { writeAnyVersion, writeVersion } from '../act/own-writes.ts';

/** `version` is the version of the order that the person saw. */
export const shipForm = actionForm({
  intent: 'ship',
  fields: ['orderNo', 'version', 'carrier', 'trackingNo'],
  record: 'orderNo',
  required: ['carrier', 'trackingNo'],
  send: (entered, options) => post('/admin/orders/ship', entered, options),
});

export const withdrawForm = actionForm({
  intent: 'withdrawShipment',
  fields: ['orderNo', 'version'],
  record: 'orderNo',
  send: (entered, options) => post('/admin/orders/withdraw_shipment', entered, options),
});

export const noteForm = actionForm({
  intent: 'note',
  fields: ['orderNo', 'text'],
  required: ['text'],
  send: (entered, options) =>
    writeAnyVersion(`orderNo:${entered.orderNo}`, () => post('/admin/orders/note', entered, options)),
});

const withdrawal = createAttempts();

/** @throws ApiError when somebody else has changed the order meanwhile */
export const withdrawNote = (orderNo: string, seen: string) =>
  writeVersion(`orderNo:${orderNo}`, seen, (version) =>
    withdrawal({ orderNo, version }, (input) => post('/admin/orders/withdraw_note', input)),
  );

/** @throws ApiError when somebody else has changed the order meanwhile */
export const withdrawShipment = (orderNo: string, seen: string) =>
  writeVersion(`orderNo:${orderNo}`, seen, (version) =>
    withdrawal({ orderNo, version }, (input) => post('/admin/orders/withdraw_shipment', input)),
  );

export const reasonForms = {
  complete: reasonForm('complete', '/admin/orders/complete'),
  cancel: reasonForm('cancel', '/admin/orders/cancel'),
  refund: reasonForm('refund', '/admin/orders/refund'),
  rejectRefund: reasonForm('rejectRefund', '/admin/orders/reject_refund'),
};

type ReasonPath =
  | '/admin/orders/complete'
  | '/admin/orders/cancel'
  | '/admin/orders/refund'
  | '/admin/orders/reject_refund';

function reasonForm(intent: string, path: ReasonPath) {
  return actionForm({
    intent,
    fields: ['orderNo', 'version', 'reason'],
    record: 'orderNo',
    required: ['reason'],
    send: (entered, options) => post(path, entered, options),
  });
}
