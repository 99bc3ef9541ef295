const reading = [
  'dashboard.read',
  'users.read',
  'roles.read',
  'logs.read',
  'wallets.read',
  'finance.read',
  'inventory.read',
  'products.read',
  'orders.read',
  'messages.read',
];

/** Staff may edit all roles except Owner, which has every permission. */
export const startingRoles = {
  Owner: [],
  Finance: [
    'dashboard.read',
    'users.read',
    'wallets.read',
    'credits.post',
    'recharges.settle',
    'refunds.decide',
    'finance.read',
    'finance.reconcile',
    'orders.read',
    'orders.refund',
  ],
  Fulfilment: ['dashboard.read', 'inventory.read', 'inventory.adjust', 'orders.read', 'orders.fulfil'],
  Catalogue: ['dashboard.read', 'inventory.read', 'inventory.adjust', 'products.read', 'products.write'],
  Support: [
    'dashboard.read',
    'users.read',
    'users.freeze',
    'messages.read',
    'messages.answer',
    'orders.read',
  ],
  Auditor: reading,
};
