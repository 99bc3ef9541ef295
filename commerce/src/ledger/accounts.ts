import type { Channel } from '../../contract/wallet.ts';

/** Names of ledger accounts. A member's accounts may never go below zero; the shop's own accounts may. */
export const accounts = {
  /** The money that a member can spend. */
  wallet: (userId: string) => `wallet:${userId}`,
  /** The money that is frozen until its refund succeeds or fails. */
  held: (userId: string) => `held:${userId}`,
  sales: 'sales',
  marketing: 'marketing',
  channel: (name: Channel | 'manual') => `channel:${name}`,
} as const;

/** The member who owns the account; null for an account of the shop. */
export function memberOf(account: string): string | null {
  return /^(?:wallet|held):(.+)$/.exec(account)?.[1] ?? null;
}

/**
 * The balance of a member's account is cached. The shop's balances are computed from the postings, so that
 * transactions do not all write the same row and wait for each other.
 */
export function hasCachedBalance(account: string): boolean {
  return memberOf(account) !== null;
}
