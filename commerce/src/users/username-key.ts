/** Ignores upper and lower case, Unicode compatibility forms, such as full-width letters, and invisible joiners. */
export function usernameKey(username: string): string {
  return username
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '');
}
