/**
 * Names have the same key if they differ only in upper and lower case, in Unicode compatibility forms, such as
 * full-width letters, or in joiners that nobody sees.
 */
export function usernameKey(username: string): string {
  return username
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '');
}
