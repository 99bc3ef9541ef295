import type { Permission } from 'commerce/contract';
import { href } from 'react-router';
import { roleAddress } from '../roles/role-detail.ts';

/** The parts of an object of the log, such as `order:JO…`. */
export function readObject(object: string): { kind: string; id: string } {
  const [, kind = object, id = ''] = /^(\w+):(.*)$/s.exec(object) ?? [];
  return { kind, id };
}

interface Place {
  permission: Permission;
  address: (id: string) => string;
}

/** Where the record of each kind of object is, and who may open it. */
const places = new Map<string, Place>([
  ['order', { permission: 'orders.read', address: (orderNo) => href('/admin/orders/:orderNo', { orderNo }) }],
  [
    'product',
    {
      permission: 'products.read',
      address: (productCode) => href('/admin/products/:productCode', { productCode }),
    },
  ],
  ['user', { permission: 'users.read', address: (userId) => href('/admin/users/:userId', { userId }) }],
  [
    'message',
    {
      permission: 'messages.read',
      address: (messageId) => href('/admin/messages/:messageId', { messageId }),
    },
  ],
  ['wallet', wallets((userId) => href('/admin/wallet-manage/:userId', { userId }))],
  ['charge', wallets((chargeNo) => href('/admin/wallet-manage/charges/:chargeNo', { chargeNo }))],
  ['refund', wallets((refundNo) => href('/admin/wallet-manage/refunds/:refundNo', { refundNo }))],
  ['notice', wallets((noticeId) => href('/admin/wallet-manage/in-doubt/:noticeId', { noticeId }))],
  ['proposal', wallets((proposalId) => href('/admin/wallet-manage/proposals/:proposalId', { proposalId }))],
  ['role', { permission: 'roles.read', address: roleAddress }],
]);

function wallets(address: Place['address']): Place {
  return { permission: 'wallets.read', address };
}

/** The address of the record of an object. Undefined if there is none that the person may open. */
export function addressOfObject(
  object: string,
  may: (permission: Permission) => boolean,
): string | undefined {
  const { kind, id } = readObject(object);
  const place = places.get(kind);
  return place && id && may(place.permission) ? place.address(id) : undefined;
}
