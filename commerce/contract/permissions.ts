/** What staff may do, one by one. Roles are sets of these; an admin endpoint names the one it needs. */
export const permissions = [
  'dashboard.read',
  'users.read',
  'users.freeze',
  'roles.read',
  'roles.write',
  'logs.read',
  'wallets.read',
  'wallets.recharge',
  'charges.settle',
  'refunds.decide',
  'finance.read',
  'finance.match',
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

const reading = permissions.filter((permission) => permission.endsWith('.read'));

/** The roles a shop starts with. They may be edited and cloned; Owner always has everything. */
export const startingRoles = {
  Owner: permissions,
  Finance: [
    'dashboard.read',
    'users.read',
    'wallets.read',
    'wallets.recharge',
    'charges.settle',
    'refunds.decide',
    'finance.read',
    'finance.match',
    'orders.read',
    'orders.refund',
  ],
  Fulfilment: ['dashboard.read', 'inventory.read', 'inventory.adjust', 'orders.read', 'orders.fulfil'],
  Catalogue: ['dashboard.read', 'inventory.read', 'inventory.adjust', 'products.read', 'products.write'],
  Support: ['dashboard.read', 'users.read', 'users.freeze', 'messages.read', 'messages.answer'],
  Auditor: reading,
} as const satisfies Record<string, readonly Permission[]>;

/** The role that can't be edited or deleted; a shop always has at least one member with it. */
export const ownerRole = 'Owner';
