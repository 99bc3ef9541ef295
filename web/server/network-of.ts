import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An IPv6 address counts by its first 64 bits, because every customer of a provider has at least that network. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`
    : parsed.toString();
}
