import type { Permission } from '@junyao/commerce/contract';
import { href } from 'react-router';
import type { Todo } from './use-todo.ts';

interface Screen {
  /** The key of the screen's name below `admin:screens`. */
  key: 'orders' | 'inventory' | 'products' | 'users' | 'wallets' | 'finance' | 'messages' | 'roles' | 'logs';
  to: string;
  permission: Permission;
  /** The badge of the screen shows the sum of these counts. */
  waiting: readonly (keyof Todo)[];
}

export const screens: readonly Screen[] = [
  {
    key: 'orders',
    to: href('/admin/orders'),
    permission: 'orders.read',
    waiting: ['toShip', 'orderRefunds', 'parcelsToReturn'],
  },
  {
    key: 'inventory',
    to: href('/admin/inventory'),
    permission: 'inventory.read',
    waiting: ['expiringHolds'],
  },
  {
    key: 'products',
    to: href('/admin/products'),
    permission: 'products.read',
    waiting: ['unpriced', 'pricedOffSale'],
  },
  { key: 'users', to: href('/admin/users'), permission: 'users.read', waiting: [] },
  {
    key: 'wallets',
    to: href('/admin/wallet-manage'),
    permission: 'wallets.read',
    waiting: ['wallets'],
  },
  {
    key: 'finance',
    to: href('/admin/finance/day'),
    permission: 'finance.read',
    waiting: ['openReconciliations', 'booksFindings'],
  },
  {
    key: 'messages',
    to: href('/admin/messages'),
    permission: 'messages.read',
    waiting: ['unreadMessages'],
  },
  { key: 'roles', to: href('/admin/roles'), permission: 'roles.read', waiting: [] },
  { key: 'logs', to: href('/admin/logs'), permission: 'logs.read', waiting: [] },
];
