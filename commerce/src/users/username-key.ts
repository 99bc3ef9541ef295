/** Names that look alike are one name: case, width and compatibility forms don't tell them apart. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}
