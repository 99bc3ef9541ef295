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
  { kind: 'wallets', permission: 'wallets.read', to: href('/admin/wallet-manage') },
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
