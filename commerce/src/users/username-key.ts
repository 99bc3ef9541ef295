/**
 * Names have the same key if they differ only in upper and lower case or in Unicode compatibility forms, such
 * as full-width letters.
 */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}
