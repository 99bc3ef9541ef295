import type { Permission } from '@junyao/commerce/contract';
import { href } from 'react-router';
import { withQuery } from '../../ui/with-query.ts';
import type { Todo } from '../frame/use-todo.ts';

interface Task {
  kind: keyof Todo;
  permission: Permission;
  to: string;
}

/** The most urgent work comes first. */
export const tasks: readonly Task[] = [
  {
    kind: 'toShip',
    permission: 'orders.read',
    to: withQuery(href('/admin/orders'), { view: 'toShip' }),
  },
  {
    kind: 'parcelsToReturn',
    permission: 'orders.read',
    to: withQuery(href('/admin/orders'), { view: 'toReturn' }),
  },
  {
    kind: 'orderRefunds',
    permission: 'orders.read',
    to: withQuery(href('/admin/orders'), { view: 'refundAsked' }),
  },
  {
    kind: 'chargeRefunds',
    permission: 'wallets.read',
    to: withQuery(href('/admin/wallet-manage/refunds'), { status: 'PROCESSING', approved: 'false' }),
  },
  {
    kind: 'chargesToConfirm',
    permission: 'wallets.read',
    to: withQuery(href('/admin/wallet-manage/charges'), { status: 'PENDING', provider: 'manual' }),
  },
  {
    kind: 'proposals',
    permission: 'wallets.read',
    to: withQuery(href('/admin/wallet-manage/proposals'), { status: 'PROPOSED' }),
  },
  {
    kind: 'paymentsInDoubt',
    permission: 'wallets.read',
    to: withQuery(href('/admin/wallet-manage/in-doubt'), { dealtWith: 'false' }),
  },
  {
    kind: 'refundsInDoubt',
    permission: 'wallets.read',
    to: withQuery(href('/admin/wallet-manage/refunds'), { inDoubt: 'true' }),
  },
  {
    kind: 'openReconciliations',
    permission: 'finance.read',
    to: withQuery(href('/admin/finance/reconciliations'), { open: 'true' }),
  },
  { kind: 'booksFindings', permission: 'finance.read', to: href('/admin/finance/books') },
  {
    kind: 'expiringHolds',
    permission: 'inventory.read',
    to: withQuery(href('/admin/inventory'), { expiring: 'true' }),
  },
  {
    kind: 'unpriced',
    permission: 'products.read',
    to: withQuery(href('/admin/products'), { unpriced: 'true' }),
  },
  {
    kind: 'pricedOffSale',
    permission: 'products.read',
    to: withQuery(href('/admin/products'), { pricedOffSale: 'true' }),
  },
  {
    kind: 'unreadMessages',
    permission: 'messages.read',
    to: withQuery(href('/admin/messages'), { status: 'NEW' }),
  },
];
