import type { EndpointKey, InputOf } from '../contract/contract.ts';
import type { TestMember } from './factories.ts';

/** Ids by the name of the input field. Only one member or certain staff may use each object. */
export interface Ids {
  userId: string;
  sessionId: string;
  addressId: string;
  itemId: string;
  orderNo: string;
  chargeNo: string;
  refundNo: string;
  paymentId: string;
  creditId: string;
  reversalId: string;
  messageId: string;
}

/** These fields look like ids, but name nothing that a member could ask for: only finance reads them, or nobody. */
export const noObjects = [
  'requestId',
  'attemptNo',
  'documentId',
  'credentialId',
  'passkeyId',
  'serialNo',
  'trackingNo',
  'transactionNo',
  'reconciliationId',
  'lineId',
  'deviceId',
];

type KeysOf<Input> = Input extends unknown ? keyof Input : never;
type HasId<Key extends EndpointKey> = Extract<KeysOf<InputOf<Key>>, keyof Ids | 'itemIds'>;
type WithIds = { [Key in EndpointKey]: HasId<Key> extends never ? never : Key }[EndpointKey];
/** The endpoints below `/dev/` are left out, because in development anybody may call them. */
export type Guarded = Exclude<WithIds, `${string} /dev/${string}`>;

type Own = Pick<TestMember, 'userId' | 'phone' | 'addressId'>;

export const idorRows: { [Key in Guarded]: (ids: Ids, own: Own) => InputOf<Key>[] } = {
  'POST /auth/send_code': ({ orderNo }, { phone }) => [{ scene: 'order_pay', phone, orderNo }],
  'POST /userinfo/session/revoke': ({ sessionId }) => [{ sessionId }],
  'POST /userinfo/address/update': ({ addressId }) => [{ addressId, ...newAddress }],
  'POST /userinfo/address/delete': ({ addressId }) => [{ addressId }],
  'POST /userinfo/address/set_default': ({ addressId }) => [{ addressId }],
  'GET /userinfo/cart/query': ({ userId }) => [{ userId }],
  'POST /userinfo/cart/add_item': ({ userId }) => [{ userId, productCode: 'JY-1999-001' }],
  'POST /userinfo/cart/update_item': ({ itemId }) => [{ itemId, selected: false }],
  'POST /userinfo/cart/delete_item': ({ itemId }) => [{ itemId }],
  'POST /order/submit': ({ addressId, itemId }, own) => [
    { ...request(), addressId, expectedAmount: 100 },
    { ...request(), addressId: own.addressId, itemIds: [itemId], expectedAmount: 100 },
  ],
  'GET /order/detail': ({ orderNo }) => [{ orderNo }],
  'POST /order/pay': ({ orderNo }) => [{ ...request(), orderNo, code: '000000' }],
  'POST /order/charge': ({ orderNo }) => [{ ...request(), orderNo, channel: 'wechat' }],
  'POST /order/cancel': ({ orderNo }) => [{ ...request(), orderNo }],
  'POST /order/confirm_receipt': ({ orderNo }) => [{ ...request(), orderNo }],
  'POST /order/refund/apply': ({ orderNo }) => [{ ...request(), orderNo, reason }],
  'POST /wallet/charge/pay': ({ chargeNo }) => [{ chargeNo, way: 'code' }],
  'POST /wallet/charge/withdraw': ({ chargeNo }) => [{ ...request(), chargeNo }],
  'GET /wallet/charge/detail': ({ chargeNo }) => [{ chargeNo }],
  'POST /wallet/refund/apply': ({ chargeNo }) => [{ ...request(), chargeNo, reason }],
  'GET /wallet/refund/detail': ({ refundNo }) => [{ refundNo }],
  'GET /admin/users/detail': ({ userId }) => [{ userId }],
  'POST /admin/users/freeze': ({ userId }) => [{ ...request(), userId, reason }],
  'POST /admin/users/unfreeze': ({ userId }) => [{ ...request(), userId, reason }],
  'POST /admin/users/reset_factors': ({ userId }) => [{ ...request(), userId, reason }],
  'POST /admin/users/force_logout': ({ userId }) => [{ ...request(), userId, reason }],
  'POST /admin/users/assign_roles': ({ userId }) => [{ ...request(), userId, roles: [], reason }],
  'GET /admin/wallets/detail': ({ userId }) => [{ userId }],
  'GET /admin/wallets/records': ({ userId }) => [{ userId }],
  'GET /admin/wallets/export_records': ({ userId }) => [{ userId }],
  'GET /admin/credits/detail': ({ creditId }) => [{ creditId }],
  'POST /admin/credits/propose': ({ userId }) => [{ ...request(), userId, amount: 1, kind: 'gift', reason }],
  'POST /admin/credits/post': ({ creditId }) => [{ ...request(), creditId }],
  'POST /admin/credits/reject': ({ creditId }) => [{ ...request(), creditId, reason }],
  'GET /admin/reversals/detail': ({ reversalId }) => [{ reversalId }],
  'POST /admin/reversals/post': ({ reversalId }) => [{ ...request(), reversalId }],
  'POST /admin/reversals/reject': ({ reversalId }) => [{ ...request(), reversalId, reason }],
  'GET /admin/recharges/detail': ({ chargeNo }) => [{ chargeNo }],
  'POST /admin/recharges/confirm': ({ chargeNo }) => [{ ...request(), chargeNo, serialNo: 'S1', reason }],
  'POST /admin/recharges/fail': ({ chargeNo }) => [{ ...request(), chargeNo, reason }],
  'GET /admin/unmatched/detail': ({ paymentId }) => [{ paymentId }],
  'POST /admin/unmatched/credit': ({ paymentId }) => [{ ...request(), paymentId, reason }],
  'POST /admin/unmatched/close': ({ paymentId }) => [{ ...request(), paymentId, reason }],
  'POST /admin/unmatched/reopen': ({ paymentId }) => [{ ...request(), paymentId, reason }],
  'GET /admin/refunds/detail': ({ refundNo }) => [{ refundNo }],
  'POST /admin/refunds/approve': ({ refundNo }) => [{ ...request(), refundNo, reason }],
  'POST /admin/refunds/settle': ({ refundNo }) => [{ ...request(), refundNo, amount: 1, reason }],
  'POST /admin/refunds/reject': ({ refundNo }) => [{ ...request(), refundNo, reason }],
  'POST /admin/inventory/release_hold': ({ orderNo }) => [{ ...request(), orderNo, reason }],
  'POST /admin/inventory/record_return': ({ orderNo }) => [
    { ...request(), orderNo, condition: 'sound', reason },
  ],
  'GET /admin/orders/query': ({ userId }) => [{ userId }],
  'GET /admin/orders/counts': ({ userId }) => [{ userId }],
  'GET /admin/orders/export': ({ userId }) => [{ userId }],
  'GET /admin/orders/detail': ({ orderNo }) => [{ orderNo }],
  'POST /admin/orders/ship': ({ orderNo }) => [
    { ...request(), orderNo, carrier: 'SF', trackingNo: 'SF1001' },
  ],
  'POST /admin/orders/withdraw_shipment': ({ orderNo }) => [{ ...request(), orderNo, version: 'v' }],
  'POST /admin/orders/note': ({ orderNo }) => [{ ...request(), orderNo, text: reason }],
  'POST /admin/orders/withdraw_note': ({ orderNo }) => [{ ...request(), orderNo, version: 'v' }],
  'POST /admin/orders/cancel': ({ orderNo }) => [{ ...request(), orderNo, reason }],
  'POST /admin/orders/complete': ({ orderNo }) => [{ ...request(), orderNo, reason }],
  'POST /admin/orders/refund': ({ orderNo }) => [{ ...request(), orderNo, reason }],
  'POST /admin/orders/reject_refund': ({ orderNo }) => [{ ...request(), orderNo, reason }],
  'GET /admin/messages/detail': ({ messageId }) => [{ messageId }],
  'POST /admin/messages/read': ({ messageId }) => [{ ...request(), messageId }],
  'POST /admin/messages/assign': ({ messageId }) => [{ ...request(), messageId, assignee: null }],
  'POST /admin/messages/note': ({ messageId }) => [{ ...request(), messageId, text: reason }],
  'POST /admin/messages/withdraw_note': ({ messageId }) => [{ ...request(), messageId, version: 'v' }],
  'POST /admin/messages/mark_replied': ({ messageId }) => [{ ...request(), messageId }],
  'POST /admin/messages/close': ({ messageId }) => [{ ...request(), messageId }],
};

const reason = 'not theirs';
const newAddress = {
  recipientName: '李四',
  phone: '13900000000',
  province: '河南省',
  city: '许昌市',
  district: '禹州市',
  street: '别处 1 号',
};

function request() {
  return { requestId: crypto.randomUUID() };
}
