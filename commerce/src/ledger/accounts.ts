import type { Channel } from '../../contract/wallet.ts';

/** Names of ledger accounts. A member's accounts may never go below zero; the shop's own may. */
export const accounts = {
  /** What a member can spend. */
  wallet: (userId: string) => `wallet:${userId}`,
  /** What waits for a refund to be decided. */
  held: (userId: string) => `held:${userId}`,
  sales: 'sales',
  marketing: 'marketing',
  channel: (name: Channel | 'manual') => `channel:${name}`,
} as const;

/** Whose account it is; null for the shop's own. */
export function memberOf(account: string): string | null {
  return /^(?:wallet|held):(.+)$/.exec(account)?.[1] ?? null;
}

/** Members' accounts have a cached balance; the shop's are folded, so that no row is written by everybody. */
export function hasCachedBalance(account: string): boolean {
  return memberOf(account) !== null;
}
