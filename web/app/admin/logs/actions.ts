import type { EndpointKey } from 'commerce/contract';

/** The names under which the log keeps what staff do: the paths of all writes and exports below `admin/`. */
export type StaffAction = {
  [Key in EndpointKey]: Key extends `POST /admin/${infer Path}`
    ? Path
    : Key extends `GET /admin/${infer Area}/export${infer Rest}`
      ? `${Area}/export${Rest}`
      : never;
}[EndpointKey];

/** All actions, in the order in which a filter offers them. Each has its words below `admin-logs:acts`. */
export const actions = [
  'orders/ship',
  'orders/ship_bulk',
  'orders/note',
  'orders/withdraw_note',
  'orders/cancel',
  'orders/complete',
  'orders/refund',
  'orders/reject_refund',
  'orders/export',
  'inventory/adjust',
  'inventory/release_hold',
  'inventory/record_return',
  'inventory/export',
  'inventory/export_movements',
  'products/price',
  'products/price_bulk',
  'products/put_on_sale',
  'products/resync',
  'products/export',
  'users/freeze',
  'users/unfreeze',
  'users/force_logout',
  'users/assign_roles',
  'users/export',
  'messages/read',
  'messages/assign',
  'messages/note',
  'messages/withdraw_note',
  'messages/mark_replied',
  'messages/close',
  'messages/export',
  'wallets/recharge',
  'wallets/post',
  'wallets/reject',
  'wallets/export',
  'wallets/export_records',
  'wallets/export_proposals',
  'charges/confirm',
  'charges/fail',
  'charges/deal_with_notice',
  'charges/export',
  'charges/export_notices',
  'refunds/approve',
  'refunds/reject',
  'refunds/settle',
  'refunds/export',
  'finance/match_statement',
  'finance/discard_matching',
  'finance/resolve',
  'finance/run_audit',
  'finance/export',
  'finance/export_bills',
  'finance/export_trial_balance',
  'finance/export_differences',
  'roles/create',
  'roles/update',
  'roles/rename',
  'roles/delete',
  'roles/export',
  'logs/export',
] as const satisfies readonly StaffAction[];
