/** Names that differ only in case, width or other compatibility forms have the same key. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}
