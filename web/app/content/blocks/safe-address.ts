const ownOrigin = 'https://own.invalid';
const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Null when the address is unsafe, such as `javascript:`. An address without a host becomes a path of this site. */
export function safeAddress(entered: string): string | null {
  let url: URL;
  try {
    url = new URL(entered.trim(), ownOrigin);
  } catch {
    return null;
  }
  if (!protocols.has(url.protocol)) return null;
  return url.origin === ownOrigin ? url.pathname + url.search + url.hash : url.href;
}
