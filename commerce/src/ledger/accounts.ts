/** Names of ledger accounts. A member's accounts may never go below zero; the shop's own may. */
export const accounts = {
  wallet: (userId: string) => `wallet:${userId}`,
  held: (userId: string) => `held:${userId}`,
  sales: 'sales',
  marketing: 'marketing',
  channelManual: 'channel:manual',
} as const;

/** Members' accounts have a cached balance; the shop's are folded, so that no row is written by everybody. */
export function hasCachedBalance(account: string): boolean {
  return account.startsWith('wallet:') || account.startsWith('held:');
}
