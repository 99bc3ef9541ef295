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

/** `pieces`: as commerce expects them, in JSON. `stay`: whether the buyer keeps them. */
export const refundForm = actionForm({
  intent: 'refund',
  fields: ['orderNo', 'version', 'pieces', 'stay', 'explanation', 'reason'],
  record: 'orderNo',
  required: ['stay', 'reason'],
  send: ({ pieces, stay, ...entered }, options) =>
    post('/admin/orders/refund', { ...entered, pieces: JSON.parse(pieces), kept: stay === 'kept' }, options),
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
