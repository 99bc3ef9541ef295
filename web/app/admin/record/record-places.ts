import type { Permission } from '@junyao/commerce/contract';
import { href } from 'react-router';
import { withQuery } from '../../ui/with-query.ts';
import { roleAddress } from '../roles/role-detail.ts';

interface Place {
  permission: Permission;
  address: (id: string) => string;
}

const ofMember = wallets((userId) => href('/admin/wallet-manage/wallets/:userId', { userId }));

const places = {
  order: { permission: 'orders.read', address: (orderNo) => href('/admin/orders/:orderNo', { orderNo }) },
  product: {
    permission: 'products.read',
    address: (productCode) => href('/admin/products/:productCode', { productCode }),
  },
  user: { permission: 'users.read', address: (userId) => href('/admin/users/:userId', { userId }) },
  message: {
    permission: 'messages.read',
    address: (messageId) => href('/admin/messages/:messageId', { messageId }),
  },
  // Findings of the books name a member and the log names a wallet: both mean the record of a member's money.
  member: ofMember,
  wallet: ofMember,
  recharge: wallets((chargeNo) => href('/admin/wallet-manage/recharges/:chargeNo', { chargeNo })),
  refund: wallets((refundNo) => href('/admin/wallet-manage/refunds/:refundNo', { refundNo })),
  credit: wallets((creditId) => href('/admin/wallet-manage/credits/:creditId', { creditId })),
  reversal: wallets((id) => href('/admin/wallet-manage/todo/:kind/:id', { kind: 'reversal', id })),
  unmatched: wallets((paymentId) => href('/admin/wallet-manage/unmatched/:paymentId', { paymentId })),
  transaction: {
    permission: 'finance.read',
    address: (transactionNo) => href('/admin/finance/:transactionNo', { transactionNo }),
  },
  reconciliation: {
    permission: 'finance.read',
    address: (reconciliationId) =>
      href('/admin/finance/reconciliations/:reconciliationId', { reconciliationId }),
  },
  day: {
    permission: 'finance.read',
    address: (day) => withQuery(href('/admin/finance/day'), { day }),
  },
  role: { permission: 'roles.read', address: roleAddress },
  log: { permission: 'logs.read', address: (id) => href('/admin/logs/:id', { id }) },
} satisfies Record<string, Place>;

export type RecordKind = keyof typeof places;

export function isRecordKind(kind: string): kind is RecordKind {
  return Object.hasOwn(places, kind);
}

/** Undefined if the person may not open the record. */
export function recordAddress(
  kind: RecordKind,
  id: string,
  may: (permission: Permission) => boolean,
): string | undefined {
  const { permission, address } = places[kind];
  return may(permission) ? address(id) : undefined;
}

function wallets(address: Place['address']): Place {
  return { permission: 'wallets.read', address };
}
