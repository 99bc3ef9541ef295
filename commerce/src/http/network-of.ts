import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The network of a caller: the IPv4 address, or the first 64 bits of an IPv6 address. A provider gives each customer
 * at least a network of 64 bits, in which the customer chooses any address.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`
    : parsed.toString();
}
