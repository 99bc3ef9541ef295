import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Makes the headers that say where a request came from true: what a visitor wrote into them is dropped, what
 * a trusted proxy wrote is believed. The secret between the services never passes.
 */
export type SetForwarded = (request: IncomingMessage, requestId: string) => void;

/** @param trusted addresses and networks, such as `127.0.0.1` and `10.0.0.0/8` */
export function createSetForwarded(trusted: readonly string[]): SetForwarded {
  const proxies = blockList(trusted);

  const isProxy = (address: string) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

  /** The nearest address that is no proxy of ours: the services limit by it and believe nothing before it. */
  function visitorOf(before: string | undefined, peer: string): string {
    const way = [...(before?.split(',') ?? []).map((address) => address.trim()).filter(isAddress), peer];
    return way.findLast((address) => !isProxy(address)) ?? peer;
  }

  return (request, requestId) => {
    const { headers } = request;
    const peer = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    const believed = isProxy(peer);
    const before = believed ? asText(headers['x-forwarded-for']) : undefined;
    const host = (believed ? asText(headers['x-forwarded-host']) : undefined) ?? headers.host;
    const proto = (believed ? asText(headers['x-forwarded-proto']) : undefined) ?? 'http';

    for (const name of Object.keys(headers)) if (untrustworthy.test(name)) delete headers[name];
    headers['x-forwarded-for'] = visitorOf(before, peer);
    headers['x-forwarded-proto'] = proto;
    if (host) headers['x-forwarded-host'] = host;
    headers['x-request-id'] = requestId;
  };
}

const untrustworthy = /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-internal-token)$/;

function isAddress(text: string): boolean {
  return isIP(text) !== 0;
}

function blockList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

function asText(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header;
}
