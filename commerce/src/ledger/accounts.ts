import type { Channel } from '../../contract/choices.ts';

/** A member's accounts may never go below zero; the shop's accounts may. */
export const accounts = {
  wallet: (userId: string) => `wallet:${userId}`,
  /** Frozen until its refund succeeds or fails. */
  held: (userId: string) => `held:${userId}`,
  sales: 'sales',
  marketing: 'marketing',
  channel: (name: Channel | 'manual') => `channel:${name}`,
} as const;

/** Null for an account of the shop. */
export function memberOf(account: string): string | null {
  return /^(?:wallet|held):(.+)$/.exec(account)?.[1] ?? null;
}

/** The shop's balances are added up from the postings, so that transactions do not wait for one row. */
export function hasCachedBalance(account: string): boolean {
  return memberOf(account) !== null;
}
