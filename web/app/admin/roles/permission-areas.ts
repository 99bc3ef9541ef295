import type { Permission } from '@junyao/commerce/contract';

interface Area {
  /** The key of the area's name below `admin-roles:areas`. */
  key: string;
  see: Permission;
  act: readonly Permission[];
}

/** All permissions by the screen that uses them, in the order of the rail. */
export const areas: readonly Area[] = [
  { key: 'dashboard', see: 'dashboard.read', act: [] },
  { key: 'orders', see: 'orders.read', act: ['orders.fulfil', 'orders.refund'] },
  { key: 'inventory', see: 'inventory.read', act: ['inventory.adjust'] },
  { key: 'products', see: 'products.read', act: ['products.write'] },
  { key: 'users', see: 'users.read', act: ['users.freeze'] },
  { key: 'messages', see: 'messages.read', act: ['messages.answer'] },
  { key: 'wallets', see: 'wallets.read', act: ['credits.post', 'recharges.settle', 'refunds.decide'] },
  { key: 'finance', see: 'finance.read', act: ['finance.reconcile'] },
  { key: 'roles', see: 'roles.read', act: ['roles.write'] },
  { key: 'logs', see: 'logs.read', act: [] },
];

export function areasOf(permissions: readonly Permission[]): string[] {
  return areas
    .filter(({ see, act }) => [see, ...act].some((each) => permissions.includes(each)))
    .map(({ key }) => key);
}
