import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The IPv4 address, or the first 64 bits of an IPv6 address: a customer may choose any address in such a network. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`
    : parsed.toString();
}
