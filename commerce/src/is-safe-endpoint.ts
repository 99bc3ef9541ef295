/** Plain HTTP is only for a counterpart on this machine. */
export function isSafeEndpoint(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isLocal = url && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal === true);
}
