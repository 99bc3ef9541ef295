/** A role is a set of these. Each staff endpoint names the one it needs. */
export const permissions = [
  'dashboard.read',
  'users.read',
  'users.freeze',
  'roles.read',
  'roles.write',
  'logs.read',
  'wallets.read',
  'credits.post',
  'recharges.settle',
  'refunds.decide',
  'finance.read',
  'finance.reconcile',
  'inventory.read',
  'inventory.adjust',
  'products.read',
  'products.write',
  'orders.read',
  'orders.fulfil',
  'orders.refund',
  'messages.read',
  'messages.answer',
] as const;
export type Permission = (typeof permissions)[number];

/** The role with all permissions. It can't be edited or deleted, and the last active Owner can't lose it. */
export const ownerRole = 'Owner';

/**
 * Whoever has one of these moves money, changes roles or freezes accounts. In a real shop he needs a second factor, and
 * endpoints with these permissions ask for it again.
 */
export const guardedPermissions = [
  'users.freeze',
  'roles.write',
  'credits.post',
  'recharges.settle',
  'refunds.decide',
  'orders.refund',
] as const satisfies readonly Permission[];

export function isGuarded(permission: Permission | undefined): boolean {
  return guardedPermissions.some((guarded) => guarded === permission);
}
