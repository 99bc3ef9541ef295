/** Makes names that look alike equal: case, width and compatibility forms do not distinguish them. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}
